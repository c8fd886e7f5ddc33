"""Threads that tables, or addresses, use in turn: whoever asks for much waits for it, others do not."""

import asyncio
from collections import OrderedDict, deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any, TypeVar

T = TypeVar("T")


class FairPool:
    """A few threads; the jobs of a table are done in order, and a free thread goes to the table that waits longest."""

    def __init__(self, threads: int, name: str) -> None:
        self._threads = ThreadPoolExecutor(threads, name)
        self._free = threads
        self._waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()

    async def run(self, table: str, job: Callable[..., T], *arguments: Any) -> T:
        """Do a job for a table; a caller that gives up leaves the queue, or lets the thread end what it has begun."""
        loop = asyncio.get_running_loop()
        await self._turn(table)
        begun = self._threads.submit(job, *arguments)
        begun.add_done_callback(lambda _: _in_loop(loop, self._pass_on))
        return await asyncio.wrap_future(begun)

    async def _turn(self, table: str) -> None:
        if self._free:
            self._free -= 1
            return
        turn = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(table, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if not turn.cancelled():
                self._pass_on()
            raise

    def _pass_on(self) -> None:
        """Give the thread that is free now to the first table that waits, which then stands at the end of the line."""
        while self._waiting:
            table, turns = self._waiting.popitem(last=False)
            turn = turns.popleft()
            if turns:
                self._waiting[table] = turns
            if not turn.done():
                turn.set_result(None)
                return
        self._free += 1

    def close(self) -> None:
        """Stop without waiting for what is under way."""
        self._threads.shutdown(wait=False, cancel_futures=True)


def _in_loop(loop: asyncio.AbstractEventLoop, run: Callable[[], None]) -> None:
    with suppress(RuntimeError):  # the loop is closed: nobody waits any more
        loop.call_soon_threadsafe(run)
