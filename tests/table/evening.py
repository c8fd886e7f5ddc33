"""An evening: people play game after game at several tables whatever happens to the server; all is accounted for."""

import asyncio
import random
import time
from collections.abc import Callable, Coroutine, Iterable
from contextlib import suppress
from http.client import HTTPException
from itertools import count
from typing import Any, TypeVar
from urllib.error import HTTPError

from tests.table.client import Client
from tests.table.people import LOST, Player, expect_all_acknowledged, expect_like_fresh
from tests.table.serving import Opened, Server

PEOPLE = 3
WITHOUT_ANSWERS = 60.0  # seconds

Answer = TypeVar("Answer")


class Evening:
    """Some tables; at each of them three people and a bot begin a new game after every game."""

    def __init__(
        self,
        server: Server,
        number: int,
        tables: int = 2,
        game: str = "convoy",
        patience: float = 0.0,
        guest: type[Client] = Client,
    ) -> None:
        self._server, self._tables, self._game, self._patience, self._guest = server, tables, game, patience, guest
        self._seeds = count(number)
        self._seated: list[Player] = []
        self._acknowledged, self._longest_away = 0, 0.0
        self._is_late = False
        self.games = 0

    def spend(self, disturb: "Disturb") -> None:
        """Play while something happens, and the games that have begun to their end."""
        asyncio.run(self._spend(disturb))

    async def _spend(self, disturb: "Disturb") -> None:
        try:
            async with asyncio.TaskGroup() as group:  # whoever fails ends it all, and says why
                playing = [group.create_task(self._play_on()) for _ in range(self._tables)]
                watching = group.create_task(self._expect_progress())
                await disturb(self)
                self._is_late = True
                await asyncio.wait(playing)
                watching.cancel()
        finally:
            for player in self._seated:
                await player.client.cut()

    @property
    def moves(self) -> int:
        """How many answers have been acknowledged."""
        return self._acknowledged + sum(len(player.acknowledged) for player in self._seated)

    @property
    def longest_away(self) -> float:
        """Seconds for which somebody has been without a connection, at worst."""
        return max([self._longest_away, *(player.longest_away for player in self._seated)])

    @property
    def playing(self) -> list[Player]:
        """Those whose game is not over."""
        return [player for player in self._seated if player.client.state.get("phase") != "over"]

    async def some_moves(self, count: int) -> None:
        """Wait for some more acknowledged moves."""
        enough = self.moves + count
        while self.moves < enough:
            await asyncio.sleep(0.005)

    async def _play_on(self) -> None:
        while not self._is_late:
            await self._play_one()

    async def _play_one(self) -> None:
        seed = next(self._seeds)
        opened: Opened = await _answer(
            lambda: self._server.open_table(self._game, PEOPLE, bots=1, seed=seed, grace=3600)
        )
        players = [Player(opened, seat, random.Random(seed + seat), self._guest) for seat in range(PEOPLE)]
        for player in players:
            player.client.patience += self._patience
        self._seated += players
        await _all(player.play() for player in players)
        await _all(_expect_like_fresh(player) for player in players)
        await _answer(lambda: expect_all_acknowledged(self._server, opened, players))
        self._leave(players)

    def _leave(self, players: list[Player]) -> None:
        """What they have heard is forgotten, what is counted is kept."""
        self._longest_away = self.longest_away
        self._acknowledged += sum(len(player.acknowledged) for player in players)
        self._seated = [player for player in self._seated if player not in players]
        self.games += 1

    async def _expect_progress(self) -> None:
        """Somebody is answered every now and then, however busy the machine is."""
        while True:
            async with asyncio.timeout(WITHOUT_ANSWERS + self._patience):
                await self.some_moves(1)


Disturb = Callable[[Evening], Coroutine[Any, Any, None]]


async def _all(coroutines: Iterable[Coroutine[Any, Any, None]]) -> None:
    async with asyncio.TaskGroup() as group:
        for coroutine in coroutines:
            group.create_task(coroutine)


async def _expect_like_fresh(player: Player) -> None:
    """The connections that this takes may be cut too."""
    while True:
        try:
            return await expect_like_fresh(player)
        except LOST:
            await asyncio.sleep(0.05)
            with suppress(*LOST):
                await player.client.join()


async def _answer(question: Callable[[], Answer]) -> Answer:
    """What the server answers, asked again where the worker that was asked has died."""
    end = time.monotonic() + WITHOUT_ANSWERS
    while True:
        try:
            return await asyncio.to_thread(question)
        except (OSError, HTTPException) as error:
            if isinstance(error, HTTPError):
                error.close()
            if time.monotonic() > end:
                raise
        await asyncio.sleep(0.1)
