"""The short time to react: the same for every seat, whatever it holds, and over by itself."""

from carambolage.table.store.entry import Entry

_LATE = "late"


class Reactions:
    """How long seats have for questions that break in on others; all times are in milliseconds, 0 is no limit.

    Every answer of a seat gives it the whole time again. Who let it pass once does not keep others waiting for the
    questions that come of it.
    """

    def __init__(self, limit: int) -> None:
        self.limit = limit
        self._since = 0
        self._silent: set[int] = set()

    def note(self, seat: int, entry: Entry) -> None:
        """A seat has answered, or is asked something else."""
        (self._silent.add if entry.key.startswith(_LATE) else self._silent.discard)(seat)

    def wake(self, now: int) -> None:
        """Whoever is asked has the whole time from here on: nobody was there, or the server was away, or a pause."""
        self._since = now

    def left(self, seat: int, asked_at: int, now: int) -> int:
        """What a seat has left of its time, asked at a time."""
        if seat in self._silent:
            return 0
        return max(0, self.limit - max(0, now - max(asked_at, self._since)))


def late_key(seat: int, turn: int) -> str:
    """Under which key the answer of a seat that let its time pass is stored; no command has such a one."""
    return f"{_LATE} {seat}:{turn}"
