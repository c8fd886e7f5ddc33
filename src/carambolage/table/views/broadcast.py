"""The broadcast of an entry: the message that each connection gets about it, made once for those who see the same."""

from functools import cached_property
from typing import Any

from carambolage.table.protocol import messages
from carambolage.table.protocol.sights import Sight
from carambolage.table.session.connection import Connection, encode
from carambolage.table.state.table import Table
from carambolage.table.store import entry as log
from carambolage.table.views import views
from carambolage.table.views.view_diff import Delta, PartCache, ViewDiff


class Broadcast:
    """The messages about an entry that was just applied.

    `diffs` has the last view of each viewer. After a move it is left behind with those viewers only that got one now:
    for any other the next view is whole. `alone` is whether there is a single connection: then nothing is shared.
    """

    def __init__(
        self,
        table: Table,
        entry: log.Entry,
        events_from: int,
        present: set[int],
        diffs: dict[int, ViewDiff],
        alone: bool,
    ) -> None:
        self._table, self._entry, self._events_from, self._present = table, entry, events_from, present
        self._before, self.diffs = diffs, {} if isinstance(entry.body, log.Move) else diffs
        self._messages: dict[tuple[object, ...], bytes] = {}
        self._deltas: dict[int, Delta] = {}
        self._parts, self._alone = PartCache(), alone

    @cached_property
    def _shared(self) -> views.Shared:
        """What all sights share."""
        return views.Shared(self._table, self._events_from, alone=self._alone)

    def send_to(self, connection: Connection) -> None:
        """Send a connection its message; those who see the same in the same language get the same one."""
        whole = connection.shown != connection.viewers
        audience = (connection.viewers, connection.lang, whole)
        if audience not in self._messages:
            self._messages[audience] = encode(self._message(connection, whole))
        connection.send(self._messages[audience])
        if isinstance(self._entry.body, log.Move):
            connection.shown = connection.viewers

    def _message(self, connection: Connection, whole: bool) -> messages.AnyMessage:
        entry, body = self._entry, self._entry.body
        match body:
            case log.Began() | log.Answered() | log.Undone() | log.Forfeited():
                return self._moved(body, [self._sight(viewer, connection.lang, whole) for viewer in connection.viewers])
            case log.Promised() | log.Revealed() | log.Called():
                return messages.Mixed(seq=entry.seq, at=entry.at, mixing=self._table.mixing)
            case log.Wished() | log.Muted() | log.Admitted():
                return messages.MannersTold(
                    seq=entry.seq,
                    at=entry.at,
                    phase=self._table.phase,
                    manners=self._table.agreements.seen(self._table.seating),
                    clocks=views.clocks(self._table, entry.at),
                    react=self._table.time_to_react(entry.at),
                )
            case log.Said():
                if not views.is_for(body, not connection.holds):
                    return messages.Tick(seq=entry.seq)
                return messages.Said(seq=entry.seq, line=views.chat_line(entry.seq, entry.at, body))
            case log.Reacted():
                return messages.Reacted(seq=entry.seq, at=entry.at, seat=body.seat, reaction=body.reaction)
        return messages.Seats(
            seq=entry.seq,
            at=entry.at,
            what="sat" if isinstance(body, log.Claimed) else body.word,
            seat=body.seat,
            chairs=views.chairs(self._table, self._present),
            clocks=views.clocks(self._table, entry.at),
            react=self._table.time_to_react(entry.at),
            sights=self._renamed_sights(connection),
        )

    def _renamed_sights(self, connection: Connection) -> list[Sight]:
        """All sights anew after a renaming, for every text calls players by their names."""
        if self._table.renamed_at != self._entry.seq:
            return []
        return [views.sight(self._table, viewer, connection.lang, 0) for viewer in connection.viewers]

    def _moved(self, body: log.Move, sights: list[Sight]) -> messages.Moved:
        seat = getattr(body, "seat", None)
        return messages.Moved(
            seq=self._entry.seq, at=self._entry.at, what=body.word, seat=seat, sights=sights, **self._standing
        )

    @cached_property
    def _standing(self) -> dict[str, Any]:
        """What everybody is told of the table after a move."""
        table, at = self._table, self._entry.at
        return {
            "phase": table.phase,
            "chairs": views.chairs(table, self._present),
            "clocks": views.clocks(table, at),
            "react": table.time_to_react(at),
            "dice": views.dice(table),
        }

    def _sight(self, viewer: int, lang: str, whole: bool) -> Sight:
        """What a viewer sees, of its view only what changed unless the whole is wanted."""
        sight = views.sight(self._table, viewer, lang, self._events_from, shared=self._shared)
        if viewer not in self._deltas:
            diff = self._before.get(viewer) or ViewDiff()
            self._deltas[viewer] = diff.update(sight.view, self._parts)
            self.diffs[viewer] = diff
        if not whole:
            delta = self._deltas[viewer]
            sight.whole, sight.view, sight.items = delta.whole, delta.view, delta.items
        return sight
