"""Totals over many games, which add up in any order and grouping."""

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt


@dataclass(frozen=True)
class Totals:
    """Counts over some games; `ahead[i][j]` says in how many seat i finished ahead of seat j."""

    games: int
    decisions: int
    length: int
    wins: tuple[int, ...]
    shared: int
    nobody: int
    ahead: tuple[tuple[int, ...], ...]

    @classmethod
    def none(cls, seats: int) -> "Totals":
        """No games at all."""
        return cls(0, 0, 0, (0,) * seats, 0, 0, ((0,) * seats,) * seats)

    @classmethod
    def counted(cls, lengths: npt.NDArray[np.int32], ranks: npt.NDArray[np.int8]) -> "Totals":
        """Count rows of (decisions, length) and of the seats' ranks, a row for each game."""
        firsts = ranks == 1
        winners = firsts.sum(axis=1)
        ahead = (ranks[:, :, None] < ranks[:, None, :]).sum(axis=0)
        return cls(
            games=len(ranks),
            decisions=int(lengths[:, 0].sum(dtype=np.int64)),
            length=int(lengths[:, 1].sum(dtype=np.int64)),
            wins=tuple(map(int, firsts.sum(axis=0))),
            shared=int((winners > 1).sum()),
            nobody=int((winners == 0).sum()),
            ahead=tuple(tuple(map(int, row)) for row in ahead),
        )

    def __add__(self, other: "Totals") -> "Totals":
        return Totals(
            self.games + other.games,
            self.decisions + other.decisions,
            self.length + other.length,
            _sums(self.wins, other.wins),
            self.shared + other.shared,
            self.nobody + other.nobody,
            tuple(_sums(mine, theirs) for mine, theirs in zip(self.ahead, other.ahead, strict=True)),
        )

    @property
    def mean_length(self) -> float:
        """The mean length of a game in the game's own measure."""
        return self.length / self.games if self.games else 0.0

    @property
    def mean_decisions(self) -> float:
        """The mean number of decisions in a game."""
        return self.decisions / self.games if self.games else 0.0


def _sums(mine: tuple[int, ...], theirs: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(a + b for a, b in zip(mine, theirs, strict=True))
