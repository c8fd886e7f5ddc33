"""The power is cut at any moment: every acknowledged move is there afterwards, none twice, everybody resumes."""

import asyncio
import os
import random
from pathlib import Path

import pytest

from tests.table.people import Player, expect_all_acknowledged, expect_like_fresh
from tests.table.serving import Server

THOROUGH = bool(os.environ.get("CARAMBOLAGE_THOROUGH"))
GAME, CUTS, PLAYED_BETWEEN = ("wacky_races", 100, 14) if THOROUGH else ("convoy", 6, 4)


async def cut_again_and_again(server: Server, players: list[Player], lot: random.Random) -> int:
    """Kill the server in the middle of play, start it again, until the games are over; returns how often."""
    cuts = 0
    while True:
        moves = sum(len(player.acknowledged) for player in players)
        while sum(len(player.acknowledged) for player in players) < moves + PLAYED_BETWEEN:
            if all(player.client.state.get("phase") == "over" for player in players):
                return cuts
            await asyncio.sleep(0.005)
        await asyncio.sleep(lot.uniform(0, 0.05))
        await asyncio.to_thread(server.kill)
        await asyncio.to_thread(server.start)
        cuts += 1


def play_one_round(server: Server, number: int) -> int:
    """Three people and a bot at each of two tables play a game with cuts, and everything is accounted for."""
    tables = [server.open_table(GAME, 3, bots=1, seed=number + n, grace=3600) for n in range(2)]

    async def scenario() -> tuple[int, list[Player]]:
        players = [Player(opened, seat, random.Random(number + seat)) for opened in tables for seat in range(3)]
        playing = [asyncio.create_task(player.play()) for player in players]
        async with asyncio.timeout(180):
            cuts = await cut_again_and_again(server, players, random.Random(number))
            await asyncio.gather(*playing)
        for player in players:
            await expect_like_fresh(player)
        return cuts, players

    cuts, players = asyncio.run(scenario())
    for opened in tables:
        expect_all_acknowledged(server, opened, [p for p in players if p.client.opened is opened])
    return cuts


@pytest.mark.slow
def test_no_acknowledged_move_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    server = Server(f"sqlite:///{tmp_path}/tables.db", spare=True).start()
    try:
        cuts = number = 0
        while cuts < CUTS:
            cuts += play_one_round(server, number)
            number += 2
    finally:
        server.stop()
