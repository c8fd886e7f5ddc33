"""The time of a server: it runs as steadily as the machine, whatever happens to the clock on the wall."""

import time
from collections.abc import Callable

_LEAP_MS, _STALL_MS = 1_000, 1_500


class ServerTime:
    """Milliseconds since 1970; a wall clock that is set back is ignored, one that leaps ahead is followed."""

    def __init__(self, wall: Callable[[], int] = time.time_ns, steady: Callable[[], int] = time.monotonic_ns) -> None:
        self._wall, self._steady = wall, steady
        self._offset = wall() - steady()
        self._looked = steady()

    def now(self) -> int:
        """What time it is."""
        return (self._steady() + self._offset) // 1_000_000

    def missed(self) -> int:
        """The milliseconds lost since the last call: the machine slept, or the program stood still.

        To be called several times a second.
        """
        steady = self._steady()
        stalled, self._looked = (steady - self._looked) // 1_000_000, steady
        leapt = (self._wall() - steady - self._offset) // 1_000_000
        if leapt >= _LEAP_MS:
            self._offset += leapt * 1_000_000
        return (stalled if stalled >= _STALL_MS else 0) + (leapt if leapt >= _LEAP_MS else 0)


SERVER_TIME = ServerTime()


def now_ms() -> int:
    """Milliseconds since 1970, by the time of this server."""
    return SERVER_TIME.now()
