"""What each game brings along to the common tests, found by its name: `tests/games/<game>/trial.py` and so on."""

from collections.abc import Callable, Iterable, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from carambolage.engine.registry import games
from carambolage.testing.trials.golden import Golden
from carambolage.testing.trials.trial import Trial

HERE = Path(__file__).parent
PARTS = {"trial": "TRIAL", "golden_games": "GOLDEN"}


def missing() -> list[str]:
    """The files that a game should have brought."""
    files = [HERE / name / f"{part}.py" for name in games() for part in PARTS]
    return [str(file.relative_to(HERE)) for file in files if not file.is_file()]


def brought(part: str) -> dict[str, Any]:
    """A part of every game that has it, by the names of the games."""
    found = [name for name in games() if (HERE / name / f"{part}.py").is_file()]
    return {name: getattr(import_module(f"tests.games.{name}.{part}"), PARTS[part]) for name in found}


TRIALS: list[Trial] = list(brought("trial").values())
GOLDEN: dict[str, Sequence[Golden]] = brought("golden_games")


def each(parts: Callable[[Trial], Iterable[object]]) -> Sequence[object]:
    """Every part of every game, as parameters of a test: the game and the part, several of them in a tuple."""
    cases = []
    for trial in TRIALS:
        for part in parts(trial):
            parameters = part if isinstance(part, tuple) else (part,)
            cases.append(pytest.param(trial, *parameters, id=f"{trial}-{parameters[0]}"))
    return cases
