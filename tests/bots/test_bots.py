"""Bots: named, repeatable, and blind for what their seat may not know."""

import pytest

import carambolage
from carambolage.bots import GreedyBot, RandomBot, UnknownBotError, bot, one_per_seat
from carambolage.engine.match.match import Match
from carambolage.engine.twins.execution import plain
from carambolage.testing.convoy.game import GAME


def played(seed: int, bots: tuple[str, ...]) -> Match:
    match = carambolage.new(GAME, players=3, seed=seed)
    seats = [bot(name, seed) for name in one_per_seat(bots, 3)]
    while not match.over:
        seat = match.asked[0]
        match.play(seat, seats[seat].choose(match, seat))
    return match


@pytest.mark.parametrize("name", ["random", "greedy", "rookie", "search:60"])
def test_the_same_seed_gives_the_same_game(name: str) -> None:
    assert played(5, (name,)).digest() == played(5, (name,)).digest()


def test_a_random_bot_goes_on_alike_after_a_resumption() -> None:
    whole = played(9, ("random",))
    half = carambolage.load("\n".join(whole.save().splitlines()[:8]), GAME)
    mind = RandomBot(9)
    while not half.over:
        half.play(half.asked[0], mind.choose(half, half.asked[0]))
    assert half.digest() == whole.digest()


def test_a_random_bot_gives_every_answer() -> None:
    match = carambolage.new(GAME, players=2, seed=1)
    given = {RandomBot(seed).choose(match, 0) for seed in range(60)}
    assert given == set(match.offers(0))


def test_the_greedy_bot_answers_like_the_compiled_one() -> None:
    match, mind, twin = carambolage.new(GAME, players=3, seed=2), GreedyBot(), plain(GAME)
    while not match.over:
        seat = match.state.seat
        expected = twin.favourite(match.state, match.pack.tables, seat)
        assert mind.choose(match, seat) == expected
        match.play(seat, expected)


def test_the_greedy_bot_does_not_see_what_is_hidden() -> None:
    match, mind = carambolage.new(GAME, players=3, seed=4), GreedyBot()
    for seed in range(20):
        other = match.copy()
        plain(GAME).imagine(other.state, other.pack.tables, 0, seed)
        assert mind.choose(other, 0) == mind.choose(match, 0)


def test_a_list_of_bots_is_repeated_over_the_seats() -> None:
    assert one_per_seat(("random", "greedy"), 5) == ("random", "greedy", "random", "greedy", "random")


@pytest.mark.parametrize(
    ("names", "reason"),
    [
        (("gredy",), "there is no bot 'gredy'; did you mean greedy?"),
        (("zzz",), "there is no bot 'zzz'; there are random, greedy, search, rookie, driver, ace"),
        (("random",) * 4, "4 bots are named, but only 3 can sit down"),
        ((), "no bot is named; there are random, greedy, search, rookie, driver, ace"),
    ],
)
def test_mistakes_are_named(names: tuple[str, ...], reason: str) -> None:
    with pytest.raises(UnknownBotError) as error:
        one_per_seat(names, 3)
    assert str(error.value) == reason
