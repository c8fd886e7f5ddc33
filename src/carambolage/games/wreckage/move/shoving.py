"""Barrels that a car shoves along something, bit by bit.

Where they cannot fly ahead they may still give way by a unit of rounding; the car comes after them and throws them
again, hundreds of times on a long slide (WK-OBS-13, WK-GEO-13). As long as each throw is like the last, many are made
at once: nothing comes out differently, it only takes less time.

All positions are whole and each throw is by the same displacement u, so that what lies between two outlines along a
side of theirs changes by the same amount each time. How often things stay as they are is then found by a division.
"""

from carambolage.engine.rules.rule import rule
from carambolage.games.wreckage.geometry.angles import cosine, sine
from carambolage.games.wreckage.geometry.outline import (
    Outline,
    OutlineOf,
    corner_x,
    corner_y,
    extent,
    is_inside,
    normal_x,
    normal_y,
    width_along,
)
from carambolage.games.wreckage.geometry.straight import RASTER, first_overlap, leg_x, leg_y, may_meet
from carambolage.games.wreckage.move.contacts import first_contact
from carambolage.games.wreckage.move.moved_obstacles import obstructions
from carambolage.games.wreckage.move.solids import (
    CARS_MASK,
    MINES_MASK,
    obstacle_bit,
    outline_of,
    solid_heading,
    solid_x,
    solid_y,
    standing_solids,
)
from carambolage.games.wreckage.names.things import CANS, EDGE, FIRST_OBSTACLE, NOBODY, Owner
from carambolage.games.wreckage.state import State
from carambolage.games.wreckage.tables import Tables

LONGEST = 512  # units that barrels are shoved at once
SHORT = 8  # units that they give way each time: whoever shoves them farther is soon done
CATCH = 8  # units that the car comes after them at first
EVEN = 4  # units: by no more may the car be ahead or behind in the middle of all those throws
MARGIN = 96  # units of the way: more than the car is ever nearer to barrels, or farther from them, than at both ends
ROUNDING = 4  # units: more than car and barrels are moved by rounding
STEEP = 8  # sides lie so much across the way that rounding moves a contact by fewer units than this
CAR_SIDES, SIDES = 2, 6  # of a car, and with the four of barrels


@rule
def shove(g: State, t: Tables, index: int, way: int, near: int) -> int:
    """Barrels that have just given way by a few units are thrown again and again for as long as each throw is like the
    last; returns how far the car has come by then (WK-OBS-13, WK-GEO-21).
    """
    motion = g.motion
    if way > SHORT or motion.mine_at != NOBODY:
        return motion.free
    ux = leg_x(0, motion.heading, motion.gear, way)
    uy = leg_y(0, motion.heading, motion.gear, way)
    times = like_throws(g, t, index, way, ux, uy)
    while times > 1:
        contact = last_contact(g, t, index, times - 1, ux, uy)
        if contact > 0 and is_way_free(g, t, contact, near & ~obstacle_bit(index)):
            g.obstacles[index].x += times * ux
            g.obstacles[index].y += times * uy
            return contact - 1
        times //= 2
    return motion.free


