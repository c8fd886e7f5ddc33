"""The words of the scenario language, and the numbers that the rules know them by."""

from types import ModuleType

from carambolage.games.thunder_road.names import (
    airstrike,
    bounty,
    card,
    command,
    condition,
    crew,
    damage,
    direction,
    face,
    hazard,
    leader,
    one_shot,
    ongoing,
    rig,
    terrain,
    upgrade,
)
from carambolage.games.thunder_road.names import ask as asking
from carambolage.games.thunder_road.names import tell as telling
from carambolage.games.thunder_road.state import CREW_VEHICLES, FIRST_WRECK

WAYS = {"F": "front", "FL": "front_left", "FR": "front_right", "B": "rear", "BL": "rear_left", "BR": "rear_right"}
SIZES = ("small", "medium", "large")
SECTIONS = ("front", "middle", "rear")
NOT_NAMES = {"kinds", "none", "slots", "bonus_slot", "commands", "all_damaged", "unknown", "minor_mark"}


def words_of(module: ModuleType, but: set[str] = NOT_NAMES) -> dict[str, int]:
    """The names of a module of plain numbers, in small letters."""
    return {name.lower(): value for name, value in vars(module).items() if name.isupper() and name.lower() not in but}


TERRAINS = words_of(terrain)
HAZARDS = words_of(hazard)
DIRECTIONS = words_of(direction)
SLAMS = {"top": face.TOP, "bottom": face.BOTTOM}
SHOTS = {"large": face.LARGE, "medium": face.SHOT_MEDIUM, "medium_or_small": face.MEDIUM_OR_SMALL, "any": face.ANY}
FIRES = {"plus_1": face.PLUS_1, "plus_2": face.PLUS_2, "out": face.OUT, "eliminated": face.ELIMINATED}
DAMAGES = words_of(damage, {"none", "kinds", "skid"}) | {
    f"skid_{name}": damage.SKID + number for name, number in DIRECTIONS.items()
}
ONGOING = words_of(ongoing)
COMMANDS = words_of(command, NOT_NAMES | {"bonus"})
RIG_COMMANDS = words_of(rig, NOT_NAMES | {"repair"}) | {
    f"repair_{section}": rig.REPAIR + number for number, section in enumerate(SECTIONS)
}
LEADERS, UPGRADES, AIRSTRIKES = words_of(leader), words_of(upgrade), words_of(airstrike)
BOUNTIES, ONE_SHOTS, CONDITIONS = words_of(bounty), words_of(one_shot), words_of(condition)
CREWS = {
    name: number
    for name, number in words_of(crew).items()
    if number <= crew.FINAL_FIVE and name not in ("car", "bike", "truck", "section", "wreck")
}
QUESTIONS, EVENTS = words_of(asking), words_of(telling, {"names"})

CARDS = {
    **{name: card.POWER + number for name, number in LEADERS.items()},
    **{name: card.UPGRADE + number for name, number in UPGRADES.items()},
    **{name: card.AIRSTRIKE + number for name, number in AIRSTRIKES.items()},
    **{name: card.BOUNTY + number for name, number in BOUNTIES.items()},
    **{name: card.ONE_SHOT + number for name, number in ONE_SHOTS.items()},
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
    if kind == crew.BIG_RIG:
        return SECTIONS[slot]
    return str(slot + 1) if kind == crew.FINAL_FIVE else SIZES[slot]


def crew_word(kind: int) -> str:
    """A crew's name in front of a vehicle."""
    return {crew.BIG_RIG: "rig", crew.FINAL_FIVE: "bike"}.get(kind, word(CREWS, kind))


def vehicle_number(kinds: list[int], words: str) -> int:
    """The number of a vehicle, given which crews play."""
    owner, which = words.rsplit(" ", 1)
    if owner == "wreck":
        return FIRST_WRECK + int(which) - 1
    kind = {"rig": crew.BIG_RIG, "bike": crew.FINAL_FIVE}.get(owner, CREWS.get(owner, -1))
    assert kind in kinds, f"{words!r}: no such crew plays"
    return kinds.index(kind) * CREW_VEHICLES + slot_of(which)
