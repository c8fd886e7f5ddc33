"""The time of a server: set back, set ahead, asleep or stopped, and nobody is charged for it."""

import asyncio
import signal
from pathlib import Path

from carambolage.table.state.clocks import Clocks
from carambolage.table.state.server_time import ServerTime
from carambolage.table.store.entry import ClockPlan
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
