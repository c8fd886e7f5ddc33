"""Smoke Screen (TR-AIR-105): a cloud around a chopper."""

from carambolage.engine.rules.rule import rule
from carambolage.games.thunder_road.board import distance
from carambolage.games.thunder_road.state import State


@rule
def is_in_smoke(g: State, space: int) -> bool:
    """Whether a space lies under or next to a chopper that hides in smoke (TR-AIR-105)."""
    if g.house.advanced_airstrikes == 0 or space < 0:
        return False
    for crew in range(g.crew_count):
        c = g.crews[crew]
        if c.smoke != 0 and c.chopper >= 0 and distance(g, space, c.chopper) <= 1:
            return True
    return False


@rule
def end_smoke(g: State, seat: int) -> None:
    """It lasts until the next turn of its owner (TR-CRD-12)."""
    for crew in range(g.crew_count):
        if g.crews[crew].seat == seat:
            g.crews[crew].smoke = 0
