"""Lines of sight in whole units: on the road, past cars and wrecks (RK-SHO-04 to RK-SHO-11)."""

from carambolage.engine.rules.rule import rule
from carambolage.games.road_kill_rally.names.things import LANES, Sight
from carambolage.games.road_kill_rally.road.geometry import aim_x, aim_y, corner_x, corner_y
from carambolage.games.road_kill_rally.road.rows import car_at, is_in_smoke, is_wreck_at
from carambolage.games.road_kill_rally.state import NOBODY, State, Tables

CORNERS = 4


@rule
def turn_of(ax: int, ay: int, bx: int, by: int, cx: int, cy: int) -> int:
    """On which side of the line from a to b the point c lies: above 0 left of it, below 0 right of it, 0 on it."""
    return (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)


@rule
def touches_gate(g: State, t: Tables, row: int, ax: int, ay: int, bx: int, by: int) -> bool:
    """Whether the segment from a to b touches the gate behind a row; an end point of the gate is enough (RK-SHO-04,
    RK-SHO-14).
    """
    cx = corner_x(g, t, row, 1, 0)
    cy = corner_y(g, t, row, 1, 0)
    dx = corner_x(g, t, row, 1, LANES)
    dy = corner_y(g, t, row, 1, LANES)
    left = turn_of(ax, ay, bx, by, cx, cy)
    right = turn_of(ax, ay, bx, by, dx, dy)
    start = turn_of(cx, cy, dx, dy, ax, ay)
    end = turn_of(cx, cy, dx, dy, bx, by)
    if left == 0 and right == 0:
        return overlaps(ax, bx, cx, dx) and overlaps(ay, by, cy, dy)
    return left * right <= 0 and start * end <= 0


@rule
def overlaps(a: int, b: int, c: int, d: int) -> bool:
    """Whether two stretches of one axis have a point in common."""
    return min(a, b) <= max(c, d) and min(c, d) <= max(a, b)


@rule
def passes_through(g: State, t: Tables, row: int, lane: int, ax: int, ay: int, bx: int, by: int) -> bool:
    """Whether the segment from a to b passes through the interior of a space: not if an edge of the space has both ends
    on or outside its line, nor if all corners lie on one side of the segment (RK-SHO-05, RK-SHO-06).
    """
    left = 0
    right = 0
    for corner in range(CORNERS):
        x = space_corner_x(g, t, row, lane, corner)
        y = space_corner_y(g, t, row, lane, corner)
        next_x = space_corner_x(g, t, row, lane, (corner + 1) % CORNERS)
        next_y = space_corner_y(g, t, row, lane, (corner + 1) % CORNERS)
        if turn_of(x, y, next_x, next_y, ax, ay) <= 0 and turn_of(x, y, next_x, next_y, bx, by) <= 0:
            return False
        side = turn_of(ax, ay, bx, by, x, y)
        left += side >= 0
        right += side <= 0
    return left < CORNERS and right < CORNERS


@rule
def space_corner_x(g: State, t: Tables, row: int, lane: int, corner: int) -> int:
    """The corners of a space against the clock: entry left, entry right, exit right, exit left; how far east."""
    return corner_x(g, t, row, corner // 2, lane + int(corner == 1 or corner == 2))


@rule
def space_corner_y(g: State, t: Tables, row: int, lane: int, corner: int) -> int:
    """The corners of a space against the clock, as for `space_corner_x`: how far north."""
    return corner_y(g, t, row, corner // 2, lane + int(corner == 1 or corner == 2))


@rule
def range_between(row: int, lane: int, other_row: int, other_lane: int) -> int:
    """The range of two spaces, counted along the road: the larger of the differences of rows and lanes (RK-SHO-03)."""
    return max(abs(other_row - row), abs(other_lane - lane))


@rule
def can_see(g: State, t: Tables, row: int, lane: int, other_row: int, other_lane: int, sight: int) -> bool:
    """Whether there is a line of sight between two spaces, the same both ways; at range 0 or 1 there always is one
    (RK-SHO-04, RK-SHO-09, RK-SHO-10, RK-SHO-11, RK-SHO-13).
    """
    if sight == Sight.NONE or range_between(row, lane, other_row, other_lane) <= 1:
        return True
    rear = min(row, other_row)
    front = max(row, other_row)
    if g.house.forest_fire_blocks_sight != 0 and crosses_smoke(g, t, rear, front):
        return False
    ax = aim_x(g, t, row, lane)
    ay = aim_y(g, t, row, lane)
    bx = aim_x(g, t, other_row, other_lane)
    by = aim_y(g, t, other_row, other_lane)
    for between in range(rear, front):
        if not touches_gate(g, t, between, ax, ay, bx, by):
            return False
    if sight == Sight.ROAD:
        return True
    for between in range(rear, front + 1):
        for beside in range(LANES):
            is_end = (between == row and beside == lane) or (between == other_row and beside == other_lane)
            if not is_end and is_in_the_way(g, between, beside):
                if passes_through(g, t, between, beside, ax, ay, bx, by):
                    return False
    return True


@rule
def is_in_the_way(g: State, row: int, lane: int) -> bool:
    """Cars and wrecks block a line; targets, oil and hazards never do (RK-SHO-05, RK-SHO-07, RK-SHO-08, RK-ELI-08)."""
    return car_at(g, row, lane) != NOBODY or is_wreck_at(g, row, lane)


@rule
def crosses_smoke(g: State, t: Tables, rear: int, front: int) -> bool:
    """Whether Forest Fire lies between two rows that are not on it (RK-HAZ-11 with its option)."""
    if is_in_smoke(g, t, rear) or is_in_smoke(g, t, front):
        return False
    for between in range(rear + 1, front):
        if is_in_smoke(g, t, between):
            return True
    return False
