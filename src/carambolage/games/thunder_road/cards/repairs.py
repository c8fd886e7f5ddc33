"""Repairs that cards grant: Supply Drop, Pinball Wizard, On Its Last Legs, Emergency Weld (TR-EFX-48)."""

from carambolage.engine.rules.rule import rule
from carambolage.engine.rules.state import ask, offer, push
from carambolage.games.thunder_road.crews.big_rig import undent
from carambolage.games.thunder_road.damage.tokens import mend
from carambolage.games.thunder_road.flow import flow
from carambolage.games.thunder_road.ground.grid import distance
from carambolage.games.thunder_road.names.action import Action
from carambolage.games.thunder_road.names.effect import Effect
from carambolage.games.thunder_road.names.question import Question
from carambolage.games.thunder_road.names.things import CrewKind, Damage
from carambolage.games.thunder_road.state import CREW_VEHICLES, GONE, State, Tables

ANYWHERE = 0


@rule
def is_in_range(g: State, crew: int, v: int, reach: int) -> bool:
    """Whether a vehicle, or a section of the truck, is close enough to its crew's chopper; ANYWHERE needs none."""
    space = g.vehicles[v].space
    if reach == ANYWHERE:
        return space != GONE
    return space >= 0 and g.crews[crew].chopper >= 0 and distance(g, space, g.crews[crew].chopper) <= reach


@rule
def truck_in_range(g: State, crew: int, reach: int) -> bool:
    """The truck is in range with any of its sections (TR-AIR-107)."""
    first = crew * CREW_VEHICLES
    for section in range(first, first + 3):
        if is_in_range(g, crew, section, reach):
            return True
    return False


@rule
def can_mend(g: State, crew: int, reach: int) -> bool:
    """Whether a crew has a damage token in range that could be repaired (TR-CRD-18)."""
    if g.crews[crew].kind == CrewKind.BIG_RIG:
        return g.crews[crew].dented != 0 and truck_in_range(g, crew, reach)
    for v in range(crew * CREW_VEHICLES, crew * CREW_VEHICLES + CREW_VEHICLES):
        if g.vehicles[v].damage[0] != Damage.NONE and is_in_range(g, crew, v, reach):
            return True
    return False


@flow.effect(Effect.MEND)
def mend_some(g: State, t: Tables, crew: int, reach: int, count: int) -> None:
    """So many tokens are repaired, one after the other (TR-EFX-48)."""
    if g.crews[crew].out != 0 or not can_mend(g, crew, reach):
        return
    if count > 1:
        push(g, Effect.MEND, crew, reach, count - 1)
    ask(g, Question.SUPPLY_TARGET, g.crews[crew].seat, crew, reach)


@flow.offering(Question.SUPPLY_TARGET)
def offer_mends(g: State, t: Tables, seat: int, crew: int, reach: int) -> None:
    """Each token of each own vehicle in range; of the truck each damaged command (TR-AIR-107)."""
    if g.crews[crew].kind == CrewKind.BIG_RIG:
        for command in range(6):
            if (g.crews[crew].dented >> command) & 1:
                offer(g, Action.RIG_COMMAND + command)
        return
    for v in range(crew * CREW_VEHICLES, crew * CREW_VEHICLES + CREW_VEHICLES):
        if is_in_range(g, crew, v, reach):
            offer_tokens(g, v)


@rule
def offer_tokens(g: State, v: int) -> None:
    """The damage tokens of one vehicle (TR-CMD-11)."""
    for slot in range(2):
        if g.vehicles[v].damage[slot] != Damage.NONE:
            offer(g, Action.REPAIR + 2 * v + slot)


@flow.answering(Question.SUPPLY_TARGET)
def answer_mend(g: State, t: Tables, seat: int, action: int, crew: int) -> None:
    """The token leaves."""
    take_token_off(g, t, crew, action)


@rule
def take_token_off(g: State, t: Tables, crew: int, action: int) -> None:
    """A damage token of a car or motorcycle, or a minor damage of the truck, is repaired (TR-CMD-12, TR-RIG-34)."""
    if g.crews[crew].kind == CrewKind.BIG_RIG:
        undent(g, crew, action - Action.RIG_COMMAND)
    else:
        mend(g, t, (action - Action.REPAIR) // 2, (action - Action.REPAIR) % 2)
