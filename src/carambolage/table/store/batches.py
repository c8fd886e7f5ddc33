"""Batches: what comes while the last one is being written waits, and is written together."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Generic, TypeVar

T = TypeVar("T")
R = TypeVar("R")


class Batches(Generic[T, R]):
    """A queue before something that costs about the same for one item as for many: a sync of the disk, a commit."""

    def __init__(self, write: Callable[[list[T]], Awaitable[list[R]]]) -> None:
        self._write = write
        self._queue: list[tuple[T, asyncio.Future[R]]] = []
        self._writing: asyncio.Task[None] | None = None

    def add(self, item: T) -> "asyncio.Future[R]":
        """Write an item with the next batch; the future gets what came of it."""
        outcome: asyncio.Future[R] = asyncio.get_running_loop().create_future()
        self._queue.append((item, outcome))
        if self._writing is None or self._writing.done():
            self._writing = asyncio.create_task(self._write_queue())
        return outcome

    async def _write_queue(self) -> None:
        while self._queue:
            batch, self._queue = self._queue, []
            try:
                outcomes = await self._write([item for item, _ in batch])
            except Exception as error:
                for _, outcome in batch:
                    if not outcome.done():
                        outcome.set_exception(error)
            else:
                for (_, outcome), result in zip(batch, outcomes, strict=True):
                    if not outcome.done():
                        outcome.set_result(result)
