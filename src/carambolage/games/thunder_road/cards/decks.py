"""Decks of which only the cards are stored, a bit each: their order is chance, drawn when it matters."""

from carambolage.engine.rules.dice import pick, roll
from carambolage.engine.rules.rule import rule
from carambolage.games.thunder_road.state import State

SHOWN_BITS = 30


@rule
def count_cards(cards: int) -> int:
    """How many cards a pile holds that is stored as a bit per card."""
    count = 0
    while cards != 0:
        count += cards & 1
        cards >>= 1
    return count


@rule
def card_after(cards: int, before: int) -> int:
    """The card of a pile that comes after so many others of it."""
    card = 0
    while before > 0 or not (cards >> card) & 1:
        before -= (cards >> card) & 1
        card += 1
    return card


@rule
def pick_card(g: State, cards: int) -> int:
    """A card of a shuffled pile."""
    return card_after(cards, roll(g, count_cards(cards)))


@rule
def imagined_card(g: State, cards: int) -> int:
    """A card that could lie where a seat cannot see it: no die of the game is rolled for it."""
    return card_after(cards, pick(g, count_cards(cards)))


@rule
def show_for_good(g: State, number: int) -> None:
    """A hand card (in the numbering of Card) was played: everybody has seen it, and nobody holds it any
    more.
    """
    g.shown[number // SHOWN_BITS] |= 1 << (number % SHOWN_BITS)


@rule
def was_shown(g: State, number: int) -> bool:
    """Whether a hand card has been played."""
    return (g.shown[number // SHOWN_BITS] >> (number % SHOWN_BITS)) & 1 == 1
