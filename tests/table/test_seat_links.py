"""Links of seats: good for one use, so that whoever has seen one cannot look at what the guest holds."""

import asyncio
import json
import secrets
from hashlib import sha256
from typing import Any

import pytest

from tests.table.client import Client, Message
from tests.table.serving import Opened, Server


class Guest(Client):
    """Somebody with a secret of their own, as the page has one for every table."""

    def __init__(self, opened: Opened, *tokens: str, own: str | None = None) -> None:
        super().__init__(opened, *tokens)
        self.own = own or secrets.token_urlsafe(16)

    async def join(self) -> Message:
        """Connect and join with that secret."""
        await self.connect_to(self.opened.server.address)
        joining = {"version": 1, "table": self.opened.table, "tokens": self.tokens, "own": self.own}
        return await self.ask("join", **joining, since=self.seq)


def table_for_a_guest(server: Server, **wishes: Any) -> Opened:
    """A table whose host has a link for one guest."""
    seats = [{"kind": "person"}, {"kind": "open"}]
    return Opened(server, server.post("/api/tables", {"game": "convoy", "seats": seats, **wishes}))


def test_a_used_link_opens_nothing_for_the_host(server: Server) -> None:
    opened = table_for_a_guest(server)

    async def scenario() -> None:
        guest = Guest(opened, opened.seats[1])
        async with guest:
            assert guest.state["holds"] == [1]
            spy = Client(opened, opened.seats[1])
            refused = await spy.join()
            assert (refused["code"], await spy.closed()) == ("link_used", 4003)
            async with Client(opened, opened.seats[0], opened.host, opened.seats[1]) as host:
                assert host.state["holds"] == [0], "nor beside other tokens"
        async with Guest(opened, opened.seats[1], own=guest.own) as again:
            assert again.state["holds"] == [1], "the guest's own browser comes back by the same link"
        async with Client(opened, f"{guest.own}-1") as elsewhere:
            assert elsewhere.state["holds"] == [1], "and may take the seat elsewhere with its own token"

    asyncio.run(scenario())


@pytest.mark.parametrize("host_stays", [True, False])
def test_a_guest_spends_a_link_that_somebody_used_without_a_secret_before(server: Server, host_stays: bool) -> None:
    """A host with a program of their own must not be able to keep the link of a guest alive."""
    opened = table_for_a_guest(server)

    async def scenario() -> None:
        spy = Client(opened, opened.seats[1])
        await spy.join()
        if not host_stays:
            await spy.cut()
        guest = Guest(opened, opened.seats[1])
        async with guest:
            assert guest.state["holds"] == [1]
            if host_stays:
                assert await spy.closed() == 4003
                assert spy.heard[-1]["code"] == "link_used"
                assert all(0 not in message.get("holds", []) for message in guest.heard)
            again = Client(opened, opened.seats[1])
            assert ((await again.join())["code"], await again.closed()) == ("link_used", 4003)
            presence = await guest.until_type("presence")
            while presence["devices"] != [0, 1] or presence["spectators"]:
                presence = await guest.until_type("presence")
            await guest.catch_up(await guest.ask("rename", seat=1, name="Grace"))
        async with Guest(opened, opened.seats[1], own=guest.own) as back:
            assert back.state["holds"] == [1]

    asyncio.run(scenario())


def test_a_seat_that_was_left_to_a_bot_stays_with_the_bot(server: Server) -> None:
    """Spending the link is not yet taking the seat back: a bot may play there because a clock ran out."""
    opened = table_for_a_guest(server)

    async def scenario() -> None:
        async with Client(opened, opened.seats[0]) as ada, Client(opened, opened.seats[1]) as spy:
            assert (await spy.ask("hand_over", seat=1))["type"] == "ack"
            async with Guest(opened, opened.seats[1]) as guest:
                assert guest.state["chairs"][1]["bot"] == "rookie", "it is the guest who takes the seat back"
                assert await spy.closed() == 4003
                assert (await guest.ask("take_back", seat=1))["type"] == "ack"
                assert (await ada.until(lambda told: told.get("what") == "taken_back"))["seat"] == 1

    asyncio.run(scenario())


