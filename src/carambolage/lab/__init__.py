"""The laboratory: games by the thousand, and what they add up to."""

from carambolage.lab.duels import Duel, duels, elo, prepare_duel
from carambolage.lab.intervals import difference, wilson
from carambolage.lab.players import TWINS, LabError, prepare
from carambolage.lab.playouts import playouts, playouts_in_parts
from carambolage.lab.setting import Setting
from carambolage.lab.totals import Totals

__all__ = [
    "TWINS",
    "Duel",
    "LabError",
    "Setting",
    "Totals",
    "difference",
    "duels",
    "elo",
    "playouts",
    "playouts_in_parts",
    "prepare",
    "prepare_duel",
    "wilson",
]
