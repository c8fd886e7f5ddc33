"""Chat and reactions: players are heard by all, spectators by spectators."""

import asyncio

from tests.table.client import Client
from tests.table.serving import Server


def test_spectators_are_not_heard_by_players(server: Server) -> None:
    opened = server.open_table("convoy", 2)

    async def scenario() -> None:
        async with (
            Client(opened, opened.seats[0]) as one,
            Client(opened, opened.watch) as watcher,
            Client(opened, opened.watch) as other,
        ):
            await one.ask("rename", seat=0, name="Ada")
            assert (await watcher.ask("say", text="Player two holds a five!"))["type"] == "ack"
            assert (await one.ask("say", text="Good\nluck <b>all</b>"))["type"] == "ack"
            for client in (one, watcher, other):
                while client.seq < 4:
                    await client.hear()
            assert [line["text"] for line in one.chat] == ["Good luck <b>all</b>"]
            assert [line["text"] for line in other.chat] == ["Player two holds a five!", "Good luck <b>all</b>"]
            assert (one.chat[0]["seat"], one.chat[0]["name"], one.chat[0]["room"]) == (0, "Ada", "players")
            assert [message for message in one.heard if message["type"] == "tick"] == [{"type": "tick", "seq": 3}]
        async with Client(opened, opened.seats[1]) as late, Client(opened, opened.watch) as visitor:
            assert late.chat == one.chat
            assert visitor.chat == other.chat

    asyncio.run(scenario())


def test_a_player_speaks_for_the_own_seat_only(server: Server) -> None:
    opened = server.open_table("convoy", 2)

    async def scenario() -> None:
        async with Client(opened, opened.seats[0]) as one, Client(opened, opened.watch) as watcher:
            assert (await one.ask("say", seat=1, text="I give up"))["code"] == "not_yours"
            assert (await watcher.ask("say", seat=0, text="I give up"))["code"] == "not_yours"
            assert (await one.ask("say", text=" \n\u200b "))["code"] == "bad_text"
            assert (await one.ask("say", text="x" * 501))["code"] == "unreadable"

    asyncio.run(scenario())


def test_reactions_reach_everybody(server: Server) -> None:
    opened = server.open_table("convoy", 2)

    async def scenario() -> None:
        async with Client(opened, opened.seats[0]) as one, Client(opened, opened.watch) as watcher:
            await one.ask("react", reaction="applause")
            assert (await watcher.until_type("reacted"))["seat"] == 0
            await watcher.ask("react", reaction="shock")
            seen = await one.until(lambda message: message["type"] == "reacted" and message["seat"] is None)
            assert seen["reaction"] == "shock"
            assert (await one.ask("react", reaction="bomb"))["code"] == "unreadable"

    asyncio.run(scenario())


def test_an_invitation_to_another_game_is_for_those_who_hold_a_seat(server: Server) -> None:
    opened = server.open_table("convoy", 2)
    link = "http://127.0.0.1/t/abc#invite=0123456789abcdef"

    async def scenario() -> None:
        async with Client(opened, opened.seats[0]) as one, Client(opened, opened.watch) as watcher:
            async with Client(opened, opened.seats[1]) as two:
                assert (await one.ask("say", text=link, seats_only=True))["type"] == "ack"
                assert (await two.until_type("said"))["line"]["text"] == link
                assert (await watcher.until_type("tick"))["seq"] == 2
            async with Client(opened, opened.seats[1]) as late, Client(opened, opened.watch) as visitor:
                assert [line["text"] for line in late.chat] == [link]
                assert visitor.chat == []
            assert link not in str(watcher.heard)

    asyncio.run(scenario())
