"""Every game there is passes the same checks, by being there.

Most checks look at the same random games. Some of them watch over every value that a rule stores, the others need not.
A few tables meet every number of players and every value of every option, several at once. With
`CARAMBOLAGE_THOROUGH` set (`make test-all`) each value also has a table of its own, with more seeds.
"""

import os

import pytest

import carambolage
from carambolage.engine.game import Game
from carambolage.testing import Case, cases, mixtures, variants


def every_case(game: Game) -> list[Case]:
    """The checks of one game, as many as there is time for."""
    if os.environ.get("CARAMBOLAGE_THOROUGH"):
        return cases(game, [*mixtures(game), *variants(game)], seeds=(1, 2))
    return cases(game, mixtures(game), seeds=(1,))


CASES = [case for name in carambolage.game_names() for case in every_case(carambolage.game(name))]


WATCHED = ("check_answers", "check_end", "check_leaving", "check_secret_answers")


@pytest.mark.slow
@pytest.mark.parametrize("case", CASES, ids=str)
def test_conformance(case: Case, monkeypatch: pytest.MonkeyPatch) -> None:
    if case.check.__name__ not in WATCHED:
        monkeypatch.delenv("CARAMBOLAGE_GUARD")
    case.run()


def test_watched_checks_are_there() -> None:
    assert set(WATCHED) <= {case.check.__name__ for case in CASES}
