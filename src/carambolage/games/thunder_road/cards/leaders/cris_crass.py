"""Cris Crass, Fastest of the Fast: Pedal to the Metal, Second Wind (TR-CRW-170, TR-CRW-174, TR-CRD-54)."""

from carambolage.engine.rules.rule import rule
from carambolage.engine.rules.state import push, tell
from carambolage.games.thunder_road.cards.leaders.leading import number_of, use_power_up
from carambolage.games.thunder_road.flow import flow
from carambolage.games.thunder_road.move.counting import can_move, clear_step
from carambolage.games.thunder_road.names.cards import Leader
from carambolage.games.thunder_road.names.effect import Effect
from carambolage.games.thunder_road.names.event import Event
from carambolage.games.thunder_road.names.things import Command, RoadBonus
from carambolage.games.thunder_road.state import State, Tables


@rule
def can_floor_it(g: State, t: Tables) -> bool:
    """Not on a coast, with a low value assigned to the active car (TR-CRW-170)."""
    return g.turn.coast == 0 and g.turn.value <= number_of(t, Leader.CRIS_CRASS, 0)


@rule
def floor_it(g: State, t: Tables, crew: int) -> None:
    """A move is gained (TR-CRW-170)."""
    use_power_up(g, crew)
    g.turn.gained += number_of(t, Leader.CRIS_CRASS, 1)


@flow.effect(Effect.SECOND_WIND)
def second_wind(g: State, t: Tables, v: int) -> None:
    """Exactly 2 moves: no road die, no fire die, no bonus; its end is an end of step 3 like any other, without an
    assigned value (TR-CRW-174, TR-CRD-54).
    """
    if g.vehicles[v].space < 0 or not can_move(g, v):
        return
    clear_step(g, t, v)
    turn = g.turn
    turn.value = 0
    turn.bonus = RoadBonus.DECLINED
    turn.moves = t.command_number[Command.SECOND_WIND][0]
    tell(g, Event.MOVES, v, turn.moves)
    push(g, Effect.MOVE_END, v)
    push(g, Effect.DRIVE, v)
