"""Overlap and touching of outlines (WK-GEO-08, WK-GEO-22), against exact implementations."""

import random

import pytest

from carambolage.games.wreckage.geometry.overlap import FOREVER, are_far, free_steps, overlaps, touches
from tests.rules.wreckage.geometry import exact
from tests.rules.wreckage.geometry.exact import CAR, ROCK, SHAPES, SQUARE, Pose, Shape, cases, corners, outline_of


def near_pair(chance: random.Random) -> tuple[Shape, Pose, Shape, Pose]:
    """Two outlines near each other, so that they overlap about as often as not, and often nearly touch."""
    one, other = chance.choice(SHAPES), chance.choice(SHAPES)
    reach = one[1] + other[1]
    start = chance.randint(-6000, 6000), chance.randint(-6000, 6000)
    pose = (*start, chance.randrange(144))
    if chance.random() < 0.3:  # axis-parallel neighbours touch exactly
        heading = 36 * chance.randrange(4)
        width = chance.choice(one[1:]) + chance.choice(other[1:]) + chance.randint(-1, 1)
        return one, (*start, 36 * chance.randrange(4)), other, (start[0] + width, start[1], heading)
    away = start[0] + chance.randint(-reach, reach), start[1] + chance.randint(-reach, reach)
    return one, pose, other, (*away, chance.randrange(144))


@pytest.mark.rule("WK-GEO-08", "WK-GEO-19")
def test_overlap_by_minkowski_differences() -> None:
    verdicts = []
    for chance in cases(800, 200_000):
        one, pose, other, other_pose = near_pair(chance)
        verdict = exact.overlap(corners(one, pose), corners(other, other_pose))
        assert overlaps(outline_of(one), *pose, outline_of(other), *other_pose) == verdict, (
            one,
            pose,
            other,
            other_pose,
        )
        verdicts.append(verdict)
    assert 0.2 < sum(verdicts) / len(verdicts) < 0.8


@pytest.mark.rule("WK-GEO-08")
def test_overlap_by_the_area_in_common() -> None:
    for chance in cases(200, 20_000):
        one, pose, other, other_pose = near_pair(chance)
        area = exact.common_area(corners(one, pose), corners(other, other_pose))
        assert overlaps(outline_of(one), *pose, outline_of(other), *other_pose) == (area > 0)


@pytest.mark.rule("WK-GEO-22")
def test_touching_by_minkowski_differences() -> None:
    touching = 0
    for chance in cases(800, 100_000):
        one, pose, other, other_pose = near_pair(chance)
        verdict = exact.touch(corners(one, pose), corners(other, other_pose))
        assert touches(outline_of(one), *pose, outline_of(other), *other_pose) == verdict
        touching += verdict and not overlaps(outline_of(one), *pose, outline_of(other), *other_pose)
    assert touching > 10


@pytest.mark.rule("WK-GEO-08", "WK-GEO-22")
def test_touching_is_not_overlapping() -> None:
    car, square, rock = outline_of(CAR), outline_of(SQUARE), outline_of(ROCK)
    assert not overlaps(car, 0, 0, 0, car, 1024, 0, 0)
    assert touches(car, 0, 0, 0, car, 1024, 0, 0)
    assert overlaps(car, 0, 0, 0, car, 1023, 0, 0)
    assert not touches(car, 0, 0, 0, car, 1025, 0, 0)
    assert not overlaps(car, 0, 0, 36, square, 576, 500, 0)
    assert overlaps(car, 0, 0, 36, square, 575, 500, 0)
    corner_to_corner = (car, 0, 0, 0, square, 832, 576, 36)
    assert touches(*corner_to_corner)
    assert not overlaps(*corner_to_corner)
    assert not overlaps(car, 0, 0, 0, rock, 882, 0, 0)
    assert overlaps(car, 0, 0, 0, rock, 881, 0, 0)


@pytest.mark.rule("WK-GEO-18")
def test_a_quarter_turn_and_a_mirror_change_nothing() -> None:
    for chance in cases(300, 50_000):
        one, (x, y, h), other, (ox, oy, oh) = near_pair(chance)
        a, b = outline_of(one), outline_of(other)
        verdict = overlaps(a, x, y, h, b, ox, oy, oh)
        assert overlaps(b, ox, oy, oh, a, x, y, h) == verdict
        assert overlaps(a, -y, x, (h + 36) % 144, b, -oy, ox, (oh + 36) % 144) == verdict
        assert overlaps(a, x, -y, -h % 144, b, ox, -oy, -oh % 144) == verdict


@pytest.mark.rule("WK-GEO-19")
def test_free_steps_promise_no_more_than_is_true() -> None:
    """As many units as are promised stay free, whatever way the first outline goes; at least one is promised."""
    for chance in cases(150, 20_000):
        one, pose, other, other_pose = near_pair(chance)
        heading = pose[2]
        way = (exact.cosine(heading), exact.sine(heading))
        steps = free_steps(outline_of(one), *pose, outline_of(other), *other_pose, *way)
        target = corners(other, other_pose)
        assert (steps == 0) == exact.overlap(corners(one, pose), target)
        if steps == FOREVER:
            steps = 2000
        for distance in {0, 1, steps // 2, steps - 1} - {-1}:
            if distance < steps:
                assert not exact.overlap(corners(one, exact.along(pose, 0, distance)), target)


@pytest.mark.rule("WK-GEO-19")
def test_what_is_far_never_touches() -> None:
    far = 0
    for chance in cases(500, 100_000):
        one, pose, other, other_pose = near_pair(chance)
        if are_far(outline_of(one), *pose[:2], outline_of(other), *other_pose[:2]):
            far += 1
            assert not exact.touch(corners(one, pose), corners(other, other_pose))
    assert far > 10
