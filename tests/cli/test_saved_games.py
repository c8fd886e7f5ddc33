"""Telling saved games again, and checking them: also those that are broken, cut or changed."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.cli.conftest import Cli


def test_replay_tells_the_log_and_the_board(cli: Cli, saved: Path) -> None:
    ran = cli("replay", saved)
    assert (ran.code, ran.err) == (0, "")
    head, *lines = ran.out.splitlines()
    assert head.startswith("Convoy, 4 players, ")
    assert "Round 1." in lines
    assert "A car has reached the finish." in lines
    assert not any("draws a 1" in line for line in lines)


def test_replay_through_the_eyes_of_a_seat_in_french(cli: Cli, saved: Path) -> None:
    ran = cli("replay", saved, "--seat", 1, "--lang", "fr")
    assert ran.code == 0
    assert "Joueur 1 pioche un" in ran.out
    assert "Player" not in ran.out


@pytest.mark.parametrize(("to", "decisions"), [(0, 0), (3, 3), (100_000, None)])
def test_replay_to_a_decision(cli: Cli, saved: Path, to: int, decisions: int | None) -> None:
    total = json.loads(saved.read_text().splitlines()[-1])["decisions"]
    ran = cli("replay", saved, "--to", to)
    assert ran.code == 0
    assert f", {total if decisions is None else decisions} decision" in ran.out.splitlines()[0]
    assert ("finish." in ran.out) == (decisions is None)


def test_replay_without_such_a_seat(cli: Cli, saved: Path) -> None:
    ran = cli("replay", saved, "--seat", 9)
    assert ran.code == 2
    assert "there is no seat 9; the seats are 1 to 4" in ran.err


def test_verify_says_what_was_verified(cli: Cli, saved: Path) -> None:
    seal = json.loads(saved.read_text().splitlines()[-1])
    ran = cli("verify", saved)
    assert (ran.code, ran.err) == (0, "")
    assert f"{seal['decisions']} decisions, over" in ran.out
    assert f"{seal['digest']}, as sealed" in ran.out
    assert "result     A car has reached the finish.\n           1. Player " in ran.out
    assert ran.out.endswith("verified\n")


def test_verify_wants_a_seal(cli: Cli, saved: Path) -> None:
    saved.write_text("".join(saved.read_text().splitlines(keepends=True)[:-1]))
    ran = cli("verify", saved)
    assert ran.code == 1
    assert "the file has no seal" in ran.out
    assert ran.err.endswith("has no seal, so it may have been cut; not verified\n")


def cut(text: str) -> str:
    return text[: len(text) // 2]


def seed(text: str) -> str:
    return text.replace('"seed": 3', '"seed": 4')


def digest(text: str) -> str:
    return text.replace('"digest": "', '"digest": "0')


def game(text: str) -> str:
    return text.replace('"game": "convoy"', '"game": "os:system"')


def last_answer(text: str) -> str:
    lines = text.splitlines(keepends=True)
    return "".join([*lines[:-2], lines[-1]])


CHANGES: list[tuple[Callable[[str], str], str]] = [
    (cut, "it is cut off"),
    (seed, "line "),
    (digest, "does not come to the sealed state"),
    (game, "there is no game 'os:system'"),
    (last_answer, "does not come to the sealed state"),
    (lambda text: "", "the file is empty"),
    (lambda text: "\x00\x01 nonsense", "this is not a line of JSON"),
    (lambda text: "[1, 2]\n", "there should be an object in braces"),
]


@pytest.mark.parametrize(("change", "reason"), CHANGES)
@pytest.mark.parametrize("command", [("replay",), ("verify",), ("play", "--resume")])
def test_a_file_that_does_not_hold(
    cli: Cli, saved: Path, command: tuple[str, ...], change: Callable[[str], str], reason: str
) -> None:
    saved.write_text(change(saved.read_text()))
    before = saved.read_bytes()
    ran = cli(*command, saved)
    assert ran.code == 1
    assert reason in ran.err
    assert "Traceback" not in ran.err
    assert saved.read_bytes() == before
