"""The lobby of a worker: its rooms, loaded from the store when somebody comes and dropped when nobody is there."""

import asyncio
import logging
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager, suppress

from carambolage.engine.packs.folder import Pack
from carambolage.table.client_address import counted_as
from carambolage.table.commands.commands import beginning
from carambolage.table.commands.tokens import EXERCISE
from carambolage.table.library import Library
from carambolage.table.limits import Limits, Meters
from carambolage.table.protocol.bodies import Proof
from carambolage.table.refusal import RefusedError
from carambolage.table.rooms.bot_pool import BotPool
from carambolage.table.rooms.change import Change
from carambolage.table.rooms.known_games import KnownGames
from carambolage.table.rooms.outage import Outage
from carambolage.table.rooms.prospects import ProspectCache
from carambolage.table.rooms.room import Room
from carambolage.table.rooms.threads import Threads
from carambolage.table.rooms.worker_bus import WorkerBus
from carambolage.table.session.connection import RESTARTING
from carambolage.table.state.ended import ended_text
from carambolage.table.state.server_time import now_ms
from carambolage.table.state.table import Table
from carambolage.table.state.waking import table_of
from carambolage.table.store.contract import Store
from carambolage.table.store.entry import TableRecord

DAY = 86_400_000
_WAIT_FOR_PACK = 7 * DAY
_KNOWN_GAMES = 32
_IDLE_SECONDS, _FORGET_SECONDS = 10.0, 3600.0
_CLOSING_SECONDS, _POLL_SECONDS = 2.0, 0.02

_log = logging.getLogger("carambolage.table")


