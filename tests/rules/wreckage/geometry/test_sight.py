"""Rulers and lines of sight (WK-GEO-09, WK-FIR-04 to WK-FIR-07)."""

import itertools
import random

import pytest

from carambolage.games.wreckage.geometry.angles import local_x, local_y
from carambolage.games.wreckage.geometry.sight import (
    POINTS,
    crosses,
    is_in_range,
    point_ahead,
    point_left,
    ruler_x,
    ruler_y,
)
from carambolage.games.wreckage.names.things import Direction
from tests.rules.wreckage.geometry import exact
from tests.rules.wreckage.geometry.exact import CAR, ROCK, SHAPES, Point, Pose, cases, corners, outline_of

SHORT, LONG = 1536, 3072
DIRECTIONS = (Direction.FRONT, Direction.REAR, Direction.LEFT, Direction.RIGHT)
HERE = (0, 0, 0)


def reaches(direction: int, length: int, target: Pose, firer: Pose = HERE) -> bool:
    return is_in_range(outline_of(CAR), *firer, direction, length, *target)


def ruler(firer: Pose, direction: int, length: int) -> list[Point]:
    """The corners of the ruler as WK-FIR-05 lists them."""
    near, far = (512, 512 + length) if direction in (Direction.FRONT, Direction.REAR) else (256, 256 + length)
    local = {
        Direction.FRONT: [(near, -256), (near, 256), (far, 256), (far, -256)],
        Direction.REAR: [(-near, -256), (-near, 256), (-far, 256), (-far, -256)],
        Direction.LEFT: [(-256, near), (256, near), (256, far), (-256, far)],
        Direction.RIGHT: [(-256, -near), (256, -near), (256, -far), (-256, -far)],
    }[direction]
    return [exact.at(firer, ahead, left) for ahead, left in local]


def points(target: Pose) -> list[Point]:
    x, y, heading = target
    locals_ = [(point_ahead(n), point_left(n)) for n in range(POINTS)]
    return [(local_x(x, heading, f, side), local_y(y, heading, f, side)) for f, side in locals_]


def blocked(target: Pose, shape: exact.Shape, place: Pose) -> set[Point]:
    """The points of a target that the car at HERE does not see to its front."""
    start = ruler_x(0, 0, Direction.FRONT, 0, 0), ruler_y(0, 0, Direction.FRONT, 0, 0)
    return {point for point in points(target) if crosses(*start, *point, outline_of(shape), *place)}


@pytest.mark.rule("WK-FIR-05")
@pytest.mark.parametrize("direction", DIRECTIONS)
def test_the_corners_of_the_ruler(direction: int) -> None:
    for heading in range(144):
        ends = [(0, 256), (0, -256), (LONG, 256), (LONG, -256)]
        laid = {(ruler_x(9, heading, direction, *e), ruler_y(-7, heading, direction, *e)) for e in ends}
        assert laid == set(ruler((9, -7, heading), direction, LONG))


@pytest.mark.slow
@pytest.mark.rule("WK-FIR-04", "WK-FIR-05")
@pytest.mark.parametrize("direction", DIRECTIONS)
def test_a_corner_of_the_ruler_counts_to_the_last_unit(direction: int) -> None:
    rim = ruler(HERE, direction, SHORT)
    for (x, y), heading, side in itertools.product(rim, range(4, 144, 7), (-256, 256)):
        for dx, dy in itertools.product((-1, 0, 1), (-1, 0, 1)):
            target = (*exact.at((x + dx, y + dy, heading), 0, side), heading)
            assert reaches(direction, SHORT, target) == exact.overlap(rim, corners(CAR, target))


