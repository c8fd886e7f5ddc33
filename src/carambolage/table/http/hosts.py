"""Names of this server: a page of another site can have its own name lead here, and is refused by that name.

Browsers let a page talk to the address that its name leads to, and names can be made to lead to any address (DNS
rebinding). Numbers cannot, so addresses are always allowed.
"""

import ipaddress
import socket
from collections.abc import Iterable

from carambolage.table.refusal import RefusedError

ANY = "*"
_LONGEST = 100


class AllowedHosts:
    """The names that requests may be sent to: this machine's, and those given; `.example.org` is all below it."""

    def __init__(self, names: Iterable[str]) -> None:
        own = socket.gethostname().lower()
        self._names = {"localhost", own, f"{own}.local", *(name.lower().rstrip(".") for name in names)}

    def allows(self, header: str | None) -> bool:
        """Whether a `Host` header names this server; programs may leave it out, browsers do not."""
        if header is None or ANY in self._names:
            return True
        name = host_name(header)
        parents = {name[place:] for place, sign in enumerate(name) if sign == "."}
        return name in self._names or name.endswith(".localhost") or bool(parents & self._names) or _is_address(name)


def host_name(header: str) -> str:
    """The name in a `Host` header, without the port."""
    if header.startswith("["):
        return header[1:].partition("]")[0]
    return header.partition(":")[0].lower().rstrip(".")


def unknown_host(header: str) -> RefusedError:
    """The refusal of a request that was sent to a name that is not known to be this server's."""
    return RefusedError("host", 403, host=host_name(header)[:_LONGEST])


def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True
