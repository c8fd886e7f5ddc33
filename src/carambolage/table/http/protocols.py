"""HTTP and WebSocket as uvicorn speaks them, guarded: who is silent, sends half a request or floods is let go."""

import asyncio
from typing import Any, cast

import h11
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request

from carambolage.table.http.crew import Crew
from carambolage.table.http.gate import Gate
from carambolage.table.limits import EMPTY_FRAME, MOST_FRAMES, WINDOW, Meter
from carambolage.table.session.connection import TOO_FAST

HAND_OVER = "carambolage.hand_over"
_SLICE = 512  # bytes that are parsed before a flood can be noticed
_READ = 16_384  # bytes that are taken from a connection before others have their turn


class GuardedConfig(uvicorn.Config):
    """The configuration of a server with a gate, and the seconds within which a request must have arrived."""

    def __init__(self, app: Any, gate: Gate, request_seconds: float, crew: Crew | None, **settings: Any) -> None:
        super().__init__(app, http=GuardedHttp, ws=GuardedWebSocket, **settings)
        self.gate, self.request_seconds, self.crew = gate, request_seconds, crew


class GuardedHttp(H11Protocol):
    """A connection before it is a WebSocket: every request must be complete in time, the first one too."""

    config: GuardedConfig
    _deadline: asyncio.TimerHandle | None = None
    _counted = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Take a connection, or close it at once."""
        super().connection_made(transport)
        _read_by_turns(transport)
        self._counted = self.config.gate.admits(_address(self.client))
        if self._counted:
            self._expect_request()
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection is gone."""
        self._forget_deadline()
        if self._counted:
            self.config.gate.leave(_address(self.client))
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """A part of a request; the time for the rest runs on."""
        super().data_received(data)
        is_upgraded = self.transport.get_protocol() is not self
        if is_upgraded or self.conn.their_state not in (h11.IDLE, h11.SEND_BODY):
            self._forget_deadline()
        elif self._deadline is None and not self.transport.is_closing():
            self._expect_request()

    def _expect_request(self) -> None:
        self._deadline = self.loop.call_later(self.config.request_seconds, self.transport.abort)

    def _forget_deadline(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None


class GuardedWebSocket(WebSocketsSansIOProtocol):
    """A WebSocket on which frames of every kind are counted: pings, pongs and parts of messages too.

    Until its first message is read, what came over it is kept, to be handed over with it.
    """

    config: GuardedConfig

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self._frames = Meter(WINDOW)
        self._arrived: list[bytes] | None = [] if self.config.crew else None
        self._frames_passed_on: bytes | None = None

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection is gone."""
        self.config.gate.leave(_address(self.client))
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Frames, a few at a time, so that no flood is parsed to its end."""
        if self._arrived is not None:
            self._arrived.append(data)
        for start in range(0, len(data), _SLICE):
            if self.transport.is_closing():
                return
            super().data_received(data[start : start + _SLICE])

    # Handing over

    def handle_connect(self, event: Request) -> None:
        """The handshake; the application may hand the connection over with the first message."""
        super().handle_connect(event)
        if self.response.status_code == 101:
            cast(dict[str, Any], self.scope)[HAND_OVER] = self._hand_over

    async def _hand_over(self, frame: str | bytes) -> bool:
        """Hand the connection over to the worker of the table that its first message joins, if that is another one."""
        crew, arrived = self.config.crew, self._arrived
        if crew is None or arrived is None or crew.owner(frame) == crew.number:
            self._arrived = None
            return False
        connection = self.transport.get_extra_info("socket")
        is_passed_on = await crew.pass_on(crew.owner(frame), connection, lambda: (arrived[0], b"".join(arrived[1:])))
        self._arrived = None
        if is_passed_on:
            self.transport.abort()
        return is_passed_on

    def take_over(self, request: bytes, frames: bytes) -> None:
        """Go on with a connection of another worker: its handshake was answered there, its first frames were not."""
        self._frames_passed_on, self._arrived = frames, None
        _read_by_turns(self.transport)
        self.data_received(request)

    async def send(self, message: Any) -> None:
        """Send what the application says; the client has got the answer to its handshake already where it was."""
        if message["type"] == "websocket.close" and message["code"] == TOO_FAST:
            self.config.gate.punish(_address(self.client))
        if self._frames_passed_on is None:
            await super().send(message)
            return
        frames, self._frames_passed_on = self._frames_passed_on, None
        transport, self.transport = self.transport, cast(asyncio.Transport, _Mute(self.transport))
        try:
            await super().send(message)
        finally:
            self.transport = transport
        self.data_received(frames)

    # Counting

    def handle_text(self, event: Frame) -> None:
        """A message, or its beginning."""
        if self._affords_frame():
            super().handle_text(event)

    def handle_bytes(self, event: Frame) -> None:
        """A message in bytes, or its beginning."""
        if self._affords_frame():
            super().handle_bytes(event)

    def handle_cont(self, event: Frame) -> None:
        """Another part of a message."""
        if self._affords_frame(EMPTY_FRAME):
            super().handle_cont(event)

    def handle_ping(self) -> None:
        """A ping, whose pong goes out."""
        if self._affords_frame(EMPTY_FRAME):
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        """A pong, wanted or not."""
        if self._affords_frame(EMPTY_FRAME):
            super().handle_pong(event)

    def _affords_frame(self, cost: int = 1) -> bool:
        """Count a frame; a client with too many of them is disconnected."""
        if self.transport.is_closing():
            return False
        if self._frames.admits(MOST_FRAMES, cost):
            return True
        self.config.gate.punish(_address(self.client))
        self.conn.fail(TOO_FAST, "too many frames")
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.transport.close()
        return False


class _Mute:
    """A transport that keeps what is written to itself."""

    def __init__(self, transport: asyncio.Transport) -> None:
        self.is_closing = transport.is_closing

    def write(self, data: bytes) -> None:
        """Nothing goes out."""


def _read_by_turns(transport: asyncio.Transport) -> None:
    transport.max_size = _READ  # type: ignore[attr-defined]


def _address(client: tuple[str, int] | None) -> str:
    return client[0] if client else ""
