"""Cris Crass, Fastest of the Fast: Pedal to the Metal (TR-CRW-170); Second Wind is in second_wind."""

from carambolage.engine.rules.rule import rule
from carambolage.games.thunder_road.leaders.leading import number_of, use_power_up
from carambolage.games.thunder_road.names.things import Leader
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
