"""The store on PostgreSQL, which several workers share: LISTEN and NOTIFY tell each of the others' entries."""

import asyncio
import contextlib
import logging
from typing import Any

import asyncpg
import msgspec

from carambolage.table.store.contract import FORMAT, Appended, Listener, StoreError, without_password
from carambolage.table.store.entry import Entry, Payload, TableRecord, entry_of, in_order, record_of

CHANNEL = "carambolage_table"
_SCHEMA_LOCK = 0x43415241
_POOL = 8
_PAUSE = 1.0

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
"""
# One statement is one transaction: the entry is kept, the table touched and the others told, or nothing of it.
_APPEND = """
with added as (
    insert into log values ($1, $2, $3, $4, $5) on conflict do nothing returning seq
), touched as (
    update tables set touched = $3 where id = $1 and exists (select from added)
)
select pg_notify($6, $7) from added
"""


class PostgresStore:
    """Tables in a PostgreSQL database."""

    echoes = True

    def __init__(self, url: str) -> None:
        self._url = url
        self._opened: Any = None
        self._listener: Any = None
        self._listening_task: asyncio.Task[None] | None = None

    async def open(self, listener: Listener) -> None:
        """Connect, make the schema where there is none, and start to listen."""
        try:
            self._opened = await asyncpg.create_pool(self._url, min_size=1, max_size=_POOL, command_timeout=30)
            await self._make_schema()
            first = await self._listening(listener)
        except (OSError, asyncpg.PostgresError, ValueError, TimeoutError) as error:
            place = without_password(self._url)
            reason = str(error).replace(self._url, place)
            raise StoreError(f"the PostgreSQL store {place} cannot be opened ({reason})") from None
        self._listening_task = asyncio.create_task(self._listen(first, listener))

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
        await self._pool.execute("insert into tables values ($1, $2, $3)", *row)

    async def record(self, table: str) -> TableRecord | None:
        """A table as it was opened, or none."""
        record = await self._pool.fetchval("select record from tables where id = $1", table)
        return None if record is None else record_of(record)

    async def append(self, table: str, entry: Entry) -> Appended:
        """Keep an entry and tell the other workers, unless its seq or key is taken."""
        rest = msgspec.json.encode(Payload(entry.body, entry.clocks))
        notice = f"{table} {entry.seq}"
        rows = await self._pool.fetch(_APPEND, table, entry.seq, entry.at, entry.key, rest, CHANNEL, notice)
        return "stored" if rows else "taken"

    async def entries(self, table: str, after: int = 0) -> list[Entry]:
        """The entries after a seq."""
        query = "select seq, at, key, rest from log where table_id = $1 and seq > $2 order by seq"
        return [entry_of(*row) for row in await self._pool.fetch(query, table, after)]

    async def announce(self, text: str) -> None:
        """Tell all workers."""
        await self._pool.execute("select pg_notify($1, $2)", CHANNEL, text)

    async def count(self) -> int:
        """How many tables there are."""
        return int(await self._pool.fetchval("select count(*) from tables"))

    async def records(self) -> list[tuple[TableRecord, int]]:
        """Every table with the time of its last entry."""
        return in_order(await self._pool.fetch("select record, touched from tables"))

    async def delete(self, table: str) -> bool:
        """Drop a table; its log goes with it."""
        return str(await self._pool.execute("delete from tables where id = $1", table)) != "DELETE 0"

    async def forget(self, before: int) -> int:
        """Drop old tables with their logs."""
        done = await self._pool.execute("delete from tables where touched < $1", before)
        return int(done.rpartition(" ")[2])

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

    async def _listen(self, broken: asyncio.Event, listener: Listener) -> None:
        """Listen on a connection of its own; when it breaks, listen anew and have everybody catch up."""
        while True:
            await broken.wait()
            await asyncio.sleep(_PAUSE)
            try:
                broken = await self._listening(listener)
                await listener("")
            except Exception as error:
                _log.warning("the other workers cannot be heard now (%s); trying again", error)
                await self._stop_listening()
                broken.set()

    async def _stop_listening(self) -> None:
        listener, self._listener = self._listener, None
        if listener is not None:
            with contextlib.suppress(Exception):
                await listener.close(timeout=_PAUSE)

    async def _listening(self, listener: Listener) -> asyncio.Event:
        """A connection that listens; the event is set when it breaks."""
        connection, broken = await asyncpg.connect(self._url), asyncio.Event()

        async def receive(_connection: Any, _process: int, _channel: str, text: str) -> None:
            await listener(text)

        await connection.add_listener(CHANNEL, receive)
        connection.add_termination_listener(lambda _: broken.set())
        self._listener = connection
        return broken

    @property
    def _pool(self) -> Any:
        if self._opened is None:
            raise StoreError("the PostgreSQL store is not open")
        return self._opened
