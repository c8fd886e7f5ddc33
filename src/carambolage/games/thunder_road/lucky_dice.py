"""Lucky Dice: the owner of a car about to be pushed may reroll the direction (OE-21)."""

from carambolage.engine.rules.state import ask, offer, tell
from carambolage.games.thunder_road.flow import flow
from carambolage.games.thunder_road.names import act, die, op
from carambolage.games.thunder_road.names import ask as asking
from carambolage.games.thunder_road.names import tell as telling
from carambolage.games.thunder_road.places import crew_of, seat_of
from carambolage.games.thunder_road.rolling import show_way, throw
from carambolage.games.thunder_road.state import NOBODY, State, Tables


@flow.effect(op.LUCKY)
def try_luck(g: State, t: Tables, v: int) -> None:
    """The owner, if still in, is asked."""
    if seat_of(g, v) != NOBODY:
        ask(g, asking.LUCKY_REROLL, seat_of(g, v), v, 0, 0)


@flow.offering(asking.LUCKY_REROLL)
def offer_luck(g: State, t: Tables, seat: int) -> None:
    """Reroll or keep."""
    offer(g, act.DECLINE)
    offer(g, act.ACCEPT)


@flow.answering(asking.LUCKY_REROLL)
def answer_luck(g: State, t: Tables, seat: int, action: int, v: int) -> None:
    """Once per slam; the second result stands."""
    if action == act.ACCEPT:
        tell(g, telling.REROLLED, crew_of(v), 0, 0)
        throw(g, t, die.DIRECTION)
        show_way(g, v)
