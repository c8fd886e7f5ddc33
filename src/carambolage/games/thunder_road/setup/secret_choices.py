"""Deals and choices that all car crews make at once, in secret; the cards they hold meanwhile (TR-CRD-47, TR-UPG-08).

A player with two crews answers for the first, then for the second (`stage`).
"""

from carambolage.engine.rules.rule import rule
from carambolage.engine.rules.state import ask_all
from carambolage.games.thunder_road.cards.decks import pick_card
from carambolage.games.thunder_road.names.things import CrewKind
from carambolage.games.thunder_road.state import NOBODY, State

MOST = 4


@rule
def hold(g: State, crew: int, cards: int) -> None:
    """A crew holds these cards (a bit each) and has seen them; sorted, so that their order tells nothing."""
    c = g.crews[crew]
    c.seen |= cards
    card = 0
    for place in range(MOST):
        while cards >> card != 0 and not (cards >> card) & 1:
            card += 1
        if cards >> card == 0:
            c.dealt[place] = 0
        else:
            c.dealt[place] = card + 1
            card += 1


@rule
def held_by(g: State, crew: int) -> int:
    """The cards in a crew's hand, a bit each."""
    cards = 0
    for place in range(MOST):
        if g.crews[crew].dealt[place] != 0:
            cards |= 1 << (g.crews[crew].dealt[place] - 1)
    return cards


@rule
def drop_from_hand(g: State, crew: int, card: int) -> None:
    """One card leaves the hand."""
    hold(g, crew, held_by(g, crew) & ~(1 << card))


@rule
def crew_to_the_left(g: State, crew: int) -> int:
    """The next car crew still in, itself if there is no other (TR-UPG-04, TR-SET-16)."""
    other = (crew + 1) % g.crew_count
    while other != crew and (g.crews[other].kind >= CrewKind.BIG_RIG or g.crews[other].out != 0):
        other = (other + 1) % g.crew_count
    return other


@rule
def first_car_crew(g: State) -> int:
    """The first car crew still in, or NOBODY."""
    for crew in range(g.crew_count):
        if g.crews[crew].kind < CrewKind.BIG_RIG and g.crews[crew].out == 0:
            return crew
    return NOBODY


@rule
def pass_hands(g: State) -> None:
    """Every hand goes to the next car crew on the left, all at once (TR-UPG-02, TR-UPG-04)."""
    first = first_car_crew(g)
    if first == NOBODY:
        return
    passed = held_by(g, first)
    crew = crew_to_the_left(g, first)
    while crew != first:
        own = held_by(g, crew)
        hold(g, crew, passed)
        passed = own
        crew = crew_to_the_left(g, crew)
    hold(g, first, passed)


@rule
def drafts(g: State, crew: int) -> bool:
    """Only car crews have leaders and upgrades (TR-CRD-02, TR-SET-18)."""
    return g.crews[crew].out == 0 and g.crews[crew].kind < CrewKind.BIG_RIG


@rule
def ask_drafters(g: State, kind: int, stage: int) -> None:
    """All players with a car crew are asked at once, in secret (TR-CRD-47)."""
    seats = 0
    for seat in range(g.seats):
        if drafts(g, seat + stage * g.seats):
            seats |= 1 << seat
    if seats != 0:
        ask_all(g, kind, seats, stage)


@rule
def is_last_stage(g: State, stage: int) -> bool:
    """Whether every crew has been asked about."""
    return stage * g.seats >= g.crew_count


@rule
def deal(g: State, deck: int, each: int) -> None:
    """Every car crew gets some cards of a shuffled deck, in seat order (TR-CRW-02, TR-UPG-01, TR-CRD-48)."""
    for crew in range(g.crew_count):
        if drafts(g, crew):
            hand = 0
            for _ in range(each):
                card = pick_card(g, deck)
                deck &= ~(1 << card)
                hand |= 1 << card
            hold(g, crew, hand)
