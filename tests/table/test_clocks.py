"""Clocks: they run while a person decides, hand the seat to a bot, and stand still while the server is down."""

import asyncio
from pathlib import Path

from carambolage.table.state.clocks import Clocks
from carambolage.table.store.entry import ClockPlan
from tests.table.client import Client
from tests.table.serving import Server


def test_the_arithmetic_of_clocks() -> None:
    clocks = Clocks(ClockPlan(bank=10_000, more=2_000), 3)
    clocks.set([10_000, 10_000, 10_000], at=1_000)
    assert clocks.showing([0, 2], 4_000) == [7_000, 10_000, 7_000]
    assert clocks.after_answer(0, [0], 4_000) == [9_000, 10_000, 10_000]
    assert clocks.showing([0], 99_000) == [0, 10_000, 10_000]
    assert clocks.restarted(0, [0], 99_000) == [2_000, 10_000, 10_000]
    clocks.wake(98_000)
    assert clocks.showing([0], 99_000) == [9_000, 10_000, 10_000]


def test_time_runs_out_and_a_bot_plays_on(server: Server) -> None:
    opened = server.open_table("convoy", 2, clock={"bank": 2}, seed=5)

    async def scenario() -> None:
        async with Client(opened, opened.seats[0]) as one, Client(opened, opened.seats[1]) as two:
            assert [clock["running"] for clock in one.state["clocks"]] == [True, True]
            await two.play(1)
            ran_out = await one.until(lambda message: message["type"] == "seats")
            assert (ran_out["what"], ran_out["seat"]) == ("ran_out", 0)
            assert ran_out["clocks"][0] == {"seat": 0, "left": 0, "running": False}
            assert 0 < ran_out["clocks"][1]["left"] <= 2000
            await one.until(lambda message: message["type"] == "moved" and message["seat"] == 0)
            assert (await one.ask("take_back", seat=0))["type"] == "ack"
            back = await one.until(lambda message: message["type"] == "seats")
            assert back["clocks"][0]["left"] == 200

    asyncio.run(scenario())


def test_an_answer_adds_time(server: Server) -> None:
    opened = server.open_table("convoy", 2, clock={"bank": 60, "more": 30}, seed=5)

    async def scenario() -> None:
        async with Client(opened, opened.seats[0]) as one:
            await asyncio.sleep(0.2)
            await one.play(0)
            await one.until_type("moved")
            left = one.state["clocks"][0]["left"]
            assert 85_000 < left < 89_900

    asyncio.run(scenario())


def test_clocks_stand_still_while_the_server_is_down(tmp_path: Path) -> None:
    server = Server(f"sqlite:///{tmp_path}/tables.db").start()
    opened = server.open_table("convoy", 2, clock={"bank": 100}, seed=5)

    async def scenario() -> None:
        async with Client(opened, opened.seats[0], opened.seats[1]) as both:
            await both.play(0)
            await both.until_type("moved")
        before = both.state["clocks"][1]["left"]
        await asyncio.to_thread(server.kill)
        await asyncio.sleep(1.5)
        await asyncio.to_thread(server.start)
        async with Client(opened, opened.seats[1]) as again:
            assert before - again.state["clocks"][1]["left"] < 1000

    try:
        asyncio.run(scenario())
    finally:
        server.stop()
