"""STEP, MOD-COST: what driven steps are open, and what they cost (TR-EFX-06, TR-EFX-32)."""

from carambolage.engine.rule import rule
from carambolage.games.thunder_road.state import State, Tables


@rule
def cost_of_step(g: State, t: Tables, v: int, space: int, cost: int) -> int:
    """The moves that a driven step onto a space costs: Monster Tires, Downpour."""
    return cost


@rule
def may_step(g: State, t: Tables, v: int, way: int) -> bool:
    """Whether no card bans a direction: Afterburner."""
    return True


@rule
def offer_more_steps(g: State, t: Tables, v: int) -> None:
    """Steps and stops that only cards allow: Side Thrusters, Jump Jets, Disc Brakes."""


@rule
def answer_more_steps(g: State, t: Tables, v: int, action: int) -> None:
    """Carry out a jump or a stop."""
