"""The store on PostgreSQL, which several workers share: LISTEN and NOTIFY tell each of the others' entries."""

import asyncio
import contextlib
import logging
from collections.abc import Iterator
from typing import Any

import asyncpg
import msgspec

from carambolage.table.store.batches import Batches
from carambolage.table.store.contract import (
    AWAY,
    FORMAT,
    Appended,
    Listener,
    StoreAwayError,
    StoreError,
    without_password,
)
from carambolage.table.store.entry import Entry, Payload, TableRecord, entry_of, in_order, record_of

CHANNEL = "carambolage_table"
_SCHEMA_LOCK = 0x43415241
_POOL = 8
_PAUSE = 0.5

_log = logging.getLogger("carambolage.table")

_SCHEMA = """
create table if not exists carambolage_format (format integer not null);
create table if not exists tables (
    id text primary key,
    touched bigint not null,
    record bytea not null
);
create index if not exists tables_touched on tables (touched);
create table if not exists log (
    table_id text not null references tables (id) on delete cascade,
    seq bigint not null,
    at bigint not null,
    key text not null,
    rest bytea not null,
    primary key (table_id, seq),
    unique (table_id, key)
);
create table if not exists snapshots (
    table_id text primary key references tables (id) on delete cascade,
    seq bigint not null,
    data bytea not null
);
"""
# One statement is one transaction: entries are kept and their tables touched, or nothing of it.
_APPEND = """
with given as (
    select * from unnest($1::text[], $2::bigint[], $3::bigint[], $4::text[], $5::bytea[])
        as row (table_id, seq, at, key, rest)
), added as (
    insert into log select given.* from given join tables on tables.id = given.table_id
        on conflict do nothing returning table_id, seq, at, key
), touched as (
    update tables set touched = added.at from added where tables.id = added.table_id
)
select table_id, seq, key from added
"""
_KEEP_SNAPSHOT = """
insert into snapshots select id, $1, $2 from tables where id = $3
    on conflict (table_id) do update set seq = excluded.seq, data = excluded.data where excluded.seq > snapshots.seq
"""
_OLD = "select id from tables where touched < $1 and starts_with(id, $2)"
_DROP_OLD = "delete from tables where id = any($1::text[]) and touched < $2"
_FORGOTTEN_AT_ONCE = 200
_NOTIFY = "select pg_notify($1, text) from unnest($2::text[]) as text"
_LONGEST_NOTICE = 7000
_CONNECT_SECONDS, _COMMAND_SECONDS = 5.0, 10.0

# Whatever means that the database is not there now, rather than that it does not like what it is told.
_AWAY = (
    OSError,
    TimeoutError,
    asyncpg.PostgresConnectionError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,  # what the client says of a connection that breaks between two steps of a query
    asyncpg.OperatorInterventionError,
    asyncpg.InsufficientResourcesError,
)

Row = tuple[str, int, int, str, bytes]


@contextlib.contextmanager
def _reaching() -> Iterator[None]:
    """What goes wrong in here with the connection means that the store is away."""
    try:
        yield
    except _AWAY as error:
        raise StoreAwayError(f"the PostgreSQL store cannot be reached ({error or type(error).__name__})") from error


