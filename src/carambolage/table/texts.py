"""Texts of a table: its own sentences, and phrases of its game with the names on the chairs."""

import unicodedata
from collections import OrderedDict
from collections.abc import Mapping
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from carambolage.engine.words.phrase import SEAT_NAME, Argument, Phrase
from carambolage.engine.words.words import Words
from carambolage.table.state.seating import Place, Seating

HOME = Path(__file__).parent / "words"
LANGUAGES = ("en", "fr")
_CACHE_SIZE = 50_000
_ISOLATE, _END_ISOLATE = "\u2068", "\u2069"
_RIGHT_TO_LEFT = {"R", "AL", "AN"}

Key = tuple[object, ...]
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


class PhraseCache:
    """A cache of formatted phrases, least recently added dropped first: most are said many times."""

    def __init__(self) -> None:
        self._texts: OrderedDict[Key, str] = OrderedDict()

    def say(self, words: Words, phrase: Phrase, lang: str, names: Names) -> str:
        """A phrase as text, with names for the numbers of seats; phrases within it are cached too."""
        name = _seat_name(phrase, names)
        return self._formatted(words, phrase, lang, names) if name is None else name

    def _formatted(self, words: Words, phrase: Phrase, lang: str, names: Names) -> str:
        key = (id(words), lang, *_key(phrase, names))
        text = self._texts.get(key)
        if text is None:
            parts = {name: self._part(words, value, lang, names) for name, value in phrase.arguments.items()}
            text = self._texts[key] = words.say(Phrase(phrase.message, **parts), lang)
            if len(self._texts) > _CACHE_SIZE:
                self._texts.popitem(last=False)
        return text

    def _part(self, words: Words, value: Argument, lang: str, names: Names) -> Argument:
        return self.say(words, value, lang, names) if isinstance(value, Phrase) else value


def _seat_name(phrase: Phrase, names: Names) -> str | None:
    return names.get(phrase.arguments["number"]) if phrase.message == SEAT_NAME else None


def _key(phrase: Phrase, names: Names) -> Key:
    """What a text depends on: a name counts, not whose it is, so that a renaming is another key."""
    name = _seat_name(phrase, names)
    if name is not None:
        return (SEAT_NAME, name)
    parts = phrase.arguments.items()
    return (phrase.message, *((key, _key(v, names) if isinstance(v, Phrase) else (type(v), v)) for key, v in parts))


_PHRASES = PhraseCache()


class TableTexts:
    """The phrases of a game in a language, with the names on the chairs in place of the numbers of seats."""

    def __init__(self, words: Words, seating: Seating, lang: str) -> None:
        self._words, self.lang = words, lang
        names = {number: _chair_name(place, number, lang) for number, place in enumerate(seating.places, 1)}
        self._names: Names = {number: name for number, name in names.items() if name is not None}

    def say(self, phrase: Phrase) -> str:
        """A phrase as text."""
        return _PHRASES.say(self._words, phrase, self.lang, self._names)


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
