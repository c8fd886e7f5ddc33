"""A table in use: its connections, and the one way in which anything changes: stored, then acknowledged, then told."""

import asyncio
import logging
import time
from collections.abc import Callable
from typing import Protocol

from carambolage.engine.errors import CarambolageError
from carambolage.table.limits import MOST_TALK
from carambolage.table.protocol.messages import Presence as PresenceMessage
from carambolage.table.refusal import RefusedError
from carambolage.table.rooms.presence import Presence
from carambolage.table.session.connection import BROKEN, Connection, encode
from carambolage.table.state.table import Table, is_talk
from carambolage.table.store import entry as log
from carambolage.table.store.contract import Store
from carambolage.table.views.broadcast import Telling, welcome
from carambolage.table.views.view_diff import Shown

Propose = Callable[[Table], log.AnyBody]
Same = Callable[[log.AnyBody], bool]
Stored = Callable[[int], None]

_ATTEMPTS = 16

_log = logging.getLogger("carambolage.table")


def now_ms() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class Alarm(Protocol):
    """What makes things happen at a table by themselves."""

    def wake(self) -> None:
        """Somebody comes: time counts from here on."""

    def set(self) -> None:
        """Set the alarm for whatever is due next."""

    def stop(self) -> None:
        """Take the alarm back."""


def ignore(seq: int) -> None:
    """Nobody waits for the answer."""


class Room:
    """A table, everybody connected to it here, and its place in the store; `pace` is given to it by the lobby."""

    pace: Alarm

    def __init__(self, table: Table, store: Store) -> None:
        self.table, self.store = table, store
        self.connections: set[Connection] = set()
        self.presence = Presence(len(table.seating.places), now_ms())
        self.stopped = False
        self._shown: dict[int, Shown] = {}
        self._one_at_a_time = asyncio.Lock()

    # Changing the table

    async def change(self, key: str, propose: Propose, same: Same = lambda body: True, stored: Stored = ignore) -> int:
        """Store what `propose` makes of the table as it stands, call `stored` with its seq, then tell everybody.

        The same key again has no further effect if `same` finds it was the same command; when another worker was first,
        the proposal is made anew. A client that goes away in the middle does not stop the change.
        """
        return await asyncio.shield(asyncio.create_task(self._change(key, propose, same, stored)))

    async def _change(self, key: str, propose: Propose, same: Same, stored: Stored) -> int:
        async with self._one_at_a_time:
            for _ in range(_ATTEMPTS):
                known = self.table.keys.get(key)
                if known is not None:
                    if not same(known.body):
                        raise RefusedError("id_reused")
                    stored(known.seq)
                    return known.seq
                entry = self._proposed(key, propose)
                if await self.store.append(self.table.record.table, entry) == "stored":
                    stored(entry.seq)
                    self._take(entry)
                    return entry.seq
                await self._fetch()
        raise RefusedError("busy")

    async def catch_up(self) -> None:
        """Carry out what other workers have stored."""
        async with self._one_at_a_time:
            await self._fetch()

    async def settled(self) -> None:
        """Wait for the change under way, and let no other begin."""
        self.stopped = True
        async with self._one_at_a_time:
            pass

    def _proposed(self, key: str, propose: Propose) -> log.Entry:
        if self.stopped:
            raise RefusedError("restart")
        body, now = propose(self.table), now_ms()
        if self.table.talk >= MOST_TALK and is_talk(body):
            raise RefusedError("too_much_talk")
        try:
            self.table.rehearse(body)
        except RefusedError:
            raise
        except CarambolageError as error:
            raise RefusedError("illegal") from error
        return log.Entry(self.table.seq + 1, now, key, body, self.table.clocks_after(body, now))

    async def _fetch(self) -> None:
        for entry in await self.store.entries(self.table.record.table, self.table.seq):
            self._take(entry)

    def _take(self, entry: log.Entry) -> None:
        """Carry an entry out and tell everybody."""
        before = self.table.events
        self.table.take(entry)
        events_from, present = min(before, self.table.events), self.presence.seats(entry.at)
        telling = Telling(self.table, entry, events_from, present, self._shown, len(self.connections) < 2)
        for connection in self.connections:
            try:
                telling.tell(connection)
            except Exception:
                _log.exception("entry %s of the table %s cannot be told", entry.seq, self.table.record.table)
                connection.close("broken", BROKEN)
        self._shown = telling.shown
        self.pace.set()
        self.table.match.rest()

    # Telling everybody

    def welcome(self, connection: Connection, identity: str, since: int) -> None:
        """Show a connection the whole table."""
        now = now_ms()
        present, watching = self.presence.seats(now), self.presence.watching(now)
        message = welcome(connection, self.table, identity, since, now, present, watching)
        connection.send(message)
        connection.shown = connection.eyes
        for sight in message.sights:
            if sight.seat not in self._shown:
                self._shown[sight.seat] = Shown(sight.view)
        self.table.match.rest()

    def tell_presence(self) -> None:
        """Tell everybody here who is there."""
        now = now_ms()
        present = self.presence.seats(now)
        here = [seat in present for seat in range(len(self.table.seating.places))]
        told = encode(PresenceMessage(present=here, spectators=self.presence.watching(now)))
        for connection in self.connections:
            connection.send(told)

    def note_presence(self) -> tuple[list[int], int]:
        """Count who is connected here: the seats held, and how many watch."""
        seats = sorted({seat for connection in self.connections for seat in connection.holds})
        watching = sum(not connection.holds for connection in self.connections)
        self.presence.here(seats, watching, now_ms())
        return seats, watching
