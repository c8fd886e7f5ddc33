"""Straight legs: the car drives on until it meets something or has gone the whole way (chapter 9).

A leg lies in `g.motion` until it ends. What happens on it (a mine laid, barrels thrown, a wreck met) interrupts it at a
tested distance; `LEG` goes on from there (WK-GEO-21).
"""

from carambolage.engine.rules.rule import rule
from carambolage.games.wreckage.collision.collision import crash_into
from carambolage.games.wreckage.flow import flow
from carambolage.games.wreckage.geometry.angles import SPACE
from carambolage.games.wreckage.geometry.outline import OutlineOf
from carambolage.games.wreckage.geometry.straight import first_overlap, leg_x, leg_y, may_meet, next_tested
from carambolage.games.wreckage.move.cans import next_can, take_cans_on_way, winning_can
from carambolage.games.wreckage.move.contacts import leg_contact, met_on_leg, near_leg
from carambolage.games.wreckage.move.mines import is_blast, lay_mine, take_blast
from carambolage.games.wreckage.move.motion import leg_number, others, tell_way
from carambolage.games.wreckage.move.moved_obstacles import (
    begin_push,
    end_push,
    flight,
    meet_in_push,
    mine_under_push,
    push_contact,
    push_on,
    throw,
)
from carambolage.games.wreckage.move.solids import first_obstacle, is_one, of_kind, without_barrels
from carambolage.games.wreckage.names.components import Obstacle
from carambolage.games.wreckage.names.effect import Effect
from carambolage.games.wreckage.names.things import CANS, NOBODY, Owner
from carambolage.games.wreckage.state import State
from carambolage.games.wreckage.tables import Tables
from carambolage.games.wreckage.turn.seats import is_action_over


@flow.effect(Effect.LEG)
def drive_on(g: State, t: Tables) -> None:
    """The car drives on, from one thing that happens to the next, until the leg is over or damage comes first
    (WK-MOV-01, WK-MOV-06, WK-GEO-21).
    """
    if is_action_over(g, g.motion.seat):
        return
    while drive_piece(g, t):
        pass


@rule
def drive_piece(g: State, t: Tables) -> bool:
    """The car goes to its next goal or the contact before it, and takes the cans on the way; whatever it met is dealt
    with there, a mine is laid there, or the leg is over. Whether it goes on (WK-COL-01, WK-CAN-06).
    """
    motion = g.motion
    seat = motion.seat
    goal = next_goal(g, t)
    solids = near_leg(g, t, OutlineOf.CAR, motion.x, motion.y, motion.heading, motion.gear, goal, others(g))
    contact = contact_on_leg(g, t, goal, solids)
    stop = goal if contact == 0 else contact - 1
    find_cans(g, t, stop)
    last = winning_can(g, seat)
    advance(g, t, stop if last == NOBODY else motion.can_at[last])
    if next_can(g, NOBODY) != NOBODY:
        tell_way(g)
        take_cans_on_way(g, seat)
    if g.over != 0:
        return False
    if contact > 0:
        return meet(g, t, contact, solids)
    if motion.free == motion.length and motion.mine_at == NOBODY:
        end_leg(g, t)
        return False
    lay_planned_mine(g, t)
    return True


@rule
def end_leg(g: State, t: Tables) -> None:
    """The whole way is done, and a push with it."""
    tell_way(g)
    if g.motion.wreck != NOBODY:
        end_push(g, t)


@rule
def next_goal(g: State, t: Tables) -> int:
    """How far the leg goes before something happens that is known beforehand: a mine is laid after whole spaces, a
    pushed wreck is over a mine (WK-EQU-15, WK-OBS-11).
    """
    motion = g.motion
    goal = motion.length if motion.mine_at == NOBODY else motion.mine_at * SPACE
    return goal if motion.wreck == NOBODY else mine_under_push(g, t, goal)


@rule
def lay_planned_mine(g: State, t: Tables) -> None:
    """The mine is laid when the car has travelled exactly as many spaces as its player named (WK-EQU-15)."""
    motion = g.motion
    if motion.free == motion.mine_at * SPACE:
        motion.mine_at = NOBODY
        tell_way(g)
        lay_mine(g, t, motion.seat)


@rule
def contact_on_leg(g: State, t: Tables, goal: int, solids: int) -> int:
    """The distance of the first contact, of the car or of a wreck that it pushes, or 0 (WK-GEO-14, WK-OBS-10)."""
    motion = g.motion
    if motion.wreck != NOBODY:
        return push_contact(g, t, goal, solids)
    way = motion.heading
    return leg_contact(g, t, OutlineOf.CAR, way, motion.x, motion.y, way, motion.gear, motion.free, goal, solids)


@rule
def find_cans(g: State, t: Tables, last: int) -> None:
    """Note at which tested distance beyond the last free one each can is reached, the stop included (WK-CAN-02)."""
    for number in range(CANS):
        g.motion.can_at[number] = can_distance(g, t, number, last)


@rule
def can_distance(g: State, t: Tables, number: int, last: int) -> int:
    """The first tested distance of the leg at which the car is over a can, or 0 (WK-CAN-02, WK-GEO-27)."""
    motion = g.motion
    can = g.cans[number]
    car = t.outlines[OutlineOf.CAR]
    outline = t.outlines[OutlineOf.CAN]
    x = motion.x
    y = motion.y
    if can.owner != Owner.GROUND or not may_meet(car, x, y, motion.heading, motion.gear, last, outline, can.x, can.y):
        return 0
    first = next_tested(motion.free + 1, last)
    way = motion.heading
    return first_overlap(car, way, x, y, way, motion.gear, outline, can.x, can.y, 0, first, last, 1)


@rule
def advance(g: State, t: Tables, distance: int) -> None:
    """The car stands where the leg is after a distance, and a pushed wreck with it (WK-GEO-13)."""
    motion = g.motion
    if distance == motion.free:
        return
    car = g.cars[motion.seat]
    car.x = leg_x(motion.x, motion.heading, motion.gear, distance)
    car.y = leg_y(motion.y, motion.heading, motion.gear, distance)
    motion.free = distance
    if motion.wreck != NOBODY:
        push_on(g, t, distance)


@rule
def meet(g: State, t: Tables, contact: int, solids: int) -> bool:
    """What is met alone may give way: barrels are thrown, a wreck is pushed, mines may not stop the car; everything
    else is a collision. Whether the car goes on (WK-OBS-09, WK-OBS-12, WK-OBS-13, WK-OBS-15, WK-EQU-16, WK-COL-01,
    WK-GEO-15).
    """
    motion = g.motion
    seat = motion.seat
    way = motion.heading
    met = met_on_leg(g, t, OutlineOf.CAR, way, motion.x, motion.y, way, motion.gear, contact, solids)
    hard = without_barrels(g, met)
    if hard == 0 and motion.wreck == NOBODY:
        distance = flight(g, t, first_obstacle(met))
        if distance > 0:
            return throw(g, t, first_obstacle(met), distance)
    tell_way(g)
    if motion.wreck != NOBODY:
        return meet_in_push(g, t, contact, met)
    if is_blast(g, met):
        take_blast(g, met, seat)
        return True
    if is_one(met) and met == of_kind(g, met, Obstacle.WRECK):
        begin_push(g, first_obstacle(met))
        return True
    crash_into(g, seat, met if hard == 0 else hard, leg_number(g))
    return False