class Lobby:
    """All rooms of this worker."""

    def __init__(self, store: Store, library: Library, limits: Limits, keep: int = 60 * DAY) -> None:
        self.store, self.library, self.limits, self._keep = store, library, limits, keep
        self.tables = 0
        self.bots, self.threads = BotPool(library.places), Threads()
        self.prospects = ProspectCache(self.bots)
        self.proofs, self.saved_games = KnownGames[Proof](_KNOWN_GAMES), KnownGames[str](_KNOWN_GAMES)
        self.rooms: dict[str, Room] = {}
        self.outage = Outage(store, self._tell_all, self._store_is_back)
        self._bus = WorkerBus(store, self.rooms, self.outage.note)
        self.connections = 0
        self._by_address: Counter[str] = Counter()
        self.table_rates, self.check_rates, self.join_rates = Meters(60.0), Meters(60.0), Meters(60.0)
        self.request_rates = Meters(60.0)
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._tasks: list[asyncio.Task[None]] = []
        self._stopped = False

    async def open(self) -> None:
        """Open the store and start to listen to other workers."""
        await self.store.open(self._bus.receive)
        await self.forget_old_tables()
        chores = (self._bus.send_heartbeats(), self._drop_idle_rooms(), self._forget_regularly())
        self._tasks = [asyncio.create_task(chore) for chore in chores]

    async def replace_worker(self, worker: str) -> None:
        """This worker comes after another one, which has ended or is about to."""
        await self._bus.tell_gone(worker)

    @property
    def name(self) -> str:
        """The name of this worker among the others."""
        return self._bus.worker

    @property
    def is_deaf(self) -> bool:
        """Whether this worker hears nothing of the others."""
        return self._bus.is_deaf

    @property
    def gauges(self) -> dict[str, float]:
        """What stands at some value now, for the metrics."""
        return {
            "carambolage_connections": self.connections,
            "carambolage_tables": self.tables,
            "carambolage_rooms": len(self.rooms),
            "carambolage_deaf": float(self.is_deaf),
            "carambolage_store_away": float(self.outage.is_on),
        }

    async def forget_old_tables(self) -> None:
        """Drop tables in which nothing has happened for too long, exercises after a day, and count the others."""
        await self.store.forget(now_ms() - self._keep)
        await self.store.forget(now_ms() - DAY, EXERCISE)
        self.tables = await self.store.count()

    async def _forget_regularly(self) -> None:
        while True:
            await asyncio.sleep(_FORGET_SECONDS)
            try:
                await self.forget_old_tables()
            except Exception:
                _log.exception("old tables cannot be forgotten now")

    # Finding tables

    async def add(self, record: TableRecord) -> None:
        """Store a new table; where nobody has to be waited for the game begins at once."""
        await self.store.create(record)
        self.tables += 1
        room = await self.room(record.table)
        if room.table.is_ready:
            await room.change(Change("opening", beginning))

    async def room(self, table: str) -> Room:
        """A room by the number of its table, from memory or from the store."""
        if table in self.rooms:
            return self.rooms[table]
        if table not in self._loading:
            loading = self._loading[table] = asyncio.create_task(self._load(table))
            loading.add_done_callback(lambda done: self._loading.pop(table))
        return await asyncio.shield(self._loading[table])

    async def _load(self, table: str) -> Room:
        record = await self.store.record(table)
        if record is None:
            raise RefusedError("no_entry", 404)
        replayed = await self._replayed(record)
        room = self.rooms[table] = Room(replayed, self.store, self.bots, self.threads.welcomes, self.outage)
        await room.catch_up()
        await self._bus.ask_who_is_there(room)
        return room

    async def _replayed(self, record: TableRecord) -> Table:
        """A table worked out from its log, in a thread; one with other rules than there are now stays closed."""
        pack = await self._pack_of(record)
        game = self.library.games[record.game]
        kept = await self.store.snapshot(record.table)
        entries = await self.store.entries(record.table)
        return await self.threads.queries.run(record.table, table_of, record, game, pack, entries, kept)

    async def _pack_of(self, record: TableRecord) -> Pack:
        """The pack of a stored table; one for which it has waited long enough counts as gone for good."""
        try:
            return self.library.pack_of(record)
        except RefusedError as refusal:
            if await self._silent_for(record) >= _WAIT_FOR_PACK:
                raise RefusedError("other_rules", 409) from refusal
            raise

    async def _silent_for(self, record: TableRecord) -> int:
        """For how many milliseconds nothing has happened at a table."""
        entries = await self.store.entries(record.table)
        return now_ms() - (entries[-1].at if entries else record.created)

    async def ended_game(self, table: str) -> str | None:
        """The log of a game that a change of rules or components has ended; none if it has not.

        It tells every hand, so it is not given out while the components may come back and the game may go on.
        """
        record = await self.store.record(table)
        if record is None:
            raise RefusedError("no_entry", 404)
        try:
            await self._pack_of(record)
        except RefusedError as refusal:
            if refusal.code != "other_rules":
                raise
            return await self.threads.queries.run(table, ended_text, record, await self.store.entries(table))
        return None

    async def current(self, room: Room) -> Room:
        """The room of the same table that is in use now: an idle one may have been dropped and loaded again."""
        table = room.table.record.table
        while self.rooms.get(table) is not room:
            room = await self.room(table)
            await room.catch_up()
        return room

    async def _drop_idle_rooms(self) -> None:
        """Drop the rooms that had no visitors at the last look either."""
        idle: set[str] = set()
        while True:
            await asyncio.sleep(_IDLE_SECONDS)
            before, idle = idle, {table for table, room in self.rooms.items() if room.is_idle}
            for table in before & idle:
                del self.rooms[table]

    # Coming and going

    @contextmanager
    def counted(self, address: str) -> Iterator[bool]:
        """Count a connection while it lasts; tells whether there is room for it."""
        source = counted_as(address)
        self.connections += 1
        self._by_address[source] += 1
        try:
            many = self._by_address[source] > self.limits.connections_per_address
            yield not many and self.connections <= self.limits.connections and not self._stopped
        finally:
            self.connections -= 1
            self._by_address[source] -= 1
            if not self._by_address[source]:
                del self._by_address[source]

    async def presence_changed(self, room: Room) -> None:
        """Somebody came or went: count anew, tell everybody, set or stop the timers."""
        room.note_presence()
        room.tell_presence()
        room.timers.set()
        await self._bus.tell_who_is_here(room)

    def forgive(self, missed: int) -> None:
        """The server itself was away for some milliseconds: charge nobody for them."""
        for room in self.rooms.values():
            if room.table.clocks is not None:
                room.table.clocks.forgive(missed)
            room.table.reactions.wake(now_ms())
            room.presence.forgive(missed)
            room.timers.set()

    # Outages of the store

    def _tell_all(self, code: str) -> None:
        for room in self.rooms.values():
            room.tell_all(code)

    async def _store_is_back(self, missed: int) -> None:
        self.forgive(missed)
        await self._bus.catch_up()

    # Stopping

    async def stop(self) -> None:
        """Announce the restart, take nothing new, finish what is under way, and close all connections."""
        if self._stopped:
            return
        self._stopped = True
        for room in self.rooms.values():
            room.timers.stop()
        await asyncio.gather(*(room.settled() for room in self.rooms.values()))
        for room in self.rooms.values():
            for connection in list(room.connections):
                connection.close("restart", RESTARTING)
        with suppress(TimeoutError):
            async with asyncio.timeout(_CLOSING_SECONDS):
                while any(room.connections for room in self.rooms.values()):
                    await asyncio.sleep(_POLL_SECONDS)

    async def close(self) -> None:
        """Let go of everything."""
        await self.stop()
        if not self.outage.is_on:
            await self._bus.tell_gone(self.name)
        self.outage.stop()
        for task in self._tasks:
            task.cancel()
        self.bots.close()
        self.threads.close()
        await self.store.close()
