"""How long an attack lasts, by how many at once, and what came of it."""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable

BEGUN = "begun"
PAUSE = 0.01


class Rounds:
    """For how many seconds an attack lasts once it begins, and what came of it."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self.let_in = self.thrown_out = 0

    async def many(self, count: int, attack: Callable[[], Awaitable[object]]) -> None:
        """Several at once, each again and again; whoever is thrown out comes back."""

        async def again() -> None:
            while True:
                try:
                    await attack()
                    self.let_in += 1
                except (OSError, EOFError):
                    self.thrown_out += 1
                await asyncio.sleep(PAUSE)

        print(BEGUN, flush=True)
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(self._seconds):
                await asyncio.gather(*(again() for _ in range(count)))
