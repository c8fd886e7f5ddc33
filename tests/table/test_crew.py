"""Workers of one supervisor: tables have one of them, any can do it, and none is missed for long.

`CARAMBOLAGE_THOROUGH=1 python -m pytest -s tests/table/test_crew.py` kills fifty workers (or `CARAMBOLAGE_KILLS`) while
sixty people race at twenty tables, says what came of it, and takes PostgreSQL away for half a minute; on a machine with
nothing else to do everybody must then be back within three seconds.
"""

import asyncio
import os
import random
import re
import signal
import time
from collections.abc import Iterator
from contextlib import suppress

import pytest

from carambolage.table.http.crew import worker_of
from tests.table.client import Client
from tests.table.evening import Evening
from tests.table.people import Player
from tests.table.postgres import Cluster
from tests.table.serving import Opened, Server

THOROUGH = bool(os.environ.get("CARAMBOLAGE_THOROUGH"))
KILLS, OUTAGE = (50, 30.0) if THOROUGH else (2, 1.0)
KILLS = int(os.environ.get("CARAMBOLAGE_KILLS", KILLS))
TABLES, GAME = (20, "wacky_races") if THOROUGH else (2, "convoy")
BACK_WITHIN = 3.0 if THOROUGH else 60.0  # seconds; other tests may keep this machine busy


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
    while True:
        with suppress(OSError):  # the worker that was asked has just been killed
            return re.findall(r"^process_start_time_seconds.*$", server.text("/metrics"), re.M)
        time.sleep(0.05)


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


def test_a_worker_that_is_killed_loses_nothing(crew: Server) -> None:
    lot, evening = random.Random(5), Evening(crew, 100, TABLES, GAME)

    async def kill(evening: Evening) -> None:
        for _ in range(KILLS):
            await evening.some_moves(3 * TABLES)
            before = await asyncio.to_thread(starts, crew)
            os.kill(lot.choice(crew.workers), signal.SIGKILL)
            while await asyncio.to_thread(starts, crew) == before:
                await asyncio.sleep(0.05)

    began = time.monotonic()
    evening.spend(kill)
    rate = evening.moves / (time.monotonic() - began)
    print(
        f"\n{KILLS} workers killed: {evening.moves} moves in {evening.games} games of {GAME}, {TABLES} at a time,",
        f"{rate:.0f} moves a second; away for {evening.longest_away:.2f} s at most",
    )
    assert evening.longest_away < BACK_WITHIN


def test_workers_are_renewed_one_after_the_other(crew: Server) -> None:
    before, evening = set(crew.workers), Evening(crew, 300)

    async def renew(evening: Evening) -> None:
        await evening.some_moves(3)
        crew.signal(signal.SIGHUP)
        while before & set(crew.workers) or len(crew.workers) != 2:
            await asyncio.sleep(0.05)

    evening.spend(renew)
    assert evening.longest_away < BACK_WITHIN


def test_an_outage_of_the_database_is_told_and_survived() -> None:
    if not Cluster.installed():
        pytest.skip("PostgreSQL is not installed")
    with Cluster() as cluster:
        server = Server(cluster.database("outage"), "--workers", "2").start()

        async def cut_off(evening: Evening) -> None:
            await evening.some_moves(3)
            players = evening.playing
            await asyncio.to_thread(cluster.stop)
            while not all(_was_told(player, "store_away") for player in players if player in evening.playing):
                await asyncio.sleep(0.01)
            known = evening.moves
            await asyncio.sleep(OUTAGE)
            assert known == evening.moves, "nothing is acknowledged meanwhile"
            await asyncio.to_thread(cluster.start)
            while not all(
                _was_told(player, "store_back") for player in players if _was_told(player, "store_away", True)
            ):
                await asyncio.sleep(0.01)

        try:
            Evening(server, 500, patience=OUTAGE).spend(cut_off)
            assert server.get("/api/health")["status"] == "ok"
        finally:
            server.stop()


def _was_told(player: Player, code: str, by_notice: bool = False) -> bool:
    """By a notice, or by what a command was answered: whoever had not come yet is not let in meanwhile."""
    heard = [message for message in player.client.heard if message["type"] == "notice" or not by_notice]
    return any(message.get("code") == code for message in heard)
