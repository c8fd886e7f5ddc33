"""Views of an earlier moment: a second table replays the log up to it."""

from carambolage.table.protocol.sights import Sight
from carambolage.table.state.table import Table
from carambolage.table.views import views


class Past:
    """A replay of a table; going forward is cheap, going back begins anew."""

    def __init__(self, table: Table) -> None:
        self._now = table
        self._then = self._beginning()

    def sights(self, seq: int, viewers: tuple[int, ...], lang: str) -> list[Sight]:
        """What some seats saw after an entry, each with the events that the entry brought about; names are today's."""
        if seq < self._then.seq:
            self._then = self._beginning()
        log = self._now.log[:seq]
        for entry in log[self._then.seq :]:
            self._then.take(entry)
        first = self._then.events_since(max(seq - 1, 0))
        return [views.sight(self._then, viewer, lang, first, self._now.seating) for viewer in viewers]

    def _beginning(self) -> Table:
        return Table(self._now.record, self._now.match.game, self._now.match.pack)
