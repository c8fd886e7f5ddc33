"""Straight legs: where a mover is after a distance, which distances are tested, and the contact with one solid.

A leg is a start (x, y), a heading, a gear, a length and `free`, the last tested distance that was free of solids, from
which it goes on (WK-GEO-21). 0 stands for "no contact": a leg is free where it starts.
"""

from carambolage.engine.rules.rule import rule
from carambolage.games.wreckage.geometry.angles import SLACK, cosine, rounded, sine
from carambolage.games.wreckage.geometry.outline import Outline, width_along
from carambolage.games.wreckage.geometry.overlap import free_steps

RASTER = 32


@rule
def leg_x(x: int, heading: int, gear: int, distance: int) -> int:
    """The x of a mover that has travelled a distance, always worked out from the start of its leg (WK-GEO-13)."""
    return x + rounded(distance * (1 - 2 * gear) * cosine(heading))


@rule
def leg_y(y: int, heading: int, gear: int, distance: int) -> int:
    """The y of a mover that has travelled a distance (WK-GEO-13)."""
    return y + rounded(distance * (1 - 2 * gear) * sine(heading))


@rule
def next_tested(distance: int, length: int) -> int:
    """The first tested distance that is not less than this one: a multiple of 32, or the end of the leg (WK-GEO-14)."""
    return min(length, (distance + RASTER - 1) // RASTER * RASTER)


@rule
def last_tested(distance: int, free: int) -> int:
    """The tested distance before this one; a leg that goes on has tested `free` last (WK-GEO-14, WK-GEO-21)."""
    return max(free, (distance - 1) // RASTER * RASTER)


@rule
def may_meet(
    mover: Outline, x: int, y: int, heading: int, gear: int, length: int, solid: Outline, sx: int, sy: int
) -> bool:
    """Whether a solid is so near to the way of a leg that they might touch (WK-GEO-19)."""
    vx = (1 - 2 * gear) * cosine(heading)
    vy = (1 - 2 * gear) * sine(heading)
    reach = mover.reach + solid.reach + SLACK
    dx = sx - x
    dy = sy - y
    ahead = (dx * vx + dy * vy) >> 12
    aside = (dx * vy - dy * vx) >> 12
    return -reach < ahead < length + reach and -reach < aside < reach


@rule
def first_overlap(
    mover: Outline,
    facing: int,
    x: int,
    y: int,
    heading: int,
    gear: int,
    solid: Outline,
    sx: int,
    sy: int,
    solid_heading: int,
    first: int,
    last: int,
    raster: int,
) -> int:
    """The first of the distances `first`, ..., `last` at which a mover, facing any way, overlaps a solid, or 0;
    `raster` is 1 if only tested distances count, 0 for every unit (WK-GEO-14, WK-GEO-27).
    """
    vx = (1 - 2 * gear) * cosine(heading)
    vy = (1 - 2 * gear) * sine(heading)
    distance = first
    while True:
        at_x = leg_x(x, heading, gear, distance)
        at_y = leg_y(y, heading, gear, distance)
        steps = free_steps(mover, at_x, at_y, facing, solid, sx, sy, solid_heading, vx, vy)
        if steps == 0:
            return distance
        distance += steps
        if raster != 0 and distance <= last:
            distance = next_tested(distance, last)
        if distance > last:
            return 0


@rule
def edge_contact(
    mover: Outline, facing: int, x: int, y: int, heading: int, gear: int, free: int, length: int, arena: int
) -> int:
    """The first distance beyond `free` at which a mover sticks out of the arena, or 0 (WK-GEO-12, WK-GEO-14)."""
    east = arena - width_along(mover, facing, 1, 0)
    north = arena - width_along(mover, facing, 0, 1)
    outside = length
    if abs(leg_x(x, heading, gear, length)) <= east and abs(leg_y(y, heading, gear, length)) <= north:
        return 0
    inside = free
    while outside - inside > 1:
        middle = (inside + outside) // 2
        if abs(leg_x(x, heading, gear, middle)) <= east and abs(leg_y(y, heading, gear, middle)) <= north:
            inside = middle
        else:
            outside = middle
    return outside
