"""Ms. Betty, Tinkerer: Jury Rigging, Swap Meet."""

from carambolage.engine.rules.rule import rule
from carambolage.engine.rules.state import ask, offer, push, tell
from carambolage.games.thunder_road.cards.leaders.leading import leads, number_of
from carambolage.games.thunder_road.flow import flow
from carambolage.games.thunder_road.ground.piles import return_damage, take_damage_token
from carambolage.games.thunder_road.ground.places import crew_of, seat_of
from carambolage.games.thunder_road.names.action import Action
from carambolage.games.thunder_road.names.cards import Leader
from carambolage.games.thunder_road.names.effect import Effect
from carambolage.games.thunder_road.names.event import Event
from carambolage.games.thunder_road.names.question import Question
from carambolage.games.thunder_road.names.things import Damage
from carambolage.games.thunder_road.state import CREW_VEHICLES, State, Tables

CARS = 3


@rule
def try_jury_rigging(g: State, t: Tables, v: int) -> bool:
    """Two tokens are drawn and shown to all, the owner chooses the one that counts; with 1 in the pile 1 is drawn
    (TR-CRW-140, TR-CRD-62, TR-EFX-16).
    """
    if not leads(g, crew_of(v), Leader.MS_BETTY) or g.damages_left < number_of(t, Leader.MS_BETTY, 0):
        return False
    first = take_damage_token(g)
    second = take_damage_token(g)
    tell(g, Event.JURY_RIGGED, v, first, second)
    ask(g, Question.CHOOSE_DAMAGE, seat_of(g, v), v, first, second)
    return True


@flow.offering(Question.CHOOSE_DAMAGE)
def offer_damage(g: State, t: Tables, seat: int, v: int, first: int, second: int) -> None:
    """Either of the two tokens."""
    offer(g, Action.DAMAGE + first)
    if second != first:
        offer(g, Action.DAMAGE + second)


@flow.answering(Question.CHOOSE_DAMAGE)
def answer_damage(g: State, t: Tables, seat: int, action: int, v: int, first: int, second: int) -> None:
    """The other one goes back to a random place of the pile (TR-CRW-140)."""
    kind = action - Action.DAMAGE
    return_damage(g, second if kind == first else first)
    push(g, Effect.SHOW_DAMAGE, v, kind)


@rule
def can_swap(g: State, crew: int, giver: int, slot: int, taker: int) -> bool:
    """A token of one car on the board, and another car there with a free slot (TR-CRW-144, TR-CRD-20)."""
    one = g.vehicles[crew * CREW_VEHICLES + giver]
    two = g.vehicles[crew * CREW_VEHICLES + taker]
    if giver == taker or one.space < 0 or two.space < 0:
        return False
    return one.damage[slot] != Damage.NONE and two.damage[1] == Damage.NONE


@rule
def has_swap(g: State, crew: int) -> bool:
    """Whether any token can be moved (TR-CRW-15)."""
    for giver in range(CARS):
        for taker in range(CARS):
            if can_swap(g, crew, giver, 0, taker):
                return True
    return False


@flow.offering(Question.SWAP_MEET)
def offer_swaps(g: State, t: Tables, seat: int, crew: int) -> None:
    """Which token of which car to which other car (TR-CRW-144)."""
    for giver in range(CARS):
        for slot in range(2):
            for taker in range(CARS):
                if can_swap(g, crew, giver, slot, taker):
                    offer(g, Action.SWAP + (giver * 2 + slot) * CARS + taker)
