"""Where the road lies on the ground, in whole units: squares of 32, lanes of 8 (chapter 4.2)."""

from carambolage.engine.rules.rule import rule
from carambolage.games.road_kill_rally.names.things import Block, Heading
from carambolage.games.road_kill_rally.state import Placed, State, Tables

SQUARE = 32
HALF = 16
RINGS = (4, 12, 20, 28)
CENTRES = (8, 16, 24)


def draw_blocks(t: Tables) -> None:
    """The corners and aim points of the five blocks, each in its own frame: entered from below, lanes from left to
    right (RK-ROA-05, RK-ROA-06, RK-ROA-07, RK-ROA-08, RK-ROA-09, RK-ROA-10, RK-ROA-12).
    """
    t.block_rows[:] = [4, 4, 4, 2, 2]
    for ring, s in enumerate(RINGS):
        for gate in range(5):
            _corner(t, Block.STRAIGHT, gate, ring, s, 8 * gate)
        for gate, (x, y) in enumerate(((s, 0), (s, s // 2), (s, s), (s // 2, s), (0, s))):
            _bend_corner(t, Block.WIDE_LEFT, Block.WIDE_RIGHT, gate, ring, x, y)
        for gate, (x, y) in enumerate(((s, 0), (s, s), (0, s))):
            _bend_corner(t, Block.TIGHT_LEFT, Block.TIGHT_RIGHT, gate, ring, x, y)
    for lane, s in enumerate(CENTRES):
        for row in range(4):
            t.aim_x[Block.STRAIGHT][row][lane], t.aim_y[Block.STRAIGHT][row][lane] = s, 8 * row + 4
        for row, (x, y) in enumerate(((s, s // 4), (s, 3 * s // 4), (3 * s // 4, s), (s // 4, s))):
            _bend_aim(t, Block.WIDE_LEFT, Block.WIDE_RIGHT, row, lane, x, y)
        for row, (x, y) in enumerate(((s, s // 2), (s // 2, s))):
            _bend_aim(t, Block.TIGHT_LEFT, Block.TIGHT_RIGHT, row, lane, x, y)


def _corner(t: Tables, block: int, gate: int, ring: int, x: int, y: int) -> None:
    t.edge_x[block][gate][ring], t.edge_y[block][gate][ring] = x, y


def _bend_corner(t: Tables, left: int, right: int, gate: int, ring: int, x: int, y: int) -> None:
    """A right bend is the mirror image of a left one, with its lanes exchanged (RK-ROA-10)."""
    _corner(t, left, gate, ring, x, y)
    _corner(t, right, gate, 3 - ring, SQUARE - x, y)


def _bend_aim(t: Tables, left: int, right: int, row: int, lane: int, x: int, y: int) -> None:
    t.aim_x[left][row][lane], t.aim_y[left][row][lane] = x, y
    t.aim_x[right][row][2 - lane], t.aim_y[right][row][2 - lane] = SQUARE - x, y


@rule
def turned(block: int) -> int:
    """The shape of a block that is entered at its other end: left bends are right bends (RK-ROA-13)."""
    if block == Block.WIDE_LEFT:
        return Block.WIDE_RIGHT
    if block == Block.WIDE_RIGHT:
        return Block.WIDE_LEFT
    if block == Block.TIGHT_LEFT:
        return Block.TIGHT_RIGHT
    if block == Block.TIGHT_RIGHT:
        return Block.TIGHT_LEFT
    return block


@rule
def block_at(t: Tables, tile: int, flipped: int, number: int) -> int:
    """The shape of the n-th block of a tile as it is driven; a reversed tile has its blocks in reverse (RK-ROA-13)."""
    printed = t.tile[tile]
    if flipped == 0:
        return printed.block[number]
    return turned(printed.block[printed.blocks - 1 - number])


@rule
def heading_after(block: int, heading: int) -> int:
    """Where a road leads behind a block (RK-ROA-06, RK-ROA-08, RK-ROA-09, RK-ROA-10)."""
    if block == Block.WIDE_LEFT or block == Block.TIGHT_LEFT:
        return (heading + 1) % 4
    if block == Block.WIDE_RIGHT or block == Block.TIGHT_RIGHT:
        return (heading + 3) % 4
    return heading


@rule
def ahead_x(heading: int) -> int:
    """How far east the next square lies in a heading."""
    return int(heading == Heading.EAST) - int(heading == Heading.WEST)


@rule
def ahead_y(heading: int) -> int:
    """How far north the next square lies in a heading."""
    return int(heading == Heading.NORTH) - int(heading == Heading.SOUTH)


@rule
def block_number(t: Tables, placed: Placed, row: int) -> int:
    """In which block of its tile, as driven, a global row lies: 0 or 1."""
    return int(row - placed.first >= t.block_rows[block_at(t, placed.tile, placed.flipped, 0)])


@rule
def row_in_block(t: Tables, placed: Placed, row: int) -> int:
    """The row of a block, from 0, that a global row is."""
    index = row - placed.first
    rows = t.block_rows[block_at(t, placed.tile, placed.flipped, 0)]
    return index - rows if index >= rows else index


@rule
def block_heading(t: Tables, placed: Placed, number: int) -> int:
    """The heading with which the n-th block of a tile is entered."""
    if number == 0:
        return placed.heading
    return heading_after(block_at(t, placed.tile, placed.flipped, 0), placed.heading)


@rule
def block_x(t: Tables, placed: Placed, number: int) -> int:
    """The column of the grid in which the n-th block of a tile lies."""
    return placed.x + (0 if number == 0 else ahead_x(block_heading(t, placed, 1)))


@rule
def block_y(t: Tables, placed: Placed, number: int) -> int:
    """The line of the grid in which the n-th block of a tile lies."""
    return placed.y + (0 if number == 0 else ahead_y(block_heading(t, placed, 1)))


@rule
def turned_x(heading: int, x: int, y: int) -> int:
    """A point of a block's own frame turned about the centre into its heading: how far east (RK-ROA-11)."""
    if heading == Heading.NORTH:
        return x
    if heading == Heading.WEST:
        return SQUARE - y
    return SQUARE - x if heading == Heading.SOUTH else y


@rule
def turned_y(heading: int, x: int, y: int) -> int:
    """A point of a block's own frame turned about the centre into its heading: how far north (RK-ROA-11)."""
    if heading == Heading.NORTH:
        return y
    if heading == Heading.WEST:
        return x
    return SQUARE - y if heading == Heading.SOUTH else SQUARE - x


@rule
def aim_x(g: State, t: Tables, row: int, lane: int) -> int:
    """The aim point of a space on the ground: how far east (RK-ROA-06, RK-ROA-08, RK-ROA-11)."""
    placed = g.road[g.tile_of_row[row]]
    number = block_number(t, placed, row)
    block = block_at(t, placed.tile, placed.flipped, number)
    step = row_in_block(t, placed, row)
    turn = turned_x(block_heading(t, placed, number), t.aim_x[block][step][lane], t.aim_y[block][step][lane])
    return SQUARE * block_x(t, placed, number) + turn


@rule
def aim_y(g: State, t: Tables, row: int, lane: int) -> int:
    """The aim point of a space on the ground: how far north (RK-ROA-06, RK-ROA-08, RK-ROA-11)."""
    placed = g.road[g.tile_of_row[row]]
    number = block_number(t, placed, row)
    block = block_at(t, placed.tile, placed.flipped, number)
    step = row_in_block(t, placed, row)
    turn = turned_y(block_heading(t, placed, number), t.aim_x[block][step][lane], t.aim_y[block][step][lane])
    return SQUARE * block_y(t, placed, number) + turn


@rule
def corner_x(g: State, t: Tables, row: int, end: int, ring: int) -> int:
    """A corner of the spaces of a row: at its entry (end 0) or exit (end 1), at an edge of a lane (ring 0 is the left
    road edge, 3 the right one); how far east (RK-ROA-07, RK-ROA-11, RK-ROA-12).
    """
    placed = g.road[g.tile_of_row[row]]
    number = block_number(t, placed, row)
    block = block_at(t, placed.tile, placed.flipped, number)
    gate = row_in_block(t, placed, row) + end
    turn = turned_x(block_heading(t, placed, number), t.edge_x[block][gate][ring], t.edge_y[block][gate][ring])
    return SQUARE * block_x(t, placed, number) + turn


@rule
def corner_y(g: State, t: Tables, row: int, end: int, ring: int) -> int:
    """A corner of the spaces of a row, as for `corner_x`: how far north."""
    placed = g.road[g.tile_of_row[row]]
    number = block_number(t, placed, row)
    block = block_at(t, placed.tile, placed.flipped, number)
    gate = row_in_block(t, placed, row) + end
    turn = turned_y(block_heading(t, placed, number), t.edge_x[block][gate][ring], t.edge_y[block][gate][ring])
    return SQUARE * block_y(t, placed, number) + turn
