"""Experiments: games numbered by their seeds, played in shards of consecutive seeds on any machine, and added up.

An experiment is a value that processes and machines can exchange. Its parts add up in any order to the same total, so
that neither the number of workers nor an interruption changes a result.
"""

from collections.abc import Callable, Iterable, Iterator
from typing import Protocol, TypeVar

from carambolage.engine.errors import CarambolageError
from carambolage.engine.whole import whole_within
from carambolage.lab.spans import Span

SEEDS = 2**63
MOST_WORKERS = 256
Part = TypeVar("Part")
Part_co = TypeVar("Part_co", covariant=True)


class LabError(CarambolageError):
    """An experiment that cannot be made, or not on this machine."""


class Subject(Protocol):
    """What is played: a game (its name, or its place as `module:name`) with some components."""

    @property
    def name(self) -> str:
        """The game's name or place."""

    @property
    def pack(self) -> str | None:
        """The folder of the components, where they are not the game's own."""


class Experiment(Protocol[Part_co]):
    """Something to play, and how; a frozen dataclass."""

    @property
    def subject(self) -> Subject:
        """The game and its components."""

    @property
    def shard(self) -> int:
        """How many games are played, sent and saved together: some seconds' work or less."""

    @property
    def is_compiled(self) -> bool:
        """Whether it needs the packed twin."""

    @property
    def needs_device(self) -> bool:
        """Whether it needs a GPU."""

    def player(self) -> Callable[[int, int], Part_co]:
        """A function that plays the games from a first seed up to an end; every worker makes one."""


class Executor(Protocol):
    """Who plays shards: this process, others, or a cluster."""

    def play(self, experiment: Experiment[Part], shards: Iterable[Span]) -> Iterator[tuple[Span, Part]]:
        """Play all shards, and yield each with its part as soon as it is there."""


def check_numbers(games: int, seed: int, workers: int) -> None:
    """Complain about numbers of games, seeds or workers that cannot be."""
    if not whole_within(games, 1, SEEDS):
        raise LabError(f"the number of games must be at least 1, not {games!r}")
    if not whole_within(seed, 0, SEEDS - games):
        raise LabError(f"the seeds of {games} games must lie from 0 to 2^63 - 1; {seed!r} cannot be the first")
    if not whole_within(workers, 1, MOST_WORKERS):
        raise LabError(f"the number of workers must be from 1 to {MOST_WORKERS}, not {workers!r}")
