"""One client's connection: what it holds, which language it reads, and what still waits to be sent to it."""

import asyncio
from collections.abc import Awaitable, Callable

import msgspec

from carambolage.table.limits import MOST_WAITING
from carambolage.table.protocol.commands import Lang
from carambolage.table.protocol.messages import AnyMessage, Closing
from carambolage.table.texts import sentence
from carambolage.table.views.views import SPECTATOR

BROKEN, RESTARTING = 1011, 1012
REFUSED, TOO_SLOW, TOO_LATE, TOO_FAST = 4003, 4008, 4015, 4029

_encoder = msgspec.json.Encoder()
encode = _encoder.encode


class Connection:
    """A client at a table; whatever is sent goes out in order, and a client that does not read is let go.

    `shown` are the eyes whose sights it has seen whole and can be told the changes of.
    """

    def __init__(self) -> None:
        self.holds: list[int] = []
        self.host = self.invited = False
        self.lang: Lang = "en"
        self.shown: tuple[int, ...] = ()
        self.closing: int | None = None
        self._waiting: list[bytes | None] = []
        self._woken: asyncio.Future[None] | None = None

    @property
    def eyes(self) -> tuple[int, ...]:
        """The seats whose sights are shown here; a spectator's for those who hold none."""
        return tuple(self.holds) or (SPECTATOR,)

    def send(self, message: AnyMessage | bytes) -> None:
        """Put a message into the queue."""
        if self.closing is not None:
            return
        if len(self._waiting) < MOST_WAITING:
            self._put(message if isinstance(message, bytes) else encode(message))
        else:
            self.close("too_slow", TOO_SLOW)

    def close(self, code: str, number: int) -> None:
        """Say why, then close; whatever else waits is dropped if there is no room for the reason."""
        if self.closing is not None:
            return
        self.closing = number
        del self._waiting[: max(0, len(self._waiting) - MOST_WAITING + 2)]
        self._put(encode(Closing(code=code, text=sentence(f"nack-{code}", self.lang))))
        self._put(None)

    async def pump(self, send: Callable[[bytes], Awaitable[None]]) -> None:
        """Send what waits, until the connection is to be closed."""
        while (message := await self._next()) is not None:
            await send(message)
            del message  # thousands of connections wait here; none should hold what it has sent last

    def _put(self, message: bytes | None) -> None:
        self._waiting.append(message)
        if self._woken is not None and not self._woken.done():
            self._woken.set_result(None)

    async def _next(self) -> bytes | None:
        """What waits first; a bare future costs a fraction of a queue's memory."""
        if not self._waiting:
            self._woken = asyncio.get_running_loop().create_future()
            await self._woken
            self._woken = None
        return self._waiting.pop(0)
