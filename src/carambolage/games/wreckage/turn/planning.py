"""Planning: all players lay two cards face down at the same time (chapter 5)."""

from carambolage.engine.rules.rule import rule
from carambolage.engine.rules.state import ask_all, offer, push, tell
from carambolage.games.wreckage.flow import flow
from carambolage.games.wreckage.names.action import FACES, Action
from carambolage.games.wreckage.names.components import Face
from carambolage.games.wreckage.names.effect import Effect
from carambolage.games.wreckage.names.event import Event
from carambolage.games.wreckage.names.question import Question
from carambolage.games.wreckage.state import State
from carambolage.games.wreckage.tables import Tables
from carambolage.games.wreckage.turn.cards import cards_in_talon, kind_of
from carambolage.games.wreckage.turn.seats import is_in_play


@flow.effect(Effect.TURN)
def begin_turn(g: State, t: Tables) -> None:
    """A turn is planning, action phase 1, action phase 2, end of turn (WK-TRN-01). Everybody plans from the same
    position, and phase 1 begins with the last answer (WK-PLN-01, WK-PLN-06, WK-PLN-10, WK-DEC-27).
    """
    g.turn += 1
    tell(g, Event.TURN_BEGINS, g.turn)
    push(g, Effect.END_TURN)
    push(g, Effect.PHASE, 2)
    push(g, Effect.PHASE, 1)
    planners = 0
    for seat in range(g.seats):
        if plans(g, seat):
            planners |= 1 << seat
    if planners != 0:
        ask_all(g, Question.PLAN, planners)


@rule
def plans(g: State, seat: int) -> bool:
    """Who has no card plans nothing and is not asked, unless his car burns (WK-PLN-05, WK-PLN-09)."""
    return is_in_play(g, seat) and (cards_in_talon(g, seat) > 0 or g.cars[seat].burning != 0)


@rule
def empty_slots(g: State, seat: int) -> int:
    """Two cards are planned where there are two; one card leaves a slot empty, none both (WK-PLN-05, WK-PLN-08)."""
    return max(0, 2 - cards_in_talon(g, seat))


@rule
def is_plan(talon: list[int], empty: int, first: int, second: int) -> bool:
    """Each card is planned as often as it exists, and so many slots are empty (WK-PLN-04, WK-PLN-05, WK-PLN-08,
    WK-DEC-04, WK-DEC-06).
    """
    if (first == Face.EMPTY) + (second == Face.EMPTY) != empty:
        return False
    if first != Face.EMPTY and talon[kind_of(first)] == 0:
        return False
    if second == Face.EMPTY:
        return True
    twice = first != Face.EMPTY and kind_of(first) == kind_of(second)
    return talon[kind_of(second)] > twice


@flow.offering(Question.PLAN)
def offer_plans(g: State, t: Tables, seat: int) -> None:
    """Every ordered pair of faces; a burning player may spend the turn on his fire instead (WK-PLN-07, WK-PLN-08,
    WK-DEC-05).
    """
    talon = g.cars[seat].talon
    empty = empty_slots(g, seat)
    for first in range(FACES):
        for second in range(FACES):
            if is_plan(talon, empty, first, second):
                offer(g, Action.PLAN + first * FACES + second)
    if g.cars[seat].burning != 0:
        offer(g, Action.DOUSE)


@flow.answering(Question.PLAN)
def answer_plan(g: State, t: Tables, seat: int, action: int) -> None:
    """The cards lie face down in their order; others see only that he is done (WK-PLN-01, WK-HID-16)."""
    if action == Action.DOUSE:
        g.cars[seat].dousing = 1
    else:
        faces = action - Action.PLAN
        lay_card(g, seat, 0, faces // FACES)
        lay_card(g, seat, 1, faces % FACES)
    tell(g, Event.PLANNED, seat)


@rule
def lay_card(g: State, seat: int, slot: int, face: int) -> None:
    """A card goes from the talon to a slot (WK-PLN-01)."""
    car = g.cars[seat]
    car.plan[slot] = face
    if face != Face.EMPTY:
        car.talon[kind_of(face)] -= 1
