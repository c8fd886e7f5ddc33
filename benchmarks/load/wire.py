"""A WebSocket client that costs next to nothing, for it shares the machine with the server that it measures."""

import asyncio
import struct
from collections.abc import Callable

Hear = Callable[[bytes], None]

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
_KEY = "MDEyMzQ1Njc4OWFiY2RlZg=="
_FIN, _MASKED, _NO_MASK = 0x80, 0x80, b"\0\0\0\0"


class Wire(asyncio.Protocol):
    """One connection; `hear` gets the payload of every text frame."""

    def __init__(self, host: str, path: str, hear: Hear) -> None:
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.lost = False
        self._request = (
            f"GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {_KEY}\r\nSec-WebSocket-Version: 13\r\n\r\n"
        ).encode()
        self._hear = hear
        self._rest = b""
        self._transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for the upgrade at once."""
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        transport.write(self._request)

    def connection_lost(self, exc: Exception | None) -> None:
        """The server let go."""
        self.lost = True
        if not self.opened.done():
            self.opened.set_exception(ConnectionError("the server closed the connection during the handshake"))

    def data_received(self, data: bytes) -> None:
        """Whatever has come, cut into frames."""
        data = self._rest + data if self._rest else data
        if not self.opened.done():
            head, found, data = data.partition(b"\r\n\r\n")
            if not found:
                self._rest = head
                return
            self._shake(head)
        start = 0
        while (end := _end_of_frame(data, start)) <= len(data):
            self._take(data, start, end)
            start = end
        self._rest = data[start:]

    def send(self, text: bytes, opcode: int = TEXT) -> None:
        """Send one frame, masked with zeros, which costs nothing."""
        assert self._transport is not None
        if len(text) < 126:
            head = struct.pack("!BB", _FIN | opcode, _MASKED | len(text))
        else:
            head = struct.pack("!BBH", _FIN | opcode, _MASKED | 126, len(text))
        self._transport.write(head + _NO_MASK + text)

    def close(self) -> None:
        """Let go without a word."""
        if self._transport is not None:
            self._transport.abort()

    def _shake(self, head: bytes) -> None:
        if head.startswith(b"HTTP/1.1 101"):
            self.opened.set_result(None)
        else:
            self.opened.set_exception(ConnectionError(f"the server answered {head.splitlines()[0]!r}"))

    def _take(self, data: bytes, start: int, end: int) -> None:
        opcode, short = data[start] & 15, data[start + 1]
        body = data[start + (2 if short < 126 else 4 if short == 126 else 10) : end]
        if opcode == TEXT:
            self._hear(body)
        elif opcode == PING:
            self.send(body, PONG)


def _end_of_frame(data: bytes, start: int) -> int:
    """Where a frame ends; beyond the data if its head is not all there yet."""
    have = len(data) - start
    if have < 2:
        return len(data) + 1
    short = data[start + 1]
    if short < 126:
        return start + 2 + short
    if short == 126:
        return start + 4 + int.from_bytes(data[start + 2 : start + 4]) if have >= 4 else len(data) + 1
    return start + 10 + int.from_bytes(data[start + 2 : start + 10]) if have >= 10 else len(data) + 1
