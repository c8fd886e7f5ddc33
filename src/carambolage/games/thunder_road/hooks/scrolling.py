"""SCROLL: a tile leaves the board, a new one is laid (TR-EFX-21, TR-HOK-07)."""

from carambolage.engine.rule import rule
from carambolage.games.thunder_road.state import State, Tables


@rule
def tile_left(g: State, t: Tables, slot: int) -> None:
    """The road condition of a removed tile is discarded (TR-ROA-04)."""


@rule
def tile_laid(g: State, t: Tables, slot: int) -> None:
    """A new lead tile gets its road condition; Front Runner may be claimed (TR-ROA-04, TR-BOU-107)."""
