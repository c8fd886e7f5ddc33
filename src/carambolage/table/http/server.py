"""Running the server: one process, or several that share a PostgreSQL store; stopped in good order."""

import asyncio
import socket
import sys
import tempfile
import webbrowser
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing.synchronize import Event

import msgspec
import uvicorn

from carambolage.engine.errors import CarambolageError
from carambolage.table.http.addresses import addresses
from carambolage.table.http.app import create_app
from carambolage.table.http.crew import Crew
from carambolage.table.http.gate import Gate, raise_file_limit
from carambolage.table.http.gc_schedule import collect_garbage, take_over_gc
from carambolage.table.http.headers import with_headers
from carambolage.table.http.nearby import Nearby, bound_socket
from carambolage.table.http.protocols import GuardedConfig, GuardedWebSocket
from carambolage.table.http.proxies import Proxies, with_proxies
from carambolage.table.http.websocket import with_websocket
from carambolage.table.http.workers import supervise
from carambolage.table.library import open_library
from carambolage.table.limits import LARGEST_FRAME
from carambolage.table.rooms.lobby import Lobby
from carambolage.table.settings import Settings
from carambolage.table.state.server_time import SERVER_TIME
from carambolage.table.store.contract import is_shared, store_at
from carambolage.table.telemetry.logs import configure_logging
from carambolage.table.telemetry.metrics import METRICS, MetricsFolder
from carambolage.table.telemetry.observed import with_observation

_TICKS_PER_METRICS = 20
_WAITING = 256  # connections that the system keeps until they are accepted
_AT_ONCE = 8  # so many are accepted in a row: whoever is at play does not wait for a crowd at the door
_SWITCH_INTERVAL = 0.0005  # the store's thread needs the interpreter several times a move; at 5 ms it would mostly wait


class ServeError(CarambolageError):
    """A server that cannot be started like this."""


