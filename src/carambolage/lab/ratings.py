"""Ratings: what the outcomes of many pairs say about the strength of each bot, by the model of Bradley and Terry.

The odds that one beats another are the ratio of their strengths; a tie is half a win. Elo points are its logarithm, 400
of them for odds of ten to one. In every pair that has met one game more is counted, a tie: without it a bot that has
won all its games would be infinitely strong.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import log, sqrt

import numpy as np
import numpy.typing as npt

from carambolage.lab.duels import Duel
from carambolage.lab.intervals import Z_95
from carambolage.lab.ladder import Pair

ELO = 400 / log(10)
_ROUNDS, _CLOSE = 100, 1e-10

Floats = npt.NDArray[np.floating]


@dataclass(frozen=True)
class Rating:
    """The strength of one bot in Elo points, 0 being the mean of all, and how far it may be off to either side."""

    elo: float
    reach: float
    share: float
    games: int

    @property
    def interval(self) -> tuple[float, float]:
        """Where the strength lies in 95 of 100 experiments."""
        return self.elo - self.reach, self.elo + self.reach


def ratings(bots: int, pairs: Sequence[Pair], duels: Sequence[Duel]) -> list[Rating]:
    """The most likely strength of each bot, with an interval from the curvature of the likelihood."""
    wins = np.zeros((bots, bots))
    for (first, second), duel in zip(pairs, duels, strict=True):
        if duel.games:
            wins[first, second] = duel.wins + duel.ties / 2 + 0.5
            wins[second, first] = duel.games - duel.wins - duel.ties / 2 + 0.5
    games = wins + wins.T
    strengths: Floats = np.zeros(bots)
    for _ in range(_ROUNDS):
        expected = 1 / (1 + np.exp(strengths[None, :] - strengths[:, None]))
        step = _inverse(_information(games, expected)) @ (wins - games * expected).sum(axis=1)
        strengths = strengths + step / max(1.0, float(np.abs(step).max()))
        if np.abs(step).max() < _CLOSE:
            break
    spread = _inverse(_information(games, expected))
    return [
        Rating(ELO * strengths[bot], ELO * Z_95 * sqrt(spread[bot, bot]), *_record(bot, pairs, duels))
        for bot in range(bots)
    ]


def _information(games: Floats, expected: Floats) -> Floats:
    """How sharply the likelihood falls off around some strengths."""
    weight = games * expected * (1 - expected)
    matrix: Floats = np.diag(weight.sum(axis=1)) - weight
    return matrix


def _inverse(information: Floats) -> Floats:
    """The inverse among strengths whose mean is 0: only differences show."""
    inverse: Floats = np.linalg.pinv(information, hermitian=True)
    return inverse


def _record(bot: int, pairs: Sequence[Pair], duels: Sequence[Duel]) -> tuple[float, int]:
    """The share of wins of a bot over all its games, and their number."""
    won, games = 0.0, 0
    for (first, second), duel in zip(pairs, duels, strict=True):
        if bot in (first, second):
            won += duel.win_rate * duel.games if bot == first else (1 - duel.win_rate) * duel.games
            games += duel.games
    return (won / games if games else 0.0), games
