"""Views of earlier moments: a second table replays the log up to them."""

from carambolage.table.protocol.commands import Board
from carambolage.table.protocol.messages import Moment
from carambolage.table.protocol.sights import Sight
from carambolage.table.state.table import Table
from carambolage.table.views import views
from carambolage.table.views.view_diff import PartCache, ViewDiff


class Past:
    """A replay of a table; going forward is cheap, going back begins anew."""

    def __init__(self, table: Table) -> None:
        self._now = table
        self._then = table.begun_anew()

    def sights(self, seq: int, viewers: tuple[int, ...], lang: str, since: int | None = None) -> list[Sight]:
        """What some seats saw after an entry, each with the events since another, the one before; names are today's."""
        self._go_to(seq)
        first = self._then.first_event_after(max(seq - 1, 0) if since is None else since)
        return [views.sight(self._then, viewer, lang, first, self._now.seating) for viewer in viewers]

    def lines(self, query: Board, seq: int, viewer: int, lang: str) -> list[str]:
        """The board in words as a seat saw it after an entry; names are today's."""
        self._go_to(seq)
        return views.lines(self._then, viewer, lang, query.what, query.count, self._now.seating)

    def moments(self, seqs: list[int], viewers: tuple[int, ...], lang: str) -> list[Moment]:
        """What some seats saw after several entries; after the first the views hold only what changed."""
        diffs = {viewer: ViewDiff() for viewer in viewers}
        moments = []
        for index, seq in enumerate(seqs):
            sights = self.sights(seq, viewers, lang, seqs[index - 1] if index else None)
            for sight in sights:
                delta = diffs[sight.seat].update(sight.view, PartCache())
                if index:
                    sight.whole, sight.view, sight.items = delta.whole, delta.view, delta.items
            moments.append(Moment(seq, sights))
        return moments

    def _go_to(self, seq: int) -> None:
        if seq < self._then.seq:
            self._then = self._now.begun_anew()
        for entry in self._now.log[self._then.seq : seq]:
            self._then.take(entry)