class PostgresStore:
    """Tables in a PostgreSQL database."""

    echoes = True

    def __init__(self, url: str) -> None:
        self._url = url
        self._opened: Any = None
        self._listener: Any = None
        self._broken = asyncio.Event()
        self._listening_task: asyncio.Task[None] | None = None
        self._rows = Batches(self._append_all)
        self._notices = Batches(self._notify)

    async def open(self, listener: Listener) -> None:
        """Connect, make the schema where there is none, and start to listen."""
        try:
            self._opened = await asyncpg.create_pool(
                self._url, min_size=1, max_size=_POOL, timeout=_CONNECT_SECONDS, command_timeout=_COMMAND_SECONDS
            )
            await self._make_schema()
            await self._begin_listening(listener)
        except (OSError, asyncpg.PostgresError, ValueError, TimeoutError) as error:
            place = without_password(self._url)
            reason = str(error).replace(self._url, place)
            raise StoreError(f"the PostgreSQL store {place} cannot be opened ({reason})") from None
        self._listening_task = asyncio.create_task(self._listen(listener))

    async def close(self) -> None:
        """Disconnect."""
        if self._listening_task is not None:
            self._listening_task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._listening_task
        if self._listener is not None:
            await self._listener.close()
        if self._opened is not None:
            await self._opened.close()

    async def create(self, record: TableRecord) -> None:
        """Keep a new table."""
        row = (record.table, record.created, msgspec.json.encode(record))
        with _reaching():
            await self._pool.execute("insert into tables values ($1, $2, $3)", *row)

    async def record(self, table: str) -> TableRecord | None:
        """A table as it was opened, or none."""
        with _reaching():
            record = await self._pool.fetchval("select record from tables where id = $1", table)
        return None if record is None else record_of(record)

    async def append(self, table: str, entry: Entry) -> Appended:
        """Keep an entry, unless its seq or key is taken, then tell the other workers.

        They are told apart from that: PostgreSQL lets one transaction with a notice commit at a time. If that is as far
        as this worker comes, they find the entry when somebody joins the table or wants to add another one.
        """
        row = (table, entry.seq, entry.at, entry.key, msgspec.json.encode(Payload(entry.body, entry.clocks)))
        appended = await self._rows.add(row)
        if appended == "stored":
            self._notices.add(f"{table} {entry.seq}").add_done_callback(_ignore_failure)
        return appended

    async def _append_all(self, rows: list[Row]) -> list[Appended]:
        """Entries of several tables in one transaction; a table has at most one of them."""
        with _reaching():
            added = {tuple(row) for row in await self._pool.fetch(_APPEND, *zip(*rows, strict=True))}
        return ["stored" if (table, seq, key) in added else "taken" for table, seq, _, key, _ in rows]

    async def entries(self, table: str, after: int = 0) -> list[Entry]:
        """The entries after a seq."""
        query = "select seq, at, key, rest from log where table_id = $1 and seq > $2 order by seq"
        with _reaching():
            return [entry_of(*row) for row in await self._pool.fetch(query, table, after)]

    async def keep_snapshot(self, table: str, seq: int, data: bytes) -> None:
        """Keep a snapshot, unless there is a later one."""
        with _reaching():
            await self._pool.execute(_KEEP_SNAPSHOT, seq, data, table)

    async def snapshot(self, table: str) -> bytes | None:
        """The latest snapshot of a table, or none."""
        with _reaching():
            data: bytes | None = await self._pool.fetchval("select data from snapshots where table_id = $1", table)
        return data

    async def announce(self, text: str) -> None:
        """Tell all workers."""
        await self._notices.add(text)

    async def _notify(self, texts: list[str]) -> list[None]:
        """Notices, several in one as lines of it."""
        joined = [""]
        for text in texts:
            if len(joined[-1]) + len(text) > _LONGEST_NOTICE:
                joined.append("")
            joined[-1] += f"{text}\n"
        with _reaching():
            await self._pool.execute(_NOTIFY, CHANNEL, joined)
        return [None] * len(texts)

    async def listen_anew(self) -> None:
        """The connection that listens may be broken without either end knowing: take another one."""
        self._broken.set()

    async def probe(self) -> None:
        """Ask the database for nothing."""
        with _reaching():
            await self._pool.execute("select 1")

    async def count(self) -> int:
        """How many tables there are."""
        with _reaching():
            return int(await self._pool.fetchval("select count(*) from tables"))

    async def records(self) -> list[tuple[TableRecord, int]]:
        """Every table with the time of its last entry."""
        with _reaching():
            return in_order(await self._pool.fetch("select record, touched from tables"))

    async def delete(self, table: str) -> bool:
        """Drop a table; its log goes with it."""
        with _reaching():
            return str(await self._pool.execute("delete from tables where id = $1", table)) != "DELETE 0"

    async def forget(self, before: int, prefix: str = "") -> int:
        """Drop old tables with their logs, so many at a time that none of the statements takes long."""
        dropped = 0
        with _reaching():
            rows = await self._pool.fetch(_OLD, before, prefix)
            for first in range(0, len(rows), _FORGOTTEN_AT_ONCE):
                ids = [table for (table,) in rows[first : first + _FORGOTTEN_AT_ONCE]]
                done = await self._pool.execute(_DROP_OLD, ids, before)
                dropped += int(done.rpartition(" ")[2])
        return dropped

    async def _make_schema(self) -> None:
        """Workers that start together take turns."""
        async with self._pool.acquire() as db, db.transaction():
            await db.execute("select pg_advisory_xact_lock($1)", _SCHEMA_LOCK)
            await db.execute(_SCHEMA)
            stored = await db.fetchval("select format from carambolage_format")
            if stored is None:
                await db.execute("insert into carambolage_format values ($1)", FORMAT)
            elif stored != FORMAT:
                raise StoreError(f"the PostgreSQL store has format {stored}, this version reads format {FORMAT}")

    async def _listen(self, listener: Listener) -> None:
        """Listen on a connection of its own; when it breaks, listen anew and have everybody catch up."""
        while True:
            await self._broken.wait()
            await listener(AWAY)
            await self._stop_listening()
            await asyncio.sleep(_PAUSE)
            try:
                await self._begin_listening(listener)
                await listener("")
            except Exception as error:
                _log.warning("the other workers cannot be heard now (%s); trying again", error)
                self._broken.set()

    async def _stop_listening(self) -> None:
        listener, self._listener = self._listener, None
        if listener is not None:
            with contextlib.suppress(Exception):
                await listener.close(timeout=_PAUSE)

    async def _begin_listening(self, listener: Listener) -> None:
        """Take a connection that listens, and notice when it breaks."""
        connection, broken = await asyncpg.connect(self._url, timeout=_CONNECT_SECONDS), asyncio.Event()

        async def receive(_connection: Any, _process: int, _channel: str, text: str) -> None:
            for line in text.splitlines():
                await listener(line)

        await connection.add_listener(CHANNEL, receive)
        connection.add_termination_listener(lambda _: broken.set())
        self._listener, self._broken = connection, broken

    @property
    def _pool(self) -> Any:
        if self._opened is None:
            raise StoreError("the PostgreSQL store is not open")
        return self._opened


def _ignore_failure(told: "asyncio.Future[None]") -> None:
    """A notice that could not be sent is no loss: whoever has not heard looks everything up when the store is back."""
    if not told.cancelled():
        told.exception()
