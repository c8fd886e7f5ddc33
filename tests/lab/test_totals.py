"""Totals add up in any order, and intervals are Wilson's."""

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from carambolage.lab import Totals, wilson

GAMES = st.lists(
    st.tuples(st.integers(1, 999), st.integers(1, 99), st.lists(st.integers(1, 6), min_size=3, max_size=3)),
    min_size=1,
    max_size=12,
)


def counted(games: list[tuple[int, int, list[int]]]) -> Totals:
    lengths = np.array([game[:2] for game in games], np.int32)
    return Totals.counted(lengths, np.array([game[2] for game in games], np.int8))


def test_what_is_counted() -> None:
    totals = counted([(10, 3, [1, 2, 4]), (20, 5, [2, 1, 1]), (6, 1, [3, 2, 5])])
    assert totals == Totals(
        games=3, decisions=36, length=9, wins=(1, 1, 1), shared=1, nobody=1, ahead=((0, 1, 2), (2, 0, 2), (1, 0, 0))
    )
    assert (totals.mean_decisions, totals.mean_length) == (12.0, 3.0)


@settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])  # a busy machine is no mistake
@given(GAMES, GAMES, GAMES)
def test_totals_add_up_in_any_order(
    a: list[tuple[int, int, list[int]]], b: list[tuple[int, int, list[int]]], c: list[tuple[int, int, list[int]]]
) -> None:
    parts = [counted(games) for games in (a, b, c)]
    assert (parts[0] + parts[1]) + parts[2] == parts[2] + (parts[1] + parts[0]) == counted(a + b + c)
    assert Totals.none(3) + parts[0] == parts[0]


def test_nothing_played_has_no_mean() -> None:
    assert (Totals.none(2).mean_length, Totals.none(2).mean_decisions) == (0.0, 0.0)


@pytest.mark.parametrize(
    ("hits", "tries", "low", "high"),
    [
        (0, 10, 0.0, 0.2775),
        (5, 10, 0.2366, 0.7634),
        (10, 10, 0.7225, 1.0),
        (0, 0, 0.0, 1.0),
        (800, 1000, 0.7741, 0.8237),
    ],
)
def test_wilson(hits: int, tries: int, low: float, high: float) -> None:
    assert wilson(hits, tries) == pytest.approx((low, high), abs=1e-4)
