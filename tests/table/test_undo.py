"""Taking back, where it is fair: nothing revealed, nobody else decided, still the same turn."""

import asyncio

from carambolage.table.limits import MOST_TAKEBACKS
from tests.table.client import Client
from tests.table.serving import Server


def test_a_committed_card_is_taken_back_while_others_think(server: Server) -> None:
    opened = server.open_table("convoy", 2, seed=2)

    async def scenario() -> None:
        async with Client(opened, opened.seats[0]) as one, Client(opened, opened.seats[1]) as two:
            before = dict(one.sights[0])
            events = list(one.events[0])
            await one.play(0)
            await one.until_type("moved")
            assert one.sights[0]["can_undo"]
            assert not two.sights[1]["can_undo"]
            assert (await two.ask("undo", seat=1))["code"] == "undo_unfair"
            assert (await one.ask("undo", seat=0))["type"] == "ack"
            undone = await one.until_type("moved")
            assert undone["what"] == "undone"
            assert undone["sights"][0]["events_from"] == len(events)
            assert one.events[0] == events
            assert one.sights[0] == {**before, "turn": undone["seq"]}
            answer = await one.play(0, 1)
            await two.catch_up(answer)
            assert [event["kind"] for event in two.events[1]][-1] == "committed"

    asyncio.run(scenario())


def test_nothing_is_taken_back_after_a_reveal(server: Server) -> None:
    opened = server.open_table("convoy", 2, seed=2)

    async def scenario() -> None:
        async with Client(opened, *opened.seats) as both:
            await both.play(0)
            await both.until_type("moved")
            answer = await both.play(1)
            await both.catch_up(answer)
            assert not both.sights[1]["can_undo"]
            refused = [await both.ask("undo", seat=seat) for seat in (0, 1)]
            assert [answer["code"] for answer in refused] == ["undo_unfair", "undo_unfair"]

    asyncio.run(scenario())


def test_a_turn_that_has_passed_on_is_not_taken_back(server: Server) -> None:
    opened = server.open_table("wacky_races", 2, seed=1)

    async def scenario() -> None:
        async with Client(opened, *opened.seats) as both:
            chooser = both.sights[0]["asked"][0]
            answer = await both.play(chooser)
            await both.catch_up(answer)
            assert both.sights[0]["asked"] == [1 - chooser], "the other one chooses a racer now"
            assert not both.sights[chooser]["can_undo"]
            assert (await both.ask("undo", seat=chooser))["code"] == "undo_unfair"

    asyncio.run(scenario())


def test_dice_after_second_thoughts_can_be_verified(server: Server) -> None:
    opened = server.open_table("convoy", 2, seed=5)

    async def scenario() -> None:
        async with Client(opened, *opened.seats) as both:
            while both.state["phase"] != "over":
                seat = both.sights[0]["asked"][0]
                await both.play(seat)
                if len(both.heard) % 3 == 0:
                    await both.ask("undo", seat=seat)
                await both.ask("ping")

    asyncio.run(scenario())
    proof = server.get(f"/api/tables/{opened.table}/proof")
    assert any(line["what"] == "undone" for line in proof["log"])
    assert server.post("/api/verify", proof)["sound"]


def test_a_question_is_thought_over_so_often(server: Server) -> None:
    opened = server.open_table("convoy", 2, seed=2)

    async def scenario() -> None:
        async with Client(opened, opened.seats[0]) as one:
            for number in range(MOST_TAKEBACKS):
                await one.catch_up(await one.play(0, number % 2))
                assert one.sights[0]["can_undo"]
                await one.catch_up(await one.ask("undo", seat=0))
            await one.catch_up(await one.play(0))
            assert not one.sights[0]["can_undo"]
            assert (await one.ask("undo", seat=0))["code"] == "undo_spent"

    asyncio.run(scenario())


def played_with_doubts(server: Server, doubts: int) -> str:
    """The end of a game whose dice are chosen, in which everybody takes back some answers before each that stays."""
    opened = server.open_table("convoy", 2, seed=11)

    async def scenario() -> None:
        async with Client(opened, *opened.seats) as both:
            while both.state["phase"] != "over":
                seat = both.sights[0]["asked"][0]
                for doubt in range(doubts):
                    await both.catch_up(await both.play(seat, doubt % len(both.sights[seat]["choices"])))
                    if not both.sights[seat]["can_undo"]:
                        break
                    await both.catch_up(await both.ask("undo", seat=seat))
                else:
                    await both.catch_up(await both.play(seat))

    asyncio.run(scenario())
    return str(server.get(f"/api/tables/{opened.table}/proof")["digest"])


def test_second_thoughts_do_not_change_the_dice(server: Server) -> None:
    assert played_with_doubts(server, 1) == played_with_doubts(server, 0)
