"""The interface of a store of tables, which SQLite and PostgreSQL implement."""

import re
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Literal, Protocol
from urllib.parse import urlsplit

from carambolage.engine.errors import CarambolageError
from carambolage.table.store.entry import Entry, TableRecord

Appended = Literal["stored", "taken"]
Listener = Callable[[str], Awaitable[None]]

FORMAT = 1
AWAY = "-away"


class StoreError(CarambolageError):
    """A store that cannot be opened, or that broke off."""


class StoreAwayError(StoreError):
    """A store that cannot be reached now; whether it has kept what it was just given is not known."""


class Store(Protocol):
    """A place that keeps tables and their logs for good; where it `echoes`, a worker hears what it announces itself."""

    echoes: bool

    async def open(self, listener: Listener) -> None:
        """Get ready; `listener` is called with what other workers announce, and with an empty text after a gap.

        Where a connection breaks it is called with `AWAY` first.
        """

    async def close(self) -> None:
        """Let go of everything."""

    async def create(self, record: TableRecord) -> None:
        """Keep a new table."""

    async def record(self, table: str) -> TableRecord | None:
        """A table as it was opened, or none."""

    async def append(self, table: str, entry: Entry) -> Appended:
        """Keep an entry for good, or find that its seq or its key is taken already."""

    async def entries(self, table: str, after: int = 0) -> list[Entry]:
        """The entries after a seq, in order."""

    async def keep_snapshot(self, table: str, seq: int, data: bytes) -> None:
        """Keep how a table stood at a seq, in place of an earlier snapshot; it may be lost."""

    async def snapshot(self, table: str) -> bytes | None:
        """The latest snapshot of a table, or none."""

    async def announce(self, text: str) -> None:
        """Tell the other workers something that need not be kept; at most 7,000 bytes."""

    async def listen_anew(self) -> None:
        """Nothing has been heard for too long: get ready to hear the other workers again."""

    async def probe(self) -> None:
        """Fail unless the store can be reached."""

    async def count(self) -> int:
        """How many tables there are."""

    async def records(self) -> list[tuple[TableRecord, int]]:
        """Every table, the oldest first, with the time at which something last happened to it."""

    async def delete(self, table: str) -> bool:
        """Drop a table with its log; false where there is none."""

    async def forget(self, before: int, prefix: str = "") -> int:
        """Drop the tables whose ids begin so and in which nothing has happened since a time; returns how many."""


def store_at(url: str) -> Store:
    """The store that a URL names; not opened yet."""
    scheme = urlsplit(url).scheme
    if scheme == "sqlite":
        from carambolage.table.store.sqlite import SqliteStore

        return SqliteStore(sqlite_path(url))
    if scheme in ("postgresql", "postgres"):
        from carambolage.table.store.postgres import PostgresStore

        return PostgresStore(url)
    raise StoreError(
        f"{without_password(url)!r} names no store; write sqlite:///PATH or postgresql://USER:PASSWORD@HOST/DATABASE"
    )


def without_password(url: str) -> str:
    """A URL that may be shown to anybody."""
    return re.sub(r"(?i)([?&][a-z]*password=)[^&#]*", r"\1…", re.sub(r"(?s)(://[^:/@]*):.*@", r"\1:…@", url))


def sqlite_path(url: str) -> Path:
    """The file behind `sqlite:///relative.db` or `sqlite:////absolute.db`."""
    path = url.removeprefix("sqlite:///")
    if path == url or not path:
        raise StoreError(f"{url!r} names no file; write sqlite:///tables.db, or sqlite:////var/lib/tables.db")
    return Path(path)


def is_shared(url: str) -> bool:
    """Whether several processes may serve from this store at once."""
    return urlsplit(url).scheme != "sqlite"
