"""Hazard Radar: the owner sees the facedown tokens around the car (TR-UPG-110, TR-UPG-42)."""

from carambolage.engine.rules.rule import rule
from carambolage.engine.rules.state import tell
from carambolage.games.thunder_road.board import distance
from carambolage.games.thunder_road.names.event import Event
from carambolage.games.thunder_road.names.things import Card, Hazard, Upgrade
from carambolage.games.thunder_road.places import crew_of, seat_of
from carambolage.games.thunder_road.state import SPACES, State, Tables
from carambolage.games.thunder_road.upgrades.fitted import may_use_upgrade, printed_number, use_upgrade_up


@rule
def sweep_with_radar(g: State, t: Tables, v: int) -> None:
    """At the start of step 3, not from the start area; others learn only that it happened (TR-UPG-110, chapter 13)."""
    here = g.vehicles[v].space
    if here < 0 or not may_use_upgrade(g, v, Upgrade.HAZARD_RADAR):
        return
    use_upgrade_up(g, v)
    tell(g, Event.CARD_USED, crew_of(v), Card.UPGRADE + Upgrade.HAZARD_RADAR, 0)
    for space in range(SPACES):
        hidden = g.token[space] != Hazard.NONE and g.face[space] == 0
        if hidden and distance(g, here, space) <= printed_number(t, Upgrade.HAZARD_RADAR, 0):
            g.reveals += 1
            g.eyes[space] |= 1 << seat_of(g, v)
