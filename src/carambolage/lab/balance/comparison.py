"""Two studies compared: pair by pair where the same seats played the same seeds, else share by share."""

from bisect import bisect_left, bisect_right
from collections.abc import Iterator
from dataclasses import dataclass, field
from math import ceil, sqrt
from pathlib import Path
from statistics import NormalDist

from carambolage.lab.balance.findings import Findings, Share
from carambolage.lab.balance.rows import WON
from carambolage.lab.balance.study import Study, read_study, rows_of, shards_of
from carambolage.lab.intervals import corrected, difference
from carambolage.lab.spans import Span, shared

POWER = NormalDist().inv_cdf(0.8)
Key = tuple[str, str]  # the kind of a thing and its name; a seat is a thing of the kind `SEAT`
SEAT = "seat"


@dataclass
class Pairs:
    """Differences, in parts of `WON`, between the same seat of the same seed in two studies, added up."""

    count: int = 0
    total: int = 0
    squares: int = 0

    def add(self, change: int) -> None:
        """One more pair."""
        self.count += 1
        self.total += change
        self.squares += change * change


@dataclass(frozen=True)
class Change:
    """How much more a thing wins than before: its interval, judged together with all others, and the deviation of one
    game.
    """

    gain: float
    low: float
    high: float
    deviation: float
    tries: int
    paired: bool

    @property
    def is_clear(self) -> bool:
        """Whether chance alone does not explain it."""
        return not self.low <= 0 <= self.high

    def more(self, z: float) -> int | None:
        """How many more times the thing must be seen, in each study, for a difference of this size to show in four
        experiments of five; None where there is no difference at all.
        """
        if self.is_clear or not self.gain:
            return None if not self.is_clear else 0
        return max(1, ceil(((z + POWER) * self.deviation / self.gain) ** 2) - self.tries)


@dataclass
class Comparison:
    """A study (`after`) beside an earlier one."""

    before: Study
    after: Study
    pairs: dict[Key, Pairs] = field(default_factory=dict)

    @property
    def z(self) -> float:
        """How wide intervals are for all comparisons together."""
        return corrected(Findings(self.after.total).comparisons)

    def change(self, kind: str, share: Share, before: Share) -> Change:
        """The change of a share: by its pairs where there are some, else by the two shares alone."""
        pairs = self.pairs.get((kind, share.key))
        if pairs is not None and pairs.count > 1:
            mean = pairs.total / pairs.count
            deviation = sqrt(max(0.0, pairs.squares - pairs.count * mean * mean) / (pairs.count - 1)) / WON
            reach = self.z * deviation / sqrt(pairs.count)
            gain = mean / WON
            return Change(gain, gain - reach, gain + reach, deviation, pairs.count, True)
        low, high = difference(share.wins, share.tries, before.wins, before.tries, self.z)
        deviation = sqrt(share.rate * (1 - share.rate) + before.rate * (1 - before.rate))
        gain, tries = share.rate - before.rate, min(share.tries, before.tries)
        return Change(gain, low, high, deviation, tries, False)


def compared(folder: Path, after_folder: Path, after: Study) -> Comparison:
    """Compare a study with the one in a folder, a shard at a time."""
    comparison = Comparison(read_study(folder), after)
    earlier = _Shards(folder)
    common = shared(comparison.before.done, after.done)
    for shard in shards_of(after_folder, "games"):
        if not shared([shard], common):
            continue
        won = dict(_won(after_folder, shard))
        had = set(_had(after_folder, shard))
        for seat, share in earlier.won(shard):
            if seat in won:
                comparison.pairs.setdefault((SEAT, str(seat[1])), Pairs()).add(won[seat] - share)
        was = dict(earlier.won(shard))
        for seed, number, kind, name in earlier.had(shard):
            if (seed, number, kind, name) in had:
                change = won[seed, number] - was[seed, number]
                comparison.pairs.setdefault((kind, name), Pairs()).add(change)
    return comparison


Seat = tuple[int, int]


def _won(folder: Path, shard: Span) -> Iterator[tuple[Seat, int]]:
    for seed, seat, won in rows_of(folder, "games", shard, "seed", "seat", "won"):
        yield (seed, seat), round(won * WON)


def _had(folder: Path, shard: Span) -> Iterator[tuple[int, int, str, str]]:
    yield from rows_of(folder, "components", shard, "seed", "seat", "kind", "id")


class _Shards:
    """The rows of a study, looked up by any span of seeds."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.shards = folder, shards_of(folder, "games")
        self._firsts, self._ends = [first for first, _ in self.shards], [end for _, end in self.shards]

    def won(self, span: Span) -> Iterator[tuple[Seat, int]]:
        """What every seat won."""
        for shard in self._over(span):
            yield from ((seat, won) for seat, won in _won(self.folder, shard) if span[0] <= seat[0] < span[1])

    def had(self, span: Span) -> Iterator[tuple[int, int, str, str]]:
        """What every seat had."""
        for shard in self._over(span):
            yield from (row for row in _had(self.folder, shard) if span[0] <= row[0] < span[1])

    def _over(self, span: Span) -> list[Span]:
        first, end = span
        return self.shards[bisect_right(self._ends, first) : bisect_left(self._firsts, end)]
