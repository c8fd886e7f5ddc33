"""Headings, rounding, points, outlines."""

from fractions import Fraction

import pytest

from carambolage.engine.record import fields_of
from carambolage.games.wreckage.geometry.angles import (
    COSINES,
    FIRST_QUARTER,
    SINES,
    SPACE,
    cosine,
    local_x,
    local_y,
    polar_x,
    polar_y,
    rounded,
    sine,
    turned,
)
from carambolage.games.wreckage.geometry.outline import corner_x, corner_y, is_inside, width_along
from carambolage.games.wreckage.state import Can, Car, Mine, Obstacle, State
from tests.rules.wreckage.geometry import exact
from tests.rules.wreckage.geometry.exact import CAN, CAR, MINE, ROCK, SHAPES, SQUARE, outline_of


def local(x: int, y: int, heading: int, ahead: int, left: int) -> tuple[int, int]:
    return local_x(x, heading, ahead, left), local_y(y, heading, ahead, left)


@pytest.mark.rule("WK-GEO-01")
def test_a_space_is_a_car_length_of_1024_units() -> None:
    assert 2 * outline_of(CAR).a == SPACE == 1024


@pytest.mark.rule("WK-GEO-02")
def test_headings_go_round_to_the_left() -> None:
    ways = [(cosine(h), sine(h)) for h in (0, 36, 72, 108)]
    assert ways == [(4096, 0), (0, 4096), (-4096, 0), (0, -4096)]
    assert (turned(140, 6), turned(2, -6), turned(0, 144)) == (2, 140, 0)


@pytest.mark.rule("WK-GEO-03", "WK-GEO-20")
def test_the_table_is_that_of_the_catalogue() -> None:
    catalogue = """4096, 4092, 4080, 4061, 4034, 3999, 3956, 3906, 3849, 3784, 3712, 3633, 3547, 3455, 3355, 3250,
        3138, 3020, 2896, 2767, 2633, 2493, 2349, 2201, 2048, 1891, 1731, 1567, 1401, 1232, 1060, 887, 711, 535, 357,
        179, 0"""
    assert list(FIRST_QUARTER) == [int(word) for word in catalogue.split(",")]
    assert len(COSINES) == len(SINES) == 144
    for tick in range(144):
        assert cosine(tick) == exact.cosine(tick)
        assert sine(tick) == exact.sine(tick) == cosine((tick - 36) % 144)
        assert cosine((72 - tick) % 144) == -cosine(tick)
        assert cosine((144 - tick) % 144) == cosine(tick)


@pytest.mark.rule("WK-GEO-04")
def test_halves_are_rounded_away_from_zero() -> None:
    assert [rounded(n) for n in (0, 2047, 2048, 6143, 6144)] == [0, 0, 1, 1, 2]
    assert [rounded(n) for n in (-2047, -2048, -6143, -6144)] == [0, -1, -1, -2]
    for random in exact.cases(500, 100_000):
        number = random.randint(-(2**30), 2**30)
        assert rounded(number) == exact.divided(number)


@pytest.mark.rule("WK-GEO-05")
def test_local_and_polar_points() -> None:
    assert local(100, 200, 0, 10, 3) == (110, 203)
    assert local(100, 200, 36, 10, 3) == (97, 210)
    assert (polar_x(1832, 18), polar_y(1832, 18)) == (1295, 1295)
    assert (polar_x(2054, 132), polar_y(2054, 132)) == (1779, -1027)


@pytest.mark.rule("WK-GEO-06")
def test_the_corners_of_a_car() -> None:
    """WK-EX-07."""
    car = outline_of(CAR)
    assert (corner_x(car, 6, 1), corner_y(car, 6, 1)) == (428, 380)
    assert (corner_x(car, 6, -1), corner_y(car, 6, -1)) == (561, -115)
    for heading in range(144):
        left, _, _, right = exact.corners(CAR, (0, 0, heading))
        assert (corner_x(car, heading, 1), corner_y(car, heading, 1)) == left
        assert (corner_x(car, heading, -1), corner_y(car, heading, -1)) == right


@pytest.mark.rule("WK-GEO-07")
@pytest.mark.parametrize("shape", SHAPES)
def test_outlines_reach_as_far_as_their_corners(shape: exact.Shape) -> None:
    outline = outline_of(shape)
    for random in exact.cases(200, 20_000):
        heading, nx, ny = random.randrange(144), random.randint(-99, 99), random.randint(-99, 99)
        rim = exact.corners(shape, (0, 0, heading))
        assert width_along(outline, heading, nx, ny) == max(nx * x + ny * y for x, y in rim)
        assert all(x * x + y * y <= outline.reach**2 for x, y in rim)
    assert outline.reach < max(shape[1:]) * Fraction(3, 2) + 2


@pytest.mark.rule("WK-GEO-12", "WK-GEO-23")
@pytest.mark.parametrize("shape", SHAPES)
def test_inside_means_every_corner(shape: exact.Shape) -> None:
    outline = outline_of(shape)
    for random in exact.cases(300, 50_000):
        pose = (random.randint(-7200, 7200), random.choice((6144, 6600, 6800, 7000, -7000)), random.randrange(144))
        inside = all(abs(x) <= 7168 and abs(y) <= 7168 for x, y in exact.corners(shape, pose))
        assert is_inside(outline, *pose, 7168) == inside


@pytest.mark.rule("WK-GEO-12")
def test_the_edge_itself_is_inside() -> None:
    car = outline_of(CAR)
    assert is_inside(car, 6656, 0, 0, 7168)
    assert not is_inside(car, 6657, 0, 0, 7168)
    assert is_inside(car, 0, -6912, 72, 7168)
    assert not is_inside(car, 0, -6913, 72, 7168)


@pytest.mark.rule("WK-GEO-26")
def test_the_record_holds_the_largest_numbers() -> None:
    counts = {field.name: field.shape for field in fields_of(State)}
    assert [counts[name][0] for name in ("cars", "obstacles", "cans", "mines")] == [4, 8, 5, 6]
    widths = [f.width for piece in (Car, Obstacle, Can, Mine) for f in fields_of(piece) if f.name in ("x", "y")]
    assert widths == ["i2"] * 8


@pytest.mark.rule("WK-GEO-27")
def test_no_solid_is_narrower_than_206_units() -> None:
    for shape in (CAR, SQUARE, ROCK, MINE, CAN):
        outline = outline_of(shape)
        thin = min(2 * width_along(outline, h, cosine(h), sine(h)) for h in range(144)) // 4096
        assert thin >= 206 - 1
    assert 2 * MINE[1] == 206
