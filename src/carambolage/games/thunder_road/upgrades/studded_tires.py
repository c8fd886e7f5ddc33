"""Studded Tires: a slide may be refused (TR-UPG-109)."""

from carambolage.engine.rules.rule import rule
from carambolage.engine.rules.state import ask, offer, push, tell
from carambolage.games.thunder_road.flow import flow
from carambolage.games.thunder_road.names.action import Action
from carambolage.games.thunder_road.names.effect import Effect
from carambolage.games.thunder_road.names.event import Event
from carambolage.games.thunder_road.names.question import Question
from carambolage.games.thunder_road.names.things import Die, Entry, Upgrade
from carambolage.games.thunder_road.places import seat_of
from carambolage.games.thunder_road.rolling import cast
from carambolage.games.thunder_road.state import State, Tables
from carambolage.games.thunder_road.upgrades.fitted import has_upgrade


@rule
def studs_hold(g: State, v: int, code: int, rolls: int) -> bool:
    """Whether the owner is asked; the slide waits on top of the stack, with its die still to be rolled or not."""
    if not has_upgrade(g, v, Upgrade.STUDDED_TIRES):
        return False
    ask(g, Question.REFUSE_SLIDE, seat_of(g, v), v, code, rolls)
    return True


@flow.offering(Question.REFUSE_SLIDE)
def offer_refusal(g: State, t: Tables, seat: int) -> None:
    """Slide or stay (TR-UPG-109)."""
    offer(g, Action.ACCEPT)
    offer(g, Action.DECLINE)


@flow.answering(Question.REFUSE_SLIDE)
def answer_refusal(g: State, t: Tables, seat: int, action: int, v: int, code: int, rolls: int) -> None:
    """Accepting is to stay: then the car meets whoever stands there; otherwise it slides."""
    if action == Action.ACCEPT:
        g.depth -= 1
        g.vehicles[v].slides = 0
        push(g, Effect.MEET, v, code, 0)
    elif rolls != 0:
        cast(g, t, Die.DIRECTION)
    else:
        tell(g, Event.SLID, v, code & Entry.WAY, 0)
