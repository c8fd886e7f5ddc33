"""Links of seats: good for one use, so that whoever has seen one cannot look at what the guest holds."""

import asyncio
import secrets

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


def table_for_a_guest(server: Server) -> Opened:
    """A table whose host has a link for one guest."""
    seats = [{"kind": "person"}, {"kind": "open"}]
    return Opened(server, server.post("/api/tables", {"game": "convoy", "seats": seats}))


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
