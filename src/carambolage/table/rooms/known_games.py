"""What is worked out of finished games: known for those that were asked for last, so that it is done once."""

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import Generic, TypeVar

T = TypeVar("T")


class KnownGames(Generic[T]):
    """Answers by game, under way or known; what failed, or is too poor to be kept, is worked out anew."""

    def __init__(self, most: int, is_poor: Callable[[T], bool] = lambda answer: False) -> None:
        self._most, self._is_poor = most, is_poor
        self._answers: OrderedDict[str, asyncio.Future[T]] = OrderedDict()

    def has(self, game: str) -> bool:
        """Whether the answer for a game costs nothing more."""
        answer = self._answers.get(game)
        if answer is None or not answer.done():
            return answer is not None
        return not answer.cancelled() and answer.exception() is None and not self._is_poor(answer.result())

    async def get(self, game: str, work: Callable[[], Awaitable[T]]) -> T:
        """The answer for a game."""
        if not self.has(game):
            self._answers[game] = asyncio.ensure_future(work())
        answer = self._answers[game]
        self._answers.move_to_end(game)
        while len(self._answers) > self._most:
            self._answers.popitem(last=False)
        return await asyncio.shield(answer)
