"""Hints of a table: worked out once for each question, however many devices ask for it."""

import asyncio
from collections.abc import Awaitable, Callable

from carambolage.table.rooms.bot_pool import Advice


class Hints:
    """The advice for the latest question of each seat, under way or known."""

    def __init__(self) -> None:
        self._advice: dict[int, tuple[int, asyncio.Future[Advice]]] = {}

    async def get(self, seat: int, turn: int, advise: Callable[[], Awaitable[Advice]]) -> Advice:
        """The advice for a seat's question; asked for anew where a bot answered that could not look ahead yet."""
        known, advice = self._advice.get(seat, (-1, None))
        if advice is None or known != turn or _is_poor(advice):
            advice = asyncio.ensure_future(advise())
            self._advice[seat] = turn, advice
        return await asyncio.shield(advice)


def _is_poor(advice: asyncio.Future[Advice]) -> bool:
    if not advice.done():
        return False
    return advice.cancelled() or advice.exception() is not None or not advice.result().considered
