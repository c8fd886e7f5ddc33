"""The points of a collision: where the car that drives, or a wreck that it pushes, touches what it meets (WK-DEC-23).

A collision is told at the last place that was free. From there the car goes on a little, straight ahead or a tick of
its turn, until it touches: in a turn its corners may be 51 units away.
"""

from collections.abc import Iterator
from functools import partial
from math import cos, radians, sin

from carambolage.engine.match.event import Event
from carambolage.engine.previews.preview import Tale
from carambolage.engine.record import copy_record
from carambolage.games.wreckage.geometry.outline import OutlineOf
from carambolage.games.wreckage.geometry.turning import TICK, pivot_ahead, pivot_left
from carambolage.games.wreckage.move.solids import (
    EDGE_MASK,
    obstacle_bit,
    outline_of,
    solid_heading,
    solid_x,
    solid_y,
    standing_solids,
)
from carambolage.games.wreckage.names.things import EDGE, FIRST_MINE, FIRST_OBSTACLE, NOBODY, Gear, Side
from carambolage.games.wreckage.state import State
from carambolage.games.wreckage.tables import Tables
from carambolage.games.wreckage.text.naming import bits
from carambolage.games.wreckage.text.rulers import Point, Pose, pivot_of
from carambolage.games.wreckage.text.touching import (
    DEGREES,
    Place,
    Shape,
    Way,
    beyond,
    centre,
    common,
    first_touch,
    shape_of,
)

AHEAD = 2.5  # units: the contact is in the next one, and rounding moves a car by less than one
DRIVEN, SHOVED = ("turned", "moved", "jumped"), ("pushed", "thrown")
SLACKS = (0.0, 1.0, TICK)  # units: what only just touches by the rounded corners of the rules may not by these


class _Collision:
    """A collision as it is seen from the car that drives: where it stands, and what it pushes."""

    def __init__(self, g: State, t: Tables, events: Tale, crash: Event) -> None:
        before = events[: events.index(crash)]
        self.world, self.tables, self.seat = moved(g, before), t, crash.a
        self.last = next((event for event in reversed(before) if event.kind in DRIVEN), None)
        self.wreck = next((event.a for event in reversed(before) if event.kind == "pushed"), NOBODY)
        self._shapes: dict[int, Shape] = {}
        car = self.world.cars[self.seat]
        self.pose: Pose = car.x, car.y, car.heading

    def ways(self) -> Iterator[tuple[Way, float]]:
        """How the car may go on, and how far at most: straight ahead, or in the turn that was under way."""
        for gear in range(2):
            yield partial(_driven, self.pose, gear), AHEAD
        if self.wreck != NOBODY or (self.last and self.last.kind != "turned"):
            return
        turns = [(side, gear) for side in range(2) for gear in range(2)]
        if self.last:
            turns = [(Side.LEFT if self.last.e > 0 else Side.RIGHT, self.last.f)]
        for side, gear in turns:
            yield partial(_swung, self.pose, pivot_of(self.pose, side, gear), side, gear), 1.0

    def others(self) -> list[int]:
        """Whatever the car or the wreck that it pushes may have met."""
        solids = standing_solids(self.world) & ~(1 << self.seat)
        if self.wreck != NOBODY:
            solids &= ~obstacle_bit(self.wreck)
        return bits(solids, EDGE + 1)

    def touch(self, solid: int, slack: float, place: Place) -> Shape:
        """What the car in a place, or else the wreck before it, has in common with a solid."""
        car = shape_of(self.tables.outlines[OutlineOf.CAR], place)
        return self._common(car, solid, slack) or (
            self._common(self._pushed(place), solid, slack) if self.wreck != NOBODY else []
        )

    def _common(self, shape: Shape, solid: int, slack: float) -> Shape:
        if solid == EDGE:
            return beyond(shape, self.world.arena, slack)
        return common(shape, self._shape(solid), slack)

    def _shape(self, solid: int) -> Shape:
        """The corners of a solid, which stays where it is."""
        if solid not in self._shapes:
            world = self.world
            place = solid_x(world, solid), solid_y(world, solid), solid_heading(world, solid)
            self._shapes[solid] = shape_of(self.tables.outlines[outline_of(world, solid)], place)
        return self._shapes[solid]

    def _pushed(self, place: Place) -> Shape:
        """The wreck, moved as far as the car."""
        dx, dy = place[0] - self.pose[0], place[1] - self.pose[1]
        return [(x + dx, y + dy) for x, y in self._shape(FIRST_OBSTACLE + self.wreck)]


def contact_points(g: State, t: Tables, events: Tale, crash: Event) -> list[Point]:
    """Where a car touches each solid that it runs into: cars, obstacles, mines, the edge. Where a wreck that it pushes
    meets what is not struck, that is the only point.
    """
    collision = _Collision(g, t, events, crash)
    struck = crash.b | crash.c << FIRST_OBSTACLE | crash.d << FIRST_MINE | (EDGE_MASK if crash.e else 0)
    solids = bits(struck, EDGE + 1) or collision.others()
    for slack in SLACKS:
        for way, most in collision.ways():
            touched = [first_touch(partial(collision.touch, solid, slack), way, most) for solid in solids]
            if all(touched) if struck else any(touched):
                return [centre(shape) for shape in touched if shape]
    return [collision.pose[:2]]


def moved(g: State, events: Tale) -> State:
    """A copy of the table with every piece where the events bring it."""
    world = copy_record(g)
    for event in events:
        _move(world, event)
    return world


def _move(world: State, event: Event) -> None:
    if event.kind in DRIVEN:
        car = world.cars[event.a]
        car.x, car.y, car.heading = event.b, event.c, event.d
    elif event.kind in SHOVED:
        obstacle = world.obstacles[event.a]
        obstacle.x, obstacle.y = event.b, event.c
    elif event.kind == "mine_exploded":
        world.mines[event.a].laid = 0
    elif event.kind == "mine_laid":
        mine = world.mines[event.b]
        mine.laid, mine.x, mine.y = 1, event.c, event.d


def _driven(pose: Pose, gear: int, distance: float) -> Place:
    """A pose so far ahead in a gear."""
    x, y, heading = pose
    signed, angle = distance if gear == Gear.FORWARD else -distance, radians(DEGREES * heading)
    return x + signed * cos(angle), y + signed * sin(angle), heading


def _swung(pose: Pose, pivot: Point, side: int, gear: int, ticks: float) -> Place:
    """A pose after a part of a tick about a pivot corner."""
    heading = pose[2] + (ticks if side == Side.LEFT else -ticks)
    c, s = cos(radians(DEGREES * heading)), sin(radians(DEGREES * heading))
    ahead, left = -pivot_ahead(gear), -pivot_left(side, gear)
    return pivot[0] + ahead * c - left * s, pivot[1] + ahead * s + left * c, heading
