"""Aiming: which weapon reaches which car, by ruler and line of sight (chapter 12)."""

from carambolage.engine.rules.rule import rule
from carambolage.games.wreckage.equipment.owned import count_of, is_owned
from carambolage.games.wreckage.geometry.angles import local_x, local_y
from carambolage.games.wreckage.geometry.outline import OutlineOf
from carambolage.games.wreckage.geometry.sight import (
    POINTS,
    crosses,
    is_in_range,
    point_ahead,
    point_left,
    ruler_x,
    ruler_y,
)
from carambolage.games.wreckage.move.solids import outline_of, solid_heading, solid_x, solid_y, standing_solids
from carambolage.games.wreckage.names.components import WEAPONS, Ability, Equipment
from carambolage.games.wreckage.names.things import FIRST_MINE, NOBODY, Direction
from carambolage.games.wreckage.state import State
from carambolage.games.wreckage.tables import Tables
from carambolage.games.wreckage.turn.seats import is_in_play

DIRECTIONS = 4


@rule
def is_loaded(g: State, t: Tables, seat: int, slot: int) -> bool:
    """A weapon of the car that has not fired in this action, and a Second action weapon only in phase 2 (WK-FIR-09,
    WK-EQW-02).
    """
    kind = g.cars[seat].equipment[slot]
    if not 0 <= kind < WEAPONS or not is_owned(g, seat, slot, kind) or (g.act.fired >> slot) & 1:
        return False
    return not t.ability[kind] & Ability.SECOND_ACTION or g.phase == 2


@rule
def can_point(g: State, t: Tables, seat: int, kind: int, direction: int) -> bool:
    """To the front always, with a Turret anywhere, with a Rear mount to the rear too; reverse gear changes nothing
    (WK-FIR-08, WK-EQW-01, WK-EQU-06, WK-REV-05).
    """
    if direction == Direction.FRONT or t.ability[kind] & Ability.TURRET:
        return True
    return direction == Direction.REAR and count_of(g, seat, Equipment.REAR_MOUNT) > 0


@rule
def is_line_free(g: State, t: Tables, seat: int, target: int, x1: int, y1: int, x2: int, y2: int) -> bool:
    """A line is blocked by other cars and by obstacles, never by cans, mines or the edge (WK-FIR-06, WK-FIR-07)."""
    blockers = standing_solids(g) & ~(1 << seat) & ~(1 << target)
    for solid in range(FIRST_MINE):
        if (blockers >> solid) & 1:
            outline = t.outlines[outline_of(g, solid)]
            if crosses(x1, y1, x2, y2, outline, solid_x(g, solid), solid_y(g, solid), solid_heading(g, solid)):
                return False
    return True


@rule
def sees(g: State, t: Tables, seat: int, direction: int, target: int) -> bool:
    """One free line from the middle of the firing side to one of nine points of the target is enough (WK-FIR-07,
    WK-FIR-14).
    """
    car = g.cars[seat]
    aim = g.cars[target]
    x = ruler_x(car.x, car.heading, direction, 0, 0)
    y = ruler_y(car.y, car.heading, direction, 0, 0)
    for point in range(POINTS):
        px = local_x(aim.x, aim.heading, point_ahead(point), point_left(point))
        py = local_y(aim.y, aim.heading, point_ahead(point), point_left(point))
        if is_line_free(g, t, seat, target, x, y, px, py):
            return True
    return False


@rule
def direction_of_shot(g: State, t: Tables, seat: int, slot: int, target: int) -> int:
    """The first direction in which a weapon has a car both in range and in sight, or -1 (WK-FIR-04, WK-FIR-10,
    WK-FIR-14).
    """
    car = g.cars[seat]
    aim = g.cars[target]
    kind = car.equipment[slot]
    length = t.ranges[t.reach[kind]]
    for direction in range(DIRECTIONS):
        if (
            can_point(g, t, seat, kind, direction)
            and is_in_range(
                t.outlines[OutlineOf.CAR],
                car.x,
                car.y,
                car.heading,
                direction,
                length,
                aim.x,
                aim.y,
                aim.heading,
            )
            and sees(g, t, seat, direction, target)
        ):
            return direction
    return NOBODY


@rule
def is_second_copy(g: State, t: Tables, seat: int, slot: int) -> bool:
    """Two equal weapons are one option until one has fired: that in the lower slot (WK-FIR-15)."""
    car = g.cars[seat]
    for lower in range(slot):
        if car.equipment[lower] == car.equipment[slot] and is_loaded(g, t, seat, lower):
            return True
    return False


@rule
def can_hit(g: State, t: Tables, seat: int, slot: int, target: int) -> bool:
    """A legal pair of weapon and target: another car in reach (WK-FIR-10, WK-FIR-12)."""
    if target == seat or not is_in_play(g, target):
        return False
    if not is_loaded(g, t, seat, slot) or is_second_copy(g, t, seat, slot):
        return False
    return direction_of_shot(g, t, seat, slot, target) != NOBODY
