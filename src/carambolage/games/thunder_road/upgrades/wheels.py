"""Upgrades for the ground: Monster Tires, Sand Paddles, Overdrive Gearbox (TR-UPG-102 to 104)."""

from carambolage.engine.rules.rule import rule
from carambolage.games.thunder_road.names.things import Terrain, Upgrade
from carambolage.games.thunder_road.state import State, Tables
from carambolage.games.thunder_road.upgrades.fitted import has_upgrade, printed_number


@rule
def cost_on_tires(g: State, t: Tables, v: int, cost: int) -> int:
    """Mud costs a car with Monster Tires less (TR-UPG-102)."""
    if has_upgrade(g, v, Upgrade.MONSTER_TIRES):
        return min(cost, printed_number(t, Upgrade.MONSTER_TIRES, 0))
    return cost


@rule
def rolls_over_goo(g: State, v: int) -> bool:
    """Toxic goo neither stops it nor takes moves (TR-UPG-102)."""
    return has_upgrade(g, v, Upgrade.MONSTER_TIRES)


@rule
def paddles_count(g: State, v: int, space: int) -> bool:
    """Off-road spaces count as road for a car with Sand Paddles (TR-UPG-103)."""
    return g.ground[space] == Terrain.SAND and has_upgrade(g, v, Upgrade.SAND_PADDLES)


@rule
def overdriven(g: State, t: Tables, v: int, moves: int) -> int:
    """The road die plus 1 (TR-UPG-104)."""
    if has_upgrade(g, v, Upgrade.OVERDRIVE):
        return moves + printed_number(t, Upgrade.OVERDRIVE, 0)
    return moves
