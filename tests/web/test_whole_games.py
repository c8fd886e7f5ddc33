"""A whole game of each game by the table in words alone, and one by keyboard alone."""

import pytest

from tests.web.playing import play_by_keys, play_in_words, sit_down
from tests.web.visitor import Visitors

# Short ones: a few rounds on the road, a race without powers.
SHORT = {
    "thunder_road": {"big_rig": "false", "final_five": "false", "carnage": "false", "round_cap": "4"},
    "wacky_races": {"racer_choice": "random", "powers": "off"},
}


@pytest.mark.parametrize("game", list(SHORT))
def test_by_words_alone(visitors: Visitors, game: str) -> None:
    ada = sit_down(visitors, game, SHORT[game])
    assert play_in_words(ada) > 5


@pytest.mark.parametrize("game", list(SHORT))
def test_by_keyboard_alone(visitors: Visitors, game: str) -> None:
    ada = sit_down(visitors, game, SHORT[game])
    assert play_by_keys(ada) > 5
