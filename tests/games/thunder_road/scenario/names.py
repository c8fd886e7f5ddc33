"""The words of the scenario language, and the numbers that the rules know them by."""

from carambolage.engine.rules.names import Names
from carambolage.games.thunder_road.names.cards import (
    Airstrike,
    Bounty,
    Card,
    Condition,
    Leader,
    OneShot,
    Ongoing,
    Upgrade,
)
from carambolage.games.thunder_road.names.event import Event
from carambolage.games.thunder_road.names.question import Question
from carambolage.games.thunder_road.names.things import (
    Command,
    CrewKind,
    Damage,
    Direction,
    FireFace,
    Hazard,
    RigCommand,
    ShootingFace,
    SlamFace,
    Terrain,
)
from carambolage.games.thunder_road.state import CREW_VEHICLES, FIRST_WRECK

WAYS = {"F": "front", "FL": "front_left", "FR": "front_right", "B": "rear", "BL": "rear_left", "BR": "rear_right"}
SIZES = ("small", "medium", "large")
SECTIONS = ("front", "middle", "rear")


def words_of(names: type[Names], *but: str) -> dict[str, int]:
    """The names of a family of numbers, in small letters."""
    return {name.lower(): value for name, value in names.numbers().items() if name.lower() not in but}


TERRAINS = words_of(Terrain)
HAZARDS = words_of(Hazard, "none", "unknown")
DIRECTIONS = words_of(Direction, "none")
SLAMS, SHOTS, FIRES = words_of(SlamFace), words_of(ShootingFace), words_of(FireFace)
DAMAGES = words_of(Damage, "none", "skid") | {
    f"skid_{name}": Damage.SKID + number for name, number in DIRECTIONS.items()
}
ONGOING = words_of(Ongoing)
COMMANDS = words_of(Command, "none", "bonus")
RIG_COMMANDS = words_of(RigCommand, "repair") | {
    f"repair_{section}": RigCommand.REPAIR + number for number, section in enumerate(SECTIONS)
}
LEADERS, UPGRADES, AIRSTRIKES = words_of(Leader), words_of(Upgrade), words_of(Airstrike)
BOUNTIES, ONE_SHOTS, CONDITIONS = words_of(Bounty), words_of(OneShot), words_of(Condition)
CREWS = words_of(CrewKind)
QUESTIONS, EVENTS = words_of(Question), words_of(Event)

CARDS = {
    **{name: Card.POWER + number for name, number in LEADERS.items()},
    **{name: Card.UPGRADE + number for name, number in UPGRADES.items()},
    **{name: Card.AIRSTRIKE + number for name, number in AIRSTRIKES.items()},
    **{name: Card.BOUNTY + number for name, number in BOUNTIES.items()},
    **{name: Card.ONE_SHOT + number for name, number in ONE_SHOTS.items()},
}


def word(names: dict[str, int], number: int) -> str:
    """The name of a number."""
    return next(name for name, value in names.items() if value == number)


def way_of(words: str) -> int:
    """A direction, as "FL" or "front_left"."""
    return DIRECTIONS[WAYS.get(words, words)]


def letters_of(way: int) -> str:
    """A direction as the letters of the catalogue."""
    return list(WAYS)[list(WAYS.values()).index(word(DIRECTIONS, way))]


def slot_of(words: str) -> int:
    """The place of a vehicle in its crew: by size, section or number."""
    if words.isdigit():
        return int(words) - 1
    return SIZES.index(words) if words in SIZES else SECTIONS.index(words)


def vehicle_word(kind: int, slot: int) -> str:
    """A vehicle's name within its crew."""
    if kind == CrewKind.BIG_RIG:
        return SECTIONS[slot]
    return str(slot + 1) if kind == CrewKind.FINAL_FIVE else SIZES[slot]


def crew_word(kind: int) -> str:
    """A crew's name in front of a vehicle."""
    return {CrewKind.BIG_RIG: "rig", CrewKind.FINAL_FIVE: "bike"}.get(kind, word(CREWS, kind))


def vehicle_number(kinds: list[int], words: str) -> int:
    """The number of a vehicle, given which crews play."""
    owner, which = words.rsplit(" ", 1)
    if owner == "wreck":
        return FIRST_WRECK + int(which) - 1
    kind = {"rig": CrewKind.BIG_RIG, "bike": CrewKind.FINAL_FIVE}.get(owner, CREWS.get(owner, -1))
    assert kind in kinds, f"{words!r}: no such crew plays"
    return kinds.index(kind) * CREW_VEHICLES + slot_of(which)
