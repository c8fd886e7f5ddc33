"""The data of a study as columns, which add up game by game and fill three Parquet files."""

from dataclasses import dataclass, field
from typing import Any

OPTION = "option_"
GAMES = {
    "game": "int32",
    "seed": "int64",
    "players": "int8",
    "seat": "int8",
    "rank": "int8",
    "won": "float64",
    "fair": "float64",
    "length": "int32",
    "decisions": "int32",
    "lead_changes": "int32",
}
COMPONENTS = {"game": "int32", "seat": "int8", "kind": "text", "id": "text", "won": "float64", "fair": "float64"}
EVENTS = {"game": "int32", "event": "text", "count": "int32"}


class Columns:
    """Rows of a table, kept column by column."""

    def __init__(self, kinds: dict[str, str], values: dict[str, list[Any]] | None = None) -> None:
        self.kinds = kinds
        self.values = values or {name: [] for name in kinds}

    def __getitem__(self, name: str) -> list[Any]:
        return self.values[name]

    def __len__(self) -> int:
        return len(next(iter(self.values.values())))

    def add(self, *row: Any) -> None:
        """One more row."""
        for column, value in zip(self.values.values(), row, strict=True):
            column.append(value)

    def extend(self, other: "Columns") -> None:
        """The rows of another table of the same kind behind those of this one."""
        for name, column in self.values.items():
            column.extend(other.values[name])


def games_columns(varied: tuple[str, ...]) -> Columns:
    """No games yet; an option that varies has a column."""
    return Columns(GAMES | {OPTION + name: "text" for name in varied})


@dataclass
class Rows:
    """What some games left behind: a row per game and seat, per component of a seat, per kind of event of a game."""

    games: Columns
    components: Columns = field(default_factory=lambda: Columns(COMPONENTS))
    events: Columns = field(default_factory=lambda: Columns(EVENTS))

    def extend(self, other: "Rows") -> None:
        """The rows of later games behind those of earlier ones."""
        self.games.extend(other.games)
        self.components.extend(other.components)
        self.events.extend(other.events)
