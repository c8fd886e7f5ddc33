"""The damage deck: drawing, discarding, shuffling anew (chapter 14). Piles hold the number of cards of each kind."""

from carambolage.engine.rules.dice import draw
from carambolage.engine.rules.piles import pour
from carambolage.engine.rules.rule import rule
from carambolage.engine.rules.state import tell
from carambolage.games.wreckage.names.components import DAMAGE_CARDS, Icon
from carambolage.games.wreckage.names.event import Event
from carambolage.games.wreckage.names.rulings import ReshuffleIcon
from carambolage.games.wreckage.state import State
from carambolage.games.wreckage.tables import Tables
from carambolage.games.wreckage.turn.end_of_game import players_left


@rule
def cards_in_deck(g: State) -> int:
    """How many cards the deck still holds (WK-HID-12)."""
    count = 0
    for kind in range(DAMAGE_CARDS):
        count += g.deck[kind]
    return count


@rule
def draw_cards(g: State, t: Tables, victim: int, number: int) -> None:
    """Cards are drawn one after the other, for all to see, and their points and icons added up (WK-DMG-02, WK-DMG-17,
    WK-DMG-15).
    """
    for count in range(number):
        if cards_in_deck(g) == 0:
            shuffle_discards(g)
        if cards_in_deck(g) > 0:
            kind = draw(g, g.deck, cards_in_deck(g))
            g.draw.drawn[kind] += 1
            g.draw.points += t.damage_points[kind]
            g.draw.spins += t.damage_icon[kind] == Icon.SPIN
            g.draw.permanents += t.damage_icon[kind] == Icon.PERMANENT
            g.draw.reshuffles += t.damage_icon[kind] == Icon.RESHUFFLE
            tell(g, Event.DAMAGE_CARD, victim, kind, count)


@rule
def shuffle_discards(g: State) -> None:
    """The discard pile, without the cards of the current draw, is shuffled into a new deck (WK-DMG-15)."""
    if pour(g.discard, g.deck) > 0:
        tell(g, Event.RESHUFFLED, cards_in_deck(g))


@rule
def put_away(g: State) -> None:
    """Used cards go to the discard pile; a reshuffle icon brings all cards back into the deck, also if no hit got
    through (WK-DMG-14, WK-DMG-15, WK-DMG-18).
    """
    pour(g.draw.drawn, g.discard)
    works = g.house.reshuffle_icon == ReshuffleIcon.ALWAYS or g.draw.points > 0
    if g.draw.reshuffles > 0 and works and not is_decided(g):
        shuffle_discards(g)


@rule
def is_decided(g: State) -> bool:
    """Whether the resolution has ended the game: one player is left, and no car of a collision has still to draw
    (WK-DMG-18, WK-END-03).
    """
    return players_left(g) <= 1 and g.crash.struck == 0
