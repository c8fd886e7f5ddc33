"""The laboratory: games by the thousand, and what they add up to."""

from carambolage.lab.duels import Duel, Duels, duels, elo, prepare_duel
from carambolage.lab.executors import executor
from carambolage.lab.experiment import LabError
from carambolage.lab.intervals import difference, wilson
from carambolage.lab.ladder import Ladder, Pairings, pairs_of
from carambolage.lab.players import TWINS, prepare
from carambolage.lab.playouts import Playouts, playouts
from carambolage.lab.ratings import Rating, ratings
from carambolage.lab.runs import Run
from carambolage.lab.setting import Setting
from carambolage.lab.totals import Totals

__all__ = [
    "TWINS",
    "Duel",
    "Duels",
    "LabError",
    "Ladder",
    "Pairings",
    "Playouts",
    "Rating",
    "Run",
    "Setting",
    "Totals",
    "difference",
    "duels",
    "elo",
    "executor",
    "pairs_of",
    "playouts",
    "prepare",
    "prepare_duel",
    "ratings",
    "wilson",
]
