"""What a game offers before it is set up: every preset can be played, and is told and drawn."""

from pathlib import Path

import pytest

import carambolage
from carambolage.engine.game import Game
from carambolage.engine.match.match import Match
from carambolage.engine.menu import Box, Menu
from carambolage.engine.options import Option, OptionError
from carambolage.engine.registry import game, games
from carambolage.engine.words.phrase import Phrase
from carambolage.engine.words.words import words_of

SCENES = Path(__file__).resolve().parents[2] / "web" / "src" / "games"
BASE = {"carnage": "false", "big_rig": "false", "final_five": "false"}


@pytest.fixture(params=games())
def offered(request: pytest.FixtureRequest) -> Game:
    return game(request.param)


def test_every_preset_can_be_played(offered: Game) -> None:
    for preset, options in offered.menu.presets.items():
        match = Match(offered, max(2, offered.players[0]), 1, options)
        assert match.asked, preset


def test_presets_and_boxes_have_words_and_pictures(offered: Game) -> None:
    words, menu = words_of(offered), offered.menu
    scenes = (SCENES / offered.name / "scenes" / "scenes.ts").read_text(encoding="utf-8")
    named = [f"preset-{name}" for name in menu.presets] + [f"box-{box.name}" for box in menu.boxes]
    for lang in words.languages:
        texts = [words.say(Phrase(message), lang) for message in named]
        texts += [words.say(Phrase(f"preset-{name}.text"), lang) for name in menu.presets]
        assert all(texts)
    assert [message for message in named if f'"{message}": [' not in scenes] == []


def test_newcomers_get_the_base_game() -> None:
    first = {name: next(iter(game(name).menu.presets.values())) for name in games()}
    assert first["thunder_road"] == BASE
    assert first["wacky_races"] == {}


def test_a_menu_speaks_of_options_that_are_there() -> None:
    known = (Option.switch("lights", True, "XX-01"),)
    Menu({"night": {"lights": "false"}}, (Box.of_switches("lamps", "lights"),), ("lights",)).check(known)
    for menu in (
        Menu({"night": {"moon": "true"}}),
        Menu({"night": {"lights": "dim"}}),
        Menu(boxes=(Box("lamps", {"lights": ("false", "dim")}),)),
        Menu(variants=("moon",)),
    ):
        with pytest.raises(OptionError):
            menu.check(known)


def test_a_game_without_a_menu_is_offered_as_printed() -> None:
    convoy = carambolage.game("carambolage.testing.convoy.game:GAME")
    assert convoy.menu.presets == {"as_printed": {}}
    assert words_of(convoy).say(Phrase("preset-as_printed"), "fr") == "Comme imprimé"
