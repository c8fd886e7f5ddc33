"""A connection of an attacker: raw enough to send anything, with no regard for what comes back."""

import asyncio
import itertools
import json
import struct
from types import TracebackType
from typing import Any, NamedTuple

SERVER = "127.0.0.1"
_PATIENCE = 30.0
_HANDSHAKE = (
    "GET /api/socket HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
_LAST, _MASKED, _NO_MASK = 0x80, 0x80, b"\0\0\0\0"
_numbers = itertools.count(1)
_source = [SERVER]


def come_from(address: str) -> None:
    """Connections are made from an address of this machine, from here on."""
    _source[0] = address


async def raw_connection(port: int) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A TCP connection from the attacker's address."""
    return await asyncio.open_connection(SERVER, port, local_addr=(_source[0], 0), limit=1 << 24)


class Answer(NamedTuple):
    """An answer over HTTP."""

    status: int
    body: bytes


async def request(port: int, method: str, path: str, body: bytes = b"") -> Answer:
    """One request over a connection of its own."""
    reader, writer = await raw_connection(port)
    try:
        head = f"{method} {path} HTTP/1.1\r\nHost: {SERVER}:{port}\r\nContent-Type: application/json\r\n"
        writer.write(f"{head}Content-Length: {len(body)}\r\nConnection: close\r\n\r\n".encode() + body)
        told, _, content = (await asyncio.wait_for(reader.read(), _PATIENCE)).partition(b"\r\n\r\n")
        return Answer(int(told.split()[1]) if told else 0, content)
    finally:
        writer.transport.abort()


async def open_table(port: int, game: str, seats: int, bots: bool = False, **wishes: Any) -> dict[str, Any]:
    """A table of the attackers' own, for people or for bots that answer at once."""
    seat = {"kind": "bot", "bot": "rookie"} if bots else {"kind": "person"}
    wish = {"game": game, "seats": [seat] * seats, "grace": 3600, **wishes}
    answer = await request(port, "POST", "/api/tables", json.dumps(wish).encode())
    if answer.status not in (200, 201):
        raise ConnectionError(f"no table, status {answer.status}")
    opened: dict[str, Any] = json.loads(answer.body)
    return opened


class Line:
    """A WebSocket that may send what no client would."""

    def __init__(self, port: int) -> None:
        self._port = port
        self.sights: dict[int, dict[str, Any]] = {}
        self._seq = 0

    async def __aenter__(self) -> "Line":
        self._reader, self._writer = await raw_connection(self._port)
        self._writer.write(_HANDSHAKE.format(host=f"{SERVER}:{self._port}").encode())
        head = await asyncio.wait_for(self._reader.readuntil(b"\r\n\r\n"), _PATIENCE)
        if b" 101 " not in head:
            raise ConnectionError("refused")
        return self

    async def __aexit__(self, kind: type[BaseException] | None, value: object, trace: TracebackType | None) -> None:
        self._writer.transport.abort()

    @property
    def is_closed(self) -> bool:
        """Whether the server has let go."""
        return self._writer.transport.is_closing() or self._reader.at_eof()

    def frame(self, text: bytes, opcode: int = 1, is_last: bool = True) -> None:
        """Send a frame."""
        first = opcode | (_LAST if is_last else 0)
        if len(text) < 126:
            head = struct.pack("!BB", first, _MASKED | len(text))
        else:
            head = struct.pack("!BBH", first, _MASKED | 126, len(text))
        self._writer.write(head + _NO_MASK + text)

    async def drain(self) -> None:
        """Wait until there is room for more; what has come is dropped."""
        await self._writer.drain()
        if self._reader._buffer:  # type: ignore[attr-defined]
            await self._reader.read(1 << 20)
        await asyncio.sleep(0)

    async def join(self, table: str, *tokens: str) -> dict[str, Any]:
        """Join a table; returns the welcome."""
        return await self.ask({"type": "join", "version": 1, "table": table, "tokens": list(tokens)})

    async def ask(self, command: dict[str, Any]) -> dict[str, Any]:
        """Send a command and read on until it is answered."""
        identity = str(next(_numbers))
        self.frame(json.dumps({**command, "id": identity}).encode())
        while True:
            message = await self._hear()
            if message.get("id") == identity:
                return message

    async def moved(self, answer: dict[str, Any]) -> None:
        """Read on until an acknowledged command has been told to everybody."""
        while self._seq < answer["seq"]:
            await self._hear()

    async def _hear(self) -> dict[str, Any]:
        async with asyncio.timeout(_PATIENCE):  # where much comes in, `wait_for` loses the end of the attack
            message = await self._message()
        if message.get("type") in ("welcome", "moved"):
            self.sights.update({sight["seat"]: sight for sight in message["sights"]})
        if message["type"] == "welcome" or "id" not in message:  # answers to questions have seqs of their own
            self._seq = message.get("seq", self._seq)
        return message

    async def _message(self) -> dict[str, Any]:
        """The next message; control frames are dropped, and a closed line is an error."""
        while True:
            first, short = await self._reader.readexactly(2)
            size = short
            if short == 126:
                size = int.from_bytes(await self._reader.readexactly(2))
            elif short == 127:
                size = int.from_bytes(await self._reader.readexactly(8))
            body = await self._reader.readexactly(size)
            if first & 15 == 8:
                raise ConnectionError("closed")
            if first & 15 == 1:
                message: dict[str, Any] = json.loads(body)
                return message
