"""A study as it lies in a folder: what was played, and the rows that it left behind, in three Parquet files."""

import json
from dataclasses import dataclass
from importlib.metadata import version
from pathlib import Path
from typing import Any

import numpy as np

from carambolage.engine.packs.folder import open_pack
from carambolage.lab.balance.plan import PLAYERS, Plan
from carambolage.lab.balance.rows import COMPONENTS, EVENTS, Columns, Rows, games_columns
from carambolage.lab.players import LabError

FILES = ("games.parquet", "components.parquet", "events.parquet")
_MARK = "carambolage"
_SIGN = b"PAR1"


@dataclass(frozen=True)
class Study:
    """What was played, in words that JSON can hold, and its rows."""

    about: dict[str, Any]
    rows: Rows


def about(plan: Plan, games: int, seed: int) -> dict[str, Any]:
    """All that is needed to play the same games again."""
    return {
        "version": version("carambolage"),
        "game": plan.game.name,
        "rules": plan.game.version,
        "pack": open_pack(plan.game, plan.pack).hash,
        "bot": plan.bot,
        "games": games,
        "seed": seed,
        "players": None if PLAYERS in plan.varied else plan.players,
        "options": plan.standing_options,
        "varied": list(plan.drawn_options),
    }


def write_study(study: Study, folder: Path) -> None:
    """The three files."""
    from arro3.core import Array, DataType, Table  # large, and only a study needs it
    from arro3.io import write_parquet

    def column(kind: str, values: list[Any]) -> Array:
        if kind == "text":
            return Array(values, DataType.string())
        return Array.from_numpy(np.array(values, kind))

    rows = study.rows
    for name, columns in zip(FILES, (rows.games, rows.components, rows.events), strict=True):
        arrays: dict[str, Any] = {key: column(kind, columns[key]) for key, kind in columns.kinds.items()}
        about_it = {_MARK: json.dumps(study.about)}
        write_parquet(Table.from_pydict(arrays), folder / name, key_value_metadata=about_it, compression="zstd(3)")


def read_study(folder: Path) -> Study:
    """A study from its folder."""
    if not all((folder / name).is_file() for name in FILES):
        raise LabError(f"there is no study in {folder}; it would hold {', '.join(FILES)}")
    for name in FILES:
        _expect_whole(folder / name)
    try:
        about = _about_of(folder / FILES[0])
        games = _read(folder / FILES[0], games_columns(tuple(about["varied"])))
        components, events = _read(folder / FILES[1], Columns(COMPONENTS)), _read(folder / FILES[2], Columns(EVENTS))
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise LabError(f"the study in {folder} cannot be read ({str(error).splitlines()[0]})") from error
    return Study(about, Rows(games, components, events))


def _expect_whole(path: Path) -> None:
    """Parquet files begin and end with a sign; the reader would not survive what lacks it."""
    content = path.read_bytes()
    if len(content) <= 2 * len(_SIGN) or not content.startswith(_SIGN) or not content.endswith(_SIGN):
        raise LabError(f"{path} is no Parquet file, or it is cut off; make the study anew")


def _about_of(path: Path) -> dict[str, Any]:
    from arro3.io import read_parquet

    about: dict[str, Any] = json.loads(read_parquet(path).schema.metadata[_MARK.encode()])
    return about


def _read(path: Path, columns: Columns) -> Columns:
    from arro3.io import read_parquet

    table = read_parquet(path).read_all()
    return Columns(columns.kinds, {name: list(table[name].to_pylist()) for name in columns.kinds})
