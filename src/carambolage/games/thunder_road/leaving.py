"""A player gives up (TR-OUT-06)."""

from carambolage.engine.rule import rule
from carambolage.games.thunder_road.state import State, Tables


@rule
def leave(g: State, t: Tables, seat: int) -> None:
    """The player is out at once."""


@rule
def drops(g: State, t: Tables, op: int, a: int, b: int, c: int, seat: int) -> bool:
    """Whether a waiting effect falls away with a seat."""
    return False
