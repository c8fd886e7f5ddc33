"""Random games on the packed twin with bounds checks, all that must always be true looked at after every decision.

Hundreds of games at the same table go on side by side, so that they are looked at in one go.
"""

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

import numpy as np
import numpy.typing as npt

from carambolage.engine.record import Packed
from carambolage.engine.twins.execution import PackedTwin
from carambolage.testing.variants import Variant

Look = Callable[[Packed], dict[str, list[int]]]
"""The invariants that do not hold, each with the numbers of the games that break it."""


FEWEST_TABLES = 40
LARGEST_BATCH = 500


def batches(games: int, first: int = 0) -> list[tuple[int, int]]:
    """The batches that make up so many games: the number of the table, and how many games."""
    size = max(1, min(LARGEST_BATCH, games // FEWEST_TABLES))
    whole, rest = divmod(games, size)
    return list(enumerate([size] * whole + [rest] * (rest > 0), start=first))


@dataclass(frozen=True)
class Batch:
    """Games at one table, with consecutive seeds; the players' answers come from the number of the batch."""

    number: int
    table: Variant
    games: int

    @property
    def seeds(self) -> npt.NDArray[np.int64]:
        return 1000 * self.number + np.arange(self.games)


@dataclass
class Outcome:
    """What came of some games; a game that fails is told once and played no further."""

    games: int = 0
    decisions: int = 0
    unfinished: int = 0
    failures: list[str] = field(default_factory=list)

    def add(self, other: "Outcome") -> None:
        self.games += other.games
        self.decisions += other.decisions
        self.unfinished += other.unfinished
        self.failures += other.failures

    @property
    def is_sound(self) -> bool:
        return self.unfinished == 0 and not self.failures

    def __str__(self) -> str:
        ends = f"{len(self.failures):,} failures, {self.unfinished:,} unfinished"
        return f"{self.games:,} games, {self.decisions:,} decisions, {ends}"


def played_batch(twin: PackedTwin, broken: Look, batch: Batch) -> Outcome:
    """Play all games of a batch to their ends."""
    outcome, chance, seeds = Outcome(batch.games), random.Random(batch.number), batch.seeds
    games = twin.new_games(batch.table.players, batch.table.options, batch.games)
    failed = dict(_begun(twin, games, seeds))
    while len(games):
        for name, indices in broken(games).items():
            failed |= {index: f"{failed[index]}, {name}" if index in failed else name for index in indices}
        outcome.failures += [f"{what}: seed {seeds[index]}, {batch.table}" for index, what in failed.items()]
        long = (games["over"] == 0) & (games["decisions"] >= twin.game.longest)
        goes_on = (games["over"] == 0) & ~long
        goes_on[list(failed)] = False
        if not goes_on.all():
            outcome.unfinished += int(long.sum())
            outcome.decisions += int(games["decisions"][~goes_on].sum())
            games, seeds = games[goes_on], seeds[goes_on]
        failed = dict(answered(twin, games, chance))
    return outcome


def _begun(twin: PackedTwin, games: Packed, seeds: npt.NDArray[np.int64]) -> Iterator[tuple[int, str]]:
    """Begin every game; yields those that stop at a bound, with the reason."""
    for index, seed in enumerate(seeds.tolist()):
        try:
            twin.begin(games, index, seed)
        except IndexError as stopped:
            yield index, f"stopped ({stopped})"


def answered(twin: PackedTwin, games: Packed, chance: random.Random) -> Iterator[tuple[int, str]]:
    """Whoever is asked in any of the games answers at random; yields the games that stop at a bound."""
    luck = np.array([chance.random() for _ in range(len(games))])
    actions = games["offer"][np.arange(len(games)), (luck * games["offers"]).astype(np.int64)]
    for index, (seat, action) in enumerate(zip(games["seat"].tolist(), actions.tolist(), strict=True)):
        try:
            twin.answer(games, index, seat, action)
        except IndexError as stopped:
            yield index, f"stopped ({stopped})"
