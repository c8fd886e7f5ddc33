"""Hands and secret deals of other crews (chapter 13 of the cards): hidden, and imagined anew."""

from carambolage.engine.rule import rule
from carambolage.games.thunder_road.state import State, Tables


@rule
def hide_hands(g: State, t: Tables, seat: int) -> None:
    """Forget the hands and secret deals of others."""


@rule
def imagine_hands(g: State, t: Tables, seat: int) -> None:
    """Deal the hands of others anew."""
