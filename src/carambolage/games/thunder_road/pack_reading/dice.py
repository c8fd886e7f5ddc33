"""The dice: six faces each, stored as results (chapter 28.1)."""

from carambolage.engine.packs.ordered import in_order
from carambolage.engine.packs.reader import Item, PackReader
from carambolage.games.thunder_road.state import Tables

COUNTS = {
    "cars": 4,
    "big_rig": 4,
    "final_five": 6,
    "road": 1,
    "stunt": 1,
    "direction": 1,
    "slam": 1,
    "shooting": 1,
    "fire": 1,
    "fire_hot": 1,
}
DIRECTIONS = ("front", "front_left", "front_right", "rear", "rear_left", "rear_right")
SLAMS = ("top", "bottom")
SHOTS = ("large", "medium", "medium_or_small", "any")
FIRES = ("plus_1", "plus_2", "out", "eliminated")
FACES = 6
HIGHEST = 6
HIGHEST_OF_RIG = 3


def read_dice(reader: PackReader, t: Tables) -> None:
    """All dice of the box."""
    for number, die in in_order(reader.file("dice.toml"), "die", tuple(COUNTS)):
        name = list(COUNTS)[number]
        die.number("count", COUNTS[name], COUNTS[name])
        read_die(die, name, t)


def read_die(die: Item, name: str, t: Tables) -> None:
    """The faces of one die, to where they belong."""
    match name:
        case "cars":
            t.car_die[:] = die.numbers("faces", 1, HIGHEST, FACES)
        case "big_rig":
            t.rig_die[:] = die.numbers("faces", 1, HIGHEST_OF_RIG, FACES)
        case "final_five":
            t.bike_die[:] = die.numbers("faces", 1, HIGHEST, FACES)
        case "road":
            t.road_die[:] = die.numbers("faces", 1, HIGHEST, FACES)
        case "stunt":
            t.stunt_die[:] = die.numbers("faces", 1, HIGHEST, FACES)
        case "direction":
            t.direction_die[:] = die.choices("faces", DIRECTIONS, FACES)
        case "slam":
            t.slam_die[:] = die.choices("faces", SLAMS, FACES)
        case "shooting":
            t.shooting_die[:] = die.choices("faces", SHOTS, FACES)
        case "fire":
            t.fire_die[0][:] = die.choices("faces", FIRES, FACES)
        case "fire_hot":
            t.fire_die[1][:] = die.choices("faces", FIRES, FACES)
