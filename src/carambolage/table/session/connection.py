"""The connection of a client: its seats, its language, and the queue of messages to it."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence

import msgspec

from carambolage.table.client_address import counted_as
from carambolage.table.limits import MOST_WAITING, MOST_WAITING_BYTES
from carambolage.table.protocol.commands import Lang
from carambolage.table.protocol.messages import AnyMessage, Closing
from carambolage.table.state.seating import Place
from carambolage.table.telemetry.metrics import METRICS
from carambolage.table.texts import sentence
from carambolage.table.views.views import SPECTATOR

BROKEN, RESTARTING = 1011, 1012
REFUSED, TOO_SLOW, TOO_LATE, TOO_FAST = 4003, 4008, 4015, 4029

_encoder = msgspec.json.Encoder()
encode, encode_lines = _encoder.encode, _encoder.encode_lines


class Connection:
    """A client at a table; messages go out in order, and a client that does not read is disconnected.

    `source` is what its address is counted as, `keys` are the seats held, each with the hash of the token that opened
    it, `left` those that were let go here; `shown` are the viewers whose views it has got whole, so that a diff is
    enough from then on.
    """

    def __init__(self, address: str = "") -> None:
        self.source = counted_as(address)
        self.keys: dict[int, str] = {}
        self.left: set[int] = set()
        self.host = self.invited = False
        self.lang: Lang = "en"
        self.shown: tuple[int, ...] = ()
        self.closing: int | None = None
        self._queue: list[bytes | None] = []
        self._waiting_bytes = 0
        self._wakeup: asyncio.Future[None] | None = None

    @property
    def holds(self) -> list[int]:
        """The seats held."""
        return sorted(self.keys)

    def lost(self, places: Sequence[Place]) -> list[int]:
        """The seats held that belong to another token by now."""
        return [seat for seat, key in self.keys.items() if places[seat].token != key]

    @property
    def viewers(self) -> tuple[int, ...]:
        """The seats whose views are shown here; a spectator's for those who hold none."""
        return tuple(self.holds) or (SPECTATOR,)

    @property
    def waiting(self) -> int:
        """How many messages the client has not been sent yet."""
        return len(self._queue)

    def send(self, message: AnyMessage | bytes) -> None:
        """Put a message into the queue."""
        if self.closing is not None:
            return
        data = message if isinstance(message, bytes) else encode(message)
        if self._has_room(data):
            self._put(data)
        else:
            self.close("too_slow", TOO_SLOW)

    def _has_room(self, data: bytes) -> bool:
        """Whether a message fits into the queue, by number and by bytes; into an empty one any fits."""
        fits = len(self._queue) < MOST_WAITING and self._waiting_bytes + len(data) <= MOST_WAITING_BYTES
        return fits or not self._queue

    def close(self, code: str, number: int) -> None:
        """Say why, then close; what is queued is dropped if there is no room for the reason."""
        if self.closing is not None:
            return
        self.closing = number
        METRICS.count("carambolage_closings_total", code=code)
        if len(self._queue) > MOST_WAITING - 2 or self._waiting_bytes > MOST_WAITING_BYTES // 2:
            self._queue.clear()
        self._put(encode(Closing(code=code, text=sentence(f"nack-{code}", self.lang))))
        self._put(None)

    async def pump(self, send: Callable[[bytes], Awaitable[None]]) -> None:
        """Send what is queued, until the connection is to be closed."""
        while (message := await self._next()) is not None:
            await send(message)
            del message  # thousands of connections wait here; none should hold what it has sent last

    def _put(self, message: bytes | None) -> None:
        self._queue.append(message)
        self._waiting_bytes += len(message or b"")
        if self._wakeup is not None and not self._wakeup.done():
            self._wakeup.set_result(None)

    async def _next(self) -> bytes | None:
        """The first message of the queue; a bare future costs a fraction of the memory of an `asyncio.Queue`."""
        if not self._queue:
            self._wakeup = asyncio.get_running_loop().create_future()
            await self._wakeup
            self._wakeup = None
        message = self._queue.pop(0)
        self._waiting_bytes -= len(message or b"")
        return message
