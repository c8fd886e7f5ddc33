"""Bots at the table: they think in threads of their own, and not for ever."""

import asyncio
import logging
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

from carambolage.bots import GreedyBot, SearchBot, bot, needs_search
from carambolage.engine.match.match import Match
from carambolage.engine.search.driver import Considered
from carambolage.engine.twins.background import Compiling, compile_in_background

DEADLINE = 3.0
DEFAULT_LEVEL = "greedy"
ADVISER = "ace"
MOST_CONSIDERED = 6

_log = logging.getLogger("carambolage.table")


@dataclass(frozen=True)
class Advice:
    """What a bot would answer, and what it thought about; nothing, if it did not look ahead."""

    bot: str
    action: int
    considered: tuple[Considered, ...] = ()


class Robots:
    """Some threads in which bots think; `places` says where the games are found, for bots that need them compiled."""

    def __init__(self, places: Mapping[str, str], threads: int = 2) -> None:
        self._places = places
        self._thinking = ThreadPoolExecutor(threads, "bot")
        self._quick = ThreadPoolExecutor(1, "greedy")
        self._compiling: dict[str, Compiling] = {}

    async def choose(self, level: str, match: Match, seat: int, seed: int) -> int:
        """What a bot answers; the greedy one steps in for a bot that is not ready, thinks too long or stumbles."""
        if self._is_ready(level, match):
            try:
                return await self._thought(level, match.copy(), seat, seed)
            except TimeoutError:
                _log.warning("the bot %s thought for more than %s s; the greedy bot answers", level, DEADLINE)
            except Exception:
                _log.exception("the bot %s stumbled; the greedy bot answers", level)
        loop = asyncio.get_running_loop()
        return int(await loop.run_in_executor(self._quick, GreedyBot(seed).choose, match.copy(), seat))

    async def advise(self, match: Match, seat: int) -> Advice:
        """What an ace would answer, and why; the greedy bot steps in while the ace is not ready or thinks too long."""
        if self._is_ready(ADVISER, match):
            loop = asyncio.get_running_loop()
            try:
                thinking = loop.run_in_executor(self._thinking, _considered, match, seat)
                considered = await asyncio.wait_for(thinking, DEADLINE)
                return Advice(ADVISER, considered[0].action, considered[:MOST_CONSIDERED])
            except TimeoutError:
                _log.warning("a hint took more than %s s; the greedy bot gives it", DEADLINE)
            except Exception:
                _log.exception("a hint could not be given; the greedy bot gives it")
        return Advice(DEFAULT_LEVEL, await self.choose(DEFAULT_LEVEL, match, seat, 0))

    async def _thought(self, level: str, match: Match, seat: int, seed: int) -> int:
        loop = asyncio.get_running_loop()
        thinking = loop.run_in_executor(self._thinking, bot(level, seed).choose, match, seat)
        return int(await asyncio.wait_for(thinking, DEADLINE))

    def _is_ready(self, level: str, match: Match) -> bool:
        """A bot that looks ahead needs compiled rules; another process sees to them when they are first asked for."""
        if not needs_search(level):
            return True
        name = match.game.name
        if name not in self._compiling:
            self._compiling[name] = compile_in_background(self._places[name], "search")
        return self._compiling[name].ready

    def close(self) -> None:
        """Send the bots home without waiting for their last thoughts."""
        for compiling in self._compiling.values():
            compiling.stop()
        self._thinking.shutdown(wait=False, cancel_futures=True)
        self._quick.shutdown(wait=False, cancel_futures=True)


def _considered(match: Match, seat: int) -> tuple[Considered, ...]:
    """What an ace finds out about the answers of a seat."""
    ace = bot(ADVISER, match.state.decisions)
    assert isinstance(ace, SearchBot)
    return tuple(ace.explain(match, seat))
