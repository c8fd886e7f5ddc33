"""The proxies of hosting/, real ones, before two real servers on one PostgreSQL; without TLS, at other ports."""

import asyncio
import os
import re
import shutil
import socket
import subprocess
import threading
import time
import urllib.error
from collections.abc import Callable, Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from tests.table.client import Client
from tests.table.evening import Evening
from tests.table.postgres import Cluster
from tests.table.serving import PATIENCE, Server, free_port

HOSTING = Path(__file__).parents[2] / "hosting"
DOMAIN = "play.example.org"
WISH, OPENED_A_MINUTE = {"game": "convoy", "seats": [{"kind": "person"}] * 2}, 30


class Front:
    """A proxy that runs, seen from outside: its address, and what it answers under the name of the site."""

    def __init__(self, command: list[str], port: int, **environment: str) -> None:
        self.address = f"127.0.0.1:{port}"
        self._process = subprocess.Popen(command, stderr=subprocess.DEVNULL, env={"PATH": "/usr/bin", **environment})
        end = time.monotonic() + PATIENCE
        while not _is_open(port):
            assert self._process.poll() is None, f"{command[0]} has ended"
            assert time.monotonic() < end, f"{command[0]} does not listen"
            time.sleep(0.05)

    def stop(self) -> None:
        """End it."""
        self._process.terminate()
        self._process.wait(PATIENCE)


def _is_open(port: int) -> bool:
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) == 0


Starter = Callable[[Path, list[str]], Front]


def caddy(folder: Path, upstreams: list[str]) -> Front:
    """Caddy with our Caddyfile."""
    port, text = free_port(), (HOSTING / "Caddyfile").read_text(encoding="utf-8")
    site = _changed(text, {r"^\{\$DOMAIN\} \{": f"http://{{$DOMAIN}}:{port} {{"})
    (folder / "Caddyfile").write_text("{\n\tadmin off\n\tauto_https off\n}\n" + site)
    command = [_program("caddy"), "run", "--adapter", "caddyfile", "--config", str(folder / "Caddyfile")]
    return Front(command, port, HOME=str(folder), DOMAIN=DOMAIN, TABLES=" ".join(upstreams))


def nginx(folder: Path, upstreams: list[str]) -> Front:
    """The server with TLS of our nginx.conf, with neither."""
    port, text = free_port(), (HOSTING / "nginx.conf").read_text(encoding="utf-8")
    changes = {
        r"127\.0\.0\.1:8080": upstreams[0],
        r"127\.0\.0\.1:8081": upstreams[1],
        r"server \{\s+listen 80;[^}]*\}": "",
        r"listen 443 [^;]*;": f"listen 127.0.0.1:{port};",
        r"listen \[::\]:443 [^;]*;": "",
        r"ssl_[^;]*;\s*": "",
    }
    places = [f"{kind}_temp_path {folder};" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")]
    http = f"access_log off; {' '.join(places)} {_changed(text, changes)}"
    conf = folder / "nginx.conf"
    conf.write_text(f"daemon off; pid {folder}/pid; events {{}} http {{ {http} }}")
    return Front([_program("nginx"), "-p", str(folder), "-e", "stderr", "-c", str(conf)], port)


def _changed(text: str, changes: dict[str, str]) -> str:
    for pattern, replacement in changes.items():
        assert re.search(pattern, text, re.MULTILINE), f"{pattern} is not in the file"
        text = re.sub(pattern, replacement, text, flags=re.MULTILINE)
    return text


def _program(name: str) -> str:
    place = shutil.which(name, path=os.environ["PATH"] + ":/usr/sbin")
    if place is None:
        pytest.skip(f"{name} is not installed")
    return place


class Site(Server):
    """What people see of the servers: the proxy, under the name of the site."""

    def __init__(self, front: Front) -> None:
        self.address = front.address

    def text(self, path: str, **headers: str) -> str:
        """What the site answers, as text."""
        return super().text(path, host=DOMAIN, **headers)

    def post(self, path: str, body: object, **headers: str) -> Any:
        """What the site answers to a JSON body."""
        return super().post(path, body, host=DOMAIN, **headers)


class Guest(Client):
    """Somebody who comes to the site by its name."""

    async def connect_to(self, address: str) -> None:
        """Connect without joining; a proxy that has nobody to pass on to is one that is not there."""
        await self.cut()
        host, _, port = address.partition(":")
        try:
            self._socket = await connect(f"ws://{DOMAIN}:{port}/api/socket", host=host, port=port, compression=None)
        except InvalidStatus as error:
            raise ConnectionError(error) from None


@pytest.fixture(scope="module")
def tables(cluster: Cluster) -> Iterator[list[Server]]:
    """Two servers, one of them of two workers, as the compose file has them."""
    url = cluster.database("behind_a_proxy")
    options = ["--allow-host", DOMAIN, "--trusted-proxy", "127.0.0.1", "--tables-per-minute", str(OPENED_A_MINUTE)]
    servers = [Server(url, *options, "--workers", workers).start() for workers in ("2", "1")]
    yield servers
    for server in servers:
        server.stop()


@pytest.fixture(params=[caddy, nginx])
def site(request: pytest.FixtureRequest, tables: list[Server], tmp_path: Path) -> Iterator[Site]:
    """The site behind each of the proxies."""
    start: Starter = request.param
    front = start(tmp_path, [server.address for server in tables])
    yield Site(front)
    front.stop()


def test_a_game_goes_on_while_one_server_after_the_other_is_replaced(site: Site, tables: list[Server]) -> None:
    assert "<div" in site.text("/")
    with pytest.raises(urllib.error.HTTPError, match="404"):
        site.text("/metrics")
    evening = Evening(site, 700, tables=1, guest=Guest)

    async def replace(evening: Evening) -> None:
        for server in tables:
            await evening.some_moves(3)
            assert await asyncio.to_thread(server.stop) == 0
            await evening.some_moves(3)
            await asyncio.to_thread(server.start)

    evening.spend(replace)


def test_limits_are_those_of_the_visitor_whatever_address_he_claims(site: Site) -> None:
    def status(number: int) -> int:
        try:
            site.post("/api/tables", WISH, **{"X-Forwarded-For": f"203.0.113.{number}"})
        except urllib.error.HTTPError as error:
            with error:
                return error.code
        return 201

    assert 429 in [status(number) for number in range(2 * OPENED_A_MINUTE)]


def test_caddy_asks_for_the_health_of_a_server_under_the_name_of_the_site(tmp_path: Path) -> None:
    """By the name of its container a server would refuse it, and be taken for a sick one."""
    asked: list[str | None] = []
    heard = threading.Event()

    class Upstream(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            asked.append(self.headers["Host"])
            self.send_response(200)
            self.end_headers()
            heard.set()

        def log_message(self, *arguments: object) -> None:
            """Nothing."""

    with ThreadingHTTPServer(("127.0.0.1", 0), Upstream) as upstream:
        threading.Thread(target=upstream.serve_forever).start()
        try:
            front = caddy(tmp_path, [f"127.0.0.1:{upstream.server_port}"])
            assert heard.wait(PATIENCE)
            front.stop()
        finally:
            upstream.shutdown()
    assert asked[0] == DOMAIN
