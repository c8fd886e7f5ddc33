"""The greedy player."""

from carambolage.engine.rule import rule
from carambolage.games.thunder_road.state import State, Tables


@rule
def weigh(g: State, t: Tables, seat: int, action: int) -> int:
    """How much a greedy player likes an answer."""
    return 0
