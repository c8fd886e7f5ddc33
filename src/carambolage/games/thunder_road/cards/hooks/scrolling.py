"""SCROLL: a tile leaves the board, a new one is laid (TR-EFX-21, TR-HOK-07)."""

from carambolage.engine.rules.rule import rule
from carambolage.games.thunder_road.cards.bounties.goals import note_new_tile
from carambolage.games.thunder_road.cards.road_conditions import discard_condition, show_condition
from carambolage.games.thunder_road.state import State, Tables


@rule
def tile_left(g: State, t: Tables, slot: int) -> None:
    """The road condition of a removed tile is discarded (TR-ROA-04)."""
    discard_condition(g, slot)


@rule
def tile_laid(g: State, t: Tables, slot: int) -> None:
    """A new lead tile gets its road condition (TR-ROA-04, TR-ROA-06, TR-ROA-08)."""
    if g.house.road_conditions != 0:
        show_condition(g, t, slot)


@rule
def left_by_front(g: State, v: int) -> None:
    """A driven step has left the front edge and a new tile lies there: Front Runner, before the vehicle goes on
    (TR-BOU-107).
    """
    note_new_tile(g, v)
