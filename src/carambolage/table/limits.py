"""Rate limits and other limits on what one client may ask for."""

import time
from collections import OrderedDict
from dataclasses import dataclass

LARGEST_FRAME = 8192
WINDOW = 20.0
SEAT_FRAMES, SPECTATOR_FRAMES = 100, 50
JOIN_SECONDS = 15.0
MOST_WAITING = 256
MOST_TALK = 2_000  # for each seat, and for all spectators together
_MOST_ADDRESSES = 10_000


@dataclass(frozen=True)
class Limits:
    """Those that whoever runs a server may change."""

    tables_per_minute: int = 30
    checks_per_minute: int = 30
    connections_per_address: int = 256
    connections: int = 10_000


class Meter:
    """Counts what happened within the last seconds."""

    __slots__ = ("_times", "_window")

    def __init__(self, window: float) -> None:
        self._window = window
        self._times: list[float] = []

    def admits(self, most: int) -> bool:
        """Count one more, and tell whether there are no more than allowed."""
        now = time.monotonic()
        while self._times and self._times[0] <= now - self._window:
            self._times.pop(0)
        if len(self._times) >= most:
            return False
        self._times.append(now)
        return True


class Meters:
    """A meter for each address; those not heard of for longest are forgotten first."""

    def __init__(self, window: float) -> None:
        self._window = window
        self._meters: OrderedDict[str, Meter] = OrderedDict()

    def admits(self, address: str, most: int) -> bool:
        """Count one more from an address, and tell whether it may."""
        meter = self._meters.setdefault(address, Meter(self._window))
        self._meters.move_to_end(address)
        while len(self._meters) > _MOST_ADDRESSES:
            self._meters.popitem(last=False)
        return meter.admits(most)
