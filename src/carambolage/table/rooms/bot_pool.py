"""The threads in which bots choose answers, each within a deadline; those that look ahead keep no others waiting."""

import asyncio
import logging
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TypeVar

from carambolage.bots import GreedyBot, SearchBot, bot, needs_search
from carambolage.engine.match.match import Match
from carambolage.engine.search.driver import Considered
from carambolage.engine.twins.background import Compiling, compile_in_background
from carambolage.table.rooms.fair_pool import FairPool

DEADLINE = 3.0
STAND_IN = "greedy"
QUICK = ("random", "rookie", STAND_IN)
ADVISER = "ace"
MOST_CONSIDERED = 6
T = TypeVar("T")

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
        self._searching, self._quick = FairPool(threads, "search"), FairPool(1, "quick")
        self._studying = FairPool(1, "study")
        self._compiling: dict[str, Compiling] = {}

    async def choose(self, table: str, level: str, match: Match, seat: int, seed: int) -> int:
        """What a bot answers; the greedy one answers for a bot that is not ready, takes too long or fails."""
        if self._is_ready(level, match):
            pool = self._quick if level in QUICK else self._searching
            try:
                choice = pool.run(table, bot(level, seed).choose, match.copy(), seat)
                return int(await asyncio.wait_for(choice, DEADLINE))
            except TimeoutError:
                _log.warning("the bot %s took more than %s s; the greedy bot answers", level, DEADLINE)
            except Exception:
                _log.exception("the bot %s failed; the greedy bot answers", level)
        return int(await self._quick.run(table, GreedyBot(seed).choose, match.copy(), seat))

    async def advise(self, table: str, match: Match, seat: int) -> Advice:
        """What an ace would answer, and why; the greedy bot answers while the ace is not ready or takes too long."""
        if self._is_ready(ADVISER, match):
            try:
                search = self._searching.run(table, _considered, match, seat)
                considered = await asyncio.wait_for(search, DEADLINE)
                return Advice(ADVISER, considered[0].action, considered[:MOST_CONSIDERED])
            except TimeoutError:
                _log.warning("a hint took more than %s s; the greedy bot gives it", DEADLINE)
            except Exception:
                _log.exception("a hint could not be given; the greedy bot gives it")
        return Advice(STAND_IN, await self.choose(table, STAND_IN, match, seat, 0))

    async def study(self, table: str, match: Match, work: Callable[[bool], T]) -> T:
        """Do something with a finished game; `work` is told whether its rules are compiled, as an ace needs them.

        Nobody at a table waits for it, nor does it wait for an ace: it can be done again when there is one.
        """
        return await self._studying.run(table, work, self._is_ready(ADVISER, match))

    def awaits_ace(self, match: Match) -> bool:
        """Whether the rules of a game are being compiled, so that an ace will be there later."""
        compiling = self._compiling.get(match.game.name)
        return compiling is not None and not compiling.failed

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
        self._searching.close()
        self._quick.close()
        self._studying.close()


def _considered(match: Match, seat: int) -> tuple[Considered, ...]:
    """What an ace finds out about the answers of a seat."""
    ace = bot(ADVISER, match.state.decisions)
    assert isinstance(ace, SearchBot)
    return tuple(ace.explain(match, seat))
