"""Ids of things by their numbers, and phrases for them: crews, vehicles, spaces, tokens, dice, and lists of them.

Crews and vehicles come in forms: `start` begins a sentence, `inside` stands within one, `of` owns something, `to` gets
something. A space is named like a seat in a plane, by its column along the whole race and its lane (A at the left edge
to F): 12C. So it is never taken for a vehicle's sign, as B1 for Blue's first.
"""

from collections.abc import Sequence

from carambolage.engine.words.phrase import Phrase, seat_name
from carambolage.games.thunder_road.ground.grid import column_of, lane_of
from carambolage.games.thunder_road.hidden.hide import sees_token
from carambolage.games.thunder_road.names.question import Question
from carambolage.games.thunder_road.names.things import Hazard, Moment
from carambolage.games.thunder_road.pack_reading.boards import COMMANDS as COMMAND_NUMBERS
from carambolage.games.thunder_road.pack_reading.boards import RIG_REPAIRS, RIG_WEAK
from carambolage.games.thunder_road.pack_reading.crews import BIKES, CARS
from carambolage.games.thunder_road.pack_reading.crews import CREWS as CREW_PARTS
from carambolage.games.thunder_road.pack_reading.dice import DIRECTIONS, FIRES, SHOTS, SLAMS
from carambolage.games.thunder_road.pack_reading.tokens import DAMAGES, STAYING
from carambolage.games.thunder_road.state import CREW_VEHICLES, FIRST_WRECK, START, TILE_COLUMNS, State

CREWS = tuple(CREW_PARTS)
KINDS = ("car", "bike", "truck", "section", "wreck")
SECTIONS = ("front", "middle", "rear")
SIZES = ("tiny", "small", "medium", "large", "huge")
HAZARDS = (*STAYING, "loose_oil", "controlled_oil", "controlled_mine", "unknown")
DAMAGE = (*DAMAGES, "minor", "stand_in")
COMMANDS = tuple(COMMAND_NUMBERS)
RIG_COMMANDS = (*RIG_WEAK, *RIG_REPAIRS)
REASONS = ("finish", "survivor", "wipeout", "round_cap")
LANES = "ABCDEF"
QUESTIONS = {number: name.lower() for name, number in Question.numbers().items()}
MOMENTS = Moment.ids()
BIG_RIG, FINAL_FIVE = CREWS.index("big_rig"), CREWS.index("final_five")


def vehicle_id(g: State, v: int) -> str:
    """The id of a vehicle; the three sections of the truck share one."""
    if v >= FIRST_WRECK:
        return "wreck"
    kind = g.crews[v // CREW_VEHICLES].kind
    if kind == BIG_RIG:
        return "big_rig"
    return BIKES[v % CREW_VEHICLES] if kind == FINAL_FIVE else CARS[v % CREW_VEHICLES]


FIRST_TILES = 3


def crew_name(g: State, crew: int, form: str = "inside") -> Phrase:
    """A crew by its colour, or its player before the crew is chosen."""
    kind = g.crews[crew].kind
    if kind < 0:
        return seat_name(g.crews[crew].seat)
    return Phrase("who-crew", crew=Phrase(f"colour-{CREWS[kind]}"), form=form)


def crews_of(g: State, seat: int) -> Phrase:
    """The crew of a player, or all of them."""
    return listing([crew_name(g, crew) for crew in range(g.crew_count) if g.crews[crew].seat == seat])


def vehicle_name(g: State, v: int, form: str = "inside") -> Phrase:
    """A vehicle with its colour; a section of the truck by its place; a wreck."""
    name = vehicle_id(g, v)
    if v >= FIRST_WRECK:
        return Phrase("who-wreck", form=form)
    kind = KINDS[g.vehicles[v].kind]
    if kind == "bike":
        return Phrase("who-bike", bike=Phrase(f"vehicle-{name}"), form=form)
    if kind == "section":
        return Phrase("who-section", section=SECTIONS[v % CREW_VEHICLES], form=form)
    if kind == "truck":
        return Phrase("who-truck", form=form)
    return Phrase(f"who-{name}", owner=Phrase(f"owner-{CREWS[g.crews[v // CREW_VEHICLES].kind]}"), form=form)


def absolute_column(g: State, space: int) -> int:
    """The column counted from the start of the race (TR-GEO-03)."""
    return TILE_COLUMNS * (g.tile_number - FIRST_TILES) + column_of(g, space)


def space_code(g: State, space: int) -> str:
    """A space as column and lane: 12C."""
    return code_of(absolute_column(g, space), lane_of(space))


def code_of(column: int, lane: int) -> str:
    """The code of a lane and a column counted from the start of the race."""
    return f"{column}{LANES[lane]}"


def where(g: State, v: int) -> Phrase | str:
    """Where a vehicle stands: on a space, or still in the start area."""
    space = g.vehicles[v].space
    return space_code(g, space) if space >= 0 else Phrase("place-start" if space == START else "place-gone")


def located(g: State, v: int) -> Phrase:
    """A vehicle with its space, so that two wrecks are not mixed up."""
    return Phrase("vehicle_at", vehicle=vehicle_name(g, v, "start"), space=where(g, v))


def seen_token(g: State, space: int, seat: int) -> int:
    """The token on a space as a seat knows it: a facedown one only if it has looked at it."""
    kind = g.token[space]
    if kind < 0 or sees_token(g, seat, space):
        return kind
    return Hazard.UNKNOWN


def seen_tokens(g: State, seat: int) -> list[int]:
    """The tokens on all spaces as a seat knows them."""
    return [kind if kind < 0 else seen_token(g, space, seat) for space, kind in enumerate(g.token)]


def damage_name(kind: int) -> Phrase:
    """A damage token."""
    return Phrase(f"damage-{DAMAGE[kind]}")


def way_name(way: int) -> Phrase:
    """A direction."""
    return Phrase(f"direction-{DIRECTIONS[way]}")


def shot_face(face: int) -> Phrase:
    """A face of the shooting die."""
    return Phrase(f"face-{SHOTS[face]}")


def slam_face(face: int) -> Phrase:
    """A face of the slam die."""
    return Phrase(f"face-{SLAMS[face]}")


def fire_face(face: int) -> Phrase:
    """A face of the fire die."""
    return Phrase(f"face-{FIRES[face]}")


def listing(parts: Sequence[Phrase]) -> Phrase:
    """Several things in a row: a, b and c."""
    if len(parts) == 1:
        return parts[0]
    command = Phrase("list-and", first=parts[-2], last=parts[-1])
    for part in reversed(parts[:-2]):
        command = Phrase("list-more", first=part, rest=command)
    return command


def joined(parts: Sequence[Phrase]) -> Phrase:
    """Things side by side: a, b, c."""
    command = parts[-1]
    for part in reversed(parts[:-1]):
        command = Phrase("list-more", first=part, rest=command)
    return command
