"""Security headers of every answer, and the check of where a request comes from."""

from collections.abc import Mapping, Sequence
from typing import cast
from urllib.parse import urlsplit

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

HEADERS = {
    "content-security-policy": (
        "default-src 'self'; img-src 'self' data: blob:; style-src-attr 'unsafe-inline'; base-uri 'none'; "
        "form-action 'none'; frame-ancestors 'none'; object-src 'none'"
    ),
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "cross-origin-opener-policy": "same-origin",
}
_RAW = [(name.encode(), value.encode()) for name, value in HEADERS.items()]


def with_headers(app: ASGIApp) -> ASGIApp:
    """An application whose answers all have these headers, and which answers HEAD like GET, without the body."""

    async def wrapped(scope: Scope, receive: Receive, send: Send) -> None:
        is_head = scope["type"] == ScopeType.HTTP and scope["method"] == "HEAD"

        async def send_on(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *_RAW]
            elif is_head and message["type"] == "http.response.body":
                message["body"] = b""
            await send(message)

        answered = cast(Scope, {**scope, "method": "GET"}) if is_head else scope
        await app(answered, receive, send_on)

    return wrapped


def is_allowed_origin(headers: Mapping[str, str], origins: Sequence[str]) -> bool:
    """Whether a request comes from our own page, a trusted site, or a program, which names no origin."""
    origin = headers.get("origin")
    if origin is None or origin in origins:
        return True
    try:
        return urlsplit(origin).netloc == headers.get("host", "")
    except ValueError:  # a bracket that is never closed
        return False
