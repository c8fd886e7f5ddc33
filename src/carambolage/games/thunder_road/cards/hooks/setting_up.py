"""SETUP: the deals of the card expansions (TR-EFX-01, TR-CRD-48)."""

from carambolage.engine.rules.rule import rule
from carambolage.engine.rules.state import push
from carambolage.games.thunder_road.cards.german_engineering import deal_first_hand
from carambolage.games.thunder_road.names.effect import Effect
from carambolage.games.thunder_road.state import State, Tables

AFTER_DRAFT = 1


@rule
def card_setup(g: State, t: Tables) -> None:
    """Push the deals, in the order of TR-CRD-48: leaders, upgrades, road conditions, hand cards, bonus commands, German
    Engineering.
    """
    if g.house.german_engineering != 0:
        push(g, Effect.GERMAN_CHOICE, 0, 0, 0)
    push(g, Effect.DEAL_HANDS, 0, 0, 0)
    if g.house.road_conditions != 0:
        push(g, Effect.DEAL_CONDITIONS, 0, 0, 0)
    if g.house.leaders != 0 and g.house.leaders_shown == AFTER_DRAFT:
        push(g, Effect.LEADERS_SHOWN, 0, 0, 0)
    if g.house.upgrades != 0:
        push(g, Effect.DRAFT, 0, 0, 0)
    if g.house.leaders != 0:
        if g.house.leaders_shown != AFTER_DRAFT:
            push(g, Effect.LEADERS_SHOWN, 0, 0, 0)
        push(g, Effect.LEADERS_DEALT, 0, 0, 0)


@rule
def first_hand(g: State, t: Tables, crew: int) -> int:
    """A German crew shuffles all its cards and draws a starting hand; returns the total of its values (TR-GER-02 to
    04).
    """
    return deal_first_hand(g, t, crew)
