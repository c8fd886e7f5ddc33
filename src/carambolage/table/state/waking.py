"""Waking a table: it is worked out from its log, from a snapshot of an earlier moment on where one fits.

The log alone is the truth. A snapshot counts only if the same rules and components wrote it, after the same entries.
"""

import logging
import zlib

import msgspec

from carambolage.engine.game import Game
from carambolage.engine.match.keeping import match_from_bytes, match_to_bytes
from carambolage.engine.packs.folder import Pack
from carambolage.engine.twins.execution import plain_fingerprint
from carambolage.table.state.table import Table
from carambolage.table.store import entry as log

SNAPSHOT_EVERY = 200  # entries

_log = logging.getLogger("carambolage.table")


class Snapshot(msgspec.Struct, array_like=True):
    """What a table has worked out by the rules up to a seq; `log` is the digest of the entries by then."""

    rules: str
    seq: int
    log: bytes
    match: bytes
    turns: list[int]
    asked_at: list[int]
    events_at: list[int]


def snapshot_of(table: Table) -> bytes:
    """A table as it stands, for whoever wakes it later."""
    match = table.match
    snapshot = Snapshot(
        _rules(match.game, match.pack),
        table.seq,
        table.digest,
        match_to_bytes(match),
        table.turns,
        table.asked_at,
        table.events_at,
    )
    return msgspec.msgpack.encode(snapshot)


def table_of(record: log.TableRecord, game: Game, pack: Pack, entries: list[log.Entry], kept: bytes | None) -> Table:
    """A table worked out from its whole log; the rules play only what came after a snapshot that fits."""
    table = None if kept is None else _woken(record, game, pack, entries, kept)
    if table is None:
        table = Table(record, game, pack)
    for entry in entries[table.seq :]:
        table.take(entry)
    return table


def _woken(record: log.TableRecord, game: Game, pack: Pack, entries: list[log.Entry], kept: bytes) -> Table | None:
    """The table as it stood at a snapshot; none where that does not fit."""
    try:
        snapshot = msgspec.msgpack.decode(kept, type=Snapshot)
        if snapshot.rules != _rules(game, pack):
            return None
        table = Table(record, game, pack)
        for entry in entries[: snapshot.seq]:
            table.note(entry)
        if (table.seq, table.digest) != (snapshot.seq, snapshot.log):
            _log.warning("the snapshot of the table %s is not one of its log", record.table)
            return None
        match = match_from_bytes(table.match, snapshot.match)
    except (msgspec.MsgspecError, zlib.error) as error:
        _log.warning("the snapshot of the table %s cannot be read (%s)", record.table, error)
        return None
    table.stand_at(match, snapshot.turns, snapshot.asked_at, snapshot.events_at)
    return table


def _rules(game: Game, pack: Pack) -> str:
    return f"{game.version} {plain_fingerprint(game)} {pack.hash}"
