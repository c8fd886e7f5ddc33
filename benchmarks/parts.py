"""The parts of a move: what the server's own functions take of its processor time, each without those within it."""

from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import wraps
from time import thread_time
from typing import Any
from unittest.mock import patch

from carambolage.engine.match.match import Match
from carambolage.engine.match.undo import Moments
from carambolage.table.rooms.timers import Timers
from carambolage.table.session.connection import Connection
from carambolage.table.state.table import Table
from carambolage.table.store.sqlite import SqliteStore
from carambolage.table.views import broadcast, views
from carambolage.table.views.view_diff import ViewDiff

_PARTS: tuple[tuple[str, Any, str], ...] = (
    ("a careful answer in an imagined world", Match, "may_be_deadly"),
    ("the store's thread", SqliteStore, "_append_all"),
    ("bytes into a game", Match, "copy"),
    ("bytes in case of undo", Match, "_moment"),
    ("bytes in case of undo", Moments, "remember"),
    ("the rules", Match, "play"),
    ("the log of the table", Table, "note"),
    ("who is asked what", Table, "_note_questions"),
    ("what everybody sees", views, "Shared"),
    ("sights", views, "sight"),
    ("events and lines in words", views, "_news"),
    ("choices in words", views, "_choices"),
    ("diffs", ViewDiff, "update"),
    ("messages as JSON", broadcast, "encode"),
    ("queues", Connection, "send"),
    ("timers", Timers, "set"),
    ("bytes between moves", Match, "rest"),
)


class Ledger:
    """Milliseconds of processor time by part, for the move under way."""

    def __init__(self) -> None:
        self.spent: dict[str, float] = defaultdict(float)
        self._open: list[str] = []
        self._since = 0.0

    def timed(self, part: str, function: Callable[..., Any]) -> Callable[..., Any]:
        """A function whose time is entered; that of parts within it counts for them alone."""

        @wraps(function)
        def counted(*arguments: Any, **named: Any) -> Any:
            self._charge()
            self._open.append(part)
            try:
                return function(*arguments, **named)
            finally:
                self._charge()
                self._open.pop()

        return counted

    def aside(self, part: str, function: Callable[..., Any]) -> Callable[..., Any]:
        """The same for a function that has a thread of its own."""

        @wraps(function)
        def counted(*arguments: Any, **named: Any) -> Any:
            began = thread_time()
            try:
                return function(*arguments, **named)
            finally:
                self.spent[part] += 1000 * (thread_time() - began)

        return counted

    def _charge(self) -> None:
        now = thread_time()
        if self._open:
            self.spent[self._open[-1]] += 1000 * (now - self._since)
        self._since = now

    @contextmanager
    def watching(self) -> Iterator[None]:
        """All parts are timed."""
        patches = []
        for part, owner, name in _PARTS:
            wrap = self.aside if owner is SqliteStore else self.timed
            patches.append(patch.object(owner, name, wrap(part, getattr(owner, name))))
        for one in patches:
            one.start()
        try:
            yield
        finally:
            for one in reversed(patches):
                one.stop()

    def taken(self) -> dict[str, float]:
        """What the move took, part by part; the next begins with nothing."""
        spent, self.spent = dict(self.spent), defaultdict(float)
        return spent
