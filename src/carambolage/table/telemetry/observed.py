"""Requests and connections as those who run a server see them: counted, and logged where an access log is wanted."""

import logging
import time

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from carambolage.table.telemetry.logs import ACCESS
from carambolage.table.telemetry.metrics import METRICS

_log = logging.getLogger(ACCESS)


def with_observation(app: ASGIApp) -> ASGIApp:
    """An application whose answers are counted and logged: without queries and bodies, for what they hold."""

    async def wrapped(scope: Scope, receive: Receive, send: Send) -> None:
        if "client" not in scope:  # the start and the end of the application
            await app(scope, receive, send)
            return
        began, status = time.perf_counter(), 0

        async def send_on(message: Message) -> None:
            nonlocal status
            status = _status(message) or status
            await send(message)

        try:
            await app(scope, receive, send_on)
        finally:
            _note(scope, status, time.perf_counter() - began)

    return wrapped


def _status(message: Message) -> int | None:
    """The status that an answer has; the number that a socket is closed with."""
    if message["type"] in ("http.response.start", "websocket.http.response.start"):
        return int(message["status"])
    return message["code"] if message["type"] == "websocket.close" else None


def _note(scope: Scope, status: int, seconds: float) -> None:
    if scope["type"] == ScopeType.HTTP:
        METRICS.count("carambolage_requests_total", status=str(status))
    if _log.isEnabledFor(logging.INFO):
        method = "SOCKET" if scope["type"] == ScopeType.WEBSOCKET else scope["method"]
        fields = {
            "address": scope["client"][0] if scope["client"] else "",
            "method": method,
            "path": scope["path"][:200],
            "status": status,
            "ms": round(1000 * seconds, 1),
        }
        _log.info("request", extra=fields)
