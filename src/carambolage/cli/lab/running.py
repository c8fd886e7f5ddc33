"""Runs of many games on the command line: who plays, where what is played is saved, and how a run ends early."""

import argparse
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import TypeVar

from carambolage.cli.arguments import at_least, whole
from carambolage.cli.errors import INTERRUPTED, UsageError
from carambolage.cli.lab.progress import ProgressLine
from carambolage.cli.signals import Stopped, signals_as_exceptions
from carambolage.lab.executors import executor
from carambolage.lab.experiment import Experiment, LabError
from carambolage.lab.runs import Run, Total, open_run
from carambolage.lab.spans import Span

Part = TypeVar("Part")


def add_run(
    parser: argparse.ArgumentParser, games: int, players: str, out: str = "", meaning: str = "how many games"
) -> None:
    """The arguments of a run; `out` is the folder that is used unless another is given."""
    parser.add_argument("--games", type=at_least(1), default=games, metavar="N", help=f"{meaning} ({games})")
    parser.add_argument("--players", type=whole, metavar="P", help=f"how many seats ({players})")
    parser.add_argument("--seed", type=at_least(0), default=0, metavar="S", help="the seed of the first game (0)")
    parser.add_argument("--workers", type=at_least(1), default=1, metavar="N", help="how many processes play (1)")
    parser.add_argument(
        "--cluster",
        action="store_true",
        help="play on a Ray cluster: the one there is, or one of --workers processes here",
    )
    parser.add_argument("--out", type=Path, metavar="DIR", help=f"the folder to save the run in ({out or 'not saved'})")
    parser.add_argument("--resume", action="store_true", help="go on with the interrupted run in that folder")


def begin(arguments: argparse.Namespace, fresh: Run[Total], folder: Path | None) -> Run[Total]:
    """The run to play: what lies in the folder already, or a new one."""
    if folder is None:
        if arguments.resume:
            raise UsageError("--resume needs the folder of the run: --out DIR")
        return fresh
    return open_run(writable(folder), fresh, arguments.resume)


def writable(folder: Path) -> Path:
    """A folder to write into, made if it is not there."""
    if folder.exists() and not folder.is_dir():
        raise LabError(f"{folder} is a file; name a folder with --out")
    folder.mkdir(parents=True, exist_ok=True)
    if not os.access(folder, os.W_OK):
        raise LabError(f"nothing can be written into {folder}; name another folder with --out")
    return folder


def play(
    arguments: argparse.Namespace, run: Run[Total], experiment: Experiment[Part], add: Callable[[Span, Part], None]
) -> int:
    """Play what is left of a run, shard by shard; 0, or the exit code of what stopped it."""
    parts = executor(arguments.workers, arguments.cluster).play(experiment, run.shards(experiment.shard))
    try:
        with _stoppable(parts), ProgressLine("Playing", "games", quiet_elsewhere=True) as progress:
            for shard, part in parts:
                add(shard, part)
                progress(run.total.games, run.games)
    except KeyboardInterrupt:
        return INTERRUPTED
    except Stopped as stopped:
        return stopped.exit_code
    return 0


@contextmanager
def _stoppable(parts: Iterator[object]) -> Iterator[None]:
    """Whatever ends the run ends its workers too."""
    with signals_as_exceptions(), closing(parts):  # type: ignore[type-var]  # they are generators
        yield


def saving(run: Run[Total], folder: Path | None) -> Callable[[Span, Total], None]:
    """Counts a shard, and saves the run where it has a folder."""

    def add(shard: Span, part: Total) -> None:
        run.add(shard, part)
        if folder is not None:
            run.save(folder)

    return add


def say_how_it_ended(status: int, run: Run[Total], folder: Path | None) -> int:
    """A sentence about a run that was stopped; the exit code."""
    if status:
        how = "stopped by Ctrl-C" if status == INTERRUPTED else "stopped"
        then = f"; go on with --resume --out {folder}" if folder else ""
        print(f"carambolage: {how} after {run.total.games} of {run.games} games{then}", file=sys.stderr)
    return status
