"""Housekeeping: tables are counted and forgotten without anybody waiting, and a file belongs to one server."""

import asyncio
import contextlib
import stat
import threading
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from carambolage.table.commands.create import create_table
from carambolage.table.library import Library
from carambolage.table.limits import Limits
from carambolage.table.protocol.bodies import SeatWish, TableWish
from carambolage.table.rooms import lobby as lobbies
from carambolage.table.rooms import worker_bus
from carambolage.table.rooms.lobby import DAY, Lobby
from carambolage.table.session.connection import Connection
from carambolage.table.state import table as state
from carambolage.table.state.server_time import now_ms
from carambolage.table.store.contract import StoreError, store_at
from carambolage.table.store.entry import Entry, Reacted
from carambolage.table.store.sqlite import SqliteStore
from carambolage.testing.convoy.game import GAME
from tests.table.serving import Server

WISH = TableWish(game="convoy", seats=[SeatWish("person")] * 2)


@contextlib.asynccontextmanager
async def opened_lobby(tmp_path: Path) -> AsyncIterator[Lobby]:
    """A lobby on a store of its own."""
    lobby = Lobby(store_at(f"sqlite:///{tmp_path}/tables.db"), Library({"convoy": GAME}), Limits(), keep=DAY)
    await lobby.open()
    try:
        yield lobby
    finally:
        await lobby.close()


def test_health_asks_the_store_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        async with opened_lobby(tmp_path) as lobby:
            for _ in range(3):
                await lobby.add(create_table(WISH, lobby.library, now_ms())[0])
            monkeypatch.setattr(SqliteStore, "count", None)
            assert lobby.tables == 3
        monkeypatch.undo()
        async with opened_lobby(tmp_path) as lobby:
            assert lobby.tables == 3

    asyncio.run(scenario())


def test_the_server_tells_the_count(server: Server) -> None:
    before = server.get("/api/health")["tables"]
    server.open_table("convoy", 2)
    assert server.get("/api/health")["tables"] == before + 1


def test_old_tables_are_forgotten_while_the_server_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lobbies, "_FORGET_SECONDS", 0.01)

    async def scenario() -> None:
        async with opened_lobby(tmp_path) as lobby:
            old = [create_table(WISH, lobby.library, now_ms() - 2 * DAY)[0] for _ in range(50)]
            for record in old:
                await lobby.store.create(record)
            fresh = create_table(WISH, lobby.library, now_ms())[0]
            await lobby.add(fresh)
            while await lobby.store.record(old[-1].table) is not None or await lobby.store.count() > 1:
                await asyncio.sleep(0.01)
            assert await lobby.store.record(fresh.table) is not None

    asyncio.run(scenario())


