"""The time to react: a window closes by itself, as if nothing were held; an open one looks the same to all others."""

import asyncio
from random import Random
from typing import Any

import msgspec
import pytest

from carambolage.engine.packs.folder import open_pack
from carambolage.engine.registry import game
from carambolage.engine.twins.execution import plain
from carambolage.games.road_kill_rally.names.things import Rally
from carambolage.table.commands.create import create_table
from carambolage.table.library import Library
from carambolage.table.protocol.bodies import SeatWish, TableWish
from carambolage.table.state.reactions import Reactions, late_key
from carambolage.table.state.table import Table
from carambolage.table.store import entry as log
from carambolage.table.views import views
from tests.table.client import Client, Message
from tests.table.serving import Server

SECOND = 1_000


def test_the_arithmetic_of_reacting() -> None:
    reactions = Reactions(20_000)
    assert reactions.left(0, asked_at=1_000, now=6_000) == 15_000
    assert reactions.left(0, asked_at=1_000, now=99_000) == 0
    reactions.wake(90_000)
    assert reactions.left(0, asked_at=1_000, now=99_000) == 11_000
    reactions.note(0, log.Entry(1, 0, late_key(0, 7), log.Answered(0, 1)))
    assert reactions.left(0, asked_at=99_000, now=99_000) == 0, "who was silent once keeps nobody waiting"
    assert reactions.left(1, asked_at=99_000, now=99_000) == 20_000
    reactions.note(0, log.Entry(2, 0, "seat 0:x", log.Answered(0, 1)))
    assert reactions.left(0, asked_at=99_000, now=99_000) == 20_000


async def gamble_asked(*people: Client) -> int:
    """Cards are played until somebody may gamble; who that is."""
    while people[0].state["react"] is None:
        seat = people[0].sights[people[0].state["holds"][0]]["asked"][0]
        mover = next(client for client in people if seat in client.state["holds"])
        told = await mover.play(seat)
        for client in people:
            await client.catch_up(told)
    return int(people[0].sights[people[0].state["holds"][0]]["asked"][0])


def test_a_window_closes_by_itself(server: Server) -> None:
    opened = server.open_table("convoy", 2, react=1, seed=5)

    async def scenario() -> None:
        async with Client(opened, opened.seats[0]) as one, Client(opened, opened.seats[1]) as two:
            assert one.state.get("react") is None, "cards are committed in everybody's own time"
            late = await gamble_asked(one, two)
            assert 0 < one.state["react"] <= SECOND
            assert one.state["react"] == two.state["react"]
            turn = (one, two)[late].sights[late]["turn"]
            for client in (one, two):
                closed = await client.until_type("moved")
                assert (closed["what"], closed["seat"], closed["react"]) == ("answered", late, None)
                kinds = [event["kind"] for sight in closed["sights"] for event in sight["events"]]
                assert "gambled" not in kinds
                assert "round" in kinds, "the game goes on"
            told = await (one, two)[late].ask("play", seat=late, action=0, turn=turn)
            assert told["code"] == "stale", "the answer came too late"

    asyncio.run(scenario())


def test_a_pause_gives_the_whole_time_again(server: Server) -> None:
    opened = server.open_table("convoy", 2, react=2, seed=5)

    async def scenario() -> None:
        async with Client(opened, opened.seats[0]) as one, Client(opened, opened.seats[1]) as two:
            await gamble_asked(one, two)
            await one.ask("wish", seat=0, what="pause")
            await two.ask("wish", seat=1, what="pause")
            paused = await two.until(lambda message: message["type"] == "manners" and message["manners"]["paused"])
            assert paused["react"] is None
            await asyncio.sleep(2.2)
            await one.ask("wish", seat=0, what="pause", on=False)
            resumed = await two.until(lambda message: message["type"] == "manners" and not message["manners"]["paused"])
            assert resumed["react"] == 2 * SECOND
            await two.until_type("moved")

    asyncio.run(scenario())


