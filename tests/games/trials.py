"""The games that the common tests are about."""

from collections.abc import Callable, Iterable, Sequence

import pytest

from tests.games.thunder_road.trial import THUNDER_ROAD
from tests.games.trial import Trial
from tests.games.wacky_races.trial import WACKY_RACES

TRIALS = (THUNDER_ROAD, WACKY_RACES)


def each(parts: Callable[[Trial], Iterable[object]]) -> Sequence[object]:
    """Every part of every game, as parameters of a test: the game and the part, several of them in a tuple."""
    made = []
    for trial in TRIALS:
        for part in parts(trial):
            parameters = part if isinstance(part, tuple) else (part,)
            made.append(pytest.param(trial, *parameters, id=f"{trial}-{parameters[0]}"))
    return made
