"""The greedy player: how much it likes each answer. It looks a few spaces ahead and at the dice in hand, no further."""

from carambolage.engine.rules.rule import rule
from carambolage.games.thunder_road.bot_cards import (
    worth_of_big_shoes,
    worth_of_block,
    worth_of_nudge,
    worth_of_peek,
    worth_of_second_roll,
    worth_of_shot_mode,
    worth_of_swap,
    worth_of_token,
)
from carambolage.games.thunder_road.bot_driving import worth_of_entry, worth_of_step
from carambolage.games.thunder_road.bot_orders import (
    prey,
    worth_of_assignment,
    worth_of_command,
    worth_of_place,
    worth_of_reroll,
    worth_of_target,
)
from carambolage.games.thunder_road.names import act
from carambolage.games.thunder_road.names import ask as asking
from carambolage.games.thunder_road.state import State, Tables


@rule
def weigh(g: State, t: Tables, seat: int, action: int) -> int:
    """How much a greedy player likes an answer."""
    kind = g.ask
    about = g.about
    if kind == asking.STEP:
        return worth_of_step(g, t, about[0], action)
    if kind == asking.ENTRY_SPACE:
        return worth_of_entry(g, t, about[0], action - act.ENTER)
    if kind == asking.ASSIGN or kind == asking.BIKE_ASSIGN:
        return worth_of_assignment(g, t, action)
    if kind == asking.ASSIGN_COMMAND:
        return worth_of_command(g, t, action)
    if kind == asking.ASSIGN_TOKEN:
        return worth_of_token(g, t, action)
    if kind == asking.SHOOT_TARGET:
        return worth_of_target(g, t, seat, action)
    if kind == asking.AIRSTRIKE_SPACE:
        return worth_of_place(g, t, seat, action - act.PLACE)
    if kind == asking.EFFECT_MENU:
        return int(action != act.DECLINE)
    return worth_of_card(g, t, kind, seat, action)


@rule
def worth_of_card(g: State, t: Tables, kind: int, seat: int, action: int) -> int:
    """Questions that leaders and cards ask."""
    if kind == asking.SHOT_MODE:
        return worth_of_shot_mode(g, t, seat, action)
    if kind == asking.SHOT_REROLL or kind == asking.RIG_REROLL or kind == asking.BEACON_REROLL:
        return worth_of_second_roll(g, t, kind, seat, action)
    if kind == asking.FIRE_REROLL or kind == asking.FATE_REROLL:
        return worth_of_second_roll(g, t, kind, seat, action)
    if kind == asking.FLAME_TARGET or kind == asking.HEX_TARGET or kind == asking.BRAKE_TARGET:
        return prey(g, seat, action - act.VEHICLE)
    if kind == asking.KAMIKAZE_TARGET:
        return worth_of_target(g, t, seat, action)
    if kind == asking.NUDGE_TARGET:
        return worth_of_nudge(g, t, seat, action - act.NUDGE)
    if kind == asking.PEEK_HAZARD:
        return worth_of_peek(g, action)
    if kind == asking.ROADBLOCK_SPACE:
        return worth_of_block(g, action)
    if kind == asking.BIG_SHOES or kind == asking.BIG_SHOES_WAY:
        return worth_of_big_shoes(g, t, seat, action)
    if kind == asking.SWAP_MEET:
        return worth_of_swap(g, (action - act.SWAP) // 6, (action - act.SWAP) % 3)
    return worth_of_rest(g, t, kind, action)


@rule
def worth_of_rest(g: State, t: Tables, kind: int, action: int) -> int:
    """Questions with a plain answer: drive on where possible, reroll what hurts, use what one has."""
    if kind == asking.SLAM_REROLL or kind == asking.LUCKY_REROLL:
        return worth_of_reroll(g, t, g.seat, action)
    if kind == asking.DRIFT:
        return 0 if action == act.SLAM else 1
    if kind == asking.RIG_STEERING:
        return action
    return int(action != act.DECLINE)
