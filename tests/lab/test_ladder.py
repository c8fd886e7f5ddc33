"""Ladders: who meets whom on which seats, and the ratings that follow."""

from math import log10

import pytest

from carambolage.lab import Duel, LabError, Ladder, Pairings, Setting, pairs_of, ratings

CONVOY = "carambolage.testing.convoy.game:GAME"


def test_every_pair_meets_equally_often_on_both_kinds_of_seats() -> None:
    play = Ladder(Setting(CONVOY, 2, ("random", "greedy", "rookie"))).player()
    assert [duel.games for duel in play(0, 12).duels] == [4, 4, 4]
    assert [duel.games for duel in play(3, 5).duels] == [1, 1, 0]
    assert play(0, 5) + play(5, 12) == play(0, 12)


def test_seats_are_swapped_from_game_to_game_of_a_pair() -> None:
    ladder = Ladder(Setting(CONVOY, 3, ("random", "greedy", "rookie")))
    tables = [ladder.table(seed) for seed in range(9)]
    assert [pair for pair, _ in tables] == [0, 1, 2] * 3
    assert [list(seats) for _, seats in tables] == [[0, 2]] * 3 + [[1]] * 3 + [[0, 2]] * 3


def test_two_bots_are_as_far_apart_as_their_odds() -> None:
    first, second = ratings(2, pairs_of(2), [Duel(wins=29, ties=2, games=40)])
    assert first.elo - second.elo == pytest.approx(400 * log10(30.5 / 10.5))
    assert first.elo == pytest.approx(-second.elo)
    assert (first.share, first.games) == (0.75, 40)
    assert second.share == 0.25
    low, high = first.interval
    assert low < first.elo < high


def test_strengths_are_found_again() -> None:
    """Outcomes exactly as some strengths would have them, the tie that is added taken off."""
    strengths, pairs = (250.0, 0.0, -50.0, -200.0), pairs_of(4)
    duels = []
    for first, second in pairs:
        share = 1 / (1 + 10 ** ((strengths[second] - strengths[first]) / 400))
        won = 1_001 * share - 0.5
        duels.append(Duel(wins=int(won), ties=0, games=1_000))
    for rating, strength in zip(ratings(4, pairs, duels), strengths, strict=True):
        low, high = rating.interval
        assert rating.elo == pytest.approx(strength, abs=1)
        assert 5 < high - rating.elo < 20
        assert low == pytest.approx(2 * rating.elo - high)


def test_more_games_make_narrower_intervals_and_clear_wins_are_finite() -> None:
    few = ratings(2, pairs_of(2), [Duel(10, 0, 10)])[0]
    many = ratings(2, pairs_of(2), [Duel(70, 0, 100)])[0]
    assert few.elo == pytest.approx(200 * log10(10.5 / 0.5))
    assert many.reach < few.reach


def test_a_bot_that_met_nobody_is_average() -> None:
    assert ratings(3, pairs_of(3), [Duel(5, 0, 9), Duel(), Duel()])[2].elo == pytest.approx(0)


def test_pairings_add_up() -> None:
    both = Pairings.of(3, 1, Duel(1, 0, 1)) + Pairings.of(3, 2, Duel(0, 1, 1))
    assert both == Pairings((Duel(), Duel(1, 0, 1), Duel(0, 1, 1)))
    assert both.games == 2


@pytest.mark.parametrize(("bots", "said"), [(("greedy",), "two bots or more"), (("greedy", "greedy"), "named twice")])
def test_a_ladder_needs_different_bots(bots: tuple[str, ...], said: str) -> None:
    with pytest.raises(LabError, match=said):
        Ladder(Setting(CONVOY, 2, bots))
