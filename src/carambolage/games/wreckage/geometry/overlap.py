"""Overlap of outlines by separating axes, exact: touching is not overlapping (WK-GEO-08, WK-GEO-22).

One function answers for all. It says for how many steps of a movement two outlines cannot overlap, so that a search
along a leg or a turn may skip them without testing each (WK-GEO-19): 0 where they overlap now.
"""

from carambolage.engine.rules.rule import rule
from carambolage.games.wreckage.geometry.outline import Outline, corner_x, corner_y, extent, normal_x, normal_y

FOREVER = 1 << 20  # units: longer than any leg
ENOUGH = 16  # steps: to look for more by further sides costs more than a test
ROUNDING = 4  # units: more than rounding moves two corners in a turn


@rule
def steps_apart(gap: int, distance: int, nx: int, ny: int, vx: int, vy: int, swing: int) -> int:
    """For how many steps two outlines stay apart by an axis that separates them: `gap` is what is between them on the
    axis n, `distance` that of their centres, v how the distance changes in a unit, times 4096; in a turn a tick moves
    nothing farther than `swing`, in whatever direction (WK-GEO-08, WK-GEO-19).
    """
    if swing != 0:
        return max(0, gap // (abs(nx) + abs(ny)) - ROUNDING) // swing + 1
    slack = gap - abs(nx) - abs(ny)  # two positions are each rounded by half a unit
    if slack < 0:
        return 1
    approach = nx * vx + ny * vy
    if distance > 0:
        approach = -approach
    if approach <= 0:
        return FOREVER
    return slack // ((approach >> 12) + 1) + 1


@rule
def steps_by_sides(
    is_round: int,
    lx: int,
    ly: int,
    rx: int,
    ry: int,
    other_round: int,
    other_lx: int,
    other_ly: int,
    other_rx: int,
    other_ry: int,
    dx: int,
    dy: int,
    vx: int,
    vy: int,
    least: int,
    swing: int,
) -> int:
    """For how many steps the sides of the first of two outlines keep them apart, by a gap of at least `least`; d points
    to the other one, v is how d changes in a unit, times 4096 (WK-GEO-08).
    """
    steps = 0
    for side in range(4 if is_round != 0 else 2):
        nx = normal_x(is_round, ly, ry, side)
        ny = normal_y(is_round, lx, rx, side)
        own = lx + ly * abs(nx * ny) if is_round != 0 else abs(nx * lx + ny * ly)  # `extent` along its own normal
        distance = nx * dx + ny * dy
        gap = abs(distance) - own - extent(other_round, other_lx, other_ly, other_rx, other_ry, nx, ny)
        if gap >= least:
            steps = max(steps, steps_apart(gap - least, distance, nx, ny, vx, vy, swing))
    return steps


@rule
def free_steps(
    a: Outline,
    xa: int,
    ya: int,
    ha: int,
    b: Outline,
    xb: int,
    yb: int,
    hb: int,
    vx: int = 0,
    vy: int = 0,
    least: int = 0,
    swing: int = 0,
) -> int:
    """For how many steps, units along v or ticks of a turn, the first of two outlines keeps a gap of `least` to the
    other; 0 if it has none now (WK-GEO-08, WK-GEO-19).
    """
    alx = corner_x(a, ha, 1)
    aly = corner_y(a, ha, 1)
    arx = corner_x(a, ha, -1)
    ary = corner_y(a, ha, -1)
    blx = corner_x(b, hb, 1)
    bly = corner_y(b, hb, 1)
    brx = corner_x(b, hb, -1)
    bry = corner_y(b, hb, -1)
    dx = xb - xa
    dy = yb - ya
    steps = steps_by_sides(a.round, alx, aly, arx, ary, b.round, blx, bly, brx, bry, dx, dy, -vx, -vy, least, swing)
    if steps > ENOUGH or (a.round != 0 and b.round != 0):  # two octagons have the same sides
        return steps
    return max(
        steps,
        steps_by_sides(b.round, blx, bly, brx, bry, a.round, alx, aly, arx, ary, -dx, -dy, vx, vy, least, swing),
    )


@rule
def are_far(a: Outline, xa: int, ya: int, b: Outline, xb: int, yb: int) -> bool:
    """Whether two outlines cannot even touch, whatever their headings (WK-GEO-19)."""
    reach = a.reach + b.reach
    dx = xb - xa
    dy = yb - ya
    return abs(dx) > reach or abs(dy) > reach or dx * dx + dy * dy > reach * reach


@rule
def overlaps(a: Outline, xa: int, ya: int, ha: int, b: Outline, xb: int, yb: int, hb: int) -> bool:
    """Whether two outlines overlap; touching is not overlapping (WK-GEO-08)."""
    return not are_far(a, xa, ya, b, xb, yb) and free_steps(a, xa, ya, ha, b, xb, yb, hb) == 0


@rule
def touches(a: Outline, xa: int, ya: int, ha: int, b: Outline, xb: int, yb: int, hb: int) -> bool:
    """Whether two outlines touch or overlap (WK-GEO-22)."""
    return not are_far(a, xa, ya, b, xb, yb) and free_steps(a, xa, ya, ha, b, xb, yb, hb, 0, 0, 1) == 0
