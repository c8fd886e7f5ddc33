"""Bots that do not look ahead: random, greedy, and the rookie between them.

The number of decisions so far is their only clock, so a resumed match goes on alike.
"""

from typing import Protocol

from carambolage.bots.weights import Weights, weigh_with
from carambolage.engine.match.known import known_to
from carambolage.engine.match.match import Match
from carambolage.engine.rules.dice import Chooser, pick, sow

_SEATS = 64
_CARE = 6
_CARELESS, _SLIP = 0, 1


class Bot(Protocol):
    """A player that answers at once; the same seed and the same match give the same answer."""

    name: str

    def choose(self, match: Match, seat: int) -> int:
        """The action number that an asked seat answers."""


class RandomBot:
    """Answers evenly at random."""

    name = "random"

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed

    def choose(self, match: Match, seat: int) -> int:
        """A random offer."""
        offers = match.offers(seat)
        return offers[pick(_chooser(self.seed, match, seat), len(offers))]


class GreedyBot:
    """Takes the answer that the game's own evaluation likes best right now; some of its weights may be changed."""

    name = "greedy"

    def __init__(self, seed: int = 0, weights: Weights = ()) -> None:
        self.seed, self.weights = seed, weights

    def choose(self, match: Match, seat: int) -> int:
        """The offer with the greatest weight, the first of equals."""
        return _best_first(match, seat, self.weights)[0]


class RookieBot:
    """Takes the answer it likes best most of the time, the next best now and then, and sometimes just any."""

    name = "rookie"

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed

    def choose(self, match: Match, seat: int) -> int:
        """One of the offers."""
        offers, chooser = match.offers(seat), _chooser(self.seed, match, seat)
        mood = pick(chooser, _CARE)
        if mood == _CARELESS:
            return offers[pick(chooser, len(offers))]
        ranked = _best_first(match, seat)
        return ranked[min(1, len(ranked) - 1)] if mood == _SLIP else ranked[0]


def _chooser(seed: int, match: Match, seat: int) -> Chooser:
    """A random generator for one decision of one seat."""
    chooser = Chooser()
    sow(chooser, ~(seed + _SEATS * match.state.decisions + seat))
    return chooser


def _best_first(match: Match, seat: int, weights: Weights = ()) -> list[int]:
    """The offers by their weight in what the seat knows, the greatest first, equals in their order."""
    tables, weigh = match.pack.tables, weigh_with(match.game, weights)
    known = known_to(match.game, match.state, tables, seat)
    return sorted(match.offers(seat), key=lambda action: -weigh(known, tables, seat, action))
