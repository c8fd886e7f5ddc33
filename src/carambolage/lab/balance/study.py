"""A study as it lies in a folder: its run, and its rows in a Parquet file for each table and shard."""

import os
import shutil
from collections.abc import Iterator
from importlib.metadata import version
from pathlib import Path
from typing import Any, TypeAlias

from carambolage.engine.packs.folder import open_pack
from carambolage.lab.balance.plan import PLAYERS, Plan
from carambolage.lab.balance.playing import StudiedShard
from carambolage.lab.balance.rows import TABLES, read_columns
from carambolage.lab.balance.tally import Tally
from carambolage.lab.experiment import LabError
from carambolage.lab.runs import FILE, Run, read_run
from carambolage.lab.spans import Span, count, missing, shared, united

Study: TypeAlias = Run[Tally]
_SIGN = b"PAR1"
_DIGITS = 19


def about(plan: Plan) -> dict[str, Any]:
    """All that is needed to play the same games again, but their seeds."""
    return {
        "version": version("carambolage"),
        "game": plan.game.name,
        "place": plan.name,
        "rules": plan.game.version,
        "pack": open_pack(plan.game, plan.pack).hash,
        "bot": plan.bot,
        "players": None if PLAYERS in plan.varied else plan.players,
        "options": plan.standing_options,
        "varied": list(plan.drawn_options),
    }


def new_study(plan: Plan, games: int, seed: int) -> Study:
    """A study of which nothing has been played."""
    return Run(about(plan), (seed, seed + games), Tally())


def add_shard(study: Study, folder: Path, shard: Span, part: StudiedShard) -> None:
    """Write the rows of a shard, then count it: whoever is killed in between plays it again and writes the same."""
    for table, content in part.files.items():
        path = _file(folder, table, shard)
        path.parent.mkdir(exist_ok=True)
        beside = path.with_name(f".{path.name}-{os.getpid()}")
        beside.write_bytes(content)
        beside.replace(path)
    study.add(shard, part.tally)
    study.save(folder)


def clear_rows(folder: Path) -> None:
    """Remove the rows of an earlier study."""
    for table in TABLES:
        shutil.rmtree(folder / table, ignore_errors=True)


def drop_uncounted(folder: Path, study: Study) -> None:
    """Remove rows that were written but not counted: a shard that is played anew may be cut elsewhere."""
    for table in TABLES:
        for shard in shards_of(folder, table):
            if missing(shard, study.done):
                _file(folder, table, shard).unlink()


def read_study(folder: Path) -> Study:
    """A study from its folder."""
    study = read_run(folder, Tally)
    if not study.done:
        raise LabError(f"nothing has been played in {folder} yet; go on with --resume")
    return study


def shards_of(folder: Path, table: str) -> list[Span]:
    """The shards whose rows lie in a folder, in order."""
    names = (path.stem.split("-") for path in (folder / table).glob("[0-9]*.parquet"))
    return sorted((int(first), int(last) + 1) for first, last in names)


def rows_of(folder: Path, table: str, shard: Span, *columns: str) -> Iterator[tuple[Any, ...]]:
    """Some columns of the rows of a shard."""
    path = _file(folder, table, shard)
    _expect_whole(path)
    return zip(*read_columns(path, columns).values(), strict=True)


def merge(folders: list[Path], out: Path) -> Study:
    """One study of several about the same thing, with different seeds, in a new folder."""
    _expect_new(out, folders)
    studies = [read_study(folder) for folder in folders]
    total = studies[0]
    for folder, study in zip(folders[1:], studies[1:], strict=True):
        for key, value in total.about.items():
            if study.about.get(key) != value:
                raise LabError(
                    f"{folders[0]} has {key} {value!r}, {folder} {study.about.get(key)!r}; they cannot be one study"
                )
        if both := shared(total.done, study.done):
            raise LabError(
                f"{count(both)} seeds, from {both[0][0]} on, were played twice; give one study another --seed"
            )
        done = united([*total.done, *study.done])
        total = Run(total.about, (done[0][0], done[-1][1]), total.total + study.total, done)
    clear_rows(out)
    for folder in folders:
        for table in TABLES:
            shutil.copytree(folder / table, out / table, dirs_exist_ok=True)
    total.save(out)
    return total


def _expect_new(out: Path, folders: list[Path]) -> None:
    """Nothing that was played is written over."""
    if out.resolve() in [folder.resolve() for folder in folders]:
        raise LabError(f"{out} is one of the studies to merge; name a new folder with --out")
    if (out / FILE).exists():
        raise LabError(f"{out} holds a study already; name a new folder with --out")


def _file(folder: Path, table: str, shard: Span) -> Path:
    first, end = shard
    return folder / table / f"{first:0{_DIGITS}}-{end - 1:0{_DIGITS}}.parquet"


def _expect_whole(path: Path) -> None:
    """Parquet files begin and end with a sign; the reader would not survive what lacks it."""
    content = path.read_bytes() if path.is_file() else b""
    if len(content) <= 2 * len(_SIGN) or not content.startswith(_SIGN) or not content.endswith(_SIGN):
        raise LabError(f"{path} is no Parquet file, or it is cut off; make the study anew")
