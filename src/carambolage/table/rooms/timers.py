"""Timers of a room: bots answer at once, clocks and the time to react run out, bots stand in for the absent."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from carambolage.table.refusal import RefusedError
from carambolage.table.rooms.bot_pool import BotPool
from carambolage.table.rooms.change import Change
from carambolage.table.state.reactions import late_key
from carambolage.table.state.server_time import now_ms
from carambolage.table.state.table import Table
from carambolage.table.store import entry as log

if TYPE_CHECKING:
    from carambolage.table.rooms.room import Room

_log = logging.getLogger("carambolage.table")
_AFTER_TROUBLE = 1.0

Takeover = log.RanOut | log.StoodIn | log.Forfeited
MOST_UNREAD, UNREAD_PAUSE, STAND_IN_PAUSE = 32, 50, 400


@dataclass(frozen=True)
class Due:
    """An action that is due at a time."""

    at: int
    run: Callable[[], Awaitable[None]]


class Timers:
    """One timer for whatever is due next; in a room without anybody nothing is due, and its clocks stand still."""

    def __init__(self, room: "Room", bots: BotPool) -> None:
        self._room, self._bots = room, bots
        self._timer: asyncio.TimerHandle | None = None
        self._task: asyncio.Task[None] | None = None
        self._asleep = True

    def set(self) -> None:
        """Set the timer for whatever is due next."""
        self.stop()
        if self._room.stopped or not self._room.connections:
            self._asleep = True
            return
        self.wake()
        due = self._next()
        if due is not None and (self._task is None or self._task.done()):
            self._timer = asyncio.get_running_loop().call_later(max(0, due.at - now_ms()) / 1000, self._start)

    def stop(self) -> None:
        """Cancel the timer."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def wake(self) -> None:
        """Somebody comes: time counts from here on."""
        if self._asleep:
            self._asleep = False
            self._room.presence.wake(now_ms())
            self._room.table.wake(now_ms())

    def _start(self) -> None:
        self._task = asyncio.create_task(self._run())

    async def _run(self) -> None:
        """Run what is due, one action after the other; after an error, try again a little later."""
        pause = 0.0
        try:
            while not self._room.stopped and (due := self._next()) is not None and due.at <= now_ms():
                await due.run()
        except RefusedError:
            pass
        except Exception:
            _log.exception("a timer of the table %s failed", self._room.table.record.table)
            pause = _AFTER_TROUBLE
        self._task = None
        await asyncio.sleep(pause)
        self.set()

    # What is due

    def _next(self) -> Due | None:
        table = self._room.table
        timed = [*self._clocks(table), *self._reactions(table), *self._absences(table)]
        return min([*self._bot_answers(table), *timed], key=lambda due: due.at, default=None)

    def _bot_answers(self, table: Table) -> list[Due]:
        asked = () if table.is_paused else table.asked
        seats = [seat for seat in asked if table.seating.bot_on(seat) is not None]
        return [Due(self._answer_due(table, seat), partial(self._answer, seat)) for seat in seats]

    def _answer_due(self, table: Table, seat: int) -> int:
        """When a bot answers: at once; slower in a person's stead, who may come back; later if a client is behind."""
        if any(connection.waiting > MOST_UNREAD for connection in self._room.connections):
            return now_ms() + UNREAD_PAUSE
        return table.moved_at + (STAND_IN_PAUSE if table.seating.places[seat].person else 0)

    def _clocks(self, table: Table) -> list[Due]:
        if table.clocks is None:
            return []
        now = now_ms()
        left = table.clocks.showing(table.running, now)
        return [Due(now + left[seat], partial(self._run_out, seat)) for seat in table.running]

    def _reactions(self, table: Table) -> list[Due]:
        now = now_ms()
        left = table.time_to_react(now)
        return [] if left is None else [Due(now + left, partial(self._pass, seat)) for seat in table.running]

    def _absences(self, table: Table) -> list[Due]:
        gone = [(seat, self._room.presence.gone_since(seat, now_ms())) for seat in table.running]
        return [
            Due(since + table.record.grace, partial(self._take_over, seat, log.StoodIn))
            for seat, since in gone
            if since is not None and not table.is_awaited(seat)
        ]

    async def _answer(self, seat: int) -> None:
        """A bot answers for a seat."""
        table = self._room.table
        level, turn = table.seating.bot_on(seat) or "", table.turns[seat]
        action = await self._bots.choose(
            table.record.table, level, table.match.copy(), seat, table.chance.bot_seed(seat)
        )
        answer = log.Answered(seat, action)
        await self._room.change(Change(f"bot {seat}:{turn}", lambda now: _checked_answer(now, answer, turn)))

    async def _pass(self, seat: int) -> None:
        """The time to react is over: a seat answers as one who gives no answer, whatever it holds."""
        table = self._room.table
        turn, answer = table.turns[seat], log.Answered(seat, table.match.idle_answer(seat))
        await self._room.change(Change(late_key(seat, turn), lambda now: _checked_pass(now, answer, turn)))

    async def _run_out(self, seat: int) -> None:
        """A clock has run out: its seat loses, or a bot plays on to the end."""
        clock = self._room.table.record.clock
        if clock is None or clock.flag == "bot":
            await self._take_over(seat, log.RanOut)
        else:
            body = log.Forfeited(seat)
            await self._room.change(Change(f"flag {seat}", lambda now: _checked_takeover(now, body)))

    async def _take_over(self, seat: int, how: type[log.RanOut] | type[log.StoodIn]) -> None:
        """A bot takes a seat."""
        seq, body = self._room.table.seq, how(seat, self._room.table.seating.places[seat].level)
        await self._room.change(Change(f"bot {seat} in:{seq}", lambda now: _checked_takeover(now, body)))


def _checked_answer(table: Table, answer: log.Answered, turn: int) -> log.Answered:
    if table.seating.bot_on(answer.seat) is None or answer.seat not in table.asked or table.turns[answer.seat] != turn:
        raise RefusedError("stale")
    return answer


def _checked_pass(table: Table, answer: log.Answered, turn: int) -> log.Answered:
    if answer.seat not in table.running or table.turns[answer.seat] != turn or table.time_to_react(now_ms()) != 0:
        raise RefusedError("stale")
    return answer


def _checked_takeover(table: Table, body: Takeover) -> Takeover:
    if body.seat not in table.running:
        raise RefusedError("stale")
    return body
