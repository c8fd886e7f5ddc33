"""Connections that say nothing, half of something, or the same thing over and over: none of them closes the server."""

import asyncio
import contextlib
import http.client
import json
import logging
import socket
import threading
import urllib.request
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from carambolage.table.client_address import counted_as
from carambolage.table.http import routes
from carambolage.table.http.gate import Gate
from carambolage.table.http.server import bound, table_server
from carambolage.table.library import Library
from carambolage.table.limits import EMPTY_FRAME, MOST_FRAMES, Limits, Meters
from carambolage.table.protocol.bodies import Proof, Verdict
from carambolage.table.rooms.lobby import Lobby
from carambolage.table.settings import Settings
from carambolage.table.store.contract import store_at
from carambolage.table.telemetry.log_limits import LogLimit
from tests.table.client import Client
from tests.table.serving import Server

resource = pytest.importorskip("resource")
PATIENCE = 20
pytestmark = pytest.mark.filterwarnings("ignore::litestar.exceptions.base_exceptions.LitestarDeprecationWarning")


@contextlib.contextmanager
def serving(tmp_path: Path, limits: Limits, most: int = 1000) -> Iterator[tuple[str, int]]:
    """A server in a thread of this process, with limits of our own; where it listens."""
    server = table_server(Settings(store=f"sqlite:///{tmp_path}/tables.db", limits=limits), most)
    with bound("127.0.0.1", 0) as listening:
        thread = threading.Thread(target=server.run, args=([listening],))
        thread.start()
        try:
            yield listening.getsockname()[:2]
        finally:
            server.should_exit = True
            thread.join()


def healthy(address: tuple[str, int]) -> bool:
    """Whether the server answers somebody new."""
    with urllib.request.urlopen(f"http://{address[0]}:{address[1]}/api/health", timeout=PATIENCE) as answer:
        return bool(answer.status == 200)


def is_let_go(silent: socket.socket) -> bool:
    """Whether the other side ends a connection; waits for it."""
    silent.settimeout(PATIENCE)
    try:
        return silent.recv(1) == b""
    except ConnectionResetError:
        return True


@pytest.mark.parametrize(
    "said",
    [
        b"",
        b"GET /api/hea",
        b"GET /api/health HTTP/1.1\r\nHost: localhost\r\n",
        b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{",
    ],
)
def test_who_sends_no_whole_request_in_time_is_let_go(tmp_path: Path, said: bytes) -> None:
    with serving(tmp_path, Limits(request_seconds=0.2)) as address, socket.create_connection(address) as silent:
        silent.sendall(said)
        assert is_let_go(silent)
        assert healthy(address)


def test_half_a_request_after_a_whole_one_is_let_go_too(tmp_path: Path) -> None:
    with serving(tmp_path, Limits(request_seconds=0.2)) as address, socket.create_connection(address) as silent:
        silent.sendall(b"GET /api/health HTTP/1.1\r\nHost: localhost\r\n\r\n")
        silent.settimeout(PATIENCE)
        assert silent.recv(65536).startswith(b"HTTP/1.1 200")
        silent.sendall(b"GET /api/health HTTP/1.1\r\n")
        while silent.recv(65536):
            pass


def test_a_socket_outlives_the_deadline_of_its_request(tmp_path: Path) -> None:
    async def scenario(address: tuple[str, int]) -> None:
        async with connect(f"ws://{address[0]}:{address[1]}/api/socket") as one:
            await asyncio.sleep(0.6)
            await one.send('{"type":"ping","id":"1"}')
            assert "not_joined" in str(await one.recv())

    with serving(tmp_path, Limits(request_seconds=0.2)) as address:
        asyncio.run(scenario(address))


def test_one_connection_too_many_is_closed_at_once(tmp_path: Path) -> None:
    with serving(tmp_path, Limits(), most=3) as address, contextlib.ExitStack() as stack:
        waiting = [stack.enter_context(socket.create_connection(address)) for _ in range(3)]
        assert is_let_go(stack.enter_context(socket.create_connection(address)))
        waiting[0].close()
        while True:  # until the server has noticed
            with contextlib.suppress(OSError):
                assert healthy(address)
                break


def test_an_address_has_its_share_of_connections() -> None:
    gate = Gate(most=1000, sockets_per_address=10)
    assert sum(gate.admits("a") for _ in range(200)) == 74
    assert gate.admits("b")
    gate.leave("a")
    assert gate.admits("a")
    assert not gate.admits("a")


PROOF = {
    "carambolage_table": 2,
    "table": "t",
    "game": "wacky_races",
    "rules": 1,
    "pack": "p",
    "players": 2,
    "options": {},
    "commitment": "",
    "secret": "",
    "salt": "",
    "log": [],
    "digest": "",
}


def ask(address: tuple[str, int], method: str, path: str, body: object = None) -> Any:
    """The status of an answer, and what it says."""
    connection = http.client.HTTPConnection(*address, timeout=PATIENCE)
    data = None if body is None else json.dumps(body)
    connection.request(method, path, data, {"content-type": "application/json"})
    answer = connection.getresponse()
    with contextlib.closing(connection):
        return answer.status, json.loads(answer.read())


def test_whole_games_are_played_again_one_by_one_and_keep_no_table_asleep(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    order, begun, gate = list[str](), threading.Event(), threading.Event()

    def verdict(proof: Proof, *rest: object) -> Verdict:
        order.append(proof.table)
        begun.set()
        assert gate.wait(PATIENCE)
        return Verdict(False, [])

    monkeypatch.setattr(routes, "verdict", verdict)
    wish = {"game": "wacky_races", "seats": [{"kind": "person"}] * 2}
    with serving(tmp_path, Limits()) as address:
        table = ask(address, "POST", "/api/tables", wish)[1]["table"]
    with serving(tmp_path, Limits()) as address, ThreadPoolExecutor(4) as people:
        checks = [people.submit(ask, address, "POST", "/api/verify", PROOF) for _ in range(4)]
        try:
            assert begun.wait(PATIENCE)
            assert ask(address, "GET", f"/api/tables/{table}")[0] == 200
            assert len(order) == 1
        finally:
            gate.set()
        assert [check.result()[0] for check in checks] == [200] * 4


def test_checking_games_has_its_price(tmp_path: Path) -> None:
    """Playing a whole game again is work: an address may ask for so many a minute, whatever comes of it."""
    with serving(tmp_path, Limits(checks_per_minute=2)) as address:
        asked = [ask(address, "POST", "/api/verify", PROOF) for _ in range(3)]
        statuses = [(status, answer.get("code")) for status, answer in asked]
    assert statuses == [(200, None), (200, None), (429, "too_many_checks")]


def test_a_network_of_ipv6_counts_as_one_address() -> None:
    gate, meters = Gate(most=1000, sockets_per_address=10), Meters(60.0)
    assert sum(gate.admits(f"2001:db8::{host:x}") for host in range(200)) == 74
    gate.leave("2001:db8::5")
    assert gate.admits("2001:db8:0:0:ffff::")
    assert gate.admits("2001:db8:0:1::")
    assert sum(meters.admits(f"2001:db8::{host:x}", 5) for host in range(200)) == 5


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::1", "::/64"),
        ("", ""),
        ("unix", "unix"),
    ],
)
def test_what_an_address_is_counted_as(address: str, counted: str) -> None:
    assert counted_as(address) == counted
    assert counted_as(counted) == counted


