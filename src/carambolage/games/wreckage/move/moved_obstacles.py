"""Obstacles that a car moves: burning barrels are thrown ahead, a wreck is pushed along (chapter 18)."""

from carambolage.engine.rules.rule import rule
from carambolage.engine.rules.state import push, tell
from carambolage.games.wreckage.collision.collision import collide
from carambolage.games.wreckage.destruction.sites import move_can
from carambolage.games.wreckage.geometry.angles import SPACE
from carambolage.games.wreckage.geometry.outline import OutlineOf
from carambolage.games.wreckage.geometry.overlap import overlaps
from carambolage.games.wreckage.geometry.straight import RASTER, last_tested, leg_x, leg_y, next_tested
from carambolage.games.wreckage.move.contacts import first_contact, leg_contact, met_on_leg, near_leg
from carambolage.games.wreckage.move.mines import explode_mines, is_blast, take_blast
from carambolage.games.wreckage.move.motion import leg_number, tell_throw, tell_way
from carambolage.games.wreckage.move.solids import (
    CARS_MASK,
    MINES_MASK,
    met_at,
    obstacle_bit,
    outline_of,
    standing_solids,
)
from carambolage.games.wreckage.names.effect import Effect
from carambolage.games.wreckage.names.event import Event
from carambolage.games.wreckage.names.things import CANS, FIRST_MINE, FIRST_OBSTACLE, MINES, NOBODY, Cause, Owner
from carambolage.games.wreckage.state import State
from carambolage.games.wreckage.tables import Tables
from carambolage.games.wreckage.turn.seats import seat_at

BARREL_CARDS = 2  # what a car draws that flying barrels hit (WK-OBS-14)


@rule
def obstructions(g: State, index: int) -> int:
    """What stops a moving obstacle: other cars, other obstacles, the edge, but no mine and not the car that moves it
    (WK-OBS-11, WK-OBS-14, WK-OBS-18).
    """
    return standing_solids(g) & ~MINES_MASK & ~obstacle_bit(index) & ~(1 << g.motion.seat)


@rule
def uncover_cans(g: State, t: Tables, index: int) -> None:
    """A can under an obstacle that has come to rest is moved to the first legal site around it, as if that were a car
    (WK-OBS-17).
    """
    obstacle = g.obstacles[index]
    outline = t.outlines[outline_of(g, FIRST_OBSTACLE + index)]
    heading = 0 if outline.round != 0 else obstacle.heading
    for number in range(CANS):
        can = g.cans[number]
        if can.owner == Owner.GROUND and overlaps(
            outline, obstacle.x, obstacle.y, heading, t.outlines[OutlineOf.CAN], can.x, can.y, 0
        ):
            move_can(g, t, number, obstacle.x, obstacle.y, heading)


@rule
def flight(g: State, t: Tables, index: int) -> int:
    """How far barrels fly ahead in the direction of travel: as many spaces as the car's speed and at least 1, until
    they meet something. 0 if they cannot move at all, or would by a rounding come to rest in the flank of the mover
    (WK-OBS-13, WK-OBS-14, WK-OBS-15, WK-OBS-20, WK-GEO-10).
    """
    motion = g.motion
    barrels = g.obstacles[index]
    shape = outline_of(g, FIRST_OBSTACLE + index)
    x = barrels.x
    y = barrels.y
    heading = motion.heading
    gear = motion.gear
    length = max(1, g.cars[motion.seat].speed) * SPACE
    near = near_leg(g, t, shape, x, y, heading, gear, length, obstructions(g, index))
    contact = leg_contact(g, t, shape, 0, x, y, heading, gear, 0, length, near)
    distance = length if contact == 0 else contact - 1
    if met_on_leg(g, t, shape, 0, x, y, heading, gear, distance, 1 << motion.seat) != 0:
        return 0
    return distance


