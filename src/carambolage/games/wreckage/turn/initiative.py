"""Action phases and initiative: who acts when (chapters 4 and 6)."""

from carambolage.engine.rules.dice import roll
from carambolage.engine.rules.rule import rule
from carambolage.engine.rules.state import push, tell
from carambolage.games.wreckage.flow import flow
from carambolage.games.wreckage.names.effect import Effect
from carambolage.games.wreckage.names.event import Event
from carambolage.games.wreckage.names.rulings import InitiativeTie, Reveal
from carambolage.games.wreckage.names.things import NOBODY, SEATS
from carambolage.games.wreckage.state import State
from carambolage.games.wreckage.tables import Tables
from carambolage.games.wreckage.turn.cards import show_card
from carambolage.games.wreckage.turn.seats import is_in_play, seat_at


@flow.effect(Effect.PHASE)
def begin_phase(g: State, t: Tables, phase: int) -> None:
    """An action phase is an initiative step, then an action of every car in that order (WK-TRN-02). With `reveal =
    simultaneous` all cards of the phase are turned up first (WK-ACT-02).
    """
    g.phase = phase
    tell(g, Event.PHASE_BEGINS, phase)
    if g.house.reveal == Reveal.SIMULTANEOUS:
        for number in range(g.seats):
            if is_in_play(g, seat_at(g, number)):
                show_card(g, t, seat_at(g, number), phase - 1)
    rank_cars(g, t)
    push(g, Effect.NEXT_ACTION, 0)


@rule
def rank_cars(g: State, t: Tables) -> None:
    """The order of the phase, worked out anew and then fixed (WK-INI-01, WK-INI-05)."""
    waiting = 0
    for seat in range(g.seats):
        if is_in_play(g, seat):
            waiting |= 1 << seat
    for place in range(SEATS):
        g.order[place] = NOBODY
        if waiting != 0:
            seat = next_in_line(g, t, waiting)
            waiting &= ~(1 << seat)
            g.order[place] = seat
            tell(g, Event.RANKED_FOR_PHASE, seat, place, g.cars[seat].speed)


@rule
def next_in_line(g: State, t: Tables, waiting: int) -> int:
    """The fastest car, of equals the one with the higher Acceleration, then the lower seat number, or chance
    (WK-INI-01, WK-INI-02, WK-INI-04).
    """
    most = -1
    tied = 0
    count = 0
    for seat in range(g.seats):
        if (waiting >> seat) & 1:
            claim = claim_of(g, t, seat)
            if claim > most:
                most = claim
                tied = 1 << seat
                count = 1
            elif claim == most:
                tied |= 1 << seat
                count += 1
    index = 0
    if g.house.initiative_tie == InitiativeTie.RANDOM and count > 1:
        index = roll(g, count)
    return tied_seat(g, tied, index)


@rule
def claim_of(g: State, t: Tables, seat: int) -> int:
    """What counts for initiative: the speed, reverse by its number, then Acceleration (WK-INI-02, WK-INI-03)."""
    car = g.cars[seat]
    return 8 * car.speed + t.acceleration[car.vehicle]


@rule
def tied_seat(g: State, tied: int, index: int) -> int:
    """One of the tied cars, counted in seat order (WK-INI-04)."""
    for number in range(g.seats):
        seat = seat_at(g, number)
        if (tied >> seat) & 1:
            if index == 0:
                return seat
            index -= 1
    return NOBODY


@flow.effect(Effect.NEXT_ACTION)
def next_action(g: State, t: Tables, place: int) -> None:
    """The next car of the order acts; a destroyed one is skipped (WK-TRN-02, WK-TRN-05)."""
    if place == SEATS or g.order[place] == NOBODY:
        return
    push(g, Effect.NEXT_ACTION, place + 1)
    if is_in_play(g, g.order[place]):
        push(g, Effect.ACTION, g.order[place])
