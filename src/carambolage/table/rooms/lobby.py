"""The lobby: opens tables, finds them again, and lets those sleep that nobody visits."""

import asyncio
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager, suppress

from carambolage.table.commands.commands import beginning
from carambolage.table.library import Library
from carambolage.table.limits import Limits, Meters
from carambolage.table.refusal import RefusedError
from carambolage.table.rooms.bot_pool import Robots
from carambolage.table.rooms.room import Room
from carambolage.table.rooms.timers import Pace
from carambolage.table.rooms.worker_bus import Gossip
from carambolage.table.session.connection import RESTARTING
from carambolage.table.state.table import Table
from carambolage.table.store.contract import Store
from carambolage.table.store.entry import TableRecord

_BREATH = 32
_IDLE = 10.0
_FAREWELL, _MOMENT = 2.0, 0.02


class Lobby:
    """All rooms of this worker."""

    def __init__(self, store: Store, library: Library, limits: Limits) -> None:
        self.store, self.library, self.limits = store, library, limits
        self.robots = Robots(library.places)
        self.rooms: dict[str, Room] = {}
        self._gossip = Gossip(store, self.rooms)
        self.connections = 0
        self._by_address: Counter[str] = Counter()
        self.opening, self.checking = Meters(60.0), Meters(60.0)
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._chores: list[asyncio.Task[None]] = []
        self._stopped = False

    async def open(self) -> None:
        """Open the store and start to listen to other workers."""
        await self.store.open(self._gossip.hear)
        self._chores = [asyncio.create_task(self._gossip.repeat()), asyncio.create_task(self._tidy())]

    # Finding tables

    async def add(self, record: TableRecord) -> None:
        """Keep a new table; where no seat is free the game begins at once."""
        await self.store.create(record)
        if not any(chair.kind == "open" for chair in record.chairs):
            room = await self.room(record.table)
            await room.change("opening", beginning)

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
        if record is None or record.game not in self.library.games:
            raise RefusedError("no_entry", 404)
        made = await self._replayed(record)
        room = self.rooms[table] = Room(made, self.store)
        room.pace = Pace(room, self.robots)
        await room.catch_up()
        await self._gossip.ask_who_is_there(room)
        return room

    async def _replayed(self, record: TableRecord) -> Table:
        """A table worked out from its log; one with other rules or components than there are now stays closed."""
        made = Table(record, self.library.games[record.game], self.library.pack_of(record))
        for number, entry in enumerate(await self.store.entries(record.table)):
            made.take(entry)
            if number % _BREATH == 0:
                await asyncio.sleep(0)
        return made

    async def current(self, room: Room) -> Room:
        """The room of the same table that is in use now: an idle one may have been dropped and loaded again."""
        table = room.table.record.table
        while self.rooms.get(table) is not room:
            room = await self.room(table)
            await room.catch_up()
        return room

    async def _tidy(self) -> None:
        """Drop the rooms that had no visitors at the last look either."""
        idle: set[str] = set()
        while True:
            await asyncio.sleep(_IDLE)
            before, idle = idle, {table for table, room in self.rooms.items() if not room.connections}
            for table in before & idle:
                del self.rooms[table]

    # Coming and going

    @contextmanager
    def counted(self, address: str) -> Iterator[bool]:
        """Count a connection while it lasts; tells whether there is room for it."""
        self.connections += 1
        self._by_address[address] += 1
        try:
            many = self._by_address[address] > self.limits.connections_per_address
            yield not many and self.connections <= self.limits.connections and not self._stopped
        finally:
            self.connections -= 1
            self._by_address[address] -= 1
            if not self._by_address[address]:
                del self._by_address[address]

    async def presence_changed(self, room: Room) -> None:
        """Somebody came or went: count anew, tell everybody, wake the table or let it sleep."""
        room.note_presence()
        room.tell_presence()
        room.pace.set()
        await self._gossip.tell_who_is_here(room)

    # Stopping

    async def stop(self) -> None:
        """Announce the restart, take nothing new, finish what is under way, and close all connections."""
        if self._stopped:
            return
        self._stopped = True
        for room in self.rooms.values():
            room.pace.stop()
        await asyncio.gather(*(room.settled() for room in self.rooms.values()))
        for room in self.rooms.values():
            for connection in list(room.connections):
                connection.close("restart", RESTARTING)
        with suppress(TimeoutError):
            async with asyncio.timeout(_FAREWELL):
                while any(room.connections for room in self.rooms.values()):
                    await asyncio.sleep(_MOMENT)

    async def close(self) -> None:
        """Let go of everything."""
        await self.stop()
        for chore in self._chores:
            chore.cancel()
        self.robots.close()
        await self.store.close()
