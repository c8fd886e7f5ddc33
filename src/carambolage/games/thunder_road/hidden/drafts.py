"""Leaders and upgrades that others choose in secret (TR-UPG-08): hidden, and imagined anew.

A card that the seat has seen in a hand it handed on lies somewhere among the places that such cards can have reached;
every other card of others could be any that it has not seen.
"""

from carambolage.engine.rules.dice import pick
from carambolage.engine.rules.piles import unseen_card
from carambolage.engine.rules.rule import rule
from carambolage.games.thunder_road.names.cards import LEADER_KINDS, UPGRADE_KINDS, Leader
from carambolage.games.thunder_road.names.question import Question
from carambolage.games.thunder_road.setup.secret_choices import MOST, held_by
from carambolage.games.thunder_road.state import NOBODY, State

UNKNOWN = 127
KEPT = 3
PLACES = MOST + KEPT + 1
ORDERS = 6


@rule
def hide_draft(g: State, crew: int) -> None:
    """Of what others hold, keep and choose only the number is known."""
    c = g.crews[crew]
    for place in range(MOST):
        c.dealt[place] = UNKNOWN if c.dealt[place] != 0 else 0
    for place in range(KEPT):
        c.kept[place] = UNKNOWN if c.kept[place] != 0 else 0
    c.picked = UNKNOWN if c.picked != 0 else 0
    c.chosen = UNKNOWN if c.chosen != 0 else 0
    c.seen = 0


@rule
def card_at(g: State, number: int) -> int:
    """The secret card (plus one) at a place: hands, kept cards and the chosen leader of one crew after the other."""
    c = g.crews[number // PLACES]
    place = number % PLACES
    if place < MOST:
        return c.dealt[place]
    return c.kept[place - MOST] if place < MOST + KEPT else c.chosen


@rule
def put_at(g: State, number: int, card: int) -> None:
    """Put another secret card at a place."""
    c = g.crews[number // PLACES]
    place = number % PLACES
    if place < MOST:
        c.dealt[place] = card
    elif place < MOST + KEPT:
        c.kept[place - MOST] = card
    else:
        c.chosen = card


@rule
def seen_by(g: State, seat: int) -> int:
    """All cards that a seat's crews have held in this draft, a bit each."""
    cards = 0
    for crew in range(g.crew_count):
        if g.crews[crew].seat == seat:
            cards |= g.crews[crew].seen
    return cards


@rule
def is_drafting(g: State) -> bool:
    """Whether anything is being chosen in secret."""
    for number in range(g.crew_count * PLACES):
        if card_at(g, number) != 0:
            return True
    return False


@rule
def imagine_draft(g: State, seat: int) -> None:
    """Secret choices of others, drawn anew; what they picked from their hands too."""
    if not is_drafting(g):
        return
    known = seen_by(g, seat)
    for number in range(g.crew_count * PLACES):
        if is_secret(g, seat, number):
            if holds_leader(g, number):
                put_at(g, number, fresh_card(g, seat, leaders_known(g, seat, known), number) + 1)
            elif not (known >> (card_at(g, number) - 1)) & 1:
                put_at(g, number, fresh_card(g, seat, known, number) + 1)
    mix_known(g, seat, known)
    repick(g, seat)


@rule
def is_secret(g: State, seat: int, number: int) -> bool:
    """A place of another player's crew with a card."""
    return g.crews[number // PLACES].seat != seat and card_at(g, number) != 0


@rule
def holds_leader(g: State, number: int) -> bool:
    """Whether a place holds a leader: the chosen one, or a hand while leaders are chosen."""
    return number % PLACES == PLACES - 1 or (number % PLACES < MOST and g.ask == Question.CHOOSE_LEADER)


@rule
def leaders_known(g: State, seat: int, known: int) -> int:
    """The leaders that others cannot have: those the seat holds or has chosen, and one that stays in the box."""
    cards = known if g.ask == Question.CHOOSE_LEADER else 0
    for crew in range(g.crew_count):
        c = g.crews[crew]
        if c.seat == seat and c.chosen != 0:
            cards |= 1 << (c.chosen - 1)
    if g.house.carnage == 0 and g.house.em_berco_without_carnage != 0:
        cards |= 1 << Leader.EM_BERCO
    return cards


@rule
def fresh_card(g: State, seat: int, known: int, number: int) -> int:
    """A card that the seat has not seen and that has not been imagined at an earlier place."""
    size = LEADER_KINDS if holds_leader(g, number) else UPGRADE_KINDS
    taken = known
    for earlier in range(number):
        if is_secret(g, seat, earlier) and holds_leader(g, earlier) == holds_leader(g, number):
            taken |= 1 << (card_at(g, earlier) - 1)
    return unseen_card(g, ((1 << size) - 1) & ~taken)


@rule
def nth_known(g: State, seat: int, known: int, number: int) -> int:
    """The n-th secret place that holds a card the seat has seen, NOBODY if there are fewer."""
    for place in range(g.crew_count * PLACES):
        if is_secret(g, seat, place) and not holds_leader(g, place) and (known >> (card_at(g, place) - 1)) & 1:
            if number == 0:
                return place
            number -= 1
    return NOBODY


@rule
def swap_known(g: State, one: int, two: int) -> None:
    """Two secret cards change places."""
    card = card_at(g, one)
    put_at(g, one, card_at(g, two))
    put_at(g, two, card)


@rule
def mix_known(g: State, seat: int, known: int) -> None:
    """Cards that were handed on can be at any place that such cards have reached; put in order first."""
    last = 0
    while nth_known(g, seat, known, last) != NOBODY:
        one = nth_known(g, seat, known, last)
        for earlier in range(last):
            two = nth_known(g, seat, known, earlier)
            if card_at(g, two) > card_at(g, one):
                swap_known(g, one, two)
        last += 1
    for number in range(1, last):
        swap_known(g, nth_known(g, seat, known, number), nth_known(g, seat, known, pick(g, number + 1)))


@rule
def repick(g: State, seat: int) -> None:
    """What others have picked but not shown: a card of the imagined hand, or one of the six orders; hands stay
    sorted.
    """
    for crew in range(g.crew_count):
        c = g.crews[crew]
        if c.seat != seat:
            sort_hand(g, crew)
            if c.picked != 0:
                held = 0
                while held < MOST and c.dealt[held] != 0:
                    held += 1
                c.picked = c.dealt[pick(g, held)] if held > 0 else pick(g, ORDERS) + 1


@rule
def sort_hand(g: State, crew: int) -> None:
    """Hands are sorted, so that their order tells nothing (TR-UPG-08)."""
    cards = held_by(g, crew)
    card = 0
    for place in range(MOST):
        if g.crews[crew].dealt[place] != 0:
            while not (cards >> card) & 1:
                card += 1
            g.crews[crew].dealt[place] = card + 1
            card += 1
