"""The server as one ASGI application."""

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, MediaType, Request, Response
from litestar.config.compression import CompressionConfig
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from carambolage.table.http.headers import is_allowed_origin
from carambolage.table.http.hosts import AllowedHosts, unknown_host
from carambolage.table.http.nearby import Nearby
from carambolage.table.http.pages import can_be_file, page_handlers, refusal_page
from carambolage.table.http.routes import HANDLERS
from carambolage.table.library import open_library
from carambolage.table.protocol.bodies import Refusal
from carambolage.table.refusal import RefusedError
from carambolage.table.rooms.lobby import DAY, Lobby
from carambolage.table.settings import Settings
from carambolage.table.store.contract import StoreAwayError, store_at
from carambolage.table.telemetry.metrics import MetricsFolder
from carambolage.table.texts import LANGUAGES

LARGEST_BODY = 1_000_000

_log = logging.getLogger("carambolage.table")


def create_app(settings: Settings, metrics_folder: MetricsFolder, nearby: Nearby) -> tuple[Litestar, Lobby]:
    """The application, and its own lobby."""
    library, keep = open_library(settings.games, settings.packs), settings.keep_days * DAY
    lobby = Lobby(store_at(settings.store), library, settings.limits, keep)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        await lobby.open()
        try:
            yield
        finally:
            await lobby.close()

    hosts = AllowedHosts(settings.hosts)

    def check_source(request: Request[Any, Any, Any]) -> None:
        """Refuse a flood, what was sent to a name that is not ours, and what pages of other sites want done."""
        address = request.client.host if request.client else ""
        if not lobby.request_rates.admits(address, settings.limits.requests_per_minute):
            raise RefusedError("too_many_requests", 429)
        if not hosts.allows(request.headers.get("host")):
            raise unknown_host(request.headers["host"])
        if request.method == "POST" and not is_allowed_origin(request.headers, settings.origins):
            raise RefusedError("origin", 403)
        if not can_be_file(request.scope["path"]):
            raise RefusedError("no_such_page", 404)

    def away(request: Request[Any, Any, Any], error: StoreAwayError) -> Response[Any]:
        """The store cannot be reached now."""
        lobby.outage.note()
        return _refused(request, RefusedError("store_away", 503))

    app = Litestar(
        route_handlers=[*HANDLERS, *page_handlers(settings)],
        dependencies={
            "lobby": Provide(lambda: lobby, sync_to_thread=False),
            "nearby": Provide(lambda: nearby, sync_to_thread=False),
            "settings": Provide(lambda: settings, sync_to_thread=False),
            "metrics_folder": Provide(lambda: metrics_folder, sync_to_thread=False),
        },
        lifespan=[lifespan],
        before_request=check_source,
        logging_config=None,
        exception_handlers={
            RefusedError: _refused,
            StoreAwayError: away,
            HTTPException: _http_error,
            RecursionError: _too_deep,
            Exception: _broken,
        },
        openapi_config=OpenAPIConfig(
            "Carambolage", "1", path="/api/openapi.json", render_plugins=[JsonRenderPlugin(path="/")]
        ),
        compression_config=CompressionConfig("gzip", gzip_compress_level=6),
        request_max_body_size=LARGEST_BODY,
    )
    return app, lobby


_GONE = "client disconnected prematurely"
"""Litestar's word for a body that broke off; nobody is left to read an answer, and nothing is wrong here."""


def _refused(request: Request[Any, Any, Any], error: RefusedError) -> Response[Any]:
    """Data for programs; browsers ask for a page where people follow a link."""
    lang = _lang(request)
    text = error.said(lang)
    if "text/html" in request.headers.get("accept", ""):
        return Response(refusal_page(text, lang), media_type=MediaType.HTML, status_code=error.status)
    return Response(Refusal(error.code, text), status_code=error.status)


def _http_error(request: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    """Whatever Litestar refuses by itself, in our form."""
    if error.status_code == 404:
        return _refused(request, RefusedError("no_such_page", 404))
    if error.detail == _GONE:
        return _refused(request, RefusedError("malformed", 400, reason=_GONE))
    if error.status_code >= 500:
        _log.error("a request broke the server: %s %s", request.method, request.url.path, exc_info=error)
        return _refused(request, RefusedError("broken", error.status_code))
    return _refused(request, RefusedError("malformed", error.status_code, reason=_reason(error)))


def _too_deep(request: Request[Any, Any, Any], error: RecursionError) -> Response[Any]:
    """A body with thousands of brackets inside each other; nothing of ours goes as deep."""
    return _refused(request, RefusedError("malformed", 400, reason=str(error)))


def _broken(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    """Whatever nobody has thought of, written down."""
    _log.error("a request broke the server: %s %s", request.method, request.url.path, exc_info=error)
    return _refused(request, RefusedError("broken", 500))


def _reason(error: HTTPException) -> str:
    extra = error.extra if isinstance(error.extra, list) else []
    reasons = [f"{part.get('key', '')}: {part.get('message', '')}" for part in extra if isinstance(part, dict)]
    return "; ".join(reasons) or error.detail


def _lang(request: Request[Any, Any, Any]) -> str:
    wanted = request.query_params.get("lang") or request.headers.get("accept-language", "")[:2]
    return wanted if wanted in LANGUAGES else "en"
