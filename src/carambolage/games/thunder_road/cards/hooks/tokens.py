"""A controlled token leaves the board (TR-UPG-19)."""

from carambolage.engine.rules.rule import rule
from carambolage.games.thunder_road.names.things import Hazard, Upgrade
from carambolage.games.thunder_road.state import FIRST_WRECK, State


@rule
def token_returns(g: State, kind: int) -> None:
    """By the option it goes back to its card, if that is still in play (TR-UPG-19)."""
    spreader = Upgrade.MINE_SPREADER if kind == Hazard.CONTROLLED_MINE else Upgrade.OIL_SPREADER
    for v in range(FIRST_WRECK):
        if g.vehicles[v].upgrade == spreader + 1:
            g.vehicles[v].loads += 1
