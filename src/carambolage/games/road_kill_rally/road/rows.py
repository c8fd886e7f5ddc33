"""Rows, lanes and spaces: what is printed on a space, and what stands on it (chapter 4.1)."""

from carambolage.engine.rules.rule import rule
from carambolage.games.road_kill_rally.names.things import LANES, SEATS, Status
from carambolage.games.road_kill_rally.state import NOBODY, Placed, State, Tables


@rule
def space_of(row: int, lane: int) -> int:
    """The number of a space: rows count from 1, lanes from 0 (RK-ROA-01, RK-ROA-31)."""
    return LANES * (row - 1) + lane


@rule
def space_under(g: State, seat: int) -> int:
    """The space on which a car stands; a number below 0 where it is out of the race."""
    return space_of(g.car[seat].row, g.car[seat].lane)


@rule
def row_of(space: int) -> int:
    """The global row of a space."""
    return space // LANES + 1


@rule
def lane_of(space: int) -> int:
    """The lane of a space."""
    return space % LANES


@rule
def printed_row(t: Tables, placed: Placed, row: int) -> int:
    """The printed row of a tile at a global row: a reversed tile is read from its far end (RK-ROA-13, RK-ROA-32)."""
    index = row - placed.first
    return t.tile[placed.tile].rows - 1 - index if placed.flipped != 0 else index


@rule
def printed_lane(placed: Placed, lane: int) -> int:
    """The printed lane: a reversed tile exchanges lanes 1 and 3 (RK-ROA-13, RK-ROA-32)."""
    return LANES - 1 - lane if placed.flipped != 0 else lane


@rule
def colour_at(g: State, t: Tables, row: int, lane: int) -> int:
    """The road colour of a space (RK-ROA-02)."""
    placed = g.road[g.tile_of_row[row]]
    return t.tile[placed.tile].colour[printed_row(t, placed, row)][printed_lane(placed, lane)]


@rule
def hazard_at(g: State, t: Tables, row: int, lane: int) -> int:
    """The printed hazard of a space (RK-ROA-02)."""
    placed = g.road[g.tile_of_row[row]]
    return t.tile[placed.tile].hazard[printed_row(t, placed, row)][printed_lane(placed, lane)]


@rule
def splat_at(g: State, t: Tables, row: int, lane: int) -> int:
    """The class (1 to 3) of the splat of a space, 0 without one (RK-ROA-02)."""
    placed = g.road[g.tile_of_row[row]]
    return t.tile[placed.tile].splat[printed_row(t, placed, row)][printed_lane(placed, lane)]


@rule
def is_in_smoke(g: State, t: Tables, row: int) -> bool:
    """Whether a row lies on Forest Fire, whose cars nobody can attack (RK-HAZ-10)."""
    return t.tile[g.road[g.tile_of_row[row]].tile].smoke != 0


@rule
def is_racing(g: State, seat: int) -> bool:
    """Neither across the line nor destroyed nor withdrawn (RK-GEN-12)."""
    return g.car[seat].status == Status.RACING


@rule
def car_at(g: State, row: int, lane: int) -> int:
    """The racing car in a space, -1 if there is none; only one may stand there (RK-MOV-06)."""
    for seat in range(SEATS):
        car = g.car[seat]
        if car.row == row and car.lane == lane and car.status == Status.RACING:
            return seat
    return NOBODY


@rule
def is_wreck_at(g: State, row: int, lane: int) -> bool:
    """Whether a wreck lies in a space (RK-ELI-04)."""
    return (g.wreck[row] >> lane) & 1 != 0


@rule
def is_oil_at(g: State, row: int, lane: int) -> bool:
    """Whether an oil token lies in a space (RK-HAZ-19)."""
    return (g.oil[row] >> lane) & 1 != 0


@rule
def first_row(g: State) -> int:
    """The first row of the rearmost tile on the table."""
    return g.road[g.tail].first
