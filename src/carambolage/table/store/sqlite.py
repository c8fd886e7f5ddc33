"""The store on SQLite: one file, one thread that reads and writes it, a full sync before anything counts as stored."""

import asyncio
import os
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from carambolage.table.store.batches import Batches
from carambolage.table.store.contract import FORMAT, Appended, Listener, StoreError
from carambolage.table.store.entry import Entry, Payload, TableRecord, entry_of, in_order, record_of
from carambolage.table.store.file_lock import FileLock

_TABLES = """
create table if not exists tables (
    id text primary key,
    touched integer not null,
    record blob not null
) without rowid
"""
_LOG = """
create table if not exists log (
    table_id text not null references tables (id) on delete cascade,
    seq integer not null,
    at integer not null,
    key text not null,
    rest blob not null,
    primary key (table_id, seq),
    unique (table_id, key)
) without rowid
"""
_SNAPSHOTS = """
create table if not exists snapshots (
    table_id text primary key references tables (id) on delete cascade,
    seq integer not null,
    data blob not null
)
"""
_KEEP_SNAPSHOT = """
insert into snapshots select id, ?, ? from tables where id = ?
    on conflict (table_id) do update set seq = excluded.seq, data = excluded.data where excluded.seq > seq
"""
# The signs keep the primary key out of the plan: its rows are whole records, the index on `touched` has all it takes.
_OLD = "select id from tables where touched < ? and +id >= ? and +id < ?"
_DROP_OLD = "delete from tables where id in (select value from json_each(?)) and touched < ?"
_FORGOTTEN_AT_ONCE = 20
_FOR_OWNER = 0o600  # tokens of seats are kept as hashes, but secrets of dice are not
T = TypeVar("T")
Row = tuple[str, int, int, str, bytes]


