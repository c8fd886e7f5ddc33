"""Notices between workers: that a table has a new entry, and who is connected where."""

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, MutableMapping

from carambolage.table.rooms.room import Room
from carambolage.table.state.server_time import now_ms
from carambolage.table.store.contract import AWAY, Store, StoreAwayError

_log = logging.getLogger("carambolage.table")
_HEARTBEAT, _DEAF_AFTER = 10.0, 3
_BEAT, _GONE = "-beat", "-gone"


class WorkerBus:
    """Sends and receives notices of one line: a table, a word, and what belongs to it."""

    def __init__(self, store: Store, rooms: MutableMapping[str, Room], note_outage: Callable[[], None]) -> None:
        self._store, self._rooms, self._note_outage = store, rooms, note_outage
        self.worker = secrets.token_hex(4)
        self._heard_at = time.monotonic()
        self._behind: set[str] = set()

    @property
    def is_deaf(self) -> bool:
        """Whether this worker has not heard its own heartbeats for a while, and so does not hear others either."""
        return self._store.echoes and time.monotonic() - self._heard_at > _DEAF_AFTER * _HEARTBEAT

    async def receive(self, text: str) -> None:
        """A worker (perhaps this one) stored an entry, asks who is there or tells; after a gap all is looked up."""
        if text == AWAY:
            self._note_outage()
            return
        if not text:
            await self.catch_up()
            return
        try:
            await self._heed(text)
        except Exception:
            self._behind.add(text.partition(" ")[0])
            _log.exception("a notice of another worker cannot be followed; its table is looked up again before long")

    async def catch_up(self) -> None:
        """Look all tables up that somebody is at; others are loaded when somebody comes.

        After a gap this worker is heard again at once: until its next heartbeat it would still count as deaf.
        """
        await self._send(f"{_BEAT} {self.worker}")
        for table, room in list(self._rooms.items()):
            if room.is_idle:
                self._rooms.pop(table, None)
        await asyncio.gather(*(self._look_up(table, room) for table, room in list(self._rooms.items())))

    async def _heed(self, text: str) -> None:
        table, word, *rest = text.split(" ")
        if table == _BEAT and word == self.worker:
            self._heard_at = time.monotonic()
        elif table == _GONE and word != self.worker:
            await self._forget_worker(word)
        if table in (_BEAT, _GONE):
            return
        room = self._rooms.get(table)
        if room is None:
            return
        if room.is_idle and word != "who":
            self._rooms.pop(table, None)  # whoever comes next finds it in the store
            return
        if word == "who":
            await self.tell_who_is_here(room)
        elif word == "here":
            self._note_elsewhere(room, *rest)
        elif int(word) > room.table.seq:
            await room.catch_up()

    async def _forget_worker(self, worker: str) -> None:
        """A worker has ended, in whatever way: nobody is connected there, and it may not have told its last entry."""
        for room in self._rooms.values():
            if room.presence.forget(worker, now_ms()):
                room.tell_presence()
                room.timers.set()
        await self.catch_up()

    async def tell_gone(self, worker: str) -> None:
        """Tell the others that a worker has ended."""
        await self._send(f"{_GONE} {worker}")

    async def ask_who_is_there(self, room: Room) -> None:
        """Ask the others who is connected to a table."""
        await self._send(f"{room.table.record.table} who")

    async def tell_who_is_here(self, room: Room) -> None:
        """Tell the others who is connected to a table here."""
        seats, watching = room.note_presence()
        held = ",".join(map(str, seats))
        await self._send(f"{room.table.record.table} here {self.worker} {watching} {held}")

    async def send_heartbeats(self) -> None:
        """Tell again and again who is here, so that a worker that died is noticed by its silence."""
        while True:
            await asyncio.sleep(_HEARTBEAT)
            try:
                await self.beat()
            except Exception:
                _log.exception("a heartbeat failed")

    async def beat(self) -> None:
        """Tell who is here; look up what could not be followed, and everything while this worker is deaf."""
        await self._send(f"{_BEAT} {self.worker}")
        if self.is_deaf:
            await self._store.listen_anew()
        behind, self._behind = set(self._rooms) if self.is_deaf else self._behind, set()
        for table, room in list(self._rooms.items()):
            if table in behind:
                await self._look_up(table, room)
            if room.connections:
                await self.tell_who_is_here(room)
                room.timers.set()
                await asyncio.sleep(0)

    async def _look_up(self, table: str, room: Room) -> None:
        try:
            await room.catch_up()
        except StoreAwayError:
            self._behind.add(table)
            self._note_outage()
        except Exception:
            self._behind.add(table)
            _log.exception("the table %s cannot be looked up now", table)

    def _note_elsewhere(self, room: Room, worker: str, watching: str, seats: str) -> None:
        if worker == self.worker:
            return
        room.presence.elsewhere(worker, [int(seat) for seat in seats.split(",") if seat], int(watching), now_ms())
        room.tell_presence()
        room.timers.set()

    async def _send(self, text: str) -> None:
        """Send a notice, if that is possible now; what is missed is sent again before long."""
        try:
            await self._store.announce(text)
        except StoreAwayError:
            self._note_outage()
        except Exception:
            _log.exception("the other workers cannot be told")
