"""The points of a collision lie on the outlines that touch there, worked out anew from the corners of the catalogue."""

from math import cos, hypot, radians, sin
from random import Random
from typing import Any

import pytest

from carambolage.games.wreckage.geometry.outline import OutlineOf, corner_x, corner_y
from carambolage.games.wreckage.move.solids import outline_of, solid_heading, solid_x, solid_y
from carambolage.games.wreckage.names.things import FIRST_OBSTACLE
from tests.games.wreckage.scenario import TABLES, Pose, Scenario
from tests.games.wreckage.test_previews import shown

Corner = tuple[float, float]
ARENA = 7168
A_UNIT = 2  # that of the point, and that by which the rules round corners


def corners(which: int, pose: Pose) -> list[Corner]:
    """The outline of a piece by WK-GEO-06."""
    (x, y, heading), outline = pose, TABLES.outlines[which]
    a, b = outline.a, outline.b
    if outline.round:
        steps = [(a, b), (b, a), (-b, a), (-a, b), (-a, -b), (-b, -a), (b, -a), (a, -b)]
        return [(x + dx, y + dy) for dx, dy in steps]
    left, right = ((corner_x(outline, heading, side), corner_y(outline, heading, side)) for side in (1, -1))
    return [(x + sign * dx, y + sign * dy) for sign, (dx, dy) in ((1, left), (-1, right), (-1, left), (1, right))]


def from_line(point: Corner, one: Corner, other: Corner) -> float:
    (px, py), (ax, ay), (bx, by) = point, one, other
    long = (bx - ax) ** 2 + (by - ay) ** 2
    part = max(0.0, min(1.0, ((px - ax) * (bx - ax) + (py - ay) * (by - ay)) / long))
    return hypot(px - ax - part * (bx - ax), py - ay - part * (by - ay))


def from_outline(point: Corner, outline: list[Corner]) -> float:
    """How far a point is from the nearest side."""
    return min(from_line(point, outline[at - 1], outline[at]) for at in range(len(outline)))


def from_solid(table: Scenario, point: Corner, solid: int) -> float:
    pose = solid_x(table.g, solid), solid_y(table.g, solid), solid_heading(table.g, solid)
    return from_outline(point, corners(outline_of(table.g, solid), pose))


def from_swing(point: Corner, end: Pose, pivot: Corner, signed: int) -> float:
    """How far a point is from the car on its way from one tick of a turn to the next, in either of which it is at a
    place of the rules: its corners go straight.
    """
    mine, then = corners(OutlineOf.CAR, end), corners(OutlineOf.CAR, (0, 0, (end[2] + signed) % 144))
    hinge = min(range(4), key=lambda at: hypot(mine[at][0] - pivot[0], mine[at][1] - pivot[1]))
    dx, dy = pivot[0] - then[hinge][0], pivot[1] - then[hinge][1]
    ways = [(one, (other[0] + dx, other[1] + dy)) for one, other in zip(mine, then, strict=True)]
    parts = [[(a + (c - a) * s / 64, b + (d - b) * s / 64) for (a, b), (c, d) in ways] for s in range(65)]
    return min(from_outline(point, outline) for outline in parts)


def crash_of(table: Scenario, answer: str) -> tuple[Any, Pose]:
    """What is struck, and where the car of the first seat ends."""
    preview = shown(table, answer)
    end = preview.steps[-1] if preview.steps else None
    return preview.contact, (end.x, end.y, end.heading) if end else table.where("A")


STRAIGHT: dict[str, tuple[Pose, int, Pose]] = {
    "flat": ((0, 0, 0), 3, (2000, 0, 36)),
    "a corner": ((0, 0, 0), 3, (2100, 300, 51)),
    "sideways": ((0, 0, 29), 3, (400, 1900, 3)),
    "in reverse": ((0, 0, 0), -2, (-1900, 120, 40)),
    "in reverse, turned": ((0, 0, 100), -2, (600, 1500, 7)),
}


@pytest.mark.rule("WK-DEC-23")
@pytest.mark.parametrize("name", STRAIGHT)
def test_a_leg_touches_a_car(name: str) -> None:
    start, speed, other = STRAIGHT[name]
    table = Scenario("pick_up", "sedan").put(A=start, B=other).speeds(A=speed).plan(A=("turn_left", "repeat"))
    table.action("A").choose("decline")
    contact, end = crash_of(table, "travel")
    assert contact.cars == [1]
    (point,) = contact.points
    assert from_outline(point, corners(OutlineOf.CAR, end)) < A_UNIT
    assert from_solid(table, point, 1) < A_UNIT


SWINGS: dict[str, tuple[int, str, tuple[str, int, int, int]]] = {
    "to the left": (1, "turn left 45", ("boulder", 300, 1150, 0)),
    "to the right": (1, "turn right 45", ("concrete_block", 500, -1000, 20)),
    "a hairpin": (2, "turn left 90", ("rusted_hull", -420, 1330, 10)),
    "in reverse": (-1, "turn right 45 reverse", ("tyre_wall", -300, 1150, 0)),
    "in reverse to the left": (-1, "turn left 45 reverse", ("rusted_hull", -400, -1150, 5)),
}


