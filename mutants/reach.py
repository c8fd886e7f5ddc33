"""Which tests reach a mutant: no other can notice it, and the quickest are to be run first."""

from collections.abc import Sequence
from multiprocessing.connection import Connection
from operator import itemgetter
from pathlib import Path
from time import process_time

import pytest
from coverage import Coverage

from mutants.processes import FORK, be_quiet
from mutants.rules import Mutant
from mutants.selection import Selection

Reach = list[list[tuple[int, float]]]
Timed = tuple[pytest.Item, float]


def tests_reaching(mutants: Sequence[Mutant], selection: Selection) -> list[list[Timed]] | None:
    """For each mutant the tests that run the changed line while nothing is changed, quickest first, with their times.

    None, where a test fails without any mutant. The tests run in a process of their own: nothing that they cache stays.
    """
    here, there = FORK.Pipe(duplex=False)
    process = FORK.Process(target=_measure, args=(mutants, selection, there))
    process.start()
    there.close()
    try:
        reach: Reach | None = here.recv()
    except EOFError:
        reach = None
    process.join()
    return None if reach is None else [[(selection.tests[index], time) for index, time in tests] for tests in reach]


def _measure(mutants: Sequence[Mutant], selection: Selection, answer: Connection) -> None:
    be_quiet()
    files = sorted({str(mutant.rule.file) for mutant in mutants})
    measuring = Coverage(data_file=None, config_file=False, include=files)
    measuring.set_option("run:core", "ctrace")
    seconds = list[float]()
    measuring.start()
    for index, test in enumerate(selection.tests):
        measuring.switch_context(str(index))
        begun = process_time()
        if selection.fails([test]):
            answer.send(None)
            return
        seconds.append(process_time() - begun)
    measuring.stop()
    reached = {Path(file): measuring.get_data().contexts_by_lineno(file) for file in files}
    answer.send([_tests(mutant, reached[mutant.rule.file], seconds) for mutant in mutants])


def _tests(mutant: Mutant, reached: dict[int, list[str]], seconds: list[float]) -> list[tuple[int, float]]:
    found = {int(index) for line in mutant.lines for index in reached.get(line, ()) if index}
    return sorted(((index, seconds[index]) for index in found), key=itemgetter(1))
