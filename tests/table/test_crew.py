"""Workers of one supervisor: tables have one of them, any can do it, and none is missed for long.

`CARAMBOLAGE_THOROUGH=1 python -m pytest tests/table/test_crew.py` kills fifty workers and takes PostgreSQL away for
half a minute; on a machine with nothing else to do everybody must then be back within three seconds.
"""

import asyncio
import os
import random
import re
import signal
import time
from collections.abc import Callable, Coroutine, Iterator
from typing import Any

import pytest

from carambolage.table.http.crew import worker_of
from tests.table.client import Client
from tests.table.people import Player, expect_all_acknowledged, expect_like_fresh
from tests.table.postgres import Cluster
from tests.table.serving import Opened, Server

THOROUGH = bool(os.environ.get("CARAMBOLAGE_THOROUGH"))
KILLS, OUTAGE = (50, 30.0) if THOROUGH else (2, 1.0)
BACK_WITHIN = 3.0 if THOROUGH else 60.0  # seconds; other tests may keep this machine busy

WITHOUT_ANSWERS = 60.0  # seconds

Disturb = Callable[[list[Player]], Coroutine[Any, Any, None]]


@pytest.fixture(scope="module")
def crew(cluster: Cluster) -> Iterator[Server]:
    """A server with two workers."""
    server = Server(cluster.database("crew_of_two"), "--workers", "2").start()
    while len(connections(server)) < 2:
        time.sleep(0.1)
    yield server
    assert server.stop() == 0


def connections(server: Server) -> dict[str, int]:
    """How many connections each worker has."""
    found = re.findall(r'^carambolage_connections\{worker="(\d)"\} (\d+)', server.text("/metrics"), re.M)
    return {worker: int(count) for worker, count in found}


def starts(server: Server) -> list[str]:
    """When each worker that serves has started."""
    try:
        return re.findall(r"^process_start_time_seconds.*$", server.text("/metrics"), re.M)
    except OSError:  # the worker that was asked has just been killed
        return starts(server)


def test_everybody_at_a_table_is_served_by_one_worker(crew: Server) -> None:
    tables = [crew.open_table("convoy", 2) for _ in range(2)]
    while {owner(tables[0]), owner(tables[1])} != {0, 1}:
        tables[1] = crew.open_table("convoy", 2)

    async def scenario() -> None:
        clients = [Client(opened, token) for opened in tables for token in (*opened.seats, opened.watch) * 2]
        for client in clients:
            assert (await client.join())["type"] == "welcome"
        async with asyncio.timeout(20):
            while connections(crew) != {"0": 6, "1": 6}:
                await asyncio.sleep(0.1)
        assert (await clients[0].play(0))["type"] == "ack"
        for client in clients:
            await client.cut()

    asyncio.run(scenario())


def owner(opened: Opened) -> int:
    """The worker of a table."""
    return worker_of(opened.table, 2)


def play(server: Server, disturb: Disturb, number: int) -> list[Player]:
    """Three people and a bot at each of two tables play a game while something happens; all is accounted for."""
    tables = [server.open_table("convoy", 3, bots=1, seed=number + n, grace=3600) for n in range(2)]

    async def scenario() -> list[Player]:
        players = [Player(opened, seat, random.Random(number + seat)) for opened in tables for seat in range(3)]
        async with asyncio.TaskGroup() as group:  # whoever fails ends it all, and says why
            for player in players:
                group.create_task(player.play())
            group.create_task(disturb(players))
            group.create_task(_expect_progress(players))
        for player in players:
            await expect_like_fresh(player)
        return players

    players = asyncio.run(scenario())
    for opened in tables:
        expect_all_acknowledged(server, opened, [p for p in players if p.client.opened is opened])
    return players


async def _expect_progress(players: list[Player]) -> None:
    """Until the games are over somebody is answered every now and then, however busy the machine is."""
    while not _are_over(players):
        before, patience = _answers(players), max(player.client.patience for player in players)
        async with asyncio.timeout(WITHOUT_ANSWERS + patience):
            while _answers(players) == before and not _are_over(players):
                await asyncio.sleep(0.1)


def _answers(players: list[Player]) -> int:
    return sum(len(player.acknowledged) for player in players)


def _are_over(players: list[Player]) -> bool:
    return all(player.client.state.get("phase") == "over" for player in players)


async def some_moves(players: list[Player], count: int) -> bool:
    """Wait for some more acknowledged moves; false if the games are over first."""
    before = _answers(players)
    while _answers(players) < before + count:
        if _are_over(players):
            return False
        await asyncio.sleep(0.005)
    return True


def test_a_worker_that_is_killed_loses_nothing(crew: Server) -> None:
    lot, kills, number = random.Random(5), 0, 100

    async def kill(players: list[Player]) -> None:
        nonlocal kills
        while kills < KILLS and await some_moves(players, 3):
            before = await asyncio.to_thread(starts, crew)
            os.kill(lot.choice(crew.workers), signal.SIGKILL)
            kills += 1
            while await asyncio.to_thread(starts, crew) == before:
                await asyncio.sleep(0.05)

    while kills < KILLS:
        players = play(crew, kill, number)
        assert max(player.longest_away for player in players) < BACK_WITHIN
        number += 2


def test_workers_are_renewed_one_after_the_other(crew: Server) -> None:
    before = set(crew.workers)

    async def renew(players: list[Player]) -> None:
        await some_moves(players, 3)
        crew.signal(signal.SIGHUP)

    players = play(crew, renew, 300)
    while before & set(crew.workers) or len(crew.workers) != 2:
        time.sleep(0.05)
    assert max(player.longest_away for player in players) < BACK_WITHIN


def test_an_outage_of_the_database_is_told_and_survived() -> None:
    if not Cluster.installed():
        pytest.skip("PostgreSQL is not installed")
    with Cluster() as cluster:
        server = Server(cluster.database("outage"), "--workers", "2").start()

        async def cut_off(players: list[Player]) -> None:
            for player in players:
                player.client.patience += OUTAGE
            await some_moves(players, 3)
            await asyncio.to_thread(cluster.stop)
            while not all(_was_told(player, "store_away") for player in players):
                await asyncio.sleep(0.01)
            known = [dict(player.acknowledged) for player in players]
            await asyncio.sleep(OUTAGE)
            assert known == [player.acknowledged for player in players], "nothing is acknowledged meanwhile"
            await asyncio.to_thread(cluster.start)
            while not all(
                _was_told(player, "store_back") for player in players if _was_told(player, "store_away", True)
            ):
                await asyncio.sleep(0.01)

        try:
            play(server, cut_off, 500)
            assert server.get("/api/health")["status"] == "ok"
        finally:
            server.stop()


def _was_told(player: Player, code: str, by_notice: bool = False) -> bool:
    """By a notice, or by what a command was answered: whoever had not come yet is not let in meanwhile."""
    heard = [message for message in player.client.heard if message["type"] == "notice" or not by_notice]
    return any(message.get("code") == code for message in heard)
