"""Bots that are slow, that stumble, or that are not compiled yet: the table never waits for them."""

import asyncio
import logging
import threading
import time

import pytest

import carambolage
from carambolage.bots import registry
from carambolage.engine.match.match import Match
from carambolage.engine.search.driver import Considered
from carambolage.table.rooms import bot_pool
from carambolage.table.rooms.bot_pool import Advice, BotPool
from carambolage.table.rooms.fair_pool import FairPool
from carambolage.table.rooms.hints import Hints


class Ponderer:
    """Thinks for far too long."""

    name = "ponderer"

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, match: Match, seat: int) -> int:
        time.sleep(2)
        return -1


class Stumbler(Ponderer):
    """Falls over its own feet."""

    def choose(self, match: Match, seat: int) -> int:
        raise ValueError("oops")


def answered(level: str) -> tuple[int, int, int]:
    """What a bot answers, what the greedy one would, and how often the event loop turned in the meantime."""
    match = carambolage.new("wacky_races", players=2, seed=3)
    seat = match.asked[0]

    async def scenario() -> tuple[int, int]:
        pool = BotPool({"wacky_races": "wacky_races"})
        answer = asyncio.create_task(pool.choose("t", level, match, seat, 0))
        turns = 0
        while not answer.done():
            await asyncio.sleep(0)
            turns += 1
        pool.close()
        return await answer, turns

    action, turns = asyncio.run(scenario())
    return action, registry.bot("greedy").choose(match, seat), turns


@pytest.mark.parametrize("kind", [Ponderer, Stumbler])
def test_the_greedy_bot_steps_in(
    kind: type[Ponderer], monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(bot_pool, "DEADLINE", 0.1)
    monkeypatch.setitem(registry._BOTS, "odd", kind)
    caplog.set_level(logging.CRITICAL, "carambolage.table")
    begun = time.monotonic()
    action, greedy, turns = answered("odd")
    assert action == greedy
    assert turns > 1, "others were served while it thought"
    assert time.monotonic() - begun < 2, "nobody waited for its thoughts"


def test_a_bot_that_must_be_compiled_first_lets_the_greedy_one_play() -> None:
    action, greedy, turns = answered("ace")
    assert action == greedy
    assert turns > 1


def test_a_table_that_asks_for_much_keeps_no_other_waiting() -> None:
    """Jobs are begun in turns: another table's first job comes before the third of the one that asked for ten."""
    begun: list[str] = []
    gate = threading.Event()

    def job(table: str) -> None:
        gate.wait()
        begun.append(table)

    async def scenario() -> None:
        pool = FairPool(1, "test")
        jobs = [asyncio.create_task(pool.run("greedy", job, "greedy")) for _ in range(10)]
        await asyncio.sleep(0)
        jobs.append(asyncio.create_task(pool.run("modest", job, "modest")))
        await asyncio.sleep(0)
        gate.set()
        await asyncio.gather(*jobs)
        pool.close()

    asyncio.run(scenario())
    assert len(begun) == 11
    assert begun.index("modest") <= 2


def test_who_gives_up_holds_no_thread() -> None:
    async def scenario() -> None:
        pool, gate = FairPool(1, "test"), threading.Event()
        first = asyncio.create_task(pool.run("a", gate.wait))
        await asyncio.sleep(0)
        waiting = [asyncio.create_task(pool.run(table, gate.wait)) for table in "abc"]
        await asyncio.sleep(0)
        for task in (first, *waiting):
            task.cancel()
        await asyncio.gather(first, *waiting, return_exceptions=True)
        gate.set()
        assert await pool.run("d", lambda: 7) == 7
        pool.close()

    asyncio.run(scenario())


def test_quick_bots_do_not_wait_for_those_that_look_ahead(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every thread for searching is taken; the greedy bot answers all the same."""
    match, gate = carambolage.new("wacky_races", players=2, seed=3), threading.Event()

    async def scenario() -> int:
        pool = BotPool({"wacky_races": "wacky_races"})
        taken = [asyncio.create_task(pool._searching.run("other", gate.wait)) for _ in range(24)]
        await asyncio.sleep(0)
        answer = await pool.choose("t", "greedy", match, match.asked[0], 0)
        assert not any(task.done() for task in taken)
        gate.set()
        await asyncio.gather(*taken)
        pool.close()
        return answer

    assert asyncio.run(scenario()) in match.offers(match.asked[0])


def test_a_hint_is_worked_out_once_for_all_who_ask() -> None:
    asked: list[int] = []

    async def scenario() -> None:
        hints, ready = Hints(), asyncio.Event()

        async def advise() -> Advice:
            asked.append(1)
            await ready.wait()
            return Advice("ace", 5, (Considered(5, 10, 0.5),))

        waiting = [asyncio.create_task(hints.get(0, 3, advise)) for _ in range(24)]
        await asyncio.sleep(0)
        ready.set()
        assert {advice.action for advice in await asyncio.gather(*waiting)} == {5}
        assert (await hints.get(0, 3, advise)).action == 5
        assert len(asked) == 1
        await hints.get(0, 4, advise)
        assert len(asked) == 2, "another question"

    asyncio.run(scenario())
