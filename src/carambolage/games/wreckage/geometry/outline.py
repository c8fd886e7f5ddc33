"""Outlines: the shapes of cars and tokens, and how far they reach (WK-GEO-06, WK-GEO-07, section 23.1).

Every outline is symmetric about its centre, so two corners say all: front left and front right. Corners are rounded, so
that a turned rectangle is a parallelogram whose sides follow from the same two corners. An octagon is never turned.
"""

from carambolage.engine.record import i8, i16, record
from carambolage.engine.rules.names import Names
from carambolage.engine.rules.rule import rule
from carambolage.games.wreckage.geometry.angles import COSINES, SINES, rounded

HALF_LENGTH, HALF_WIDTH = 512, 256  # of a car (WK-GEO-06)


class OutlineOf(Names):
    """Whose outline it is; the five obstacle tokens follow from `TOKEN` on."""

    CAR, CAN, MINE, TOKEN = range(4)


OUTLINES = OutlineOf.TOKEN + 5


@record
class Outline:
    """A shape: OCT(a, b) where it is round, else a rectangle of half length a and half width b; no corner is farther
    from its centre than `reach`.
    """

    round: i8
    a: i16
    b: i16
    reach: i16


def set_outline(outline: Outline, is_round: bool, a: int, b: int) -> None:
    """Give an outline its size and the reach that follows; rounding a corner moves it by less than two units."""
    outline.round, outline.a, outline.b = int(is_round), a, b
    outline.reach = next(reach for reach in range(a, 2 * (a + b)) if reach * reach >= a * a + b * b) + 2


@rule
def corner_x(outline: Outline, heading: int, side: int) -> int:
    """The front corner on a side (1 left, -1 right) of a rectangle seen from its centre, its x; the a of an octagon
    (WK-GEO-06).
    """
    if outline.round != 0:
        return outline.a
    return rounded(outline.a * COSINES[heading] - side * outline.b * SINES[heading])


@rule
def corner_y(outline: Outline, heading: int, side: int) -> int:
    """The front corner on a side of a rectangle seen from its centre, its y; the b of an octagon (WK-GEO-06)."""
    if outline.round != 0:
        return outline.b
    return rounded(outline.a * SINES[heading] + side * outline.b * COSINES[heading])


@rule
def extent(is_round: int, lx: int, ly: int, rx: int, ry: int, nx: int, ny: int) -> int:
    """How far an outline with these front corners (left l, right r) reaches from its centre along a direction, times
    the length of that direction (WK-GEO-07).
    """
    if is_round != 0:
        return lx * max(abs(nx), abs(ny)) + ly * min(abs(nx), abs(ny))
    return max(abs(nx * lx + ny * ly), abs(nx * rx + ny * ry))


@rule
def normal_x(is_round: int, ly: int, ry: int, side: int) -> int:
    """The x of the normal of a side: of an octagon east, the two diagonals and north, of a rectangle its front and its
    flank; opposite sides have the same (WK-GEO-08).
    """
    if is_round != 0:
        return int(side != 3)
    return ly - ry if side == 0 else ly + ry


@rule
def normal_y(is_round: int, lx: int, rx: int, side: int) -> int:
    """The y of the normal of a side (WK-GEO-08)."""
    if is_round != 0:
        return (side & 1) - int(side == 2)
    return rx - lx if side == 0 else -rx - lx


@rule
def width_along(outline: Outline, heading: int, nx: int, ny: int) -> int:
    """How far an outline of this heading reaches from its centre along a direction (WK-GEO-07)."""
    lx = corner_x(outline, heading, 1)
    ly = corner_y(outline, heading, 1)
    rx = corner_x(outline, heading, -1)
    ry = corner_y(outline, heading, -1)
    return extent(outline.round, lx, ly, rx, ry, nx, ny)


@rule
def is_inside(outline: Outline, x: int, y: int, heading: int, arena: int) -> bool:
    """Whether every corner lies in the arena, its edge included (WK-GEO-12, WK-GEO-23)."""
    return (
        abs(x) + width_along(outline, heading, 1, 0) <= arena and abs(y) + width_along(outline, heading, 0, 1) <= arena
    )
