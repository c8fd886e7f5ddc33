"""Turns about the pivot corner (WK-GEO-16, WK-GEO-17)."""

import random

import pytest

from carambolage.games.wreckage.geometry.turning import (
    first_tick,
    heading_after,
    may_swing_into,
    pivot_x,
    pivot_y,
    swung_x,
    swung_y,
)
from tests.rules.wreckage.geometry import exact
from tests.rules.wreckage.geometry.exact import CAR, ROCK, SHAPES, Pose, Shape, cases, corners, outline_of

FORWARD, REVERSE = 0, 1
LEFT, RIGHT = 0, 1


def turn(pose: Pose, side: int, ticks: int, gear: int = FORWARD) -> Pose:
    x, y, heading = pose
    end = heading_after(heading, side, ticks)
    pivot = pivot_x(x, heading, side, gear), pivot_y(y, heading, side, gear)
    return swung_x(pivot[0], end, side, gear), swung_y(pivot[1], end, side, gear), end


def contact(pose: Pose, side: int, gear: int, solid: Shape, place: Pose, last: int) -> int:
    x, y, heading = pose
    pivot = pivot_x(x, heading, side, gear), pivot_y(y, heading, side, gear)
    rim = outline_of(solid)
    if not may_swing_into(*pivot, rim, *place[:2]):
        return 0
    return first_tick(outline_of(CAR), *pivot, heading, side, gear, rim, *place, 1, last)


@pytest.mark.rule("WK-GEO-16", "WK-GEO-17", "WK-REV-03")
@pytest.mark.parametrize(
    ("pose", "gear", "side", "ticks", "end"),
    [
        ((0, 0, 0), FORWARD, LEFT, 6, (49, 141, 6)),  # WK-EX-06
        ((0, 0, 0), FORWARD, LEFT, 18, (31, 437, 18)),
        ((0, 0, 0), FORWARD, RIGHT, 18, (31, -437, 126)),
        ((0, 0, 0), FORWARD, LEFT, 36, (-256, 768, 36)),
        ((0, 0, 0), FORWARD, LEFT, 72, (-1024, 512, 72)),
        ((0, 0, 0), FORWARD, RIGHT, 72, (-1024, -512, 72)),
        ((0, 0, 0), REVERSE, LEFT, 18, (-31, -437, 18)),
        ((0, 0, 0), REVERSE, RIGHT, 18, (-31, 437, 126)),
        ((0, 3732, 108), FORWARD, LEFT, 12, (290, 3673, 120)),  # WK-EX-08, WK-EX-30
        ((1314, 1899, 120), FORWARD, RIGHT, 24, (802, 1643, 96)),
        ((1826, 1013, 120), FORWARD, RIGHT, 30, (1167, 785, 90)),
        ((-3403, 287, 18), FORWARD, RIGHT, 18, (-3072, 0, 0)),  # WK-EX-04
        ((0, 0, 18), REVERSE, LEFT, 18, (287, -331, 36)),  # WK-EX-24
        ((6656, 0, 0), REVERSE, LEFT, 18, (6625, -437, 18)),  # WK-EX-32
        ((6656, 0, 0), REVERSE, LEFT, 36, (6912, -768, 36)),
        ((0, 0, 0), REVERSE, LEFT, 72, (1024, -512, 72)),
        ((0, 0, 0), REVERSE, RIGHT, 72, (1024, 512, 72)),
        ((100, 200, 7), FORWARD, LEFT, 12, (70, 495, 19)),  # WK-EX-55
        ((0, 4608, 0), FORWARD, RIGHT, 6, (49, 4467, 138)),  # WK-EX-31
    ],
)
def test_worked_examples(pose: Pose, gear: int, side: int, ticks: int, end: Pose) -> None:
    assert turn(pose, side, ticks, gear) == end


