"""Where a request comes from: pages of other sites are refused, programs (which name no origin) are not."""

from collections.abc import Mapping, Sequence
from urllib.parse import urlsplit


def is_welcome(headers: Mapping[str, str], origins: Sequence[str]) -> bool:
    """Whether the page behind a request is ours, or one that whoever runs the server trusts."""
    origin = headers.get("origin")
    if origin is None or origin in origins:
        return True
    return urlsplit(origin).netloc == headers.get("host", "")
