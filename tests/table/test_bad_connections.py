"""Over a connection that delays, duplicates, reorders and cuts, the game is the same as over a good one."""

import asyncio
import itertools
import random
from typing import Any

from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.table.client import IN_SEQUENCE, Client, Message
from tests.table.proxy import Proxy
from tests.table.serving import Opened, Server

PATIENCE = 0.15


class Stubborn(Client):
    """A client that ignores what it knows, joins again where something is missing, and repeats what is not answered."""

    def __init__(self, opened: Opened, seat: int, address: str) -> None:
        super().__init__(opened, opened.seats[seat])
        self.seat, self._address = seat, address
        self._pending: Message | None = None
        self._answers = itertools.count()

    async def play_stubbornly(self) -> None:
        """Play to the end."""
        while self.state.get("phase") != "over":
            try:
                await self.connect_to(self._address)
                await asyncio.wait_for(self._settle(), PATIENCE * 4)
                await self._play_on()
            except (ConnectionClosed, InvalidHandshake, OSError, TimeoutError, LookupError):
                await self.cut()

    async def _settle(self) -> None:
        await self.send("join", version=1, table=self.opened.table, tokens=self.tokens, since=self.seq)
        await self.until_type("welcome")

    async def _play_on(self) -> None:
        while self.state["phase"] != "over":
            sight = self.sights[self.seat]
            if self._pending is None and sight["choices"]:
                lot = random.Random(1000 * self.seat + next(self._answers))
                action = lot.choice(sight["choices"])["action"]
                self._pending = {"id": self.new_id(), "seat": self.seat, "action": action, "turn": sight["turn"]}
            if self._pending is not None:
                await self.send("play", **self._pending)
            try:
                await asyncio.wait_for(self._hear_on(), PATIENCE)
            except TimeoutError:
                if self._pending is None:
                    raise

    async def _hear_on(self) -> None:
        """Hear until the pending answer has arrived, with all that it brought about."""
        goal = self._pending and self._pending["id"]
        while True:
            message = await self.hear()
            if goal is None and message["type"] == "moved":
                return
            if goal is not None and message.get("id") == goal:
                assert message["type"] == "ack", message
                self._pending = None
                while self.seq < message["seq"]:
                    await self.hear()
                return

    def _note(self, message: Message) -> None:
        if message["type"] in IN_SEQUENCE and message["seq"] <= self.seq:
            return
        if message["type"] in IN_SEQUENCE and message["seq"] > self.seq + 1:
            raise LookupError("something is missing")
        if message["type"] == "welcome" and message["seq"] < self.seq:
            return
        super()._note(message)


def played(server: Server, *, badly: bool) -> tuple[Any, int]:
    """The proof of a game between two, over good or bad connections, and the number of mishaps."""
    opened = server.open_table("wacky_races", 2, seed=21, grace=3600)

    async def scenario() -> int:
        async with Proxy(server.address, seed=5) as proxy:
            address = proxy.address if badly else server.address
            players = [Stubborn(opened, seat, address) for seat in (0, 1)]
            async with asyncio.timeout(60):
                await asyncio.gather(*(player.play_stubbornly() for player in players))
            for player in players:
                await player.cut()
                async with Client(opened, opened.seats[player.seat]) as fresh:
                    assert player.shown == fresh.shown
            return proxy.mishaps

    mishaps = asyncio.run(scenario())
    return server.get(f"/api/tables/{opened.table}/proof"), mishaps


def test_a_bad_connection_changes_nothing(server: Server) -> None:
    (good, _), (bad, mishaps) = played(server, badly=False), played(server, badly=True)
    assert mishaps > 50
    assert bad["log"] == good["log"]
    assert bad["digest"] == good["digest"]
