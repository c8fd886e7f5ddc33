"""The gate of a server: how many TCP connections it takes, in all and from one address."""

import contextlib
from collections import Counter
from collections.abc import Callable

from carambolage.table.client_address import counted_as
from carambolage.table.limits import Meters

MOST_FILES = 65_536
_RESERVED_FILES = 128  # for the store, bots that compile, and whatever else the process opens
_TURNOVER = 8  # times that an address may renew all its connections in a minute
_FLOOD = 64  # connections that a flood counts for
_PLAIN_REQUESTS = 64  # beside the sockets of an address, connections for pages and files


class Gate:
    """Counts open connections; one too many is closed as soon as it is accepted, which costs next to nothing.

    A trusted proxy brings the connections of many: for it only the total counts here.
    """

    def __init__(self, most: int, sockets_per_address: int, trusts: Callable[[str], bool] = lambda _: False) -> None:
        self._most, self._per_address, self._trusts = most, sockets_per_address + _PLAIN_REQUESTS, trusts
        self._open: Counter[str] = Counter()
        self._total = 0
        self._most_a_minute, self._rates = _TURNOVER * self._per_address, Meters(60.0)

    def admits(self, address: str) -> bool:
        """Count a connection, if there is room for it."""
        source = counted_as(address)
        if self._total >= self._most:
            return False
        if not self._trusts(address):
            is_full = self._open[source] >= self._per_address
            if is_full or not self._rates.admits(address, self._most_a_minute):
                return False
        self._total += 1
        self._open[source] += 1
        return True

    def punish(self, address: str) -> None:
        """A connection was closed because it flooded the server: its address may open fewer others."""
        self._rates.admits(address, self._most_a_minute, _FLOOD)

    def leave(self, address: str) -> None:
        """A connection that was counted is gone."""
        source = counted_as(address)
        self._total -= 1
        self._open[source] -= 1
        if not self._open[source]:
            del self._open[source]


def raise_file_limit() -> int:
    """Allow this process as many open files as the system lets it; returns how many connections that leaves."""
    try:
        import resource
    except ImportError:  # no such limit on this system
        return MOST_FILES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        with contextlib.suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
            soft = wanted
    limit = MOST_FILES if soft == resource.RLIM_INFINITY else soft
    return max(limit // 2, limit - _RESERVED_FILES)
