"""How well a racer stands: what each thing is worth, and between which bounds."""

from collections.abc import Callable

import pytest

from carambolage.games.wacky_races.bot.judge import judge
from tests.games.wacky_races.scenario import Scenario
from tests.rules.wacky_races.lineup import quiet_race

EVEN = 5_000


def race() -> Scenario:
    """Two racers side by side ahead of the others, with three cards each and no power."""
    table = quiet_race(2).hand("A", "DFP").hand("B", "DFP").face_up("A", "").face_up("B", "")
    return table.places(A=9, B=9, C=2, D=2, E=2, F=2)


def worth(table: Scenario, racer: str = "A") -> int:
    return judge(table.g, table.t, table.index(racer))


@pytest.mark.parametrize(
    ("change", "change_of_worth"),
    [
        (lambda table: table, 0),
        (lambda table: table.places(A=10), 420),
        (lambda table: table.places(B=10), -420),
        (lambda table: table.hand("A", "DFPRR"), 2 * 130),
        (lambda table: table.hand("A", "DDDFFFPP"), 3 * 130),
        (lambda table: table.face_up("A", "12"), 90),
        (lambda table: table.face_up("A", "134"), 2 * 90),
    ],
)
def test_what_a_lead_is_worth(change: Callable[[Scenario], Scenario], change_of_worth: int) -> None:
    table = change(race())
    assert [worth(table, "A"), worth(table, "B")] == [EVEN + change_of_worth, EVEN - change_of_worth]


def test_neutral_racers_count_by_their_place_alone() -> None:
    assert worth(race().places(C=12)) == EVEN + 420 * 9 + 3 * 130 - 420 * 12


def test_whoever_has_finished_is_judged_by_the_place_and_the_others_by_who_is_ahead() -> None:
    table = race()
    table.racer(1).finished, table.finishers = 2, 2
    table.racer(2).finished = 1
    assert worth(table, "B") == 10_000 - 1_500
    assert worth(table, "A") == EVEN + 420 * 9 + 3 * 130 - 420 * 2 - 2 * 1_500


def test_a_lead_has_its_bounds() -> None:
    table = race().places(A=20, B=1)
    assert [worth(table, "A"), worth(table, "B")] == [9_700, 300]
