"""Clients that err, and clients that mean harm: refused with a reason, others undisturbed, nothing leaked."""

import asyncio
import contextlib
import json

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from carambolage.table.limits import MOST_WAITING, SEAT_BUDGET, SPECTATOR_BUDGET
from carambolage.table.protocol.commands import Join
from carambolage.table.protocol.messages import Tick
from carambolage.table.session.connection import TOO_SLOW, Connection
from carambolage.table.session.costs import COSTS
from tests.table.client import Client
from tests.table.serving import Opened, Server


@pytest.fixture
def opened(server: Server) -> Opened:
    """A table for two."""
    return server.open_table("convoy", 2, seed=5)


def test_wrong_and_foreign_tokens_open_nothing(server: Server, opened: Opened) -> None:
    other = server.open_table("convoy", 2, seed=5)

    async def refused(table: str, *tokens: str) -> tuple[str, str, int]:
        visitor = Client(Opened(server, {**opened.told, "table": table}), *tokens)
        answer = await visitor.join()
        return answer["code"], answer["text"], await visitor.closed()

    async def scenario() -> None:
        answers = [
            await refused(opened.table, "A" * 22),
            await refused(opened.table, other.seats[0]),
            await refused(opened.table, opened.seats[0], other.seats[0]),
            await refused("nowhere", opened.seats[0]),
        ]
        assert len(set(answers)) == 1, "a wrong token and a wrong table cannot be told apart"
        assert answers[0][0] == "no_entry"
        assert answers[0][2] == 4003

    asyncio.run(scenario())


def test_a_seat_answers_only_for_itself(opened: Opened) -> None:
    async def scenario() -> None:
        async with Client(opened, opened.seats[0]) as one, Client(opened, opened.watch) as watcher:
            turn = one.sights[0]["turn"]
            for client in (one, watcher):
                for kind in ("undo", "take_back", "hand_over", "leave", "hint"):
                    assert (await client.ask(kind, seat=1))["code"] == "not_yours"
                assert (await client.ask("play", seat=1, action=0, turn=turn))["code"] == "not_yours"
                assert (await client.ask("play", seat=63, action=0, turn=turn))["code"] == "not_yours"
            assert (await watcher.ask("start"))["code"] == "host_only"
            assert one.seq == 1

    asyncio.run(scenario())


def test_illegal_and_stale_answers_change_nothing(opened: Opened) -> None:
    async def scenario() -> None:
        async with Client(opened, opened.seats[0]) as one:
            before, sight = one.seq, one.sights[0]
            legal, turn = sight["choices"][0]["action"], sight["turn"]
            nack = await one.ask("play", seat=0, action=4, turn=turn)
            assert (nack["code"], nack["seq"]) == ("illegal", before)
            assert "not possible" in nack["text"]
            assert (await one.ask("play", seat=0, action=2**31 - 1, turn=turn))["code"] == "illegal"
            assert (await one.ask("play", seat=0, action=legal, turn=turn + 1))["code"] == "stale"
            assert (await one.ask("play", seat=0, action=legal, turn=turn))["type"] == "ack"
            assert (await one.ask("play", seat=0, action=legal, turn=turn))["code"] == "not_asked"
            assert (await one.ask("speak", lang="fr"))["type"] == "welcome"
            french = await one.ask("play", seat=0, action=legal, turn=turn)
            assert french["text"] == "Ce n\u2019est pas à vous de décider."

    asyncio.run(scenario())


GARBAGE: list[str | bytes] = [
    "",
    "{",
    "[]",
    "null",
    '"play"',
    "{}",
    '{"type":"play"}',
    '{"type":"conquer","id":"x"}',
    '{"type":"ping","id":""}',
    '{"type":"ping","id":5}',
    '{"type":"play","id":"x","seat":-1,"action":0,"turn":0}',
    '{"type":"play","id":"x","seat":0,"action":1e99,"turn":0}',
    '{"type":"play","id":"x","seat":0,"action":0,"turn":0,"admin":true}',
    "[" * 4000,
    b"\x00\xff\xfe",
    b'{"type":"ping","id":"\xff"}',
]


def test_garbage_is_answered_and_harms_nobody(opened: Opened) -> None:
    async def scenario() -> None:
        async with Client(opened, opened.seats[0]) as one, Client(opened, opened.seats[1]) as two:
            for frame in GARBAGE:
                await one.send_raw(frame)
                nack = await one.until_type("nack")
                assert nack["code"] == "unreadable", frame
            assert (await one.ask("ping"))["type"] == "pong"
            assert (await two.ask("ping"))["type"] == "pong"

    asyncio.run(scenario())