def test_sockets_of_a_network_of_ipv6_are_counted_together(tmp_path: Path) -> None:
    lobby = Lobby(store_at(f"sqlite:///{tmp_path}/tables.db"), Library({}), Limits(connections_per_address=1))
    with lobby.counted("2001:db8::1") as first, lobby.counted("2001:db8::2") as second, lobby.counted("::1") as other:
        assert (first, second, other) == (True, False, True)


def test_a_flood_of_requests_is_refused(tmp_path: Path) -> None:
    """Files, pages and data alike, in our form; others are not counted with them."""
    with serving(tmp_path, Limits(requests_per_minute=5)) as (host, port):
        connection = http.client.HTTPConnection(host, port, timeout=PATIENCE)
        statuses = []
        for path in ("/", "/api/games/convoy", "/favicon.svg", "/api/tables/none", "/metrics", "/", "/api/health"):
            connection.request("GET", path)
            answer = connection.getresponse()
            statuses.append((answer.status == 429, answer.read()))
        connection.close()
        other = http.client.HTTPConnection(host, port, timeout=PATIENCE, source_address=("127.0.0.9", 0))
        other.request("GET", "/api/health")
        assert other.getresponse().status == 200
        other.close()
    assert [refused for refused, _ in statuses] == [False] * 5 + [True] * 2
    assert json.loads(statuses[-1][1])["code"] == "too_many_requests"


def test_looking_into_a_finished_game_has_its_price_once(tmp_path: Path) -> None:
    """What is known of a game costs nothing more; another game does."""
    with serving(tmp_path, Limits(checks_per_minute=2)) as (host, port):
        connection = http.client.HTTPConnection(host, port, timeout=PATIENCE)

        def asked(method: str, path: str, body: object = None) -> tuple[int, Any]:
            data = None if body is None else json.dumps(body)
            connection.request(method, path, data, {"content-type": "application/json"})
            answer = connection.getresponse()
            return answer.status, json.loads(answer.read().partition(b"\n")[0])

        wish = {"game": "wacky_races", "seats": [{"kind": "bot", "bot": "rookie"}] * 2}
        tables = [asked("POST", "/api/tables", wish)[1] for _ in range(2)]
        for opened in tables:
            asyncio.run(watch_to_the_end(f"{host}:{port}", opened))
        first, second = (f"/api/tables/{opened['table']}" for opened in tables)
        for _ in range(4):
            assert asked("GET", f"{first}/proof")[0] == 200
            assert asked("GET", f"{first}/replay")[0] == 200
        for what in ("proof", "replay", "prospects"):
            status, refusal = asked("GET", f"{second}/{what}")
            assert (status, refusal["code"]) == (429, "too_many_checks"), what
        assert asked("GET", f"{first}/proof")[0] == 200
        connection.close()


