"""Solids: cars, obstacles, mines and the edge of the arena, as numbers and as sets of bits (WK-GEO-15)."""

from carambolage.engine.rules.rule import rule
from carambolage.games.wreckage.geometry.outline import OutlineOf, is_inside
from carambolage.games.wreckage.geometry.overlap import overlaps
from carambolage.games.wreckage.names.components import OBSTACLE_TOKENS, Obstacle
from carambolage.games.wreckage.names.things import EDGE, FIRST_MINE, FIRST_OBSTACLE, MINES, NOBODY, OBSTACLES, Out
from carambolage.games.wreckage.state import State
from carambolage.games.wreckage.tables import Tables

CARS_MASK = (1 << FIRST_OBSTACLE) - 1
OBSTACLES_MASK = (1 << FIRST_MINE) - (1 << FIRST_OBSTACLE)
MINES_MASK = (1 << EDGE) - (1 << FIRST_MINE)
EDGE_MASK = 1 << EDGE


@rule
def obstacle_bit(index: int) -> int:
    """An obstacle as a set of solids."""
    return 1 << (FIRST_OBSTACLE + index)


@rule
def standing_solids(g: State) -> int:
    """Everything that a car can run into now: cars in play, obstacles, laid mines, the edge (WK-SET-19, WK-GEO-10)."""
    solids = EDGE_MASK
    for seat in range(g.seats):
        if g.cars[seat].out == Out.IN_PLAY:
            solids |= 1 << seat
    for index in range(OBSTACLES):
        if g.obstacles[index].kind != NOBODY:
            solids |= 1 << (FIRST_OBSTACLE + index)
    for index in range(MINES):
        if g.mines[index].laid != 0:
            solids |= 1 << (FIRST_MINE + index)
    return solids


@rule
def outline_of(g: State, solid: int) -> int:
    """The number of the outline of a car, an obstacle or a mine (section 23.1)."""
    if solid < FIRST_OBSTACLE:
        return OutlineOf.CAR
    if solid < FIRST_MINE:
        return OutlineOf.TOKEN + g.obstacles[solid - FIRST_OBSTACLE].kind % OBSTACLE_TOKENS
    return OutlineOf.MINE


@rule
def solid_x(g: State, solid: int) -> int:
    """The x of a car, an obstacle or a mine."""
    if solid < FIRST_OBSTACLE:
        return g.cars[solid].x
    if solid < FIRST_MINE:
        return g.obstacles[solid - FIRST_OBSTACLE].x
    return g.mines[solid - FIRST_MINE].x


@rule
def solid_y(g: State, solid: int) -> int:
    """The y of a car, an obstacle or a mine."""
    if solid < FIRST_OBSTACLE:
        return g.cars[solid].y
    if solid < FIRST_MINE:
        return g.obstacles[solid - FIRST_OBSTACLE].y
    return g.mines[solid - FIRST_MINE].y


@rule
def solid_heading(g: State, solid: int) -> int:
    """The heading of a car or an obstacle; mines have none."""
    if solid < FIRST_OBSTACLE:
        return g.cars[solid].heading
    if solid < FIRST_MINE:
        return g.obstacles[solid - FIRST_OBSTACLE].heading
    return 0


@rule
def met_at(g: State, t: Tables, shape: int, x: int, y: int, heading: int, among: int) -> int:
    """The solids, out of a set, that an outline overlaps in a pose (WK-GEO-15)."""
    outline = t.outlines[shape]
    met = 0
    for solid in range(EDGE):
        if (among >> solid) & 1:
            other = t.outlines[outline_of(g, solid)]
            if overlaps(outline, x, y, heading, other, solid_x(g, solid), solid_y(g, solid), solid_heading(g, solid)):
                met |= 1 << solid
    if among & EDGE_MASK and not is_inside(outline, x, y, heading, g.arena):
        met |= EDGE_MASK
    return met


@rule
def of_kind(g: State, solids: int, kind: int) -> int:
    """The obstacles of a kind in a set of solids."""
    obstacles = 0
    for index in range(OBSTACLES):
        if (solids >> (FIRST_OBSTACLE + index)) & 1 and g.obstacles[index].kind == kind:
            obstacles |= 1 << (FIRST_OBSTACLE + index)
    return obstacles


@rule
def without_barrels(g: State, solids: int) -> int:
    """A contact set without burning barrels, which are ignored beside another solid (WK-OBS-15)."""
    return solids & ~of_kind(g, solids, Obstacle.BURNING_BARRELS)


@rule
def is_one(solids: int) -> bool:
    """Whether what was met is one solid alone."""
    return solids & (solids - 1) == 0


@rule
def first_obstacle(solids: int) -> int:
    """The obstacle with the lowest number in a set that holds one."""
    index = 0
    while not (solids >> (FIRST_OBSTACLE + index)) & 1:
        index += 1
    return index