def test_garbage_is_dear(opened: Opened) -> None:
    """A frame that cannot be read costs a spectator as much as six others."""

    async def scenario() -> None:
        async with Client(opened, opened.watch) as one:
            for _ in range(7):
                await one.send_raw("{")
                await one.until(lambda message: message.get("code") == "unreadable")
            await one.send_raw("{")
            assert await one.closed() == 4029

    asyncio.run(scenario())


def test_a_frame_that_is_too_large_closes_the_connection(opened: Opened) -> None:
    async def scenario() -> None:
        async with Client(opened, opened.seats[0]) as one, Client(opened, opened.seats[1]) as two:
            await one.send_raw('{"type":"ping","id":"' + "x" * 8192 + '"}')
            assert await one.closed() == 1009
            assert (await two.ask("ping"))["type"] == "pong"

    asyncio.run(scenario())


@pytest.mark.parametrize(("seated", "most"), [(True, SEAT_BUDGET), (False, SPECTATOR_BUDGET - COSTS[Join])])
def test_a_flood_is_stopped(opened: Opened, seated: bool, most: int) -> None:
    """Joining is charged to a spectator, but to no seat: whoever plays always comes back."""

    async def scenario() -> None:
        token = opened.seats[0] if seated else opened.watch
        async with Client(opened, token) as flood, Client(opened, opened.seats[1]) as two:
            with contextlib.suppress(ConnectionClosed):
                for _ in range(most + 20):
                    await flood.send("ping")
            assert await flood.closed() == 4029
            assert flood.heard[-1]["code"] == "too_fast"
            answered = sum(message["type"] == "pong" for message in flood.heard)
            assert most - 5 <= answered <= most
            assert (await two.ask("ping"))["type"] == "pong"

    asyncio.run(scenario())


def test_joining_comes_first_and_once(server: Server, opened: Opened) -> None:
    async def scenario() -> None:
        async with connect(f"ws://{server.address}/api/socket") as socket:
            await socket.send('{"type":"ping","id":"early"}')
            assert json.loads(await socket.recv())["code"] == "not_joined"
            join = {"type": "join", "id": "j", "version": 99, "table": opened.table, "tokens": [opened.watch]}
            await socket.send(json.dumps(join))
            assert json.loads(await socket.recv())["code"] == "version"
        async with Client(opened, opened.seats[0]) as one:
            again = await one.ask("join", version=1, table=opened.table, tokens=[opened.seats[1]])
            assert again["code"] == "already_joined"

    asyncio.run(scenario())


@pytest.mark.parametrize("origin", ["https://elsewhere.example", "null", "http://127.0.0.1:1"])
def test_pages_of_other_sites_are_refused(server: Server, origin: str) -> None:
    async def scenario() -> None:
        with pytest.raises(InvalidStatus):
            await connect(f"ws://{server.address}/api/socket", additional_headers={"Origin": origin})

    asyncio.run(scenario())
    wish = {"game": "convoy", "seats": [{"kind": "person"}] * 2}
    status, refusal = server.refusal("/api/tables", wish, Origin=origin)
    assert (status, refusal["code"]) == (403, "origin")
    assert server.post("/api/tables", wish, Origin=f"http://{server.address}")["table"]


def test_a_client_that_does_not_read_is_let_go() -> None:
    connection = Connection()
    for _ in range(MOST_WAITING + 1):
        connection.send(Tick(seq=1))
    assert connection.closing == TOO_SLOW

    async def drain() -> list[bytes]:
        sent: list[bytes] = []

        async def send(message: bytes) -> None:
            sent.append(message)

        await connection.pump(send)
        return sent

    assert b"too_slow" in asyncio.run(drain())[-1]


def test_a_client_that_does_not_read_disturbs_nobody(opened: Opened) -> None:
    async def scenario() -> None:
        async with Client(opened, opened.seats[0]) as one, Client(opened, opened.seats[1]) as two:
            socket = one._socket
            assert socket is not None
            socket.transport.pause_reading()
            for number in range(90):
                await two.ask("say", text=f"{number} " + "x" * 400)
            assert (await two.ask("ping"))["type"] == "pong"

    asyncio.run(scenario())
