"""MOD-MOVE: the number of moves (TR-EFX-31, TR-CRD-58)."""

from carambolage.engine.rules.rule import rule
from carambolage.games.thunder_road.cards.bonus_commands import patch_up_value
from carambolage.games.thunder_road.cards.bounties.goals import steady_moves
from carambolage.games.thunder_road.cards.road_conditions import wind_of
from carambolage.games.thunder_road.names.things import Condition
from carambolage.games.thunder_road.state import State, Tables


@rule
def halved(g: State, t: Tables, v: int, value: int) -> int:
    """The base value after Patch-Up (TR-BON-104)."""
    return patch_up_value(g, v, value)


@rule
def reduced(g: State, t: Tables, v: int, value: int) -> int:
    """The base value after Headwind (TR-ROA-108); the minimum of 1 is kept by the caller."""
    return value - wind_of(g, t, Condition.HEADWIND)


@rule
def gained(g: State, t: Tables, v: int) -> int:
    """Moves gained without a choice: Tailwind, Slow and Steady."""
    return wind_of(g, t, Condition.TAILWIND) + steady_moves(g, t, v)
