"""Thousands of random games of each game, with everything that must always be true looked at after every decision.

They run on the packed twin with bounds checks; a few more run on the plain twin. Every batch has its own number of
players and its own options, drawn from its number, so that a failure names all that is needed to see it again.
"""

import pytest

from carambolage.engine.match.match import Match
from carambolage.engine.record import pack
from carambolage.testing.trials.trial import Trial
from carambolage.testing.variants import chance_of, play_randomly
from tests.games.found import TRIALS, each

PLAIN_GAMES = 12


@pytest.mark.slow
@pytest.mark.parametrize(("trial", "number", "games"), each(lambda trial: trial.batches))
def test_what_is_always_true_after_every_decision(trial: Trial, number: int, games: int) -> None:
    outcome = trial.played(number, games)
    assert outcome.is_sound, "\n".join(outcome.failures)


@pytest.mark.slow
@pytest.mark.parametrize(("trial", "number"), each(lambda trial: range(PLAIN_GAMES)))
def test_what_is_always_true_holds_on_the_plain_twin(trial: Trial, number: int) -> None:
    table, chance = trial.table(100 + number), chance_of(number)
    match = Match(trial.game, table.players, number, table.options)
    while not match.over:
        assert trial.broken(pack(match.state)) == {}, f"{table}, seed {number}"
        play_randomly(match, chance)
    assert trial.broken(pack(match.state)) == {}, f"{table}, seed {number}"


@pytest.mark.parametrize("trial", TRIALS, ids=str)
def test_every_invariant_is_seen_broken(trial: Trial) -> None:
    assert list(trial.breaks) == [rule.__name__ for rule in trial.invariants]


@pytest.mark.slow
@pytest.mark.parametrize(("trial", "name"), each(lambda trial: trial.breaks))
def test_a_broken_game_is_noticed(trial: Trial, name: str) -> None:
    games = trial.position(trial.twin)
    assert trial.broken(games) == {}
    trial.breaks[name](games)
    assert name in trial.broken(games)
