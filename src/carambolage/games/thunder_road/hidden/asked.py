"""The hand card that a question tells of: whoever is asked about one, or what to use now, must hold one that fits."""

from carambolage.engine.rules.piles import unseen_card
from carambolage.engine.rules.rule import rule
from carambolage.games.thunder_road.cards.decks import was_shown
from carambolage.games.thunder_road.cards.in_hand import in_hand
from carambolage.games.thunder_road.cards.menu import has_open_effect, usable
from carambolage.games.thunder_road.ground.places import crew_of
from carambolage.games.thunder_road.hidden.hide import is_hidden
from carambolage.games.thunder_road.names.cards import AIRSTRIKE_KINDS, ONE_SHOT_KINDS, Card
from carambolage.games.thunder_road.names.question import Question
from carambolage.games.thunder_road.state import NOBODY, State, Tables


@rule
def crew_asked(g: State) -> int:
    """The crew whose hand a question is about, or -1."""
    if g.ask == Question.PLAY_REACTION:
        return crew_of(g.about[1])
    if g.ask == Question.CLAIM_BOUNTY:
        return g.about[0]
    return g.about[1] if g.ask == Question.EFFECT_MENU else NOBODY


@rule
def card_asked_about(g: State, t: Tables, seat: int) -> int:
    """The card that this crew holds as far as a seat can tell, or -1: a reaction and a claim name theirs; a menu that
    leader and upgrades do not explain is there for any card that could be used now (TR-CRD-41, TR-BOU-04, TR-CRD-13).
    """
    if g.ask == Question.PLAY_REACTION:
        return Card.ONE_SHOT + g.about[0]
    if g.ask == Question.CLAIM_BOUNTY:
        return Card.BOUNTY + g.about[1]
    if (
        g.ask != Question.EFFECT_MENU
        or not is_hidden(g, seat, g.about[1])
        or has_open_effect(g, t, g.about[0], g.about[1])
    ):
        return NOBODY
    airstrikes = unseen_and_usable(g, t, seat, Card.AIRSTRIKE, AIRSTRIKE_KINDS)
    number = unseen_card(
        g, airstrikes | unseen_and_usable(g, t, seat, Card.ONE_SHOT, ONE_SHOT_KINDS) << AIRSTRIKE_KINDS
    )
    return Card.AIRSTRIKE + number if number < AIRSTRIKE_KINDS else Card.ONE_SHOT + number - AIRSTRIKE_KINDS


@rule
def unseen_and_usable(g: State, t: Tables, seat: int, first: int, kinds: int) -> int:
    """The cards of one kind that could be the one for which a menu is there."""
    cards = 0
    if in_hand(g, g.about[1], first) != 0:
        for number in range(kinds):
            if not was_shown(g, first + number) and not sees_card(g, seat, first, number):
                cards |= int(usable(g, t, g.about[0], g.about[1], first + number)) << number
    return cards


@rule
def sees_card(g: State, seat: int, first: int, number: int) -> bool:
    """Whether a card lies in a hand of the seat's own (TR-CRD-37, TR-CRD-43)."""
    for crew in range(g.crew_count):
        if in_hand(g, crew, first) == number + 1 and not is_hidden(g, seat, crew):
            return True
    return False
