"""Deals and choices that all car crews make at once, in secret (TR-CRD-47).

A player with two crews answers for the first, then for the second (`stage`).
"""

from carambolage.engine.rules.rule import rule
from carambolage.engine.rules.state import ask_all
from carambolage.games.thunder_road.decks import pick_card
from carambolage.games.thunder_road.names.things import CrewKind
from carambolage.games.thunder_road.secret_hands import hold
from carambolage.games.thunder_road.state import State


@rule
def drafts(g: State, crew: int) -> bool:
    """Only car crews have leaders and upgrades (TR-CRD-02)."""
    return g.crews[crew].out == 0 and g.crews[crew].kind < CrewKind.BIG_RIG


@rule
def ask_drafters(g: State, kind: int, stage: int) -> None:
    """All players with a car crew are asked at once, in secret (TR-CRD-47)."""
    seats = 0
    for seat in range(g.seats):
        if drafts(g, seat + stage * g.seats):
            seats |= 1 << seat
    if seats != 0:
        ask_all(g, kind, seats, stage, 0, 0)


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
