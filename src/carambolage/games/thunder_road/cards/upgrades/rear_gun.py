"""Rear Gun: shots into the rear arc (TR-UPG-120)."""

from carambolage.engine.rules.rule import rule
from carambolage.games.thunder_road.cards.upgrades.fitted import has_upgrade
from carambolage.games.thunder_road.ground.grid import on_board
from carambolage.games.thunder_road.names.things import Direction, Upgrade
from carambolage.games.thunder_road.state import State, Tables


@rule
def is_behind(g: State, t: Tables, v: int, space: int) -> bool:
    """Whether a space lies in the rear arc of a vehicle (TR-CRD-24)."""
    for way in range(Direction.REAR, Direction.REAR_RIGHT + 1):
        if on_board(g, t, g.vehicles[v].space, way) == space:
            return True
    return False


@rule
def has_rear_gun(g: State, t: Tables, v: int, space: int) -> bool:
    """Shots of this car may also take a target there (TR-UPG-120, TR-UPG-15)."""
    return has_upgrade(g, v, Upgrade.REAR_GUN) and is_behind(g, t, v, space)
