"""The road as text: lanes as rows, the race to the right, odd lanes shifted by half a space, three signs per space.

A space shows the sign of its ground, or of a token, or a vehicle (the letter of its crew, small when it is inoperable,
and its number) followed by its ground; `@` is a chopper.
"""

from collections.abc import Iterator, Mapping

from carambolage.games.thunder_road.text.terms import LANES
from carambolage.games.thunder_road.text.view import View
from carambolage.games.thunder_road.text.view_road import Space, VehicleSeen

GROUNDS = {"road": ".", "sand": ":", "mud": "~", "impassable": "#", "goo": "%", "glass": "/", "ramp": ">"}
GROUNDS |= {"fire": "^", "salt": "_"}
TOKENS = {"unknown": "?", "oil": "o", "loose_oil": "o", "controlled_oil": "o", "mine": "*", "controlled_mine": "*"}
TOKENS |= {"wreck": "w", "quake": "q", "sand_worm": "s", "road": "r", "pit_trap": "#"}
CREWS = {"blue": "B", "green": "G", "orange": "O", "white": "W", "big_rig": "R", "final_five": "F", None: "-"}
WRECK, CHOPPER, FINISH, CROWD = "xx", "@", "F", "+"
TILE_COLUMNS = 8


def sign(view: View, vehicle: VehicleSeen) -> str:
    """A vehicle as two signs: B1 is Blue's first, b1 the same broken down, xx a wreck."""
    if vehicle.crew is None:
        return WRECK
    letter = CREWS[view.crews[vehicle.crew].id]
    return f"{letter.lower() if vehicle.broken else letter}{vehicle.vehicle % 5 + 1}"


def picture(view: View) -> Iterator[str]:
    """The three tiles, below a row with the numbers of the columns."""
    known = {vehicle.vehicle: vehicle for vehicle in view.vehicles}
    first = view.column
    yield f"  {_tiles([f'{number:>2} ' for number in range(first, first + 3 * TILE_COLUMNS)], ' ')}".rstrip()
    for lane, letter in enumerate(LANES):
        row = [space for space in view.spaces if space.lane == lane]
        cells = [_cell(view, known, space) for space in row]
        shift = " " * (lane % 2)
        end = FINISH if view.finish is not None else ""
        yield f"{letter} {shift}{_tiles(cells, '|')}{end}"


def _tiles(cells: list[str], edge: str) -> str:
    """Cells with an edge around each tile."""
    parts = ["".join(cells[first : first + TILE_COLUMNS]) for first in range(0, len(cells), TILE_COLUMNS)]
    return f"{edge}{edge.join(parts)}{edge}"


def _cell(view: View, known: Mapping[int, VehicleSeen], space: Space) -> str:
    """One space, three signs wide."""
    ground = GROUNDS[space.terrain]
    if space.vehicles:
        top = sign(view, known[space.vehicles[-1]])
        crowd = len(space.vehicles) > 1
        return f"{top}{CROWD if crowd else CHOPPER if space.chopper is not None else ground}"
    if space.chopper is not None:
        return f"{CREWS[view.crews[space.chopper].id]}{CHOPPER}{ground}"
    hazard = space.hazard
    return f" {ground} " if hazard is None else f" {TOKENS.get(hazard, ground)} "
