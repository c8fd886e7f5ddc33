"""MOD-MOVE: the number of moves (TR-EFX-31, TR-CRD-58)."""

from carambolage.engine.rule import rule
from carambolage.games.thunder_road.state import State, Tables


@rule
def halved(g: State, t: Tables, v: int, value: int) -> int:
    """The base value after Patch-Up (TR-BON-104)."""
    return value


@rule
def reduced(g: State, t: Tables, v: int, value: int) -> int:
    """The base value after Headwind (TR-ROA-108); the minimum of 1 is kept by the caller."""
    return value


@rule
def gained(g: State, t: Tables, v: int) -> int:
    """Moves gained without a choice: Tailwind, Slow and Steady."""
    return 0
