"""Destruction: a car is taken off the table at once (chapter 15)."""

from carambolage.engine.rules.rule import rule
from carambolage.engine.rules.state import push, tell
from carambolage.games.wreckage.flow import flow
from carambolage.games.wreckage.names.components import Face
from carambolage.games.wreckage.names.effect import Effect
from carambolage.games.wreckage.names.event import Event
from carambolage.games.wreckage.names.things import NOBODY, Gear, Out
from carambolage.games.wreckage.state import State
from carambolage.games.wreckage.tables import Tables
from carambolage.games.wreckage.turn.cards import show_plan
from carambolage.games.wreckage.turn.seats import cans_of, is_in_play


@flow.effect(Effect.DESTROY)
def destroy(g: State, t: Tables, seat: int, culprit: int) -> None:
    """A destroyed car goes in the middle of whatever is going on, then its cans are placed (WK-DST-01, WK-DST-07,
    WK-DST-10).
    """
    if is_in_play(g, seat):
        take_out(g, seat, culprit)
        fall_together(g, seat)
        push(g, Effect.DROP_CANS, seat)
        push(g, Effect.LAY_OPEN, seat)


@rule
def take_out(g: State, seat: int, culprit: int) -> None:
    """The car leaves the table: its action is over, it leaves no wreck; its mines stay (WK-DST-01, WK-DST-08,
    WK-DST-11).
    """
    tell(g, Event.DESTROYED, seat, culprit)
    car = g.cars[seat]
    car.out = Out.DESTROYED
    car.speed = 0
    car.gear = Gear.FORWARD
    car.burning = 0
    car.dousing = 0
    car.fall_cans = cans_of(g, seat)
    car.returns = g.turn + 1
    credit(g, seat, culprit)
    if seat == g.active:
        g.act.over = 1


@rule
def fall_together(g: State, seat: int) -> None:
    """All that one resolution destroys falls at one time, after whoever gave up in the middle of it (WK-END-04,
    WK-END-07).
    """
    fall = g.falls + 1
    for other in range(g.seats):
        if g.cars[other].out == Out.GAVE_UP:
            fall = max(fall, g.cars[other].fall + 1)
    g.cars[seat].fall = fall
    for other in range(g.seats):
        if g.cars[other].out == Out.DESTROYED and g.cars[other].fall > g.falls:
            g.cars[other].fall = fall


@flow.effect(Effect.LAY_OPEN)
def lay_open(g: State, t: Tables, seat: int) -> None:
    """The planned cards of a destroyed player are shown and gone: after his destruction, which is certain whatever they
    turn out to be (WK-TRN-05, WK-HID-14).
    """
    show_plan(g, t, seat)
    car = g.cars[seat]
    car.plan[0] = Face.EMPTY
    car.plan[1] = Face.EMPTY
    car.shown = 0


@rule
def credit(g: State, seat: int, culprit: int) -> None:
    """Whoever's cards gave the last hit is credited with a car, nobody for his own (WK-VAR-05)."""
    if culprit != NOBODY and culprit != seat:
        g.cars[culprit].kills += 1
