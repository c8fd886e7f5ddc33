"""The data of a study as columns: what some games left behind, as three tables, each a Parquet file for every shard."""

import io
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np

OPTION = "option_"
WON = 2520  # a win in whole parts, whoever shares it: all numbers up to 10 divide it
FAIR = WON * WON  # a mean over some seats of wins in such parts, in whole parts again
TABLES = ("games", "components", "events")
GAMES = {
    "seed": "int64",
    "players": "int8",
    "seat": "int8",
    "rank": "int8",
    "won": "won",
    "fair": "fair",
    "length": "int32",
    "decisions": "int32",
    "lead_changes": "int32",
}
COMPONENTS = {"seed": "int64", "seat": "int8", "kind": "text", "id": "text", "won": "won", "fair": "fair"}
EVENTS = {"seed": "int64", "event": "text", "count": "int32"}
_PARTS = {"won": WON, "fair": FAIR}


class Columns:
    """Rows of a table, kept column by column; shares of a win are whole numbers, see `WON` and `FAIR`."""

    def __init__(self, kinds: dict[str, str]) -> None:
        self.kinds = kinds
        self.values: dict[str, list[Any]] = {name: [] for name in kinds}

    def __getitem__(self, name: str) -> list[Any]:
        return self.values[name]

    def add(self, *row: Any) -> None:
        """One more row."""
        for column, value in zip(self.values.values(), row, strict=True):
            column.append(value)

    def parquet(self) -> bytes:
        """The file."""
        from arro3.core import Array, DataType, Table  # slow to import
        from arro3.io import write_parquet

        def column(kind: str, values: list[Any]) -> Array:
            if kind == "text":
                return Array(values, DataType.string())
            return Array.from_numpy(
                np.array(values, float) / _PARTS[kind] if kind in _PARTS else np.array(values, kind)
            )

        arrays: dict[str, Any] = {name: column(kind, self.values[name]) for name, kind in self.kinds.items()}
        file = io.BytesIO()
        write_parquet(Table.from_pydict(arrays), file, compression="zstd(3)")
        return file.getvalue()


def read_columns(path: Path, names: tuple[str, ...]) -> dict[str, list[Any]]:
    """Some columns of a file."""
    from arro3.io import read_parquet

    table = read_parquet(path).read_all()
    return {name: list(table[name].to_pylist()) for name in names}


@dataclass
class Rows:
    """What some games left behind: a row per game and seat, per component of a seat, per kind of event of a game."""

    varied: tuple[str, ...] = ()
    games: Columns = field(init=False)
    components: Columns = field(default_factory=lambda: Columns(COMPONENTS))
    events: Columns = field(default_factory=lambda: Columns(EVENTS))

    def __post_init__(self) -> None:
        self.games = Columns(GAMES | {OPTION + name: "text" for name in self.varied})

    def parquet(self) -> dict[str, bytes]:
        """The three files."""
        return {name: getattr(self, name).parquet() for name in TABLES}
