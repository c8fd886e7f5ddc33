"""A controlled token leaves the board (TR-UPG-19)."""

from carambolage.engine.rules.rule import rule
from carambolage.games.thunder_road.names import hazard, upgrade
from carambolage.games.thunder_road.state import FIRST_WRECK, State


@rule
def token_returns(g: State, kind: int) -> None:
    """By the option it goes back to its card, if that is still in play (TR-UPG-19)."""
    spreader = upgrade.MINE_SPREADER if kind == hazard.CONTROLLED_MINE else upgrade.OIL_SPREADER
    for v in range(FIRST_WRECK):
        if g.vehicles[v].upgrade == spreader + 1:
            g.vehicles[v].loads += 1
