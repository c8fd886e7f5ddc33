"""A server with newer rules: tables of older ones stay closed, and say so."""

import asyncio
import sqlite3
from pathlib import Path

from tests.table.client import Client
from tests.table.serving import Server


def test_a_table_of_other_rules_stays_closed(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    server = Server(f"sqlite:///{path}").start()
    opened, untouched = server.open_table("convoy", 2), server.open_table("convoy", 2)
    server.stop()
    with sqlite3.connect(path) as db:
        old = "update tables set record = cast(replace(record, '\"rules\":1', '\"rules\":0') as blob) where id = ?"
        assert db.execute(old, (opened.table,)).rowcount == 1
    db.close()

    async def scenario() -> None:
        visitor = Client(opened, opened.seats[0])
        answer = await visitor.join()
        assert answer["code"] == "other_rules"
        await visitor.cut()
        async with Client(untouched, untouched.seats[0]) as one:
            assert one.state["phase"] == "playing"

    server.start()
    try:
        asyncio.run(scenario())
        assert server.refusal(f"/api/tables/{opened.table}")[0] == 409
    finally:
        server.stop()
