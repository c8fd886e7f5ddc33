"""One client's connection: what it holds, which language it reads, and what still waits to be sent to it."""

import asyncio
from collections.abc import Awaitable, Callable

import msgspec

from carambolage.table.limits import MOST_WAITING
from carambolage.table.protocol.commands import Lang
from carambolage.table.protocol.messages import AnyMessage, Closing
from carambolage.table.seeing import SPECTATOR
from carambolage.table.speech import sentence

BROKEN, RESTARTING = 1011, 1012
REFUSED, TOO_SLOW, TOO_LATE, TOO_FAST = 4003, 4008, 4015, 4029

_encoder = msgspec.json.Encoder()
encode = _encoder.encode


class Connection:
    """A client at a table; whatever is sent goes out in order, and a client that does not read is let go."""

    def __init__(self) -> None:
        self.holds: list[int] = []
        self.host = self.invited = False
        self.lang: Lang = "en"
        self.closing: int | None = None
        self._waiting: asyncio.Queue[bytes | None] = asyncio.Queue(MOST_WAITING)

    @property
    def eyes(self) -> tuple[int, ...]:
        """The seats whose sights are shown here; a spectator's for those who hold none."""
        return tuple(self.holds) or (SPECTATOR,)

    def send(self, message: AnyMessage | bytes) -> None:
        """Put a message into the queue."""
        if self.closing is not None:
            return
        try:
            self._waiting.put_nowait(message if isinstance(message, bytes) else encode(message))
        except asyncio.QueueFull:
            self.close("too_slow", TOO_SLOW)

    def close(self, code: str, number: int) -> None:
        """Say why, then close; whatever else waits is dropped if there is no room for the reason."""
        if self.closing is not None:
            return
        self.closing = number
        while self._waiting.qsize() > MOST_WAITING - 2:
            self._waiting.get_nowait()
        self._waiting.put_nowait(encode(Closing(code=code, text=sentence(f"nack-{code}", self.lang))))
        self._waiting.put_nowait(None)

    async def pump(self, send: Callable[[bytes], Awaitable[None]]) -> None:
        """Send what waits, until the connection is to be closed."""
        while (message := await self._waiting.get()) is not None:
            await send(message)
