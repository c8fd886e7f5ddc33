"""The tally of a study: whole numbers that add up in any order, whatever the number of games."""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import TypeVar

from carambolage.lab.balance.products import Products
from carambolage.lab.balance.rows import OPTION, Columns, Rows

Counts = tuple[int, ...]
Key = TypeVar("Key")


@dataclass(frozen=True)
class Tally:
    """What is counted over some games.

    `seats` and `components` (by kind and id) count rows, wins and fair wins, in parts of `WON` and `FAIR`; `events`
    tellings and games; `options` (by option and value) games, their lengths and changes of the lead.
    """

    games: int = 0
    nobody: int = 0
    seats: dict[str, Counts] = field(default_factory=dict)
    components: dict[str, dict[str, Counts]] = field(default_factory=dict)
    events: dict[str, Counts] = field(default_factory=dict)
    options: dict[str, dict[str, Counts]] = field(default_factory=dict)
    lengths: dict[int, int] = field(default_factory=dict)
    lead_changes: dict[int, int] = field(default_factory=dict)
    products: Products = field(default_factory=Products)

    @classmethod
    def counted(cls, rows: Rows) -> "Tally":
        """Count the rows of some games."""
        firsts = [index for index, seat in enumerate(rows.games["seat"]) if seat == 1]

        def per_game(column: str) -> list[int]:
            return [rows.games[column][index] for index in firsts]

        things, lengths, changes = rows.components, per_game("length"), per_game("lead_changes")
        told: dict[str, Counts] = {}
        for event, count in zip(rows.events["event"], rows.events["count"], strict=True):
            told[event] = _sums(told.get(event, ()), (count, 1))
        return cls(
            games=len(firsts),
            nobody=sum(fair == 0 for fair in per_game("fair")),
            seats=_shares(map(str, rows.games["seat"]), rows.games),
            components={
                kind: _shares((name if other == kind else None for other, name in _things(things)), things)
                for kind in dict.fromkeys(things["kind"])
            },
            events=told,
            options={
                column.removeprefix(OPTION): _by_value(map(str, per_game(column)), lengths, changes)
                for column in rows.games.kinds
                if column.startswith(OPTION)
            },
            lengths=dict(Counter(lengths)),
            lead_changes=dict(Counter(changes)),
            products=Products.counted(rows),
        )

    def __add__(self, other: "Tally") -> "Tally":
        return Tally(
            games=self.games + other.games,
            nobody=self.nobody + other.nobody,
            seats=_merged(self.seats, other.seats),
            components=_merged_twice(self.components, other.components),
            events=_merged(self.events, other.events),
            options=_merged_twice(self.options, other.options),
            lengths=dict(Counter(self.lengths) + Counter(other.lengths)),
            lead_changes=dict(Counter(self.lead_changes) + Counter(other.lead_changes)),
            products=self.products + other.products,
        )


def _things(components: Columns) -> Iterable[tuple[str, str]]:
    return zip(components["kind"], components["id"], strict=True)


def _shares(keys: Iterable[str | None], rows: Columns) -> dict[str, Counts]:
    """Rows with the same key together: how many, what they won, what would be fair."""
    found: dict[str, Counts] = {}
    for key, won, fair in zip(keys, rows["won"], rows["fair"], strict=True):
        if key is not None:
            found[key] = _sums(found.get(key, ()), (1, won, fair))
    return found


def _by_value(values: Iterable[str], lengths: list[int], changes: list[int]) -> dict[str, Counts]:
    found: dict[str, Counts] = {}
    for value, length, change in zip(values, lengths, changes, strict=True):
        found[value] = _sums(found.get(value, ()), (1, length, change))
    return found


def _sums(mine: Counts, theirs: Counts) -> Counts:
    if not mine or not theirs:
        return mine or theirs
    return tuple(a + b for a, b in zip(mine, theirs, strict=True))


def _merged(mine: Mapping[Key, Counts], theirs: Mapping[Key, Counts]) -> dict[Key, Counts]:
    return {key: _sums(mine.get(key, ()), theirs.get(key, ())) for key in dict.fromkeys([*mine, *theirs])}


def _merged_twice(
    mine: Mapping[str, Mapping[str, Counts]], theirs: Mapping[str, Mapping[str, Counts]]
) -> dict[str, dict[str, Counts]]:
    return {kind: _merged(mine.get(kind, {}), theirs.get(kind, {})) for kind in dict.fromkeys([*mine, *theirs])}
