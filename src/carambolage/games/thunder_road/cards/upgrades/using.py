"""The upgrades that are used from the effect menu (TR-CRD-13); repairs outside a command: Tool Kit, Cruft's scrap."""

from carambolage.engine.rules.rule import rule
from carambolage.games.thunder_road.cards.upgrades.bumpers import can_spike, can_spring, spike, spring
from carambolage.games.thunder_road.cards.upgrades.fitted import car_with, may_use_upgrade, use_upgrade_up
from carambolage.games.thunder_road.cards.upgrades.guns import blow_away, can_blow_away, fire_second_gun, has_second_gun
from carambolage.games.thunder_road.cards.upgrades.spreaders import can_spread, spread
from carambolage.games.thunder_road.cards.upgrades.wheels import boost, can_boost
from carambolage.games.thunder_road.damage.tokens import mend
from carambolage.games.thunder_road.flow import flow
from carambolage.games.thunder_road.names.action import Action
from carambolage.games.thunder_road.names.cards import Upgrade
from carambolage.games.thunder_road.names.question import Question
from carambolage.games.thunder_road.names.things import Damage, Moment
from carambolage.games.thunder_road.state import State, Tables


@rule
def upgrade_usable(g: State, t: Tables, now: int, crew: int, which: int) -> bool:
    """Whether an upgrade can be used at a moment, to some effect (TR-UPG-10, TR-CRD-18, TR-UPG-14)."""
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


@rule
def can_use_tool_kit(g: State, v: int) -> bool:
    """An operable car with a damage token (TR-UPG-125)."""
    return g.vehicles[v].damage[0] != Damage.NONE


@rule
def use_tool_kit(g: State, t: Tables, v: int) -> None:
    """Its only token is removed (TR-UPG-125)."""
    use_upgrade_up(g, v)
    mend(g, t, v, 0)


@flow.answering(Question.SPEND_SCRAP)
def answer_scrap(g: State, t: Tables, seat: int, action: int) -> None:
    """The token that the scrap was paid for (TR-CRW-181)."""
    number = action - Action.REPAIR
    mend(g, t, number // 2, number % 2)
