"""What the tally of a study says: shares of wins with their intervals, lengths, lead changes, events."""

from dataclasses import dataclass
from functools import cached_property

from carambolage.lab.balance.rows import FAIR as FAIR_PARTS
from carambolage.lab.balance.rows import WON
from carambolage.lab.balance.tally import Counts, Tally
from carambolage.lab.balance.worth import Worth, worths
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

    def __init__(self, tally: Tally) -> None:
        self.tally = tally

    @property
    def games(self) -> int:
        """How many games there were."""
        return self.tally.games

    @property
    def nobody(self) -> int:
        """How many games nobody at the table won."""
        return self.tally.nobody

    @property
    def lengths(self) -> dict[int, int]:
        """How many games had each length."""
        return self.tally.lengths

    @property
    def lead_changes(self) -> dict[int, int]:
        """In how many games the lead changed so often."""
        return self.tally.lead_changes

    @cached_property
    def seats(self) -> list[Share]:
        """The shares of the seats, the first seat first."""
        return [_share(key, counts) for key, counts in sorted(self.tally.seats.items())]

    @cached_property
    def components(self) -> dict[str, list[Share]]:
        """The shares of all components by their kind, the best first."""
        return {
            kind: sorted((_share(*item) for item in things.items()), key=lambda share: (-share.rate, share.key))
            for kind, things in sorted(self.tally.components.items())
        }

    @cached_property
    def comparisons(self) -> int:
        """How many shares are compared with what would be fair."""
        return len(self.seats) + sum(map(len, self.components.values()))

    @cached_property
    def worths(self) -> list[Worth]:
        """What each component is worth by itself, apart from what comes with it."""
        tries = {f"{kind} {share.key}": share.tries for kind, shares in self.components.items() for share in shares}
        return worths(self.tally.products, tries)

    @cached_property
    def events(self) -> list[Fired]:
        """Every kind of event that was told, the most frequent first."""
        fired = [
            Fired(event, total / self.games, games / self.games) for event, (total, games) in self.tally.events.items()
        ]
        return sorted(fired, key=lambda event: (-event.per_game, event.event))

    @cached_property
    def leanings(self) -> list[Leaning]:
        """The varied options, and their values in the order of the alphabet."""
        return [
            Leaning(option, value, games, length / games, changes / games)
            for option, values in self.tally.options.items()
            for value, (games, length, changes) in sorted(values.items())
        ]


def _share(key: str, counts: Counts) -> Share:
    tries, won, fair = counts
    return Share(key, tries, won / WON, fair / FAIR_PARTS / tries)
