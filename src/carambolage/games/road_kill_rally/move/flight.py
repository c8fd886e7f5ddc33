"""Jumping over and passing occupied spaces (RK-MOV-11 and what follows from it)."""

from carambolage.engine.rules.rule import rule
from carambolage.engine.rules.state import push, tell
from carambolage.games.road_kill_rally.cards.mounted import has_mounted
from carambolage.games.road_kill_rally.names.effect import Effect
from carambolage.games.road_kill_rally.names.event import Event
from carambolage.games.road_kill_rally.names.things import LANES, Accessory, Mode, Rally, Tile
from carambolage.games.road_kill_rally.road.rows import car_at, is_racing, is_wreck_at, space_of
from carambolage.games.road_kill_rally.state import NOBODY, State, Tables

ALL_LANES = (1 << LANES) - 1


@rule
def is_empty(g: State, row: int, lane: int) -> bool:
    """Whether a space holds neither car nor wreck (RK-MOV-18)."""
    return car_at(g, row, lane) == NOBODY and not is_wreck_at(g, row, lane)


@rule
def empty_lanes(g: State, row: int) -> int:
    """The lanes of a row without car and wreck, a bit each."""
    lanes = 0
    for lane in range(LANES):
        lanes |= int(is_empty(g, row, lane)) << lane
    return lanes


@rule
def can_land(g: State, t: Tables, seat: int, row: int, lane: int, steps: int, passes: int) -> bool:
    """Whether from over a space, with so many steps and Pass cards left, a chain of steps over occupied spaces leads
    into an empty one or over the line (RK-MOV-11, RK-MOV-18).
    """
    front = g.road[g.placed - 1]
    line = front.first + t.line_row - 1 if front.tile == Tile.FINISH else 0
    jets = has_mounted(g, t, seat, Accessory.JUMP_JETS)
    lanes = 1 << lane
    for _ in range(steps):
        if row == line:
            return True
        row += 1
        lanes = (lanes | lanes << 1 | lanes >> 1) & ALL_LANES
        if lanes & empty_lanes(g, row):
            return True
        if not jets:
            if passes == 0:
                return False
            passes -= 1
    return False


@rule
def can_fly_into(g: State, t: Tables, seat: int, lane: int, mode: int) -> bool:
    """Whether an occupied space ahead may be jumped with Jump Jets, or passed with a Pass card (RK-MOV-11, RK-MOV-12,
    RK-MOV-17, RK-CRD-RC19, RK-CRD-RA19).
    """
    passes = g.hand[seat][Rally.PASS]
    if mode == Mode.PASS:
        if passes == 0:
            return False
        passes -= 1
    elif not has_mounted(g, t, seat, Accessory.JUMP_JETS):
        return False
    return can_land(g, t, seat, g.car[seat].row + 1, lane, g.move.steps - 1, passes)


@rule
def has_way_on(g: State, t: Tables, seat: int) -> bool:
    """Whether a car in flight can go on: only losing a Pass card takes that away (RK-MOV-14)."""
    car = g.car[seat]
    return can_land(g, t, seat, car.row, car.lane, g.move.steps, g.hand[seat][Rally.PASS])


@rule
def put_back(g: State, seat: int) -> None:
    """A car in flight goes back to the space on which it stood last (RK-MOV-13, RK-MOV-14)."""
    car = g.car[seat]
    car.row = g.move.back_row
    car.lane = g.move.back_lane
    g.move.flight = 0
    tell(g, Event.PUT_BACK, seat, space_of(car.row, car.lane))


@rule
def stop_car(g: State, seat: int) -> None:
    """A wipe-out ends the movement of the car; in flight it is put back (RK-WIP-03, RK-MOV-13)."""
    if g.move.seat != seat:
        return
    g.move.over = 1
    if g.move.flight != 0:
        put_back(g, seat)


@rule
def come_down(g: State, seat: int) -> None:
    """A car in flight that cannot go on strikes the car it was over; over a wreck alone it comes down there
    (RK-MOV-14).
    """
    struck = rival_below(g, seat)
    if struck == NOBODY:
        g.move.flight = 0
        push(g, Effect.WRECK, seat)
        return
    put_back(g, seat)
    g.move.over = 1
    push(g, Effect.COLLIDE, seat, struck)


@rule
def rival_below(g: State, seat: int) -> int:
    """The racing car in the space that a car is flying over, -1 if there is only a wreck."""
    for other in range(g.seats):
        below = g.car[other].row == g.car[seat].row and g.car[other].lane == g.car[seat].lane
        if other != seat and below and is_racing(g, other):
            return other
    return NOBODY
