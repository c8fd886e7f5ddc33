"""The words of every game: both languages say the same things, in good typography."""

import re

import pytest
from fluent.syntax import ast

from carambolage.engine.registry import games
from tests.games.reading import Texts, both_languages

GAMES = games()
SIGNS = (".letter",)  # attributes that are signs, not French
every_game = pytest.mark.parametrize("game", GAMES)
every_text = pytest.mark.parametrize(
    "texts", [pytest.param(texts, id=f"{game}-{texts.language}") for game in GAMES for texts in both_languages(game)]
)


@every_text
def test_every_line_is_understood_and_said_once(texts: Texts) -> None:
    assert [entry.content for entry in texts.entries if isinstance(entry, ast.Junk)] == []
    names = [entry.id.name for entry in texts.entries if isinstance(entry, ast.Message)]
    assert len(names) == len(set(names)) > 0


@every_game
def test_both_languages_have_the_same_files(game: str) -> None:
    english, french = ({path.name for path in texts.files} for texts in both_languages(game))
    assert english == french


@every_game
def test_both_languages_say_the_same_things(game: str) -> None:
    english, french = both_languages(game)
    assert english.patterns.keys() == french.patterns.keys()
    for name in english.patterns:
        assert english.variables(name) == french.variables(name), name


@every_text
@pytest.mark.parametrize("number", [0, 1, 2, 5])
def test_every_text_can_be_said(texts: Texts, number: int) -> None:
    for name in texts.patterns:
        text = texts.said_with(name, number)
        assert text.strip() == text != "", name


@every_text
def test_apostrophes_are_curly(texts: Texts) -> None:
    assert [name for name, reading in texts.patterns.items() if any("'" in text for text in reading.texts)] == []


@every_game
def test_french_spaces_before_punctuation_do_not_break(game: str) -> None:
    _, french = both_languages(game)
    for name, reading in french.patterns.items():
        for text in reading.texts if not name.endswith(SIGNS) else []:
            assert not re.search(r"(?<!\u202f);|(?<![\u202f!?])[!?]|(?<!\u00a0)[:»]|«(?!\u00a0)", text), (name, text)
