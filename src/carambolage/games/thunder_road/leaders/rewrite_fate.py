"""Rewrite Fate: once this turn all dice of a roll are rolled again, after all other rights (TR-CRW-204)."""

from carambolage.engine.rules.rule import rule
from carambolage.engine.rules.state import ask, offer, push, tell
from carambolage.games.thunder_road.flow import flow
from carambolage.games.thunder_road.leaders.leading import at_work, use_command_up
from carambolage.games.thunder_road.names.action import Action
from carambolage.games.thunder_road.names.effect import Effect
from carambolage.games.thunder_road.names.event import Event
from carambolage.games.thunder_road.names.question import Question
from carambolage.games.thunder_road.names.things import Command, RollKind
from carambolage.games.thunder_road.rolling import throw
from carambolage.games.thunder_road.shot_rights import roll_shot_again
from carambolage.games.thunder_road.state import State, Tables


@flow.effect(Effect.FATE)
def fate(g: State, t: Tables, dice: int, kind: int) -> None:
    """The player in turn is asked (TR-CRW-204)."""
    if at_work(g, Command.REWRITE_FATE) and g.crews[g.turn.crew].out == 0:
        ask(g, Question.FATE_REROLL, g.turn.seat, dice, kind, 0)


@flow.offering(Question.FATE_REROLL)
def offer_fate(g: State, t: Tables, seat: int) -> None:
    """Let the dice lie or roll them again."""
    offer(g, Action.DECLINE)
    offer(g, Action.ACCEPT)


@flow.answering(Question.FATE_REROLL)
def answer_fate(g: State, t: Tables, seat: int, action: int, dice: int, kind: int) -> None:
    """The new result is final; a German crew reveals its next card (TR-CRW-204)."""
    if action != Action.ACCEPT:
        return
    use_command_up(g, Command.REWRITE_FATE)
    tell(g, Event.REROLLED, g.turn.crew, 0, 0)
    if kind == RollKind.SHOT:
        roll_shot_again(g, t)
        return
    if kind == RollKind.SLAM:
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
    push(g, Effect.SLAM_ROLLED, 0, 0, 0)
