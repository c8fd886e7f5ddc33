"""Odd requests: answered in our own form, written down where they break something, and of no use to the curious."""

import asyncio
import http.client
import json
import os
import signal
import time
from pathlib import Path

import pytest

from carambolage.engine.registry import game
from carambolage.table.commands.checks import cleaned
from carambolage.table.commands.create import create_table
from carambolage.table.library import Library
from carambolage.table.protocol.bodies import SeatWish, TableWish
from carambolage.table.refusal import RefusedError
from carambolage.table.store.contract import StoreError, store_at, without_password
from carambolage.table.store.entry import TableRecord
from carambolage.testing.convoy.game import GAME
from tests.table.client import Client, Message
from tests.table.postgres import Cluster
from tests.table.serving import Opened, Server


def test_head_is_answered_like_get_without_the_body(server: Server) -> None:
    line = http.client.HTTPConnection(server.address, timeout=20)
    line.request("HEAD", "/api/games")
    answer = line.getresponse()
    assert (answer.status, answer.read()) == (200, b"")
    assert answer.headers["x-content-type-options"] == "nosniff"
    line.close()


def test_deep_nesting_is_refused_and_the_line_stays(server: Server) -> None:
    opened = server.open_table("convoy", 2)

    async def scenario() -> None:
        async with Client(opened, opened.seats[0]) as one:
            for deep in ("[" * 4000, '{"type":"ping","id":' * 380, '{"id":' + "[" * 4000):
                await one.send_raw(deep)
                assert (await one.until_type("nack"))["code"] == "unreadable"
            assert (await one.ask("ping"))["type"] == "pong"

    asyncio.run(scenario())


def test_an_id_tells_nothing_to_who_does_not_hold_its_seat(server: Server) -> None:
    opened = server.open_table("convoy", 2)

    async def scenario() -> None:
        async with Client(opened, opened.seats[0]) as one, Client(opened, opened.seats[1]) as two:
            sight = one.sights[0]
            command = {"seat": 0, "action": sight["choices"][0]["action"], "turn": sight["turn"], "id": "known"}
            assert (await one.ask("play", **command))["type"] == "ack"
            assert (await two.ask("play", **command))["code"] == "not_yours"
            assert (await one.ask("play", **command))["type"] == "ack"

    asyncio.run(scenario())


def test_an_id_of_the_host_tells_nothing_to_others(server: Server) -> None:
    """Nor does that of somebody who left a seat: only they are told that they did."""
    commands: dict[str, Message] = {"start": {}, "mute": {"seat": 0}, "admit": {"entry": "watch"}, "free": {"seat": 1}}
    seats = [{"kind": "open"}] * 2 + [{"kind": "person"}, {"kind": "open"}]
    opened = Opened(server, server.post("/api/tables", {"game": "convoy", "seats": seats}))

    async def scenario() -> None:
        async with (
            Client(opened, opened.seats[2], opened.host) as host,
            Client(opened, opened.seats[0]) as guest,
            Client(opened, opened.seats[1]),
        ):
            assert (await guest.ask("start", id="known start"))["code"] == "host_only"
            for kind, fields in commands.items():
                command = {**fields, "id": f"known {kind}"}
                assert (await host.ask(kind, **command))["type"] == "ack", kind
                refused = await guest.ask(kind, **command)
                assert (refused["type"], refused.get("code")) == ("nack", "host_only"), kind
                assert (await host.ask(kind, **command))["type"] == "ack", kind
            for _ in range(2):
                assert (await guest.ask("leave", seat=0, id="known leave"))["type"] == "ack"
                assert (await guest.until_type("welcome"))["holds"] == []
            assert (await host.ask("leave", seat=0, id="known leave"))["code"] == "not_yours"

    asyncio.run(scenario())


@pytest.mark.parametrize("path", ["/assets/%00", f"/icons/{'a' * 300}", f"/{'%C3%A9' * 200}", "/api/tables/%00"])
def test_paths_that_no_file_can_have(server: Server, path: str) -> None:
    assert server.refusal(path)[0] == 404


@pytest.mark.parametrize("path", ["/api/tables", "/api/verify", "/api/recordings"])
@pytest.mark.parametrize("body", [b"[" * 5000, b'{"game":' * 5000, json.dumps({"text": "[" * 100_000}).encode()])
def test_bodies_nested_deep(server: Server, path: str, body: bytes) -> None:
    assert answer_to(server, "POST", path, body, **{"content-type": "application/json"}) == 400


def test_an_origin_that_is_no_address(server: Server) -> None:
    assert answer_to(server, "POST", "/api/verify", b"{}", origin="http://[") == 403
    upgrade = {"connection": "Upgrade", "upgrade": "websocket", "sec-websocket-version": "13"}
    key = {"sec-websocket-key": "MDEyMzQ1Njc4OWFiY2RlZg=="}
    assert answer_to(server, "GET", "/api/socket", None, origin="http://[", **upgrade, **key) == 403


def answer_to(server: Server, method: str, path: str, body: bytes | None, **headers: str) -> int:
    """The status of the answer to a request."""
    line = http.client.HTTPConnection(server.address, timeout=20)
    line.request(method, path, body, headers)
    status = line.getresponse().status
    line.close()
    return status


