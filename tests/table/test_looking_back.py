"""Watching a game again: its moves in a line, with marks, and moments that are sent by the dozen."""

import asyncio
from typing import Any

import pytest

from carambolage.games.thunder_road.game import GAME
from carambolage.table.session.past import STRIDE, Past, Snapshots
from carambolage.table.state.table import Table
from carambolage.table.store.entry import Entry
from tests.table.client import Client
from tests.table.people import play_out
from tests.table.serving import Server
from tests.table.test_waking import busy_log, opened


def after(view: dict[str, Any], sight: dict[str, Any]) -> dict[str, Any]:
    """A view with what a sight says has changed."""
    if sight["whole"]:
        return dict(sight["view"])
    merged = {**view, **sight["view"]}
    for name, items in sight["items"].items():
        merged[name] = [items.get(str(place), item) for place, item in enumerate(view[name])]
    return merged


def test_a_reel_shows_the_same_as_looking_at_each_moment(server: Server) -> None:
    opened = server.open_table("thunder_road", 2, seed=3)

    async def scenario() -> None:
        async with Client(opened, *opened.seats) as both:
            for _ in range(12):
                seat = both.sights[0]["asked"][0]
                await both.catch_up(await both.play(seat))
            moves = (await both.ask("timeline"))["moves"]
            reel = (await both.ask("reel", seqs=moves[2:9]))["moments"]
            assert [moment["seq"] for moment in reel] == moves[2:9]
            views: dict[int, dict[str, Any]] = {0: {}, 1: {}}
            for moment in reel:
                past = await both.ask("look", seq=moment["seq"])
                for shown, looked in zip(moment["sights"], past["sights"], strict=True):
                    views[shown["seat"]] = after(views[shown["seat"]], shown)
                    assert views[shown["seat"]] == looked["view"]
                    assert shown["events"] == looked["events"]

    asyncio.run(scenario())


def test_going_to_and_fro_in_a_long_game_replays_little_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    _, table = opened(GAME, 2, seed=9)
    busy_log(table, 300, seed=3)
    snapshots, taken, take = Snapshots(), list[int](), Table.take

    def watched_take(then: Table, entry: Entry) -> None:
        taken.append(entry.seq)
        take(then, entry)

    monkeypatch.setattr(Table, "take", watched_take)
    past = Past(table, snapshots)
    while not past.approach(300):
        assert len(taken) <= STRIDE, "others have their turn"
        taken.clear()
    other = Past(table, snapshots)
    for seq in (250, 249, 1, 300, 70, 31):
        wanted = Past(table).sights(seq, (-1, 0), "en")
        for looking in (past, other):
            taken.clear()
            assert looking.sights(seq, (-1, 0), "en") == wanted
            assert len(taken) <= STRIDE


def test_the_board_is_told_as_it_was(server: Server) -> None:
    opened = server.open_table("wacky_races", 2, seed=3)

    async def scenario() -> None:
        async with Client(opened, *opened.seats) as both, Client(opened, opened.watch) as watcher:
            told = [(both.seq, (await both.ask("board", seat=0))["lines"])]
            for _ in range(6):
                await both.catch_up(await both.play(both.sights[0]["asked"][0]))
                told.append((both.seq, (await both.ask("board", seat=0))["lines"]))
            assert told[0][1] != told[-1][1]
            for seq, lines in (told[2], told[5], told[0]):
                past = await both.ask("board", seat=0, seq=seq)
                assert (past["seq"], past["lines"]) == (seq, lines)
            where = (await both.ask("board", seat=0, what="pieces"))["lines"]
            assert (await both.ask("board", seat=0, what="pieces", seq=told[0][0]))["lines"] != where
            assert (await watcher.ask("board", seat=0, seq=told[2][0]))["code"] == "not_yours"
            assert (await both.ask("board", seq=told[-1][0] + 1))["code"] == "no_such_seq"

    asyncio.run(scenario())


def test_moves_that_were_taken_back_are_not_on_the_line(server: Server) -> None:
    opened = server.open_table("convoy", 2, seed=2)

    async def scenario() -> None:
        async with Client(opened, opened.seats[0]) as one, Client(opened, opened.seats[1]):
            first = (await one.ask("timeline"))["moves"]
            await one.catch_up(await one.play(0))
            await one.ask("say", text="wait")
            undone = await one.ask("undo", seat=0)
            await one.catch_up(undone)
            answer = await one.play(0, 1)
            await one.catch_up(answer)
            assert (await one.ask("timeline"))["moves"] == [*first, answer["seq"]]
            moment = (await one.ask("reel", seqs=[*first, answer["seq"]]))["moments"][1]
            assert [event["kind"] for event in moment["sights"][0]["events"]] == ["committed"]
            refused = await one.ask("reel", seqs=[answer["seq"] + 1])
            assert refused["code"] == "no_such_seq"

    asyncio.run(scenario())


def test_marks_lead_to_what_a_game_calls_worth_seeing(server: Server) -> None:
    opened = server.open_table("convoy", 2, seed=2)

    async def scenario() -> None:
        async with Client(opened, opened.seats[0]) as one, Client(opened, opened.seats[1]) as two:
            await play_out(one, two)
            timeline = await one.ask("timeline")
            bumps = [event["number"] for event in one.events[0] if event["kind"] == "bumped"]
            assert bumps, "nobody was bumped with this seed"
            assert [mark["event"] for mark in timeline["marks"]] == bumps
            assert {mark["kind"] for mark in timeline["marks"]} == {"clash"}
            moment = (await one.ask("reel", seqs=[timeline["marks"][0]["seq"]]))["moments"][0]
            assert bumps[0] in [event["number"] for event in moment["sights"][0]["events"]]

    asyncio.run(scenario())
