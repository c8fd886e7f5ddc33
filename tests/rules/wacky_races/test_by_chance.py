"""Races of all kinds by chance."""

import pytest

from tests.games.wacky_races.trial import TRIAL
from tests.rules.by_chance import play_by_chance


@pytest.mark.rule("WR-TRN-01")
@pytest.mark.parametrize("number", range(60))
def test_a_game_by_chance(number: int) -> None:
    play_by_chance(TRIAL, number)
