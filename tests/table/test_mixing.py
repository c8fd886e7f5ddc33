"""Numbers that seats mix into the dice: promised after the server has promised its secret, told when all are there."""

import asyncio
import hashlib
import random
import secrets

from carambolage.table.state.fair_dice import new_chance
from tests.table.client import Client
from tests.table.people import play_out
from tests.table.serving import Opened, Server

TWO_SEATS = [{"kind": "person"}, {"kind": "open"}]


def promise_of(number: str) -> str:
    """What a seat tells of its number at first."""
    return hashlib.sha256(number.encode()).hexdigest()


def opened_for_mixing(server: Server, **wishes: object) -> Opened:
    """A table at which somebody waits for one more."""
    told = server.post("/api/tables", {"game": "convoy", "seats": TWO_SEATS, "mix": True, **wishes})
    return Opened(server, told)


async def begin(one: Client, two: Client, numbers: tuple[str, str]) -> None:
    """Both promise a number, both tell it."""
    for client, seat in ((one, 0), (two, 1)):
        promise = promise_of(numbers[seat])
        await client.catch_up(await client.ask("mix", seat=seat, promise=promise))
    for client, seat in ((one, 0), (two, 1)):
        assert (await client.ask("reveal", seat=seat, number=numbers[seat]))["type"] == "ack"
    for client in (one, two):
        await client.until_type("moved")


def test_numbers_are_promised_then_told_and_part_of_the_proof(server: Server) -> None:
    opened = opened_for_mixing(server)
    numbers = (secrets.token_hex(16), secrets.token_hex(32))

    async def scenario() -> None:
        async with Client(opened, opened.seats[0]) as one, Client(opened, opened.seats[1]) as two:
            assert one.state["phase"] == "waiting"
            assert one.state["mixing"] == {"called": False, "promises": [None, None], "numbers": [None, None]}
            early = await one.ask("reveal", seat=0, number=numbers[0])
            assert early["code"] == "not_mixing"
            await one.catch_up(await one.ask("mix", seat=0, promise=promise_of(numbers[0])))
            assert one.state["mixing"]["promises"][0] == promise_of(numbers[0])
            assert not one.state["mixing"]["called"]
            again = await one.ask("mix", seat=0, promise=promise_of(numbers[1]))
            assert again["code"] == "not_mixing", "nobody thinks better of it"
            assert (await one.ask("mix", seat=1, promise=promise_of(numbers[1])))["code"] == "not_yours"
            await two.catch_up(await two.ask("mix", seat=1, promise=promise_of(numbers[1])))
            assert two.state["mixing"]["called"]
            other = await two.ask("reveal", seat=1, number="0" * 32)
            assert other["code"] == "broken_promise"
            assert (await one.ask("reveal", seat=0, number=numbers[0]))["type"] == "ack"
            await two.ask("reveal", seat=1, number=numbers[1])
            for client in (one, two):
                await client.until_type("moved")
                assert client.state["phase"] == "playing"
                assert client.state["mixing"]["numbers"] == list(numbers)
            await play_out(one, two)

    asyncio.run(scenario())
    proof = server.get(f"/api/tables/{opened.table}/proof")
    assert proof["mixing"]["numbers"] == list(numbers)
    verdict = server.post("/api/verify", proof)
    assert verdict["sound"]
    assert "part of every die: 1, 2." in verdict["findings"][1]
    for change in ({"numbers": [numbers[0], None]}, {"promises": [promise_of("x"), promise_of("y")]}):
        forged = {**proof, "mixing": {**proof["mixing"], **change}}
        assert not server.post("/api/verify", forged)["sound"], change


def test_the_deal_waits_for_the_numbers(server: Server) -> None:
    """What is shown before is no secret; the game that is played is dealt anew, and everybody drops what was shown."""
    opened = opened_for_mixing(server)

    async def scenario() -> None:
        async with Client(opened, opened.seats[0]) as one, Client(opened, opened.seats[1]) as two:
            await begin(one, two, (secrets.token_hex(16), secrets.token_hex(16)))
            began = one.heard[-1]
            assert (began["what"], began["sights"][0]["events_from"]) == ("began", 0)
            async with Client(opened, opened.seats[0]) as fresh:
                assert fresh.shown == one.shown

    asyncio.run(scenario())


