"""What happens at a table by itself: bots answer at a human pace, clocks run out, bots stand in for the absent."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from carambolage.table.refusal import RefusedError
from carambolage.table.rooms.bot_pool import Robots
from carambolage.table.rooms.room import Room, now_ms
from carambolage.table.state.table import Table
from carambolage.table.store import entry as log

_log = logging.getLogger("carambolage.table")
_AFTER_TROUBLE = 1.0


@dataclass(frozen=True)
class Due:
    """Something that is to happen at a time."""

    at: int
    do: Callable[[], Awaitable[object]]


class Pace:
    """The alarm of a room; a room without anybody in it sleeps, and its clocks with it."""

    def __init__(self, room: Room, robots: Robots) -> None:
        self._room, self._robots = room, robots
        self._alarm: asyncio.TimerHandle | None = None
        self._task: asyncio.Task[None] | None = None
        self._asleep = True

    def set(self) -> None:
        """Set the alarm for whatever is due next."""
        self.stop()
        if self._room.stopped or not self._room.connections:
            self._asleep = True
            return
        self.wake()
        due = self._next()
        if due is not None and (self._task is None or self._task.done()):
            self._ring_in((due.at - now_ms()) / 1000)

    def stop(self) -> None:
        """Take the alarm back."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    def wake(self) -> None:
        """Somebody comes: time counts from here on."""
        if self._asleep:
            self._asleep = False
            self._room.presence.wake(now_ms())
            if self._room.table.clocks is not None:
                self._room.table.clocks.wake(now_ms())

    def _ring_in(self, seconds: float) -> None:
        self._alarm = asyncio.get_running_loop().call_later(max(0.0, seconds), self._ring)

    def _ring(self) -> None:
        self._task = asyncio.create_task(self._act())

    async def _act(self) -> None:
        """Do what is due, one thing after the other; a stumble is tried again, a little later."""
        pause = 0.0
        try:
            while not self._room.stopped and (due := self._next()) is not None and due.at <= now_ms():
                await due.do()
        except RefusedError:
            pass
        except Exception:
            _log.exception("the table %s stumbled", self._room.table.record.table)
            pause = _AFTER_TROUBLE
        self._task = None
        await asyncio.sleep(pause)
        self.set()

    # What is due

    def _next(self) -> Due | None:
        table = self._room.table
        everything = [*self._bots(table), *self._clocks(table), *self._absences(table)]
        return min(everything, key=lambda due: due.at, default=None)

    def _bots(self, table: Table) -> list[Due]:
        seats = [seat for seat in table.asked if table.seating.bot_on(seat) is not None]
        return [Due(table.moved_at + table.record.pace, self._bot_answers(seat)) for seat in seats]

    def _clocks(self, table: Table) -> list[Due]:
        if table.clocks is None:
            return []
        now = now_ms()
        left = table.clocks.showing(table.running, now)
        return [Due(now + left[seat], self._bot_takes(seat, log.RanOut)) for seat in table.running]

    def _absences(self, table: Table) -> list[Due]:
        gone = [(seat, self._room.presence.gone_since(seat, now_ms())) for seat in table.running]
        return [
            Due(since + table.record.grace, self._bot_takes(seat, log.StoodIn))
            for seat, since in gone
            if since is not None
        ]

    def _bot_answers(self, seat: int) -> Callable[[], Awaitable[object]]:
        async def answer() -> None:
            table = self._room.table
            level, turn = table.seating.bot_on(seat) or "", table.turns[seat]
            action = await self._robots.choose(level, table.match.copy(), seat, table.chance.bot_seed(seat))
            await self._room.change(f"bot {seat}:{turn}", lambda now: _bot_answer(now, seat, turn, action))

        return answer

    def _bot_takes(self, seat: int, how: type[log.RanOut] | type[log.StoodIn]) -> Callable[[], Awaitable[object]]:
        async def take() -> None:
            seq, level = self._room.table.seq, self._room.table.seating.places[seat].level
            await self._room.change(f"bot {seat} in:{seq}", lambda now: _takeover(now, seat, how(seat, level)))

        return take


def _bot_answer(table: Table, seat: int, turn: int, action: int) -> log.Answered:
    if table.seating.bot_on(seat) is None or seat not in table.asked or table.turns[seat] != turn:
        raise RefusedError("stale")
    return log.Answered(seat, action)


def _takeover(table: Table, seat: int, body: log.RanOut | log.StoodIn) -> log.RanOut | log.StoodIn:
    if seat not in table.running:
        raise RefusedError("stale")
    return body
