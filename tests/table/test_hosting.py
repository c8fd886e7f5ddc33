"""Hosting: names and proxies that are believed, logs without tokens, an access log by option, metrics."""

import asyncio
import http.client
import json
import logging
import re
import socket
import subprocess
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from carambolage.table.http.hosts import AllowedHosts
from carambolage.table.http.proxies import Proxies
from carambolage.table.telemetry.logs import JsonFormatter, TextFormatter, without_tokens
from carambolage.table.telemetry.metrics import FAMILIES, Metrics, MetricsFolder, rendered
from tests.table.client import Client
from tests.table.postgres import Cluster
from tests.table.serving import Server

WISH = {"game": "convoy", "seats": [{"kind": "person"}] * 2}


class LoggedServer(Server):
    """A server whose standard error is kept."""

    def start(self) -> "LoggedServer":
        """Start with an empty log."""
        super().start()
        return self

    def _warm_up(self) -> "subprocess.Popen[str]":
        process = subprocess.Popen(
            self.command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
        )
        self.log: list[str] = []
        assert process.stderr is not None
        self._reading = threading.Thread(target=lambda lines: self.log.extend(lines), args=(process.stderr,))
        self._reading.start()
        return process

    def _end(self) -> int:
        assert self._process is not None
        status = self._process.wait(30)
        self._reading.join()
        for pipe in (self._process.stdin, self._process.stdout, self._process.stderr):
            assert pipe is not None
            pipe.close()
        return status


@pytest.fixture(scope="module")
def hosted(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LoggedServer]:
    """A server behind a trusted proxy on this machine, which logs all it can."""
    options = ["--allow-host", "play.example.org", "--trusted-proxy", "127.0.0.1", "--access-log"]
    store = f"sqlite:///{tmp_path_factory.mktemp('hosted')}/tables.db"
    server = LoggedServer(store, *options, "--log-level", "debug", "--log-format", "json", "--tables-per-minute", "3")
    server.start()
    yield server
    server.stop()


def answer(server: Server, path: str, body: object = None, **headers: str) -> tuple[int, str]:
    """The status and the text of an answer, whatever it is; with headers as they are."""
    line = http.client.HTTPConnection(server.address, timeout=20)
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    data = None if body is None else json.dumps(body)
    line.request("GET" if body is None else "POST", path, data, {"content-type": "application/json", **named})
    reply = line.getresponse()
    text = reply.read().decode()
    line.close()
    return reply.status, text


# Names


@pytest.mark.parametrize("path", ["/", "/api/health", "/api/games", "/metrics", "/t/anything"])
def test_a_name_that_is_not_ours_is_refused_in_a_sentence(server: Server, path: str) -> None:
    status, text = answer(server, path, host="evil.example")
    assert status == 403
    assert json.loads(text)["code"] == "host"
    assert "evil.example" in json.loads(text)["text"]
    assert "--allow-host" in json.loads(text)["text"]
    assert answer(server, path, host="localhost:1234")[0] == 200


def test_no_table_is_opened_under_a_strange_name(server: Server) -> None:
    assert answer(server, "/api/tables", WISH, host="evil.example")[0] == 403
    assert answer(server, "/api/tables", WISH, host="evil.example", origin="http://evil.example")[0] == 403


def upgrade(server: Server, **headers: str) -> tuple[int, str]:
    """The answer to a handshake."""
    key = {"Upgrade": "websocket", "Connection": "Upgrade", "Sec-WebSocket-Key": "MDEyMzQ1Njc4OWFiY2RlZg=="}
    return answer(server, "/api/socket", **key, **{"Sec-WebSocket-Version": "13"}, **headers)


def test_no_socket_is_opened_under_a_strange_name_or_from_a_strange_page(server: Server) -> None:
    status, text = upgrade(server, host="evil.example", origin="http://evil.example")
    assert status == 403
    assert "evil.example" in text
    assert upgrade(server, origin="http://evil.example") == (403, "Requests from other sites are refused.")


@pytest.mark.parametrize("path", ["/api/tables", "/api/verify"])
def test_no_other_page_may_open_or_verify(server: Server, path: str) -> None:
    status, refusal = server.refusal(path, {}, origin="http://evil.example")
    assert (status, refusal["code"]) == (403, "origin")
    assert server.refusal(path, {}, origin=f"http://{server.address}")[1]["code"] == "malformed"


@pytest.mark.parametrize(
    ("header", "verdict"),
    [
        (None, True),
        ("localhost", True),
        ("LOCALHOST:8080", True),
        ("127.0.0.1:8080", True),
        ("192.168.7.9", True),
        ("[::1]:8080", True),
        ("[fe80::1]", True),
        ("play.example.org", True),
        ("Play.Example.org.:443", True),
        ("a.below.example.net", True),
        ("below.example.net", False),
        ("example.org", False),
        ("play.example.org.evil.example", False),
        ("xplay.example.org", False),
        ("127.0.0.1.evil.example", False),
        ("", False),
    ],
)
def test_names_of_this_server(header: str | None, verdict: bool) -> None:
    assert AllowedHosts(["play.example.org", ".below.example.net"]).allows(header) is verdict


