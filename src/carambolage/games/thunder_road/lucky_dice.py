"""Lucky Dice: the owner of a car about to be pushed may reroll the direction (OE-21)."""

from carambolage.engine.rules.state import ask, offer, tell
from carambolage.games.thunder_road.flow import flow
from carambolage.games.thunder_road.names.action import Action
from carambolage.games.thunder_road.names.effect import Effect
from carambolage.games.thunder_road.names.event import Event
from carambolage.games.thunder_road.names.question import Question
from carambolage.games.thunder_road.names.things import Die
from carambolage.games.thunder_road.places import crew_of, seat_of
from carambolage.games.thunder_road.rolling import show_way, throw
from carambolage.games.thunder_road.state import NOBODY, State, Tables


@flow.effect(Effect.LUCKY)
def try_luck(g: State, t: Tables, v: int) -> None:
    """The owner, if still in, is asked."""
    if seat_of(g, v) != NOBODY:
        ask(g, Question.LUCKY_REROLL, seat_of(g, v), v, 0, 0)


@flow.offering(Question.LUCKY_REROLL)
def offer_luck(g: State, t: Tables, seat: int) -> None:
    """Reroll or keep."""
    offer(g, Action.DECLINE)
    offer(g, Action.ACCEPT)


@flow.answering(Question.LUCKY_REROLL)
def answer_luck(g: State, t: Tables, seat: int, action: int, v: int) -> None:
    """Once per slam; the second result stands."""
    if action == Action.ACCEPT:
        tell(g, Event.REROLLED, crew_of(v), 0, 0)
        throw(g, t, Die.DIRECTION)
        show_way(g, v)
