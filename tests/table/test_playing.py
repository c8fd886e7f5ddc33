"""Whole games over real sockets: everybody sees their own, a spectator nothing hidden."""

import asyncio
import json
from contextlib import AsyncExitStack
from typing import Any

import pytest
from msgspec import to_builtins

import carambolage
from carambolage import at
from carambolage.engine.match.match import Match
from carambolage.table.state.fair_dice import Chance
from carambolage.testing.convoy.game import GAME as CONVOY
from tests.table.client import Client
from tests.table.people import play_out
from tests.table.serving import Opened, Server


@pytest.mark.parametrize("game", ["convoy", "wacky_races"])
def test_four_people_play_a_game_to_its_end(server: Server, game: str) -> None:
    opened = server.open_table(game, 4, seed=11)

    async def scenario() -> tuple[list[Client], Client]:
        async with AsyncExitStack() as stack:
            people = [await stack.enter_async_context(Client(opened, token)) for token in opened.seats]
            watcher = await stack.enter_async_context(Client(opened, opened.watch))
            await asyncio.gather(play_out(*people), watcher.until_over())
            return people, watcher

    people, watcher = asyncio.run(scenario())
    seen = [Expected(opened, seat) for seat in (None, 0, 1, 2, 3)]
    for expected, client in zip(seen, (watcher, *people), strict=True):
        expected.compare(client)
    assert {json.dumps(client.state["dice"]) for client in (*people, watcher)} == {json.dumps(watcher.state["dice"])}
    _expect_secrets_kept(watcher, opened)


class Expected:
    """What a seat should have seen, from the rules themselves and the published log."""

    def __init__(self, opened: Opened, seat: int | None) -> None:
        self.seat = seat
        self.proof: dict[str, Any] = opened.server.get(f"/api/tables/{opened.table}/proof")
        self.chance = Chance(self.proof["secret"], self.proof["salt"], self.proof["chosen"])

    def compare(self, client: Client) -> None:
        """Check every sight that a client was shown, move by move."""
        name = self.proof["game"]
        game = CONVOY if name == "convoy" else carambolage.game(name)
        match, eye = Match(game, self.proof["players"], self.chance.seed(0), self.proof["options"]), self.seat
        moves = {message["seq"]: message for message in client.heard if message["type"] == "moved"}
        for answers, line in enumerate(self.proof["log"], 1):
            match.reseed(self.chance.seed(answers))
            match.play(line["seat"], line["action"])
            [sight] = moves[line["seq"]]["sights"]
            assert sight["view"] == to_builtins(match.view(eye))
            assert sight["asked"] == list(match.asked)
            offered = match.offers(eye) if eye is not None and eye in match.asked else ()
            assert [choice["action"] for choice in sight["choices"]] == list(offered)
        told = [[e.number, e.kind, e.a, e.b, e.c, e.secret] for e in match.events_for(eye)]
        heard = client.events[-1 if eye is None else eye]
        assert [[e[key] for key in ("number", "kind", "a", "b", "c", "secret")] for e in heard] == told


def _expect_secrets_kept(watcher: Client, opened: Opened) -> None:
    """Before the end neither the secret nor the salt nor any token was on the wire."""
    secret = watcher.state["dice"]["salt"]
    before = json.dumps([message for message in watcher.heard if message.get("phase") != "over"])
    assert secret not in before
    assert not [token for token in (*opened.seats, opened.host, opened.invite) if token in before]


def test_people_and_bots_play_in_french(server: Server) -> None:
    opened = server.open_table("wacky_races", 1, bots=3, seed=3)

    async def scenario() -> Client:
        async with Client(opened, opened.seats[0], lang="fr") as client:
            await play_out(client)
            return client

    client = asyncio.run(scenario())
    lines = [event["text"] for event in client.events[0] if event["text"]]
    assert any("prend" in line for line in lines)
    assert client.sights[0]["result"]["text"]


def test_one_device_holds_several_seats(server: Server) -> None:
    opened = server.open_table("convoy", 2, seed=4)

    async def scenario() -> None:
        async with Client(opened, *opened.seats) as client:
            assert client.state["holds"] == [0, 1]
            while client.state["phase"] != "over":
                seat = client.sights[0]["asked"][0]
                answer = await client.play(seat)
                while client.seq < answer["seq"]:
                    await client.hear()
            assert set(client.sights) == {0, 1}
            assert client.sights[0]["view"] != client.sights[1]["view"]

    asyncio.run(scenario())


