"""Whoever installs a wheel or an sdist, without the repository, can play in a browser at once."""

import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.packaging.conftest import UV, Installed, Packages, outside_environment, uv
from tests.web.visitor import LATER, Visitors
from tests.web.winding import server_at


@contextmanager
def opened(command: list[str | Path], cwd: Path) -> Iterator[str]:
    """A server that some command starts; gives its address."""
    whole = [*command, "table", "--port", "0", "--store", f"sqlite:///{cwd}/tables.db"]
    with subprocess.Popen(whole, cwd=cwd, env=outside_environment(), stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        try:
            line = server.stdout.readline()
            assert line.startswith("The table is open at http"), f"the server said {line!r}"
            yield line.split()[5]
        finally:
            server.terminate()


def play_a_move(address: str, chromium: Browser) -> None:
    """Come to a table against a bot that needs no compiled rules, take a car, play a card."""
    visitors = Visitors(address, chromium)
    seats = [{"kind": "person"}, {"kind": "bot", "bot": "rookie"}]
    told = server_at(address).post("/api/tables", {"game": "wacky_races", "seats": seats, "seed": 7})
    ada = visitors.come()
    ada.open(f"/t/{told['table']}#seat={told['seats'][0]['token']}")
    ada.choose_car()
    ada.await_turn()
    cards = ada.page.locator(".hand .card.open")
    expect(cards.first).to_be_visible(timeout=LATER)
    before = cards.count()
    ada.press(cards.first)
    expect(cards).not_to_have_count(before, timeout=LATER)
    visitors.leave()
    assert visitors.troubles == []


def study_the_balance(command: Path, cwd: Path) -> None:
    """Make a small study, compare it with another, merge both: its files need no further package."""
    balance: list[str | Path] = [command, "balance"]
    games = [*balance, "carambolage.testing.convoy.game:GAME", "--bot", "rookie", "--games", "3", "--out"]
    for rest in (
        [*games, "one"],
        [*games, "other", "--seed", "3"],
        [*games, "again", "--compare", "one"],
        [*balance, "merge", "one", "other", "--out", "both"],
    ):
        ran = subprocess.run(rest, cwd=cwd, env=outside_environment(), capture_output=True, text=True)
        assert ran.returncode == 0, ran.stderr
    rows = [*(cwd / "both").rglob("*.parquet")]
    assert len(rows) == 6
    assert all(path.read_bytes().startswith(b"PAR1") for path in rows)
    assert "<html" in (cwd / "again" / "report.html").read_text(encoding="utf-8")


@pytest.mark.parametrize("kind", ["wheel", "sdist"])
def test_an_installed_package_plays(
    kind: str, packages: Packages, install: Installed, chromium: Browser, tmp_path: Path
) -> None:
    programs = install(getattr(packages, kind))
    study_the_balance(programs / "carambolage", tmp_path)
    with opened([programs / "carambolage"], tmp_path) as address:
        play_a_move(address, chromium)


def test_pipx_starts_a_table(packages: Packages, tmp_path: Path) -> None:
    """It downloads everything anew, so that it is tried only where somebody has installed it."""
    if (pipx := shutil.which("pipx")) is None:
        pytest.skip("pipx is not installed")
    with opened([pipx, "run", "--spec", packages.wheel, "carambolage"], tmp_path) as address:
        assert "<div" in server_at(address).text("/")


def test_uvx_starts_a_table(packages: Packages, tmp_path: Path) -> None:
    uv("tool", "run", "--from", packages.wheel, "carambolage", "--version", cwd=tmp_path)
    with opened([UV, "tool", "run", "--offline", "--from", packages.wheel, "carambolage"], tmp_path) as address:
        assert "<div" in server_at(address).text("/")
