"""Turbocharger: a move more (TR-UPG-101)."""

from carambolage.engine.rules.rule import rule
from carambolage.games.thunder_road.names.things import Upgrade
from carambolage.games.thunder_road.state import State, Tables
from carambolage.games.thunder_road.upgrades.fitted import printed_number, use_upgrade_up


@rule
def can_boost(g: State, v: int) -> bool:
    """The active car, not on a coast (TR-UPG-101)."""
    return v == g.turn.vehicle and g.turn.coast == 0


@rule
def boost(g: State, t: Tables, v: int) -> None:
    """A move is gained (TR-UPG-101, TR-UPG-16)."""
    use_upgrade_up(g, v)
    g.turn.gained += printed_number(t, Upgrade.TURBOCHARGER, 0)
