"""Sitting down, leaving, coming back: free seats, names, bots that stand in."""

import asyncio
import random
import secrets

from tests.table.client import Client
from tests.table.people import play_on, play_out
from tests.table.serving import Opened, Server


def open_for_guests(server: Server, guests: int = 1, **wishes: object) -> Opened:
    """A table with one person and seats that wait for guests."""
    seats = [{"kind": "person", "name": "Ada"}] + [{"kind": "open"}] * guests
    return Opened(server, server.post("/api/tables", {"game": "convoy", "seats": seats, **wishes}))


def test_the_game_waits_for_the_link_of_a_free_seat(server: Server) -> None:
    opened = open_for_guests(server)

    async def scenario() -> None:
        async with Client(opened, opened.seats[0]) as ada:
            assert ada.state["phase"] == "waiting"
            assert not ada.sights[0]["choices"]
            assert (await ada.ask("play", seat=0, action=0, turn=0))["code"] == "not_begun"
            async with Client(opened, opened.seats[1]) as guest:
                assert guest.state["phase"] == "playing"
                began = await ada.until_type("moved")
                assert began["what"] == "began"
                assert guest.sights[1]["choices"]
                await play_out(ada, guest)

    asyncio.run(scenario())


def test_a_guest_sits_down_by_invitation(server: Server) -> None:
    opened = open_for_guests(server, 2)
    token = secrets.token_urlsafe(16)

    async def scenario() -> None:
        async with Client(opened, opened.invite) as guest, Client(opened, opened.watch) as watcher:
            assert (await watcher.ask("sit", seat=1, token=token))["code"] == "not_invited"
            assert (await guest.ask("sit", seat=0, token=token))["code"] == "not_free"
            identity = guest.new_id()
            await guest.ask("sit", id=identity, seat=2, token=token, name=" Grace\u202e  Hopper ")
            await guest.until(lambda message: message["type"] == "welcome" and message["id"] == identity)
            assert guest.state["holds"] == [2]
            assert guest.state["chairs"][2]["name"] == "Grace Hopper"
            assert guest.state["phase"] == "waiting"
            again = await guest.ask("sit", id=identity, seat=2, token=token)
            assert again["type"] == "ack"
            assert (await watcher.until_type("seats"))["what"] == "sat"
        async with Client(opened, token) as back:
            assert back.state["holds"] == [2]
        async with Client(opened, opened.watch) as other:
            other.tokens = [opened.seats[2]]
            await other.cut()
            assert (await other.join())["code"] == "no_entry"

    asyncio.run(scenario())


def test_the_host_begins_without_guests_and_a_late_one_takes_over(server: Server) -> None:
    opened = open_for_guests(server)

    async def scenario() -> None:
        async with Client(opened, opened.seats[0], opened.host) as ada, Client(opened, opened.invite) as guest:
            assert (await guest.ask("start"))["code"] == "host_only"
            assert (await ada.ask("start"))["type"] == "ack"
            assert (await ada.ask("start"))["code"] == "begun"
            chair = ada.state["chairs"][1]
            assert (chair["bot"], chair["away"], chair["free"]) == ("rookie", True, True)
            await ada.until_asked(0)
            token = secrets.token_urlsafe(16)
            assert (await guest.ask("sit", seat=1, token=token, name="Bo"))["type"] == "ack"
            await guest.until_type("welcome")
            assert guest.state["chairs"][1]["bot"] is None
            await play_out(ada, guest)

    asyncio.run(scenario())


def test_names_are_cleaned_and_limited(server: Server) -> None:
    opened = server.open_table("convoy", 2, seed=5)

    async def scenario() -> None:
        async with Client(opened, opened.seats[0]) as one, Client(opened, opened.seats[1]) as two:
            assert (await one.ask("rename", seat=0, name="<script>alert(1)"))["type"] == "ack"
            renamed = await two.until_type("seats")
            assert renamed["chairs"][0]["name"] == "<script>alert(1)"
            assert (await one.ask("rename", seat=0, name="\u200b\n\u202e"))["code"] == "bad_name"
            assert (await one.ask("rename", seat=0, name="x" * 25))["code"] == "unreadable"
            assert (await one.ask("rename", seat=1, name="You"))["code"] == "not_yours"

    asyncio.run(scenario())


