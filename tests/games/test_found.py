"""Every game brings along what the common tests need."""

from tests.games.found import missing


def test_every_game_has_its_trial_and_its_golden_games() -> None:
    assert missing() == [], "docs/adding-a-game.md says what belongs into these files"