@rule
def throw(g: State, t: Tables, index: int, distance: int) -> bool:
    """Barrels fly some way; a car that they hit draws 2 cards before the mover drives on. Whether he goes on at once
    (WK-OBS-13, WK-OBS-14, WK-OBS-16, WK-OBS-20).
    """
    motion = g.motion
    barrels = g.obstacles[index]
    shape = outline_of(g, FIRST_OBSTACLE + index)
    x = barrels.x
    y = barrels.y
    heading = motion.heading
    gear = motion.gear
    struck = met_on_leg(g, t, shape, 0, x, y, heading, gear, distance + 1, obstructions(g, index) & CARS_MASK)
    if distance == max(1, g.cars[motion.seat].speed) * SPACE:
        struck = 0
    blow_up_mines(g, t, shape, x, y, distance)
    barrels.x = leg_x(x, heading, gear, distance)
    barrels.y = leg_y(y, heading, gear, distance)
    if struck == 0:
        motion.thrown |= 1 << index
        if distance >= RASTER:
            tell_way(g)
        uncover_cans(g, t, index)
        return True
    motion.thrown &= ~(1 << index)
    tell_way(g)
    tell_throw(g, index, struck)
    uncover_cans(g, t, index)
    push(g, Effect.LEG)
    push(g, Effect.CHECK_END)
    for number in range(g.seats - 1, -1, -1):
        seat = seat_at(g, number)
        if (struck >> seat) & 1:
            push(g, Effect.DAMAGE, seat, BARREL_CARDS, Cause.BARRELS, motion.seat, NOBODY)
    return False


@rule
def blow_up_mines(g: State, t: Tables, shape: int, x: int, y: int, distance: int) -> None:
    """Mines on the way of flying barrels explode without effect (WK-OBS-14)."""
    mines = standing_solids(g) & MINES_MASK
    if mines == 0:
        return
    heading = g.motion.heading
    gear = g.motion.gear
    near = near_leg(g, t, shape, x, y, heading, gear, distance, mines)
    first = next_tested(1, distance)
    for mine in range(MINES):
        bit = near & (1 << (FIRST_MINE + mine))
        if bit != 0 and first_contact(g, t, shape, 0, x, y, heading, gear, first, distance, bit, 1) > 0:
            explode_mines(g, bit, NOBODY)


@rule
def begin_push(g: State, index: int) -> None:
    """A car that runs into a wreck does not stop but pushes it along: from here the wreck moves by exactly the
    displacement of the car. It was a collision: the car may not fire (WK-OBS-09, WK-OBS-10, WK-OBS-11).
    """
    motion = g.motion
    car = g.cars[motion.seat]
    motion.wreck = index
    motion.wreck_x = g.obstacles[index].x - car.x + motion.x
    motion.wreck_y = g.obstacles[index].y - car.y + motion.y
    g.act.no_fire = 1


@rule
def mine_under_push(g: State, t: Tables, goal: int) -> int:
    """The first tested distance before a goal at which a pushed wreck is over a mine, or the goal (WK-OBS-11)."""
    motion = g.motion
    mines = standing_solids(g) & MINES_MASK
    if mines == 0:
        return goal
    wreck = g.obstacles[motion.wreck]
    shape = outline_of(g, FIRST_OBSTACLE + motion.wreck)
    first = next_tested(motion.free + 1, goal)
    x = motion.wreck_x
    y = motion.wreck_y
    distance = first_contact(g, t, shape, wreck.heading, x, y, motion.heading, motion.gear, first, goal, mines, 1)
    return goal if distance == 0 else distance


@rule
def earlier(one: int, other: int) -> int:
    """The smaller of two distances of contact, where 0 is none."""
    if one == 0 or other == 0:
        return max(one, other)
    return min(one, other)


