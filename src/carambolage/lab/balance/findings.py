"""What the rows of a study add up to: shares of wins with their intervals, lengths, lead changes, events."""

from collections import Counter
from dataclasses import dataclass
from functools import cached_property

import numpy as np

from carambolage.lab.balance.rows import OPTION, Columns, Rows
from carambolage.lab.intervals import corrected, wilson

FAIR, PERHAPS, OFF = "fair", "perhaps", "off"


@dataclass(frozen=True)
class Share:
    """How often something won: `tries` seats had it, `wins` of them won, `fair` is what all seats of these games won on
    average.
    """

    key: str
    tries: int
    wins: float
    fair: float

    @property
    def rate(self) -> float:
        """The share of wins."""
        return self.wins / self.tries if self.tries else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """Wilson's interval for 95 %."""
        return wilson(self.wins, self.tries)

    def verdict(self, comparisons: int) -> str:
        """Fair, perhaps not (outside its own interval), or off (outside also when so many are looked at together)."""
        for z, verdict in ((corrected(comparisons), OFF), (corrected(1), PERHAPS)):
            low, high = wilson(self.wins, self.tries, z)
            if not low <= self.fair <= high:
                return verdict
        return FAIR


@dataclass(frozen=True)
class Fired:
    """How often a kind of event was told: on average per game, and in which share of the games at all."""

    event: str
    per_game: float
    games: float


@dataclass(frozen=True)
class Leaning:
    """What the games with one value of a varied option were like."""

    option: str
    value: str
    games: int
    length: float
    lead_changes: float


class Findings:
    """All that a report shows."""

    def __init__(self, rows: Rows) -> None:
        self.rows = rows

    @cached_property
    def games(self) -> int:
        """How many games there were."""
        return len(self.lengths)

    @cached_property
    def lengths(self) -> list[int]:
        """The length of every game."""
        return self._per_game("length")

    @cached_property
    def lead_changes(self) -> list[int]:
        """How often the lead changed in every game."""
        return self._per_game("lead_changes")

    @cached_property
    def nobody(self) -> int:
        """How many games nobody at the table won."""
        return sum(fair == 0 for fair in self._per_game("fair"))

    @cached_property
    def seats(self) -> list[Share]:
        """The shares of the seats, the first seat first."""
        return _shares(self.rows.games, [str(seat) for seat in self.rows.games["seat"]])

    @cached_property
    def components(self) -> dict[str, list[Share]]:
        """The shares of all components by their kind, the best first."""
        kinds = self.rows.components["kind"]
        keys = [f"{kind} {name}" for kind, name in zip(kinds, self.rows.components["id"], strict=True)]
        by_kind: dict[str, list[Share]] = {kind: [] for kind in dict.fromkeys(kinds)}
        for share in sorted(_shares(self.rows.components, keys), key=lambda share: (-share.rate, share.key)):
            kind, _, name = share.key.partition(" ")
            by_kind[kind].append(Share(name, share.tries, share.wins, share.fair))
        return by_kind

    @cached_property
    def comparisons(self) -> int:
        """How many shares are compared with what would be fair."""
        return len(self.seats) + sum(map(len, self.components.values()))

    @cached_property
    def events(self) -> list[Fired]:
        """Every kind of event that was told, the most frequent first."""
        counts: Counter[str] = Counter()
        games: Counter[str] = Counter(self.rows.events["event"])
        for event, count in zip(self.rows.events["event"], self.rows.events["count"], strict=True):
            counts[event] += count
        return [Fired(event, total / self.games, games[event] / self.games) for event, total in counts.most_common()]

    @cached_property
    def leanings(self) -> list[Leaning]:
        """The varied options, and their values in the order of the alphabet."""
        names = [name for name in self.rows.games.kinds if name.startswith(OPTION)]
        return [leaning for name in names for leaning in self._leanings(name)]

    def _leanings(self, column: str) -> list[Leaning]:
        values = np.array(self._per_game(column))
        lengths, changes = np.array(self.lengths), np.array(self.lead_changes)
        option = column.removeprefix(OPTION)
        return [
            Leaning(option, str(value), int(of.sum()), float(lengths[of].mean()), float(changes[of].mean()))
            for value in np.unique(values)
            for of in [values == value]
        ]

    def _per_game(self, column: str) -> list[int]:
        games = self.rows.games
        return [value for seat, value in zip(games["seat"], games[column], strict=True) if seat == 1]


def _shares(rows: Columns, keys: list[str]) -> list[Share]:
    """Rows with the same key together."""
    names, places = np.unique(np.array(keys, dtype=str), return_inverse=True)
    tries = np.bincount(places, minlength=len(names))
    wins, fair = (np.bincount(places, np.array(rows[part], float), len(names)) for part in ("won", "fair"))
    return [
        Share(str(name), int(count), float(won), float(expected / count))
        for name, count, won, expected in zip(names, tries, wins, fair, strict=True)
    ]
