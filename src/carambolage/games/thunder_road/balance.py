"""What a study of the balance asks of the game (TR-CRD-50): who leads, and what each player played with."""

from carambolage.engine.game import Component, Told
from carambolage.engine.rules.rule import rule
from carambolage.games.thunder_road.names.things import Command, CrewKind
from carambolage.games.thunder_road.pack_reading.cards import AIRSTRIKES, BOUNTIES, ONE_SHOTS, UPGRADES
from carambolage.games.thunder_road.pack_reading.leaders import LEADERS
from carambolage.games.thunder_road.state import CREW_VEHICLES, Crew, State, Tables
from carambolage.games.thunder_road.text.naming import COMMANDS, CREWS
from carambolage.games.thunder_road.turn.end_of_game import standing_of

BONUS_COMMANDS = COMMANDS[Command.BONUS :]
LEADER_IDS, UPGRADE_IDS = tuple(LEADERS), tuple(UPGRADES)
HAND = (("airstrike", tuple(AIRSTRIKES)), ("bounty", tuple(BOUNTIES)), ("one_shot", tuple(ONE_SHOTS)))


@rule
def lead_of(g: State, t: Tables, seat: int) -> int:
    """Who is still in leads by the vehicle that is furthest ahead."""
    return standing_of(g, seat)


def components(g: State, told: Told, seat: int) -> list[Component]:
    """The crews of a seat with their leader, upgrades and cards as they were dealt; `g` is the game once set up."""
    parts: list[Component] = []
    for number, crew in enumerate(g.crews[: g.crew_count]):
        if crew.seat == seat:
            first = number * CREW_VEHICLES
            fitted = [vehicle.upgrade - 1 for vehicle in g.vehicles[first : first + CREW_VEHICLES] if vehicle.upgrade]
            parts += _crew_cards(crew)
            parts += [Component("upgrade", UPGRADE_IDS[which]) for which in fitted]
            if g.house.german_engineering and crew.kind < CrewKind.BIG_RIG:
                parts.append(Component("movement", "cards" if crew.german else "dice"))
    return parts


def _crew_cards(crew: Crew) -> list[Component]:
    parts = [Component("crew", CREWS[crew.kind])]
    if crew.leader:
        parts.append(Component("leader", LEADER_IDS[crew.leader - 1]))
    if crew.bonus:
        parts.append(Component("bonus", BONUS_COMMANDS[crew.bonus - 1]))
    for kind, names in HAND:
        held = getattr(crew, kind)
        if held:
            parts.append(Component(kind, names[held - 1]))
    return parts
