"""People at a table: clients that play on until the game is over."""

import asyncio
import random

from tests.table.client import Client


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
