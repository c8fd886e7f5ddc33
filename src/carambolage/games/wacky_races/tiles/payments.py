"""Tiles that demand a payment, and being stuck (chapter 10, races 5 and 12)."""

from carambolage.engine.rules.rule import rule
from carambolage.engine.rules.state import ask, offer, push, tell
from carambolage.games.wacky_races.flow import flow
from carambolage.games.wacky_races.move.course import ground
from carambolage.games.wacky_races.move.movement import destination, move
from carambolage.games.wacky_races.names.action import Action
from carambolage.games.wacky_races.names.effect import Effect
from carambolage.games.wacky_races.names.event import Event
from carambolage.games.wacky_races.names.question import Question
from carambolage.games.wacky_races.names.things import TERRAINS, Manner, Power, Race, Terrain, Tile
from carambolage.games.wacky_races.races.ground import is_bog, is_prairie_toll, is_river
from carambolage.games.wacky_races.state import State, Tables
from carambolage.games.wacky_races.turn.cards import lose_card, triple_card

TRIPLES = 20
ONE = 1


@rule
def demands_payment(g: State, t: Tables, spot: int) -> bool:
    """The Swamp and some races demand cards from those who leave by card; nothing else does (WR-MOV-14)."""
    return is_swampy(g, t, spot) or (g.race != Race.NONE and is_prairie_toll(g, t, spot))


@rule
def is_swampy(g: State, t: Tables, spot: int) -> bool:
    """The Swamp, and Desert in race 5 (WR-R05-01)."""
    return (g.tile[spot] == Tile.SWAMP and g.covered[spot] == 0) or is_bog(g, t, spot)


@rule
def can_pay(g: State, t: Tables, seat: int, spot: int) -> bool:
    """Two equal or any three cards in the Swamp (WR-TIL-11); in race 12 two cards with enough Prairie among them."""
    hand = g.hand[seat]
    if is_prairie_toll(g, t, spot):
        if g.turn.played > 0:
            return hand[Terrain.PRAIRIE] >= 2
        return hand[Terrain.PRAIRIE] >= 1 and g.cards[seat] >= 2
    if g.cards[seat] >= 3:
        return True
    for card in range(TERRAINS):
        if hand[card] >= 2:
            return True
    return False


@flow.effect(Effect.LEAVE)
def leave_by_card(g: State, t: Tables, seat: int) -> None:
    """One card movement of 1 step, or a run of 2 in Double Time (WR-CRD-11, WR-PW-02, WR-PW-04, WR-PW-11)."""
    turn = g.turn
    turn.played += 1
    turn.moved = 1
    distance = 1
    how = Manner.PLAIN
    if turn.doubles > 0:
        turn.doubles -= 1
        place = g.racers[seat].place
        doubled = t.number[Power.DOUBLE_TIME][1]
        if destination(g, t, seat, doubled, Manner.POWER) > place and not next_is_river(g, place):
            distance = doubled
            how = Manner.POWER
    move(g, t, seat, distance, how)


@rule
def next_is_river(g: State, place: int) -> bool:
    """Whether the tile directly ahead is River."""
    return place + 1 < g.finish and is_river(g, ground(g, place + 1))


@flow.offering(Question.PAY_CARDS)
def offer_payments(g: State, t: Tables, seat: int) -> None:
    """Every payment that the tile accepts from this hand (WR-TIL-12, WR-R12-01, WR-R12-02)."""
    hand = g.hand[seat]
    spot = ground(g, g.racers[seat].place)
    if is_prairie_toll(g, t, spot):
        for card in range(TERRAINS):
            needed = 2 if card == Terrain.PRAIRIE else 1
            if hand[card] >= needed and (card == Terrain.PRAIRIE or g.turn.played == 0):
                offer(g, Action.PAY_PRAIRIE + card)
        return
    for card in range(TERRAINS):
        if hand[card] >= 2:
            offer(g, Action.PAY_PAIR + card)
    for number in range(TRIPLES):
        if has_triple(g, seat, number):
            offer(g, Action.PAY_TRIPLE + number)


@rule
def has_triple(g: State, seat: int, number: int) -> bool:
    """Whether a hand holds the three cards of a triple."""
    first = triple_card(number, 0)
    second = triple_card(number, 1)
    third = triple_card(number, 2)
    hand = g.hand[seat]
    return (
        hand[first] >= 1 + (second == first) + (third == first)
        and hand[second] >= 1 + (third == second)
        and hand[third] >= 1
    )


@flow.answering(Question.PAY_CARDS)
def answer_payment(g: State, t: Tables, seat: int, action: int) -> None:
    """The cards are discarded together and the racer leaves the tile: one card movement (WR-TIL-11, WR-R12-03)."""
    tell(g, Event.PAID, seat)
    if action < Action.PAY_TRIPLE:
        kinds = pay(g, seat, action - Action.PAY_PAIR) | pay(g, seat, action - Action.PAY_PAIR)
    elif action < Action.PAY_PRAIRIE:
        number = action - Action.PAY_TRIPLE
        kinds = pay(g, seat, triple_card(number, 0)) | pay(g, seat, triple_card(number, 1))
        kinds |= pay(g, seat, triple_card(number, 2))
    else:
        kinds = pay(g, seat, Terrain.PRAIRIE) | pay(g, seat, action - Action.PAY_PRAIRIE)
    push(g, Effect.LEAVE, seat)
    push(g, Effect.TOP_CARD, seat, kinds)


@rule
def pay(g: State, seat: int, card: int) -> int:
    """One card of a payment is discarded; returns its bit."""
    lose_card(g, seat, card)
    tell(g, Event.DISCARDED, seat, card)
    return 1 << card


@flow.offering(Question.STUCK_DISCARD)
def offer_stuck_discard(g: State, t: Tables, seat: int, count: int) -> None:
    """Stuck: at least one card goes, then as many more as he likes; exactly one with the option (WR-TRN-06)."""
    if count > 0 and g.house.stuck_discard == ONE:
        return
    for card in range(TERRAINS):
        if g.hand[seat][card] > 0:
            offer(g, Action.DISCARD + card)
    if count > 0:
        offer(g, Action.STOP)


@flow.answering(Question.STUCK_DISCARD)
def answer_stuck_discard(g: State, t: Tables, seat: int, action: int, count: int) -> None:
    """One more card is discarded, in the order that its owner likes."""
    if action != Action.STOP:
        pay(g, seat, action - Action.DISCARD)
        ask(g, Question.STUCK_DISCARD, seat, count + 1)
