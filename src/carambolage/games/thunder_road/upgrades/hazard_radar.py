"""Hazard Radar: the owner sees the facedown tokens around the car (TR-UPG-110, TR-UPG-42)."""

from carambolage.engine.rules.rule import rule
from carambolage.engine.rules.state import tell
from carambolage.games.thunder_road.board import distance
from carambolage.games.thunder_road.names import card, hazard, upgrade
from carambolage.games.thunder_road.names import tell as telling
from carambolage.games.thunder_road.places import crew_of, seat_of
from carambolage.games.thunder_road.state import SPACES, State, Tables
from carambolage.games.thunder_road.upgrades.fitted import may_use_upgrade, printed_number, use_upgrade_up


@rule
def sweep_with_radar(g: State, t: Tables, v: int) -> None:
    """At the start of step 3, not from the start area; others learn only that it happened (TR-UPG-110, chapter 13)."""
    here = g.vehicles[v].space
    if here < 0 or not may_use_upgrade(g, v, upgrade.HAZARD_RADAR):
        return
    use_upgrade_up(g, v)
    tell(g, telling.CARD_USED, crew_of(v), card.UPGRADE + upgrade.HAZARD_RADAR, 0)
    for space in range(SPACES):
        hidden = g.token[space] != hazard.NONE and g.face[space] == 0
        if hidden and distance(g, here, space) <= printed_number(t, upgrade.HAZARD_RADAR, 0):
            g.reveals += 1
            g.eyes[space] |= 1 << seat_of(g, v)
