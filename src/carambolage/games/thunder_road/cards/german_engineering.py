"""German Engineering (chapter 11 of the cards): a hand of cards in place of movement dice and the shooting die.

Hand, deck, discard and the cards on the boards are a bit per card: their order is chance, drawn when it matters.
"""

from carambolage.engine.rules.piles import count_cards
from carambolage.engine.rules.rule import rule
from carambolage.engine.rules.state import offer, tell
from carambolage.games.thunder_road.cards.decks import pick_card
from carambolage.games.thunder_road.names.action import Action
from carambolage.games.thunder_road.names.cards import Bounty, Card
from carambolage.games.thunder_road.names.event import Event
from carambolage.games.thunder_road.names.things import COMMAND_SLOTS
from carambolage.games.thunder_road.state import NOBODY, State, Tables
from carambolage.games.thunder_road.turn.boards import takes_value

CARDS = 18
HAND = 5
ALL_CARDS = (1 << CARDS) - 1
CARS = 3


@rule
def take_card(g: State, crew: int) -> int:
    """The top card of a crew's deck; an empty deck is made of the discard at once (TR-GER-21, TR-GER-23)."""
    c = g.crews[crew]
    if c.deck == 0:
        c.deck = c.discard
        c.discard = 0
    taken = pick_card(g, c.deck)
    c.deck &= ~(1 << taken)
    return taken


@rule
def fill_hand(g: State, crew: int) -> None:
    """Draw up to five cards in hand (TR-GER-11, TR-GER-12, TR-GER-22)."""
    c = g.crews[crew]
    missing = HAND - count_cards(c.hand)
    for _ in range(missing):
        c.hand |= 1 << take_card(g, crew)
    tell(g, Event.CARDS_DRAWN, crew, missing)


@rule
def deal_first_hand(g: State, t: Tables, crew: int) -> int:
    """All cards are shuffled and five drawn; returns the total of their values (TR-GER-02, TR-GER-03, TR-GER-04,
    TR-GER-13).
    """
    c = g.crews[crew]
    c.deck = ALL_CARDS
    c.hand = 0
    c.boards = 0
    c.discard = 0
    fill_hand(g, crew)
    total = 0
    for held in range(CARDS):
        if (c.hand >> held) & 1:
            total += t.german_move[held]
    tell(g, Event.DICE_ROLLED, crew, total)
    return total


@rule
def value_of(g: State, t: Tables, crew: int, held: int) -> int:
    """A card's move value; the one named for Hit and Run counts as that reward until the round ends (TR-GER-27,
    TR-GER-26).
    """
    if g.crews[crew].lucky_card == held + 1:
        return t.number[Card.BOUNTY + Bounty.HIT_AND_RUN][0]
    return t.german_move[held]


@rule
def offer_cards_on(g: State, t: Tables, crew: int, car: int) -> None:
    """Every hand card may be played on a car that can be assigned (TR-GER-06)."""
    for held in range(CARDS):
        if (g.crews[crew].hand >> held) & 1:
            offer(g, Action.ASSIGN_CARD + (crew * CARDS + held) * CARS + car)


@rule
def offer_cards_in(g: State, t: Tables, crew: int, slot: int) -> None:
    """Every hand card whose value meets the need of a command (TR-GER-07)."""
    for held in range(CARDS):
        if (g.crews[crew].hand >> held) & 1 and takes_value(g, t, crew, slot, value_of(g, t, crew, held)):
            offer(g, Action.COMMAND_CARD + held * COMMAND_SLOTS + slot)


@rule
def play_card(g: State, t: Tables, crew: int, held: int) -> int:
    """A card goes from the hand to a board, seen by all, and stays there to the end of the round (TR-GER-08, TR-HOK-05,
    TR-GER-26).
    """
    c = g.crews[crew]
    value = value_of(g, t, crew, held)
    c.hand &= ~(1 << held)
    c.boards |= 1 << held
    tell(g, Event.CARD_REVEALED, crew, held, value)
    return value


@rule
def try_shoot_with_card(g: State, t: Tables, crew: int) -> bool:
    """A German crew turns up the top card of its own deck in place of the shooting die, for a shot or a pit trap, then
    discards it (TR-GER-15, TR-GER-16, TR-GER-18, TR-HOK-05, TR-GER-24, TR-CAR-27); a crew that is out has none left.
    """
    if crew == NOBODY or g.crews[crew].german == 0 or g.crews[crew].out != 0:
        return False
    c = g.crews[crew]
    shown = take_card(g, crew)
    c.discard |= 1 << shown
    g.dice.shooting = t.german_shot[shown]
    tell(g, Event.CARD_REVEALED, crew, shown)
    return True


@rule
def end_german_round(g: State, crew: int) -> None:
    """The cards on the boards are discarded, then the hand is filled (TR-GER-11, TR-GER-14, TR-GER-13)."""
    c = g.crews[crew]
    if c.german != 0 and c.out == 0:
        c.discard |= c.boards
        c.boards = 0
        c.lucky_card = 0
        fill_hand(g, crew)


@rule
def swap_cards(g: State, crew: int, cards: int) -> None:
    """Hand cards are shown and discarded, as many drawn (TR-ONE-101, TR-GER-28)."""
    c = g.crews[crew]
    c.hand &= ~cards
    c.discard |= cards
    if c.lucky_card != 0 and (cards >> (c.lucky_card - 1)) & 1:
        c.lucky_card = 0
    for held in range(CARDS):
        if (cards >> held) & 1:
            tell(g, Event.CARD_REVEALED, crew, held)
    for _ in range(count_cards(cards)):
        c.hand |= 1 << take_card(g, crew)
    tell(g, Event.CARDS_DRAWN, crew, count_cards(cards))