class SqliteStore:
    """Tables in a file."""

    echoes = False

    def __init__(self, path: Path) -> None:
        self._path = path = path.resolve()  # whoever comes by a symbolic link finds the same lock
        self._thread = ThreadPoolExecutor(1, "store")
        self._db: sqlite3.Connection | None = None
        self._lock = FileLock(path.with_name(f"{path.name}.lock"))
        self._rows = Batches[Row, Appended](lambda rows: self._run(partial(self._append_all, rows)))

    async def open(self, listener: Listener) -> None:
        """Open the file, or make it. There is no other worker to hear of."""
        try:
            await self._run(self._connect)
        except (OSError, sqlite3.Error) as error:
            self._lock.release()
            raise StoreError(f"the store {self._path} cannot be opened ({error})") from error
        except StoreError:
            self._lock.release()
            raise

    async def close(self) -> None:
        """Close the file."""
        if self._db is not None:
            await self._run(self._db.close)
        self._lock.release()
        self._thread.shutdown()

    async def create(self, record: TableRecord) -> None:
        """Keep a new table."""
        row = (record.table, record.created, msgspec.json.encode(record))
        await self._run(lambda: self._write("insert into tables values (?, ?, ?)", row))

    async def record(self, table: str) -> TableRecord | None:
        """A table as it was opened, or none."""
        rows = await self._run(lambda: self._read("select record from tables where id = ?", (table,)))
        return record_of(rows[0][0]) if rows else None

    async def append(self, table: str, entry: Entry) -> Appended:
        """Keep an entry, unless its seq or key is taken; those that come while the disk is busy share one sync."""
        row = (table, entry.seq, entry.at, entry.key, msgspec.json.encode(Payload(entry.body, entry.clocks)))
        return await self._rows.add(row)

    async def entries(self, table: str, after: int = 0) -> list[Entry]:
        """The entries after a seq."""
        query = "select seq, at, key, rest from log where table_id = ? and seq > ? order by seq"
        rows = await self._run(lambda: self._read(query, (table, after)))
        return [entry_of(*row) for row in rows]

    async def keep_snapshot(self, table: str, seq: int, data: bytes) -> None:
        """Keep a snapshot, unless there is a later one."""
        await self._run(lambda: self._write(_KEEP_SNAPSHOT, (seq, data, table)))

    async def snapshot(self, table: str) -> bytes | None:
        """The latest snapshot of a table, or none."""
        rows = await self._run(lambda: self._read("select data from snapshots where table_id = ?", (table,)))
        return rows[0][0] if rows else None

    async def announce(self, text: str) -> None:
        """Nobody else serves from this file."""

    async def listen_anew(self) -> None:
        """There is nobody to hear."""

    async def probe(self) -> None:
        """A file is there."""

    async def count(self) -> int:
        """How many tables there are."""
        return int((await self._run(lambda: self._read("select count(*) from tables", ())))[0][0])

    async def records(self) -> list[tuple[TableRecord, int]]:
        """Every table with the time of its last entry."""
        rows = await self._run(lambda: self._read("select record, touched from tables", ()))
        return in_order(rows)

    async def delete(self, table: str) -> bool:
        """Drop a table; its log goes with it."""
        return await self._run(lambda: self._write("delete from tables where id = ?", (table,))) > 0

    async def forget(self, before: int, prefix: str = "") -> int:
        """Drop old tables with their logs, a few at a time: whoever plays has to wait for this thread."""
        rows = await self._run(lambda: self._read(_OLD, (before, prefix, f"{prefix}~")))
        dropped = 0
        for first in range(0, len(rows), _FORGOTTEN_AT_ONCE):
            ids = msgspec.json.encode([table for (table,) in rows[first : first + _FORGOTTEN_AT_ONCE]]).decode()
            dropped += await self._run(partial(self._write, _DROP_OLD, (ids, before)))
        return dropped

    async def _run(self, job: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._thread, job)

    def _connect(self) -> None:
        if not self._lock.acquire():
            raise StoreError(f"another server has the store {self._path} open; stop it, or name another --store")
        self._path.touch(mode=_FOR_OWNER)
        for file in (self._path, *(self._path.with_name(f"{self._path.name}-{part}") for part in ("wal", "shm"))):
            _close_to_others(file)
        db = sqlite3.connect(self._path, isolation_level=None, check_same_thread=False)
        db.execute("pragma journal_mode = wal")
        db.execute("pragma synchronous = full")
        db.execute("pragma foreign_keys = on")
        stored = db.execute("pragma user_version").fetchone()[0]
        if stored not in (0, FORMAT):
            raise StoreError(f"the store {self._path} has format {stored}, this version reads format {FORMAT}")
        db.execute(_TABLES)
        db.execute("create index if not exists tables_touched on tables (touched)")
        db.execute(_LOG)
        db.execute(_SNAPSHOTS)
        db.execute(f"pragma user_version = {FORMAT}")
        self._db = db

    def _read(self, query: str, arguments: tuple[object, ...]) -> list[Any]:
        return self._open.execute(query, arguments).fetchall()

    def _write(self, query: str, arguments: tuple[object, ...]) -> int:
        return self._open.execute(query, arguments).rowcount

    def _append_all(self, rows: list[Row]) -> list[Appended]:
        db = self._open
        try:
            db.execute("begin immediate")
            outcomes = [self._append(row) for row in rows]
            db.execute("commit")
        except BaseException:
            if db.in_transaction:
                db.execute("rollback")
            raise
        return outcomes

    def _append(self, row: Row) -> Appended:
        try:
            self._open.execute("insert into log values (?, ?, ?, ?, ?)", row)
        except sqlite3.IntegrityError:
            return "taken"
        self._open.execute("update tables set touched = ? where id = ?", (row[2], row[0]))
        return "stored"

    @property
    def _open(self) -> sqlite3.Connection:
        if self._db is None:
            raise StoreError(f"the store {self._path} is not open")
        return self._db


def _close_to_others(file: Path) -> None:
    """Let only its owner read a file that was there before; one of somebody else is left as it is."""
    if file.exists() and hasattr(os, "geteuid") and file.stat().st_uid == os.geteuid():
        file.chmod(_FOR_OWNER)
