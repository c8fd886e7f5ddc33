"""The WebSocket door: checks where a client comes from, then carries its frames to a visit and back.

It stands in front of the routes of the other requests: what a framework keeps for a connection, and does for each of
its frames, is felt with thousands of them.
"""

import asyncio
import contextlib

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

from carambolage.table.http.origin import is_welcome
from carambolage.table.limits import JOIN_SECONDS
from carambolage.table.rooms.lobby import Lobby
from carambolage.table.session.connection import REFUSED, TOO_LATE
from carambolage.table.session.session import Visit
from carambolage.table.settings import Settings

PATH = "/api/socket"


def with_door(app: ASGIApp, lobby: Lobby, settings: Settings) -> ASGIApp:
    """An application with the door before it."""

    async def wrapped(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.WEBSOCKET and scope["path"] == PATH:
            await _admit(scope, receive, send, lobby, settings)
        else:
            await app(scope, receive, send)

    return wrapped


async def _admit(scope: Scope, receive: Receive, send: Send, lobby: Lobby, settings: Settings) -> None:
    """One client, from the handshake to the end."""
    headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}
    await receive()
    if not is_welcome(headers, settings.origins):
        await send({"type": "websocket.close", "code": REFUSED, "reason": ""})
        return
    address = scope["client"][0] if scope["client"] else ""
    with lobby.counted(address) as fits:
        await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
        visit = Visit(lobby)
        if not fits:
            visit.connection.close("full", REFUSED)
        await _serve(receive, send, visit)


async def _serve(receive: Receive, send: Send, visit: Visit) -> None:
    """Read and write at the same time; whichever ends first ends the visit."""
    loop = asyncio.get_running_loop()
    late = loop.call_later(JOIN_SECONDS, _hurry, visit)
    reading = asyncio.create_task(_read(receive, visit))
    writing = asyncio.create_task(_write(send, visit))
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


async def _read(receive: Receive, visit: Visit) -> None:
    while visit.connection.closing is None:
        event = await receive()
        if event["type"] == "websocket.disconnect":
            return
        if event["type"] == "websocket.receive":
            await visit.hear(event.get("text") or event.get("bytes") or "")
    await asyncio.Event().wait()


async def _write(send: Send, visit: Visit) -> None:
    """Send until the connection is to be closed, then close it with its number."""

    async def send_text(message: bytes) -> None:
        await send({"type": "websocket.send", "bytes": None, "text": message.decode()})

    with contextlib.suppress(OSError):  # the client is gone
        await visit.connection.pump(send_text)
        await send({"type": "websocket.close", "code": visit.connection.closing or 1000, "reason": ""})
