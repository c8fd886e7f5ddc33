"""Golden scenes: all that came of the scenes which the tests of a game's rules tell.

A test asserts what its rule says. Its scene holds more: every event with all its numbers, every card and vehicle at the
end, what waits and who is asked. A digest of that is kept for each test in `golden_scenes.txt` of the game's folder, so
that a change of a rule shows in every situation that it touches, also where nobody thought of asserting it.

`python -m tests.rules thunder_road` writes those of a game anew: look at whose lines have changed.
"""

import hashlib
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from carambolage.engine.record import fields_of, is_record
from carambolage.engine.rules.state import GameRecord
from carambolage.testing.scenario import BaseScenario

ROOM = Path(__file__).parent
FILE = "golden_scenes.txt"
NO_SCENE = "-"  # for tests that tell none
DIGITS = 10
RENEWED = pytest.StashKey[dict[str, str]]()  # where digests are collected instead of being compared
# Chance, and what the engine notes for itself, are no part of a scene; what waits and is asked is told apart.
_OF_THE_ENGINE = frozenset(GameRecord.__annotations__)


@cache
def kept(folder: Path) -> dict[str, str]:
    """The digests of a game's tests, by what they are called within its folder."""
    file = folder / FILE
    lines = file.read_text(encoding="utf-8").splitlines() if file.is_file() else []
    return dict(line.rsplit(" ", 1) for line in lines)


def keep(folder: Path, digests: Mapping[str, str]) -> None:
    """Write the digests of a game's tests."""
    lines = sorted(f"{test} {digest}\n" for test, digest in digests.items())
    (folder / FILE).write_text("".join(lines), encoding="utf-8")


def folder_of(test: pytest.Item) -> Path:
    """The folder of the game that a test is about."""
    return ROOM / test.path.relative_to(ROOM).parts[0]


def called(test: pytest.Item) -> str:
    """What a test is called within the folder of its game."""
    return f"{test.path.relative_to(folder_of(test)).as_posix()}::{test.nodeid.partition('::')[2]}"


def digest(scenes: Sequence[BaseScenario]) -> str:
    """What some scenes have come to, as a few letters."""
    if not scenes:
        return NO_SCENE
    text = "\n".join(line for scene in scenes for line in outcome(scene))
    return hashlib.sha256(text.encode()).hexdigest()[:DIGITS]


def outcome(scene: BaseScenario) -> Iterator[str]:
    """What was told in a scene, and how it ends."""
    g, names = scene.g, scene.game.events
    yield from (f"{names[kind]} {numbers}" for kind, *numbers in scene.events)
    yield from _facts(g, "", _OF_THE_ENGINE)
    yield f"waiting {g.stack[: g.depth]}"
    if g.ask:
        yield f"asked {g.asked} {g.seat} {g.ask} {g.about} {scene.offered}"
    if g.over:
        yield "over"


def _facts(part: Any, path: str, left_out: frozenset[str] = frozenset()) -> Iterator[str]:
    """The fields of a record that are not zero."""
    for field in fields_of(type(part)):
        if field.name not in left_out:
            yield from _values(getattr(part, field.name), f"{path}{field.name}")


def _values(value: Any, path: str) -> Iterator[str]:
    if isinstance(value, int):
        if value:
            yield f"{path} {value}"
    elif is_record(type(value)):
        yield from _facts(value, f"{path}.")
    elif value and isinstance(value[0], int):
        if any(value):
            yield f"{path} {value}"
    else:
        for number, item in enumerate(value):
            yield from _values(item, f"{path}[{number}]")