@pytest.mark.rule("WK-FIR-04", "WK-GEO-08")
def test_range_against_the_exact_overlap() -> None:
    inside = 0
    for chance in cases(400, 100_000):
        firer = (chance.randint(-3000, 3000), chance.randint(-3000, 3000), chance.randrange(144))
        direction, length = chance.choice(DIRECTIONS), chance.choice((SHORT, LONG))
        rim = ruler(firer, direction, length)
        x, y = (sum(c[i] for c in rim) // 4 for i in (0, 1))
        target = (x + chance.randint(-1600, 1600), y + chance.randint(-1600, 1600), chance.randrange(144))
        verdict = exact.overlap(rim, corners(CAR, target))
        assert reaches(direction, length, target, firer) == verdict
        inside += verdict
    assert inside > 100


@pytest.mark.rule("WK-FIR-04", "WK-FIR-05")
def test_worked_examples_of_range() -> None:
    """WK-EX-10, WK-EX-43."""
    front, rear, left, right = DIRECTIONS
    assert reaches(front, LONG, (3800, 600, 36))
    assert not reaches(front, SHORT, (3800, 600, 36))
    assert not reaches(front, LONG, (4000, 400, 36))
    assert reaches(front, LONG, (2800, 0, 0))
    assert [d for d in DIRECTIONS if reaches(d, SHORT, (0, 1500, 0))] == [left]
    assert [d for d in DIRECTIONS if reaches(d, SHORT, (0, -1500, 0))] == [right]
    assert [d for d in DIRECTIONS if reaches(d, SHORT, (-1800, 0, 36))] == [rear]
    assert reaches(rear, LONG, (-3900, 200, 0))
    assert not reaches(rear, SHORT, (-3900, 200, 0))
    assert reaches(front, LONG, (4095, 0, 0))
    assert not reaches(front, LONG, (4096, 0, 0))
    assert reaches(front, LONG, (2000, 511, 0))
    assert not reaches(front, LONG, (2000, 512, 0))
    assert reaches(rear, SHORT, (0, 0, 72), (1024, 0, 0))  # WK-EX-05: Mat touches the tail of Greg's car


@pytest.mark.rule("WK-FIR-07")
def test_the_nine_points_of_a_target() -> None:
    assert sorted(points((0, 0, 0))) == sorted((f, side) for f in (512, 0, -512) for side in (256, 0, -256))
    assert set(corners(CAR, (10, 20, 7))) < set(points((10, 20, 7)))


@pytest.mark.rule("WK-GEO-09", "WK-FIR-06", "WK-FIR-07")
def test_worked_examples_of_sight() -> None:
    """WK-EX-10, WK-EX-44."""
    target = (3800, 600, 36)
    assert blocked(target, ROCK, (2000, 0, 0)) == {point for point in points(target) if point[1] != 1112}
    assert len(blocked((2800, 0, 0), ROCK, (1500, 0, 0))) == 9
    assert blocked((3000, 0, 0), CAR, (1700, 300, 0)) == {p for p in points((3000, 0, 0)) if p[1] == 256}
    assert len(blocked((3000, 0, 0), CAR, (1700, 0, 36))) == 9


@pytest.mark.rule("WK-GEO-09", "WK-FIR-07")
def test_a_line_that_grazes_or_has_no_length_is_free() -> None:
    car, rock = outline_of(CAR), outline_of(ROCK)
    assert not crosses(0, 256, 3000, 256, car, 1500, 0, 0)
    assert crosses(0, 255, 3000, 255, car, 1500, 0, 0)
    assert not crosses(0, 0, 2000, 2000, car, 512, 1280, 36)
    assert crosses(0, 1, 2000, 2001, car, 512, 1280, 36)
    assert not crosses(700, 700, 700, 700, car, 700, 700, 0)
    assert crosses(1500, 0, 1500, 1, rock, 1500, 0, 0)
    assert not crosses(0, 0, 1130, 0, rock, 1500, 0, 0)
    assert crosses(0, 0, 1131, 0, rock, 1500, 0, 0)


@pytest.mark.rule("WK-GEO-09", "WK-FIR-07")
def test_a_line_that_ends_before_a_side_of_an_octagon() -> None:
    """ROCK is 370 wide to each side of its centre, on a diagonal 523 in x and y together."""
    rock = outline_of(ROCK)
    for x, y in set(itertools.product((-1, 0, 1), (-1, 0, 1))) - {(0, 0)}:
        near = 262 if x and y else 370
        start = (700 + 900 * x, -400 + 900 * y)
        for units, crossed in ((near, False), (near - 1, True)):
            end = (700 + units * x, -400 + units * y)
            assert crosses(*start, *end, rock, 700, -400, 0) == crossed
            assert crosses(*end, *start, rock, 700, -400, 0) == crossed


@pytest.mark.rule("WK-GEO-09", "WK-GEO-18")
def test_lines_against_the_exact_crossing() -> None:
    crossed = 0
    for chance in cases(800, 200_000):
        shape = chance.choice(SHAPES)
        place = (chance.randint(-500, 500), chance.randint(-500, 500), chance.randrange(144))
        start, end = ((chance.randint(-1500, 1500), chance.randint(-1500, 1500)) for _ in range(2))
        if chance.random() < 0.2:
            end = random.Random(chance.random()).choice(corners(shape, place))
        verdict = exact.is_crossed(start, end, corners(shape, place))
        assert crosses(*start, *end, outline_of(shape), *place) == verdict, (start, end, shape, place)
        assert crosses(*end, *start, outline_of(shape), *place) == verdict
        (ax, ay), (bx, by), (x, y, h) = start, end, place
        assert crosses(-ay, ax, -by, bx, outline_of(shape), -y, x, (h + 36) % 144) == verdict
        crossed += verdict
    assert crossed > 200
