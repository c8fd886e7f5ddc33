"""The search bot: repeatable, blind for what is hidden, stronger than chance, and able to tell why."""

import pytest

import carambolage
from carambolage.bots import SearchBot, UnknownBotError, bot, needs_search
from carambolage.engine.match.match import Match
from carambolage.engine.twins.execution import plain
from carambolage.lab import Setting, duels
from carambolage.testing.convoy.game import GAME

CONVOY = "carambolage.testing.convoy.game:GAME"
pytestmark = pytest.mark.slow


def begun(seed: int = 4, players: int = 3) -> Match:
    return carambolage.new(GAME, players=players, seed=seed)


def test_an_answer_depends_on_nothing_but_the_seed_and_what_the_seat_knows() -> None:
    match = begun()
    answers = [one.visits for one in SearchBot(7, iterations=300).explain(match, 0)]
    for seed in range(12):
        other = match.copy()
        plain(GAME).imagine(other.state, other.pack.tables, 0, seed)
        other.state.rng = seed
        found = SearchBot(7, iterations=300).explain(other, 0)
        assert [one.visits for one in found] == answers


def test_it_explains_what_it_considered() -> None:
    match = begun()
    found = SearchBot(1, iterations=400).explain(match, 0)
    assert {one.action for one in found} <= set(match.offers(0))
    assert [one.visits for one in found] == sorted((one.visits for one in found), reverse=True)
    assert sum(one.visits for one in found) == 400
    assert all(0 <= one.expectation <= 1 for one in found)
    assert SearchBot(1, iterations=400).choose(match, 0) == found[0].action


def test_what_was_found_is_kept_for_the_next_question() -> None:
    match, mind = begun(players=2), SearchBot(3, iterations=500)
    match.play(0, mind.choose(match, 0))
    while match.asked != (0,) and not match.over and 0 not in match.asked:
        match.play(match.asked[0], match.offers(match.asked[0])[0])
    fresh = sum(one.visits for one in SearchBot(3, iterations=500).explain(match, 0))
    assert fresh == 500
    assert sum(one.visits for one in mind.explain(match, 0)) >= 500


def test_two_workers_look_at_twice_as_much() -> None:
    match = begun()
    assert sum(one.visits for one in SearchBot(1, iterations=100, workers=2).explain(match, 0)) == 200


def test_it_beats_chance() -> None:
    total = duels(Setting(CONVOY, 2, ("search:200", "random")), 60)
    assert total.games == 60
    assert total.win_rate > 0.6


def test_levels_are_bots() -> None:
    match = begun()
    levels = ("rookie", "driver", "ace")
    for level in levels:
        assert bot(level, 1).choose(match, 0) in match.offers(0)
    assert [needs_search(level) for level in levels] == [False, True, True]


@pytest.mark.parametrize("name", ["search:0", "search:x", "greedy:5", "search:9999999"])
def test_a_number_that_makes_no_sense_is_refused(name: str) -> None:
    with pytest.raises(UnknownBotError, match="only search takes a number"):
        bot(name)
