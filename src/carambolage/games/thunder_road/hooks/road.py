"""MOD-ROAD: the road die (TR-EFX-33)."""

from carambolage.engine.rule import rule
from carambolage.games.thunder_road.state import State, Tables


@rule
def counts_as_road(g: State, t: Tables, v: int, space: int, is_road: bool) -> bool:
    """Whether a space counts as road for a vehicle's road-die test: Sand Paddles, Fresh Asphalt, Downpour."""
    return is_road


@rule
def may_take_bonus(g: State, t: Tables, v: int, allowed: bool) -> bool:
    """Whether a vehicle may take the road die by the ground it drove on: Queen of the Blacktop."""
    return allowed


@rule
def takes_bonus_anyway(g: State, t: Tables, v: int) -> bool:
    """Whether a vehicle may take the road die whatever the ground and even after losing its moves: Down and Dirty."""
    return False


@rule
def bonus_moves(g: State, t: Tables, v: int) -> int:
    """The moves that the road die gives: Overdrive adds to it."""
    return g.dice.road
