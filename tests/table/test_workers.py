"""Several workers on one PostgreSQL: whoever is connected where, everybody sees the same table."""

import asyncio
import json
import random
from collections.abc import Iterator

import pytest

from tests.table.client import Client
from tests.table.evening import Evening
from tests.table.people import play_on, play_out
from tests.table.postgres import Cluster
from tests.table.serving import Opened, Server


@pytest.fixture(scope="module")
def pair(cluster: Cluster) -> Iterator[tuple[Server, Server]]:
    """Two servers that share a store."""
    url = cluster.database("pair")
    servers = Server(url), Server(url)
    for server in servers:
        server.start()
    yield servers
    for server in servers:
        server.stop()


def at(opened: Opened, server: Server) -> Opened:
    """The same table, reached through another server."""
    return Opened(server, opened.told)


def test_players_on_different_workers_play_one_game(pair: tuple[Server, Server]) -> None:
    here, there = pair
    opened = here.open_table("convoy", 3, bots=1)

    async def scenario() -> None:
        async with (
            Client(opened, opened.seats[0]) as one,
            Client(at(opened, there), opened.seats[1]) as two,
            Client(at(opened, there), opened.seats[2]) as three,
            Client(opened, opened.watch) as watcher,
            Client(at(opened, there), opened.watch) as other,
        ):
            await one.ask("say", text="Hello over there")
            await asyncio.gather(play_out(one, two, three), watcher.until_over(), other.until_over())
            await asyncio.gather(*(until(client, one.seq) for client in (watcher, other)))
            assert json.dumps(watcher.shown, sort_keys=True) == json.dumps(other.shown, sort_keys=True)
            assert [line["text"] for line in two.chat] == ["Hello over there"]

    asyncio.run(scenario())
    proofs = [server.get(f"/api/tables/{opened.table}/proof") for server in pair]
    assert proofs[0] == proofs[1]
    assert here.post("/api/verify", proofs[0])["sound"]


async def until(client: Client, seq: int) -> None:
    """Hear on until a seq was seen."""
    while client.seq < seq:
        await client.hear()


def test_a_move_sent_through_two_workers_at_once_counts_once(pair: tuple[Server, Server]) -> None:
    here, there = pair
    opened = here.open_table("convoy", 2)

    async def scenario() -> None:
        async with Client(opened, *opened.seats) as one, Client(at(opened, there), *opened.seats) as other:
            for number in range(12):
                if one.state["phase"] == "over":
                    break
                seat = one.sights[0]["asked"][0]
                sight = one.sights[seat]
                action = random.Random(number).choice(sight["choices"])["action"]
                command = {"id": f"move {number}", "seat": seat, "action": action, "turn": sight["turn"]}
                answers = await asyncio.gather(one.ask("play", **command), other.ask("play", **command))
                assert [answer["type"] for answer in answers] == ["ack", "ack"]
                assert answers[0]["seq"] == answers[1]["seq"]
                await asyncio.gather(until(one, answers[0]["seq"]), until(other, answers[0]["seq"]))
            assert one.sights == other.sights

    asyncio.run(scenario())


def test_somebody_connected_elsewhere_is_not_gone(pair: tuple[Server, Server]) -> None:
    here, there = pair
    opened = here.open_table("convoy", 2, grace=2)

    async def scenario() -> None:
        async with Client(opened, opened.seats[0]) as one:
            async with Client(at(opened, there), opened.seats[1]) as two:
                await one.until(lambda message: message.get("present") == [True, True])
                await two.play(1)
                await asyncio.sleep(2.5)
                assert (await one.ask("ping"))["seq"] == 2, "nobody stood in"
            gone = await one.until(lambda message: message.get("present") == [True, False])
            assert gone["type"] == "presence"

    asyncio.run(scenario())


def test_a_break_of_the_database_is_survived(pair: tuple[Server, Server], cluster: Cluster) -> None:
    here, there = pair
    opened = here.open_table("convoy", 2)

    async def scenario() -> None:
        async with Client(opened, opened.seats[0]) as one, Client(at(opened, there), opened.seats[1]) as two:
            await asyncio.to_thread(cluster.break_connections, "pair")
            sight = one.sights[0]
            command = {"seat": 0, "action": sight["choices"][0]["action"], "turn": sight["turn"], "id": "again"}
            answer = await one.ask("play", **command)
            while answer["type"] != "ack":
                assert answer["code"] == "broken"
                await asyncio.sleep(0.1)
                answer = await one.ask("play", **command)
            await until(two, answer["seq"])
            await asyncio.gather(
                play_on(one, 0, random.Random(1)),
                play_on(two, 1, random.Random(2)),
            )

    asyncio.run(scenario())


def test_servers_are_replaced_one_after_the_other(pair: tuple[Server, Server]) -> None:
    """Each ends by SIGTERM in the middle of play; whoever was connected there goes on at the other one."""
    lot = random.Random(4)

    class Guest(Client):
        async def connect_to(self, address: str) -> None:
            await super().connect_to(lot.choice(pair).address)

    async def replace(evening: Evening) -> None:
        for server in pair:
            await evening.some_moves(3)
            assert await asyncio.to_thread(server.stop) == 0
            if server is not pair[0]:  # which is asked for the next table
                await evening.some_moves(3)
            await asyncio.to_thread(server.start)

    Evening(pair[0], 900, tables=1, guest=Guest).spend(replace)


def test_one_command_starts_several_workers(cluster: Cluster) -> None:
    server = Server(cluster.database("crew"), "--workers", "2").start()
    opened = server.open_table("convoy", 0, bots=2)

    async def scenario() -> None:
        async def watch() -> str:
            async with Client(opened, opened.watch) as watcher:
                await watcher.until_over()
                return json.dumps(watcher.shown, sort_keys=True)

        assert len(set(await asyncio.gather(*(watch() for _ in range(6))))) == 1

    asyncio.run(scenario())
    assert server.stop() == 0
