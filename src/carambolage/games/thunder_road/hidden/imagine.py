"""What a seat cannot know, dealt anew: unseen tokens, hands and secret deals (chapter 26, chapter 13 of the cards).

A card played leaves the hand for good and was shown to all, so it is in no hand that is imagined.
"""

from carambolage.engine.rules.piles import count_cards, gather, mark, redraw, reshuffle_places, unseen_card
from carambolage.engine.rules.rule import rule
from carambolage.games.thunder_road.cards.decks import was_shown
from carambolage.games.thunder_road.cards.in_hand import in_hand, put_in_hand
from carambolage.games.thunder_road.hidden.asked import card_asked_about, crew_asked, sees_card
from carambolage.games.thunder_road.hidden.drafts import imagine_draft
from carambolage.games.thunder_road.hidden.hide import is_hidden, sees_token
from carambolage.games.thunder_road.names.cards import AIRSTRIKE_KINDS, BOUNTY_KINDS, ONE_SHOT_KINDS, Card
from carambolage.games.thunder_road.names.things import Hazard
from carambolage.games.thunder_road.setup.hands import BONUS_CARDS, is_useless
from carambolage.games.thunder_road.state import SPACES, State, Tables


@rule
def imagine(g: State, t: Tables, seat: int) -> None:
    """Deal everything that a seat cannot know anew: unseen tokens from before the last shuffle change places among
    themselves, those laid since could be any of the pile.
    """
    for age in range(g.hazard_age):
        mark_unseen_tokens(g, seat, age)
        reshuffle_places(g, g.token)
    mark_unseen_tokens(g, seat, g.hazard_age)
    gather(g.token, g.hazards)
    redraw(g, g.token, g.hazards)
    imagine_hands(g, t, seat)


@rule
def mark_unseen_tokens(g: State, seat: int, age: int) -> None:
    """The facedown tokens laid since a given shuffle that the seat has not peeked at."""
    for space in range(SPACES):
        if g.token[space] != Hazard.NONE and g.age[space] == age and not sees_token(g, seat, space):
            mark(g.token, space)


@rule
def imagine_hands(g: State, t: Tables, seat: int) -> None:
    """Every hidden card could be any of its kind that the seat has not seen."""
    asked = crew_asked(g)
    told = card_asked_about(g, t, seat)
    redeal(g, t, seat, Card.AIRSTRIKE, AIRSTRIKE_KINDS, asked, told)
    redeal(g, t, seat, Card.BOUNTY, BOUNTY_KINDS, asked, told)
    redeal(g, t, seat, Card.ONE_SHOT, ONE_SHOT_KINDS, asked, told)
    redeal_bonus_commands(g, seat)
    for crew in range(g.crew_count):
        if is_hidden(g, seat, crew) and g.crews[crew].german != 0:
            redeal_german_hand(g, crew)
    imagine_draft(g, seat)


@rule
def redeal(g: State, t: Tables, seat: int, first: int, kinds: int, asked: int, told: int) -> None:
    """Cards of one kind, dealt anew to the crews that hold one; useless ones only where they could be, and the crew
    that is asked holds the card that the question tells of (TR-CRD-36, TR-CRD-43).
    """
    pool = 0
    for number in range(kinds):
        if not was_shown(g, first + number) and not sees_card(g, seat, first, number) and first + number != told:
            pool |= 1 << number
    for crew in range(g.crew_count):
        if in_hand(g, crew, first) == 0 or not is_hidden(g, seat, crew):
            continue
        dealt = told - first
        if crew != asked or dealt < 0 or dealt >= kinds:
            dealt = unseen_card(g, pool)
            tries = 0
            while is_useless(g, t, crew, first + dealt) and tries < kinds * kinds:
                dealt = unseen_card(g, pool)
                tries += 1
            pool &= ~(1 << dealt)
        put_in_hand(g, crew, first, dealt)


@rule
def redeal_bonus_commands(g: State, seat: int) -> None:
    """Bonus commands that are hidden until first used, by the option (TR-BON-01)."""
    pool = (1 << BONUS_CARDS) - 1
    for crew in range(g.crew_count):
        c = g.crews[crew]
        if c.bonus != 0 and (c.bonus_seen != 0 or not is_hidden(g, seat, crew)):
            pool &= ~(1 << (c.bonus - 1))
    for crew in range(g.crew_count):
        c = g.crews[crew]
        if c.bonus != 0 and c.bonus_seen == 0 and is_hidden(g, seat, crew):
            dealt = unseen_card(g, pool)
            pool &= ~(1 << dealt)
            c.bonus = dealt + 1


@rule
def redeal_german_hand(g: State, crew: int) -> None:
    """Hand and deck of a German crew together are known, not which card is where; a named one stays (TR-GER-27)."""
    c = g.crews[crew]
    count = count_cards(c.hand)
    pool = c.hand | c.deck
    hand = 0
    if c.lucky_card != 0 and (c.hand >> (c.lucky_card - 1)) & 1:
        hand = 1 << (c.lucky_card - 1)
        pool &= ~hand
        count -= 1
    for _ in range(count):
        dealt = unseen_card(g, pool)
        pool &= ~(1 << dealt)
        hand |= 1 << dealt
    c.hand = hand
    c.deck = pool
