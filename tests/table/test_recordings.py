"""Recordings: all moments of a finished game, or of one from a file, as spectators saw them."""

import asyncio
import json
import time
from itertools import pairwise
from typing import Any

import pytest

from carambolage import at
from carambolage.engine.match.match import Match
from carambolage.engine.registry import game
from carambolage.table.library import Library
from carambolage.table.protocol.bodies import LARGEST_SAVED
from carambolage.table.rooms import bot_pool
from carambolage.table.rooms.bot_pool import BotPool
from carambolage.table.rooms.prospects import MOST_SEARCHES, ProspectCache, prospects
from carambolage.table.state.saved import saved_table
from carambolage.testing.convoy.game import GAME
from tests.table.client import Client
from tests.table.people import play_out
from tests.table.serving import Server


def saved_game(decisions: int = 0) -> str:
    """A game of the convoy, whole or cut after some decisions, with dice that were sown anew on the way."""
    match = Match(GAME, 2, 3)
    while not match.over and (not decisions or match.state.decisions < decisions):
        seat = match.asked[0]
        match.reseed(match.state.decisions + 40)
        match.play(seat, match.offers(seat)[0])
    return match.save()


def test_a_finished_table_is_recorded_as_a_spectator_sees_it(server: Server) -> None:
    opened = server.open_table("convoy", 2, seed=4)
    assert server.refusal(f"/api/tables/{opened.table}/recording")[0] == 409

    async def scenario() -> None:
        async with Client(opened, opened.seats[0]) as one, Client(opened, opened.seats[1]) as two:
            await one.ask("say", text="for those at the table only")
            await play_out(one, two)
        async with Client(opened, opened.watch) as guest:
            recorded = await asyncio.to_thread(server.get, f"/api/tables/{opened.table}/recording?lang=fr")
            line = await guest.ask("timeline")
            assert recorded["timeline"]["moves"] == line["moves"]
            reel = (await guest.ask("reel", seqs=line["moves"][:8]))["moments"]
            assert [moment["seq"] for moment in recorded["moments"][:8]] == [moment["seq"] for moment in reel]
            shown = [sight["view"] for moment in recorded["moments"][:8] for sight in moment["sights"]]
            assert shown == [sight["view"] for moment in reel for sight in moment["sights"]]
            assert recorded["welcome"]["holds"] == []
            assert recorded["welcome"]["phase"] == "over"
            assert recorded["welcome"]["lang"] == "fr"
            assert recorded["proof"] == await asyncio.to_thread(server.get, f"/api/tables/{opened.table}/proof")
            assert "for those at the table only" not in json.dumps(recorded)

    asyncio.run(scenario())


def test_a_saved_game_is_recorded_and_nothing_of_it_is_kept(server: Server) -> None:
    before = server.get("/api/health")["tables"]
    recorded = server.post("/api/recordings", {"text": saved_game()})
    moves = recorded["timeline"]["moves"]
    assert moves == list(range(1, len(moves) + 1))
    assert [moment["seq"] for moment in recorded["moments"]] == moves
    assert recorded["welcome"]["phase"] == "over"
    assert recorded["moments"][-1]["sights"][0]["result"] == recorded["welcome"]["sights"][0]["result"]
    assert recorded["proof"] is None
    assert server.get("/api/health")["tables"] == before

    unfinished = server.post("/api/recordings", {"text": saved_game(4)})
    assert unfinished["welcome"]["phase"] == "playing"
    assert len(unfinished["moments"]) == 5


def test_files_that_are_no_saved_games_are_refused_in_a_sentence(server: Server) -> None:
    header, *steps = saved_game().splitlines()
    elsewhere = json.dumps({**json.loads(header), "rules": 99})
    path = json.dumps({**json.loads(header), "pack": {"hash": "0" * 64, "path": "/etc"}})
    wrong = {
        "no_saved_game": ["", "hello", "{}", "[" * 5000, "\x00"],
        "saved_elsewhere": ["\n".join([elsewhere, *steps]), "\n".join([path, *steps])],
        "saved_broken": ["\n".join([header, *steps[2:]]), "\n".join([header, *steps, steps[-1]])],
        "saved_too_long": ["\n".join([header, *['{"reseed": 1}'] * 7000])],
        "no_such_game": [json.dumps({**json.loads(header), "game": "chess"})],
        "malformed": ["x" * (LARGEST_SAVED + 1)],
    }
    for code, texts in wrong.items():
        for text in texts:
            assert server.refusal("/api/recordings?lang=fr", {"text": text})[1]["code"] == code, text[:80]


