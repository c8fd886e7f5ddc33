"""Previews: what an answer would do, told before it is given; what costs a vehicle for certain is asked about."""

import asyncio
import contextlib

from websockets.exceptions import ConnectionClosed

from carambolage.table.limits import SEAT_BUDGET
from carambolage.table.session.connection import TOO_FAST
from tests.table.client import Client
from tests.table.serving import Opened, Server

ROAD = {"big_rig": "false", "final_five": "false", "carnage": "false"}


def towards_a_loss(server: Server) -> Opened:
    """With this seed an early slam pushes the own car off the road, unless its owner demands a reroll."""
    return server.open_table("thunder_road", 2, seed=8, options=ROAD)


async def drive_into_a_slam(both: Client) -> tuple[int, int, int]:
    """Answer for everybody until somebody may keep the dice of a slam or roll again: who, and the two answers."""
    for _ in range(20):
        seat = both.sights[0]["asked"][0]
        answers = {choice["verb"]: choice["action"] for choice in both.sights[seat]["choices"]}
        if set(answers) == {"decline", "accept"}:
            return seat, answers["decline"], answers["accept"]
        verbs = [choice["verb"] for choice in both.sights[seat]["choices"]]
        answer = await both.play(seat, verbs.index("decline") if "decline" in verbs else 0)
        await both.catch_up(answer)
    raise AssertionError("there was no slam")


def test_an_answer_is_previewed_and_nothing_changes(server: Server) -> None:
    opened = towards_a_loss(server)

    async def scenario() -> None:
        async with Client(opened, *opened.seats) as both:
            seat, keep, reroll = await drive_into_a_slam(both)
            sight, before = both.sights[seat], both.seq
            question = {"seat": seat, "turn": sight["turn"], "actions": [keep, reroll]}
            told = await both.ask("preview", **question)
            assert (told["type"], told["seat"], told["turn"]) == ("previews", seat, sight["turn"])
            kept, rolled = told["previews"]
            assert (kept["action"], kept["deadly"], kept["dice"], kept["odds"]) == (keep, True, [], [])
            assert (rolled["deadly"], rolled["dice"], rolled["then"]) == (False, ["slam", "direction"], "die")
            assert {"text": "The one on top is pushed", "cases": 12, "of": 36} in rolled["odds"]
            assert (await both.ask("preview", **question))["previews"] == told["previews"]
            assert (await both.ask("ping"))["seq"] == before
            assert both.sights[seat] == sight

    asyncio.run(scenario())


def test_routes_are_told_to_who_may_roam(server: Server) -> None:
    opened = towards_a_loss(server)

    async def scenario() -> None:
        async with Client(opened, *opened.seats) as both:
            roaming = []
            for _ in range(8):
                seat = both.sights[0]["asked"][0]
                sight = both.sights[seat]
                roaming.append(sight["roams"])
                told = await both.ask("routes", seat=seat, turn=sight["turn"])
                assert (told["type"], told["seat"], told["turn"]) == ("routes", seat, sight["turn"])
                assert bool(told["legs"]) == sight["roams"]
                offered = {choice["action"] for choice in sight["choices"]}
                assert {leg["action"] for leg in told["legs"] if leg["source"] == 0} <= offered
                await both.catch_up(await both.play(seat, 0))
            assert set(roaming) == {False, True}
            stale = await both.ask("routes", seat=both.sights[0]["asked"][0], turn=0)
            assert (stale["type"], stale["code"]) == ("nack", "stale")

    asyncio.run(scenario())


def test_a_careful_answer_that_costs_a_vehicle_is_refused(server: Server) -> None:
    opened = towards_a_loss(server)

    async def scenario() -> None:
        async with Client(opened, *opened.seats, lang="fr") as both:
            seat, keep, _ = await drive_into_a_slam(both)
            command = {"seat": seat, "action": keep, "turn": both.sights[seat]["turn"]}
            refused = await both.ask("play", **command, careful=True)
            assert (refused["type"], refused["code"], refused["seq"]) == ("nack", "deadly", both.seq)
            assert "à coup sûr" in refused["text"]
            answer = await both.ask("play", **command)
            assert answer["type"] == "ack"
            await both.catch_up(answer)
            assert "eliminated" in [event["kind"] for event in both.events[seat]]

    asyncio.run(scenario())


def test_a_careful_answer_is_otherwise_like_any_other(server: Server) -> None:
    opened = server.open_table("wacky_races", 2, seed=1)

    async def scenario() -> None:
        async with Client(opened, *opened.seats) as both:
            seat = both.sights[0]["asked"][0]
            sight = both.sights[seat]
            command = {"seat": seat, "action": sight["choices"][0]["action"], "turn": sight["turn"], "careful": True}
            assert (await both.ask("play", **{**command, "action": 10_000}))["code"] == "illegal"
            assert (await both.ask("play", **command, id="once"))["type"] == "ack"
            assert (await both.ask("play", **command, id="once"))["type"] == "ack"
            assert (await both.ask("play", **command))["code"] in ("stale", "not_asked")

    asyncio.run(scenario())


def test_looking_into_careful_answers_has_its_price(server: Server) -> None:
    opened = towards_a_loss(server)

    async def scenario() -> None:
        async with Client(opened, *opened.seats) as both:
            seat, keep, _ = await drive_into_a_slam(both)
            command = {"seat": seat, "action": keep, "turn": both.sights[seat]["turn"], "careful": True}
            refused = 0
            with contextlib.suppress(ConnectionClosed):
                for _ in range(SEAT_BUDGET):
                    refused += (await both.ask("play", **command))["code"] == "deadly"
            assert SEAT_BUDGET // 4 < refused <= SEAT_BUDGET // 2
            assert await both.closed() == TOO_FAST

    asyncio.run(scenario())


def test_only_own_answers_to_the_question_at_hand_are_previewed(server: Server) -> None:
    opened = server.open_table("wacky_races", 2, seed=1)

    async def scenario() -> None:
        async with Client(opened, opened.seats[0]) as one, Client(opened, opened.watch) as guest:
            asked = one.sights[0]["asked"][0]
            seat = 0 if asked == 0 else 1
            codes = []
            for who, wanted, turn, actions in (
                (guest, 0, 1, [0]),
                (one, 1, 1, [0]),
                (one, 0, 99, [0]),
                (one, 0, one.sights[0]["turn"], [10_000]),
            ):
                codes.append((await who.ask("preview", seat=wanted, turn=turn, actions=actions))["code"])
            mine = ["stale", "illegal"] if seat == 0 else ["not_asked", "not_asked"]
            assert codes == ["not_yours", "not_yours", *mine]

    asyncio.run(scenario())
