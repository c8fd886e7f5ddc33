"""Presence: who is connected to a table, at this worker and at others."""

from collections import Counter
from collections.abc import Iterable

EXPIRES = 25_000


class Presence:
    """The seats with somebody at them, and how many watch; all times are in milliseconds."""

    def __init__(self, seats: int, now: int) -> None:
        self._gone_since = [now] * seats
        self._here: Counter[int] = Counter()
        self._watching = 0
        self._last: set[int] = set()
        self._elsewhere: dict[str, tuple[Counter[int], int, int]] = {}

    def here(self, seats: Iterable[int], watching: int, now: int) -> None:
        """What the connections of this worker hold now, a seat once for each."""
        self._here, self._watching = Counter(seats), watching
        self._note_gone(now)

    def elsewhere(self, worker: str, seats: Iterable[int], watching: int, now: int) -> None:
        """What another worker says; it says so again before that expires."""
        self._elsewhere[worker] = (Counter(seats), watching, now + EXPIRES)
        self._note_gone(now)

    def forget(self, worker: str, now: int) -> bool:
        """Another worker has ended; tells whether anybody was connected there."""
        known = self._elsewhere.pop(worker, None)
        self._note_gone(now)
        return known is not None

    def _note_gone(self, now: int) -> None:
        present = self.seats(now)
        for seat in self._last - present:
            self._gone_since[seat] = now
        self._last = present

    def seats(self, now: int) -> set[int]:
        """The seats with somebody at them."""
        return set(self.devices(now))

    def devices(self, now: int) -> Counter[int]:
        """How many devices are at each seat."""
        return sum((seats for seats, _, expires in self._elsewhere.values() if expires > now), self._here)

    def watching(self, now: int) -> int:
        """How many watch."""
        return self._watching + sum(count for _, count, expires in self._elsewhere.values() if expires > now)

    def gone_since(self, seat: int, now: int) -> int | None:
        """Since when nobody has been at a seat; none while somebody is."""
        return None if seat in self.seats(now) else self._gone_since[seat]

    def forgive(self, missed: int) -> None:
        """Nobody was gone while the server itself was away."""
        self._gone_since = [since + missed for since in self._gone_since]

    def wake(self, now: int) -> None:
        """Absence counts from here on: nobody was there to wait before."""
        self._gone_since = [now] * len(self._gone_since)
