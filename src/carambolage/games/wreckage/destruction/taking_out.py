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
        take_out(g, t, seat, culprit)
        push(g, Effect.DROP_CANS, seat)


@rule
def take_out(g: State, t: Tables, seat: int, culprit: int) -> None:
    """The car leaves the table: its planned cards are shown and gone, its action is over, it leaves no wreck; its mines
    stay (WK-TRN-05, WK-DST-01, WK-DST-08, WK-DST-11, WK-HID-14).
    """
    tell(g, Event.DESTROYED, seat, culprit)
    show_plan(g, t, seat)
    car = g.cars[seat]
    car.plan[0] = Face.EMPTY
    car.plan[1] = Face.EMPTY
    car.shown = 0
    car.out = Out.DESTROYED
    car.speed = 0
    car.gear = Gear.FORWARD
    car.burning = 0
    car.dousing = 0
    car.fall = g.falls + 1
    car.fall_cans = cans_of(g, seat)
    car.returns = g.turn + 1
    credit(g, seat, culprit)
    if seat == g.active:
        g.act.over = 1


@rule
def credit(g: State, seat: int, culprit: int) -> None:
    """Whoever's cards gave the last hit is credited with a car, nobody for his own (WK-VAR-05)."""
    if culprit != NOBODY and culprit != seat:
        g.cars[culprit].kills += 1
