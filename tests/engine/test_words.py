"""Words: phrases in every language, nothing missing in silence."""

import random
import shutil
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from carambolage.engine.errors import WordsError
from carambolage.engine.game import Game
from carambolage.engine.registry import game as game_at
from carambolage.engine.registry import games
from carambolage.engine.words import words
from carambolage.engine.words.patterns import NotPlainError
from carambolage.engine.words.phrase import Phrase
from carambolage.engine.words.words import Words, compare_languages, languages
from carambolage.testing.convoy.game import GAME


@pytest.fixture
def game(tmp_path: Path) -> Game:
    """Convoy with words that a test may spoil."""
    shutil.copytree(GAME.home / "words", tmp_path / "words")
    return replace(GAME, home=tmp_path)


def add(folder: Path, lang: str, text: str) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with (folder / f"{lang}.ftl").open("a", encoding="utf-8") as file:
        file.write(f"\n{text}\n")


def test_a_phrase_inside_a_phrase_is_said_first() -> None:
    phrase = Phrase("event-drew", driver=Phrase("seat-name", number=2), card=Phrase("card", steps=3))
    assert Words(GAME).say(phrase) == "Player 2 draws a 3."
    assert Words(GAME).say(phrase, "fr") == "Joueur 2 pioche un 3."


def test_plurals_follow_the_language() -> None:
    assert Words(GAME).say(Phrase("ask-commit", cards=1), "fr") == "Choisissez en secret une de vos 1 carte."
    assert Words(GAME).say(Phrase("ask-commit", cards=2)) == "Choose one of your 2 cards in secret."


def test_no_invisible_marks_are_put_around_arguments() -> None:
    assert Words(GAME).say(Phrase("event-round", number=3)).isascii()


@pytest.mark.parametrize(
    ("phrase", "lang", "reason"),
    [
        (Phrase("hello"), "en", "the message 'hello' is missing in the language 'en'"),
        (Phrase("card", steps=1), "de", "there is no language 'de'; there are en, fr"),
        (Phrase("card"), "fr", "the message 'card' cannot be said in 'fr'"),
        (Phrase("event-drew", driver=Phrase("nobody"), card=""), "en", "the message 'nobody' is missing"),
    ],
)
def test_nothing_is_left_out_in_silence(phrase: Phrase, lang: str, reason: str) -> None:
    with pytest.raises(WordsError, match=reason):
        Words(GAME).say(phrase, lang)


def test_a_broken_file_is_named_with_its_line(game: Game) -> None:
    lines = len((game.home / "words" / "en.ftl").read_text().splitlines())
    add(game.home / "words", "en", "what is this")
    with pytest.raises(WordsError, match=rf"en\.ftl, line {lines + 2}: Expected token"):
        Words(game).say(Phrase("card", steps=1))


def test_the_same_messages_in_all_languages() -> None:
    assert compare_languages(GAME) == []


def test_a_missing_message_and_other_arguments_are_listed(game: Game) -> None:
    add(game.home / "words", "en", "only-english = Hello\nboth = { $name } at { $place }")
    add(game.home / "words", "fr", "both = { $nom } { $place ->\n   *[other] ici\n}\n-brand = Voiture")
    add(game.home / "words", "fr", "both = { $nom } en { $place }")
    assert compare_languages(game) == [
        "en lacks -brand",
        "both takes other arguments (en: name, place; fr: nom, place)",
        "fr lacks only-english",
        "fr says both 2 times",
    ]


def test_a_language_may_be_spread_over_several_files(game: Game) -> None:
    folder = game.home / "words" / "de"
    add(folder, "cards", "card = eine { $steps }")
    add(folder, "rest", "unknown-card = eine Karte")
    assert languages(game) == ("de", "en", "fr")
    words = Words(game)
    assert words.say(Phrase("card", steps=2), "de") == "eine 2"
    assert words.say(Phrase("unknown-card"), "de") == "eine Karte"


