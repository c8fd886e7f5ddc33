"""What takes long to work out for a table: done once for each question, however many devices ask for it."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Generic, TypeVar

from carambolage.table.rooms.bot_pool import Advice

T = TypeVar("T")


class Remembered(Generic[T]):
    """The latest answer for each seat (-1 for spectators), under way or known, and the turn that it is for."""

    def __init__(self) -> None:
        self._answers: dict[int, tuple[int, asyncio.Future[T]]] = {}

    async def get(self, seat: int, turn: int, work: Callable[[], Awaitable[T]]) -> T:
        """The answer for a seat at a turn; worked out anew where that failed, or where it turned out poor.

        One answer for each seat is under way: whoever plays and takes back gets no second thread by it.
        """
        while self._is_busy_elsewhere(seat, turn):
            await asyncio.wait([self._answers[seat][1]])
        known, answer = self._answers.get(seat, (-1, None))
        if answer is None or known != turn or self._has_failed(answer):
            answer = asyncio.ensure_future(work())
            self._answers[seat] = turn, answer
        return await asyncio.shield(answer)

    def _is_busy_elsewhere(self, seat: int, turn: int) -> bool:
        known = self._answers.get(seat)
        return known is not None and known[0] != turn and not known[1].done()

    def is_poor(self, answer: T) -> bool:
        """Whether an answer is worth asking again."""
        return False

    def _has_failed(self, answer: asyncio.Future[T]) -> bool:
        if not answer.done():
            return False
        return answer.cancelled() or answer.exception() is not None or self.is_poor(answer.result())


class Hints(Remembered[Advice]):
    """The advice for the latest question of each seat."""

    def is_poor(self, answer: Advice) -> bool:
        """A bot answered that could not look ahead yet."""
        return not answer.considered
