"""The power is cut at any moment: every acknowledged move is there afterwards, none twice, everybody resumes."""

import asyncio
import json
import os
import random
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidMessage

from tests.table.client import Client
from tests.table.serving import Opened, Server

THOROUGH = bool(os.environ.get("CARAMBOLAGE_THOROUGH"))
GAME, CUTS, PLAYED_BETWEEN = ("wacky_races", 100, 14) if THOROUGH else ("convoy", 12, 4)
LOST = (OSError, ConnectionClosed, InvalidMessage)


class Player:
    """Somebody who plays on whatever happens, resends what was not answered, and remembers what was acknowledged."""

    def __init__(self, opened: Opened, seat: int, lot: random.Random) -> None:
        self.client, self.seat, self._lot = Client(opened, opened.seats[seat]), seat, lot
        self.acknowledged: dict[int, int] = {}
        self._pending: tuple[str, int, int] | None = None

    async def play(self) -> None:
        """Play until the game is over and all is answered, joining again whenever the connection is lost."""
        while self._pending is not None or self.client.state.get("phase") != "over":
            try:
                await self.client.join()
                await self._play_on()
            except LOST:
                await asyncio.sleep(0.05)

    async def _play_on(self) -> None:
        while self._pending is not None or self.client.state["phase"] != "over":
            sight = self.client.sights[self.seat]
            if self._pending is None and sight["choices"]:
                self._pending = (self.client.new_id(), self._lot.choice(sight["choices"])["action"], sight["turn"])
            if self._pending is None:
                await self.client.hear()
            else:
                await self._answer(*self._pending)

    async def _answer(self, identity: str, action: int, turn: int) -> None:
        answer = await self.client.ask("play", id=identity, seat=self.seat, action=action, turn=turn)
        self._pending = None
        if answer["type"] == "ack":
            assert self.acknowledged.setdefault(answer["seq"], action) == action
        await self.client.catch_up(answer)


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


async def expect_like_fresh(player: Player) -> None:
    """What a client shows after all that is what a fresh one shows."""
    opened = player.client.opened
    async with Client(opened, opened.seats[player.seat]) as fresh:
        while player.client.seq < fresh.seq:
            await player.client.hear()
        assert json.dumps(player.client.shown, sort_keys=True) == json.dumps(fresh.shown, sort_keys=True)
    await player.client.cut()


def expect_all_acknowledged(server: Server, opened: Opened, players: list[Player]) -> None:
    """The log holds each acknowledged answer under its number, and nothing that its seat did not answer."""
    proof = server.get(f"/api/tables/{opened.table}/proof")
    kept = {line["seq"]: (line["seat"], line["action"]) for line in proof["log"]}
    assert len(kept) == len(proof["log"])
    acknowledged = {seq: (player.seat, action) for player in players for seq, action in player.acknowledged.items()}
    assert acknowledged == {seq: answer for seq, answer in kept.items() if answer[0] < len(players)}
    assert server.post("/api/verify", proof)["sound"]
