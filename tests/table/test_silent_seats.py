"""Seats that hold a table up: others may have a bot play for them, and the host may make a seat free again."""

import asyncio
import secrets

from tests.table.client import Client
from tests.table.serving import Opened, Server


def test_others_may_have_a_bot_play_for_who_does_not_answer(server: Server) -> None:
    opened = server.open_table("convoy", 3, seed=2, grace=1)

    async def scenario() -> None:
        async with (
            Client(opened, opened.seats[0]) as silent,
            Client(opened, opened.seats[1]) as two,
            Client(opened, opened.seats[2]) as three,
        ):
            await two.play(1)
            await three.play(2)
            assert (await two.ask("vote", seat=1, target=2))["code"] == "not_silent", "that one has answered"
            assert (await two.ask("vote", seat=1, target=1))["code"] == "not_silent"
            assert (await two.ask("vote", seat=0, target=2))["code"] == "not_yours"
            while (answer := await two.ask("vote", seat=1, target=0))["type"] == "nack":
                assert answer["code"] == "not_silent", "it was not waited for long enough"
                await asyncio.sleep(0.2)
            await silent.catch_up(answer)
            assert silent.state["chairs"][0]["bot"] is None, "one of two is not more than half"
            again = await two.ask("vote", seat=1, target=0)
            await silent.catch_up(again)
            assert silent.state["chairs"][0]["bot"] is None, "who votes twice counts once"
            await three.ask("vote", seat=2, target=0)
            await silent.until(lambda message: message.get("what") == "stood_in")
            assert silent.state["chairs"][0]["bot"] == "rookie"
            assert (await silent.ask("take_back", seat=0))["type"] == "ack", "whoever comes back plays again"

    asyncio.run(scenario())


def test_the_host_makes_a_seat_free_and_somebody_else_takes_it(server: Server) -> None:
    seats = [{"kind": "person"}, {"kind": "open"}]
    opened = Opened(server, server.post("/api/tables", {"game": "convoy", "seats": seats, "grace": 3600}))

    async def scenario() -> None:
        async with Client(opened, opened.seats[0], opened.host) as host, Client(opened, opened.seats[1]) as guest:
            await host.until_type("moved")
            assert (await guest.ask("free", seat=0))["code"] == "host_only"
            assert (await host.ask("free", seat=7))["code"] == "not_freeable"
            assert (await host.ask("free", seat=1))["type"] == "ack"
            assert await guest.closed() == 4003
            assert guest.heard[-1]["code"] == "freed"
            again = Client(opened, opened.seats[1])
            assert (await again.join())["code"] == "no_entry"
            async with Client(opened, opened.invite) as other:
                assert other.state["chairs"][1]["free"]
                await other.ask("sit", seat=1, token=secrets.token_urlsafe(16), name="Grace")
                await other.until(lambda message: message["type"] == "welcome")
                assert other.state["holds"] == [1]
                assert other.state["chairs"][1]["bot"] is None

    asyncio.run(scenario())
