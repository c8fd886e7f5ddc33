"""Runs: what has been played of an experiment and what it adds up to, saved after every shard."""

import os
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Generic, Protocol, Self, TypeVar

import msgspec

from carambolage.lab.experiment import LabError
from carambolage.lab.spans import Span, count, cut, missing, united

FILE = "run.json"


class Countable(Protocol):
    """A sum over some games."""

    @property
    def games(self) -> int:
        """How many games it is about."""

    def __add__(self, other: Self) -> Self: ...


Total = TypeVar("Total", bound=Countable)


@dataclass
class Run(Generic[Total]):
    """What is played (`about`), which seeds are wanted and which are done, and their total."""

    about: dict[str, Any]
    wanted: Span
    total: Total
    done: list[Span] = field(default_factory=list)

    @property
    def games(self) -> int:
        """How many games are wanted."""
        return count([self.wanted])

    @property
    def is_complete(self) -> bool:
        """Whether all that is wanted has been played."""
        return not missing(self.wanted, self.done)

    def shards(self, size: int) -> Iterator[Span]:
        """What is left to play."""
        return cut(missing(self.wanted, self.done), size)

    def add(self, shard: Span, part: Total) -> None:
        """Count a shard that has been played."""
        self.total = self.total + part
        self.done = united([*self.done, shard])

    def save(self, folder: Path) -> None:
        """Write the file anew, beside its place first: whoever is killed leaves the old one or the new one."""
        beside = folder / f".{FILE}-{os.getpid()}"
        beside.write_bytes(msgspec.json.encode(self))
        beside.replace(folder / FILE)


def read_run(folder: Path, total: type[Total]) -> Run[Total]:
    """The run in a folder; its totals are of the given kind."""
    try:
        raw = msgspec.json.decode((folder / FILE).read_bytes())
        return Run(
            dict(raw["about"]),
            msgspec.convert(raw["wanted"], Span),
            msgspec.convert(raw["total"], total, str_keys=True),
            msgspec.convert(raw["done"], list[Span]),
        )
    except OSError:
        raise LabError(f"there is no run in {folder}; it would hold {FILE}") from None
    except (msgspec.DecodeError, msgspec.ValidationError, KeyError, TypeError, ValueError) as error:
        raise LabError(f"{folder / FILE} cannot be read ({error}); make the run anew") from None


def open_run(folder: Path, fresh: Run[Total], resume: bool) -> Run[Total]:
    """A run to go on with: what lies in the folder, or nothing yet; what is there is not thrown away by accident."""
    if not (folder / FILE).exists():
        return fresh
    stored = read_run(folder, type(fresh.total))
    if resume:
        _expect_same(stored.about, fresh.about, folder)
        stored.wanted = fresh.wanted
        return stored
    if not stored.is_complete:
        raise LabError(
            f"{folder} holds a run that was interrupted; go on with --resume, or name another folder with --out"
        )
    return fresh


def _expect_same(stored: dict[str, Any], wanted: dict[str, Any], folder: Path) -> None:
    as_stored = msgspec.json.decode(msgspec.json.encode(wanted))
    for key in wanted:
        if stored.get(key) != as_stored[key]:
            raise LabError(
                f"the run in {folder} has {key} {stored.get(key)!r}, not {as_stored[key]!r}; it cannot go on so"
            )
