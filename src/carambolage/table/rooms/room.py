"""A table in use: its connections, and the one path by which it changes."""

import asyncio
import logging
import time
from collections import Counter, defaultdict

from carambolage.table.limits import MOST_DEVICES, WINDOW, Limits, Meter
from carambolage.table.protocol.messages import Notice
from carambolage.table.protocol.messages import Presence as PresenceMessage
from carambolage.table.refusal import RefusedError, rules_as_refusals
from carambolage.table.rooms.audience import has_place
from carambolage.table.rooms.bot_pool import BotPool
from carambolage.table.rooms.change import Change
from carambolage.table.rooms.fair_pool import FairPool
from carambolage.table.rooms.hints import Hints, Remembered
from carambolage.table.rooms.outage import Outage
from carambolage.table.rooms.presence import Presence
from carambolage.table.rooms.timers import Timers
from carambolage.table.session.connection import BROKEN, REFUSED, Connection, encode
from carambolage.table.session.past import Snapshots
from carambolage.table.state.server_time import now_ms
from carambolage.table.state.table import Table
from carambolage.table.state.waking import SNAPSHOT_EVERY, snapshot_of
from carambolage.table.store import entry as log
from carambolage.table.store.contract import Store, StoreAwayError
from carambolage.table.telemetry.metrics import METRICS
from carambolage.table.texts import sentence
from carambolage.table.views.broadcast import Broadcast
from carambolage.table.views.view_diff import ViewDiff
from carambolage.table.views.welcome import Welcoming, welcome, whole_sights

_ATTEMPTS = 16
PRESENCE_PAUSE = 0.2  # seconds

_log = logging.getLogger("carambolage.table")


