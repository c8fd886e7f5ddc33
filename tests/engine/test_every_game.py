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
from carambolage.testing.cases import EVERY_VARIANT, ONCE

EVERYWHERE = ("check_decisions", "check_imagined_worlds", "check_secret_answers")
ELSEWHERE = 3  # the other checks are made at every third table
WATCHED = ("check_answers", "check_end", "check_leaving", "check_secret_answers")


def every_case(game: Game) -> list[Case]:
    """The checks of one game, as many as there is time for."""
    if os.environ.get("CARAMBOLAGE_THOROUGH"):
        return cases(game, [*mixtures(game), *variants(game)], seeds=(1, 2))
    tables = mixtures(game)
    return [case for case in cases(game, tables, seeds=(1,)) if is_taken(case, tables.index(case.variant))]


def is_taken(case: Case, table: int) -> bool:
    """Whether there is time for a check at a table: what is secret and what the twins do is looked at everywhere, what
    the engine does for any game at some tables.
    """
    if case.check not in EVERY_VARIANT or case.check.__name__ in EVERYWHERE:
        return True
    return (EVERY_VARIANT.index(case.check) + table) % ELSEWHERE == 0


CASES = [case for name in carambolage.game_names() for case in every_case(carambolage.game(name))]


@pytest.mark.slow
@pytest.mark.parametrize("case", CASES, ids=str)
def test_conformance(case: Case, monkeypatch: pytest.MonkeyPatch) -> None:
    if case.check.__name__ not in WATCHED:
        monkeypatch.delenv("CARAMBOLAGE_GUARD")
    case.run()


@pytest.mark.parametrize("name", carambolage.game_names())
def test_every_check_is_made_of_every_game(name: str) -> None:
    made = {case.check for case in CASES if case.variant.game.name == name}
    assert {*ONCE, *EVERY_VARIANT} <= made
    assert {*EVERYWHERE, *WATCHED} <= {check.__name__ for check in made}
