"""Ladders: every bot against every other over many games, and how strong that makes each."""

from collections.abc import Callable
from dataclasses import dataclass
from itertools import combinations

from carambolage.lab.duels import BotGames, Duel, play_against
from carambolage.lab.experiment import LabError

Pair = tuple[int, int]  # places of two bots in the list


@dataclass(frozen=True)
class Pairings:
    """A duel for each of several pairs, in the order of the pairs."""

    duels: tuple[Duel, ...]

    @classmethod
    def none(cls, pairs: int) -> "Pairings":
        """Nothing played."""
        return cls((Duel(),) * pairs)

    @classmethod
    def of(cls, pairs: int, pair: int, duel: Duel) -> "Pairings":
        """Games of one of the pairs."""
        return cls(tuple(duel if other == pair else Duel() for other in range(pairs)))

    def __add__(self, other: "Pairings") -> "Pairings":
        return Pairings(tuple(mine + theirs for mine, theirs in zip(self.duels, other.duels, strict=True)))

    @property
    def games(self) -> int:
        """How many games there were, over all pairs."""
        return sum(duel.games for duel in self.duels)


def pairs_of(bots: int) -> list[Pair]:
    """Every two of so many bots."""
    return list(combinations(range(bots), 2))


@dataclass(frozen=True)
class Ladder(BotGames):
    """Games of a list of bots, two at a table: the seed says which pair plays, and who has the even seats."""

    def __post_init__(self) -> None:
        """A ladder is climbed by different bots."""
        bots = self.subject.bots
        if len(bots) < 2:
            raise LabError("a ladder needs two bots or more, as in --bots random,greedy,rookie")
        if len(set(bots)) < len(bots):
            raise LabError("a bot is named twice; a ladder has one rung for each")

    def table(self, seed: int) -> tuple[int, range]:
        """The pair that plays a game, and the seats of its first bot: the even ones, the odd ones in its next game."""
        pairs = len(pairs_of(len(self.subject.bots)))
        return seed % pairs, range(seed // pairs % 2, self.subject.blank().seats, 2)

    def player(self) -> Callable[[int, int], Pairings]:
        """Plays and counts, pair by pair."""
        pairs = pairs_of(len(self.subject.bots))

        def play(first: int, end: int) -> Pairings:
            return sum(map(self._play, range(first, end)), Pairings.none(len(pairs)))

        return play

    def _play(self, seed: int) -> Pairings:
        bots, pairs = self.subject.bots, pairs_of(len(self.subject.bots))
        pair, seats = self.table(seed)
        first, second = pairs[pair]
        return Pairings.of(len(pairs), pair, play_against(self.subject, bots[first], bots[second], seats, seed))
