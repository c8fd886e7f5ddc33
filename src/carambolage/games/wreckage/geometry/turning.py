"""Turns about a corner of the car, tick by tick (WK-GEO-16, WK-GEO-17)."""

from carambolage.engine.rules.rule import rule
from carambolage.games.wreckage.geometry.angles import local_x, local_y, turned
from carambolage.games.wreckage.geometry.outline import HALF_LENGTH, HALF_WIDTH, Outline
from carambolage.games.wreckage.geometry.overlap import free_steps

SWING = 1150  # no corner of a car is farther from its pivot corner
TICK = 51  # nothing of a car moves farther in a tick


@rule
def pivot_ahead(gear: int) -> int:
    """How far ahead of the centre the pivot corner lies: forward it is at the rear, in reverse at the front
    (WK-GEO-17, WK-REV-03).
    """
    return (2 * gear - 1) * HALF_LENGTH


@rule
def pivot_left(side: int, gear: int) -> int:
    """How far to the left of the centre the pivot corner lies: forward on the side of the turn, in reverse on the other
    (WK-GEO-17, WK-REV-03).
    """
    return HALF_WIDTH if side == gear else -HALF_WIDTH


@rule
def pivot_x(x: int, heading: int, side: int, gear: int) -> int:
    """The x of the pivot corner, worked out once from the starting pose (WK-GEO-16)."""
    return local_x(x, heading, pivot_ahead(gear), pivot_left(side, gear))


@rule
def pivot_y(y: int, heading: int, side: int, gear: int) -> int:
    """The y of the pivot corner (WK-GEO-16)."""
    return local_y(y, heading, pivot_ahead(gear), pivot_left(side, gear))


@rule
def heading_after(heading: int, side: int, ticks: int) -> int:
    """The heading after some ticks of a turn: to the left is counter-clockwise in both gears (WK-GEO-16, WK-GEO-17)."""
    return turned(heading, (1 - 2 * side) * ticks)


@rule
def swung_x(pivot: int, heading: int, side: int, gear: int) -> int:
    """The x of the centre of a car that has swung about its pivot corner to a heading (WK-GEO-16)."""
    return local_x(pivot, heading, -pivot_ahead(gear), -pivot_left(side, gear))


@rule
def swung_y(pivot: int, heading: int, side: int, gear: int) -> int:
    """The y of the centre of a car that has swung about its pivot corner to a heading (WK-GEO-16)."""
    return local_y(pivot, heading, -pivot_ahead(gear), -pivot_left(side, gear))


@rule
def may_swing_into(px: int, py: int, solid: Outline, sx: int, sy: int) -> bool:
    """Whether a solid is so near to a pivot corner that a car swinging about it might touch it (WK-GEO-19)."""
    reach = SWING + solid.reach
    dx = sx - px
    dy = sy - py
    return dx * dx + dy * dy < reach * reach


@rule
def first_tick(
    car: Outline,
    px: int,
    py: int,
    heading: int,
    side: int,
    gear: int,
    solid: Outline,
    sx: int,
    sy: int,
    solid_heading: int,
    first: int,
    last: int,
) -> int:
    """The first of the ticks `first`, ..., `last` of a turn at which a car overlaps a solid, or 0 (WK-GEO-16)."""
    tick = first
    while tick <= last:
        at = heading_after(heading, side, tick)
        x = swung_x(px, at, side, gear)
        y = swung_y(py, at, side, gear)
        steps = free_steps(car, x, y, at, solid, sx, sy, solid_heading, 0, 0, 0, TICK)
        if steps == 0:
            return tick
        tick += steps
    return 0
