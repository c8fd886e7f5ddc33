"""The greedy player: answers one question at a time by what it can see, a few spaces ahead."""

from carambolage.engine.rule import rule
from carambolage.games.thunder_road.bot_driving import worth_of_entry, worth_of_step
from carambolage.games.thunder_road.bot_orders import (
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
    if kind == asking.SHOOT_TARGET:
        return worth_of_target(g, t, seat, action)
    if kind == asking.AIRSTRIKE_SPACE:
        return worth_of_place(g, t, seat, action - act.PLACE)
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
