"""Rate limits and other limits on what one client may ask for."""

import time
from collections import OrderedDict, deque
from dataclasses import dataclass

from carambolage.table.client_address import counted_as

LARGEST_FRAME = 8192
WINDOW = 20.0
SEAT_BUDGET, SPECTATOR_BUDGET = 200, 50  # points in that many seconds; most commands cost one
JOIN_SECONDS = 15.0
MOST_FRAMES = 400  # of any kind in WINDOW seconds
EMPTY_FRAME = 8  # frames that a ping, a pong or a further part of a message counts for: hardly anybody needs them
UNREADABLE = 5  # points that a frame costs which cannot be read, beside its own: no page sends such a thing
MOST_WAITING, MOST_WAITING_BYTES = 256, 4_000_000
MOST_DEVICES = 8  # that hold one seat, or have opened the table, at one worker
GUEST_PLACES, GUESTS_PER_ADDRESS = 64, 4  # beyond all spectators, while a seat is for taking
MOST_TAKEBACKS = 20  # of one question
MOST_TALK = 2_000  # for each seat, and for all spectators together
MOST_ARRANGED = 500  # times that the host of a table may say who is heard, who comes in, and which seat is free
_MOST_ADDRESSES = 10_000


@dataclass(frozen=True)
class Limits:
    """Those that whoever runs a server may change."""

    tables_per_minute: int = 30
    checks_per_minute: int = 30
    requests_per_minute: int = 3000
    connections_per_address: int = 256
    connections: int = 10_000
    spectators_per_table: int = 500
    spectators_per_address: int = 64
    request_seconds: float = 10.0

    @property
    def joins_per_minute(self) -> int:
        """From one address: everybody there may come and go every quarter of a minute."""
        return 4 * self.connections_per_address


class Meter:
    """Adds up what was spent within the last seconds."""

    __slots__ = ("_spent", "_total", "_window")

    def __init__(self, window: float) -> None:
        self._window, self._total = window, 0
        self._spent: deque[tuple[float, int]] = deque()

    def admits(self, most: int, cost: int = 1) -> bool:
        """Spend some more, and tell whether it is no more than allowed."""
        now = time.monotonic()
        while self._spent and self._spent[0][0] <= now - self._window:
            self._total -= self._spent.popleft()[1]
        if self._total + cost > most:
            return False
        self._spent.append((now, cost))
        self._total += cost
        return True


class Meters:
    """A meter for whatever each address is counted as; those not heard of for longest are forgotten first."""

    def __init__(self, window: float) -> None:
        self._window = window
        self._meters: OrderedDict[str, Meter] = OrderedDict()

    def admits(self, address: str, most: int, cost: int = 1) -> bool:
        """Count some more from an address, and tell whether it may."""
        source = counted_as(address)
        meter = self._meters.setdefault(source, Meter(self._window))
        self._meters.move_to_end(source)
        while len(self._meters) > _MOST_ADDRESSES:
            self._meters.popitem(last=False)
        return meter.admits(most, cost)
