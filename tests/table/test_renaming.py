"""Renaming: everybody reads the name on the chair, in whatever was said before and in both languages."""

import asyncio
import secrets

from tests.table.client import Client
from tests.table.serving import Opened, Server
from tests.table.test_resuming import expect_like_fresh

SEATS = [{"kind": "person", "name": "Ada"}, {"kind": "open"}, {"kind": "bot", "bot": "rookie"}]


def open_table(server: Server) -> Opened:
    return Opened(server, server.post("/api/tables", {"game": "convoy", "seats": SEATS, "seed": 3}))


def lines(client: Client, eye: int) -> list[str]:
    return [event["text"] for event in client.events[eye]]


async def board(client: Client) -> list[str]:
    return list((await client.ask("board"))["lines"])


def test_the_log_and_the_board_name_players_as_the_chairs_do(server: Server) -> None:
    opened = open_table(server)

    async def scenario() -> None:
        async with Client(opened, opened.watch) as watcher, Client(opened, opened.watch, lang="fr") as spectateur:
            drawn = [f"{name} draws a card." for name in ("Bot 3", "Player 2", "Ada") for _ in range(3)]
            assert lines(watcher, -1) == [*drawn, "Round 1."]
            tirage = [f"{name} pioche une carte." for name in ("Robot 3", "Joueur 2", "Ada") for _ in range(3)]
            assert lines(spectateur, -1) == [*tirage, "Manche 1."]
            assert await board(watcher) == ["Ada at 0", "Player 2 at 0", "Bot 3 at 0"]
            assert await board(spectateur) == ["Ada en 0", "Joueur 2 en 0", "Robot 3 en 0"]

    asyncio.run(scenario())


def test_a_new_name_is_read_by_everybody_in_all_that_was_said(server: Server) -> None:
    opened = open_table(server)
    token = secrets.token_urlsafe(16)

    async def scenario() -> None:
        async with Client(opened, opened.seats[0]) as ada, Client(opened, opened.watch, lang="fr") as spectateur:
            async with Client(opened, opened.invite) as guest:
                answer = await guest.ask("sit", seat=1, token=token, name="Bo")
                await spectateur.catch_up(answer)
                assert lines(spectateur, -1)[3:6] == ["Bo pioche une carte."] * 3
            assert await ada.until_asked(0)
            await ada.play(0)
            answer = await ada.ask("rename", seat=0, name="Grace")
            await ada.catch_up(answer)
            await spectateur.catch_up(answer)
            assert lines(ada, 0)[6:9] == ["Grace draws a 1.", "Grace draws a 3.", "Grace draws a 2."]
            assert "Grace engage une carte." in lines(spectateur, -1)
            assert await board(spectateur) == ["Grace en 0", "Bo en 0", "Robot 3 en 0"]
            await expect_like_fresh(ada, opened)
            await expect_like_fresh(spectateur, opened)

    asyncio.run(scenario())


def test_whoever_misses_a_renaming_resumes_with_the_new_name(server: Server) -> None:
    opened = server.open_table("convoy", 2, seed=5)

    async def scenario() -> None:
        async with Client(opened, opened.seats[0]) as one, Client(opened, opened.seats[1]) as two:
            await one.cut()
            await two.ask("rename", seat=1, name="Bo")
            await two.play(1)
            assert (await one.join())["sights"][0]["events_from"] == 0
            await expect_like_fresh(one, opened)
            await expect_like_fresh(two, opened)
            await one.cut()
            known = len(one.events[0])
            await two.ask("rename", seat=1, name="Bo")
            assert (await one.join())["sights"][0]["events_from"] == known, "the same name again tells nothing anew"

    asyncio.run(scenario())


def test_who_looks_back_reads_the_names_of_today(server: Server) -> None:
    opened = server.open_table("convoy", 2, seed=5)

    async def scenario() -> None:
        async with Client(opened, opened.seats[0]) as one:
            played = await one.play(0)
            await one.ask("rename", seat=0, name="Ada")
            past = await one.ask("look", seq=played["seq"])
            assert past["sights"][0]["events"][0]["text"].startswith("Ada commits ")

    asyncio.run(scenario())


def test_only_a_renaming_tells_everything_anew(server: Server) -> None:
    opened = server.open_table("convoy", 2, seed=5)

    async def scenario() -> None:
        async with Client(opened, opened.seats[0]) as one:
            await one.send("hand_over", seat=0, bot="rookie")
            assert (await one.until_type("seats"))["sights"] == []
            await one.send("rename", seat=0, name="Ada")
            told = await one.until(lambda message: message["type"] == "seats" and message["what"] == "renamed")
            assert told["sights"][0]["events_from"] == 0

    asyncio.run(scenario())