def test_whoever_asks_at_the_same_time_waits_until_a_language_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    said, read, files = Words(GAME), words._parsed, list[str]()

    def slowly(path: Path) -> Any:
        files.append(path.name)
        time.sleep(0.02)
        return read(path)

    monkeypatch.setattr(words, "_parsed", slowly)
    with ThreadPoolExecutor(8) as pool:
        assert set(pool.map(lambda _: said.say(Phrase("card", steps=3)), range(8))) == {"a 3"}
    alone = Words(GAME)
    count = len(files)
    alone.say(Phrase("card", steps=3))
    assert len(files) == 2 * count


def test_a_pack_may_bring_its_own_words(tmp_path: Path) -> None:
    add(tmp_path / "words", "en", "choice-pass = Wait and see")
    assert Words(GAME, tmp_path).say(Phrase("choice-pass")) == "Wait and see"
    assert Words(GAME, tmp_path).say(Phrase("choice-gamble")) == "Gamble"
    assert Words(GAME, tmp_path).say(Phrase("choice-pass"), "fr") == "Rester"


def test_messages_may_stand_within_messages(tmp_path: Path) -> None:
    add(tmp_path / "words", "en", "choice-pass = { choice-gamble.text } Or { thrice }.")
    add(tmp_path / "words", "en", "choice-gamble = Gamble\n    .text = { $stake } is much.")
    add(tmp_path / "words", "en", "thrice = { twice }, { $stake }\ntwice = { $stake }, { once }\nonce = { $stake }")
    words = Words(GAME, tmp_path)
    assert words.say(Phrase("choice-pass", stake=7)) == "7 is much. Or 7, 7, 7."
    assert words._pattern("twice", "en").plain({"stake": 7}) == "7, 7"


def test_a_message_within_itself_is_refused(tmp_path: Path) -> None:
    add(tmp_path / "words", "en", "choice-pass = Never { choice-gamble }\nchoice-gamble = mind { choice-pass }")
    with pytest.raises(WordsError, match="choice-pass"):
        Words(GAME, tmp_path).say(Phrase("choice-pass"))


VALUES = (0, 1, 2, 3, 21, 999, 1000, 12345, -3, "", "one", "some text", "x" * 3000)


@pytest.mark.parametrize("place", games())
def test_quick_patterns_say_what_fluent_says(place: str) -> None:
    """Every message of every game, with arguments that it selects by and with some that it was not written for."""
    words, lot, plain = Words(game_at(place)), random.Random(7), 0
    for lang in words.languages:
        bundle = words._bundle(lang)
        for message in words.messages("", lang):
            entry = bundle.get_message(message)
            for part, fluent in {
                "": entry.value,
                **{f".{name}": value for name, value in entry.attributes.items()},
            }.items():
                if fluent is None:
                    continue
                names, keys = _variables(fluent)
                for _ in range(8):
                    arguments = {name: lot.choice((*VALUES, *keys)) for name in names}
                    try:
                        quick = words._pattern(message + part, lang).plain(arguments)
                    except NotPlainError:
                        continue
                    plain += 1
                    assert (quick, []) == bundle.format_pattern(fluent, arguments), f"{message}{part} with {arguments}"
    assert plain > 1000


def test_what_only_fluent_can_say_is_remembered_by_the_kind_of_its_arguments(monkeypatch: pytest.MonkeyPatch) -> None:
    words = Words(GAME)
    monkeypatch.setattr("carambolage.engine.words.words._MOST_REMEMBERED", 2)
    for place in (12345, "12345", 12345, 54321, 12345):
        arguments: dict[str, int | str] = {"driver": "Ada", "place": place}
        expected = f"Ada at {place:,}" if isinstance(place, int) else "Ada at 12345"
        assert words.said("board-car", arguments, "en") == expected


def _variables(node: Any) -> tuple[list[str], list[int | str]]:
    """The variables below a node, and the keys of its variants."""
    names, keys = set[str](), set[int | str]()

    class Collector(Visitor):
        def visit_VariableReference(self, reference: Any) -> None:  # noqa: N802  # the name Fluent calls
            names.add(reference.id.name)

        def visit_Variant(self, variant: Any) -> None:  # noqa: N802
            keys.add(variant.key.name if isinstance(variant.key, ast.Identifier) else int(variant.key.value))
            self.generic_visit(variant)

    Collector().visit(node)
    return sorted(names), sorted(keys, key=str)
