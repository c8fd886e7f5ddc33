"""SETUP: the deals of the card expansions (TR-EFX-01, TR-CRD-48)."""

from carambolage.engine.rule import rule
from carambolage.games.thunder_road.state import State, Tables


@rule
def card_setup(g: State, t: Tables) -> None:
    """Push the deals, in the order of TR-CRD-48: leaders, upgrades, road conditions, hand cards, bonus commands, German
    Engineering.
    """


@rule
def first_hand(g: State, t: Tables, crew: int) -> int:
    """A German crew shuffles all its cards and draws a starting hand; returns the total of its values (TR-GER-02 to
    04).
    """
    return 0
