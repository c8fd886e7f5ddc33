"""The one door to everything that reaches the whole game: compiled once, however many ways there are to run a game.

The machine code of all rules is most of a build, so going on, playing out, searching and recording share it: `door`
says which of them is meant, and what it does not need stays empty.
"""

from typing import Any

import numpy as np
import numpy.typing as npt

from carambolage.engine.record import Packed, pack
from carambolage.engine.rules.dice import Chooser, sow
from carambolage.engine.rules.drive import settle
from carambolage.engine.rules.rule import estimate
from carambolage.engine.rules.state import Printed
from carambolage.engine.search.tree import Nodes, search_game
from carambolage.engine.twins.build import Function
from carambolage.engine.twins.entry_points import Choosers, Games, Lengths, Ranks, Tables, play_games
from carambolage.engine.twins.recorded_game import Told, watch_game

SETTLE, PLAY, SEARCH, WATCH = range(4)


@estimate
def run_games(
    door: int,
    first: int,
    second: int,
    third: int,
    games: Games,
    tables: Tables,
    choosers: Choosers,
    template: Games,
    nodes: Nodes,
    paths: Nodes,
    orders: Nodes,
    lengths: Lengths,
    ranks: Ranks,
    told: Told,
) -> None:
    """Run games through one of the doors."""
    if door == SETTLE:
        settle(games[first], tables[0])
    elif door == PLAY:
        play_games(games, tables, choosers, template, first, second, third, lengths, ranks)
    elif door == SEARCH:
        search_game(games, tables, choosers, template, nodes, paths, orders)
    else:
        watch_game(games, tables, choosers, template, first, second, told, lengths[0], ranks)


def chooser(seed: int) -> Packed:
    """A packed generator for players that answer at random."""
    p = Chooser()
    sow(p, seed)
    return pack(p)


_NOBODY = chooser(0)
_NODES = np.zeros((1, 1), np.int64)
_LENGTHS, _RANKS, _TOLD = np.zeros((1, 1), np.int32), np.zeros((1, 1), np.int8), np.zeros((1, 1), np.int16)


class WholeGame:
    """The ways to run a game in machine code, each with what it needs."""

    def __init__(self, run: Function, tables: Printed) -> None:
        self._run, self.tables = run, pack(tables)

    def settle(self, games: Packed, index: int) -> None:
        """Carry out effects until a seat must decide or the game is over."""
        empty = (_NODES, _NODES, _NODES, _LENGTHS, _RANKS, _TOLD)
        self._run(SETTLE, index, 0, 0, games, self.tables, _NOBODY, games, *empty)

    def play(
        self,
        games: Packed,
        players: Packed,
        template: Packed,
        *numbers: int,
        lengths: npt.NDArray[np.int32],
        ranks: npt.NDArray[np.int8],
    ) -> None:
        """Play games to their ends; the numbers are those of `play_games`."""
        self._run(PLAY, *numbers, games, self.tables, players, template, _NODES, _NODES, _NODES, lengths, ranks, _TOLD)

    def search(self, games: Packed, players: Packed, template: Packed, *tree: npt.NDArray[np.int64]) -> None:
        """Add iterations to a search tree: its nodes, its paths, its orders."""
        self._run(SEARCH, 0, 0, 0, games, self.tables, players, template, *tree, _LENGTHS, _RANKS, _TOLD)

    def watch(self, games: Packed, players: Packed, opening: Packed, seed: int, greedy: int, *notes: Any) -> None:
        """Play one game and note what happens: in `lengths`, `ranks` and `told`."""
        self._run(WATCH, seed, greedy, 0, games, self.tables, players, opening, _NODES, _NODES, _NODES, *notes)
