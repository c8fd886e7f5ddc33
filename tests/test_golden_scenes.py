"""Golden scenes notice what a test does not ask for, and every test of the rules has its own."""

import ast
import re
from pathlib import Path

import pytest

from carambolage.engine.twins.execution import blank_game
from carambolage.testing.convoy.game import GAME
from carambolage.testing.scenario import BaseScenario
from tests.rules.scenes import FILE, NO_SCENE, ROOM, digest, kept

GAMES = sorted(path.parent for path in ROOM.glob(f"*/{FILE}"))


def convoy() -> BaseScenario:
    """A small game in the middle of a round."""
    scene = BaseScenario()
    scene.game = GAME
    scene.begin(blank_game(GAME, 2, {}), GAME.load_pack(GAME.home / "pack"))
    scene.twin.begin(scene.g, scene.t, 7)
    return scene.settle()


def test_the_same_scene_comes_to_the_same() -> None:
    assert digest([convoy()]) == digest([convoy()])
    assert digest([]) == NO_SCENE


def test_an_event_a_number_of_the_table_and_a_question_make_a_difference() -> None:
    usual, event, table, question, waiting = (convoy() for _ in range(5))
    kind, *numbers = event.events[-1]
    event.events[-1] = (kind, numbers[0] + 1, *numbers[1:])
    table.g.round += 1
    question.g.asked = 1
    waiting.push(1)
    assert len({digest([scene]) for scene in (usual, event, table, question, waiting)}) == 5


def test_chance_to_come_makes_none() -> None:
    later = convoy()
    later.g.rng += 1
    assert digest([later]) == digest([convoy()])


@pytest.mark.parametrize("folder", GAMES, ids=lambda folder: folder.name)
def test_every_test_of_the_rules_has_its_golden_scenes(folder: Path) -> None:
    """What is missing or no longer there is written by `python -m tests.rules GAME`."""
    written = {re.sub(r"\[.*", "", name) for name in kept(folder)}
    assert written == {f"{file.relative_to(folder).as_posix()}::{test}" for file, test in functions(folder)}


def functions(folder: Path) -> set[tuple[Path, str]]:
    """The functions below a folder that are tests."""
    return {
        (file, node.name)
        for file in folder.rglob("test_*.py")
        for node in ast.parse(file.read_text(encoding="utf-8")).body
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    }