@rule
def push_contact(g: State, t: Tables, goal: int, solids: int) -> int:
    """The contact of a push: the first tested distance at which car or wreck overlaps something, then the units before
    it (WK-OBS-09, WK-OBS-10, WK-GEO-14).
    """
    motion = g.motion
    heading = motion.heading
    gear = motion.gear
    shape = outline_of(g, FIRST_OBSTACLE + motion.wreck)
    facing = g.obstacles[motion.wreck].heading
    x = motion.wreck_x
    y = motion.wreck_y
    near = near_leg(g, t, shape, x, y, heading, gear, goal, obstructions(g, motion.wreck))
    first = next_tested(motion.free + 1, goal)
    last = goal
    contact = 0
    for raster in range(1, -1, -1):
        by_car = first_contact(
            g, t, OutlineOf.CAR, heading, motion.x, motion.y, heading, gear, first, last, solids, raster
        )
        by_wreck = first_contact(g, t, shape, facing, x, y, heading, gear, first, last, near, raster)
        contact = earlier(by_car, by_wreck)
        if contact == 0:
            return 0
        first = last_tested(contact, motion.free) + 1
        last = contact
    return contact


@rule
def push_on(g: State, t: Tables, distance: int) -> None:
    """The pushed wreck comes along; mines under it explode without effect (WK-OBS-10, WK-OBS-11)."""
    motion = g.motion
    wreck = g.obstacles[motion.wreck]
    wreck.x = leg_x(motion.wreck_x, motion.heading, motion.gear, distance)
    wreck.y = leg_y(motion.wreck_y, motion.heading, motion.gear, distance)
    shape = outline_of(g, FIRST_OBSTACLE + motion.wreck)
    mines = met_at(g, t, shape, wreck.x, wreck.y, wreck.heading, standing_solids(g) & MINES_MASK)
    if mines != 0:
        tell_way(g)
        explode_mines(g, mines, NOBODY)


@rule
def meet_in_push(g: State, t: Tables, contact: int, met: int) -> bool:
    """Whatever car or wreck meets stops the push: the pusher draws N once and the surcharges of what it met itself,
    every car met by either is struck. Whether it goes on (WK-OBS-09, WK-OBS-10, WK-OBS-18, WK-OBS-19).
    """
    motion = g.motion
    wreck = g.obstacles[motion.wreck]
    shape = outline_of(g, FIRST_OBSTACLE + motion.wreck)
    solids = obstructions(g, motion.wreck)
    x = leg_x(motion.wreck_x, motion.heading, motion.gear, contact)
    y = leg_y(motion.wreck_y, motion.heading, motion.gear, contact)
    met_by_wreck = met_at(g, t, shape, x, y, wreck.heading, solids)
    if met_by_wreck == 0 and is_blast(g, met):
        take_blast(g, met, motion.seat)
        return True
    number = leg_number(g)
    cards = pushing_cards(g, number)
    rest_wreck(g, t, cards)
    collide(g, motion.seat, met, (met | met_by_wreck) & CARS_MASK, number, cards)
    return False


@rule
def pushing_cards(g: State, number: int) -> int:
    """The pusher draws N, at most once per action (WK-OBS-11, WK-OBS-19)."""
    if g.act.push_paid != 0:
        return 0
    g.act.push_paid = 1
    return number


@rule
def rest_wreck(g: State, t: Tables, cards: int) -> None:
    """The pushed wreck comes to rest; how many cards its pusher draws is told with it (WK-OBS-17)."""
    index = g.motion.wreck
    g.motion.wreck = NOBODY
    tell(g, Event.PUSHED, index, g.obstacles[index].x, g.obstacles[index].y, g.motion.seat, cards)
    uncover_cans(g, t, index)


@rule
def end_push(g: State, t: Tables) -> None:
    """A push that meets nothing: the pusher keeps its speed, and draws N (WK-OBS-10, WK-OBS-11)."""
    seat = g.motion.seat
    cards = pushing_cards(g, leg_number(g))
    rest_wreck(g, t, cards)
    push(g, Effect.CHECK_END)
    push(g, Effect.DAMAGE, seat, cards, Cause.COLLISION, NOBODY, NOBODY)
