"""Hints: what an ace would do, with what it thought about; never at the cost of waiting."""

import asyncio
import time
from functools import partial

import pytest

import carambolage
from carambolage.bots import GreedyBot, SearchBot, registry
from carambolage.engine.match.match import Match
from carambolage.engine.search.driver import Considered
from carambolage.table.rooms import bot_pool
from carambolage.table.rooms.bot_pool import Advice, BotPool
from carambolage.table.rooms.hints import Hints
from tests.table.client import Client, Message
from tests.table.serving import Server

COMPILING = 300


async def ace_hint(client: Client, seat: int) -> Message:
    """A hint by the ace, who may have to be compiled first; until then the greedy bot gives it, at once."""
    choices = [choice["action"] for choice in client.sights[seat]["choices"]]
    for _ in range(COMPILING):
        hint = await client.ask("hint", seat=seat)
        assert (hint["type"], hint["seat"], hint["turn"]) == ("hinted", seat, client.sights[seat]["turn"])
        assert hint["action"] in choices
        if hint["bot"] == "ace":
            return hint
        assert (hint["bot"], hint["considered"]) == ("greedy", [])
        await asyncio.sleep(1)
    raise AssertionError("the ace never got ready")


def test_an_ace_tells_what_it_thought_about(server: Server) -> None:
    opened = server.open_table("convoy", 2, seed=3)

    async def scenario() -> None:
        async with Client(opened, opened.seats[0]) as client:
            hint = await ace_hint(client, 0)
            considered = hint["considered"]
            assert hint["action"] == considered[0]["action"]
            visits = [one["visits"] for one in considered]
            assert visits == sorted(visits, reverse=True)
            assert sum(visits) >= 100
            assert all(0 <= one["expectation"] <= 1 for one in considered)
            actions = [choice["action"] for choice in client.sights[0]["choices"]]
            assert {one["action"] for one in considered} <= set(actions)
            again = await client.ask("hint", seat=0)
            assert {**again, "id": ""} == {**hint, "id": ""}

    asyncio.run(scenario())


class Slow(SearchBot):
    """Thinks for far too long."""

    def explain(self, match: Match, seat: int) -> list[Considered]:
        time.sleep(1)
        return []


class Stumbling(SearchBot):
    """Falls over its own feet."""

    def explain(self, match: Match, seat: int) -> list[Considered]:
        raise ValueError("oops")


@pytest.mark.parametrize("kind", [Slow, Stumbling])
def test_the_greedy_bot_gives_the_hint_instead(kind: type[SearchBot], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_pool, "DEADLINE", 0.1)
    monkeypatch.setitem(registry._BOTS, "ace", kind)
    monkeypatch.setattr(BotPool, "_is_ready", lambda self, level, match: True)
    match = carambolage.new("wacky_races", players=2, seed=3)
    seat = match.asked[0]

    async def scenario() -> tuple[str, int, int]:
        pool = BotPool({"wacky_races": "wacky_races"})
        advice = await pool.advise("t", match, seat)
        pool.close()
        return advice.bot, advice.action, len(advice.considered)

    assert asyncio.run(scenario()) == ("greedy", GreedyBot().choose(match, seat), 0)


def test_a_seat_has_one_hint_under_way() -> None:
    """Also where somebody plays, takes back and asks again, at turn after turn."""

    async def scenario() -> None:
        hints, at_work, most = Hints(), 0, 0

        async def work(turn: int) -> Advice:
            nonlocal at_work, most
            at_work += 1
            most = max(most, at_work)
            await asyncio.sleep(0.01)
            at_work -= 1
            if turn == 2:
                raise ValueError("the bot failed")
            return Advice("ace", turn, (Considered(turn, 1, 0.5),))

        asked = [hints.get(0, turn, partial(work, turn)) for turn in range(4)]
        answers = await asyncio.gather(*asked, return_exceptions=True)
        assert [isinstance(answer, Advice) and answer.action == turn for turn, answer in enumerate(answers)] == [
            True,
            True,
            False,
            True,
        ]
        assert most == 1

    asyncio.run(scenario())
