"""Proxies before a server: what they say of a client counts only from those that whoever runs the server has named."""

import ipaddress
from collections.abc import Iterable
from typing import Any, cast

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

from carambolage.table.client_address import ip_address

Network = ipaddress.IPv4Network | ipaddress.IPv6Network
Headers = list[tuple[bytes, bytes]]


class Proxies:
    """The addresses and networks of trusted proxies."""

    def __init__(self, named: Iterable[str]) -> None:
        self._networks: list[Network] = [ipaddress.ip_network(name, strict=False) for name in named]

    def trusts(self, address: str) -> bool:
        """Whether a connection comes from a trusted proxy."""
        known = ip_address(address) if self._networks else None
        return known is not None and any(known in network for network in self._networks)

    def client(self, address: str, forwarded_for: str) -> str:
        """Whom a proxy speaks for: the last of the addresses that it passes on, proxies that are trusted left out."""
        for text in reversed(forwarded_for.split(",")):
            known = ip_address(text.strip())
            if known is None:
                return address
            address = str(known)
            if not self.trusts(address):
                return address
        return address


def with_proxies(app: ASGIApp, proxies: Proxies) -> ASGIApp:
    """An application that sees client, scheme and host as a trusted proxy has seen them."""

    async def wrapped(scope: Scope, receive: Receive, send: Send) -> None:
        if scope.get("client") and proxies.trusts((scope["client"] or ("",))[0]):
            scope = cast(Scope, {**scope, **_forwarded(cast(dict[str, Any], scope), proxies)})
        await app(scope, receive, send)

    return wrapped


def _forwarded(scope: dict[str, Any], proxies: Proxies) -> dict[str, Any]:
    """What a proxy says of a request in `X-Forwarded-For`, `X-Forwarded-Proto` and `X-Forwarded-Host`."""
    headers: Headers = scope["headers"]
    changes: dict[str, Any] = {}
    if forwarded_for := _joined(headers, b"x-forwarded-for"):
        changes["client"] = (proxies.client(scope["client"][0], forwarded_for), 0)
    if host := _last(headers, b"x-forwarded-host"):
        changes["headers"] = [(b"host", host.encode("latin-1")), *(pair for pair in headers if pair[0] != b"host")]
    if (proto := _last(headers, b"x-forwarded-proto")) in ("http", "https"):
        is_socket = scope["type"] == ScopeType.WEBSOCKET
        changes["scheme"] = proto.replace("http", "ws") if is_socket else proto
    return changes


def _joined(headers: Headers, name: bytes) -> str:
    return ",".join(value.decode("latin-1") for key, value in headers if key == name)


def _last(headers: Headers, name: bytes) -> str:
    return _joined(headers, name).rpartition(",")[2].strip()
