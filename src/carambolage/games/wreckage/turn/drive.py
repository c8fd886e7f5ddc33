"""The drive decision: hold or travel, with or without Nitro, and where a mine is dropped (chapter 9)."""

from carambolage.engine.rules.rule import rule
from carambolage.engine.rules.state import ask, offer, push, tell
from carambolage.games.wreckage.flow import flow
from carambolage.games.wreckage.move.jump import can_land
from carambolage.games.wreckage.move.mines import lay_mine
from carambolage.games.wreckage.names.action import MOMENTS, Action
from carambolage.games.wreckage.names.effect import Effect
from carambolage.games.wreckage.names.event import Event
from carambolage.games.wreckage.names.question import Question
from carambolage.games.wreckage.names.rulings import TravelRule
from carambolage.games.wreckage.names.things import How
from carambolage.games.wreckage.state import State
from carambolage.games.wreckage.tables import Tables
from carambolage.games.wreckage.turn.nitro import can_use_nitro, use_nitro
from carambolage.games.wreckage.turn.seats import is_action_over
from carambolage.games.wreckage.turn.speed import change_speed


@flow.effect(Effect.DRIVE)
def drive(g: State, t: Tables, seat: int) -> None:
    """The decision is made once an action, after the card (WK-MOV-07)."""
    if not is_action_over(g, seat):
        ask(g, Question.DRIVE, seat)


@rule
def may_hold(g: State, seat: int) -> bool:
    """Who revealed a card and did not apply it may stay, except under `travel_rule = mandatory`; at speed 0 travelling
    is the same (WK-MOV-02, WK-MOV-03, WK-MOV-04, WK-MOV-05, WK-MOV-10).
    """
    if g.house.travel_rule == TravelRule.MANDATORY or g.cars[seat].speed == 0:
        return False
    return g.act.revealed != 0 and g.act.applied == 0


@flow.offering(Question.DRIVE)
def offer_drives(g: State, t: Tables, seat: int) -> None:
    """Hold, the whole travel, or the travel with Nitro (WK-MOV-06, WK-EQU-10, WK-DEC-17)."""
    speed = g.cars[seat].speed
    if may_hold(g, seat):
        offer_moments(g, seat, How.HOLD, 0)
    if may_travel(g, t, seat, speed):
        offer_moments(g, seat, How.TRAVEL, speed)
    if can_use_nitro(g, seat) and may_travel(g, t, seat, speed + t.nitro_spaces):
        offer_moments(g, seat, How.NITRO, speed + t.nitro_spaces)


@rule
def may_travel(g: State, t: Tables, seat: int, spaces: int) -> bool:
    """Who applied Jump must jump, to a legal landing (WK-CRD-28, WK-CRD-32)."""
    if g.act.jump == 0:
        return True
    return spaces > 0 and can_land(g, t, seat, spaces)


@rule
def offer_moments(g: State, seat: int, how: int, spaces: int) -> None:
    """No mine, or one after 0 to all spaces; in a jump before it or at the landing only (WK-EQU-07)."""
    first = Action.DRIVE + how * MOMENTS
    offer(g, first)
    if g.cars[seat].mines_left > 0:
        for moment in range(spaces + 1):
            if g.act.jump == 0 or moment == 0 or moment == spaces:
                offer(g, first + 1 + moment)


@flow.answering(Question.DRIVE)
def answer_drive(g: State, t: Tables, seat: int, action: int) -> None:
    """The car holds its place or travels (WK-MOV-01, WK-MOV-03)."""
    how = (action - Action.DRIVE) // MOMENTS
    moment = (action - Action.DRIVE) % MOMENTS - 1
    if how == How.HOLD:
        hold(g, t, seat, moment)
        return
    if how == How.NITRO:
        use_nitro(g, seat)
    push(g, Effect.TRAVEL, seat, how, moment)


@rule
def hold(g: State, t: Tables, seat: int, moment: int) -> None:
    """The car stays where it is and keeps its speed, except under `travel_rule = brake` (WK-MOV-03, WK-MOV-04,
    WK-MOV-10).
    """
    tell(g, Event.HELD, seat)
    if g.house.travel_rule == TravelRule.BRAKE:
        change_speed(g, seat, 0, 0)
    if moment == 0:
        lay_mine(g, t, seat)