def test_who_knows_all_but_one_number_cannot_tell_the_deal() -> None:
    """With the same secret another number of one seat gives another opening: no part decides, also not the last one."""
    chance, lot = new_chance(), random.Random(3)
    seeds = {chance.with_numbers(["ab" * 16, lot.randbytes(16).hex()]).seed(0) for _ in range(50)}
    assert len(seeds) == 50


def test_the_host_need_not_wait(server: Server) -> None:
    """The first start calls the numbers that were promised; the second begins without those that are not told."""
    opened = opened_for_mixing(server)
    number = secrets.token_hex(16)

    async def scenario() -> None:
        async with Client(opened, opened.seats[0], opened.host) as one:
            await one.ask("mix", seat=0, promise=promise_of(number))
            await one.catch_up(await one.ask("start"))
            assert one.state["mixing"]["called"]
            assert one.state["phase"] == "waiting"
            await one.ask("reveal", seat=0, number=number)
            await one.until_type("moved")
            assert one.state["phase"] == "playing"

    asyncio.run(scenario())


def test_whoever_may_begin_keeps_no_number_back(server: Server) -> None:
    """The host knows the secret of a server of their own: one number less would be the choice between two games."""
    opened = opened_for_mixing(server)
    number = secrets.token_hex(16)

    async def scenario() -> None:
        async with Client(opened, opened.seats[0], opened.host) as one, Client(opened, opened.seats[1]) as two:
            await one.catch_up(await one.ask("mix", seat=0, promise=promise_of(number)))
            await two.catch_up(await two.ask("mix", seat=1, promise=promise_of("x")))
            assert (await one.ask("start"))["code"] == "number_kept"
            await one.ask("reveal", seat=0, number=number)
            assert (await one.ask("start"))["type"] == "ack", "others do not keep the table waiting for ever"

    asyncio.run(scenario())


def test_a_number_that_is_never_told_is_missing_in_the_open(server: Server) -> None:
    opened = opened_for_mixing(server, grace=1)

    async def scenario() -> None:
        async with Client(opened, opened.seats[0], opened.host) as one:
            async with Client(opened, opened.seats[1]) as two:
                await two.ask("mix", seat=1, promise=promise_of("x"))
            await one.ask("start")
            await one.catch_up(await one.ask("start"))
            while one.state["phase"] == "waiting":
                await one.hear()
            assert one.state["mixing"]["promises"][1] is not None
            assert one.state["mixing"]["numbers"] == [None, None]
            await one.ask("hand_over", seat=0)
            await one.ask("say", text="on")
            await one.until_over()

    asyncio.run(scenario())
    findings = server.post("/api/verify", server.get(f"/api/tables/{opened.table}/proof"))["findings"]
    assert any("never told it: 2" in finding for finding in findings)


def test_a_chosen_seed_is_told_before_anybody_sits_down_and_nothing_is_mixed_in(server: Server) -> None:
    opened = opened_for_mixing(server, seed=4)
    info = server.get(f"/api/tables/{opened.table}")
    assert info["dice"]["chosen"]
    assert info["mixing"] is None


def test_where_only_bots_play_nobody_is_waited_for(server: Server) -> None:
    opened = server.open_table("convoy", 0, bots=2, mix=True)
    assert server.get(f"/api/tables/{opened.table}")["phase"] != "waiting"


def test_a_server_that_stops_in_the_middle_of_mixing_goes_on_with_it(tmp_path: object) -> None:
    server = Server(f"sqlite:///{tmp_path}/tables.db").start()
    try:
        opened = opened_for_mixing(server)
        numbers = (secrets.token_hex(16), secrets.token_hex(16))

        async def scenario() -> None:
            async with Client(opened, opened.seats[0]) as one:
                await one.ask("mix", seat=0, promise=promise_of(numbers[0]))
            server.kill()
            server.start()
            async with Client(opened, opened.seats[0]) as one, Client(opened, opened.seats[1]) as two:
                assert one.state["mixing"]["promises"][0] == promise_of(numbers[0])
                await two.ask("mix", seat=1, promise=promise_of(numbers[1]))
                await one.ask("reveal", seat=0, number=numbers[0])
                await two.ask("reveal", seat=1, number=numbers[1])
                await two.until_type("moved")
                shown = two.shown
            server.kill()
            server.start()
            async with Client(opened, opened.seats[1]) as two:
                assert two.shown == {**shown, "seq": two.seq}

        asyncio.run(scenario())
    finally:
        server.stop()
