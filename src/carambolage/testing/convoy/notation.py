"""Convoy's positions: a line for each car, cards by their names."""

from carambolage.engine.notation.notation import Group, Notation, spelled
from carambolage.engine.notation.spelling import Named, Pile
from carambolage.testing.convoy.names import CARDS
from carambolage.testing.convoy.state import State, Tables

_CARDS = Pile(CARDS)


def derive(g: State, t: Tables) -> None:
    """Piles and hands are as large as the cards in them."""
    g.pile_size = sum(g.pile)
    g.hand_size = [sum(hand) for hand in g.hand]


NOTATION = Notation(
    spellings=spelled(State, hand=_CARDS, pile=_CARDS, discard=_CARDS, chosen=Named(CARDS, first=1)),
    groups=(Group("car", ("place", "gone", "hand", "hand_size", "chosen")),),
    derived=frozenset({"pile_size", "hand_size"}),
    derive=derive,
)