def test_nobody_takes_the_name_of_another(server: Server) -> None:
    opened = server.open_table("convoy", 2)

    async def scenario() -> None:
        async with Client(opened, opened.seats[0]) as one, Client(opened, opened.seats[1]) as two:
            assert (await one.ask("rename", seat=0, name="Ada Lovelace"))["type"] == "ack"
            for name in ("Ada Lovelace", "ADA  LOVELACE", "\uff21da Lovelace", "Ada\u3164Lovelace"):
                assert (await two.ask("rename", seat=1, name=name))["code"] == "name_taken", name
            assert (await one.ask("rename", seat=0, name="Ada lovelace"))["type"] == "ack", "one's own may change"

    asyncio.run(scenario())


def test_nobody_takes_a_name_that_looks_like_another_or_that_the_table_gives(server: Server) -> None:
    opened = server.open_table("convoy", 2, bots=1)

    async def scenario() -> None:
        async with Client(opened, opened.seats[0]) as one, Client(opened, opened.seats[1]) as two:
            for name in ("Player 2", "joueur 2", "Bot 3", "Robot\u00a03", "B\u043et 3"):
                assert (await one.ask("rename", seat=0, name=name))["code"] == "name_taken", name
            assert (await one.ask("rename", seat=0, name="Ada 10"))["type"] == "ack"
            for name in ("\u0410da 10", "Ad\u0430 10", "Ada 1O", "\u0391da l0", "Ada I0", "Ada\ufe0f\U000e0101 10"):
                assert (await two.ask("rename", seat=1, name=name))["code"] == "name_taken", name
            for name in ("Bot 2", "\u0410\u043d\u043d\u0430", "Ida"):
                assert (await two.ask("rename", seat=1, name=name))["type"] == "ack", name

    asyncio.run(scenario())


@pytest.mark.parametrize(("one", "other"), [("Alice", "AIice"), ("Ida", "lda"), ("ALICE", "ALlCE"), ("Alice", "A1ice")])
def test_names_that_look_alike_are_not_for_two(one: str, other: str) -> None:
    with pytest.raises(RefusedError, match="name_taken"):
        opened_with(one, other)
    opened_with("Kai", "Kal")


@pytest.mark.parametrize("names", [("Ada", "Ada"), ("Ada", "ada\ufe0f"), (None, "Player 1"), ("Robot 3", None)])
def test_a_table_is_not_opened_with_a_name_for_two(names: tuple[str | None, str | None]) -> None:
    with pytest.raises(RefusedError, match="name_taken"):
        opened_with(*names)


def opened_with(*names: str | None) -> TableRecord:
    """A table opened with names for two people, and a bot."""
    seats = [*(SeatWish("person", name) for name in names), SeatWish("bot")]
    return create_table(TableWish("convoy", seats), Library({"convoy": GAME}), 0)[0]


def test_whoever_plays_for_several_has_one_name() -> None:
    wish = TableWish("wacky_races", [SeatWish("person", "Ada")], {"solo_cars": "3"})
    record, _ = create_table(wish, Library({"wacky_races": game("wacky_races")}), 0)
    assert len(record.chairs) == 3
    assert {chair.name for chair in record.chairs} == {"Ada"}


@pytest.mark.parametrize(
    "blank", ["\u3164", "\u2800", "\uffa0\u115f", "\u200b", "\ufe0f", "\U000e0101", "\u200d \ufe0f"]
)
def test_names_that_show_nothing_are_none(blank: str) -> None:
    assert cleaned(blank) == ""


@pytest.mark.parametrize(
    "url",
    [
        "mysql://me:hunter2@db/x",
        "mysql://me:hun@ter2@db/x",
        "mysql://db/x?user=me&Password=hunter2",
        "postgresql://me:hunter2@127.0.0.1:1/nothing",
        "postgresql://me:hun@ter2@127.0.0.1:1/nothing",
        "postgresql://127.0.0.1:1/nothing?user=me&password=hunter2&sslpassword=ter2",
    ],
)
def test_no_error_tells_a_password(url: str) -> None:
    async def ignore(text: str) -> None:
        """Nobody is there."""

    async def scenario() -> None:
        await store_at(url).open(ignore)

    with pytest.raises(StoreError) as error:
        asyncio.run(scenario())
    assert "ter2" not in str(error.value)
    assert without_password(url).startswith(url[:8])


def test_workers_end_with_a_supervisor_that_was_killed(cluster: Cluster) -> None:
    server = Server(cluster.database("orphans"), "--workers", "2").start()
    assert server._process is not None
    place = Path(f"/proc/{server._process.pid}/task/{server._process.pid}/children")
    while len(children := place.read_text().split()) < 2:
        time.sleep(0.1)
    server.get("/api/health")
    server._process.send_signal(signal.SIGKILL)
    server._process.wait()
    waited_until = time.monotonic() + 60
    while any(_lives(int(child)) for child in children):
        assert time.monotonic() < waited_until, "a worker outlived its supervisor"
        time.sleep(0.1)
    assert server._process.stdin is not None
    assert server._process.stdout is not None
    server._process.stdin.close()
    server._process.stdout.close()


def _lives(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


def test_a_body_that_is_no_wish_is_refused_in_our_form(server: Server) -> None:
    bodies: list[object] = [{}, [], "x", 7, {"game": "convoy", "seats": {}}]
    for body in bodies:
        status, refusal = server.refusal("/api/tables", body)
        assert (status, refusal["code"]) == (400, "malformed"), json.dumps(body)
