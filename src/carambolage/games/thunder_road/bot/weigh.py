"""The greedy player: how much it likes each answer. It looks a few spaces ahead and at the dice in hand, no further."""

from carambolage.engine.rules.rule import rule
from carambolage.games.thunder_road.bot.cards import (
    worth_of_big_shoes,
    worth_of_block,
    worth_of_nudge,
    worth_of_peek,
    worth_of_second_roll,
    worth_of_shot_mode,
    worth_of_swap,
    worth_of_token,
)
from carambolage.games.thunder_road.bot.driving import worth_of_entry, worth_of_step
from carambolage.games.thunder_road.bot.orders import (
    prey,
    worth_of_assignment,
    worth_of_command,
    worth_of_place,
    worth_of_reroll,
    worth_of_target,
)
from carambolage.games.thunder_road.names.action import Action
from carambolage.games.thunder_road.names.question import Question
from carambolage.games.thunder_road.state import State, Tables


@rule
def weigh(g: State, t: Tables, seat: int, action: int) -> int:
    """How much a greedy player likes an answer."""
    kind = g.ask
    about = g.about
    if kind == Question.STEP:
        return worth_of_step(g, t, about[0], action)
    if kind == Question.ENTRY_SPACE:
        return worth_of_entry(g, t, about[0], action - Action.ENTER)
    if kind == Question.ASSIGN or kind == Question.BIKE_ASSIGN:
        return worth_of_assignment(g, t, action)
    if kind == Question.ASSIGN_COMMAND:
        return worth_of_command(g, t, action)
    if kind == Question.ASSIGN_TOKEN:
        return worth_of_token(g, t, action)
    if kind == Question.SHOOT_TARGET:
        return worth_of_target(g, t, seat, action)
    if kind == Question.AIRSTRIKE_SPACE:
        return worth_of_place(g, t, seat, action - Action.PLACE)
    if kind == Question.EFFECT_MENU:
        return int(action != Action.DECLINE)
    return worth_of_card(g, t, kind, seat, action)


@rule
def worth_of_card(g: State, t: Tables, kind: int, seat: int, action: int) -> int:
    """Questions that leaders and cards ask."""
    if kind == Question.SHOT_MODE:
        return worth_of_shot_mode(g, t, seat, action)
    if kind == Question.SHOT_REROLL or kind == Question.RIG_REROLL or kind == Question.BEACON_REROLL:
        return worth_of_second_roll(g, t, kind, seat, action)
    if kind == Question.FIRE_REROLL or kind == Question.FATE_REROLL:
        return worth_of_second_roll(g, t, kind, seat, action)
    if kind == Question.FLAME_TARGET or kind == Question.HEX_TARGET or kind == Question.BRAKE_TARGET:
        return prey(g, seat, action - Action.VEHICLE)
    if kind == Question.KAMIKAZE_TARGET:
        return worth_of_target(g, t, seat, action)
    if kind == Question.NUDGE_TARGET:
        return worth_of_nudge(g, t, seat, action - Action.NUDGE)
    if kind == Question.PEEK_HAZARD:
        return worth_of_peek(g, action)
    if kind == Question.ROADBLOCK_SPACE:
        return worth_of_block(g, action)
    if kind == Question.BIG_SHOES or kind == Question.BIG_SHOES_WAY:
        return worth_of_big_shoes(g, t, seat, action)
    if kind == Question.SWAP_MEET:
        return worth_of_swap(g, (action - Action.SWAP) // 6, (action - Action.SWAP) % 3)
    return worth_of_rest(g, t, kind, action)


@rule
def worth_of_rest(g: State, t: Tables, kind: int, action: int) -> int:
    """Questions with a plain answer: drive on where possible, reroll what hurts, use what one has."""
    if kind == Question.SLAM_REROLL or kind == Question.LUCKY_REROLL:
        return worth_of_reroll(g, t, g.seat, action)
    if kind == Question.DRIFT:
        return 0 if action == Action.SLAM else 1
    if kind == Question.RIG_STEERING:
        return action
    return int(action != Action.DECLINE)
