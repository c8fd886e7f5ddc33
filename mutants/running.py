"""Runs of the tests against mutants, each in a forked process: what it changes and breaks ends with it."""

import multiprocessing
import os
import resource
import time
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import IntEnum
from math import ceil
from multiprocessing.connection import wait
from multiprocessing.context import ForkProcess

from carambolage.engine.twins.execution import plain
from mutants.rules import Mutant
from mutants.selection import Selection

MEMORY = 4 << 30
PATIENCE = 20  # seconds of the clock for one of the processor
FORK = multiprocessing.get_context("fork")


class Fate(IntEnum):
    """What became of a mutant: the status that its process ends with. One that runs too long counts as killed."""

    KILLED = 0
    KILLED_ELSEWHERE = 1
    SURVIVED = 2


@dataclass
class Verdict:
    """A mutant, what became of it, and how many tests are marked with an ID of its rule."""

    mutant: Mutant
    fate: Fate
    own_tests: int


def verdicts(mutants: Iterable[Mutant], selection: Selection, workers: int, seconds: float) -> Iterator[Verdict]:
    """Judge mutants, some at a time, and yield each verdict as it comes."""
    waiting, running = list(mutants), dict[ForkProcess, tuple[Mutant, float]]()
    while waiting or running:
        while waiting and len(running) < workers:
            mutant = waiting.pop(0)
            process = FORK.Process(target=_judge, args=(mutant, selection, seconds))
            process.start()
            running[process] = (mutant, time.monotonic() + PATIENCE * seconds)
        wait([process.sentinel for process in running], timeout=1.0)
        for process, (mutant, deadline) in list(running.items()):
            if time.monotonic() > deadline:
                process.kill()
                process.join()
            if not process.is_alive():
                del running[process]
                yield Verdict(mutant, _fate(process.exitcode), len(selection.tests_of(mutant.rule)))


def _fate(status: int | None) -> Fate:
    return Fate(status) if status in (Fate.KILLED_ELSEWHERE, Fate.SURVIVED) else Fate.KILLED


def are_sound(selection: Selection, tests: set[str]) -> bool:
    """Whether the tests pass while nothing is mutated, in a process of its own too: nothing that they cache stays."""
    process = FORK.Process(target=_run, args=(selection, tests, set()))
    process.start()
    process.join()
    return process.exitcode == Fate.SURVIVED


def _judge(mutant: Mutant, selection: Selection, seconds: float) -> None:
    """Put the mutant in the place of its rule and run its tests, then those of other rules.

    The limit is processor time, so that a busy machine kills nobody.
    """
    resource.setrlimit(resource.RLIMIT_CPU, (ceil(seconds), ceil(seconds) + 1))
    code = mutant.code()
    assert code is not None
    mutant.rule.function.__code__ = code
    plain.cache_clear()
    own = selection.tests_of(mutant.rule)
    _run(selection, own, selection.every - own)


def _run(selection: Selection, own: set[str], others: set[str]) -> None:
    """Run the tests without a word and end with the verdict as status."""
    _be_quiet()
    resource.setrlimit(resource.RLIMIT_DATA, (MEMORY, MEMORY))
    if selection.fails(own):
        os._exit(Fate.KILLED)
    os._exit(Fate.KILLED_ELSEWHERE if others and selection.fails(others) else Fate.SURVIVED)


def _be_quiet() -> None:
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 1)
    os.dup2(nowhere, 2)
