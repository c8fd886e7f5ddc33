"""Bots that are slow, that stumble, or that are not compiled yet: the table never waits for them."""

import asyncio
import logging
import time

import pytest

import carambolage
from carambolage.bots import registry
from carambolage.engine.match.match import Match
from carambolage.table.rooms import bot_pool
from carambolage.table.rooms.bot_pool import BotPool


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
        answer = asyncio.create_task(pool.choose(level, match, seat, 0))
        turns = 0
        while not answer.done():
            await asyncio.sleep(0)
            turns += 1
        pool.close()
        return await answer, turns

    action, turns = asyncio.run(scenario())
    return action, registry.bot("greedy").choose(match, seat), turns


@pytest.mark.parametrize("kind", [Ponderer, Stumbler])
def test_the_greedy_bot_steps_in(kind: type[Ponderer], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_pool, "DEADLINE", 0.1)
    monkeypatch.setitem(registry._BOTS, "odd", kind)
    logging.getLogger("carambolage.table").setLevel(logging.CRITICAL)
    begun = time.monotonic()
    action, greedy, turns = answered("odd")
    assert action == greedy
    assert turns > 1, "others were served while it thought"
    assert time.monotonic() - begun < 2, "nobody waited for its thoughts"


def test_a_bot_that_must_be_compiled_first_lets_the_greedy_one_play() -> None:
    action, greedy, turns = answered("ace")
    assert action == greedy
    assert turns > 1
