"""A tree search over one match: what it costs, what it found, and how it goes on after the next answer."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from carambolage.engine.game import Game
from carambolage.engine.record import Packed
from carambolage.engine.rules.state import Printed
from carambolage.engine.search.tree import ACTION, BEST, CHILD, COLUMNS, LONGEST_PATH, REWARD, SEAT, SIBLING, VISITS
from carambolage.engine.twins.execution import whole
from carambolage.engine.twins.whole_game import chooser

ROOM = 400_000
SPARE = 20_000
FIRST_ROOT = 1


@dataclass(frozen=True)
class Considered:
    """An answer that a search looked at: how often, and what it expects of it, from 0 (last) to 1 (the win)."""

    action: int
    visits: int
    expectation: float


class Tree:
    """What a seat has found out about the answers of a game under way."""

    def __init__(self, game: Game, tables: Printed, seat: int) -> None:
        self.seat, self._habits = seat, game.habits
        self._search = whole(game, tables).search
        self._nodes: npt.NDArray[np.int64] = np.zeros((ROOM, COLUMNS), np.int64)
        self._paths = np.zeros((2, LONGEST_PATH), np.int64)
        self._root = FIRST_ROOT
        self.clear()

    def clear(self) -> None:
        """Forget everything."""
        self._root = FIRST_ROOT
        self._nodes[0, 0] = FIRST_ROOT + 1
        self._nodes[self._root] = 0

    def follow(self, answers: Sequence[tuple[int, int]]) -> None:
        """Keep what is known about the answers (seat, action) that were given since; the rest is forgotten."""
        for seat, action in answers:
            child = self._child(seat, action)
            if child == 0 or self._nodes[0, 0] > ROOM - SPARE:
                self.clear()
                return
            self._root = child

    def _child(self, seat: int, action: int) -> int:
        child = int(self._nodes[self._root, CHILD])
        while child and (self._nodes[child, ACTION], self._nodes[child, SEAT]) != (action, seat):
            child = int(self._nodes[child, SIBLING])
        return child

    def grow(self, template: Packed, iterations: int, seed: int) -> None:
        """Add iterations; the same state, seeds and number always grow the same tree."""
        cutoff, *habits = self._habits
        further = cutoff * int(template["seats"][0])
        orders = np.array([[self.seat, self._root, iterations, seed, further, *habits]], np.int64)
        world = template.copy()
        self._search(world, chooser(seed), template, self._nodes, self._paths, orders)

    @property
    def considered(self) -> list[Considered]:
        """The answers looked at, the most visited first."""
        found = []
        child = int(self._nodes[self._root, CHILD])
        while child:
            row = self._nodes[child]
            visits = int(row[VISITS])
            if visits:
                found.append(Considered(int(row[ACTION]), visits, float(row[REWARD]) / (BEST * visits)))
            child = int(row[SIBLING])
        return sorted(found, key=lambda one: (-one.visits, one.action))
