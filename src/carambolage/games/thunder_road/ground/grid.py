"""The grid of three tiles (chapter 1): spaces, directions, edges, distances."""

from carambolage.engine.rules.rule import rule
from carambolage.games.thunder_road.names.things import Direction, Terrain, VehicleKind
from carambolage.games.thunder_road.state import COLUMNS, LANES, NOBODY, SPACES, TILE_COLUMNS, State, Tables

OFF_SIDE = -1
OFF_REAR = -2
OVER_FRONT = SPACES
LEAP = 6  # the direction of a flight straight ahead over more than one space: no ramp is entered from its foot by it


@rule
def lane_of(space: int) -> int:
    """The lane, 0 at the left edge (TR-GEO-01)."""
    return space % LANES


@rule
def column_of(g: State, space: int) -> int:
    """The column on the present board, 0 at the rear edge, 23 at the front (TR-GEO-02)."""
    return (space // LANES - TILE_COLUMNS * g.rear) % COLUMNS


@rule
def space_at(g: State, lane: int, column: int) -> int:
    """The space of a lane and a column of the present board; columns from 24 on lie beyond the front edge."""
    return (column + TILE_COLUMNS * g.rear) % COLUMNS * LANES + lane


@rule
def progress(g: State, space: int) -> int:
    """How far forward a space lies: odd lanes half a space further (TR-GEO-04, TR-GEO-05)."""
    return 2 * column_of(g, space) + lane_of(space) % 2


@rule
def tile_of(space: int) -> int:
    """The slot (0 to 2) of the tile on which a space lies."""
    return space // (LANES * TILE_COLUMNS)


@rule
def lead_tile(g: State) -> int:
    """The slot of the lead tile."""
    return (g.rear + 2) % 3


@rule
def neighbour(g: State, t: Tables, space: int, way: int) -> int:
    """The space one step on (TR-GEO-06), or OFF_SIDE, OFF_REAR, or OVER_FRONT plus the space on the tile to come
    (TR-GEO-10, TR-GEO-11).
    """
    there = t.near[way][space]
    if there < 0:
        return OFF_SIDE
    column = space // LANES
    edge = TILE_COLUMNS * g.rear
    if there // LANES != column:
        if way < Direction.REAR:
            if there // LANES == edge:
                return OVER_FRONT + there
        elif column == edge:
            return OFF_REAR
    return there


@rule
def on_board(g: State, t: Tables, space: int, way: int) -> int:
    """The neighbour that lies on the board, or NOBODY."""
    there = neighbour(g, t, space, way)
    if there < 0 or there >= OVER_FRONT:
        return NOBODY
    return there


@rule
def lane_change(way: int) -> int:
    """How a direction changes the lane (TR-GEO-06)."""
    if way == Direction.FRONT or way == Direction.REAR:
        return 0
    return -1 if way == Direction.FRONT_LEFT or way == Direction.REAR_LEFT else 1


@rule
def progress_change(way: int) -> int:
    """How a direction changes the progress value (TR-GEO-06)."""
    if way == Direction.FRONT or way == Direction.REAR:
        return 2 if way == Direction.FRONT else -2
    return 1 if way < Direction.REAR else -1


@rule
def heading(way: int) -> int:
    """The direction of the direction die that a vehicle came in (TR-CAR-04)."""
    return Direction.FRONT if way == LEAP else way


@rule
def distance(g: State, here: int, there: int) -> int:
    """The number of steps between two spaces (TR-GEO-08)."""
    lanes = abs(lane_of(here) - lane_of(there))
    ahead = abs(progress(g, here) - progress(g, there))
    return lanes + max(0, (ahead - lanes) // 2)


@rule
def standing_order(g: State, space: int) -> int:
    """A number that is greater the earlier a space comes in the order front to back, left to right (TR-GEO-15)."""
    return progress(g, space) * LANES + LANES - 1 - lane_of(space)


@rule
def is_empty(g: State, space: int) -> bool:
    """A space without vehicle, chopper, token or impassable ground (TR-OBS-01, TR-CRD-26, TR-OBS-02)."""
    return (
        g.at[space] == NOBODY
        and g.chopper[space] == NOBODY
        and g.token[space] < 0
        and g.ground[space] != Terrain.IMPASSABLE
    )


@rule
def is_operable(g: State, v: int) -> bool:
    """A vehicle that may get dice and shoot: not broken, not eliminated, no wreck (TR-DMG-02, TR-RIG-04)."""
    vehicle = g.vehicles[v]
    return vehicle.broken == 0 and vehicle.space != -2 and vehicle.kind != VehicleKind.WRECK