def test_a_game_that_began_at_a_position_is_recorded_from_there(server: Server) -> None:
    match = Match(game("thunder_road"), 2, 3)
    for _ in range(6):
        match.play(match.asked[0], match.offers(match.asked[0])[0])
    later = at(match.position(), 8)
    later.fix(1, 2)
    later.play(later.asked[0], later.offers(later.asked[0])[0])
    recorded = server.post("/api/recordings", {"text": later.save()})
    assert len(recorded["moments"]) == 2


def test_prospects_are_told_after_the_game_and_go_with_its_recording(server: Server) -> None:
    opened = server.open_table("convoy", 2, seed=4)
    assert server.refusal(f"/api/tables/{opened.table}/prospects")[0] == 409

    async def scenario() -> None:
        async with Client(opened, opened.seats[0]) as one, Client(opened, opened.seats[1]) as two:
            await play_out(one, two)
            moves = (await one.ask("timeline"))["moves"]
        told = await asyncio.to_thread(prospects_of, server, opened.table)
        assert sorted(seq for curve in told["curves"] for seq, _ in curve) == moves[:-1]
        assert all(0 <= value <= 100 for curve in told["curves"] for _, value in curve)
        assert told["decided"] == _greatest_swing(told["curves"])
        recorded = await asyncio.to_thread(server.get, f"/api/tables/{opened.table}/recording")
        assert recorded["prospects"] == told

    asyncio.run(scenario())


def prospects_of(server: Server, table: str) -> Any:
    """What an ace says, asked again as long as one is being got ready."""
    while True:
        told = server.get(f"/api/tables/{table}/prospects")
        assert told["awaited"] is not told["searched"]
        if told["searched"]:
            return told
        assert len(told["curves"][0]) == len(told["curves"][1]), "every position is judged for each seat"
        time.sleep(0.2)


class Compilation:
    """Rules that are compiled when the test says so."""

    ready = failed = False

    def stop(self) -> None:
        """Nothing runs."""


def test_whoever_looks_back_has_an_ace_got_ready_and_is_told_when_it_pays_to_ask_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    compiling, begun = Compilation(), list[str]()

    def begin(place: str) -> Compilation:
        begun.append(place)
        return compiling

    monkeypatch.setattr(bot_pool, "compile_in_background", begin)
    table, bots = saved_table(saved_game(), Library({"convoy": GAME}), 0), BotPool({"convoy": "the place"})
    cache = ProspectCache(bots)

    async def told() -> tuple[bool, bool]:
        found = await cache.get("a game", table)
        return found.searched, found.awaited

    async def scenario() -> None:
        assert await told() == (False, True)
        compiling.failed = True
        assert await told() == (False, False)
        compiling.failed, compiling.ready = False, True
        assert not cache.has("a game")
        assert await told() == (True, False)
        assert cache.has("a game")

    asyncio.run(scenario())
    bots.close()
    assert begun == ["the place"]


def _greatest_swing(curves: list[list[list[int]]]) -> int:
    swings = [(abs(b - a), -seq) for curve in curves for (_, a), (seq, b) in pairwise(curve)]
    return -max(swings)[1]


def test_an_ace_looks_ahead_at_the_decisions_of_each_seat() -> None:
    table = saved_table(saved_game(), Library({"convoy": GAME}), 0)
    told = prospects(table, by_search=True)
    assert told.searched
    asked = {seq for curve in told.curves for seq, _ in curve}
    assert asked <= set(table.standing_moves)
    assert 2 < len(asked) <= MOST_SEARCHES + 1
    assert told.decided in asked