def test_a_seat_is_handed_to_a_bot_and_taken_back(server: Server) -> None:
    opened = server.open_table("convoy", 2, seed=5)

    async def scenario() -> None:
        async with Client(opened, opened.seats[0]) as one, Client(opened, opened.seats[1]) as two:
            assert (await one.ask("hand_over", seat=0, bot="genius"))["code"] == "unknown_bot"
            assert (await one.ask("take_back", seat=0))["code"] == "no_bot_plays"
            assert (await one.ask("hand_over", seat=0, bot="rookie"))["type"] == "ack"
            moved = await two.until(lambda message: message["type"] == "moved" and message["seat"] == 0)
            assert moved["chairs"][0]["bot"] == "rookie"
            await one.until(lambda message: message["type"] == "moved")
            assert (await one.ask("play", seat=0, action=0, turn=one.sights[0]["turn"]))["code"] == "bot_plays"
            assert (await one.ask("take_back", seat=0))["type"] == "ack"
            await play_out(one, two)

    asyncio.run(scenario())


def test_who_leaves_is_replaced_and_may_come_back(server: Server) -> None:
    opened = server.open_table("convoy", 2, seed=5)

    async def scenario() -> None:
        async with Client(opened, opened.seats[0]) as one, Client(opened, opened.seats[1]) as two:
            identity = one.new_id()
            await one.ask("leave", id=identity, seat=0)
            await one.until(lambda message: message["type"] == "welcome" and message["id"] == identity)
            assert one.state["holds"] == []
            assert set(one.sights) == {-1}
            await two.until(lambda message: message["type"] == "moved" and message["seat"] == 0)
            async with Client(opened, opened.seats[0]) as back:
                assert back.state["chairs"][0]["bot"] == "rookie"
                assert (await back.ask("take_back", seat=0))["type"] == "ack"
                await play_out(back, two)

    asyncio.run(scenario())


def test_a_bot_stands_in_for_who_is_gone_until_the_return(server: Server) -> None:
    opened = server.open_table("convoy", 2, grace=1, seed=5)

    async def scenario() -> None:
        async with Client(opened, opened.seats[0]) as one:
            gone = await one.until(lambda message: message["type"] == "seats" and message["what"] == "stood_in")
            assert gone["seat"] == 1
            assert gone["chairs"][1]["away"]
            await one.until(lambda message: message["type"] == "moved" and message["seat"] == 1)
            async with Client(opened, opened.seats[1]) as two:
                assert two.state["chairs"][1]["bot"] is None
                back = await one.until_type("seats")
                assert (back["what"], back["seat"]) == ("taken_back", 1)
                await play_out(one, two)

    asyncio.run(scenario())


def test_a_table_with_nobody_at_it_sleeps(server: Server) -> None:
    opened = server.open_table("convoy", 2, grace=1, seed=5)

    async def scenario() -> None:
        async with Client(opened, opened.seats[0]) as one:
            before = one.seq
        await asyncio.sleep(1.5)
        async with Client(opened, opened.seats[0]) as one:
            assert one.seq == before

    asyncio.run(scenario())


def test_everybody_sees_who_is_there(server: Server) -> None:
    opened = server.open_table("convoy", 2, seed=5)

    async def scenario() -> None:
        async with Client(opened, opened.seats[0]) as one:
            assert (await one.until_type("presence"))["present"] == [True, False]
            async with Client(opened, opened.seats[1]), Client(opened, opened.watch):
                seen = await one.until(lambda message: message.get("spectators") == 1)
                assert seen["present"] == [True, True]
            seen = await one.until(lambda message: message.get("present") == [True, False])
            assert seen["type"] == "presence"

    asyncio.run(scenario())


def test_the_same_seat_on_two_devices(server: Server) -> None:
    opened = server.open_table("convoy", 1, bots=1)

    async def scenario() -> None:
        async with Client(opened, opened.seats[0]) as phone, Client(opened, opened.seats[0]) as laptop:
            answer = await phone.play(0)
            await laptop.catch_up(answer)
            await laptop.until_asked(0)
            await asyncio.gather(play_on(laptop, 0, random.Random(1)), phone.until_over())
            assert phone.sights[0] == laptop.sights[0]

    asyncio.run(scenario())
