"""Phrases for the things of the game: players, vehicles, cards, equipment, obstacles, and lists of them."""

from collections.abc import Sequence

from carambolage.engine.words.phrase import Phrase, seat_name
from carambolage.games.wreckage.geometry.angles import SPACE
from carambolage.games.wreckage.names.components import (
    WEAPONS,
    Ability,
    Card,
    Damage,
    Equipment,
    Face,
    Icon,
    Obstacle,
    Token,
    Vehicle,
)
from carambolage.games.wreckage.names.things import UNSEEN, Cause, Direction, Gear, Play, Side
from carambolage.games.wreckage.tables import Tables
from carambolage.games.wreckage.turn.cards import play_of

VEHICLE_IDS, TOKEN_IDS, EQUIPMENT_IDS = Vehicle.ids(), Token.ids(), Equipment.ids()
DAMAGE_IDS, OBSTACLE_IDS, PLAY_IDS = Damage.ids(), Obstacle.ids(), Play.ids()
CAUSE_IDS, DIRECTION_IDS, ICON_IDS, GEAR_IDS, SIDE_IDS = (
    Cause.ids(),
    Direction.ids(),
    Icon.ids(),
    Gear.ids(),
    Side.ids(),
)
DEGREES = 5
UPGRADE_NUMBERS = {
    "steel_plating": ("points", "plating_points"),
    "mine_dropper": ("mines", "mines_each"),
    "nitro": ("spaces", "nitro_spaces"),
    "armour": ("structure", "armour_structure"),
}


def vehicle_name(vehicle: int) -> Phrase:
    """A vehicle by its name."""
    return Phrase(f"vehicle-{VEHICLE_IDS[vehicle]}")


def equipment_name(kind: int) -> Phrase:
    """A weapon or an upgrade."""
    return Phrase(f"equipment-{EQUIPMENT_IDS[kind]}")


def play_name(play: int) -> Phrase:
    """A steering card by what it does."""
    return Phrase(f"card-{PLAY_IDS[play]}") if play != Play.NONE else Phrase("card-repeat")


def face_id(t: Tables, vehicle: int, face: int) -> str:
    """What a planned card says, as the name of a card, `empty` or `unseen`."""
    if face == Face.EMPTY:
        return "empty"
    return "unseen" if face == UNSEEN else PLAY_IDS[play_of(t, vehicle, face)]


def face_name(t: Tables, vehicle: int, face: int) -> Phrase:
    """What a planned card says."""
    return Phrase(f"card-{face_id(t, vehicle, face)}")


def kind_id(t: Tables, vehicle: int, kind: int) -> str:
    """The card itself, of which Accelerate and Decelerate are two ends."""
    return "pedals" if kind == Card.PEDALS else PLAY_IDS[play_of(t, vehicle, kind + 1)]


def kind_name(t: Tables, vehicle: int, kind: int) -> Phrase:
    """The card itself."""
    return Phrase(f"card-{kind_id(t, vehicle, kind)}")


def damage_name(kind: int) -> Phrase:
    """A damage card."""
    return Phrase(f"damage-{DAMAGE_IDS[kind]}")


def degrees(angle: int) -> int:
    """The angle of an answer in degrees."""
    return DEGREES * (angle + 1)


def speed_name(speed: int, gear: int) -> Phrase:
    """A speed with its gear."""
    return Phrase("speed", speed=speed, gear="reverse" if gear and speed else "forward")


def players(seats: int) -> list[Phrase]:
    """Players given as bits."""
    return [seat_name(seat) for seat in bits(seats, 4)]


def token_name(token: int) -> Phrase:
    """The colour of a vehicle token."""
    return Phrase(f"token-{TOKEN_IDS[token]}")


def equipment_numbers(t: Tables, kind: int) -> dict[str, int]:
    """The numbers on an equipment card, as its text asks for them."""
    if kind >= WEAPONS:
        name = EQUIPMENT_IDS[kind]
        return {UPGRADE_NUMBERS[name][0]: getattr(t, UPGRADE_NUMBERS[name][1])} if name in UPGRADE_NUMBERS else {}
    abilities = {name.lower(): int(t.ability[kind] & bit != 0) for name, bit in Ability.numbers().items()}
    return {"attack": t.attack[kind], "reach": t.reach[kind], **abilities}


def equipment_text(t: Tables, kind: int) -> Phrase:
    """What an equipment card does, with the numbers of the pack."""
    return Phrase(f"equipment-{EQUIPMENT_IDS[kind]}.text", **equipment_numbers(t, kind))


def cause_name(cause: int) -> Phrase:
    """Where damage comes from."""
    return Phrase(f"cause-{CAUSE_IDS[cause]}")


def direction_name(direction: int) -> Phrase:
    """Where a weapon points."""
    return Phrase(f"direction-{DIRECTION_IDS[direction]}")


def obstacle_met(kind: int) -> Phrase:
    """An obstacle that something runs into."""
    return Phrase("met-obstacle", obstacle=OBSTACLE_IDS[kind])


def spaces(distance: int) -> Phrase:
    """A distance in spaces, with a tenth where it is not a whole number of them."""
    tenths = (abs(distance) * 10 + SPACE // 2) // SPACE
    if tenths % 10 == 0:
        return Phrase("count-spaces", spaces=tenths // 10)
    return Phrase("part-spaces", whole=tenths // 10, tenths=tenths % 10)


def place_name(x: int, y: int) -> Phrase:
    """A place in the arena, in spaces from its middle."""
    across, along = _tenths(x), _tenths(y)
    return Phrase(
        "place", across=across, side="east" if x >= 0 else "west", along=along, end="north" if y >= 0 else "south"
    )


def _tenths(distance: int) -> Phrase:
    tenths = (abs(distance) * 10 + SPACE // 2) // SPACE
    return Phrase("tenths", whole=tenths // 10, tenths=tenths % 10)


def listing(parts: Sequence[Phrase], join: str = "and") -> Phrase:
    """Several things in a row: a, b and c, or a, b or c."""
    if len(parts) == 1:
        return parts[0]
    row = Phrase(f"list-{join}", first=parts[-2], last=parts[-1])
    for part in reversed(parts[:-2]):
        row = Phrase("list-more", first=part, rest=row)
    return row


def bits(number: int, count: int) -> list[int]:
    """The places of the bits that are set in a number."""
    return [place for place in range(count) if (number >> place) & 1]