@pytest.mark.parametrize("wish", [{"people": 1, "bots": 1, "react": 1}, {"people": 2}], ids=["alone", "no limit"])
def test_others_take_any_time(server: Server, wish: dict[str, Any]) -> None:
    opened = server.open_table("convoy", seed=5, **wish)

    async def scenario() -> None:
        async with Client(opened, *[token for token in opened.seats if token]) as client:
            seat, offered = 0, set[str]()
            while "pass" not in offered:
                await client.catch_up(await client.play(seat))
                while not any(client.sights[seat]["choices"] for seat in client.state["holds"]):
                    await client.hear()
                seat = next(seat for seat in client.state["holds"] if client.sights[seat]["choices"])
                offered = {choice["verb"] for choice in client.sights[seat]["choices"]}
            assert {message["react"] for message in client.heard if message["type"] == "moved"} == {None}

    asyncio.run(scenario())


def window(held: int) -> tuple[Table, int]:
    """A table of Road Kill Rally at which somebody is hit who holds a card, and others that do not help; who that is.

    There are more cards than hits, of two kinds: a question that the engine puts whatever that card is.
    """
    rally = game("road_kill_rally")
    wish = TableWish("road_kill_rally", [SeatWish("person"), SeatWish("person")], seed=3, react=20)
    record, _ = create_table(wish, Library({rally.name: rally}), 1_000)
    table = Table(record, rally, open_pack(rally))
    table.take(log.Entry(1, 1_000, "begin", log.Began()))
    while not table.match.is_reaction:
        (seat,) = table.asked
        answer = log.Answered(seat, table.match.idle_answer(seat))
        table.take(log.Entry(table.seq + 1, 2_000, f"seat {seat}:{table.seq}", answer))
    (seat,) = table.asked
    g: Any = table.match.state
    for card, count in enumerate(g.hand[seat]):
        g.deck[card] += count
        g.hand[seat][card] = 0
    for card, count in ((held, 1), (Rally.CROWD, g.cards[seat] - 1)):
        g.hand[seat][card] = count
        g.deck[card] -= count
    plain(rally).list_offers(g, table.match.pack.tables, seat)
    assert g.damage.due < g.cards[seat]
    assert g.offers > 1
    return table, seat


def test_others_see_the_same_whatever_is_held() -> None:
    seen = []
    for held in (Rally.SEAT_BELT, Rally.PIT_STOP):
        table, victim = window(held)
        verbs = {table.match.game.actions.unpack(action).verb for action in table.match.offers(victim)}
        assert ("play" in verbs) == (held == Rally.SEAT_BELT), "one can react, the other cannot"
        sights = [msgspec.json.encode(views.sight(table, eye, "en", 0)) for eye in (1 - victim, views.SPECTATOR)]
        seen.append((sights, table.time_to_react(5_000), table.running))
    assert seen[0] == seen[1]
    assert seen[0][1] == 17_000


def test_windows_of_a_race_close_alike_for_all(server: Server) -> None:
    opened = server.open_table("road_kill_rally", 2, react=1, seed=4)
    told: dict[bool, Message] = {}
    lot = Random(4)

    async def scenario() -> None:
        async with Client(opened, *opened.seats) as both, Client(opened, opened.watch) as watcher:
            while len(told) < 2:
                (seat,) = both.sights[0]["asked"]
                verbs = {choice["verb"] for choice in both.sights[seat]["choices"]}
                if watcher.state["react"] is None or ("play" in verbs) in told:
                    answer = await both.play(seat, lot.randrange(len(both.sights[seat]["choices"])))
                    for client in (both, watcher):
                        await client.catch_up(answer)
                    continue
                opening = watcher.heard[-1]
                closing = await watcher.until_type("moved")
                told["play" in verbs] = {
                    "react": opening["react"],
                    "told": [(message["type"], message["what"], sorted(message)) for message in (opening, closing)],
                    "late": closing["seat"] == seat,
                }
                await both.catch_up(closing)

    asyncio.run(scenario())
    assert told[True] == told[False], "a spectator cannot tell who could have reacted"
    assert (told[True]["react"], told[True]["late"]) == (SECOND, True)
