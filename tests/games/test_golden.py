"""Saved games of an earlier day still come to the same end, byte for byte: a change of the rules is noticed.

When a rule was changed on purpose (or the record's layout, or the pack), renew them and look at what differs::

    python -m carambolage.testing.trials.golden tests.games.thunder_road.golden_games
    git diff --stat tests/games/thunder_road/golden

A change of the rules that makes saved games of players come out differently also needs a new `version` in `game.py`.
"""

from collections.abc import Sequence

import pytest

from carambolage.engine.match.loading import load, verify
from carambolage.engine.match.match import Match
from carambolage.engine.match.steps import Answered, Left
from carambolage.engine.twins.execution import packed
from carambolage.engine.words.spoken import What, spoken_phrases
from carambolage.testing.secret_checks import expect_same_recap, indistinguishable
from carambolage.testing.trials.golden import Golden
from tests.games.found import GOLDEN

LOOKS = 6
WHAT: tuple[What, ...] = ("ahead", "pieces")
ALL = [golden for games in GOLDEN.values() for golden in games]


@pytest.mark.parametrize("games", GOLDEN.values(), ids=list(GOLDEN))
def test_the_folder_holds_what_is_listed(games: Sequence[Golden]) -> None:
    assert set(games[0].folder.iterdir()) == {golden.path for golden in games}
    assert {golden.players for golden in games} == set(games[0].game.players)


@pytest.mark.parametrize("golden", ALL, ids=str)
def test_a_kept_game_comes_to_the_same_end(golden: Golden) -> None:
    report = verify(golden.path, golden.game)
    assert report.sealed
    assert report.over


@pytest.mark.parametrize("golden", ALL, ids=str)
def test_bots_play_it_the_same_way_again(golden: Golden) -> None:
    assert golden.played().save() == golden.path.read_text(encoding="utf-8")


@pytest.mark.parametrize("golden", ALL, ids=str)
def test_it_is_told_alike_in_every_world_that_a_seat_imagines(golden: Golden) -> None:
    steps, match = load(golden.path, golden.game).steps, Match(golden.game, golden.players, golden.seed, golden.options)
    for number, step in enumerate(steps):
        if isinstance(step, Left):
            match.leave(step.seat)
        elif isinstance(step, Answered):
            if number % (len(steps) // LOOKS) == 0:
                world = indistinguishable(match, step.seat, number, 1)[0]
                for what in WHAT:
                    assert spoken_phrases(world, what, step.seat) == spoken_phrases(match, what, step.seat)
            match.play(step.seat, step.action)
            if number % 5 == 0:
                expect_same_recap(match, golden.players)


@pytest.mark.slow
@pytest.mark.parametrize("golden", ALL, ids=str)
def test_the_packed_twin_comes_to_the_same_end(golden: Golden) -> None:
    match, game = load(golden.path, golden.game), golden.game
    twin = packed(game, game.load_pack(game.home / "pack"), checked=True)
    games = twin.new_games(golden.players, golden.options)
    twin.begin(games, 0, golden.seed)
    for step in match.steps:
        if isinstance(step, Answered):
            twin.answer(games, 0, step.seat, step.action)
        elif isinstance(step, Left):
            twin.leave(games, 0, step.seat)
    assert games.tobytes() == match.state_bytes()
