"""Which tests a mutant has to fail: those marked with an ID of its rule."""

from collections.abc import Sequence
from pathlib import Path

import pytest

from mutants.rules import Rule

QUIETLY = ("-p", "no:cacheprovider", "-p", "no:terminal", "-m", "not slow")


class Selection:
    """All tests below some folders, by the rule IDs that they are marked with."""

    def __init__(self, folders: Sequence[Path]) -> None:
        self.folders = folders
        self.by_id: dict[str, set[str]] = {}
        self.every: set[str] = set()
        status = pytest.main([*QUIETLY, "--collect-only", *map(str, folders)], plugins=[self])
        if status != pytest.ExitCode.OK:
            raise SystemExit(f"the tests in {', '.join(map(str, folders))} cannot be collected")

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Note each test and its marks; where no test has any, all of them count."""
        for item in items:
            for mark in item.iter_markers("rule"):
                for rule_id in mark.args:
                    self.by_id.setdefault(rule_id, set()).add(item.nodeid)
        self.every = set[str]().union(*self.by_id.values()) or {item.nodeid for item in items}

    def tests_of(self, rule: Rule) -> set[str]:
        """The tests marked with an ID of a rule; all tests, where there is none."""
        return set[str]().union(*(self.by_id.get(rule_id, ()) for rule_id in rule.ids)) or self.every

    def fails(self, wanted: set[str]) -> bool:
        """Run some of the tests up to the first that fails."""
        files = sorted({nodeid.partition("::")[0] for nodeid in wanted})
        return pytest.main([*QUIETLY, "-x", *files], plugins=[Only(wanted)]) != pytest.ExitCode.OK


class Only:
    """A plugin that leaves nothing but some tests."""

    def __init__(self, wanted: set[str]) -> None:
        self.wanted = wanted

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items[:] = [item for item in items if item.nodeid in self.wanted]
