"""Runs of the tests against mutants, each in a forked process."""

import gc
import os
import resource
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import IntEnum
from math import ceil
from multiprocessing.connection import wait
from multiprocessing.context import ForkProcess
from typing import Protocol

from carambolage.engine.twins.execution import plain
from mutants.processes import FORK, be_quiet
from mutants.reach import Timed
from mutants.rules import Mutant
from mutants.selection import Selection

MEMORY = 4 << 30
PATIENCE = 1200  # seconds of the clock for one mutant
SLOWER = 10  # times the usual time of a test is long enough


class Fate(IntEnum):
    """What became of a mutant: the status that its process ends with; whoever ends with another is killed too.

    It has run too long or taken too much memory. 0 and 1 are what processes end with that have not judged.
    """

    KILLED = 2
    KILLED_ELSEWHERE = 3
    SURVIVED = 4


@dataclass
class Verdict:
    """A mutant, what became of it, and how many tests are marked with an ID of its rule."""

    mutant: Mutant
    fate: Fate
    own_tests: int


class Limits(Protocol):
    """How many mutants are judged at a time, and how long a quick test may take, in seconds of the processor."""

    workers: int
    seconds: float


def verdicts(
    mutants: Sequence[Mutant], reached: Sequence[Sequence[Timed]], selection: Selection, asked: Limits
) -> Iterator[Verdict]:
    """Judge mutants by the tests that reach them, some at a time, and yield each verdict as it comes."""
    gc.freeze()
    waiting, running = list(zip(mutants, reached, strict=True)), dict[ForkProcess, tuple[Mutant, float]]()
    while waiting or running:
        while waiting and len(running) < asked.workers:
            mutant, tests = waiting.pop(0)
            process = FORK.Process(target=_judge, args=(mutant, tests, selection, asked.seconds))
            process.start()
            running[process] = (mutant, time.monotonic() + PATIENCE)
        wait([process.sentinel for process in running], timeout=1.0)
        for process, (mutant, deadline) in list(running.items()):
            if time.monotonic() > deadline:
                process.kill()
                process.join()
            if not process.is_alive():
                del running[process]
                own = sum(map(selection.is_of(mutant.rule), selection.tests))
                yield Verdict(mutant, _fate(process.exitcode), own)


def _fate(status: int | None) -> Fate:
    return Fate(status) if status in (Fate.KILLED_ELSEWHERE, Fate.SURVIVED) else Fate.KILLED


def _judge(mutant: Mutant, tests: Sequence[Timed], selection: Selection, seconds: float) -> None:
    """Put the mutant in the place of its rule, run its tests, then those of other rules, and end with the verdict."""
    be_quiet()
    resource.setrlimit(resource.RLIMIT_DATA, (MEMORY, MEMORY))
    code = mutant.code()
    assert code is not None
    mutant.rule.function.__code__ = code
    plain.cache_clear()
    is_own = selection.is_of(mutant.rule)
    for fate, wanted in ((Fate.KILLED, True), (Fate.KILLED_ELSEWHERE, False)):
        for test, usual in tests:
            if is_own(test) == wanted:
                _limit_time(seconds + SLOWER * usual)
                if selection.fails([test]):
                    os._exit(fate)
    os._exit(Fate.SURVIVED)


def _limit_time(seconds: float) -> None:
    """End this process after so much more time of the processor; a busy machine kills nobody."""
    used = resource.getrusage(resource.RUSAGE_SELF)
    resource.setrlimit(resource.RLIMIT_CPU, (ceil(used.ru_utime + used.ru_stime + seconds), resource.RLIM_INFINITY))
