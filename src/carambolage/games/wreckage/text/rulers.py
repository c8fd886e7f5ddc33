"""The ruler as it is drawn in turns and shots, and lines of sight: points for a client, from the integers of the rules.

A point is (x, y) with y to the north; a screen shows (x, -y) and turns a heading of h ticks by h x 2.5 degrees
counter-clockwise. A turn is drawn as an arc about its pivot corner, a leg as a straight line, a spin as a rotation
about the centre, a jump as a straight line above the other pieces (WK-GEO-25).
"""

from msgspec import Struct

from carambolage.games.wreckage.firing.aiming import is_line_free
from carambolage.games.wreckage.geometry.angles import local_x, local_y
from carambolage.games.wreckage.geometry.outline import HALF_WIDTH
from carambolage.games.wreckage.geometry.sight import POINTS, point_ahead, point_left, ruler_x, ruler_y
from carambolage.games.wreckage.geometry.turning import heading_after, pivot_x, pivot_y, swung_x, swung_y
from carambolage.games.wreckage.names.things import Gear, Side
from carambolage.games.wreckage.state import State
from carambolage.games.wreckage.tables import Tables

Point = tuple[int, int]
Pose = tuple[int, int, int]

CUT = 18  # ticks: the cut corner of the ruler turns a car by 45 degrees
TRAPEZOID = ((-512, 256), (0, 768), (-3072, 768), (-3072, 256))  # forward to the left, ahead and left of the car


class Line(Struct, frozen=True):
    """A line of sight to a point of the target."""

    x: int
    y: int
    free: bool


class Aim(Struct, frozen=True):
    """The ruler laid against a side of a car, and the nine lines from the middle of that side (WK-DEC-23)."""

    ruler: list[Point]
    start: Point
    lines: list[Line]


def pivot_of(pose: Pose, side: int, gear: int) -> Point:
    """The pivot corner about which a turn is drawn as an arc (WK-GEO-25)."""
    x, y, heading = pose
    return pivot_x(x, heading, side, gear), pivot_y(y, heading, side, gear)


def turn_rulers(pose: Pose, side: int, gear: int, ticks: int) -> list[list[Point]]:
    """The trapezoid of the ruler in a turn, for a hairpin twice, for a U-turn four times, each from the pose after 45
    more degrees; it has no effect on play (WK-GEO-24).
    """
    px, py = pivot_of(pose, side, gear)
    headings = [heading_after(pose[2], side, turned) for turned in range(0, ticks, CUT)]
    starts = [(swung_x(px, heading, side, gear), swung_y(py, heading, side, gear), heading) for heading in headings]
    return [[_trapezoid_corner(start, side, gear, *corner) for corner in TRAPEZOID] for start in starts]


def _trapezoid_corner(pose: Pose, side: int, gear: int, ahead: int, left: int) -> Point:
    """A corner of the trapezoid: mirrored to the right, turned about the centre of the car in reverse."""
    x, y, heading = pose
    if (side == Side.RIGHT) != (gear == Gear.REVERSE):
        left = -left
    if gear == Gear.REVERSE:
        ahead = -ahead
    return local_x(x, heading, ahead, left), local_y(y, heading, ahead, left)


def aim_of(g: State, t: Tables, seat: int, target: int, direction: int, length: int) -> Aim:
    """What is drawn of a shot: the ruler, wide end against the car, and which lines are free (WK-GEO-24, WK-FIR-07)."""
    car, aim = g.cars[seat], g.cars[target]
    ends = ((0, HALF_WIDTH), (0, -HALF_WIDTH), (length, -HALF_WIDTH), (length, HALF_WIDTH))
    corners = [(ruler_x(car.x, car.heading, direction, *e), ruler_y(car.y, car.heading, direction, *e)) for e in ends]
    start = ruler_x(car.x, car.heading, direction, 0, 0), ruler_y(car.y, car.heading, direction, 0, 0)
    lines = []
    for point in range(POINTS):
        ahead, left = point_ahead(point), point_left(point)
        end = local_x(aim.x, aim.heading, ahead, left), local_y(aim.y, aim.heading, ahead, left)
        lines.append(Line(*end, free=is_line_free(g, t, seat, target, *start, *end)))
    return Aim(corners, start, lines)
