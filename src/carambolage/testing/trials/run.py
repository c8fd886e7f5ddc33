"""Many random games with all invariants, on as many processes as wanted.

`python -m carambolage.testing.trials.run tests.games.thunder_road.trial --games 100000 --workers 16` prints how far it
is now and then, what failed, and at last games, decisions, failures and games without an end.
"""

import argparse
import os
import sys
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor, as_completed
from functools import partial
from importlib import import_module

from carambolage.testing.trials.random_games import Outcome, batches
from carambolage.testing.trials.trial import Trial

TOLD_EVERY_S = 10.0


def main() -> int:
    """Play as the command line says; 0 if no game failed and all came to an end."""
    parser = argparse.ArgumentParser(description="Play random games and look at every invariant after every decision.")
    parser.add_argument("module", help="the module that holds the TRIAL, such as tests.games.thunder_road.trial")
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--first", type=int, default=0, help="number of the first table; others play other games")
    asked = parser.parse_args()
    print("compiling the rules, unless they are in the cache", file=sys.stderr, flush=True)
    _trial(asked.module).twin  # noqa: B018  # once, before several processes need it
    play = partial(_play, asked.module)
    outcome = _played(play, batches(asked.games, asked.first), asked.workers, asked.games)
    for failure in outcome.failures:
        print(failure)
    print(outcome)
    return 0 if outcome.is_sound else 1


def _trial(module: str) -> Trial:
    trial: Trial = import_module(module).TRIAL
    return trial


def _play(module: str, number: int, games: int) -> Outcome:
    """Games at the table with a number."""
    return _trial(module).played(number, games)


def _played(play: Callable[[int, int], Outcome], parts: list[tuple[int, int]], workers: int, games: int) -> Outcome:
    outcome, begun, told = Outcome(), time.monotonic(), time.monotonic()
    with ProcessPoolExecutor(workers) as pool:
        for done in as_completed([pool.submit(play, number, size) for number, size in parts]):
            outcome.add(done.result())
            if time.monotonic() - told >= TOLD_EVERY_S:
                told = time.monotonic()
                print(f"{told - begun:.0f} s, {outcome.games / games:.1%}: {outcome}", file=sys.stderr, flush=True)
    return outcome


if __name__ == "__main__":
    sys.exit(main())
