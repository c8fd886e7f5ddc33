"""Clocks: each seat has a bank of time that runs while it is asked and a person decides; every answer adds a little."""

from collections.abc import Iterable

from carambolage.table.refusal import RefusedError
from carambolage.table.store.entry import Answered, ClockPlan, Entry, Undone


class Clocks:
    """The time that every seat has left; all times are in milliseconds."""

    def __init__(self, plan: ClockPlan, seats: int) -> None:
        self._plan = plan
        self._left = [plan.bank] * seats
        self._since = 0
        self._free = [0] * seats

    def note(self, entry: Entry) -> None:
        """Take note of what an entry charged whom; all others have thought free of charge, since they last answered."""
        if entry.clocks is None:
            return
        mover = entry.body.seat if isinstance(entry.body, Answered | Undone) else None
        charged = [before - after for before, after in zip(self._left, entry.clocks, strict=True)]
        passed = max([0, *(lost for seat, lost in enumerate(charged) if seat != mover)])
        self._free = [0 if seat == mover else free + passed for seat, free in enumerate(self._free)]
        self.set(entry.clocks, entry.at)

    def set(self, left: list[int], at: int) -> None:
        """What the clocks showed at a time."""
        self._left, self._since = list(left), at

    def wake(self, now: int) -> None:
        """Whatever passed since the last entry is forgiven: nobody was there, or the server was down."""
        self._since = now

    def forgive(self, missed: int) -> None:
        """Charge nobody for time in which the server itself was away."""
        self._since += missed

    def showing(self, running: Iterable[int], now: int) -> list[int]:
        """What the clocks show now, with those of some seats running since the last entry."""
        passed, runs = max(0, now - self._since), set(running)
        return [max(0, left - passed) if seat in runs else left for seat, left in enumerate(self._left)]

    def after_answer(self, seat: int, running: Iterable[int], now: int) -> list[int]:
        """What the clocks show when a seat has just answered."""
        shown = self.showing(running, now)
        shown[seat] += self._plan.more
        return shown

    def after_undo(self, seat: int, running: Iterable[int], now: int) -> list[int]:
        """What the clocks show when a seat has taken an answer back, as if it had thought all along.

        What it got for the answer is taken back too; and while others still thought, its own clock stood still.
        """
        runs = set(running)
        shown = self.showing(runs, now)
        shown[seat] = max(0, shown[seat] - self._plan.more)
        if seat not in runs:
            shown[seat] -= self._free[seat] + (max(0, now - self._since) if runs else 0)
            if shown[seat] <= 0:
                raise RefusedError("undo_late")
        return shown
