"""The greedy bot is worth its name."""

import pytest

from carambolage.lab import Setting, playouts, prepare

GAMES = 500


@pytest.mark.slow
def test_greedy_finishes_ahead_of_random_in_four_of_five_duels() -> None:
    first = Setting("wacky_races", players=2, bots=("greedy", "random"))
    second = Setting("wacky_races", players=2, bots=("random", "greedy"))
    prepare(first, "packed")
    ahead = playouts(first, GAMES, seed=0).ahead[0][1] + playouts(second, GAMES, seed=GAMES).ahead[1][0]
    assert ahead >= 0.8 * 2 * GAMES
