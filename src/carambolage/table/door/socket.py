"""The WebSocket door: checks where a client comes from, then carries its frames to a visit and back."""

import asyncio
import contextlib
from typing import Any

from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from carambolage.table.connection import REFUSED, TOO_LATE
from carambolage.table.door.origin import is_welcome
from carambolage.table.limits import JOIN_SECONDS
from carambolage.table.lobby import Lobby
from carambolage.table.settings import Settings
from carambolage.table.visit import Visit

Socket = WebSocket[Any, Any, Any]


@websocket("/api/socket")
async def door(socket: Socket, lobby: Lobby, settings: Settings) -> None:
    """One client, from the handshake to the end."""
    if not is_welcome(socket.headers, settings.origins):
        await socket.close(REFUSED)
        return
    address = socket.client.host if socket.client else ""
    with lobby.counted(address) as fits:
        await socket.accept()
        visit = Visit(lobby)
        if not fits:
            visit.connection.close("full", REFUSED)
        await _serve(socket, visit)


async def _serve(socket: Socket, visit: Visit) -> None:
    """Read and write at the same time; whichever ends first ends the visit."""
    loop = asyncio.get_running_loop()
    late = loop.call_later(JOIN_SECONDS, _hurry, visit)
    reading = asyncio.create_task(_read(socket, visit))
    writing = asyncio.create_task(_write(socket, visit))
    try:
        await asyncio.wait((reading, writing), return_when=asyncio.FIRST_COMPLETED)
    finally:
        late.cancel()
        reading.cancel()
        writing.cancel()
        await asyncio.gather(reading, writing, return_exceptions=True)
        await visit.end()


def _hurry(visit: Visit) -> None:
    if not visit.joined:
        visit.connection.close("too_late", TOO_LATE)


async def _read(socket: Socket, visit: Visit) -> None:
    with contextlib.suppress(WebSocketDisconnect):
        while visit.connection.closing is None:
            event = await socket.receive()
            if event["type"] == "websocket.disconnect":
                return
            if event["type"] == "websocket.receive":
                await visit.hear(event.get("text") or event.get("bytes") or "")
        await asyncio.Event().wait()


async def _write(socket: Socket, visit: Visit) -> None:
    """Send until the connection is to be closed, then close it with its number."""

    async def send(message: bytes) -> None:
        await socket.send_data(message, "text")

    with contextlib.suppress(WebSocketDisconnect):
        await visit.connection.pump(send)
        await socket.close(visit.connection.closing or 1000)
