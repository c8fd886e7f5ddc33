"""The command line in this process, with convoy among its games."""

import io
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from carambolage.cli import main
from carambolage.engine import registry


@dataclass(frozen=True)
class Ran:
    """How a command ended."""

    code: int
    out: str
    err: str


Cli = Callable[..., Ran]


@pytest.fixture(autouse=True)
def somewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A fresh folder, an English terminal, and convoy in the list of games."""
    monkeypatch.chdir(tmp_path)
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG", "CARAMBOLAGE_TRACEBACK"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setitem(registry.places(), "convoy", "carambolage.testing.convoy.game:GAME")


@pytest.fixture
def cli(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Cli:
    """Run a command; `typed` is what stands on its standard input."""

    def run(*arguments: object, typed: str = "") -> Ran:
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        try:
            code = main([str(argument) for argument in arguments])
        except SystemExit as stop:
            code = stop.code if isinstance(stop.code, int) else 1
        return Ran(code, *capsys.readouterr())

    return run


@pytest.fixture
def saved(cli: Cli, tmp_path: Path) -> Path:
    """A finished game between bots."""
    file = tmp_path / "race.jsonl"
    assert cli("play", "convoy", "--seat", "none", "--seed", 3, "--save", file).code == 0
    return file