class TableServer(uvicorn.Server):
    """A server that tells its clients before it stops, and ends without complaint when it was asked to."""

    config: GuardedConfig

    def __init__(
        self, config: GuardedConfig, lobby: Lobby, nearby: Nearby, metrics_folder: MetricsFolder, ready: Event | None
    ) -> None:
        super().__init__(config)
        self._lobby, self._metrics_folder, self._ready = lobby, metrics_folder, ready
        nearby.listen = self._listen
        self._taking: set[asyncio.Task[None]] = set()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to serve, and to take connections from other workers."""
        await super().startup(sockets)
        for listening in sockets or ():
            listening.listen(_WAITING)  # the event loop lets as many wait as it accepts in a row
        crew = self.config.crew
        if crew is not None and not self.should_exit:
            predecessor = crew.succeed(self._lobby.name)
            crew.open(self._take)
            if predecessor is not None:
                await self._lobby.replace_worker(predecessor)
        if self._ready is not None:
            self._ready.set()

    async def _listen(self, bound: socket.socket) -> None:
        """Serve at one more socket."""
        loop, config = asyncio.get_running_loop(), self.config

        def protocol() -> asyncio.Protocol:
            return config.http_protocol_class(config, self.server_state, self.lifespan.state)  # type: ignore[call-arg]

        self.servers.append(await loop.create_server(protocol, sock=bound, backlog=_AT_ONCE))
        bound.listen(_WAITING)

    def _take(self, connection: socket.socket, request: bytes, frames: bytes) -> None:
        task = asyncio.create_task(self._take_over(connection, request, frames))
        self._taking.add(task)
        task.add_done_callback(self._taking.discard)

    async def _take_over(self, connection: socket.socket, request: bytes, frames: bytes) -> None:
        """Serve a connection that another worker has accepted."""
        connection.setblocking(False)
        address = connection.getpeername()[0]
        if not self.config.gate.admits(address):
            connection.close()
            return
        protocol = GuardedWebSocket(self.config, self.server_state, self.lifespan.state)
        await asyncio.get_running_loop().connect_accepted_socket(lambda: protocol, connection)
        protocol.take_over(request, frames)

    async def on_tick(self, counter: int) -> bool:
        """Ten times a second: collect garbage, a little at a time, and notice whether there was a longer pause."""
        collect_garbage(counter)
        if missed := SERVER_TIME.missed():
            METRICS.count("carambolage_stalls_total")
            self._lobby.forgive(missed)
        if counter % _TICKS_PER_METRICS == 0:
            self._metrics_folder.leave(METRICS.samples(self._lobby.gauges))
        return await super().on_tick(counter)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Let others have whoever comes, close the tables in good order, then everything else."""
        for server in self.servers:
            server.close()
        if self.config.crew is not None:
            self.config.crew.close()
        await self._lobby.stop()
        await super().shutdown(sockets)

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Being asked to stop is no failure: the signal is not raised again."""
        with super().capture_signals():
            yield
            self._captured_signals.clear()


def serve(settings: Settings, host: str, port: int, workers: int = 1, browse: bool = False) -> None:
    """Serve until asked to stop; `browse` opens the table in a browser."""
    if workers > 1 and not is_shared(settings.store):
        raise ServeError(f"{workers} workers need a store that they can share; name one with --store postgresql://…")
    open_library(settings.games, settings.packs)
    asyncio.run(_try_store(settings))
    with bound(host, port) as listening:
        port = listening.getsockname()[1]
        local, nearby = addresses(listening.getsockname()[0], port)
        door = port if browse and workers == 1 and nearby is None else None
        hosts = [*settings.hosts, host]
        settings = msgspec.structs.replace(settings, reach=nearby, door=door, workers=workers, hosts=hosts)
        print(f"The table is open at {local} (Ctrl-C closes it).", flush=True)
        if nearby is not None:
            print(f"Others in the same network find it at {nearby}", flush=True)
        if browse:
            webbrowser.open(local)
        if workers == 1:
            work(settings, listening)
        else:
            with tempfile.TemporaryDirectory(prefix="carambolage-") as crew:
                supervise(work, (msgspec.structs.replace(settings, crew=crew), listening), workers)


def work(settings: Settings, listening: socket.socket, worker: int = 0, ready: Event | None = None) -> None:
    """Serve from one process, the only one or one of several, and say when that begins."""
    configure_logging(settings.log_level, settings.log_format, settings.access_log)
    server = table_server(settings, raise_file_limit(), worker, ready)
    take_over_gc()
    sys.setswitchinterval(_SWITCH_INTERVAL)
    server.run([listening])


def table_server(settings: Settings, most_connections: int, worker: int = 0, ready: Event | None = None) -> TableServer:
    """A server that has not started yet."""
    metrics_folder = MetricsFolder(settings.crew, worker)
    nearby = Nearby(settings.reach, settings.door)
    app, lobby = create_app(settings, metrics_folder, nearby)
    limits, proxies = settings.limits, Proxies(settings.proxies)
    crew = Crew(settings.crew, worker, settings.workers) if settings.crew else None
    config = GuardedConfig(
        with_proxies(with_observation(with_websocket(with_headers(app), lobby, settings)), proxies),
        Gate(most_connections, limits.connections_per_address, proxies.trusts),
        limits.request_seconds,
        crew,
        ws_max_size=LARGEST_FRAME,
        ws_per_message_deflate=False,
        backlog=_AT_ONCE,
        timeout_graceful_shutdown=5,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,
    )
    return TableServer(config, lobby, nearby, metrics_folder, ready)


async def _try_store(settings: Settings) -> None:
    """A store that cannot be opened is noticed before anything else starts."""
    store = store_at(settings.store)

    async def receive(text: str) -> None:
        """No room is open yet."""

    try:
        await store.open(receive)
    finally:
        await store.close()


def bound(host: str, port: int) -> socket.socket:
    """A socket that listens."""
    try:
        listening = bound_socket(host, port)
    except OSError as error:
        reason = error.strerror or error
        raise ServeError(f"cannot listen at {host}, port {port} ({reason}); choose another --host or --port") from None
    listening.listen(_WAITING)
    return listening
