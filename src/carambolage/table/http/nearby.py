"""The door to others in the same network: shut, until whoever sits at this machine opens it with a button.

It can be opened only where a person started the server for themselves, and only from a browser on this very machine.
"""

import asyncio
import ipaddress
import socket
from collections.abc import Awaitable, Callable, Mapping

from carambolage.table.http.addresses import own_address, url
from carambolage.table.http.hosts import host_name
from carambolage.table.refusal import RefusedError

Listen = Callable[[socket.socket], Awaitable[None]]


class Nearby:
    """Where others in the same network find the server: at once, or after the door was opened."""

    def __init__(self, reach: str | None, door: int | None) -> None:
        self.reach, self._door = reach, door
        self.listen: Listen | None = None
        self._opening = asyncio.Lock()

    @property
    def can_open(self) -> bool:
        """Whether the button would do anything."""
        return self.reach is None and self._door is not None and self.listen is not None

    async def open(self, client: str, headers: Mapping[str, str]) -> str:
        """Listen at the address of this machine in its network too; the URL for others."""
        if not is_own_browser(client, headers):
            raise RefusedError("not_this_machine", 403)
        async with self._opening:
            if self.reach is None:
                self.reach = await self._opened()
        return self.reach

    async def _opened(self) -> str:
        address = own_address()
        if address is None or self._door is None or self.listen is None:
            raise RefusedError("no_network", 409)
        try:
            await self.listen(bound_socket(address, self._door))
        except OSError as error:
            raise RefusedError("no_network", 409) from error
        return url(address, self._door)


def bound_socket(host: str, port: int) -> socket.socket:
    """A socket at an address."""
    # Only for sockets that say they are TCP does asyncio turn off the pause of 40 ms between two small messages.
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    bound = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        bound.bind((host, port))
    except OSError:
        bound.close()
        raise
    return bound


def is_own_browser(client: str, headers: Mapping[str, str]) -> bool:
    """Whether a request comes from a browser on this machine; one that a proxy passes on does not."""
    name = host_name(headers.get("host", ""))
    is_here = name == "localhost" or _is_loopback(name)
    return is_here and _is_loopback(client) and "x-forwarded-for" not in headers and "forwarded" not in headers


def _is_loopback(text: str) -> bool:
    try:
        return ipaddress.ip_address(text).is_loopback
    except ValueError:
        return False
