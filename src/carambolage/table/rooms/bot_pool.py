"""The pool of threads in which bots choose answers, each within a deadline."""

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


class BotPool:
    """Threads for bots; `places` says where the games are found, for bots that need them compiled."""

    def __init__(self, places: Mapping[str, str], threads: int = 2) -> None:
        self._places = places
        self._threads = ThreadPoolExecutor(threads, "bot")
        self._greedy_thread = ThreadPoolExecutor(1, "greedy")
        self._compiling: dict[str, Compiling] = {}

    async def choose(self, level: str, match: Match, seat: int, seed: int) -> int:
        """What a bot answers; the greedy one answers for a bot that is not ready, takes too long or fails."""
        if self._is_ready(level, match):
            try:
                return await self._choice(level, match.copy(), seat, seed)
            except TimeoutError:
                _log.warning("the bot %s took more than %s s; the greedy bot answers", level, DEADLINE)
            except Exception:
                _log.exception("the bot %s failed; the greedy bot answers", level)
        loop = asyncio.get_running_loop()
        return int(await loop.run_in_executor(self._greedy_thread, GreedyBot(seed).choose, match.copy(), seat))

    async def advise(self, match: Match, seat: int) -> Advice:
        """What an ace would answer, and why; the greedy bot answers while the ace is not ready or takes too long."""
        if self._is_ready(ADVISER, match):
            loop = asyncio.get_running_loop()
            try:
                search = loop.run_in_executor(self._threads, _considered, match, seat)
                considered = await asyncio.wait_for(search, DEADLINE)
                return Advice(ADVISER, considered[0].action, considered[:MOST_CONSIDERED])
            except TimeoutError:
                _log.warning("a hint took more than %s s; the greedy bot gives it", DEADLINE)
            except Exception:
                _log.exception("a hint could not be given; the greedy bot gives it")
        return Advice(DEFAULT_LEVEL, await self.choose(DEFAULT_LEVEL, match, seat, 0))

    async def _choice(self, level: str, match: Match, seat: int, seed: int) -> int:
        loop = asyncio.get_running_loop()
        choice = loop.run_in_executor(self._threads, bot(level, seed).choose, match, seat)
        return int(await asyncio.wait_for(choice, DEADLINE))

    def _is_ready(self, level: str, match: Match) -> bool:
        """A bot that looks ahead needs compiled rules; another process sees to them when they are first asked for."""
        if not needs_search(level):
            return True
        name = match.game.name
        if name not in self._compiling:
            self._compiling[name] = compile_in_background(self._places[name])
        return self._compiling[name].ready

    def close(self) -> None:
        """Stop all threads without waiting for what they are working on."""
        for compiling in self._compiling.values():
            compiling.stop()
        self._threads.shutdown(wait=False, cancel_futures=True)
        self._greedy_thread.shutdown(wait=False, cancel_futures=True)


def _considered(match: Match, seat: int) -> tuple[Considered, ...]:
    """What an ace finds out about the answers of a seat."""
    ace = bot(ADVISER, match.state.decisions)
    assert isinstance(ace, SearchBot)
    return tuple(ace.explain(match, seat))
