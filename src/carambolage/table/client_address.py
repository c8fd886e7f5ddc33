"""The address of a client: read, and as limits count it."""

import ipaddress
from functools import lru_cache

IPAddress = ipaddress.IPv4Address | ipaddress.IPv6Address
_NETWORK_BITS = 64  # of an IPv6 address: whoever has one has all that begin like it


def ip_address(text: str) -> IPAddress | None:
    """An address in figures, one of IPv4 also where it is written as one of IPv6; none for anything else."""
    try:
        known = ipaddress.ip_address(text)
    except ValueError:
        return None
    return getattr(known, "ipv4_mapped", None) or known


@lru_cache(maxsize=4096)
def counted_as(address: str) -> str:
    """What an address is counted as by every limit: itself, or its network of 64 bits with IPv6."""
    known = ip_address(address)
    if isinstance(known, ipaddress.IPv6Address):
        return str(ipaddress.IPv6Network((int(known), _NETWORK_BITS), strict=False))
    return str(known or address)
