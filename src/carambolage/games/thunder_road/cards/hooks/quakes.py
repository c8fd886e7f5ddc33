"""A quake shakes all vehicles (TR-EFX-18, TR-UPG-127)."""

from carambolage.engine.rules.rule import rule
from carambolage.games.thunder_road.cards.upgrades.anchor_chain import anchor_holds_in_quake, way_in_quake
from carambolage.games.thunder_road.state import State, Tables


@rule
def saves_in_quake(g: State, t: Tables, way: int) -> bool:
    """Whether an Anchor Chain is offered before a quake takes its car off the road, once per quake (TR-UPG-127)."""
    return anchor_holds_in_quake(g, t, way)


@rule
def shaken_way(g: State, t: Tables, v: int, way: int) -> int:
    """Where a quake shakes a vehicle: straight ahead on an Anchor Chain (TR-UPG-127)."""
    return way_in_quake(g, v, way)
