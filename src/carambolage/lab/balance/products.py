"""Sums of products for a regression of wins on what a seat had: they add up in any order, game by game.

Only differences between the seats of one game count, so that a game with strong seats or a shared win weighs no more
than another. Whole numbers again: see `WON` and `FAIR`.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

import numpy as np
import numpy.typing as npt

from carambolage.lab.balance.rows import WON, Rows

Matrix = npt.NDArray[np.int64]


@dataclass(frozen=True)
class Products:
    """For things named `kind id`: products of having two of them (in parts of `WON`), of having one and winning (in
    parts of `FAIR`), of winning with itself (in parts of `WON`); and how many seats are compared with others.
    """

    names: list[str] = field(default_factory=list)
    having: list[list[int]] = field(default_factory=list)
    winning: list[int] = field(default_factory=list)
    spread: int = 0
    freedom: int = 0

    @classmethod
    def counted(cls, rows: Rows) -> "Products":
        """The products of some games."""
        things = [f"{kind} {name}" for kind, name in zip(rows.components["kind"], rows.components["id"], strict=True)]
        names = sorted(set(things))
        places = {name: place for place, name in enumerate(names)}
        seat_of = {key: index for index, key in enumerate(zip(rows.games["seed"], rows.games["seat"], strict=True))}
        had: Matrix = np.zeros((len(seat_of), len(names)), np.int64)
        for seed, seat, thing in zip(rows.components["seed"], rows.components["seat"], things, strict=True):
            had[seat_of[seed, seat], places[thing]] = 1
        starts = np.flatnonzero(np.array(rows.games["seat"]) == 1)
        seats: Matrix = np.array(rows.games["players"], np.int64)[starts]
        won: Matrix = np.array(rows.games["won"], np.int64)
        above = won * WON - np.array(rows.games["fair"], np.int64)
        in_game: Matrix = np.add.reduceat(had, starts, axis=0)
        shared = (in_game * (WON // seats)[:, None]).T @ in_game
        squares = np.add.reduceat(won * won, starts) // WON
        winners = np.add.reduceat(won, starts) // WON
        return cls(
            names,
            (WON * (had.T @ had) - shared).tolist(),
            (had.T @ above).tolist(),
            int((squares - winners * WON // seats).sum()),
            int((seats - 1).sum()),
        )

    def __add__(self, other: "Products") -> "Products":
        names = sorted({*self.names, *other.names})
        spread, freedom = self.spread + other.spread, self.freedom + other.freedom
        having = self._spread_over(names, 2) + other._spread_over(names, 2)
        winning = self._spread_over(names, 1) + other._spread_over(names, 1)
        return Products(names, having.tolist(), winning.tolist(), spread, freedom)

    def only(self, names: Sequence[str]) -> "Products":
        """The products of some of the things."""
        places = [self.names.index(name) for name in names]
        having = [[self.having[one][other] for other in places] for one in places]
        return replace(self, names=list(names), having=having, winning=[self.winning[place] for place in places])

    def _spread_over(self, names: Sequence[str], dimensions: int) -> Matrix:
        """The products among more names than there are here."""
        places = [names.index(name) for name in self.names]
        wide: Matrix = np.zeros((len(names),) * dimensions, np.int64)
        wide[np.ix_(*[places] * dimensions)] = np.array(
            self.having if dimensions == 2 else self.winning, np.int64
        ).reshape((len(places),) * dimensions)
        return wide
