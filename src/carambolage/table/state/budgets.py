"""Budgets: what is said and arranged beside the game itself does not make the log of a table grow for ever."""

from collections import Counter

from carambolage.table.limits import MOST_ARRANGED, MOST_TALK
from carambolage.table.refusal import RefusedError
from carambolage.table.store import entry as log

Talk = log.Said | log.Reacted | log.Renamed | log.HandedOver | log.LeftSeat | log.Voted | log.Awaited | log.Wished
Arranged = log.Muted | log.Admitted | log.Freed


class Budgets:
    """How many such entries there were from each seat, from all spectators together (none), and from the host."""

    def __init__(self) -> None:
        self.talk: Counter[int | None] = Counter()
        self.arranged = 0

    def note(self, body: log.AnyBody) -> None:
        """Charge an entry; coming back to a seat is never charged, so that whoever was away finds the way back."""
        if isinstance(body, Talk):
            self.talk[_speaker(body)] += 1
        elif isinstance(body, Arranged):
            self.arranged += 1

    def expect_left(self, body: log.AnyBody) -> None:
        """Refuse an entry for which nothing is left; it is no part of the game, which goes on."""
        if isinstance(body, Talk) and self.talk[_speaker(body)] >= MOST_TALK:
            raise RefusedError("too_much_talk")
        if isinstance(body, Arranged) and self.arranged >= MOST_ARRANGED:
            raise RefusedError("too_much_arranged")


def _speaker(body: Talk) -> int | None:
    """Whose budget an entry is charged to: a seat's, or that of all spectators."""
    return body.voter if isinstance(body, log.Voted | log.Awaited) else body.seat