async def watch_to_the_end(address: str, opened: dict[str, Any]) -> None:
    """Bots play while somebody watches."""
    join = {"type": "join", "id": "1", "version": 1, "table": opened["table"], "tokens": [opened["watch"]]}
    async with connect(f"ws://{address}/api/socket") as socket:
        await socket.send(json.dumps(join))
        while json.loads(await asyncio.wait_for(socket.recv(), PATIENCE)).get("phase") != "over":
            pass


def test_an_address_that_floods_may_open_fewer_connections() -> None:
    gate = Gate(most=1000, sockets_per_address=10, trusts=lambda address: address == "proxy")

    def visits(address: str) -> int:
        """How many connections an address gets, one after the other."""
        for number in range(2000):
            if not gate.admits(address):
                return number
            gate.leave(address)
        return 2000

    assert visits("patient") == 592
    for _ in range(9):
        gate.punish("flooding")
    assert visits("flooding") == 592 - 9 * 64
    assert visits("proxy") == 2000


def test_more_silent_connections_than_files_are_usually_allowed(tmp_path: Path) -> None:
    """The server raises its own limit, so that it takes more than the shell that started it would allow."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    server = Server(f"sqlite:///{tmp_path}/tables.db")
    server.command = ["/bin/sh", "-c", 'ulimit -S -n 128; exec "$@"', "sh", *server.command]
    if hard != resource.RLIM_INFINITY and hard < 1024:
        pytest.skip("this machine allows too few open files")
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    server.start()
    try:
        with contextlib.ExitStack() as stack:
            host, port = server.address.split(":")
            for _ in range(300):
                stack.enter_context(socket.create_connection((host, int(port))))
            assert server.get("/api/health")["status"] == "ok"
    finally:
        server.stop()
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


def control_frames(kind: Opcode, count: int) -> bytes:
    """Empty frames as a client sends them."""
    return Frame(kind, b"", fin=True).serialize(mask=True) * count


@pytest.mark.parametrize("kind", [Opcode.PING, Opcode.PONG])
def test_pings_and_pongs_are_counted(server: Server, kind: Opcode) -> None:
    opened = server.open_table("convoy", 2)

    async def scenario() -> None:
        async with connect(f"ws://{server.address}/api/socket") as flood, Client(opened, opened.seats[0]) as one:
            flood.transport.write(control_frames(kind, MOST_FRAMES // EMPTY_FRAME - 1))
            await flood.send('{"type":"ping","id":"early"}')
            assert "not_joined" in str(await flood.recv())
            flood.transport.write(control_frames(kind, 1))
            with pytest.raises(ConnectionClosed) as end:
                await asyncio.wait_for(flood.recv(), PATIENCE)
            assert end.value.rcvd is not None
            assert end.value.rcvd.code == 4029
            assert (await one.ask("ping"))["type"] == "pong"

    asyncio.run(scenario())


def test_parts_of_a_message_that_never_ends_are_counted(server: Server) -> None:
    opened = server.open_table("convoy", 2)

    async def scenario() -> None:
        async with Client(opened, opened.seats[0]) as flood:
            assert flood._socket is not None
            part = Frame(Opcode.CONT, b"", fin=False).serialize(mask=True)
            flood._socket.transport.write(
                Frame(Opcode.TEXT, b"", fin=False).serialize(mask=True) + part * (MOST_FRAMES // EMPTY_FRAME)
            )
            assert await flood.closed() == 4029

    asyncio.run(scenario())


def test_the_same_complaint_is_written_down_so_often() -> None:
    limit, written = LogLimit(most=3, seconds=1000.0), []
    for number in range(10):
        record = logging.LogRecord("asyncio", logging.ERROR, "x.py", 7, "out of files %s", (number,), None)
        written.append(limit.filter(record))
    assert written == [True] * 3 + [False] * 7
    assert limit.filter(logging.LogRecord("asyncio", logging.ERROR, "x.py", 8, "something else", (), None))


def test_what_was_not_written_down_is_counted() -> None:
    limit = LogLimit(most=1, seconds=0.0)
    limit._counts["x.py", 7] = (0.0, 5)
    record = logging.LogRecord("asyncio", logging.ERROR, "x.py", 7, "out of files", (), None)
    assert limit.filter(record)
    assert record.getMessage() == "out of files (4 more like the last ones were not written down)"
