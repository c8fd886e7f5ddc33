"""An entry of the log as the message that each connection gets about it."""

from carambolage.table import seeing
from carambolage.table.connection import Connection
from carambolage.table.protocol import messages, sights
from carambolage.table.protocol.commands import VERSION
from carambolage.table.protocol.messages import SeatsWord
from carambolage.table.store import entry as log
from carambolage.table.table import Table

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


def message_for(
    connection: Connection, table: Table, entry: log.Entry, events_from: int, present: set[int]
) -> messages.AnyMessage:
    """What a connection is told about an entry that was just carried out."""
    body = entry.body
    match body:
        case log.Began() | log.Answered() | log.Undone():
            return _moved(connection, table, entry, events_from, present)
        case log.Said():
            if body.room == "spectators" and connection.holds:
                return messages.Tick(seq=entry.seq)
            return messages.Said(seq=entry.seq, line=seeing.chat_line(entry.seq, entry.at, body))
        case log.Reacted():
            return messages.Reacted(seq=entry.seq, at=entry.at, seat=body.seat, reaction=body.reaction)
    return messages.Seats(
        seq=entry.seq,
        at=entry.at,
        what=_WORDS[type(body)],
        seat=body.seat,
        chairs=seeing.chairs(table, present),
        clocks=seeing.clocks(table, entry.at),
        sights=_sights(connection, table, 0) if table.renamed_at == entry.seq else [],
    )


def _sights(connection: Connection, table: Table, events_from: int) -> list[sights.Sight]:
    return [seeing.sight(table, eye, connection.lang, events_from) for eye in connection.eyes]


def _moved(
    connection: Connection, table: Table, entry: log.Entry, events_from: int, present: set[int]
) -> messages.Moved:
    body = entry.body
    return messages.Moved(
        seq=entry.seq,
        at=entry.at,
        what="began" if isinstance(body, log.Began) else "answered" if isinstance(body, log.Answered) else "undone",
        seat=getattr(body, "seat", None),
        phase=table.phase,
        sights=_sights(connection, table, events_from),
        chairs=seeing.chairs(table, present),
        clocks=seeing.clocks(table, entry.at),
        dice=seeing.dice(table),
    )


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
        facts=seeing.facts(table, connection.lang),
        phase=table.phase,
        holds=connection.holds,
        host=connection.host,
        invited=connection.invited,
        lang=connection.lang,
        sights=_sights(connection, table, events_from),
        chairs=seeing.chairs(table, present),
        clocks=seeing.clocks(table, now),
        dice=seeing.dice(table),
        chat=seeing.chat(table, since, not connection.holds),
        spectators=watching,
    )
