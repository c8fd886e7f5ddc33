"""Rewrite Fate: once this turn all dice of a roll are rolled again, after all other rights (TR-CRW-204)."""

from carambolage.engine.rules.rule import rule
from carambolage.engine.rules.state import ask, offer, push, tell
from carambolage.games.thunder_road.flow import flow
from carambolage.games.thunder_road.leaders.leading import at_work, use_command_up
from carambolage.games.thunder_road.names import act, command, op, roll_kind
from carambolage.games.thunder_road.names import ask as asking
from carambolage.games.thunder_road.names import tell as telling
from carambolage.games.thunder_road.rolling import throw
from carambolage.games.thunder_road.shot_rights import roll_shot_again
from carambolage.games.thunder_road.state import State, Tables


@flow.effect(op.FATE)
def fate(g: State, t: Tables, dice: int, kind: int) -> None:
    """The player in turn is asked (TR-CRW-204)."""
    if at_work(g, command.REWRITE_FATE) and g.crews[g.turn.crew].out == 0:
        ask(g, asking.FATE_REROLL, g.turn.seat, dice, kind, 0)


@flow.offering(asking.FATE_REROLL)
def offer_fate(g: State, t: Tables, seat: int) -> None:
    """Let the dice lie or roll them again."""
    offer(g, act.DECLINE)
    offer(g, act.ACCEPT)


@flow.answering(asking.FATE_REROLL)
def answer_fate(g: State, t: Tables, seat: int, action: int, dice: int, kind: int) -> None:
    """The new result is final; a German crew reveals its next card (TR-CRW-204)."""
    if action != act.ACCEPT:
        return
    use_command_up(g, command.REWRITE_FATE)
    tell(g, telling.REROLLED, g.turn.crew, 0, 0)
    if kind == roll_kind.SHOT:
        roll_shot_again(g, t)
        return
    if kind == roll_kind.SLAM:
        show_slam_again(g)
    throw(g, t, dice)


@rule
def show_slam_again(g: State) -> None:
    """The dice of a slam are looked at once more, without any right to reroll them (TR-CRW-204)."""
    slam = g.slam
    slam.rights = 0
    slam.hexers = 0
    slam.fixed = 1
    g.depth -= 1
    push(g, op.SLAM_ROLLED, 0, 0, 0)
