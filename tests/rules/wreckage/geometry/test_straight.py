"""Straight legs: positions, the raster, the contact with one solid, the edge."""

import random

import pytest

from carambolage.games.wreckage.geometry.straight import (
    edge_contact,
    first_overlap,
    last_tested,
    leg_x,
    leg_y,
    may_meet,
    next_tested,
)
from tests.rules.wreckage.geometry import exact
from tests.rules.wreckage.geometry.exact import CAR, DRUMS, ROCK, SHAPES, Point, Pose, Shape, cases, corners, outline_of

FORWARD, REVERSE = 0, 1


def after(pose: Pose, distance: int, gear: int = FORWARD) -> Pose:
    x, y, heading = pose
    return leg_x(x, heading, gear, distance), leg_y(y, heading, gear, distance), heading


def contact(mover: Shape, pose: Pose, gear: int, solid: Shape, place: Pose, length: int, free: int = 0) -> int:
    """The distance of contact by the rules: the first tested distance, then the units before it."""
    a, b = outline_of(mover), outline_of(solid)
    if not may_meet(a, *pose, gear, length, b, *place[:2]):
        return 0
    distance = first_overlap(a, pose[2], *pose, gear, b, *place, next_tested(free + 1, length), length, 1)
    if distance == 0:
        return 0
    return first_overlap(a, pose[2], *pose, gear, b, *place, last_tested(distance, free) + 1, distance, 0)


class Leg:
    """A leg against one solid, tried at every distance: the solid grown by the mover, and the mover a point."""

    def __init__(self, mover: Shape, pose: Pose, gear: int, solid: Shape, place: Pose) -> None:
        around = corners(mover, (0, 0, pose[2]))
        self.grown = exact.difference(corners(solid, place), around)
        self.pose, self.gear = pose, gear

    def overlaps(self, distance: int) -> bool:
        x, y, _ = exact.along(self.pose, self.gear, distance)
        return exact.is_within((x, y), self.grown)

    def contact(self, length: int, free: int = 0) -> int:
        before = free
        for distance in exact.tested(free, length):
            if self.overlaps(distance):
                return next(unit for unit in range(before + 1, distance + 1) if self.overlaps(unit))
            before = distance
        return 0


def random_leg(chance: random.Random) -> tuple[Shape, Pose, int, Shape, Pose, int]:
    """A leg and a solid near its way that it does not overlap at the start."""
    while True:
        mover = chance.choice((CAR, CAR, CAR, DRUMS))
        pose = (chance.randint(-3000, 3000), chance.randint(-3000, 3000), chance.randrange(144))
        gear, solid, length = chance.randrange(2), chance.choice(SHAPES), 1024 * chance.randint(1, 7)
        x, y, _ = exact.along(pose, gear, chance.randint(0, length))
        place = (x + chance.randint(-900, 900), y + chance.randint(-900, 900), chance.randrange(144))
        if not exact.overlap(corners(mover, pose), corners(solid, place)):
            return mover, pose, gear, solid, place, length


@pytest.mark.rule("WK-GEO-13")
def test_positions_on_a_leg() -> None:
    """WK-EX-07."""
    assert after((0, 0, 6), 3072) == (2967, 795, 6)
    assert after((0, 0, 10), 4096) == (3712, 1731, 10)
    assert after((287, -331, 36), 2048, REVERSE) == (287, -2379, 36)
    for chance in cases(300, 50_000):
        pose, distance, gear = (chance.randint(-7000, 7000), 0, chance.randrange(144)), chance.randint(0, 7200), 0
        assert after(pose, distance, gear) == exact.along(pose, gear, distance)
        assert after(pose, distance, 1) == exact.along(pose, 1, distance)


@pytest.mark.rule("WK-GEO-14")
def test_the_tested_distances() -> None:
    assert [next_tested(d, 1024) for d in (1, 32, 33, 1000)] == [32, 32, 64, 1024]
    assert next_tested(990, 1000) == 992
    assert next_tested(993, 1000) == 1000
    assert [last_tested(d, 0) for d in (32, 33, 64)] == [0, 32, 32]
    assert last_tested(1000, 0) == 992


