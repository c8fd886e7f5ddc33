"""The hand of a crew: one card of each kind that it was dealt (chapter 13 of the cards)."""

from carambolage.engine.rules.rule import rule
from carambolage.games.thunder_road.names.cards import Card
from carambolage.games.thunder_road.state import State


@rule
def in_hand(g: State, crew: int, first: int) -> int:
    """The card of a kind that a crew holds, plus one."""
    c = g.crews[crew]
    if first == Card.AIRSTRIKE:
        return c.airstrike
    return c.bounty if first == Card.BOUNTY else c.one_shot


@rule
def put_in_hand(g: State, crew: int, first: int, held: int) -> None:
    """A crew holds another card of a kind."""
    c = g.crews[crew]
    if first == Card.AIRSTRIKE:
        c.airstrike = held + 1
    elif first == Card.BOUNTY:
        c.bounty = held + 1
    else:
        c.one_shot = held + 1
