"""Coming back: whatever was cut, the client shows what a fresh one shows, byte for byte."""

import asyncio
import json
import random
from pathlib import Path

import pytest

from tests.table.client import Client
from tests.table.people import play_out
from tests.table.serving import Opened, Server


async def play_with_cuts(client: Client, seat: int, lot: random.Random) -> None:
    """Play on, with the connection cut again and again: before an answer is heard, or in the middle of nothing."""
    while client.state["phase"] != "over":
        if client.sights[seat]["choices"]:
            sight = client.sights[seat]
            action = lot.choice(sight["choices"])["action"]
            command = {"seat": seat, "action": action, "turn": sight["turn"], "id": client.new_id()}
            await client.send("play", **command)
            if lot.random() < 0.3:
                await client.cut()
                await client.join()
                await client.send("play", **command)
            answer = await client.answer_to(command["id"])
            assert answer["type"] == "ack" or answer["code"] in ("stale", "not_asked", "over"), answer
            await client.catch_up(answer)
        elif client.state["phase"] != "over":
            await client.hear()
        if lot.random() < 0.2:
            await client.cut()
            await client.join()


async def expect_like_fresh(client: Client, opened: Opened) -> None:
    async with Client(opened, *client.tokens, lang=client.lang) as fresh:
        while client.seq < fresh.seq:
            await client.hear()
        assert json.dumps(client.shown, sort_keys=True) == json.dumps(fresh.shown, sort_keys=True)


@pytest.mark.parametrize(("game", "seed"), [("convoy", 1), ("convoy", 2), ("wacky_races", 3)])
def test_cut_at_any_moment_a_client_resumes_like_a_fresh_one(server: Server, game: str, seed: int) -> None:
    opened = server.open_table(game, 2, seed=seed, grace=3600)

    async def scenario() -> None:
        async with Client(opened, opened.seats[0]) as one, Client(opened, opened.seats[1], lang="fr") as two:
            async with asyncio.timeout(60):
                await asyncio.gather(
                    play_with_cuts(one, 0, random.Random(seed)), play_with_cuts(two, 1, random.Random(seed + 9))
                )
            await expect_like_fresh(one, opened)
            await expect_like_fresh(two, opened)

    asyncio.run(scenario())
    proof = server.get(f"/api/tables/{opened.table}/proof")
    assert server.post("/api/verify", proof)["sound"]


@pytest.mark.parametrize("game", ["wacky_races", "thunder_road"])
def test_whoever_comes_and_goes_puts_changes_together_to_the_whole(server: Server, game: str) -> None:
    opened, lot = server.open_table(game, 2, seed=8, grace=3600), random.Random(8)

    async def scenario() -> None:
        async with Client(opened, *opened.seats) as one:
            guests = [Client(opened, opened.seats[0], lang="fr"), Client(opened, opened.watch)]
            for _ in range(25):
                for guest in guests:
                    if lot.random() < 0.3:
                        await guest.cut()
                        await guest.join()
                seat = one.sights[0]["asked"][0]
                answer = await one.play(seat, lot.randrange(len(one.sights[seat]["choices"])))
                for client in (one, *(guest for guest in guests if guest.seq)):
                    await client.catch_up(answer)
            for client in (one, *guests):
                await expect_like_fresh(client, opened)
                await client.cut()
            moves = sum(message["type"] == "moved" for message in one.heard)
            assert (moves, one.renewals) == (25, 50), "of both seats only the changes were told"

    asyncio.run(scenario())


def test_a_resumed_client_gets_only_what_it_missed(server: Server) -> None:
    opened = server.open_table("convoy", 2, seed=5)

    async def scenario() -> None:
        async with Client(opened, opened.seats[0]) as one, Client(opened, opened.seats[1]) as two:
            await one.cut()
            known = len(one.events[0])
            await two.play(1)
            await two.ask("say", text="hello")
            welcome = await one.join()
            assert welcome["sights"][0]["events_from"] == known
            assert [event["kind"] for event in welcome["sights"][0]["events"]] == ["committed"]
            assert [line["text"] for line in welcome["chat"]] == ["hello"]

    asyncio.run(scenario())


def test_a_command_sent_twice_has_one_effect(server: Server) -> None:
    opened = server.open_table("convoy", 2, seed=5)

    async def scenario() -> None:
        async with Client(opened, opened.seats[0]) as one:
            sight = one.sights[0]
            command = {"id": "once", "seat": 0, "action": sight["choices"][0]["action"], "turn": sight["turn"]}
            first, again = await one.ask("play", **command), await one.ask("play", **command)
            assert (first["type"], again["type"]) == ("ack", "ack")
            assert first["seq"] == again["seq"]
            said = [await one.ask("say", id="hello", text="Hello!") for _ in range(3)]
            assert {answer["seq"] for answer in said} == {first["seq"] + 1}
            assert (await one.ask("say", id="hello", text="Something else"))["code"] == "id_reused"
            assert (await one.ask("play", **{**command, "action": 99}))["code"] == "id_reused"
            assert one.seq == first["seq"] + 1

    asyncio.run(scenario())


def test_tables_go_on_after_an_orderly_restart(tmp_path: Path) -> None:
    server = Server(f"sqlite:///{tmp_path}/tables.db").start()
    opened = server.open_table("convoy", 2, seed=6, grace=3600)

    async def before() -> tuple[Client, Client]:
        async with Client(opened, opened.seats[0]) as one, Client(opened, opened.seats[1]) as two:
            await one.play(0)
            await one.ask("rename", seat=0, name="Ada")
            assert await asyncio.to_thread(server.stop) == 0
            assert (await one.closed(), await two.closed()) == (1012, 1012)
            assert one.heard[-1] == {"type": "closing", "code": "restart", "text": one.heard[-1]["text"]}
            return one, two

    async def after(one: Client, two: Client) -> None:
        await one.join()
        await two.join()
        assert one.state["chairs"][0]["name"] == "Ada"
        await expect_like_fresh(one, opened)
        await play_out(one, two)
        await one.cut()
        await two.cut()

    clients = asyncio.run(before())
    server.start()
    try:
        asyncio.run(after(*clients))
        assert server.post("/api/verify", server.get(f"/api/tables/{opened.table}/proof"))["sound"]
    finally:
        server.stop()
