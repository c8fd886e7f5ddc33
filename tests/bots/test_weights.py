"""What the greedy player weighs can be read, changed and spelled, game by game."""

from pathlib import Path

import pytest

import carambolage
from carambolage.bots import UnknownBotError, bot, bot_for
from carambolage.bots.weights import WeightsError, own_weights, read_spelled, read_weights, spelled, write_weights
from carambolage.engine.game import Game
from carambolage.engine.registry import game, games
from carambolage.testing.convoy.game import GAME

ALL = [*map(game, games()), GAME]


@pytest.mark.parametrize("any_game", ALL, ids=lambda one: one.name)
def test_every_weight_that_a_game_names_is_one(any_game: Game) -> None:
    own = own_weights(any_game)
    assert tuple(own) == any_game.weights
    assert all(type(value) is int and value for value in own.values())


@pytest.mark.parametrize("any_game", ALL, ids=lambda one: one.name)
def test_own_weights_change_nothing_and_others_do(any_game: Game) -> None:
    """All weights turned round make another player; the same ones spelled out do not."""
    own = own_weights(any_game)
    same, other = bot(f"greedy:{spelled(own)}"), bot(f"greedy:{spelled({name: -own[name] for name in own})}")
    match, greedy, differs = carambolage.new(any_game, players=2, seed=5), bot("greedy"), False
    for _ in range(120):
        if match.over:
            break
        seat = match.asked[0]
        action = greedy.choose(match, seat)
        assert same.choose(match, seat) == action
        differs |= other.choose(match, seat) != action
        match.play(seat, action)
    assert differs


def test_a_weight_is_what_it_says() -> None:
    """Convoy's first question is which card to drive: the fastest, unless steps are bad."""
    match = carambolage.new(GAME, players=2, seed=3)
    cards = match.offers(0)
    assert bot("greedy").choose(match, 0) == bot("greedy:GAMBLE=-1").choose(match, 0) == max(cards)
    assert bot("greedy:STEP=-1").choose(match, 0) == min(cards)


def test_files_of_weights(tmp_path: Path) -> None:
    file = tmp_path / "weights.toml"
    write_weights(file, GAME, {"STEP": 12, "GAMBLE": -3}, "by hand")
    assert read_weights(file, GAME) == {"STEP": 12, "GAMBLE": -3}
    assert bot_for(GAME, f"greedy:{file}") == "greedy:STEP=12:GAMBLE=-3"
    assert bot_for(GAME, "greedy:STEP=4") == "greedy:STEP=4"
    assert bot_for(GAME, "search:20") == "search:20"
    assert read_spelled("STEP=12:GAMBLE=-3") == {"STEP": 12, "GAMBLE": -3}


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (None, "holds no weights"),
        ("game =", "holds no weights"),
        ('game = "wacky_races"\n[weights]\nSTEP = 1', 'needs game = "convoy"'),
        ('game = "convoy"', r"and \[weights\]"),
        ('game = "convoy"\n[weights]\nSTEPP = 1', "did you mean STEP?"),
        ('game = "convoy"\n[weights]\nSTEP = 1.5', "STEP must be a whole number"),
        ('game = "convoy"\n[weights]\nSTEP = 10000000', "from -1000000 to 1000000"),
    ],
)
def test_mistakes_in_a_file_are_one_sentence(tmp_path: Path, content: str | None, said: str) -> None:
    file = tmp_path / "weights.toml"
    if content is not None:
        file.write_text(content)
    with pytest.raises(WeightsError, match=said):
        bot_for(GAME, f"greedy:{file}")


@pytest.mark.parametrize("name", ["greedy:", "greedy:5", "random:STEP=1", "greedy:weights.toml"])
def test_names_that_are_no_bots(name: str) -> None:
    """A bot by itself opens no file: whoever reads names from elsewhere must not open files by them."""
    with pytest.raises(UnknownBotError):
        bot(name)


@pytest.mark.parametrize("name", ["greedy:STEP=", "greedy:=4", "greedy:STEP=1:STEP=2", "greedy:STEP=1:"])
def test_weights_that_are_spelled_wrongly(name: str) -> None:
    with pytest.raises(WeightsError):
        bot(name)