def test_a_solo_game_with_three_cars_is_held_by_one_person(server: Server) -> None:
    opened = server.open_table("wacky_races", 1, options={"solo_cars": "3"})
    assert len(opened.seats) == 3

    async def scenario() -> None:
        async with Client(opened, *opened.seats) as client:
            assert set(client.sights) == {0, 1, 2}
            seat = client.sights[0]["asked"][0]
            assert (await client.play(seat))["type"] == "ack"

    asyncio.run(scenario())


def test_bots_alone_play_for_a_spectator(server: Server) -> None:
    opened = server.open_table("convoy", 0, bots=4)

    async def scenario() -> None:
        async with Client(opened, opened.watch) as watcher:
            await watcher.until_over()
            assert watcher.sights[-1]["result"]["winners"]

    asyncio.run(scenario())


def test_choices_carry_words_and_meaning(server: Server) -> None:
    opened = server.open_table("convoy", 2)

    async def scenario() -> None:
        async with Client(opened, opened.seats[0]) as client:
            sight = client.sights[0]
            assert sight["question"] == "Choose one of your 3 cards in secret."
            assert all(choice["verb"] == "commit" and "card" in choice["fields"] for choice in sight["choices"])
            french = await client.ask("speak", lang="fr")
            assert french["lang"] == "fr"
            assert client.sights[0]["question"] != sight["question"]
            assert client.sights[0]["view"] == sight["view"]

    asyncio.run(scenario())


def test_the_board_is_told_as_text(server: Server) -> None:
    opened = server.open_table("wacky_races", 2)

    async def scenario() -> None:
        async with Client(opened, opened.seats[0]) as client, Client(opened, opened.watch) as watcher:
            own = await client.ask("board", seat=0)
            public = await watcher.ask("board")
            assert own["type"] == public["type"] == "lines"
            assert own["lines"][0] == "A single race, before the start"
            assert (await watcher.ask("board", seat=0))["code"] == "not_yours"

    asyncio.run(scenario())


def test_the_position_is_told_as_far_as_the_asker_knows(server: Server) -> None:
    opened = server.open_table("wacky_races", 2, seed=3)

    async def scenario() -> None:
        async with Client(opened, opened.seats[0]) as client, Client(opened, opened.watch) as watcher:
            own = await client.ask("position", seat=0)
            public = await watcher.ask("position")
            assert "\nknown_to 0\n" in own["text"]
            assert "\nknown_to everybody\n" in public["text"]
            assert at(own["text"]).view(0) == at(own["text"], 1).view(0)
            assert (await watcher.ask("position", seat=0))["code"] == "not_yours"

    asyncio.run(scenario())


def test_a_hint_is_a_legal_answer_where_hints_are_allowed(server: Server) -> None:
    with_hints, without = server.open_table("convoy", 2), server.open_table("convoy", 2, hints=False)

    async def scenario() -> None:
        async with Client(with_hints, with_hints.seats[0]) as client, Client(without, without.seats[0]) as other:
            hint = await client.ask("hint", seat=0)
            assert hint["action"] in [choice["action"] for choice in client.sights[0]["choices"]]
            assert (await client.ask("hint", seat=1))["code"] == "not_yours"
            assert (await other.ask("hint", seat=0))["code"] == "no_hints"

    asyncio.run(scenario())


def test_looking_back_shows_what_was_seen_then(server: Server) -> None:
    opened = server.open_table("convoy", 2, seed=8)

    async def scenario() -> None:
        async with Client(opened, opened.seats[0]) as one, Client(opened, opened.seats[1]) as two:
            await play_out(one, two)
            moves = [message for message in one.heard if message["type"] == "moved"]
            for message in (moves[-1], moves[2], moves[0], moves[5]):
                past = await one.ask("look", seq=message["seq"])
                assert past["sights"] == message["sights"]
            assert (await one.ask("look", seq=one.seq + 1))["code"] == "no_such_seq"

    asyncio.run(scenario())