def test_who_rebinds_a_link_first_wins(server: Server) -> None:
    opened = table_for_a_guest(server)

    async def scenario() -> None:
        await (spy := Client(opened, opened.seats[1])).join()
        guests = [Guest(opened, opened.seats[1]) for _ in range(4)]
        answers = await asyncio.gather(*(guest.join() for guest in guests))
        seated = [guest for guest, answer in zip(guests, answers, strict=True) if answer["type"] == "welcome"]
        assert [guest.state["holds"] for guest in seated] == [[1]]
        assert [answer["code"] for answer in answers if answer["type"] == "nack"] == ["link_used"] * 3
        for client in (spy, *guests):
            await client.cut()

    asyncio.run(scenario())


def test_a_guest_promises_a_number_of_their_own(server: Server) -> None:
    """Who used the link before may have promised another one, which nobody else could tell."""
    opened = table_for_a_guest(server, mix=True)

    async def scenario() -> None:
        async with Client(opened, opened.seats[0]) as ada, Client(opened, opened.seats[1]) as spy:
            assert (await spy.ask("mix", seat=1, promise="0" * 64))["type"] == "ack"
            async with Guest(opened, opened.seats[1]) as guest:
                assert guest.state["mixing"]["promises"] == [None, None]
                numbers = {0: "a" * 32, 1: "b" * 32}
                for client, seat in ((ada, 0), (guest, 1)):
                    promise = sha256(numbers[seat].encode()).hexdigest()
                    assert (await client.ask("mix", seat=seat, promise=promise))["type"] == "ack"
                for client, seat in ((ada, 0), (guest, 1)):
                    assert (await client.ask("reveal", seat=seat, number=numbers[seat]))["type"] == "ack"
                assert (await guest.until_type("moved"))["what"] == "began"

    asyncio.run(scenario())


def test_the_own_seat_of_who_sat_down_is_no_link(server: Server) -> None:
    """Its token was never seen by anybody else: the page that holds it may be open twice."""
    opened = table_for_a_guest(server)

    async def scenario() -> None:
        async with Client(opened, opened.invite) as bea:
            token = secrets.token_urlsafe(16)
            await bea.ask("sit", seat=1, token=token, name="Bea")
            assert (await bea.until_type("welcome"))["holds"] == [1]
            async with Guest(opened, token) as phone:
                assert phone.state["holds"] == [1]
                assert (await bea.ask("ping"))["type"] == "pong"

    asyncio.run(scenario())


def test_the_answer_to_sitting_down_gives_no_freed_seat_back(server: Server) -> None:
    """A command that is sent again is acknowledged again, but whoever was sent away holds nothing by it."""
    opened = table_for_a_guest(server)
    sit = {"seat": 1, "token": secrets.token_urlsafe(16), "name": "Bea", "id": "sit-once"}

    async def scenario() -> None:
        async with Client(opened, opened.seats[0], opened.host) as host:
            async with Client(opened, opened.invite) as bea:
                assert (await bea.ask("sit", **sit))["type"] == "ack"
                assert (await bea.until_type("welcome"))["holds"] == [1]
                assert (await host.ask("free", seat=1))["type"] == "ack"
                assert await bea.closed() == 4003
            async with Client(opened, opened.invite) as again:
                assert (await again.ask("sit", **sit))["type"] == "ack"
                assert (await again.until_type("welcome"))["holds"] == []

    asyncio.run(scenario())


def test_a_device_that_is_there_for_a_moment_is_told_to_all(server: Server) -> None:
    """Changes of presence are told a few times a second; what came and went in between is told too."""
    opened = table_for_a_guest(server)

    async def scenario() -> None:
        async with Client(opened, opened.seats[0]) as host, Client(opened, opened.seats[1]):
            await host.until(lambda told: told.get("devices") == [1, 1])
            for _ in range(3):
                spy = Client(opened, opened.seats[1])
                await spy.join()
                await spy.cut()
                while (told := await host.until_type("presence"))["devices"] != [1, 2]:
                    assert told["devices"] == [1, 1], json.dumps(told)
                await host.until(lambda told: told.get("devices") == [1, 1])

    asyncio.run(scenario())


def test_a_second_device_at_a_seat_is_told_to_all(server: Server) -> None:
    opened = table_for_a_guest(server)

    async def scenario() -> None:
        async with Client(opened, opened.seats[0]) as host, Client(opened, opened.seats[1]):
            told = await host.until_type("presence")
            while told["devices"] != [1, 1]:
                told = await host.until_type("presence")
            async with Client(opened, opened.seats[1]):
                told = await host.until_type("presence")
                assert (told["devices"], told["present"]) == ([1, 2], [True, True])

    asyncio.run(scenario())
