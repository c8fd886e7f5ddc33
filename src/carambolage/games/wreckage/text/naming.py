"""Phrases for the things of the game: players, vehicles, cards, equipment, obstacles, and lists of them."""

from collections.abc import Sequence

from carambolage.engine.words.phrase import Phrase, seat_name
from carambolage.games.wreckage.names.components import (
    OBSTACLE_TOKENS,
    Card,
    Damage,
    Equipment,
    Face,
    Obstacle,
    Token,
    Vehicle,
)
from carambolage.games.wreckage.names.things import UNSEEN, Play
from carambolage.games.wreckage.state import State
from carambolage.games.wreckage.tables import Tables
from carambolage.games.wreckage.turn.cards import play_of

VEHICLE_IDS, TOKEN_IDS, EQUIPMENT_IDS = Vehicle.ids(), Token.ids(), Equipment.ids()
DAMAGE_IDS, OBSTACLE_IDS, PLAY_IDS = Damage.ids(), Obstacle.ids(), Play.ids()
DEGREES = 5


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


def obstacle_name(g: State, obstacle: int) -> Phrase:
    """An obstacle by what it shows; one that has just gone by the kind that it had is told by events."""
    return Phrase(f"obstacle-{OBSTACLE_IDS[g.obstacles[obstacle].kind]}")


def token_of(kind: int) -> int:
    """The token of an obstacle, whichever face it shows."""
    return kind % OBSTACLE_TOKENS


def degrees(angle: int) -> int:
    """The angle of an answer in degrees."""
    return DEGREES * (angle + 1)


def speed_name(speed: int, gear: int) -> Phrase:
    """A speed with its gear."""
    return Phrase("speed", speed=speed, gear="reverse" if gear and speed else "forward")


def players(seats: int) -> list[Phrase]:
    """Players given as bits."""
    return [seat_name(seat) for seat in range(4) if (seats >> seat) & 1]


def listing(parts: Sequence[Phrase], join: str = "and") -> Phrase:
    """Several things in a row: a, b and c, or a, b or c."""
    if len(parts) == 1:
        return parts[0]
    row = Phrase(f"list-{join}", first=parts[-2], last=parts[-1])
    for part in reversed(parts[:-2]):
        row = Phrase("list-more", first=part, rest=row)
    return row
