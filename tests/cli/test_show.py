"""Positions on the command line: printed by `replay`, shown by `show`, played on by `play`, copied at the prompt."""

import io
import sys
from pathlib import Path

import pytest

import carambolage
from carambolage.testing.convoy.game import GAME
from tests.cli.conftest import Cli


@pytest.fixture
def position() -> str:
    """A game of convoy after its first answer."""
    match = carambolage.new(GAME, players=2, seed=1)
    match.play(0, match.offers(0)[0])
    return match.position()


def test_the_board_and_the_question(cli: Cli, position: str) -> None:
    ran = cli("show", position)
    assert ran.code == 0
    assert ran.out.splitlines() == [
        "Player 1 at 0",
        "Player 2 at 0",
        "Player 2: Choose one of your 3 cards in secret.",
    ]


def test_a_position_from_the_input_or_a_file(cli: Cli, position: str, tmp_path: Path) -> None:
    shown = cli("show", position).out
    assert cli("show", "-", typed=position).out == shown
    (tmp_path / "position.txt").write_text(position)
    assert cli("show", "position.txt").out == shown
    assert "Joueur 2 en 0" in cli("show", "position.txt", "--lang", "fr").out


def test_the_picture(cli: Cli, position: str, tmp_path: Path) -> None:
    assert cli("show", position, "--svg", "board.svg", "--seat", 2).code == 0
    assert (tmp_path / "board.svg").read_text().startswith("<svg")


@pytest.mark.parametrize("game", carambolage.game_names())
def test_every_game_shows_a_position(cli: Cli, game: str, tmp_path: Path) -> None:
    match = carambolage.new(game, players=3, seed=2)
    ran = cli("show", "-", "--svg", "board.svg", typed=match.position())
    assert ran.code == 0
    assert ran.out.splitlines()[: len(match.board())] == match.board()
    assert (tmp_path / "board.svg").read_text() == match.picture()


def test_a_replay_ends_at_a_position_that_is_played_on(cli: Cli, saved: Path) -> None:
    position = cli("replay", saved, "--to", 5, "--position").out
    assert carambolage.at(position, game=GAME).position() == position
    ran = cli("play", "--position", position, "--seat", "none", "--seed", 1, "--save", "rest.jsonl")
    assert ran.code == 0
    assert "verified" in cli("verify", "rest.jsonl").out


def test_the_prompt_copies_what_a_seat_knows(cli: Cli) -> None:
    ran = cli("play", "convoy", "--players", 2, "--seed", 1, typed="p\nq\ny\n")
    assert "known_to 0" in ran.out


@pytest.mark.parametrize(
    ("arguments", "code", "reason"),
    [
        (("show", "chess 1"), 1, "line 1: there is no game 'chess'"),
        (("show", "-"), 1, "the position is empty"),
        (("show", "picture.png"), 2, "picture.png holds no text, so it holds no position"),
        (("show", "POSITION", "--seat", "3"), 2, "there is no seat 3; the seats are 1 to 2"),
        (("show", "POSITION", "--svg", "no/such/place.svg"), 1, "no/such/place.svg: No such file or directory"),
        (("play", "--position", "POSITION", "--players", "3"), 2, "a position brings its own players"),
        (("play", "--position", "POSITION", "--resume", "x"), 2, "not allowed with argument"),
    ],
)
def test_mistakes(cli: Cli, position: str, tmp_path: Path, arguments: tuple[str, ...], code: int, reason: str) -> None:
    (tmp_path / "picture.png").write_bytes(b"\x89PNG\xff")
    ran = cli(*(position if word == "POSITION" else word for word in arguments))
    assert ran.code == code
    assert reason in ran.err


def test_an_input_that_is_no_text(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    from carambolage.cli import main

    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(b"\xff\xfe")))
    assert main(["show", "-"]) == 2
