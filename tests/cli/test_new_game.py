"""`carambolage new-game`: the skeleton is checked, played, simulated, tested and installed as its author would."""

import os
import subprocess
import sys
from dataclasses import fields
from pathlib import Path

import pytest

from carambolage.engine.game import Game
from tests.cli.conftest import Cli

ROOT = Path(__file__).resolve().parents[2]
NAME = "road_rage"


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A new game in a folder of its own."""
    folder = tmp_path_factory.mktemp("games") / "skeleton"
    run_in(folder.parent, "-m", "carambolage", "new-game", NAME, "--dir", str(folder))
    return folder


def run_in(folder: Path, *arguments: str, site: Path = ROOT) -> str:
    """The output of Python in a folder, which is expected to succeed; packages are also sought in `site`."""
    environment = {**os.environ, "PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{site}", "LC_ALL": "C.UTF-8"}
    done = subprocess.run([sys.executable, *arguments], cwd=folder, env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_nothing_of_the_example_is_left(project: Path) -> None:
    files = [file for file in project.rglob("*") if file.is_file()]
    assert {"pyproject.toml", "README.md", "rules.md", "game.py", "en.ftl", "fr.ftl"} <= {file.name for file in files}
    assert [file for file in files if "convoy" in file.read_text().lower() or "CV-" in file.read_text()] == []


def test_style_and_types(project: Path) -> None:
    run_in(project, "-m", "ruff", "check")
    run_in(project, "-m", "ruff", "format", "--check")
    run_in(project, "-m", "mypy")


def test_conformance_and_rules(project: Path) -> None:
    assert " passed" in run_in(project, "-m", "pytest", "-q", "-p", "no:cacheprovider")


def test_playing_and_simulating(project: Path) -> None:
    place = f"{NAME}.game:GAME"
    assert "Round 1." in run_in(project, "-m", "carambolage", "play", place, "--seat", "none", "--seed", "1")
    text = run_in(project, "-m", "carambolage", "simulate", place, "--games", "20", "--twin", "plain")
    assert f"{NAME}, 20 games" in text


def test_an_installed_game_is_listed(project: Path, tmp_path: Path) -> None:
    pip = ("-m", "pip", "install", "--quiet", "--no-deps", "--no-build-isolation", "--disable-pip-version-check")
    run_in(tmp_path, *pip, "--target", str(tmp_path / "site"), str(project))
    assert "Road Rage, 2 to 4 players" in run_in(tmp_path, "-m", "carambolage", "games", site=tmp_path / "site")
    saved = ("--seat", "none", "--save", "race.jsonl")
    run_in(tmp_path, "-m", "carambolage", "play", NAME, *saved, site=tmp_path / "site")
    assert "verified" in run_in(tmp_path, "-m", "carambolage", "verify", "race.jsonl", site=tmp_path / "site")


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (("Road Rage",), "'Road Rage' cannot be the name of a game"),
        (("class",), "'class' cannot be the name of a game"),
        (("wacky_races",), "there is a game wacky_races already"),
        (("numpy",), "there is a package numpy already"),
        (("json",), "there is a package json already"),
        (("drift", "--dir", "taken"), "taken exists already"),
    ],
)
def test_what_cannot_be_written(cli: Cli, tmp_path: Path, arguments: tuple[str, ...], reason: str) -> None:
    (tmp_path / "taken").mkdir()
    (tmp_path / "taken" / "mine").touch()
    ran = cli("new-game", *arguments)
    assert (ran.code, ran.out) == (2, "")
    assert reason in ran.err
    assert [file.name for file in tmp_path.iterdir()] == ["taken"]


def test_the_page_names_every_part_of_a_game() -> None:
    page = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
    assert [part.name for part in fields(Game) if f"`{part.name}`" not in page] == []
