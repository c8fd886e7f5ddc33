"""Starting the server: what cannot be is said in one sentence."""

import asyncio
import socket
from pathlib import Path

import pytest

from carambolage.cli import main
from carambolage.table.http.addresses import addresses, own_address
from tests.table.client import Client
from tests.table.serving import Server


def test_several_workers_need_a_shared_store(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["table", "--store", f"sqlite:///{tmp_path}/t.db", "--workers", "2"]) == 1
    assert "need a store that they can share" in capsys.readouterr().err


def test_a_taken_port_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        assert main(["table", "--store", f"sqlite:///{tmp_path}/t.db", "--port", str(port)]) == 1
    assert "choose another --host or --port" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["--store", "mysql://x"], "names no store"),
        (["--store", "sqlite:////nowhere/at/all.db"], "cannot be opened"),
        (["--store", "postgresql://nobody@127.0.0.1:1/nothing"], "cannot be opened"),
        (["--port", "99999"], "there is no port 99999"),
        (["--game", "nothing:GAME"], "there is no module"),
    ],
)
def test_mistakes_are_told_in_one_sentence(
    arguments: list[str],
    reason: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert main(["table", *arguments]) in (1, 2)
    told = capsys.readouterr().err
    assert reason in told
    assert told.count("\n") == 1


def test_the_web_client_is_served(tmp_path: Path) -> None:
    server = Server(f"sqlite:///{tmp_path}/t.db").start()
    try:
        page = server.text("/")
        assert page.startswith("<!doctype html>")
        assert server.text("/t/anything") == page
    finally:
        server.stop()


def test_addresses_for_this_machine_and_for_others() -> None:
    assert addresses("127.0.0.1", 80) == ("http://127.0.0.1:80", None)
    assert addresses("::1", 80) == ("http://[::1]:80", None)
    assert addresses("10.0.0.5", 80) == ("http://10.0.0.5:80", "http://10.0.0.5:80")
    here, nearby = addresses("0.0.0.0", 80)  # noqa: S104
    assert here == "http://127.0.0.1:80"
    own = own_address()
    assert nearby == (f"http://{own}:80" if own else None)


def test_limits_of_one_address(tmp_path: Path) -> None:
    server = Server(f"sqlite:///{tmp_path}/t.db", "--tables-per-minute", "2", "--connections", "3").start()
    opened = server.open_table("convoy", 2)
    server.open_table("convoy", 2)
    status, refusal = server.refusal("/api/tables", {"game": "convoy", "seats": [{"kind": "person"}] * 2})
    assert (status, refusal["code"]) == (429, "too_many_tables")

    async def scenario() -> None:
        async with Client(opened, opened.seats[0]) as one, Client(opened, opened.watch), Client(opened, opened.watch):
            fourth = Client(opened, opened.watch)
            await fourth.connect_to(server.address)
            assert await fourth.closed() == 4003
            assert fourth.heard[-1]["code"] == "full"
            assert (await one.ask("ping"))["type"] == "pong"
        while (await asyncio.to_thread(server.get, "/api/health"))["connections"]:
            await asyncio.sleep(0.05)
        async with Client(opened, opened.watch) as again:
            assert (await again.ask("ping"))["type"] == "pong"

    try:
        asyncio.run(scenario())
    finally:
        server.stop()


def test_a_browser_on_the_machine_itself_opens_the_door_to_the_network(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("BROWSER", "true")
    server = Server(f"sqlite:///{tmp_path}/tables.db", "--open").start()
    try:
        assert {"reach": None, "can_open": True}.items() <= server.get("/api/health").items()
        for passed_on in ({"X-Forwarded-For": "10.0.0.5"}, {"Forwarded": "for=10.0.0.5"}, {"Host": "10.0.0.1"}):
            assert server.refusal("/api/nearby", {}, **passed_on)[1]["code"] == "not_this_machine"
        own = own_address()
        if own is None:
            assert server.refusal("/api/nearby", {})[1]["code"] == "no_network"
            return
        reach = server.post("/api/nearby", {})["reach"]
        assert reach == server.post("/api/nearby", {})["reach"] == f"http://{own}:{server.address.partition(':')[2]}"
        server.address = reach.removeprefix("http://")
        assert {"reach": reach, "can_open": False}.items() <= server.get("/api/health").items()
        assert server.refusal("/api/nearby", {})[1]["code"] == "not_this_machine"
        assert server.open_table().table
    finally:
        assert server.stop() == 0


def test_a_server_that_nobody_sits_at_opens_no_door(server: Server) -> None:
    assert server.get("/api/health")["can_open"] is False
    assert server.refusal("/api/nearby", {})[1]["code"] == "no_network"
