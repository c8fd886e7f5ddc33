"""Notices between workers: that a table has a new entry, and who is connected where."""

import asyncio
import logging
import secrets
from collections.abc import Mapping

from carambolage.table.rooms.room import Room
from carambolage.table.state.clocks import now_ms
from carambolage.table.store.contract import Store

_log = logging.getLogger("carambolage.table")
_HEARTBEAT = 10.0


class WorkerBus:
    """Sends and receives notices of one line: a table, a word, and what belongs to it."""

    def __init__(self, store: Store, rooms: Mapping[str, Room]) -> None:
        self._store, self._rooms = store, rooms
        self._worker = secrets.token_hex(4)

    async def receive(self, text: str) -> None:
        """A worker (perhaps this one) stored an entry, asks who is there or tells; after a gap all is looked up."""
        if not text:
            await asyncio.gather(*(room.catch_up() for room in self._rooms.values()))
            return
        table, word, *rest = text.split(" ")
        room = self._rooms.get(table)
        if room is None:
            return
        if word == "who":
            await self.tell_who_is_here(room)
        elif word == "here":
            self._note_elsewhere(room, *rest)
        elif int(word) > room.table.seq:
            await room.catch_up()

    async def ask_who_is_there(self, room: Room) -> None:
        """Ask the others who is connected to a table."""
        await self._send(f"{room.table.record.table} who")

    async def tell_who_is_here(self, room: Room) -> None:
        """Tell the others who is connected to a table here."""
        seats, watching = room.note_presence()
        held = ",".join(map(str, seats))
        await self._send(f"{room.table.record.table} here {self._worker} {watching} {held}")

    async def send_heartbeats(self) -> None:
        """Tell again and again who is here, so that a worker that died is noticed by its silence."""
        while True:
            await asyncio.sleep(_HEARTBEAT)
            for room in list(self._rooms.values()):
                if room.connections:
                    await self.tell_who_is_here(room)
                    room.timers.set()
                    await asyncio.sleep(0)

    def _note_elsewhere(self, room: Room, worker: str, watching: str, seats: str) -> None:
        if worker == self._worker:
            return
        room.presence.elsewhere(worker, [int(seat) for seat in seats.split(",") if seat], int(watching), now_ms())
        room.tell_presence()
        room.timers.set()

    async def _send(self, text: str) -> None:
        """Send a notice, if that is possible now; what is missed is sent again before long."""
        try:
            await self._store.announce(text)
        except Exception:
            _log.exception("the other workers cannot be told")