@rule
def like_throws(g: State, t: Tables, index: int, way: int, ux: int, uy: int) -> int:
    """How often barrels would give way by u in the same manner, with the same thing ahead that stops them, no car hit
    and no can covered (WK-OBS-13, WK-OBS-14, WK-OBS-17).
    """
    motion = g.motion
    barrels = g.obstacles[index]
    shape = outline_of(g, FIRST_OBSTACLE + index)
    outline = t.outlines[shape]
    if outline.round == 0:
        return 0
    times = min(LONGEST // way, times_inside(outline, barrels.x, barrels.y, ux, uy, g.arena))
    mines = standing_solids(g) & MINES_MASK
    blocked = 0
    stopped = 0
    for distance in range(1, way + 3):
        ahead = distance if distance < way + 2 else RASTER
        x = leg_x(barrels.x, motion.heading, motion.gear, ahead)
        y = leg_y(barrels.y, motion.heading, motion.gear, ahead)
        held = 0 if is_inside(outline, x, y, 0, g.arena) else LONGEST
        solids = obstructions(g, index) | mines
        for solid in range(EDGE):
            if (solids >> solid) & 1:
                kept = times_clear(g, t, outline, solid, x, y, ux, uy)
                if not (mines >> solid) & 1:
                    held = max(held, -kept)
                if distance <= way or (distance == way + 1 and (CARS_MASK >> solid) & 1):
                    times = min(times, kept)
        if distance == way + 1:
            blocked = held
        elif distance == way + 2:
            stopped = held
        if times < 2:
            return times
    for can in range(CANS):
        if g.cans[can].owner == Owner.GROUND:
            dx = g.cans[can].x - barrels.x
            dy = g.cans[can].y - barrels.y
            times = min(times, times_kept(outline, 0, t.outlines[OutlineOf.CAN], 0, dx, dy, ux, uy) - 1)
    return min(times, min(blocked, stopped))


@rule
def times_inside(outline: Outline, x: int, y: int, ux: int, uy: int, arena: int) -> int:
    """How often an octagon may be moved by u before it sticks out of the arena (WK-GEO-12)."""
    room = arena - width_along(outline, 0, 1, 0)
    times = LONGEST
    if ux != 0:
        times = min(times, (room - x if ux > 0 else room + x) // abs(ux))
    if uy != 0:
        times = min(times, (room - y if uy > 0 else room + y) // abs(uy))
    return times


@rule
def times_clear(g: State, t: Tables, outline: Outline, solid: int, x: int, y: int, ux: int, uy: int) -> int:
    """How often an octagon may be moved by u and stay apart from a solid; negative if it overlaps it, and how often it
    still does.
    """
    other = t.outlines[outline_of(g, solid)]
    dx = solid_x(g, solid) - x
    dy = solid_y(g, solid) - y
    if max(abs(dx), abs(dy)) > outline.reach + other.reach + LONGEST:
        return LONGEST
    return times_kept(outline, 0, other, solid_heading(g, solid), dx, dy, ux, uy)


@rule
def times_kept(a: Outline, ha: int, b: Outline, hb: int, dx: int, dy: int, ux: int, uy: int) -> int:
    """How many of the poses of the first of two outlines, each u farther, are apart from the other, d away from the
    first of them; negative if that overlaps: how many of them do (WK-GEO-08).
    """
    alx = corner_x(a, ha, 1)
    aly = corner_y(a, ha, 1)
    arx = corner_x(a, ha, -1)
    ary = corner_y(a, ha, -1)
    blx = corner_x(b, hb, 1)
    bly = corner_y(b, hb, 1)
    brx = corner_x(b, hb, -1)
    bry = corner_y(b, hb, -1)
    return max(
        times_by_sides(a.round, alx, aly, arx, ary, b.round, blx, bly, brx, bry, dx, dy, ux, uy),
        times_by_sides(b.round, blx, bly, brx, bry, a.round, alx, aly, arx, ary, dx, dy, ux, uy),
    )


@rule
def times_by_sides(
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
    ux: int,
    uy: int,
) -> int:
    """How many poses are apart by a side of one of two outlines; negative if none keeps them apart at first, and how
    many poses that lasts. In each the outlines, d apart, are nearer by u (WK-GEO-08).
    """
    kept = -LONGEST
    for side in range(4 if is_round != 0 else 2):
        nx = normal_x(is_round, ly, ry, side)
        ny = normal_y(is_round, lx, rx, side)
        reach = extent(is_round, lx, ly, rx, ry, nx, ny)
        reach += extent(other_round, other_lx, other_ly, other_rx, other_ry, nx, ny)
        between = nx * dx + ny * dy
        step = nx * ux + ny * uy
        if between < 0:
            between = -between
            step = -step
        if between >= reach:
            kept = max(kept, LONGEST if step <= 0 else (between - reach) // step + 1)
        elif step > 0:
            kept = max(kept, -((between + reach - 1) // step) - 1)
        elif step < 0:
            kept = max(kept, -((reach - between - 1) // -step) - 1)
    return kept


@rule
def side_x(t: Tables, heading: int, gear: int, shape: int, side: int) -> int:
    """The x of the normal of a side that the way does not lead away from: the first sides are those of the car, the
    others those of barrels (WK-GEO-08).
    """
    return normal_x_of(t, heading, shape, side) * facing(t, heading, gear, shape, side)


@rule
def side_y(t: Tables, heading: int, gear: int, shape: int, side: int) -> int:
    """The y of the normal of a side that the way does not lead away from (WK-GEO-08)."""
    return normal_y_of(t, heading, shape, side) * facing(t, heading, gear, shape, side)


@rule
def facing(t: Tables, heading: int, gear: int, shape: int, side: int) -> int:
    """1 if the way leads along the normal of a side, -1 if against it."""
    nx = normal_x_of(t, heading, shape, side)
    ny = normal_y_of(t, heading, shape, side)
    return 1 if advance_along(nx, ny, heading, gear) >= 0 else -1


@rule
def normal_x_of(t: Tables, heading: int, shape: int, side: int) -> int:
    """The x of the normal of a side of the car or of barrels."""
    if side >= CAR_SIDES:
        return normal_x(t.outlines[shape].round, 0, 0, side - CAR_SIDES)
    car = t.outlines[OutlineOf.CAR]
    return normal_x(car.round, corner_y(car, heading, 1), corner_y(car, heading, -1), side)


@rule
def normal_y_of(t: Tables, heading: int, shape: int, side: int) -> int:
    """The y of the normal of a side of the car or of barrels."""
    if side >= CAR_SIDES:
        return normal_y(t.outlines[shape].round, 0, 0, side - CAR_SIDES)
    car = t.outlines[OutlineOf.CAR]
    return normal_y(car.round, corner_x(car, heading, 1), corner_x(car, heading, -1), side)


@rule
def reach_along(t: Tables, heading: int, shape: int, nx: int, ny: int) -> int:
    """How far a car and barrels reach along a direction, both together (WK-GEO-07)."""
    return width_along(t.outlines[OutlineOf.CAR], heading, nx, ny) + width_along(t.outlines[shape], 0, nx, ny)


@rule
def advance_along(nx: int, ny: int, heading: int, gear: int) -> int:
    """How far a unit of the way leads along a direction, times 4096."""
    return (1 - 2 * gear) * (nx * cosine(heading) + ny * sine(heading))


@rule
def meets_squarely(nx: int, ny: int, heading: int, gear: int) -> bool:
    """Whether every unit of the way brings a car nearer to what lies in the direction of a normal, and by enough."""
    if nx * (1 - 2 * gear) * cosine(heading) < 0 or ny * (1 - 2 * gear) * sine(heading) < 0:
        return False
    return STEEP * advance_along(nx, ny, heading, gear) >= (abs(nx) + abs(ny)) << 12


@rule
def met_from(g: State, nx: int, ny: int, gap: int) -> int:
    """The first distance at which the car has come farther along n than a gap at the start of its leg; if that is not
    on the rest of its leg, its last free one or one beyond the end.
    """
    motion = g.motion
    heading = motion.heading
    gear = motion.gear
    about = (gap << 12) // advance_along(nx, ny, heading, gear)
    outside = max(motion.free - 1, min(motion.length, about - STEEP))
    inside = max(motion.free, min(motion.length + 1, about + STEEP))
    while inside - outside > 1:
        middle = (inside + outside) // 2
        if nx * leg_x(0, heading, gear, middle) + ny * leg_y(0, heading, gear, middle) > gap:
            inside = middle
        else:
            outside = middle
    return inside


@rule
def last_contact(g: State, t: Tables, index: int, times: int, ux: int, uy: int) -> int:
    """At what distance the car meets barrels that have given way so many times more; 0 unless it comes after them
    evenly and never leaves them (WK-GEO-14).
    """
    motion = g.motion
    heading = motion.heading
    shape = outline_of(g, FIRST_OBSTACLE + index)
    dx = g.obstacles[index].x - motion.x
    dy = g.obstacles[index].y - motion.y
    first = 0
    middle = 0
    last = 0
    for side in range(SIDES):
        nx = side_x(t, heading, motion.gear, shape, side)
        ny = side_y(t, heading, motion.gear, shape, side)
        step = nx * ux + ny * uy
        if step >= 0 and meets_squarely(nx, ny, heading, motion.gear):
            gap = nx * dx + ny * dy - reach_along(t, heading, shape, nx, ny)
            first = max(first, met_from(g, nx, ny, gap))
            middle = max(middle, met_from(g, nx, ny, gap + times // 2 * step))
            last = max(last, met_from(g, nx, ny, gap + times * step))
    if first <= motion.free or first > motion.free + CATCH or last > motion.length:
        return 0
    if abs((last - first) * (times // 2) - (middle - first) * times) > EVEN * times:
        return 0
    if not is_before(g, t, shape, dx, dy, ux, uy, motion.free):
        return 0
    return last if is_before(g, t, shape, dx + times * ux, dy + times * uy, ux, uy, last - 1) else 0


@rule
def is_before(g: State, t: Tables, shape: int, dx: int, dy: int, ux: int, uy: int, distance: int) -> bool:
    """Whether the sides that a car meets squarely decide alone when it overlaps the barrels before it, d away from the
    start of its leg: along all others they overlap by far (WK-GEO-08).
    """
    motion = g.motion
    heading = motion.heading
    gear = motion.gear
    away_x = dx - leg_x(0, heading, gear, distance)
    away_y = dy - leg_y(0, heading, gear, distance)
    for side in range(SIDES):
        nx = side_x(t, heading, gear, shape, side)
        ny = side_y(t, heading, gear, shape, side)
        between = nx * away_x + ny * away_y
        if between <= 0 or nx * ux + ny * uy < 0 or not meets_squarely(nx, ny, heading, gear):
            margin = (MARGIN * advance_along(nx, ny, heading, gear) >> 12) + ROUNDING * (abs(nx) + abs(ny))
            if abs(between) + margin >= reach_along(t, heading, shape, nx, ny):
                return False
    return True


@rule
def is_way_free(g: State, t: Tables, last: int, near: int) -> bool:
    """Whether the car meets nothing else on its leg up to a distance, and no can (WK-GEO-14, WK-CAN-02)."""
    motion = g.motion
    way = motion.heading
    x = motion.x
    y = motion.y
    first = motion.free + 1
    if first_contact(g, t, OutlineOf.CAR, way, x, y, way, motion.gear, first, last, near, 0) != 0:
        return False
    car = t.outlines[OutlineOf.CAR]
    outline = t.outlines[OutlineOf.CAN]
    for number in range(CANS):
        can = g.cans[number]
        if can.owner == Owner.GROUND and may_meet(car, x, y, way, motion.gear, last, outline, can.x, can.y):
            if first_overlap(car, way, x, y, way, motion.gear, outline, can.x, can.y, 0, first, last, 0) != 0:
                return False
    return True
