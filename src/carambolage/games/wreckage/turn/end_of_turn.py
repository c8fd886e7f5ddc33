"""The end of a turn (chapter 4)."""

from carambolage.engine.rules.rule import rule
from carambolage.engine.rules.state import push, tell
from carambolage.games.wreckage.flow import flow
from carambolage.games.wreckage.names.effect import Effect
from carambolage.games.wreckage.names.event import Event
from carambolage.games.wreckage.names.rulings import WinTiming
from carambolage.games.wreckage.names.things import CANS_TO_WIN, Reason
from carambolage.games.wreckage.state import State
from carambolage.games.wreckage.tables import Tables
from carambolage.games.wreckage.turn.cards import take_plan_back
from carambolage.games.wreckage.turn.end_of_game import finish, last_turn, score
from carambolage.games.wreckage.turn.seats import cans_of, is_in_play


@flow.effect(Effect.END_TURN)
def end_turn(g: State, t: Tables) -> None:
    """Planned cards go back, fires go out, marks are cleared, the end is checked, cars come back (WK-TRN-07)."""
    tell(g, Event.TURN_ENDS, g.turn)
    g.phase = 0
    for seat in range(g.seats):
        if is_in_play(g, seat):
            take_plan_back(g, seat)
            put_out_fire(g, seat)
            clear_marks(g, seat)
    if g.house.win_timing == WinTiming.END_OF_TURN:
        for seat in range(g.seats):
            if is_in_play(g, seat) and cans_of(g, seat) >= CANS_TO_WIN:
                finish(g, Reason.THREE_CANS, 1 << seat)
                return
    if g.turn >= last_turn(g):
        score(g, t)
        return
    push(g, Effect.TURN)
    if g.house.respawn != 0:
        push(g, Effect.RESPAWN)


@rule
def put_out_fire(g: State, seat: int) -> None:
    """The fire of a car that spent the turn on it is out (WK-OBS-08)."""
    car = g.cars[seat]
    if car.dousing != 0:
        car.dousing = 0
        car.burning = 0
        tell(g, Event.FIRE_OUT, seat)


@rule
def clear_marks(g: State, seat: int) -> None:
    """Whatever lasts for this turn is over: Smash and Dodge, the spin, Ram and Nitro, the can counter (WK-TRN-04)."""
    car = g.cars[seat]
    car.smashes = 0
    car.dodges = 0
    car.spun = 0
    car.rams_used = 0
    car.nitro_used = 0
    car.cans_this_turn = 0
