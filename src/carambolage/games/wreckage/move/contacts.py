"""Contacts of a leg with all solids, and of a turn: at which distance or tick, with what (WK-GEO-14, WK-GEO-16).

What moves on a leg is a car, a wreck that it pushes or barrels that it throws. 0 is no contact.
"""

from carambolage.engine.rules.rule import rule
from carambolage.games.wreckage.geometry.outline import OutlineOf, is_inside
from carambolage.games.wreckage.geometry.straight import (
    edge_contact,
    first_overlap,
    last_tested,
    leg_x,
    leg_y,
    may_meet,
    next_tested,
)
from carambolage.games.wreckage.geometry.turning import (
    SWING,
    first_tick,
    heading_after,
    may_swing_into,
    swung_x,
    swung_y,
)
from carambolage.games.wreckage.move.solids import (
    EDGE_MASK,
    met_at,
    outline_of,
    solid_heading,
    solid_x,
    solid_y,
)
from carambolage.games.wreckage.names.things import EDGE
from carambolage.games.wreckage.state import State
from carambolage.games.wreckage.tables import Tables


@rule
def near_leg(g: State, t: Tables, shape: int, x: int, y: int, heading: int, gear: int, length: int, among: int) -> int:
    """The solids of a set that an outline might touch on a leg from (x, y), the edge included (WK-GEO-19)."""
    mover = t.outlines[shape]
    room = g.arena - mover.reach
    near = 0
    if max(abs(x), abs(leg_x(x, heading, gear, length))) > room:
        near = among & EDGE_MASK
    if max(abs(y), abs(leg_y(y, heading, gear, length))) > room:
        near = among & EDGE_MASK
    for solid in range(EDGE):
        if (among >> solid) & 1:
            other = t.outlines[outline_of(g, solid)]
            if may_meet(mover, x, y, heading, gear, length, other, solid_x(g, solid), solid_y(g, solid)):
                near |= 1 << solid
    return near


@rule
def first_contact(
    g: State,
    t: Tables,
    shape: int,
    facing: int,
    x: int,
    y: int,
    heading: int,
    gear: int,
    first: int,
    last: int,
    near: int,
    raster: int,
) -> int:
    """The first of the distances `first`, ..., `last` at which an outline overlaps any of some solids, or 0; only
    tested distances with `raster`, else every unit (WK-GEO-14, WK-GEO-27).
    """
    mover = t.outlines[shape]
    from_x = leg_x(x, heading, gear, first)
    from_y = leg_y(y, heading, gear, first)
    contact = 0
    end = last
    for solid in range(EDGE):
        if (near >> solid) & 1 and contact != first:
            other = t.outlines[outline_of(g, solid)]
            sx = solid_x(g, solid)
            sy = solid_y(g, solid)
            if may_meet(mover, from_x, from_y, heading, gear, end - first, other, sx, sy):
                sh = solid_heading(g, solid)
                distance = first_overlap(mover, facing, x, y, heading, gear, other, sx, sy, sh, first, end, raster)
                if distance > 0:
                    contact = distance
                    end = distance
    if near & EDGE_MASK and contact != first:
        out = edge_contact(mover, facing, x, y, heading, gear, first - 1, end, g.arena)
        if out > 0:
            contact = next_tested(out, last) if raster != 0 else out
    return contact


@rule
def met_on_leg(
    g: State, t: Tables, shape: int, facing: int, x: int, y: int, heading: int, gear: int, distance: int, near: int
) -> int:
    """The solids that an outline overlaps at a distance of a leg: the contact set (WK-GEO-15)."""
    at_x = leg_x(x, heading, gear, distance)
    at_y = leg_y(y, heading, gear, distance)
    return met_at(g, t, shape, at_x, at_y, facing, near)


@rule
def leg_contact(
    g: State,
    t: Tables,
    shape: int,
    facing: int,
    x: int,
    y: int,
    heading: int,
    gear: int,
    free: int,
    length: int,
    near: int,
) -> int:
    """The contact of one mover on a leg: at the first tested distance that overlaps a solid, the units before it are
    searched for the smallest that does (WK-GEO-14, WK-GEO-21).
    """
    tested = next_tested(free + 1, length)
    if met_on_leg(g, t, shape, facing, x, y, heading, gear, tested, near) == 0:  # quick where a contact is close
        tested = first_contact(g, t, shape, facing, x, y, heading, gear, tested, length, near, 1)
    if tested == 0:
        return 0
    first = last_tested(tested, free) + 1
    return first_contact(g, t, shape, facing, x, y, heading, gear, first, tested, near, 0)


@rule
def near_swing(g: State, t: Tables, px: int, py: int, among: int) -> int:
    """The solids of a set that a car swinging about a pivot corner might touch (WK-GEO-19)."""
    near = 0
    if abs(px) + SWING > g.arena or abs(py) + SWING > g.arena:
        near = among & EDGE_MASK
    for solid in range(EDGE):
        if (among >> solid) & 1:
            if may_swing_into(px, py, t.outlines[outline_of(g, solid)], solid_x(g, solid), solid_y(g, solid)):
                near |= 1 << solid
    return near


@rule
def swing_contact(
    g: State, t: Tables, px: int, py: int, heading: int, side: int, gear: int, first: int, last: int, near: int
) -> int:
    """The first of the ticks `first`, ..., `last` of a turn at which the car overlaps any of some solids, or 0
    (WK-GEO-16).
    """
    car = t.outlines[OutlineOf.CAR]
    contact = 0
    end = last
    for solid in range(EDGE):
        if (near >> solid) & 1:
            other = t.outlines[outline_of(g, solid)]
            at_x = solid_x(g, solid)
            at_y = solid_y(g, solid)
            turned_to = solid_heading(g, solid)
            tick = first_tick(car, px, py, heading, side, gear, other, at_x, at_y, turned_to, first, end)
            if tick > 0:
                contact = tick
                end = tick
    if near & EDGE_MASK:
        for tick in range(first, end + 1):
            at = heading_after(heading, side, tick)
            if not is_inside(car, swung_x(px, at, side, gear), swung_y(py, at, side, gear), at, g.arena):
                return tick
    return contact


@rule
def met_on_swing(
    g: State, t: Tables, px: int, py: int, heading: int, side: int, gear: int, tick: int, near: int
) -> int:
    """The solids that a car overlaps at a tick of a turn: the contact set (WK-GEO-15)."""
    at = heading_after(heading, side, tick)
    return met_at(g, t, OutlineOf.CAR, swung_x(px, at, side, gear), swung_y(py, at, side, gear), at, near)
