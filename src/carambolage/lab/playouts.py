"""Simulations: many games with consecutive seeds in machine code, counted; the totals depend on the seeds alone."""

from collections.abc import Callable
from dataclasses import dataclass

from carambolage.lab.executors import executor
from carambolage.lab.experiment import check_numbers
from carambolage.lab.players import Progress, player
from carambolage.lab.runs import Run
from carambolage.lab.setting import Setting
from carambolage.lab.totals import Totals

SHARD = {"plain": 8, "packed": 4_096, "device": 1 << 24}
MANY, LARGER = 1_000_000, 4  # of so many packed games, shards are so many times larger: each costs messages and a file


@dataclass(frozen=True)
class Playouts:
    """Games of a setting on one of the twins; how many there are in all says what is played at a time."""

    subject: Setting
    twin: str = "packed"
    games: int = 0

    @property
    def shard(self) -> int:
        """Plain games take a hundred times as long as packed ones; a GPU wants millions at once."""
        return SHARD[self.twin] * (LARGER if self.is_compiled and self.games >= MANY else 1)

    @property
    def is_compiled(self) -> bool:
        """Whether machine code plays."""
        return self.twin == "packed"

    @property
    def needs_device(self) -> bool:
        """Whether a GPU plays."""
        return self.twin == "device"

    def player(self) -> Callable[[int, int], Totals]:
        """Plays and counts."""
        play = player(self.subject, self.twin)
        return lambda first, end: play(first, end - first)


def playouts(
    setting: Setting,
    games: int,
    seed: int = 0,
    twin: str = "packed",
    workers: int = 1,
    progress: Progress = lambda done, total: None,
) -> Totals:
    """Play `games` games with the seeds from `seed` on, and count."""
    check_numbers(games, seed, workers)
    run = Run({}, (seed, seed + games), Totals.none(setting.blank().seats))
    experiment = Playouts(setting, twin, games)
    player(setting, twin)
    for shard, part in executor(workers).play(experiment, run.shards(experiment.shard)):
        run.add(shard, part)
        progress(run.total.games, games)
    return run.total
