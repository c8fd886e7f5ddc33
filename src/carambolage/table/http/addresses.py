"""The addresses of a server: for this machine, and for others in the same network."""

import socket

EVERYWHERE = {"0.0.0.0": "127.0.0.1", "::": "::1"}  # noqa: S104  # recognised, not listened at
_ELSEWHERE = ("192.0.2.1", 9)  # reserved for documentation: asked for the way there, never sent to


def addresses(host: str, port: int) -> tuple[str, str | None]:
    """The URL for this machine, and the one for others nearby if the server listens to them."""
    if host in EVERYWHERE:
        own = own_address()
        return url(EVERYWHERE[host], port), url(own, port) if own else None
    return url(host, port), None if host in EVERYWHERE.values() else url(host, port)


def url(host: str, port: int) -> str:
    """A URL that a browser takes."""
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def own_address() -> str | None:
    """The address of this machine in its network; none without a network."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(_ELSEWHERE)
        except OSError:
            return None
        return str(probe.getsockname()[0])
