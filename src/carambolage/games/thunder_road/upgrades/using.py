"""The upgrades that are used from the effect menu (TR-CRD-13)."""

from carambolage.engine.rules.rule import rule
from carambolage.games.thunder_road.names.things import Moment, Upgrade
from carambolage.games.thunder_road.state import State, Tables
from carambolage.games.thunder_road.upgrades.bumpers import can_spike, can_spring, spike, spring
from carambolage.games.thunder_road.upgrades.fitted import car_with, may_use_upgrade
from carambolage.games.thunder_road.upgrades.guns import blow_away, can_blow_away, fire_second_gun, has_second_gun
from carambolage.games.thunder_road.upgrades.repairing import can_use_tool_kit, use_tool_kit
from carambolage.games.thunder_road.upgrades.spreaders import can_spread, spread
from carambolage.games.thunder_road.upgrades.turbocharger import boost, can_boost


@rule
def upgrade_usable(g: State, t: Tables, now: int, crew: int, which: int) -> bool:
    """Whether an upgrade can be used at a moment, to some effect (TR-UPG-10, TR-CRD-18)."""
    v = car_with(g, crew, which)
    if not may_use_upgrade(g, v, which):
        return False
    if now == Moment.TURN_START:
        return which == Upgrade.TOOL_KIT and can_use_tool_kit(g, v)
    if now == Moment.MOVE_START:
        return which == Upgrade.TURBOCHARGER and can_boost(g, v)
    if now == Moment.SLAM_OVER:
        if which == Upgrade.SPIKED_BUMPER:
            return v == g.turn.vehicle and can_spike(g)
        return which == Upgrade.SPRING_BUMPER and can_spring(g, v)
    if now == Moment.MOVE_END:
        return (which == Upgrade.MINE_SPREADER or which == Upgrade.OIL_SPREADER) and can_spread(g, t, v)
    if now == Moment.SHOT_OVER:
        if which == Upgrade.TWIN_GUNS:
            return has_second_gun(g, t, v)
        return which == Upgrade.EXPLOSIVE_ROUNDS and can_blow_away(g, v)
    return False


@rule
def use_upgrade(g: State, t: Tables, crew: int, which: int) -> None:
    """Use one of them."""
    v = car_with(g, crew, which)
    if which == Upgrade.TOOL_KIT:
        use_tool_kit(g, t, v)
    elif which == Upgrade.TURBOCHARGER:
        boost(g, t, v)
    elif which == Upgrade.SPIKED_BUMPER:
        spike(g, v)
    elif which == Upgrade.SPRING_BUMPER:
        spring(g, t, v)
    elif which == Upgrade.TWIN_GUNS:
        fire_second_gun(g, t, v)
    elif which == Upgrade.EXPLOSIVE_ROUNDS:
        blow_away(g, t, v)
    else:
        spread(g, v)
