"""Texts of a table: its own sentences, and phrases of its game with the names on the chairs."""

import unicodedata
from collections.abc import Mapping
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from carambolage.engine.words.phrase import SEAT_NAME, Argument, Phrase
from carambolage.engine.words.words import Words
from carambolage.table.state.seating import Place, Seating

HOME = Path(__file__).parent / "words"
LANGUAGES = ("en", "fr")
_ISOLATE, _END_ISOLATE = "\u2068", "\u2069"
_RIGHT_TO_LEFT = {"R", "AL", "AN"}

Names = Mapping[Argument, str]


def sentence(message: str, lang: str, **arguments: str | int) -> str:
    """A sentence of the table itself in a language; where there is no such message, its name."""
    bundle = _bundle(lang if lang in LANGUAGES else "en")
    if not bundle.has_message(message):
        return message
    pattern = bundle.get_message(message).value
    assert pattern is not None
    return str(bundle.format_pattern(pattern, arguments)[0])


@cache
def _bundle(lang: str) -> FluentBundle:
    bundle = FluentBundle([lang], use_isolating=False)
    bundle.add_resource(FluentResource((HOME / f"{lang}.ftl").read_text(encoding="utf-8")))
    return bundle


class TableTexts:
    """The phrases of a game in a language, with the names on the chairs in place of the numbers of seats."""

    def __init__(self, words: Words, seating: Seating, lang: str) -> None:
        self._words, self.lang = words, lang
        names = {number: _chair_name(place, number, lang) for number, place in enumerate(seating.places, 1)}
        self._names: Names = {number: name for number, name in names.items() if name is not None}

    def say(self, phrase: Phrase) -> str:
        """A phrase as text; phrases among its arguments are said first."""
        message, arguments = phrase.message, phrase.arguments
        if message == SEAT_NAME:
            name = self._names.get(arguments["number"])
            if name is not None:
                return name
        said: dict[str, int | str] = {}
        for argument, value in arguments.items():
            said[argument] = self.say(value) if isinstance(value, Phrase) else value
        return self._words.said(message, said, self.lang)


def _chair_name(place: Place, number: int, lang: str) -> str | None:
    """The name on a chair; a nameless person has none, and is called as the game calls players."""
    if place.name is not None:
        return _isolated(place.name)
    return None if place.person else _bot_name(number, lang)


def _isolated(name: str) -> str:
    """A name between direction marks if it is written from the right, so that the words beside it keep their order."""
    turns = any(unicodedata.bidirectional(sign) in _RIGHT_TO_LEFT for sign in name)
    return f"{_ISOLATE}{name}{_END_ISOLATE}" if turns else name


@cache
def _bot_name(number: int, lang: str) -> str:
    return sentence("bot-number", lang, number=number)
