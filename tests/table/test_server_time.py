"""The time of a server: set back, set ahead, asleep or stopped, and nobody is charged for it."""

import asyncio
import contextlib
import signal
from collections.abc import AsyncIterator
from pathlib import Path
from time import time_ns

import pytest

from carambolage.table.commands.create import create_table
from carambolage.table.library import Library
from carambolage.table.limits import Limits
from carambolage.table.protocol.bodies import ClockWish, SeatWish, TableWish
from carambolage.table.rooms.lobby import Lobby
from carambolage.table.session.connection import Connection
from carambolage.table.state import server_time
from carambolage.table.state.clocks import Clocks
from carambolage.table.state.server_time import ServerTime, now_ms
from carambolage.table.store.contract import store_at
from carambolage.table.store.entry import ClockPlan
from carambolage.testing.convoy.game import GAME
from tests.table.client import Client
from tests.table.serving import Server

SECOND = 1_000_000_000


class FakeMachine:
    """A machine with a clock on the wall and a steady one, in nanoseconds."""

    def __init__(self) -> None:
        self.wall, self.steady = 1000 * SECOND, 5 * SECOND

    def time(self) -> ServerTime:
        """The time of a server on it."""
        return ServerTime(lambda: self.wall, lambda: self.steady)

    def run(self, seconds: float) -> None:
        """Let time pass on both."""
        self.wall += int(seconds * SECOND)
        self.steady += int(seconds * SECOND)


def test_a_wall_clock_that_is_set_back_changes_nothing() -> None:
    machine = FakeMachine()
    time = machine.time()
    machine.run(0.1)
    assert time.missed() == 0
    machine.wall -= 3600 * SECOND
    machine.run(0.1)
    assert time.missed() == 0
    assert time.now() == 1_000_200


def test_a_wall_clock_that_is_set_back_over_a_restart_keeps_nobody_waiting(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A table that was opened when the clock on the wall was an hour ahead."""

    @contextlib.asynccontextmanager
    async def lobby_at(ahead: int) -> AsyncIterator[Lobby]:
        monkeypatch.setattr(server_time, "SERVER_TIME", ServerTime(lambda: time_ns() + ahead * SECOND))
        lobby = Lobby(store_at(f"sqlite:///{tmp_path}/tables.db"), Library({"convoy": GAME}), Limits())
        await lobby.open()
        try:
            yield lobby
        finally:
            await lobby.close()

    async def scenario() -> None:
        async with lobby_at(3600) as lobby:
            seats = [SeatWish("person"), SeatWish("bot", bot="rookie")]
            wish = TableWish(game="convoy", seats=seats, seed=2, clock=ClockWish(60), react=30)
            record, _ = create_table(wish, lobby.library, now_ms())
            await lobby.add(record)
        async with lobby_at(0) as lobby:
            room = await lobby.room(record.table)
            await room.enter(Connection(), "1", 0)
            await lobby.presence_changed(room)
            async with asyncio.timeout(10):
                while room.table.seq < 2:
                    await asyncio.sleep(0.01)
            assert room.table.clocks is not None
            assert room.table.clocks.showing([0], now_ms() + 5_000)[0] <= 55_000
            assert room.table.is_silent(0, now_ms() + record.grace)
            assert room.table.reactions.left(0, room.table.asked_at[0], now_ms() + 30_000) == 0

    asyncio.run(scenario())


def test_a_machine_that_slept_is_noticed() -> None:
    """While a machine sleeps its wall clock runs on, its steady one does not."""
    machine = FakeMachine()
    time = machine.time()
    machine.wall += 600 * SECOND
    machine.run(0.1)
    assert time.missed() == 600_000
    assert time.now() == 1_600_100
    machine.run(0.1)
    assert time.missed() == 0


def test_a_program_that_stood_still_is_noticed() -> None:
    machine = FakeMachine()
    time = machine.time()
    machine.run(4)
    assert time.missed() == 4000
    machine.run(0.5)
    assert time.missed() == 0, "a moment is no absence"


def test_what_is_forgiven_is_not_charged() -> None:
    clocks = Clocks(ClockPlan(bank=10_000, more=0), 1)
    clocks.set([10_000], at=1_000)
    clocks.forgive(60_000)
    assert clocks.showing([0], 63_000) == [8_000]


def test_nobody_loses_while_the_server_is_stopped(tmp_path: Path) -> None:
    """The server stands still for longer than anybody has time left, and goes on."""
    server = Server(f"sqlite:///{tmp_path}/tables.db").start()
    opened = server.open_table("convoy", 2, clock={"bank": 3})

    async def scenario() -> None:
        async with Client(opened, *opened.seats) as both:
            assert server._process is not None
            server._process.send_signal(signal.SIGSTOP)
            await asyncio.sleep(3.5)
            server._process.send_signal(signal.SIGCONT)
            answer = await both.play(0)
            assert answer["type"] == "ack"
            await both.catch_up(answer)
            assert not any(message.get("what") == "ran_out" for message in both.heard)

    try:
        asyncio.run(scenario())
    finally:
        server.stop()
