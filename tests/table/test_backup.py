"""Backup and restore as docs/hosting.md says: a copy, taken while a server runs, is served by another."""

import asyncio
import sqlite3
from pathlib import Path

from tests.table.client import Client
from tests.table.people import play_out
from tests.table.postgres import Cluster
from tests.table.serving import Opened, Server


def played(server: Server) -> tuple[Opened, Opened]:
    """A table at which a game is over, and one at which a person has just answered."""
    over, begun = (server.open_table(people=1, bots=1, seed=3) for _ in range(2))

    async def play() -> None:
        async with Client(over, over.seats[0]) as ada:
            await play_out(ada)
        async with Client(begun, begun.seats[0]) as ada:
            await ada.until_asked(0)
            await ada.play(0, 0)

    asyncio.run(play())
    return over, begun


def play_on(store: str, over: Opened, begun: Opened) -> str:
    """On a restored store the game that had begun goes on to its end; gives the record of the other."""
    server = Server(store).start()
    over.server = begun.server = server

    async def play() -> None:
        async with Client(begun, begun.seats[0]) as ada:
            await play_out(ada)

    try:
        asyncio.run(play())
        assert server.get(f"/api/tables/{begun.table}")["phase"] == "over"
        return server.text(f"/api/tables/{over.table}/replay")
    finally:
        server.stop()


def test_sqlite(tmp_path: Path) -> None:
    server = Server(f"sqlite:///{tmp_path}/tables.db").start()
    tables = played(server)
    with sqlite3.connect(tmp_path / "tables.db") as running:
        running.execute("vacuum into ?", (str(tmp_path / "copy.db"),))
    before = server.text(f"/api/tables/{tables[0].table}/replay")
    server.stop()
    assert play_on(f"sqlite:///{tmp_path}/copy.db", *tables) == before


def test_postgresql(cluster: Cluster) -> None:
    server = Server(cluster.database("backed_up")).start()
    tables = played(server)
    copy = cluster.restored_copy("backed_up", "restored")
    before = server.text(f"/api/tables/{tables[0].table}/replay")
    server.stop()
    assert play_on(copy, *tables) == before
