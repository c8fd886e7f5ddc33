"""Outages of the store: everybody is told, changes wait a while, and nobody is charged for the time."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

from carambolage.table.refusal import RefusedError
from carambolage.table.state.server_time import now_ms
from carambolage.table.store.contract import Store, StoreAwayError

PATIENCE = 8.0
_LOOK_AGAIN = 0.25

_log = logging.getLogger("carambolage.table")


class Outage:
    """Whether the store can be reached: `tell` is called with a code when that changes, `back` after it."""

    def __init__(self, store: Store, tell: Callable[[str], None], back: Callable[[int], Awaitable[None]]) -> None:
        self._store, self._tell, self._back = store, tell, back
        self._over = asyncio.Event()
        self._watching: asyncio.Task[None] | None = None

    @property
    def is_on(self) -> bool:
        """Whether the store is away."""
        return self._watching is not None

    def note(self) -> None:
        """The store could not be reached: look until it can be."""
        if self._watching is None:
            _log.error("the store cannot be reached; changes wait")
            self._over.clear()
            self._watching = asyncio.create_task(self._watch(now_ms()))
            self._tell("store_away")

    async def wait(self) -> None:
        """Wait until the store is back; refuse what has waited for too long."""
        self.note()
        try:
            async with asyncio.timeout(PATIENCE):
                await self._over.wait()
        except TimeoutError:
            raise RefusedError("store_away", 503) from None

    def stop(self) -> None:
        """Look no longer."""
        if self._watching is not None:
            self._watching.cancel()

    async def _watch(self, since: int) -> None:
        while True:
            try:
                await self._store.probe()
                break
            except StoreAwayError:
                await asyncio.sleep(_LOOK_AGAIN)
        self._watching = None
        self._over.set()
        _log.warning("the store is back after %s ms", now_ms() - since)
        self._tell("store_back")
        await self._back(now_ms() - since)
