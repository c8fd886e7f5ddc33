"""Clocks: they run while a person decides, hand the seat to a bot, and stand still while the server is down."""

import asyncio
from pathlib import Path

import pytest

from carambolage.table.refusal import RefusedError
from carambolage.table.state.clocks import Clocks
from carambolage.table.store.entry import Answered, AnyBody, Began, ClockPlan, Entry, Said
from tests.table.client import Client
from tests.table.serving import Server


def test_the_arithmetic_of_clocks() -> None:
    clocks = Clocks(ClockPlan(bank=10_000, more=2_000), 3)
    clocks.set([10_000, 10_000, 10_000], at=1_000)
    assert clocks.showing([0, 2], 4_000) == [7_000, 10_000, 7_000]
    assert clocks.after_answer(0, [0], 4_000) == [9_000, 10_000, 10_000]
    assert clocks.showing([0], 99_000) == [0, 10_000, 10_000]
    assert clocks.after_undo(1, [0], 2_000) == [9_000, 7_000, 10_000]
    assert clocks.after_undo(0, [0], 99_000) == [0, 10_000, 10_000]
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
            assert (await one.ask("take_back", seat=0))["code"] == "flag_fell", "not once, and not for ever"

    asyncio.run(scenario())


def test_a_table_may_agree_that_a_fallen_flag_loses(server: Server) -> None:
    opened = server.open_table("convoy", 3, clock={"bank": 1, "flag": "loses"})

    async def scenario() -> None:
        async with Client(opened, opened.seats[0]) as one, Client(opened, *opened.seats[1:]) as others:
            lost = await one.until(lambda message: message["type"] == "moved")
            assert lost["what"] == "forfeited"
            while others.state["phase"] != "over":
                await others.hear()
            assert sum(message.get("what") == "forfeited" for message in others.heard) >= 2

    asyncio.run(scenario())
    proof = server.get(f"/api/tables/{opened.table}/proof")
    assert {line["what"] for line in proof["log"]} == {"forfeited"}
    assert server.post("/api/verify", proof)["sound"]


def test_nothing_is_gained_by_taking_back(server: Server) -> None:
    opened = server.open_table("convoy", 2, clock={"bank": 60, "more": 30}, seed=5)

    async def scenario() -> None:
        async with Client(opened, opened.seats[0]) as one:
            for _ in range(3):
                await one.catch_up(await one.play(0))
                assert one.state["clocks"][0]["left"] > 85_000
                await one.catch_up(await one.ask("undo", seat=0))
                assert one.state["clocks"][0]["left"] <= 60_000

    asyncio.run(scenario())


def charged(clocks: Clocks, seq: int, at: int, body: AnyBody, left: list[int]) -> None:
    """An entry that leaves the clocks with some time."""
    clocks.note(Entry(seq, at, f"key {seq}", body, left))


def test_nobody_thinks_free_of_charge_between_an_answer_and_its_undoing() -> None:
    """Seat 0 answers and goes on thinking, while seat 1 thinks and speaks and seat 2 answers."""
    clocks = Clocks(ClockPlan(bank=60_000, more=5_000), 3)
    charged(clocks, 1, 1_000, Began(), [60_000] * 3)
    charged(clocks, 2, 11_000, Answered(0, 1), [55_000, 50_000, 50_000])
    charged(clocks, 3, 21_000, Said("players", 1, None, "hm"), [55_000, 40_000, 40_000])
    charged(clocks, 4, 26_000, Answered(2, 1), [55_000, 35_000, 40_000])
    assert clocks.after_undo(0, [1], 31_000) == [55_000 - 5_000 - 20_000, 30_000, 40_000]
    clocks.wake(99_000)
    assert clocks.after_undo(0, [1], 100_000) == [50_000 - 16_000, 34_000, 40_000], "the server was down for a while"
    assert clocks.after_undo(0, [], 110_000)[0] == 50_000 - 15_000, "nobody is charged for a pause"
    with pytest.raises(RefusedError, match="undo_late"):
        clocks.after_undo(0, [1], 139_000)


def test_thinking_after_an_answer_is_charged_when_it_is_taken_back(server: Server) -> None:
    opened = server.open_table("convoy", 2, clock={"bank": 60}, seed=5)

    async def scenario() -> None:
        async with Client(opened, opened.seats[0]) as one:
            await one.catch_up(await one.play(0))
            before = one.state["clocks"][0]["left"]
            await asyncio.sleep(1)
            await one.catch_up(await one.ask("undo", seat=0))
            assert one.state["clocks"][0]["left"] <= before - 1000

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
