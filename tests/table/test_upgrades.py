"""A server with newer rules: games of older ones have ended, and their log can be played on where they began."""

import asyncio
import sqlite3
from pathlib import Path

import carambolage
from carambolage.testing.convoy.game import GAME
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


def test_a_game_that_new_rules_have_ended_goes_on_where_it_began(tmp_path: Path) -> None:
    """Its file has every answer that stands, with its dice: the version that it began with comes to the same point."""
    path = tmp_path / "tables.db"
    server = Server(f"sqlite:///{path}").start()
    opened = server.open_table("convoy", 2, seed=3)

    async def play() -> dict[int, str]:
        async with Client(opened, *opened.seats) as both:
            for number in range(8):
                seat = both.sights[0]["asked"][0]
                await both.catch_up(await both.play(seat))
                if number % 2 and both.sights[seat]["can_undo"]:
                    await both.catch_up(await both.ask("undo", seat=seat))
                    await both.catch_up(await both.play(seat, len(both.sights[seat]["choices"]) - 1))
            assert both.state["phase"] == "playing"
            return {seat: (await both.ask("position", seat=seat))["text"] for seat in (0, 1)}

    try:
        before = asyncio.run(play())
        assert server.refusal(f"/api/tables/{opened.table}/replay")[1]["code"] == "not_over"
        server.stop()
        with sqlite3.connect(path) as db:
            db.execute("update tables set record = cast(replace(record, '\"rules\":1', '\"rules\":0') as blob)")
        db.close()
        server.start()
        text = server.text(f"/api/tables/{opened.table}/replay")
        assert '"rules": 0' in text.splitlines()[0]
        match = carambolage.load(text.replace('"rules": 0', '"rules": 1', 1), GAME)
        assert {seat: match.position(seat) for seat in (0, 1)} == before
        match.play(match.asked[0], match.choices(match.asked[0])[0])
    finally:
        server.stop()


def test_a_table_waits_for_its_game_and_then_gives_its_log(tmp_path: Path) -> None:
    """A game of somebody else that is no longer installed: the table is not taken for one that never was."""
    path = tmp_path / "tables.db"
    server = Server(f"sqlite:///{path}").start()
    opened = server.open_table("convoy", 2, seed=3)
    server.stop()
    with sqlite3.connect(path) as db:
        db.execute("update tables set record = cast(replace(record, '\"convoy\"', '\"lorries\"') as blob)")
    db.close()

    async def coming() -> str:
        visitor = Client(opened, opened.seats[0])
        code = str((await visitor.join())["code"])
        await visitor.cut()
        return code

    server.start()
    try:
        assert asyncio.run(coming()) == "game_gone"
        assert server.refusal(f"/api/tables/{opened.table}")[1]["code"] == "game_gone"
        assert server.refusal(f"/api/tables/{opened.table}/replay")[1]["code"] == "game_gone"
        server.stop()
        with sqlite3.connect(path) as db:
            db.execute("update log set at = at - 7 * 86400000")
        db.close()
        server.start()
        assert asyncio.run(coming()) == "other_rules"
        text = server.text(f"/api/tables/{opened.table}/replay")
        assert carambolage.load(text.replace('"lorries"', '"convoy"', 1), GAME).asked == (0, 1)
    finally:
        server.stop()
