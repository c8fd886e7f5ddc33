"""Chances of damage, against the table of section 23.5 and against draws one by one."""

from fractions import Fraction
from itertools import combinations

import pytest

from carambolage.games.wreckage.text.odds import by_points, odds, percent, point_chances, tenths
from tests.games.wreckage.scenario import Scenario

# Cards drawn: the mean number of hits and the chance of at least one, for Handling 0 to 4.
PRINTED = {
    1: ((1.05, 68), (0.38, 30), (0.07, 8), (0, 0), (0, 0)),
    2: ((2.10, 90), (1.20, 65), (0.55, 37), (0.18, 14), (0.04, 4)),
    3: ((3.15, 97), (2.18, 85), (1.33, 64), (0.68, 40), (0.29, 19)),
    4: ((4.20, 99), (3.21, 95), (2.26, 83), (1.44, 64), (0.80, 42)),
    6: ((6.30, 100), (5.30, 99), (4.31, 97), (3.33, 91), (2.42, 80)),
}


@pytest.mark.parametrize("cards", PRINTED)
def test_full_deck(cards: int) -> None:
    table = Scenario("pick_up", "sedan")
    for handling, (mean, chance) in enumerate(PRINTED[cards]):
        chances = odds(table.g, table.t, cards, handling, 99)
        assert round(float(chances.mean), 2) == pytest.approx(mean)
        assert round(float(chances.hit * 100)) == chance
        assert chances.destroyed == 0


def test_chances_are_those_of_all_draws() -> None:
    pile = [0, 0, 1, 1, 1, 2, 3]
    counts = tuple(pile.count(points) for points in range(4))
    for cards in range(len(pile) + 1):
        draws = [sum(draw) for draw in combinations(pile, cards)]
        expected = [Fraction(draws.count(total), len(draws)) for total in range(max(draws) + 1)]
        chances = point_chances(counts, (0, 0, 0, 0), cards)
        assert chances[: len(expected)] == expected
        assert sum(chances) == 1


@pytest.mark.rule("WK-DMG-15", "WK-HID-12")
def test_the_rest_of_a_draw_comes_from_the_discard_pile() -> None:
    table = Scenario("pick_up", "sedan").pile("torn_bodywork", discarded=("dented_panel", "ricochet"))
    chances = odds(table.g, table.t, 2, 0, 3)
    assert (chances.mean, chances.hit, chances.destroyed) == (Fraction(5, 2), Fraction(1), Fraction(1, 2))
    everything = odds(table.g, table.t, 9, 0, 3)
    assert (everything.mean, everything.destroyed) == (Fraction(3), Fraction(1))


def test_deck_by_points() -> None:
    table = Scenario("pick_up", "sedan")
    assert by_points(table.t, table.deck) == (13, 15, 9, 3)


def test_only_what_is_certain_is_0_or_100() -> None:
    assert [percent(Fraction(n, 1000)) for n in (0, 1, 15, 504, 505, 999, 1000)] == [0, 1, 2, 50, 51, 99, 100]
    assert [tenths(Fraction(n, 100)) for n in (0, 4, 5, 233)] == [0, 0, 1, 23]
