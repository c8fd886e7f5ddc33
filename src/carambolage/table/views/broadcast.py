"""An entry of the log as the message that each connection gets about it."""

from functools import cached_property

from carambolage.table.protocol import messages
from carambolage.table.protocol.commands import VERSION
from carambolage.table.protocol.messages import SeatsWord
from carambolage.table.protocol.sights import Sight
from carambolage.table.session.connection import Connection, encode
from carambolage.table.state.table import Table
from carambolage.table.store import entry as log
from carambolage.table.views import views
from carambolage.table.views.view_diff import Changes, Shown, Written

_WORDS: dict[type, SeatsWord] = {
    log.Sat: "sat",
    log.Claimed: "sat",
    log.Renamed: "renamed",
    log.HandedOver: "handed_over",
    log.StoodIn: "stood_in",
    log.RanOut: "ran_out",
    log.TakenBack: "taken_back",
    log.LeftSeat: "left",
}


class Telling:
    """An entry that was just carried out, on its way to everybody; what several connections share is made once.

    `shown` is what each eye was shown last. It is asked for once and left behind renewed, with those eyes only that
    were told now: whoever looks through another one later sees the whole first. `alone` is whether a single
    connection will be told: then there is nothing to share.
    """

    def __init__(
        self, table: Table, entry: log.Entry, events_from: int, present: set[int], shown: dict[int, Shown], alone: bool
    ) -> None:
        self._table, self._entry, self._events_from, self._present = table, entry, events_from, present
        self._before, self.shown = shown, shown if not isinstance(entry.body, log.Deed) else {}
        self._told: dict[tuple[object, ...], bytes] = {}
        self._changes: dict[int, Changes] = {}
        self._written, self._alone = Written(), alone

    @cached_property
    def _common(self) -> views.Common | None:
        """What all sights share."""
        return None if self._alone else views.Common(self._table.match)

    def tell(self, connection: Connection) -> None:
        """Send a connection what it is told; those who see the same with the same words get the same message."""
        whole = connection.shown != connection.eyes
        audience = (connection.eyes, connection.lang, whole)
        if audience not in self._told:
            self._told[audience] = encode(self._message(connection, whole))
        connection.send(self._told[audience])
        if isinstance(self._entry.body, log.Deed):
            connection.shown = connection.eyes

    def _message(self, connection: Connection, whole: bool) -> messages.AnyMessage:
        entry, body = self._entry, self._entry.body
        match body:
            case log.Began() | log.Answered() | log.Undone():
                return self._moved(body, [self._sight(eye, connection.lang, whole) for eye in connection.eyes])
            case log.Said():
                if body.room == "spectators" and connection.holds:
                    return messages.Tick(seq=entry.seq)
                return messages.Said(seq=entry.seq, line=views.chat_line(entry.seq, entry.at, body))
            case log.Reacted():
                return messages.Reacted(seq=entry.seq, at=entry.at, seat=body.seat, reaction=body.reaction)
        return messages.Seats(
            seq=entry.seq,
            at=entry.at,
            what=_WORDS[type(body)],
            seat=body.seat,
            chairs=views.chairs(self._table, self._present),
            clocks=views.clocks(self._table, entry.at),
            sights=self._retold(connection),
        )

    def _retold(self, connection: Connection) -> list[Sight]:
        """After a renaming everything anew, for every text calls players by their names."""
        if self._table.renamed_at != self._entry.seq:
            return []
        return [views.sight(self._table, eye, connection.lang, 0) for eye in connection.eyes]

    def _moved(self, body: log.Deed, sights: list[Sight]) -> messages.Moved:
        return messages.Moved(
            seq=self._entry.seq,
            at=self._entry.at,
            what="began" if isinstance(body, log.Began) else "answered" if isinstance(body, log.Answered) else "undone",
            seat=getattr(body, "seat", None),
            phase=self._table.phase,
            sights=sights,
            chairs=views.chairs(self._table, self._present),
            clocks=views.clocks(self._table, self._entry.at),
            dice=views.dice(self._table),
        )

    def _sight(self, eye: int, lang: str, whole: bool) -> Sight:
        """What an eye sees, of its view only what changed unless the whole is wanted."""
        sight = views.sight(self._table, eye, lang, self._events_from, common=self._common)
        if eye not in self._changes:
            shown = self._before.get(eye) or Shown()
            self._changes[eye] = shown.changes(sight.view, self._written)
            self.shown[eye] = shown
        if not whole:
            changes = self._changes[eye]
            sight.whole, sight.view, sight.items = changes.whole, changes.view, changes.items
        return sight


def welcome(
    connection: Connection, table: Table, identity: str, since: int, now: int, present: set[int], watching: int
) -> messages.Welcome:
    """The whole table for a connection that has just joined; with what happened after `since` only."""
    events_from = table.events_since(since)
    return messages.Welcome(
        id=identity,
        version=VERSION,
        seq=table.seq,
        at=now,
        facts=views.facts(table, connection.lang),
        phase=table.phase,
        holds=connection.holds,
        host=connection.host,
        invited=connection.invited,
        lang=connection.lang,
        sights=[views.sight(table, eye, connection.lang, events_from) for eye in connection.eyes],
        chairs=views.chairs(table, present),
        clocks=views.clocks(table, now),
        dice=views.dice(table),
        chat=views.chat(table, since, not connection.holds),
        spectators=watching,
    )
