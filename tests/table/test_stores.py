"""The contract of stores, kept by SQLite and by PostgreSQL."""

import asyncio
import os
import signal
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path

import pytest

from carambolage.table.store.contract import AWAY, Store, StoreError, store_at
from carambolage.table.store.entry import Answered, ChairPlan, Entry, Said, TableRecord
from carambolage.table.store.postgres import PostgresStore
from carambolage.table.store.sqlite import SqliteStore
from tests.table.postgres import Cluster

Scenario = Callable[[Store], Awaitable[None]]


def record(table: str, created: int = 1000) -> TableRecord:
    """A table as it might have been opened."""
    return TableRecord(
        table=table,
        created=created,
        game="convoy",
        rules=1,
        pack="abc",
        players=2,
        options={"road": "long"},
        secret="s" * 64,
        salt="t" * 32,
        chosen=False,
        chairs=[ChairPlan("person", "Zoë", "greedy", "hash"), ChairPlan("bot", None, "random", None)],
        host="h",
        watch="w",
        invite="i",
        clock=None,
        grace=60_000,
        hints=True,
    )


def run(url: str, scenario: Scenario) -> None:
    """Open a store, do something with it, close it."""

    async def play() -> None:
        store = store_at(url)
        await store.open(ignore)
        try:
            await scenario(store)
        finally:
            await store.close()

    asyncio.run(play())


async def ignore(text: str) -> None:
    """Nothing needs to be heard."""


def move(seq: int, key: str | None = None, at: int = 2000) -> Entry:
    return Entry(seq, at, key or f"key {seq}", Answered(0, seq), [5, 6])


def test_what_was_kept_is_there_after_opening_again(url: str) -> None:
    chat = Entry(2, 2001, "c", Said("players", 0, "Zoë", "« Vroum »\u2028🚗"))

    async def write(store: Store) -> None:
        await store.create(record("one"))
        assert await store.append("one", move(1)) == "stored"
        assert await store.append("one", chat) == "stored"

    async def read(store: Store) -> None:
        assert await store.record("one") == record("one")
        assert await store.record("two") is None
        assert await store.entries("one") == [move(1), chat]
        assert await store.entries("one", 1) == [chat]
        assert await store.entries("two") == []
        assert await store.count() == 1

    run(url, write)
    run(url, read)


def test_a_number_is_given_once(url: str) -> None:
    async def scenario(store: Store) -> None:
        await store.create(record("one"))
        await store.create(record("two"))
        assert await store.append("one", move(1)) == "stored"
        assert await store.append("one", move(1, "another key")) == "taken"
        assert await store.append("two", move(1)) == "stored"
        assert await store.entries("one") == [move(1)]

    run(url, scenario)


def test_a_key_is_kept_once(url: str) -> None:
    async def scenario(store: Store) -> None:
        await store.create(record("one"))
        assert await store.append("one", move(1, "k")) == "stored"
        assert await store.append("one", move(2, "k")) == "taken"
        assert await store.append("one", move(2, "l")) == "stored"

    run(url, scenario)


def test_of_many_at_once_one_is_first(url: str) -> None:
    async def scenario(store: Store) -> None:
        await store.create(record("one"))
        outcomes = await asyncio.gather(*(store.append("one", move(1, f"k{n}")) for n in range(20)))
        assert sorted(outcomes) == ["stored"] + ["taken"] * 19
        assert len(await store.entries("one")) == 1

    run(url, scenario)


def test_silent_tables_are_forgotten(url: str) -> None:
    async def scenario(store: Store) -> None:
        await store.create(record("silent", 1000))
        await store.create(record("busy", 1000))
        await store.append("silent", move(1, at=1500))
        await store.append("busy", move(1, at=9000))
        assert await store.forget(5000) == 1
        assert await store.record("silent") is None
        assert await store.entries("silent") == []
        assert await store.entries("busy") == [move(1, at=9000)]

    run(url, scenario)


def test_old_tables_are_looked_for_by_their_age(tmp_path: Path) -> None:
    """Among hundreds of thousands of tables no statement may read them all: a move would wait for it."""
    statements: list[str] = []

    async def scenario() -> None:
        store = SqliteStore(tmp_path / "tables.db")
        await store.open(ignore)
        try:
            for table in ("old", "0old"):
                await store.create(record(table, 1000))
            await store._run(lambda: store._open.set_trace_callback(statements.append))
            assert await store.forget(5000, "0") == 1
            assert await store.forget(5000) == 1
            await store._run(lambda: store._open.set_trace_callback(None))
            for statement in statements:
                if statement.startswith(("select id", "delete")):
                    plan = await store._run(partial(store._read, f"explain query plan {statement}", ()))
                    steps = [row[3] for row in plan if " tables" in row[3]]
                    assert all("COVERING INDEX tables_touched (touched<?)" in s or "(id=?)" in s for s in steps), steps
        finally:
            await store.close()

    asyncio.run(scenario())
    assert len(statements) >= 4


