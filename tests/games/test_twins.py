"""The plain and the packed twin play thousands of random games alike, to the last byte.

Tests run compiled rules with bounds checks. That those without, which users run, play the same games is seen in a game
and, where `CARAMBOLAGE_THOROUGH` is set (`make test-all`), in every one: compiling them takes minutes.
"""

import os

import pytest

from carambolage.engine.record import pack
from carambolage.engine.rules.dice import Chooser, sow
from carambolage.engine.twins.execution import blank_game, packed, plain
from carambolage.testing.trials.trial import Trial
from carambolage.testing.variants import chance_of
from tests.games.found import TRIALS, each

NOBODY, FIRST, EVERYBODY = 0, 1, 63
UNCHECKED = [trial for trial in TRIALS if os.environ.get("CARAMBOLAGE_THOROUGH") or str(trial) == "wacky_races"]


@pytest.mark.slow
@pytest.mark.parametrize(("trial", "number", "games"), each(lambda trial: trial.twin_games))
def test_whole_games_come_to_the_same_end(trial: Trial, number: int, games: int) -> None:
    table, printed, rules, twin = trial.table(number), trial.printed, plain(trial.game), trial.twin
    for seed in range(games):
        greedy = (NOBODY, NOBODY, FIRST, EVERYBODY)[seed % 4]
        g, chooser = blank_game(trial.game, table.players, table.options), Chooser()
        made = pack(g)
        rules.begin(g, printed, seed)
        sow(chooser, seed)
        rules.play_out(g, printed, chooser, greedy)
        twin.begin(made, 0, seed)
        twin.play_on(made, 0, seed, greedy)
        assert made.tobytes() == pack(g).tobytes(), f"{table}, seed {seed}, greedy {greedy}"


@pytest.mark.slow
@pytest.mark.parametrize(("trial", "number", "games"), each(lambda trial: trial.close_games))
def test_every_decision_leads_to_the_same_bytes(trial: Trial, number: int, games: int) -> None:
    table, printed, rules, twin = trial.table(number), trial.printed, plain(trial.game), trial.twin
    for seed in range(games):
        g, chance = blank_game(trial.game, table.players, table.options), chance_of(seed)
        made = pack(g)
        rules.begin(g, printed, seed)
        rules.settle(g, printed)
        twin.begin(made, 0, seed)
        while not g.over:
            assert made.tobytes() == pack(g).tobytes(), f"{table}, seed {seed}, decision {g.decisions}"
            action = chance.choice(g.offer[: g.offers])
            twin.answer(made, 0, g.seat, action)
            rules.answer(g, printed, g.seat, action)
        assert made.tobytes() == pack(g).tobytes(), f"{table}, seed {seed}, at the end"


@pytest.mark.slow
@pytest.mark.parametrize("trial", UNCHECKED, ids=str)
@pytest.mark.parametrize("greedy", [NOBODY, FIRST])
def test_games_without_bounds_checks_are_the_same(trial: Trial, greedy: int) -> None:
    checked, unchecked = trial.twin, packed(trial.game, trial.printed, checked=False)
    for number in range(3):
        table = trial.table(number)
        games = checked.new_games(table.players, table.options)
        ends = [twin.play_games(games, 1, 200, greedy) for twin in (checked, unchecked)]
        assert [end.tobytes() for end in ends[0]] == [end.tobytes() for end in ends[1]], f"{table}"
