"""Training: generations that depend on nothing but their seed, and that improve bad weights."""

import pytest

from carambolage.lab import Duel, LabError, Pairings, Setting
from carambolage.lab.executors import InProcess
from carambolage.lab.spans import cut
from carambolage.lab.training import Course, Generation, scale_of, trained_bot, whole_weights

SETTING = Setting("carambolage.testing.convoy.game:GAME", players=2)
OWN = {"STEP": 10, "GAMBLE": 10}


def generation(number: int = 0, centre: dict[str, float] | None = None, pairs: int = 4) -> Generation:
    return Generation(
        SETTING, Course(pairs, 8, 1.5), number, 7, centre or {"STEP": -10.0, "GAMBLE": -4.0}, scale_of(OWN)
    )


def test_variants_lie_opposite_each_other() -> None:
    signs = generation().signs(2)
    up, down = generation().variants(2)
    assert up == trained_bot({"STEP": -10 + 15 * signs["STEP"], "GAMBLE": -4 + 15 * signs["GAMBLE"]})
    assert down == trained_bot({"STEP": -10 - 15 * signs["STEP"], "GAMBLE": -4 - 15 * signs["GAMBLE"]})
    assert generation(1).signs(0) != generation(0).signs(0) or generation(1).signs(1) != generation(0).signs(1)


def test_generations_have_games_of_their_own() -> None:
    assert [generation(number).numbers for number in range(3)] == [(0, 32), (32, 64), (64, 96)]


def test_weights_go_where_the_winners_are() -> None:
    """The first of pair 0 has won all, the others are even: the weights move its way by a part of two reaches."""
    outcome = generation(pairs=2).outcome(Pairings((Duel(8, 0, 8), Duel(3, 2, 8))))
    signs = generation(pairs=2).signs(0)
    assert outcome == {"STEP": -10 + 15 * signs["STEP"], "GAMBLE": -4 + 15 * signs["GAMBLE"]}


def test_the_same_weights_on_both_sides_are_exactly_even() -> None:
    """Two games in a row have the same seed and swapped seats, so that variants which play alike win one each."""
    alike = generation(centre={"STEP": 1_000.0, "GAMBLE": 1_000.0})
    total = sum(alike.player()(0, 32).duels, Duel())
    assert (total.wins + total.ties / 2, total.games) == (16, 32)
    assert alike.outcome(alike.player()(0, 32)) == alike.centre


def test_shards_add_up() -> None:
    one = generation(1)
    parts = dict(InProcess().play(one, cut([one.numbers], one.shard)))
    assert sum(parts.values(), Pairings.none(4)) == one.player()(*one.numbers)


def test_bad_weights_get_better() -> None:
    """From driving slowly and never gambling to driving fast and gambling, in five generations."""
    centre: dict[str, float] = {"STEP": -10.0, "GAMBLE": -10.0}
    for number in range(5):
        current = generation(number, centre, pairs=8)
        centre = current.outcome(current.player()(*current.numbers))
    assert all(value > 0 for value in centre.values())


def test_whole_weights() -> None:
    assert whole_weights({"a": 1.6, "b": -9e9}) == {"a": 2, "b": -1_000_000}


@pytest.mark.parametrize(("pairs", "games"), [(0, 8), (4, 0), (4, 7)])
def test_a_course_swaps_seats(pairs: int, games: int) -> None:
    with pytest.raises(LabError, match="an even number of games"):
        Course(pairs, games, 0.3)
