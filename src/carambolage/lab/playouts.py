"""Simulations: many games with consecutive seeds, split over workers; the totals do not depend on their number.

Machine code runs side by side in threads, plain Python in processes of its own.
"""

import signal
from collections import deque
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context
from typing import TypeVar

from carambolage.engine.whole import whole_within
from carambolage.lab.players import LabError, Player, Progress, player
from carambolage.lab.setting import Setting
from carambolage.lab.totals import Totals

T = TypeVar("T")
Parts = Generator[Totals, None, None]
PART = {"plain": 8, "packed": 512, "device": 1 << 24}
_SEEDS = 2**63
_MOST_WORKERS = 256
_AHEAD = 2
_worker_player: Player


def playouts(
    setting: Setting,
    games: int,
    seed: int = 0,
    twin: str = "packed",
    workers: int = 1,
    progress: Progress = lambda done, total: None,
) -> Totals:
    """Play `games` games with the seeds from `seed` on, and count."""
    totals = Totals.none(setting.blank().seats)
    for part in playouts_in_parts(setting, games, seed, twin, workers):
        totals += part
        progress(totals.games, games)
    return totals


def playouts_in_parts(setting: Setting, games: int, seed: int = 0, twin: str = "packed", workers: int = 1) -> Parts:
    """The same games in parts, in the order of the seeds, so that one may stop at any time and keep what is there."""
    check_numbers(games, seed, workers)
    play = player(setting, twin)
    parts = spans(seed, games, PART[twin])
    if workers == 1 or twin == "device":
        return (play(first, count) for first, count in parts)
    if twin == "packed":
        return run_in_pool(ThreadPoolExecutor(workers), workers, play, parts)
    pool = ProcessPoolExecutor(workers, get_context("spawn"), _begin_worker, (setting, twin))
    return run_in_pool(pool, workers, _play_in_worker, parts)


def check_numbers(games: int, seed: int, workers: int) -> None:
    """Complain about numbers of games, seeds or workers that cannot be."""
    if not whole_within(games, 1, _SEEDS):
        raise LabError(f"the number of games must be at least 1, not {games!r}")
    if not whole_within(seed, 0, _SEEDS - games):
        raise LabError(f"the seeds of {games} games must lie from 0 to 2^63 - 1; {seed!r} cannot be the first")
    if not whole_within(workers, 1, _MOST_WORKERS):
        raise LabError(f"the number of workers must be from 1 to {_MOST_WORKERS}, not {workers!r}")


def spans(seed: int, games: int, part: int) -> Iterator[tuple[int, int]]:
    """The games in parts: the first seed of each, and how many there are."""
    for done in range(0, games, part):
        yield seed + done, min(part, games - done)


def run_in_pool(
    pool: Executor, workers: int, play: Callable[[int, int], T], parts: Iterator[tuple[int, int]]
) -> Generator[T, None, None]:
    """Results of a pool of workers in order, with a short queue of parts ahead."""
    waiting: deque[Future[T]] = deque()
    try:
        for part in parts:
            with _interrupts_blocked():
                waiting.append(pool.submit(play, *part))
            if len(waiting) > _AHEAD * workers:
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()
    finally:
        pool.shutdown(cancel_futures=True)


@contextmanager
def _interrupts_blocked() -> Iterator[None]:
    """Processes started here ignore Ctrl-C: their parent handles it and lets them end their part."""
    before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _begin_worker(setting: Setting, twin: str) -> None:
    global _worker_player
    _worker_player = player(setting, twin)


def _play_in_worker(first_seed: int, count: int) -> Totals:
    return _worker_player(first_seed, count)
