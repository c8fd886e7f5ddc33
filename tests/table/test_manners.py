"""Manners: pauses by agreement, conceding, the end by vote, who is heard, who comes in, who is waited for."""

import asyncio

from tests.table.client import Client
from tests.table.serving import Opened, Server


def guest(opened: Opened, lang: str = "en") -> Client:
    """Somebody who knows nothing but the address of the table."""
    return Client(opened, lang=lang)


def test_the_address_alone_is_good_for_what_the_host_says(server: Server) -> None:
    opened = server.open_table("convoy", 1, bots=2, seed=2)

    async def scenario() -> None:
        async with Client(opened, opened.seats[0], opened.host) as host:
            refused = guest(opened)
            assert (await refused.join())["code"] == "no_entry"
            assert (await host.ask("admit", entry="watch"))["type"] == "ack"
            assert server.get(f"/api/tables/{opened.table}")["entry"] == "watch"
            async with guest(opened) as watcher:
                assert watcher.state["holds"] == []
                token = "a" * 22
                assert (await watcher.ask("sit", seat=1, token=token))["code"] == "not_invited"
            await host.ask("admit", entry="sit")
            async with guest(opened) as friend:
                assert (await friend.ask("admit", entry="links"))["code"] == "host_only"
                assert (await friend.ask("sit", seat=0, token=token))["code"] == "not_free"
                await friend.ask("sit", seat=1, token=token, name="Bea")
                await friend.until_type("welcome")
                assert friend.state["holds"] == [1]
                assert friend.state["chairs"][1]["bot"] is None
                assert friend.state["chairs"][1]["name"] == "Bea"

    asyncio.run(scenario())


def test_a_pause_needs_everybody_and_ends_with_one(server: Server) -> None:
    opened = server.open_table("convoy", 2, bots=1, seed=2)

    async def scenario() -> None:
        async with Client(opened, opened.seats[0]) as one, Client(opened, opened.seats[1]) as two:
            await one.ask("wish", seat=0, what="pause")
            assert not (await two.until_type("manners"))["manners"]["paused"]
            await two.ask("wish", seat=1, what="pause")
            told = await two.until_type("manners")
            assert told["manners"]["paused"]
            assert (await two.play(1))["code"] == "paused"
            await one.ask("wish", seat=0, what="pause", on=False)
            told = await two.until_type("manners")
            assert told["manners"] == {**told["manners"], "paused": False, "pause": []}
            assert (await two.play(1))["type"] == "ack"

    asyncio.run(scenario())


def test_more_than_half_of_the_people_end_the_game(server: Server) -> None:
    opened = server.open_table("convoy", 2, bots=1, seed=2)

    async def scenario() -> None:
        async with Client(opened, opened.seats[0]) as one, Client(opened, opened.seats[1]) as two:
            await one.ask("wish", seat=0, what="end")
            assert (await two.until_type("manners"))["phase"] == "playing"
            await two.ask("wish", seat=1, what="end")
            assert (await one.until(lambda message: message.get("phase") == "over"))["type"] == "manners"
            assert (await two.play(1))["code"] == "over"
            async with Client(opened, opened.watch) as watcher:
                assert watcher.state["phase"] == "over"
                result = watcher.sights[-1]["result"]
                assert sorted(result["ranking"])[0] == 1
                assert "agreed" in result["text"]
        assert server.get(f"/api/tables/{opened.table}")["result"] == result["text"]
        assert server.get(f"/api/tables/{opened.table}/proof")["secret"]

    asyncio.run(scenario())


def test_conceding_takes_a_seat_out_of_the_game(server: Server) -> None:
    opened = server.open_table("convoy", 3, seed=2)

    async def scenario() -> None:
        async with Client(opened, opened.seats[0]) as one, Client(opened, *opened.seats[1:]) as others:
            assert (await one.ask("concede", seat=1))["code"] == "not_yours"
            await one.catch_up(await one.ask("concede", seat=0))
            assert 0 not in one.sights[0]["asked"]
            assert (await one.ask("concede", seat=0))["code"] == "has_left"
            assert (await others.until_type("moved"))["what"] == "forfeited"

    asyncio.run(scenario())


def test_whoever_is_muted_is_not_heard(server: Server) -> None:
    opened = server.open_table("convoy", 2, seed=2)

    async def scenario() -> None:
        async with Client(opened, opened.seats[0], opened.host) as host, Client(opened, opened.seats[1]) as other:
            assert (await other.ask("mute", seat=0))["code"] == "host_only"
            await host.ask("mute", seat=1)
            assert (await other.ask("say", text="hello"))["code"] == "muted"
            assert (await other.ask("react", reaction="laugh"))["code"] == "muted"
            await host.ask("mute", seat=1, on=False)
            assert (await other.ask("say", text="hello"))["type"] == "ack"

    asyncio.run(scenario())


def test_the_host_is_told_when_nothing_changes(server: Server) -> None:
    """A command that changes nothing is no entry of the log, which cannot be made to grow with it."""
    opened = server.open_table("convoy", 2, seed=2)

    async def scenario() -> None:
        async with Client(opened, opened.seats[0], opened.host) as host:
            for command in ({"type": "mute", "seat": 1}, {"type": "mute"}, {"type": "admit", "entry": "watch"}):
                kind = str(command.pop("type"))
                answer = await host.ask(kind, **command)
                assert answer["type"] == "ack"
                refused = await host.ask(kind, **command)
                assert (refused["code"], refused["seq"]) == ("nothing_changes", answer["seq"])
            for never in ({"seat": 0, "on": False}, {"seat": 5}, {"seat": 5, "on": False}):
                assert (await host.ask("mute", **never))["code"] == "nothing_changes"
            assert (await host.ask("mute", on=False))["type"] == "ack"

    asyncio.run(scenario())


def test_for_whoever_is_gone_a_bot_plays_at_once_or_not_at_all(server: Server) -> None:
    opened = server.open_table("convoy", 2, seed=2, grace=60)

    async def scenario() -> None:
        async with Client(opened, opened.seats[0]) as one:
            two = Client(opened, opened.seats[1])
            async with two:
                assert (await one.ask("vote", seat=0, target=1))["code"] == "not_silent"
            presence = await one.until(lambda message: message["type"] == "presence" and not message["present"][1])
            assert presence["gone"][0] is None
            assert presence["gone"][1] >= 0
            assert (await one.ask("await", seat=0, target=1))["type"] == "ack"
            told = await one.until_type("seats")
            assert told["what"] == "awaited"
            assert [chair["awaited"] for chair in told["chairs"]] == [False, True]
            assert (await one.ask("vote", seat=0, target=1))["type"] == "ack"
            told = await one.until(lambda message: message.get("what") == "stood_in")
            assert told["chairs"][1]["bot"]
            await two.join()
            assert two.state["chairs"][1]["bot"] is None
            await two.cut()

    asyncio.run(scenario())
