"""A bad connection: a proxy that delays, duplicates, reorders and cuts whatever passes through it."""

import asyncio
import random
from contextlib import suppress
from types import TracebackType

from websockets.asyncio.client import ClientConnection, connect
from websockets.asyncio.server import Server, ServerConnection, serve
from websockets.exceptions import ConnectionClosed

Side = ClientConnection | ServerConnection

TWICE, LATE, OVERTAKEN, CUT = 0.15, 0.2, 0.15, 0.01


class Proxy:
    """Between clients and a server; `mishaps` counts what went wrong on the way."""

    def __init__(self, target: str, seed: int) -> None:
        self.address = ""
        self.mishaps = 0
        self._target, self._lot = target, random.Random(seed)
        self._server: Server | None = None

    async def __aenter__(self) -> "Proxy":
        self._server = await serve(self._pass_on, "127.0.0.1", 0, compression=None)
        self.address = f"127.0.0.1:{self._server.sockets[0].getsockname()[1]}"
        return self

    async def __aexit__(self, kind: type[BaseException] | None, value: object, trace: TracebackType | None) -> None:
        assert self._server is not None
        self._server.close()
        await self._server.wait_closed()

    async def _pass_on(self, client: ServerConnection) -> None:
        async with connect(f"ws://{self._target}/api/socket", compression=None) as server:
            ways = [asyncio.create_task(self._carry(*way)) for way in ((client, server), (server, client))]
            await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
            for way in ways:
                way.cancel()
            await asyncio.gather(*ways, return_exceptions=True)
            client.transport.abort()

    async def _carry(self, origin: Side, goal: Side) -> None:
        held: str | bytes | None = None
        with suppress(ConnectionClosed):
            async for frame in origin:
                if self._happens(CUT):
                    return
                if self._happens(LATE):
                    await asyncio.sleep(self._lot.uniform(0, 0.02))
                if held is None and self._happens(OVERTAKEN):
                    held = frame
                    continue
                await goal.send(frame)
                if self._happens(TWICE):
                    await goal.send(frame)
                if held is not None:
                    await goal.send(held)
                    held = None

    def _happens(self, likelihood: float) -> bool:
        happens = self._lot.random() < likelihood
        self.mishaps += happens
        return happens
