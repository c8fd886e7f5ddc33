"""The exercises of a game, read from its folder `lessons`: lessons in TOML, a file each; puzzles as lines of JSON.

A lesson's file is named `1_drive.toml`: the number is its place, the rest its name. Its words are the messages
`lesson-NAME` of the game, with `.task`, `.hint1`, `.hint2`, `.done` and `.failed`.
"""

from functools import lru_cache
from pathlib import Path

import msgspec

from carambolage.engine.errors import CarambolageError
from carambolage.engine.game import Game
from carambolage.engine.match.match import Match
from carambolage.engine.notation.reading import at
from carambolage.engine.rules.actions import Answer
from carambolage.learning.goals import Condition, Goal

PUZZLES = "puzzles.jsonl"
PUZZLE = "puzzle-"
HINTS = ("hint1", "hint2")


class UnknownExerciseError(CarambolageError, LookupError):
    """There is no such lesson or puzzle."""


class Lesson(msgspec.Struct, forbid_unknown_fields=True):
    """A position with fixed dice, a goal, and answers that reach it; `seat` is the learner's."""

    position: str
    goal: Goal
    solution: list[str]
    seat: int = 0
    seed: int = 1
    dice: list[int] = []


class Puzzle(msgspec.Struct, forbid_unknown_fields=True):
    """A position in which one answer is clearly best; `tries` and `prospects` are what a search found."""

    position: str
    seat: int
    best: str
    tries: dict[str, int]
    prospects: dict[str, float]


class Exercise(msgspec.Struct):
    """A lesson or a puzzle of a game, under its name."""

    name: str
    position: str
    goal: Goal
    seat: int
    seed: int
    dice: list[int]

    def match(self, game: Game, seed: int | bytes) -> Match:
        """A match that stands at its position, with its first dice fixed."""
        match = at(self.position, seed, game)
        if self.dice:
            match.fix(*self.dice)
        return match


@lru_cache(maxsize=32)
def lessons_of(game: Game) -> dict[str, Lesson]:
    """The lessons of a game in their order, by name."""
    files = sorted(_folder(game).glob("*.toml"), key=lambda file: int(file.stem.partition("_")[0]))
    return {
        file.stem.partition("_")[2]: msgspec.toml.decode(file.read_text(encoding="utf-8"), type=Lesson)
        for file in files
    }


@lru_cache(maxsize=32)
def puzzles_of(game: Game) -> list[Puzzle]:
    """The puzzles of a game."""
    file = _folder(game) / PUZZLES
    lines = file.read_text(encoding="utf-8").splitlines() if file.exists() else []
    return [msgspec.json.decode(line, type=Puzzle) for line in lines]


@lru_cache(maxsize=256)
def exercise_of(game: Game, name: str) -> Exercise:
    """An exercise by its name: that of a lesson, or `puzzle-17`."""
    lesson = lessons_of(game).get(name)
    if lesson is not None:
        return Exercise(name, lesson.position, lesson.goal, lesson.seat, lesson.seed, lesson.dice)
    number = name.removeprefix(PUZZLE)
    puzzles = puzzles_of(game)
    if name.startswith(PUZZLE) and number.isdecimal() and 1 <= int(number) <= len(puzzles):
        puzzle = puzzles[int(number) - 1]
        return Exercise(name, puzzle.position, Goal([Condition(answer=puzzle.best)], answers=1), puzzle.seat, 1, [])
    raise UnknownExerciseError(f"{game.name} has no exercise {name!r}; there are {', '.join(lessons_of(game))}")


def answer_number(game: Game, text: str) -> int:
    """The action number of an answer as it reads: `drive vehicle=1`."""
    verb, *fields = text.split()
    pairs = (field.partition("=") for field in fields)
    return game.actions.pack(Answer(verb, {name: int(value) for name, _, value in pairs}))


def _folder(game: Game) -> Path:
    return game.home / "lessons"
