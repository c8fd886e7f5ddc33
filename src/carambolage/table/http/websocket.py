"""The WebSocket endpoint: checks where a client comes from, then passes frames to its session and messages back.

It is served before the framework sees a request: what a framework keeps for a connection, and does for each of its
frames, is felt with thousands of them.
"""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from typing import Any, cast

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

from carambolage.table.http.headers import is_allowed_origin
from carambolage.table.http.hosts import AllowedHosts, unknown_host
from carambolage.table.http.protocols import HAND_OVER
from carambolage.table.limits import JOIN_SECONDS
from carambolage.table.refusal import RefusedError
from carambolage.table.rooms.lobby import Lobby
from carambolage.table.session.connection import REFUSED, TOO_LATE
from carambolage.table.session.session import Session
from carambolage.table.settings import Settings

PATH = "/api/socket"

HandOver = Callable[[str | bytes], Awaitable[bool]]


def with_websocket(app: ASGIApp, lobby: Lobby, settings: Settings) -> ASGIApp:
    """An application with the WebSocket endpoint before it."""

    hosts = AllowedHosts(settings.hosts)

    async def wrapped(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.WEBSOCKET and scope["path"] == PATH:
            await _admit(scope, receive, send, lobby, settings, hosts)
        else:
            await app(scope, receive, send)

    return wrapped


async def _admit(
    scope: Scope, receive: Receive, send: Send, lobby: Lobby, settings: Settings, hosts: AllowedHosts
) -> None:
    """One client, from the handshake to the end."""
    headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}
    await receive()
    if not hosts.allows(headers.get("host")):
        await _refuse(send, unknown_host(headers["host"]))
        return
    if not is_allowed_origin(headers, settings.origins):
        await _refuse(send, RefusedError("origin", 403))
        return
    address = scope["client"][0] if scope["client"] else ""
    with lobby.counted(address) as fits:
        await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
        session = Session(lobby, address)
        if not fits:
            session.connection.close("full", REFUSED)
        await _serve(receive, send, session, cast(dict[str, Any], scope).get(HAND_OVER, _keep))


async def _keep(frame: str | bytes) -> bool:
    """There is nobody to hand a connection over to."""
    return False


async def _refuse(send: Send, refusal: RefusedError) -> None:
    """Answer the handshake with a sentence, and open no socket."""
    headers = [(b"content-type", b"text/plain; charset=utf-8")]
    await send({"type": "websocket.http.response.start", "status": refusal.status, "headers": headers})
    await send({"type": "websocket.http.response.body", "body": refusal.said("en").encode(), "more_body": False})


async def _serve(receive: Receive, send: Send, session: Session, hand_over: HandOver) -> None:
    """Read and write at the same time; whichever ends first ends the session."""
    loop = asyncio.get_running_loop()
    late = loop.call_later(JOIN_SECONDS, _close_if_not_joined, session)
    reading = asyncio.create_task(_read(receive, session, hand_over))
    writing = asyncio.create_task(_write(send, session))
    try:
        await asyncio.wait((reading, writing), return_when=asyncio.FIRST_COMPLETED)
    finally:
        late.cancel()
        reading.cancel()
        writing.cancel()
        await asyncio.gather(reading, writing, return_exceptions=True)
        await session.end()


def _close_if_not_joined(session: Session) -> None:
    if not session.joined:
        session.connection.close("too_late", TOO_LATE)


async def _read(receive: Receive, session: Session, hand_over: HandOver) -> None:
    is_first = True
    while session.connection.closing is None:
        event = await receive()
        if event["type"] == "websocket.disconnect":
            return
        if event["type"] == "websocket.receive":
            frame = event.get("text") or event.get("bytes") or ""
            if is_first and await hand_over(frame):
                return
            is_first = False
            await session.receive(frame)
    await asyncio.Event().wait()


async def _write(send: Send, session: Session) -> None:
    """Send until the connection is to be closed, then close it with its number."""

    async def send_text(message: bytes) -> None:
        await send({"type": "websocket.send", "bytes": None, "text": message.decode()})

    with contextlib.suppress(OSError):  # the client is gone
        await session.connection.pump(send_text)
        await send({"type": "websocket.close", "code": session.connection.closing or 1000, "reason": ""})
