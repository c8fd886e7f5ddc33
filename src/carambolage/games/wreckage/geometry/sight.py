"""Rulers and lines of sight (WK-GEO-09, WK-FIR-04, WK-FIR-05, WK-FIR-06, WK-FIR-07)."""

from carambolage.engine.rules.rule import rule
from carambolage.games.wreckage.geometry.angles import COSINES, SINES, SLACK, local_x, local_y
from carambolage.games.wreckage.geometry.outline import (
    HALF_LENGTH,
    HALF_WIDTH,
    Outline,
    corner_x,
    corner_y,
    extent,
    normal_x,
    normal_y,
)
from carambolage.games.wreckage.names.things import Direction

POINTS = 9  # of a target that lines of sight run to (WK-FIR-07)


@rule
def way_ahead(direction: int) -> int:
    """1 if a ruler points ahead, -1 to the rear, 0 across."""
    return int(direction == Direction.FRONT) - int(direction == Direction.REAR)


@rule
def way_left(direction: int) -> int:
    """1 if a ruler points to the left, -1 to the right, 0 along the car."""
    return int(direction == Direction.LEFT) - int(direction == Direction.RIGHT)


@rule
def ruler_x(x: int, heading: int, direction: int, outwards: int, across: int) -> int:
    """The x of a point of the ruler laid against the middle of a side: so far from that side, so far across it
    (WK-FIR-05).
    """
    ahead = way_ahead(direction)
    left = way_left(direction)
    reach = outwards + (HALF_LENGTH if left == 0 else HALF_WIDTH)
    return local_x(x, heading, ahead * reach - left * across, left * reach + ahead * across)


@rule
def ruler_y(y: int, heading: int, direction: int, outwards: int, across: int) -> int:
    """The y of a point of the ruler (WK-FIR-05)."""
    ahead = way_ahead(direction)
    left = way_left(direction)
    reach = outwards + (HALF_LENGTH if left == 0 else HALF_WIDTH)
    return local_y(y, heading, ahead * reach - left * across, left * reach + ahead * across)


@rule
def keeps_apart(
    nx: int, ny: int, ax: int, ay: int, bx: int, by: int, cx: int, cy: int, dx: int, dy: int, reach: int
) -> bool:
    """Whether an axis separates four points from an outline about the origin that reaches so far along it
    (WK-GEO-08).
    """
    a = nx * ax + ny * ay
    b = nx * bx + ny * by
    c = nx * cx + ny * cy
    d = nx * dx + ny * dy
    return min(min(a, b), min(c, d)) >= reach or max(max(a, b), max(c, d)) <= -reach


@rule
def may_reach(x: int, y: int, heading: int, direction: int, length: int, reach: int, tx: int, ty: int) -> bool:
    """Whether a target of some reach is so near to the ruler that they might overlap (WK-GEO-19)."""
    ahead = way_ahead(direction)
    left = way_left(direction)
    ux = ahead * COSINES[heading] - left * SINES[heading]
    uy = ahead * SINES[heading] + left * COSINES[heading]
    dx = tx - x
    dy = ty - y
    outwards = (dx * ux + dy * uy) >> 12
    across = (dx * uy - dy * ux) >> 12
    margin = HALF_LENGTH + reach + SLACK
    return -margin < outwards < length + margin and abs(across) < margin


@rule
def is_in_range(
    car: Outline, x: int, y: int, heading: int, direction: int, length: int, tx: int, ty: int, th: int
) -> bool:
    """Whether the ruler laid against a side of a car overlaps a target car within a range (WK-FIR-04, WK-FIR-05)."""
    if not may_reach(x, y, heading, direction, length, car.reach, tx, ty):
        return False
    ax = ruler_x(x, heading, direction, 0, HALF_WIDTH) - tx
    ay = ruler_y(y, heading, direction, 0, HALF_WIDTH) - ty
    bx = ruler_x(x, heading, direction, 0, -HALF_WIDTH) - tx
    by = ruler_y(y, heading, direction, 0, -HALF_WIDTH) - ty
    cx = ruler_x(x, heading, direction, length, -HALF_WIDTH) - tx
    cy = ruler_y(y, heading, direction, length, -HALF_WIDTH) - ty
    dx = ruler_x(x, heading, direction, length, HALF_WIDTH) - tx
    dy = ruler_y(y, heading, direction, length, HALF_WIDTH) - ty
    lx = corner_x(car, th, 1)
    ly = corner_y(car, th, 1)
    rx = corner_x(car, th, -1)
    ry = corner_y(car, th, -1)
    for edge in range(6):
        if edge == 0:
            nx, ny = by - ay, ax - bx
        elif edge == 1:
            nx, ny = cy - by, bx - cx
        elif edge == 2:
            nx, ny = dy - cy, cx - dx
        elif edge == 3:
            nx, ny = ay - dy, dx - ax
        elif edge == 4:
            nx, ny = ly - ry, rx - lx
        else:
            nx, ny = ly + ry, -rx - lx
        if keeps_apart(nx, ny, ax, ay, bx, by, cx, cy, dx, dy, extent(0, lx, ly, rx, ry, nx, ny)):
            return False
    return True


@rule
def point_ahead(point: int) -> int:
    """How far ahead of a target's centre the nth of its nine points lies (WK-FIR-07)."""
    return (1 - point // 3) * HALF_LENGTH


@rule
def point_left(point: int) -> int:
    """How far to the left of a target's centre the nth of its nine points lies (WK-FIR-07)."""
    return (1 - point % 3) * HALF_WIDTH


@rule
def crosses(x1: int, y1: int, x2: int, y2: int, solid: Outline, sx: int, sy: int, heading: int) -> bool:
    """Whether a straight line crosses an outline; one that grazes an edge or a corner, or has no length, does not
    (WK-GEO-09, WK-FIR-07).
    """
    reach = solid.reach
    if min(x1, x2) >= sx + reach or max(x1, x2) <= sx - reach or min(y1, y2) >= sy + reach or max(y1, y2) <= sy - reach:
        return False
    lx = corner_x(solid, heading, 1)
    ly = corner_y(solid, heading, 1)
    rx = corner_x(solid, heading, -1)
    ry = corner_y(solid, heading, -1)
    nx = y1 - y2
    ny = x2 - x1
    if abs(nx * (x1 - sx) + ny * (y1 - sy)) >= extent(solid.round, lx, ly, rx, ry, nx, ny):
        return False
    for side in range(4 if solid.round != 0 else 2):
        nx = normal_x(solid.round, ly, ry, side)
        ny = normal_y(solid.round, lx, rx, side)
        start = nx * (x1 - sx) + ny * (y1 - sy)
        end = nx * (x2 - sx) + ny * (y2 - sy)
        width = extent(solid.round, lx, ly, rx, ry, nx, ny)
        if min(start, end) >= width or max(start, end) <= -width:
            return False
    return True
