"""Headings, rounding and points: the arithmetic that everything on the table is placed with (chapter 2)."""

from carambolage.engine.rules.rule import rule
from carambolage.games.wreckage.names.things import TICKS

SPACE = 1024  # one car length, one space, one segment of the ruler (WK-GEO-01)
SLACK = 8  # units: more than rounding can move anything, also at the end of the longest leg
QUARTER, HALF = TICKS // 4, TICKS // 2  # headings are ticks of 2.5 degrees (WK-GEO-02)

# The literal table of WK-GEO-20, from east to north.
FIRST_QUARTER = (
    *(4096, 4092, 4080, 4061, 4034, 3999, 3956, 3906, 3849, 3784, 3712, 3633, 3547, 3455, 3355, 3250, 3138, 3020, 2896),
    *(2767, 2633, 2493, 2349, 2201, 2048, 1891, 1731, 1567, 1401, 1232, 1060, 887, 711, 535, 357, 179, 0),
)
_HALF_TURN = (*FIRST_QUARTER, *(-number for number in reversed(FIRST_QUARTER[:QUARTER])))
COSINES = (*_HALF_TURN, *reversed(_HALF_TURN[1:HALF]))
SINES = (*COSINES[-QUARTER:], *COSINES[:-QUARTER])


@rule
def cosine(heading: int) -> int:
    """C[t], 4096 times the cosine of a heading (WK-GEO-03, WK-GEO-20)."""
    return COSINES[heading]


@rule
def sine(heading: int) -> int:
    """S[t] = C[t - 36], 4096 times the sine of a heading (WK-GEO-03)."""
    return SINES[heading]


@rule
def rounded(number: int) -> int:
    """RD: a number divided by 4096 and rounded, exact halves away from zero, so that a quarter turn or a mirror of the
    whole table changes nothing (WK-GEO-04, WK-GEO-18).
    """
    if number >= 0:
        return (number + 2048) >> 12
    return -((2048 - number) >> 12)


@rule
def turned(heading: int, ticks: int) -> int:
    """A heading after so many ticks to the left, modulo 144 (WK-GEO-02)."""
    return (heading + ticks) % TICKS


@rule
def local_x(x: int, heading: int, ahead: int, left: int) -> int:
    """LOC, its x: a point so far ahead and to the left of a pose (WK-GEO-05)."""
    return x + rounded(ahead * COSINES[heading] - left * SINES[heading])


@rule
def local_y(y: int, heading: int, ahead: int, left: int) -> int:
    """LOC, its y (WK-GEO-05)."""
    return y + rounded(ahead * SINES[heading] + left * COSINES[heading])


@rule
def polar_x(radius: int, ray: int) -> int:
    """POL, its x: a point on a ray from the centre of the arena (WK-GEO-05)."""
    return rounded(radius * cosine(ray))


@rule
def polar_y(radius: int, ray: int) -> int:
    """POL, its y (WK-GEO-05)."""
    return rounded(radius * sine(ray))