@pytest.mark.rule("WK-GEO-17")
def test_the_pivot_corners() -> None:
    """WK-EX-04: the pivot RR is (-3584, -256); WK-EX-32: FR is (7168, -256)."""
    assert (pivot_x(-3403, 18, RIGHT, FORWARD), pivot_y(287, 18, RIGHT, FORWARD)) == (-3584, -256)
    assert (pivot_x(6656, 0, LEFT, REVERSE), pivot_y(0, 0, LEFT, REVERSE)) == (7168, -256)
    pivots = {(s, g): (pivot_x(0, 0, s, g), pivot_y(0, 0, s, g)) for s in (LEFT, RIGHT) for g in (FORWARD, REVERSE)}
    assert pivots == {(0, 0): (-512, 256), (1, 0): (-512, -256), (0, 1): (512, -256), (1, 1): (512, 256)}


@pytest.mark.rule("WK-GEO-16")
def test_every_tick_of_every_turn() -> None:
    for chance in cases(500, 100_000):
        pose = (chance.randint(-7000, 7000), chance.randint(-7000, 7000), chance.randrange(144))
        side, gear, ticks = chance.randrange(2), chance.randrange(2), chance.randint(0, 72)
        assert turn(pose, side, ticks, gear) == exact.swung(pose, side, gear, ticks)


@pytest.mark.rule("WK-GEO-18")
def test_turns_are_the_same_turned_and_mirrored() -> None:
    """WK-EX-55."""
    assert turn((-200, 100, 43), LEFT, 12) == (-495, 70, 55)
    assert turn((100, -200, 137), RIGHT, 12) == (70, -495, 125)
    for chance in cases(300, 50_000):
        x, y, h = (chance.randint(-7000, 7000), chance.randint(-7000, 7000), chance.randrange(144))
        side, gear, ticks = chance.randrange(2), chance.randrange(2), chance.randint(0, 72)
        ex, ey, eh = turn((x, y, h), side, ticks, gear)
        assert turn((-y, x, (h + 36) % 144), side, ticks, gear) == (-ey, ex, (eh + 36) % 144)
        assert turn((x, -y, -h % 144), 1 - side, ticks, gear) == (ex, -ey, -eh % 144)


def random_turn(chance: random.Random) -> tuple[Pose, int, int, Shape, Pose, int]:
    while True:
        pose = (chance.randint(-3000, 3000), chance.randint(-3000, 3000), chance.randrange(144))
        side, gear, last = chance.randrange(2), chance.randrange(2), chance.choice((6, 12, 18, 36, 72))
        x, y, _ = exact.swung(pose, side, gear, chance.randint(0, last))
        solid = chance.choice(SHAPES)
        place = (x + chance.randint(-1000, 1000), y + chance.randint(-1000, 1000), chance.randrange(144))
        if not exact.overlap(corners(CAR, pose), corners(solid, place)):
            return pose, side, gear, solid, place, last


@pytest.mark.slow
@pytest.mark.rule("WK-GEO-16", "WK-GEO-19")
def test_contacts_against_every_tick_tried() -> None:
    contacts = 0
    for chance in cases(150, 50_000):
        pose, side, gear, solid, place, last = random_turn(chance)
        rim = corners(solid, place)
        ticks = range(1, last + 1)
        overlapping = (k for k in ticks if exact.overlap(corners(CAR, exact.swung(pose, side, gear, k)), rim))
        expected = next(overlapping, 0)
        assert contact(pose, side, gear, solid, place, last) == expected, (pose, side, gear, solid, place, last)
        contacts += expected > 0
    assert contacts > 40


@pytest.mark.rule("WK-GEO-16")
def test_a_neighbour_and_a_rock_in_the_way() -> None:
    """WK-EX-45: the 5th tick would overlap B; a U-turn stops after 37 ticks at a rock."""
    assert contact((0, 0, 0), LEFT, FORWARD, CAR, (300, 700, 0), 18) == 5
    assert turn((0, 0, 0), LEFT, 4) == (37, 93, 4)
    assert contact((0, 0, 0), LEFT, FORWARD, ROCK, (-900, 500, 0), 72) == 38
    assert turn((0, 0, 0), LEFT, 37) == (-279, 779, 37)
    assert contact((1826, 1013, 120), RIGHT, FORWARD, ROCK, (2054, 0, 0), 30) == 9  # WK-EX-30