def test_any_name_where_that_is_wanted() -> None:
    assert AllowedHosts(["*"]).allows("evil.example")


# Proxies


@pytest.mark.parametrize(
    ("address", "forwarded", "client"),
    [
        ("10.0.0.5", "203.0.113.7", "203.0.113.7"),
        ("10.0.0.5", "1.2.3.4, 203.0.113.7", "203.0.113.7"),
        ("10.0.0.5", "203.0.113.7, 10.0.0.9", "203.0.113.7"),
        ("10.0.0.5", "2001:db8::7", "2001:db8::7"),
        ("10.0.0.5", "nonsense", "10.0.0.5"),
        ("10.0.0.5", "203.0.113.7, nonsense", "10.0.0.5"),
    ],
)
def test_whom_a_proxy_speaks_for(address: str, forwarded: str, client: str) -> None:
    assert Proxies(["10.0.0.0/8"]).client(address, forwarded) == client


def test_who_is_trusted() -> None:
    proxies = Proxies(["10.0.0.0/8", "2001:db8::1"])
    assert [proxies.trusts(a) for a in ("10.1.2.3", "::ffff:10.1.2.3", "2001:db8::1", "11.0.0.1", "", "x")] == [
        True,
        True,
        True,
        False,
        False,
        False,
    ]


def test_limits_are_those_of_the_client_behind_a_trusted_proxy(hosted: LoggedServer) -> None:
    for client in ("203.0.113.1", "203.0.113.2"):
        statuses = [answer(hosted, "/api/tables", WISH, X_Forwarded_For=client)[0] for _ in range(4)]
        assert statuses == [201, 201, 201, 429]
    page = {"host": "inside:8080", "origin": "https://play.example.org", "X_Forwarded_Host": "play.example.org"}
    assert answer(hosted, "/api/tables", WISH, X_Forwarded_For="203.0.113.3", **page)[0] == 201


def test_nobody_else_is_believed(tmp_path: Path) -> None:
    server = Server(f"sqlite:///{tmp_path}/tables.db", "--tables-per-minute", "3").start()
    try:
        statuses = [answer(server, "/api/tables", WISH, X_Forwarded_For=f"203.0.113.{n}")[0] for n in range(4)]
        assert statuses == [201, 201, 201, 429]
        assert answer(server, "/", host="evil.example", X_Forwarded_Host="localhost")[0] == 403
    finally:
        server.stop()


# Logs


def test_logs_are_structured_and_tell_no_tokens(tmp_path: Path) -> None:
    options = ["--log-level", "debug", "--log-format", "json", "--access-log"]
    server = LoggedServer(f"sqlite:///{tmp_path}/tables.db", *options).start()
    opened = server.open_table("convoy", 2)

    async def scenario() -> None:
        async with Client(opened, opened.seats[0], opened.host) as one:
            await one.play(0)
            await one.send_raw(json.dumps({"type": "join", "id": "9", "tokens": opened.seats}))
            await one.until_type("nack")

    try:
        asyncio.run(scenario())
        answer(server, f"/api/tables/{opened.table}?token={opened.seats[1]}")
    finally:
        assert server.stop() == 0
    log = "".join(server.log)
    lines = [json.loads(line) for line in server.log]
    played = next(line for line in lines if line.get("method") == "SOCKET")
    assert (played["logger"], played["level"], played["path"]) == ("carambolage.access", "info", "/api/socket")
    assert {"address": "127.0.0.1", "method": "POST", "path": "/api/tables", "status": 201}.items() <= lines[0].items()
    for token in (*opened.seats, opened.host, opened.watch, opened.invite):
        assert token not in log


def test_requests_are_logged_by_option_only(tmp_path: Path) -> None:
    server = LoggedServer(f"sqlite:///{tmp_path}/tables.db", "--log-level", "info").start()
    server.get("/api/health")
    assert server.stop() == 0
    assert not [line for line in server.log if "request" in line]


def test_a_request_that_breaks_the_server_is_logged(tmp_path: Path) -> None:
    """A page that cannot be read: HTTP 500 in our own form, and a trace for whoever runs the server."""
    breaking = "import carambolage.table.http.routes as routes\nroutes.version = lambda name: 1 / 0\n{}"
    server = LoggedServer(f"sqlite:///{tmp_path}/tables.db", "--log-format", "json")
    server.command[2] = breaking.format(server.command[2])
    server.start()
    status, text = answer(server, "/api/health")
    assert (status, json.loads(text)["code"]) == (500, "broken")
    assert server.stop() == 0
    line = json.loads(server.log[0])
    assert (line["level"], line["message"]) == ("error", "a request broke the server: GET /api/health")
    assert "ZeroDivisionError" in line["error"]


