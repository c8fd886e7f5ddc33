"""People at a table: clients that play on until the game is over, whatever happens to the server."""

import asyncio
import json
import random
import time

from websockets.exceptions import ConnectionClosed, InvalidMessage

from tests.table.client import Client
from tests.table.serving import Opened, Server

LOST = (OSError, ConnectionClosed, InvalidMessage)


async def play_on(client: Client, seat: int, lot: random.Random) -> None:
    """Answer whatever a seat is asked, by lot, until the game is over."""
    while await client.until_asked(seat):
        answer = await client.play(seat, lot.randrange(len(client.sights[seat]["choices"])))
        # The last of several asked at once needs not decide when a single answer is left.
        assert answer["type"] == "ack" or answer["code"] in ("stale", "not_asked", "over"), answer
        await client.catch_up(answer)


async def play_out(*clients: Client, seed: int = 1) -> None:
    """Everybody plays until the game is over; a client plays for the first seat it holds."""
    lots = [random.Random(seed + number) for number in range(len(clients))]
    await asyncio.gather(*(play_on(one, one.state["holds"][0], lot) for one, lot in zip(clients, lots, strict=True)))


class Player:
    """Somebody who plays on whatever happens, resends what was not answered, and remembers what was acknowledged."""

    def __init__(self, opened: Opened, seat: int, lot: random.Random, guest: type[Client] = Client) -> None:
        self.client, self.seat, self._lot = guest(opened, opened.seats[seat]), seat, lot
        self.acknowledged: dict[int, int] = {}
        self.longest_away = self._lost_at = 0.0
        self._pending: tuple[str, int, int] | None = None

    async def play(self) -> None:
        """Play until the game is over and all is answered, joining again whenever the connection is lost."""
        while self._pending is not None or self.client.state.get("phase") != "over":
            try:
                if (await self.client.join())["type"] == "nack":
                    raise ConnectionError("the table cannot be joined now")
                self._note_away()
                await self._play_on()
            except LOST:
                self._lost_at = self._lost_at or time.monotonic()
                await asyncio.sleep(0.05)

    def _note_away(self) -> None:
        if self._lost_at:
            self.longest_away = max(self.longest_away, time.monotonic() - self._lost_at)
        self._lost_at = 0.0

    async def _play_on(self) -> None:
        while self._pending is not None or self.client.state["phase"] != "over":
            sight = self.client.sights[self.seat]
            if self._pending is None and sight["choices"]:
                self._pending = (self.client.new_id(), self._lot.choice(sight["choices"])["action"], sight["turn"])
            if self._pending is None:
                await self.client.hear()
            else:
                await self._answer(*self._pending)

    async def _answer(self, identity: str, action: int, turn: int) -> None:
        answer = await self.client.ask("play", id=identity, seat=self.seat, action=action, turn=turn)
        if answer.get("code") == "store_away":
            return
        self._pending = None
        if answer["type"] == "ack":
            assert self.acknowledged.setdefault(answer["seq"], action) == action
        await self.client.catch_up(answer)


async def expect_like_fresh(player: Player) -> None:
    """What a client shows after all that is what a fresh one shows."""
    opened = player.client.opened
    async with type(player.client)(opened, opened.seats[player.seat]) as fresh:
        while player.client.seq < fresh.seq:
            await player.client.hear()
        assert json.dumps(player.client.shown, sort_keys=True) == json.dumps(fresh.shown, sort_keys=True)
    await player.client.cut()


def expect_all_acknowledged(server: Server, opened: Opened, players: list[Player]) -> None:
    """The log holds each acknowledged answer under its number, and nothing that its seat did not answer."""
    proof = server.get(f"/api/tables/{opened.table}/proof")
    kept = {line["seq"]: (line["seat"], line["action"]) for line in proof["log"]}
    assert len(kept) == len(proof["log"])
    acknowledged = {seq: (player.seat, action) for player in players for seq, action in player.acknowledged.items()}
    assert acknowledged == {seq: answer for seq, answer in kept.items() if answer[0] < len(players)}
    assert server.post("/api/verify", proof)["sound"]
