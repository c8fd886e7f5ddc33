"""Games of all boxes by chance."""

import pytest

from tests.games.thunder_road.trial import TRIAL
from tests.rules.by_chance import play_by_chance


@pytest.mark.rule("TR-RND-01")
@pytest.mark.parametrize("number", range(100))
def test_a_game_by_chance(number: int) -> None:
    play_by_chance(TRIAL, number)
