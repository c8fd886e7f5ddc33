"""A real server with the built client, and people before it."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.web.visitor import Visitors

CLIENT = Path(__file__).resolve().parents[2] / "src" / "carambolage" / "table" / "client" / "index.html"


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where the server answers."""
    if not CLIENT.exists():
        pytest.fail("the web client is not built; run: make client")
    store = f"sqlite:///{tmp_path_factory.mktemp('tables')}/tables.db"
    command = [
        sys.executable,
        "-m",
        "carambolage",
        "table",
        "--port",
        "0",
        "--store",
        store,
        "--tables-per-minute",
        "500",
        "--requests-per-minute",
        "1000000",
        "--open",
    ]
    nobody = {**os.environ, "BROWSER": "true"}  # what the server opens is no window
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=nobody) as server:
        assert server.stdout is not None
        line = server.stdout.readline()
        found = [word for word in line.split() if word.startswith("http")]
        assert found, f"the server did not start, it said: {line!r}"
        yield found[0]
        server.terminate()


@pytest.fixture
def visitors(address: str, chromium: Browser) -> Iterator[Visitors]:
    """People with a browser each; afterwards none of them has seen an error or left the site."""
    gathered = Visitors(address, chromium)
    yield gathered
    gathered.leave()
    assert gathered.troubles == []
