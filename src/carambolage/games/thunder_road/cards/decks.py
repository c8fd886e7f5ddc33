"""Decks of which only the cards are stored, a bit each: their order is chance, drawn when it matters."""

from carambolage.engine.rules.dice import roll
from carambolage.engine.rules.piles import card_after, count_cards
from carambolage.engine.rules.rule import rule
from carambolage.games.thunder_road.state import State

SHOWN_BITS = 30


@rule
def pick_card(g: State, cards: int) -> int:
    """A card of a shuffled pile."""
    return card_after(cards, roll(g, count_cards(cards)))


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
