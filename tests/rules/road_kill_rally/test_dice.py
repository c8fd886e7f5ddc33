"""The dice (chapter 3)."""

from fractions import Fraction

import pytest

from carambolage.games.road_kill_rally.dice import at_least, exact_odds, roll_dice
from carambolage.games.road_kill_rally.names.things import Purpose
from tests.games.road_kill_rally.scenario import Scenario


def rolled(*faces: int, count: int) -> tuple[int, Scenario]:
    table = Scenario().dice(*faces)
    table._feed()
    hits = roll_dice(table.g, table.t, 0, Purpose.CHECK, count)
    table._listen()
    return hits, table


@pytest.mark.rule("RK-DIC-01", "RK-DIC-03", "RK-DIC-07")
@pytest.mark.parametrize(("face", "hits"), [(0, 0), (1, 0), (2, 0), (3, 1), (4, 1)])
def test_three_blanks_and_two_singles(face: int, hits: int) -> None:
    assert rolled(face, count=1)[0] == hits


@pytest.mark.rule("RK-DIC-01", "RK-DIC-02", "RK-DIC-07")
def test_a_double_brings_a_further_die_after_all_others() -> None:
    hits, table = rolled(5, 0, 5, 3, 4, count=2)
    assert hits == 2 + 0 + 2 + 1
    assert table.fate_left == 1


@pytest.mark.rule("RK-DIC-02")
def test_a_double_on_a_further_die_brings_another_without_limit() -> None:
    assert rolled(5, 5, 5, 5, 0, count=1)[0] == 8


@pytest.mark.rule("RK-DIC-04", "RK-DIC-05")
def test_any_number_of_dice_and_no_dice_show_nothing() -> None:
    hits, table = rolled(*[3] * 14, count=14)
    assert hits == 14
    assert table.told("rolled") == [(0, Purpose.CHECK, 0, 14, 0, 0)]
    hits, table = rolled(count=0)
    assert hits == 0
    assert table.told("rolled") == []
    assert table.rolls == Scenario().rolls


@pytest.mark.rule("RK-DIC-06")
def test_reference_values() -> None:
    odds = exact_odds(Scenario().t.face)
    two = [Fraction(1, 6), Fraction(5, 12), Fraction(5, 8), Fraction(37, 48), Fraction(83, 96)]
    three = [Fraction(1, 12), Fraction(2, 9), Fraction(19, 48), Fraction(9, 16), Fraction(403, 576), Fraction(77, 96)]
    assert [odds[dice][2] for dice in range(1, 6)] == two
    assert [odds[dice][3] for dice in range(1, 7)] == three
    assert odds[1][1] == Fraction(1, 2)


@pytest.mark.rule("RK-DIC-06", "RK-DEC-07")
def test_odds_are_in_the_tables_in_thousandths() -> None:
    t = Scenario().t
    assert [at_least(t, dice, 2) for dice in range(4)] == [0, 167, 417, 625]
    assert at_least(t, 3, 0) == 1000
    assert at_least(t, 99, 1) == t.odds[16][1]
    assert at_least(t, 99, 99) == t.odds[16][16]


@pytest.mark.rule("RK-DIC-08")
def test_the_striker_rolls_before_the_struck_car() -> None:
    table = Scenario(2).road("start", "open_highway", "proving_ground")
    table.put("A", (5, 1), speed=2).put("B", (6, 1), speed=4)
    table.dice(3, 0, 0, 0).move("A").choose("speed 2", "step 1 collide")
    assert [event[:2] for event in table.told("rolled")] == [(0, Purpose.COLLISION), (1, Purpose.COLLISION)]
    assert table.car("B").wiped == 1
    assert table.car("A").wiped == 0
