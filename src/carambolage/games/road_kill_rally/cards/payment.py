"""Paying with rally cards: for speed, safe play, ammunition and the two-card pit stop."""

from carambolage.engine.rules.rule import rule
from carambolage.engine.rules.state import ask, offer, push
from carambolage.games.road_kill_rally.cards.hand import next_held, spend_card
from carambolage.games.road_kill_rally.flow import flow
from carambolage.games.road_kill_rally.names.action import Action
from carambolage.games.road_kill_rally.names.effect import Effect
from carambolage.games.road_kill_rally.names.question import Question
from carambolage.games.road_kill_rally.names.things import RALLY_KINDS, Purpose
from carambolage.games.road_kill_rally.state import State, Tables
from carambolage.games.road_kill_rally.turn.idle import keep_idle_answer


@flow.effect(Effect.PAY)
def pay(g: State, t: Tables, seat: int, due: int, purpose: int) -> None:
    """What is due is paid card by card, by choice of the payer; a hand that goes as a whole goes at once (RK-SPD-02,
    RK-CRA-09, RK-WPN-02, RK-GEN-10, RK-EDG-02).
    """
    if due <= 0:
        return
    if purpose != Purpose.AMMO and g.cards[seat] <= due:
        spend_all(g, seat, purpose)
    else:
        ask(g, Question.PAY_CARD, seat, due, purpose)


@rule
def spend_all(g: State, seat: int, purpose: int) -> None:
    """A whole hand is spent."""
    for card in range(RALLY_KINDS):
        while g.hand[seat][card] > 0:
            spend_card(g, seat, card, purpose)


@rule
def offer_spending(g: State, seat: int) -> None:
    """Each kind of card in hand can be spent (RK-RAL-10)."""
    card = next_held(g, seat, -1)
    while card >= 0:
        offer(g, Action.SPEND + card)
        card = next_held(g, seat, card)


@flow.offering(Question.PAY_CARD)
def offer_payment(g: State, t: Tables, seat: int, due: int, purpose: int) -> None:
    """Any kind of card in hand, also one that wastes a point of ammunition (RK-WPN-10, RK-EDG-11)."""
    offer_spending(g, seat)
    keep_idle_answer(g, seat)


@flow.answering(Question.PAY_CARD)
def answer_payment(g: State, t: Tables, seat: int, action: int, due: int, purpose: int) -> None:
    """The card is spent; it counts its ammo value as ammunition, otherwise one (RK-WPN-02)."""
    card = action - Action.SPEND
    spend_card(g, seat, card, purpose)
    worth = t.rally[card].ammo if purpose == Purpose.AMMO else 1
    push(g, Effect.PAY, seat, due - worth, purpose)
