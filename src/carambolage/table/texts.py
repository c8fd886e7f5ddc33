"""Sentences of the table itself, and a memory for those of the games: most are said many times."""

from collections import OrderedDict
from collections.abc import Mapping
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from carambolage.engine.words.phrase import SEAT_NAME, Argument, Phrase
from carambolage.engine.words.words import Words

HOME = Path(__file__).parent / "words"
LANGUAGES = ("en", "fr")
_MOST_REMEMBERED = 50_000

Key = tuple[object, ...]
Names = Mapping[Argument, str]


class Memory:
    """Phrases already said."""

    def __init__(self) -> None:
        self._said: OrderedDict[Key, str] = OrderedDict()

    def say(self, words: Words, phrase: Phrase, lang: str, names: Names) -> str:
        """A phrase as text, with names for the numbers of seats; phrases within it are remembered too."""
        name = _name(phrase, names)
        return self._said_once(words, phrase, lang, names) if name is None else name

    def _said_once(self, words: Words, phrase: Phrase, lang: str, names: Names) -> str:
        key = (id(words), lang, *_key(phrase, names))
        text = self._said.get(key)
        if text is None:
            told = {name: self._part(words, value, lang, names) for name, value in phrase.arguments.items()}
            text = self._said[key] = words.say(Phrase(phrase.message, **told), lang)
            if len(self._said) > _MOST_REMEMBERED:
                self._said.popitem(last=False)
        return text

    def _part(self, words: Words, value: Argument, lang: str, names: Names) -> Argument:
        return self.say(words, value, lang, names) if isinstance(value, Phrase) else value


def _name(phrase: Phrase, names: Names) -> str | None:
    return names.get(phrase.arguments["number"]) if phrase.message == SEAT_NAME else None


def _key(phrase: Phrase, names: Names) -> Key:
    """What a text depends on: a name counts, not whose it is, so that a renaming is another key."""
    name = _name(phrase, names)
    if name is not None:
        return (SEAT_NAME, name)
    parts = phrase.arguments.items()
    return (phrase.message, *((key, _key(v, names) if isinstance(v, Phrase) else (type(v), v)) for key, v in parts))


MEMORY = Memory()


def sentence(message: str, lang: str, **arguments: str | int) -> str:
    """A sentence of the table in a language; what is not there in words is its own name."""
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