@pytest.mark.parametrize(
    ("trouble", "status", "word"),
    [
        ("rooms.lobby as it; it.Lobby.is_deaf", 503, "deaf"),
        ("rooms.outage as it; it.Outage.is_on", 200, "away"),
    ],
)
def test_health_tells_by_its_status_whether_another_worker_is_better(
    tmp_path: Path, trouble: str, status: int, word: str
) -> None:
    server = LoggedServer(f"sqlite:///{tmp_path}/tables.db")
    server.command[2] = f"import carambolage.table.{trouble} = property(lambda it: True)\n{server.command[2]}"
    server.start()
    try:
        told = answer(server, "/api/health")
        assert (told[0], json.loads(told[1])["status"]) == (status, word)
    finally:
        server.stop()


def test_a_body_that_breaks_off_is_nobody_s_fault(tmp_path: Path) -> None:
    server = LoggedServer(f"sqlite:///{tmp_path}/tables.db", "--log-level", "info").start()
    host, port = server.address.split(":")
    head = f"POST /api/tables HTTP/1.1\r\nHost: {server.address}\r\nContent-Type: application/json\r\n"
    with socket.create_connection((host, int(port))) as line:
        line.sendall(f"{head}Content-Length: 100\r\n\r\n{{".encode())
    counted = ""
    for _ in range(100):
        counted = server.text("/metrics")
        if 'status="400"' in counted:
            break
        time.sleep(0.05)
    assert server.stop() == 0
    assert 'status="400"' in counted
    assert not [line for line in server.log if "broke" in line]


@pytest.mark.parametrize(
    "text",
    [
        "/t/abc#seat=0123456789abcdefABCDEF",
        '{"tokens":["0123456789abcdefABCDEF"]}',
        "{'own': '0123456789abcdefABCDEF'}",
        "token: 0123456789abcdefABCDEF",
    ],
)
def test_tokens_are_taken_out(text: str) -> None:
    assert "0123456789" not in without_tokens(text)
    record = logging.LogRecord("x", logging.WARNING, "x.py", 1, "%s", (text,), None)
    record.link = text
    for formatter in (TextFormatter(), JsonFormatter()):
        assert "0123456789" not in formatter.format(record)


# Metrics


def test_metrics_of_one_process(server: Server) -> None:
    opened = server.open_table("convoy", 2)

    async def scenario() -> None:
        async with Client(opened, opened.seats[0]) as one:
            await one.play(0)
            await one.ask("undo", seat=1)

    asyncio.run(scenario())
    text = server.text("/metrics")
    assert re.search(r'^carambolage_entries_total\{worker="0",what="answered"\} [1-9]', text, re.M)
    assert re.search(r'^carambolage_refusals_total\{worker="0",code="not_yours"\} [1-9]', text, re.M)
    assert re.search(r'^carambolage_change_seconds_bucket\{worker="0",le="\+Inf"\} [1-9]', text, re.M)
    assert re.search(r'^carambolage_requests_total\{worker="0",status="201"\} [1-9]', text, re.M)
    assert re.search(r'^process_resident_memory_bytes\{worker="0"\} [1-9]', text, re.M)
    for line in text.splitlines():
        assert re.fullmatch(r'# (HELP|TYPE) \w+ .+|\w+\{(\w+="[^"]*",?)+\} [-+.e\d]+', line), line


def test_every_metric_is_declared_once(server: Server) -> None:
    declared = re.findall(r"^# TYPE (\w+) (\w+)$", server.text("/metrics"), re.M)
    assert len(declared) == len(set(declared))
    assert all(FAMILIES[name].kind == kind for name, kind in declared)


def test_metrics_of_all_workers_are_told_together(tmp_path: Path) -> None:
    first, second = Metrics(), Metrics()
    first.count("carambolage_refusals_total", code="stale")
    second.observe("carambolage_store_seconds", 0.002)
    MetricsFolder(str(tmp_path), 0).leave(first.samples({}))
    text = MetricsFolder(str(tmp_path), 1).text(second.samples({"carambolage_connections": 3}))
    assert 'carambolage_refusals_total{worker="0",code="stale"} 1' in text
    assert 'carambolage_connections{worker="1"} 3' in text
    assert 'carambolage_store_seconds_bucket{worker="1",le="0.0025"} 1' in text
    assert text.count("# TYPE process_cpu_seconds_total") == 1


def test_labels_are_escaped() -> None:
    metrics = Metrics()
    metrics.count("carambolage_refusals_total", code='a"b\\c\nd')
    assert 'code="a\\"b\\\\c\\nd"' in rendered({"0": metrics.samples({})})


def test_workers_of_one_supervisor_answer_for_each_other(cluster: Cluster) -> None:
    server = Server(cluster.database("counted"), "--workers", "2").start()
    try:
        workers = {'process_cpu_seconds_total{worker="0"}', 'process_cpu_seconds_total{worker="1"}'}
        while not all(worker in server.text("/metrics") for worker in workers):
            time.sleep(0.1)
        assert server.text("/metrics").count("# TYPE process_cpu_seconds_total") == 1
    finally:
        server.stop()
