"""Views of earlier moments: a second table replays the log up to them, from the nearest snapshot on."""

from carambolage.table.protocol.commands import Board
from carambolage.table.protocol.messages import Moment
from carambolage.table.protocol.sights import Sight
from carambolage.table.state.table import Table
from carambolage.table.state.waking import snapshot_of, table_of
from carambolage.table.views import views
from carambolage.table.views.view_diff import PartCache, ViewDiff

STRIDE = 32  # entries from one snapshot to the next, and how many are replayed at once
_MOST_SNAPSHOTS = 64


class Snapshots:
    """How a table stood at intervals, for all who look back; of a long log they are further apart."""

    def __init__(self) -> None:
        self._kept: dict[int, bytes] = {}

    def latest(self, seq: int) -> int:
        """The last snapshot up to a seq; 0 where there is none."""
        return max((kept for kept in tuple(self._kept) if kept <= seq), default=0)

    def keep(self, table: Table, length: int) -> None:
        """Keep how a table of a log stands, unless that is nearly known."""
        if table.seq - self.latest(table.seq) >= max(STRIDE, length // _MOST_SNAPSHOTS):
            self._kept[table.seq] = snapshot_of(table)

    def table_at(self, seq: int, now: Table) -> Table:
        """A table as it stood at a snapshot, or before its first entry."""
        if seq not in self._kept:
            return now.begun_anew()
        return table_of(now.record, now.match.game, now.match.pack, now.log[:seq], self._kept[seq])


class Past:
    """A replay of a table, once forwards or, with snapshots of what was looked at before, to and fro."""

    def __init__(self, table: Table, snapshots: Snapshots | None = None) -> None:
        self._now, self._snapshots = table, snapshots
        self._then = table.begun_anew()

    def approach(self, seq: int) -> bool:
        """Replay some entries towards a seq; tells whether it is reached."""
        nearest = self._snapshots.latest(seq) if self._snapshots else 0
        if not nearest <= self._then.seq <= seq:
            self._then = self._snapshots.table_at(nearest, self._now) if self._snapshots else self._now.begun_anew()
        for entry in self._now.log[self._then.seq : min(seq, self._then.seq + STRIDE)]:
            self._then.take(entry)
        if self._snapshots:
            self._snapshots.keep(self._then, len(self._now.log))
        return self._then.seq == seq

    def sights(self, seq: int, viewers: tuple[int, ...], lang: str, since: int | None = None) -> list[Sight]:
        """What some seats saw after an entry, each with the events since another, the one before; names are today's."""
        self._go_to(seq)
        first = self._then.first_event_after(max(seq - 1, 0) if since is None else since)
        return [views.sight(self._then, viewer, lang, first, self._now.seating) for viewer in viewers]

    def lines(self, query: Board, seq: int, viewer: int, lang: str) -> list[str]:
        """The board in words as a seat saw it after an entry; names are today's."""
        self._go_to(seq)
        return views.lines(self._then, viewer, lang, query.what, query.count, self._now.seating)

    def _go_to(self, seq: int) -> None:
        while not self.approach(seq):
            pass


class Film:
    """Several moments in order, as some seats saw them; after the first the views hold only what changed."""

    def __init__(self, past: Past, viewers: tuple[int, ...], lang: str) -> None:
        self._past, self._viewers, self._lang = past, viewers, lang
        self._diffs = {viewer: ViewDiff() for viewer in viewers}
        self._last: int | None = None

    def moment(self, seq: int) -> Moment:
        """The next moment, after an entry."""
        sights = self._past.sights(seq, self._viewers, self._lang, self._last)
        for sight in sights:
            delta = self._diffs[sight.seat].update(sight.view, PartCache())
            if self._last is not None:
                sight.whole, sight.view, sight.items = delta.whole, delta.view, delta.items
        self._last = seq
        return Moment(seq, sights)