def test_a_table_wakes_in_a_thread(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Others are served while a long log is played again."""
    threads: list[str] = []
    take = state.Table.take

    def watched_take(table: state.Table, entry: Any) -> None:
        threads.append(threading.current_thread().name)
        take(table, entry)

    async def scenario() -> None:
        async with opened_lobby(tmp_path) as lobby:
            record, _ = create_table(WISH, lobby.library, now_ms())
            await lobby.add(record)
            lobby.rooms.clear()
            monkeypatch.setattr(state.Table, "take", watched_take)
            await lobby.room(record.table)
            assert len(threads) == 1
            assert threads[0].startswith("query")

    asyncio.run(scenario())


def test_a_second_server_on_the_same_file_is_refused(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/tables.db"

    async def ignore(text: str) -> None:
        """Nobody else is there."""

    async def scenario() -> None:
        first, second = store_at(url), store_at(url)
        await first.open(ignore)
        with pytest.raises(StoreError, match="another server has the store"):
            await second.open(ignore)
        await second.close()
        await first.close()
        third = store_at(url)
        await third.open(ignore)
        await third.close()

    asyncio.run(scenario())


def test_a_second_server_that_comes_by_a_symbolic_link_is_refused(tmp_path: Path) -> None:
    (tmp_path / "link.db").symlink_to(tmp_path / "tables.db")

    async def scenario() -> None:
        async with opened_lobby(tmp_path):
            second = store_at(f"sqlite:///{tmp_path}/link.db")
            with pytest.raises(StoreError, match="another server has the store"):
                await second.open(Connection.send)  # type: ignore[arg-type]
            await second.close()

    asyncio.run(scenario())


@pytest.mark.parametrize("existing", [(), ("tables.db",), ("tables.db", "tables.db-wal")])
def test_a_store_is_read_by_its_owner_only(tmp_path: Path, existing: tuple[str, ...]) -> None:
    """Those too that an earlier version, or a copy, has left readable to all."""
    for name in existing:
        (tmp_path / name).touch()
        (tmp_path / name).chmod(0o644)

    async def scenario() -> None:
        async with opened_lobby(tmp_path):
            modes = {file.name: stat.S_IMODE(file.stat().st_mode) for file in tmp_path.glob("tables.db*")}
            assert modes.items() >= {"tables.db": 0o600, "tables.db-wal": 0o600, "tables.db-shm": 0o600}.items()

    asyncio.run(scenario())


def test_a_store_of_somebody_else_is_left_as_it_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "tables.db").touch()
    (tmp_path / "tables.db").chmod(0o640)
    monkeypatch.setattr("os.geteuid", lambda: 4_000_000)

    async def scenario() -> None:
        async with opened_lobby(tmp_path):
            assert stat.S_IMODE((tmp_path / "tables.db").stat().st_mode) == 0o640

    asyncio.run(scenario())


class SilentStore(SqliteStore):
    """A shared store whose notices get lost, at first or for ever."""

    echoes = True

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.announced: list[str] = []

    async def announce(self, text: str) -> None:
        """Nobody hears it."""
        self.announced.append(text)

    async def listen_anew(self) -> None:
        """It does not help."""
        self.announced.append("listen")


def test_a_worker_that_hears_nothing_looks_everything_up_and_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(worker_bus, "_HEARTBEAT", 0.001)

    async def scenario() -> None:
        store = SilentStore(tmp_path / "tables.db")
        lobby = Lobby(store, Library({"convoy": GAME}), Limits())
        await lobby.open()
        try:
            record, _ = create_table(WISH, lobby.library, now_ms())
            await lobby.add(record)
            room = await lobby.room(record.table)
            await store.append(record.table, Entry(2, now_ms(), "other", Reacted(0, "laugh")))
            while room.table.seq < 2:
                await asyncio.sleep(0.01)
            assert lobby.is_deaf
            assert "listen" in store.announced
            beat = next(text for text in store.announced if text.startswith("-beat"))
            monkeypatch.setattr(worker_bus, "_HEARTBEAT", 1000.0)
            await lobby._bus.receive(beat)
            assert not lobby.is_deaf
        finally:
            await lobby.close()

    asyncio.run(scenario())


def test_a_worker_that_heard_nothing_during_an_outage_is_not_deaf_after_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> None:
        store = SilentStore(tmp_path / "tables.db")
        lobby = Lobby(store, Library({"convoy": GAME}), Limits())
        await lobby.open()
        try:
            monkeypatch.setattr(lobby._bus, "_heard_at", lobby._bus._heard_at - 1000.0)
            assert lobby.is_deaf
            await lobby._bus.receive("")
            await lobby._bus.receive(store.announced[-1])
            assert not lobby.is_deaf
        finally:
            await lobby.close()

    asyncio.run(scenario())


def test_a_notice_that_cannot_be_followed_is_followed_later(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        async with opened_lobby(tmp_path) as lobby:
            record, _ = create_table(WISH, lobby.library, now_ms())
            await lobby.add(record)
            room = await lobby.room(record.table)
            room.connections.add(Connection())
            await lobby.store.append(record.table, Entry(2, now_ms(), "other", Reacted(0, "laugh")))
            with monkeypatch.context() as broken:
                broken.setattr(SqliteStore, "entries", None)
                await lobby._bus.receive(f"{record.table} 2")
            assert room.table.seq == 1
            await lobby._bus.beat()
            assert room.table.seq == 2

    asyncio.run(scenario())


def test_a_table_that_nobody_is_at_is_not_followed(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened_lobby(tmp_path) as lobby:
            record, _ = create_table(WISH, lobby.library, now_ms())
            await lobby.add(record)
            await lobby.store.append(record.table, Entry(2, now_ms(), "other", Reacted(0, "laugh")))
            await lobby._bus.receive(f"{record.table} 2")
            assert record.table not in lobby.rooms
            assert (await lobby.room(record.table)).table.seq == 2

    asyncio.run(scenario())
