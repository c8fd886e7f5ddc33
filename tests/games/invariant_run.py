"""Many games with their invariants, without pytest, on as many processes as wanted."""

import argparse
import os
import sys
import time
from collections.abc import Callable, Iterable
from concurrent.futures import ProcessPoolExecutor, as_completed

from tests.games.invariant_games import Outcome, batches

TOLD_EVERY_S = 10.0

Play = Callable[[int, int], Outcome]
"""Plays a number of games at the table with a number."""


def run(prepare: Callable[[], object], play: Play, arguments: Iterable[str] | None = None) -> int:
    """Play as the command line says; 0 if no game failed and all came to an end."""
    parser = argparse.ArgumentParser(description="Play random games and look at every invariant after every decision.")
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--first", type=int, default=0, help="number of the first table; others play other games")
    asked = parser.parse_args(None if arguments is None else list(arguments))
    print("compiling the rules, unless they are in the cache", file=sys.stderr, flush=True)
    prepare()  # once, before several processes need it
    outcome = _played(play, batches(asked.games, asked.first), asked.workers, asked.games)
    for failure in outcome.failures:
        print(failure)
    print(outcome)
    return 0 if outcome.is_sound else 1


def _played(play: Play, parts: list[tuple[int, int]], workers: int, games: int) -> Outcome:
    outcome, begun, told = Outcome(), time.monotonic(), time.monotonic()
    with ProcessPoolExecutor(workers) as pool:
        for done in as_completed([pool.submit(play, number, size) for number, size in parts]):
            outcome.add(done.result())
            if time.monotonic() - told >= TOLD_EVERY_S:
                told = time.monotonic()
                print(f"{told - begun:.0f} s, {outcome.games / games:.1%}: {outcome}", file=sys.stderr, flush=True)
    return outcome