class Room:
    """A table, everybody connected to it at this worker, its timers, and its place in the store."""

    def __init__(self, table: Table, store: Store, bots: BotPool, welcomes: FairPool, outage: Outage) -> None:
        self.table, self.store, self._outage = table, store, outage
        self.connections: set[Connection] = set()
        self._entering = 0
        self.presence = Presence(len(table.seating.places), now_ms())
        self.timers = Timers(self, bots)
        self.hints, self.positions = Hints(), Remembered[str]()
        self.snapshots, self._welcomes = Snapshots(), welcomes
        self.meters: defaultdict[int, Meter] = defaultdict(lambda: Meter(WINDOW))  # what each seat has spent
        self.stopped = False
        self._diffs: dict[int, ViewDiff] = {}
        self._lock = asyncio.Lock()
        self._keeping: asyncio.Task[None] | None = None
        self._presence_timer: asyncio.TimerHandle | None = None
        self._presence_told = -PRESENCE_PAUSE
        self._most_devices: Counter[int] = Counter()

    # Changing the table

    async def change(self, change: Change) -> int:
        """Carry a change out: look its key up, check, confirm, store, acknowledge, play, tell; returns its seq.

        When another worker was first, or the store was away for a while, all is checked anew. A client that goes away
        does not stop its change.
        """
        began = time.perf_counter()
        changing = asyncio.create_task(self._change(change))
        try:
            seq = await asyncio.shield(changing)
        except asyncio.CancelledError:
            changing.add_done_callback(_note_unheard)
            raise
        METRICS.observe("carambolage_change_seconds", time.perf_counter() - began)
        return seq

    async def _change(self, change: Change) -> int:
        async with self._lock:
            for _ in range(_ATTEMPTS):
                try:
                    entry = self._stored(change) or await self._kept(change)
                except StoreAwayError:
                    await self._outage.wait()
                    continue
                if entry is None:
                    continue
                change.acknowledge(entry.seq)
                if entry.seq > self.table.seq:
                    self._apply(entry)
                    if entry.seq % SNAPSHOT_EVERY == 0:
                        self._keep_snapshot()
                return entry.seq
        raise RefusedError("busy")

    async def _kept(self, change: Change) -> log.Entry | None:
        """The entry of a change, stored; none if another worker was first, whose entry is then known here."""
        entry = await self._agreed(change)
        began = time.perf_counter()
        appended = await self.store.append(self.table.record.table, entry)
        METRICS.observe("carambolage_store_seconds", time.perf_counter() - began)
        if appended == "taken":
            await self._fetch()
            return None
        METRICS.count("carambolage_entries_total", what=entry.body.word)
        return entry

    def _keep_snapshot(self) -> None:
        """Store how the table stands, so that it wakes quickly; without one it wakes too."""
        keeping = self.store.keep_snapshot(self.table.record.table, self.table.seq, snapshot_of(self.table))
        self._keeping = asyncio.create_task(keeping)
        self._keeping.add_done_callback(_note_failure)

    def _stored(self, change: Change) -> log.Entry | None:
        """The entry that the same change has become before."""
        entry = self.table.keys.get(change.key)
        if entry is not None and not change.is_same(entry.body):
            raise RefusedError("id_reused")
        return entry

    async def _agreed(self, change: Change) -> log.Entry:
        """The entry of a change that the table, the rules and whoever asked for it agree to.

        The dice of an answer are first used when it is stored: no refusal, and no time that one takes, tells of them.
        """
        if self.stopped:
            raise RefusedError("restart")
        body = change.check(self.table)
        self.table.budgets.expect_left(body)
        with rules_as_refusals():
            self.table.expect_allowed(body)
            await change.confirm(self.table)
        now = now_ms()
        return log.Entry(self.table.seq + 1, now, change.key, body, self.table.clocks_after(body, now))

    async def catch_up(self) -> None:
        """Apply what other workers have stored."""
        async with self._lock:
            await self._fetch()

    async def settled(self) -> None:
        """Wait for the change under way, and let no other begin."""
        self.stopped = True
        async with self._lock:
            pass

    async def _fetch(self) -> None:
        for entry in await self.store.entries(self.table.record.table, self.table.seq):
            self._apply(entry)

    def _apply(self, entry: log.Entry) -> None:
        """Apply an entry to the table and tell everybody."""
        before = self.table.events
        self.table.take(entry)
        events_from = min(before, self.table.events_since(entry.seq - 1))
        present = self.presence.seats(entry.at)
        broadcast = Broadcast(self.table, entry, events_from, present, self._diffs, len(self.connections) < 2)
        for connection in self.connections:
            try:
                broadcast.send_to(connection)
            except Exception:
                _log.exception("entry %s of the table %s cannot be told", entry.seq, self.table.record.table)
                connection.close("broken", BROKEN)
        self._diffs = broadcast.diffs
        if isinstance(entry.body, log.Freed | log.Claimed):
            self._send_away(entry.body)
        self.timers.set()
        self.table.match.rest()

    def tell_all(self, code: str) -> None:
        """Tell everybody here something about the server, in a sentence."""
        for connection in self.connections:
            _tell(connection, code)

    def _send_away(self, why: log.Freed | log.Claimed) -> None:
        """Disconnect whoever holds a seat that belongs to them no longer; what they asked for there is not done."""
        for connection in self.connections:
            lost = connection.lost(self.table.seating.places)
            for seat in lost:
                del connection.keys[seat]
            if lost and isinstance(why, log.Freed):
                connection.close("freed", REFUSED)
            elif lost:
                connection.close("link_used", REFUSED)

    # Telling everybody

    def expect_space(self, connection: Connection, limits: Limits) -> None:
        """Refuse one device too many at a seat, and one spectator too many; neither takes the other's place."""
        for seat in connection.keys:
            self.expect_device(connection, seat)
        if not connection.keys and not has_place(connection, self.connections, self.table.seating, limits):
            raise RefusedError("crowded")

    def expect_device(self, connection: Connection, seat: int) -> None:
        """Refuse one device too many at a seat."""
        if sum(seat in other.keys for other in self.connections if other is not connection) >= MOST_DEVICES:
            raise RefusedError("crowded")

    async def enter(self, connection: Connection, identity: str, since: int) -> None:
        """Send a new connection the whole table; from here on it is told whatever happens."""
        self._entering += 1  # the lock is nobody's for a moment when it goes on to whoever waits for it
        try:
            async with self._lock:
                await self._welcome(connection, identity, since)
                self.connections.add(connection)
                if self._outage.is_on:
                    _tell(connection, "store_away")
        finally:
            self._entering -= 1

    async def welcome(self, connection: Connection, identity: str) -> None:
        """Send a connection the whole table anew."""
        async with self._lock:
            await self._welcome(connection, identity, 0)

    async def _welcome(self, connection: Connection, identity: str, since: int) -> None:
        """Nothing may happen meanwhile, or it would be told before the welcome that it is already part of."""
        if connection.lost(self.table.seating.places):
            raise RefusedError("link_used", 403)
        sights = await whole_sights(self._welcomes, self.table, connection, since, self._diffs)
        now = now_ms()
        moment = Welcoming(identity, since, now, self.presence.seats(now), self.presence.watching(now))
        connection.send(welcome(connection, self.table, sights, moment))
        connection.shown = connection.viewers
        self.table.match.rest()

    @property
    def is_idle(self) -> bool:
        """Whether nobody is here, or about to come in."""
        return not self.connections and not self._entering and not self._lock.locked()

    def tell_presence(self) -> None:
        """Tell everybody here who is connected anywhere: at once, or after a pause together with what changes in it.

        Otherwise every visitor to a crowd would cost as many messages as it has heads. Of the devices at a seat the
        most that there were is told, so that none comes and goes unnoticed.
        """
        self._most_devices = self._most_devices | self.presence.devices(now_ms())
        if self._presence_timer is not None:
            return
        loop = asyncio.get_running_loop()
        pause = self._presence_told + PRESENCE_PAUSE - loop.time()
        if pause > 0:
            self._presence_timer = loop.call_later(pause, self._tell_presence)
        else:
            self._tell_presence()

    def _tell_presence(self) -> None:
        self._presence_timer, self._presence_told = None, asyncio.get_running_loop().time()
        now = now_ms()
        seats, here = range(len(self.table.seating.places)), self.presence.devices(now)
        devices, self._most_devices = self._most_devices | here, Counter()
        since = [self.presence.gone_since(seat, now) for seat in seats]
        gone = [None if at is None else now - at for at in since]
        present = [at is None for at in since]
        watching = self.presence.watching(now)
        message = encode(
            PresenceMessage(present=present, gone=gone, devices=[devices[s] for s in seats], spectators=watching)
        )
        for connection in self.connections:
            connection.send(message)
        if devices != here:
            self.tell_presence()

    def note_presence(self) -> tuple[list[int], int]:
        """Count who is connected here: the seats held, once for each device, and how many watch."""
        staying = [connection for connection in self.connections if connection.closing is None]
        seats = sorted(seat for connection in staying for seat in connection.keys)
        watching = sum(not connection.keys for connection in staying)
        self.presence.here(seats, watching, now_ms())
        return seats, watching


def _tell(connection: Connection, code: str) -> None:
    connection.send(Notice(code=code, text=sentence(f"notice-{code}", connection.lang)))


def _note_unheard(changing: "asyncio.Task[int]") -> None:
    """A change whose client has gone may be refused without a word; whatever else broke it is written down."""
    error = None if changing.cancelled() else changing.exception()
    if error is not None and not isinstance(error, RefusedError):
        _log.error("a change broke that nobody waited for any more", exc_info=error)


def _note_failure(keeping: "asyncio.Task[None]") -> None:
    if not keeping.cancelled() and (error := keeping.exception()) is not None:
        _log.warning("a snapshot could not be stored (%s)", error)