@pytest.mark.rule("WK-DEC-23")
@pytest.mark.parametrize("name", SWINGS)
def test_a_turn_touches_an_obstacle(name: str) -> None:
    """Between the last free tick and the next one the car touches the obstacle where the point is."""
    speed, answer, (kind, x, y, heading) = SWINGS[name]
    turn = "turn_left" if "left" in answer else "turn_right"
    table = Scenario("sedan", "pick_up").put(A=(0, 0, 0)).speeds(A=speed).obstacle(kind, x, y, heading)
    table.plan(A=(turn, "repeat")).action("A")
    preview = shown(table, answer)
    (point,) = preview.contact.points
    assert preview.contact.obstacles == [0]
    arc, (_, end) = preview.steps[0].arc, crash_of(table, answer)
    assert len(preview.steps) == 1, "it is the turn that ends here"
    assert from_solid(table, point, FIRST_OBSTACLE) < A_UNIT
    assert from_swing(point, end, arc.pivot, 1 if arc.ticks > 0 else -1) < A_UNIT
    assert abs(arc.ticks) < 36


@pytest.mark.rule("WK-DEC-23")
@pytest.mark.parametrize(("heading", "across"), [(0, 0), (6, 300), (138, -300)])
def test_the_edge_is_touched_by_a_front_or_a_corner(heading: int, across: int) -> None:
    table = Scenario("pick_up", "sedan").put(A=(5800, across, heading), B=(-5000, 5000, 0)).speeds(A=3)
    table.plan(A=("turn_left", "repeat")).action("A").choose("decline")
    contact, end = crash_of(table, "travel")
    assert contact.edge
    (point,) = contact.points
    assert point[0] == ARENA
    assert from_outline(point, corners(OutlineOf.CAR, end)) < A_UNIT
    assert heading or point[1] == across, "a flat front touches with its middle"


@pytest.mark.rule("WK-DEC-23")
def test_everything_that_is_struck_has_a_point() -> None:
    table = Scenario("sedan", "pick_up").put(A=(0, 0, 0), B=(2000, 400, 36)).speeds(A=2)
    table.obstacle("spike_column", 2114, -400).plan(A=("turn_left", "repeat")).action("A").choose("decline")
    contact, end = crash_of(table, "travel")
    assert (contact.cars, contact.obstacles, len(contact.points)) == ([1], [0], 2)
    assert all(from_outline(point, corners(OutlineOf.CAR, end)) < A_UNIT for point in contact.points)
    assert [from_solid(table, point, s) < A_UNIT for point, s in zip(contact.points, (1, 4), strict=True)] == [True] * 2


@pytest.mark.rule("WK-DEC-23")
def test_a_mine_is_touched() -> None:
    table = Scenario("sedan", "pick_up").put(A=(0, 0, 0)).speeds(A=2).mine(1400, 100)
    table.plan(A=("turn_left", "repeat")).action("A").choose("decline")
    contact, end = crash_of(table, "travel")
    assert contact.mines == [0]
    (point,) = contact.points
    assert from_outline(point, corners(OutlineOf.CAR, end)) < A_UNIT


@pytest.mark.rule("WK-DEC-23")
def test_a_pushed_wreck_touches_a_car() -> None:
    """The wreck, 430 units deep, stands between the two cars."""
    table = Scenario("sedan", "pick_up").put(A=(0, 0, 0), B=(3000, 0, 36)).speeds(A=3).obstacle("wreck", 1300, 0, 36)
    table.plan(A=("turn_left", "repeat")).action("A").choose("decline")
    contact, end = crash_of(table, "travel")
    assert (contact.cars, contact.obstacles) == ([1], [])
    (point,) = contact.points
    assert from_solid(table, point, 1) < A_UNIT
    assert point[0] - end[0] > 512 + A_UNIT


@pytest.mark.rule("WK-DEC-23")
def test_a_pushed_wreck_touches_the_edge() -> None:
    table = Scenario("sedan", "pick_up").put(A=(4600, 0, 0), B=(-3000, 0, 36)).speeds(A=3)
    table.obstacle("wreck", 5900, 0, 36).plan(A=("turn_left", "repeat")).action("A").choose("decline")
    contact, _ = crash_of(table, "travel")
    assert not contact.edge
    assert contact.points[0][0] == ARENA


@pytest.mark.rule("WK-DEC-23")
def test_points_of_random_collisions() -> None:
    """A car stands about where another one turns to: it is touched by that one where it ends, or in its next tick."""
    chance, seen = Random(3), 0
    for _ in range(40):
        speed, heading = chance.choice((-2, -1, 1, 2, 3)), chance.randrange(144)
        turn, ahead = chance.choice(("left", "right")), 0 if speed > 0 else 180
        bearing = 2.5 * heading + (45 if turn == "left" else -45) + ahead + chance.randrange(-20, 21)
        far = chance.randrange(1160, 2000)
        other = round(far * cos(radians(bearing))), round(far * sin(radians(bearing))), chance.randrange(144)
        table = Scenario("sedan", "pick_up").put(A=(0, 0, heading), B=other).speeds(A=speed)
        table.plan(A=(f"turn_{turn}", "repeat")).action("A")
        preview = shown(table, f"turn {turn} 45{' reverse' if speed < 0 else ''}")
        if preview.contact is None or not preview.steps:
            continue
        seen += 1
        (point,), last = preview.contact.points, preview.steps[-1]
        end = last.x, last.y, last.heading
        assert from_solid(table, point, 1) < A_UNIT
        straight = from_outline(point, corners(OutlineOf.CAR, end))
        swung = from_swing(point, end, last.arc.pivot, 1 if last.arc.ticks > 0 else -1) if last.arc else straight
        assert min(straight, swung) < A_UNIT
    assert seen > 8