def test_workers_hear_of_each_other(cluster: Cluster) -> None:
    url = cluster.database("hearing")
    heard: asyncio.Queue[str] = asyncio.Queue()

    async def scenario() -> None:
        one, other = store_at(url), store_at(url)
        await one.open(ignore)
        await other.open(heard.put)
        try:
            await one.create(record("one"))
            await one.append("one", move(1))
            assert await asyncio.wait_for(heard.get(), 5) == "one 1"
            await one.append("one", move(1, "too late"))
            await one.announce("one here")
            assert await asyncio.wait_for(heard.get(), 5) == "one here"
            cluster.break_connections("hearing")
            assert await asyncio.wait_for(heard.get(), 10) == AWAY
            assert await asyncio.wait_for(heard.get(), 10) == ""
            await one.append("one", move(2))
            assert await asyncio.wait_for(heard.get(), 5) == "one 2"
        finally:
            await one.close()
            await other.close()

    asyncio.run(scenario())


def test_a_connection_that_hangs_is_replaced(cluster: Cluster) -> None:
    """Neither end knows that it is broken: nothing is heard on it any more."""
    heard: asyncio.Queue[str] = asyncio.Queue()

    async def scenario() -> None:
        store = PostgresStore(cluster.database("hanging"))
        await store.open(heard.put)
        backend = store._listener.get_server_pid()
        os.kill(backend, signal.SIGSTOP)
        try:
            await store.announce("one here")
            with pytest.raises(TimeoutError):
                await asyncio.wait_for(heard.get(), 0.5)
            await store.listen_anew()
            assert [await asyncio.wait_for(heard.get(), 10) for _ in range(2)] == [AWAY, ""]
            await store.announce("one here")
            assert await asyncio.wait_for(heard.get(), 10) == "one here"
        finally:
            os.kill(backend, signal.SIGCONT)
            await store.close()

    asyncio.run(scenario())


def test_a_worker_that_cannot_catch_up_tries_again(cluster: Cluster) -> None:
    url = cluster.database("stumbling")

    async def scenario() -> None:
        heard: asyncio.Queue[str] = asyncio.Queue()
        failures = 2

        async def stumble(text: str) -> None:
            nonlocal failures
            if not text and failures:
                failures -= 1
                raise OSError("the log cannot be read")
            heard.put_nowait(text)

        store = store_at(url)
        await store.open(stumble)
        try:
            cluster.break_connections("stumbling")
            while (text := await asyncio.wait_for(heard.get(), 20)) == AWAY:
                pass
            assert text == ""
            assert failures == 0
            await store.announce("one here")
            assert await asyncio.wait_for(heard.get(), 10) == "one here"
        finally:
            await store.close()

    asyncio.run(scenario())


@pytest.mark.parametrize(
    ("url", "reason"),
    [
        ("mysql://here", "names no store"),
        ("sqlite://", "names no file"),
        ("sqlite:////nowhere/at/all/tables.db", "cannot be opened"),
        ("postgresql://nobody@127.0.0.1:1/nothing", "cannot be opened"),
    ],
)
def test_a_store_that_is_not_there_says_so(url: str, reason: str) -> None:
    async def use(store: Store) -> None:
        raise AssertionError("it was opened")

    with pytest.raises(StoreError, match=reason):
        run(url, use)


def test_a_store_of_another_format_is_left_alone(tmp_path: Path) -> None:
    import sqlite3

    path = tmp_path / "tables.db"
    with sqlite3.connect(path) as db:
        db.execute("pragma user_version = 99")
    db.close()

    async def use(store: Store) -> None:
        raise AssertionError("it was opened")

    with pytest.raises(StoreError, match="format 99"):
        run(f"sqlite:///{path}", use)


def test_tables_are_listed_and_deleted_with_their_logs(url: str) -> None:
    async def scenario(store: Store) -> None:
        await store.create(record("younger", 2000))
        await store.create(record("older", 1000))
        await store.append("older", Entry(1, 5000, "a", Answered(0, 1)))
        assert [(one.table, touched) for one, touched in await store.records()] == [("older", 5000), ("younger", 2000)]
        assert await store.delete("older")
        assert not await store.delete("older")
        assert [one.table for one, _ in await store.records()] == ["younger"]
        assert await store.entries("older") == []

    run(url, scenario)
