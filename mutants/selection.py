"""Which tests a mutant has to fail: those marked with an ID of its rule."""

from collections.abc import Callable, Iterable, Sequence
from itertools import zip_longest
from pathlib import Path
from typing import Generic, TypeVar

import pytest

from mutants.rules import Rule

T = TypeVar("T")

QUIETLY = ("-p", "no:cacheprovider", "-p", "no:terminal", "-s", "-m", "not slow")


class Selection:
    """The tests of a session that are marked with rule IDs; where none is, all of them count.

    They are collected once. A forked process can run any of them without collecting them again, as pytest is still
    open; each process runs tests for one purpose only.
    """

    def __init__(self, items: Sequence[pytest.Item]) -> None:
        self.by_id: dict[str, set[str]] = {}
        for item in items:
            for mark in item.iter_markers("rule"):
                for rule_id in mark.args:
                    self.by_id.setdefault(rule_id, set()).add(item.nodeid)
        marked = set[str]().union(*self.by_id.values())
        self.tests = [item for item in items if not marked or item.nodeid in marked]
        self.failed = False

    def is_of(self, rule: Rule) -> Callable[[pytest.Item], bool]:
        """Whether a test is marked with an ID of a rule; where no test is, all of them count."""
        own = set[str]().union(*(self.by_id.get(rule_id, ()) for rule_id in rule.ids))
        return lambda test: not own or test.nodeid in own

    def fails(self, tests: Iterable[pytest.Item]) -> bool:
        """Run some of the tests up to the first that fails."""
        waiting = list(tests)
        for test, following in zip_longest(waiting, waiting[1:]):
            test.ihook.pytest_runtest_protocol(item=test, nextitem=following)
            if self.failed:
                return True
        return False

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Hear of a test that fails."""
        self.failed = self.failed or report.failed


class _Open(Generic[T]):
    """A plugin that hands the collected tests over instead of running them."""

    def __init__(self, use: Callable[[Selection], T]) -> None:
        self.use = use
        self.results: list[T] = []

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        if not session.testsfailed:
            selection = Selection(session.items)
            session.config.pluginmanager.register(selection)
            self.results.append(self.use(selection))
        return True


def with_tests(folders: Sequence[Path], use: Callable[[Selection], T]) -> T:
    """Collect the tests below some folders for somebody who uses them; what that one gives back."""
    session = _Open(use)
    pytest.main([*QUIETLY, *map(str, folders)], plugins=[session])
    if not session.results:
        raise SystemExit(f"the tests in {', '.join(map(str, folders))} cannot be collected")
    return session.results[0]
