"""Starting speeds, chosen in secret and revealed together (section 3.6)."""

from carambolage.engine.rules.rule import rule
from carambolage.engine.rules.state import ask_all, offer, push, tell
from carambolage.games.wreckage.flow import flow
from carambolage.games.wreckage.names.action import Action
from carambolage.games.wreckage.names.effect import Effect
from carambolage.games.wreckage.names.event import Event
from carambolage.games.wreckage.names.question import Question
from carambolage.games.wreckage.names.things import NOBODY
from carambolage.games.wreckage.state import State
from carambolage.games.wreckage.tables import Tables
from carambolage.games.wreckage.turn.giving_up import give_up
from carambolage.games.wreckage.turn.seats import has_left, seat_at
from carambolage.games.wreckage.turn.speed import SPEEDS

IDLE_SPEED = 2


@flow.effect(Effect.START_SPEEDS)
def choose_speeds(g: State, t: Tables) -> None:
    """Everybody chooses at once, in secret (WK-SET-22, WK-DEC-27)."""
    push(g, Effect.REVEAL_SPEEDS)
    choosers = 0
    for seat in range(g.seats):
        if has_left(g, seat):
            g.start_speed[seat] = IDLE_SPEED
        else:
            choosers |= 1 << seat
    if choosers != 0:
        ask_all(g, Question.START_SPEED, choosers)


@flow.offering(Question.START_SPEED)
def offer_speeds(g: State, t: Tables, seat: int) -> None:
    """0 to 4 (WK-SET-22, WK-DEC-03)."""
    for speed in range(SPEEDS):
        offer(g, Action.START + speed)


@flow.answering(Question.START_SPEED)
def answer_speed(g: State, t: Tables, seat: int, action: int) -> None:
    """The speed is set out of sight (WK-HID-03)."""
    g.start_speed[seat] = action - Action.START
    tell(g, Event.SPEED_CHOSEN, seat)


@flow.effect(Effect.REVEAL_SPEEDS)
def reveal_speeds(g: State, t: Tables) -> None:
    """All speeds are revealed together; who left during the set-up is out now (WK-SET-22, WK-DEC-26,
    WK-DEC-28).
    """
    push(g, Effect.TURN)
    g.reveals += 1
    for number in range(g.seats):
        show_speed(g, seat_at(g, number))
    for number in range(g.seats):
        if has_left(g, seat_at(g, number)) and g.over == 0:
            give_up(g, t, seat_at(g, number))


@rule
def show_speed(g: State, seat: int) -> None:
    """A car starts in forward gear (WK-SET-22)."""
    g.cars[seat].speed = g.start_speed[seat]
    g.start_speed[seat] = NOBODY
    tell(g, Event.STARTS_AT, seat, g.cars[seat].speed)