@pytest.mark.rule("WK-GEO-21")
def test_a_leg_that_goes_on_keeps_its_raster() -> None:
    """WK-EX-15: barrels touched at 363 fly away; the units from 364 on are searched, the next tested one is 384."""
    assert next_tested(364, 2048) == 384
    assert last_tested(384, 363) == 363
    assert last_tested(416, 363) == 384
    assert contact(CAR, (0, 0, 0), FORWARD, DRUMS, (1200, 0, 0), 2048) == 364
    assert contact(CAR, (0, 0, 0), FORWARD, DRUMS, (2419, 0, 0), 2048, free=363) == 1583
    for chance in cases(150, 20_000):
        mover, pose, gear, solid, place, length = random_leg(chance)
        leg, free = Leg(mover, pose, gear, solid, place), chance.randint(0, length - 1)
        if not any(leg.overlaps(d) for d in (*exact.tested(0, length)[: free // 32], free)):
            assert contact(mover, pose, gear, solid, place, length, free) == leg.contact(length, free)


@pytest.mark.slow
@pytest.mark.rule("WK-GEO-14", "WK-GEO-19", "WK-GEO-27")
def test_contacts_against_every_distance_tried() -> None:
    contacts = 0
    for chance in cases(500, 200_000):
        mover, pose, gear, solid, place, length = random_leg(chance)
        expected = Leg(mover, pose, gear, solid, place).contact(length)
        assert contact(mover, pose, gear, solid, place, length) == expected, (mover, pose, gear, solid, place, length)
        contacts += expected > 0
    assert contacts > 150


@pytest.mark.rule("WK-GEO-14")
def test_a_contact_is_maximal_and_nothing_is_driven_through() -> None:
    for chance in cases(200, 20_000):
        mover, pose, gear, solid, place, length = random_leg(chance)
        distance = contact(mover, pose, gear, solid, place, length)
        rim = corners(solid, place)
        if distance:
            assert exact.overlap(corners(mover, exact.along(pose, gear, distance)), rim)
            assert not exact.overlap(corners(mover, exact.along(pose, gear, distance - 1)), rim)
        centre: list[Point] = [exact.along(pose, gear, d)[:2] for d in (0, length)]
        if exact.is_crossed(centre[0], centre[1], rim):
            assert distance > 0


@pytest.mark.rule("WK-GEO-27")
def test_a_corner_grazed_between_two_tested_distances_does_not_collide() -> None:
    start, car = (0, 0, 9), (1000, 1386, 134)
    leg = Leg(DRUMS, start, FORWARD, CAR, car)
    assert [d for d in range(1, 2049) if leg.overlaps(d)] == [*range(1604, 1621), 1622]
    assert contact(DRUMS, start, FORWARD, CAR, car, 2048) == 0
    assert contact(DRUMS, start, FORWARD, CAR, car, 1616) == 1604  # the end of a leg is tested too


@pytest.mark.rule("WK-GEO-12", "WK-GEO-14")
def test_the_edge() -> None:
    """WK-EX-38: from (5000,0,0) on the ground the edge is hit after 1656 units."""
    car = outline_of(CAR)
    assert edge_contact(car, 0, 5000, 0, 0, FORWARD, 0, 2048, 7168) == 1657
    assert edge_contact(car, 0, 5000, 0, 0, FORWARD, 0, 1656, 7168) == 0
    assert edge_contact(car, 0, 6656, 0, 0, FORWARD, 0, 1024, 7168) == 1
    assert edge_contact(car, 36, 0, 6000, 36, REVERSE, 0, 7168, 7168) == 0
    for chance in cases(200, 20_000):
        shape = chance.choice((CAR, DRUMS))
        pose = (chance.randint(-6500, 6500), chance.randint(-6500, 6500), chance.randrange(144))
        gear, length = chance.randrange(2), 1024 * chance.randint(1, 7)

        def is_out(distance: int, shape: Shape = shape, pose: Pose = pose, gear: int = gear) -> bool:
            rim = corners(shape, exact.along(pose, gear, distance))
            return any(abs(x) > 7168 or abs(y) > 7168 for x, y in rim)

        if not is_out(0):
            distance = edge_contact(outline_of(shape), pose[2], *pose, gear, 0, length, 7168)
            assert (distance > 0) == is_out(length)
            assert distance == 0 or (is_out(distance) and not is_out(distance - 1))


@pytest.mark.rule("WK-GEO-18")
def test_legs_are_the_same_turned_and_mirrored() -> None:
    """WK-EX-55."""
    assert after((70, 495, 19), 2048) == (1454, 2005, 19)
    assert after((-495, 70, 55), 2048) == (-2005, 1454, 55)
    assert after((70, -495, 125), 2048) == (1454, -2005, 125)
    for chance in cases(100, 20_000):
        mover, (x, y, h), gear, solid, (sx, sy, sh), length = random_leg(chance)
        distance = contact(mover, (x, y, h), gear, solid, (sx, sy, sh), length)
        quarter = (-y, x, (h + 36) % 144), (-sy, sx, (sh + 36) % 144)
        mirror = (x, -y, -h % 144), (sx, -sy, -sh % 144)
        for start, place in (quarter, mirror):
            assert contact(mover, start, gear, solid, place, length) == distance


@pytest.mark.rule("WK-GEO-14")
@pytest.mark.parametrize(
    ("pose", "place", "length", "free"),
    [
        ((0, 3732, 108), (0, 2054, 0), 3072, 796),  # WK-EX-09
        ((290, 3673, 120), (2054, 0, 0), 4096, 3155),  # WK-EX-08
        ((141, 3683, 114), (0, 2054, 0), 1024, 808),  # WK-EX-08
        ((0, 0, 0), (1500, 0, 0), 2048, 618),  # WK-EX-36
        ((0, 0, 0), (4000, 100, 0), 5120, 3118),  # WK-EX-37
        ((0, 0, 0), (2500, 0, 0), 4096, 1618),  # WK-EX-18
        ((0, 0, 0), (2000, 0, 0), 3072, 1118),  # WK-EX-52
    ],
)
def test_worked_examples_with_rocks(pose: Pose, place: Pose, length: int, free: int) -> None:
    assert contact(CAR, pose, FORWARD, ROCK, place, length) == free + 1
