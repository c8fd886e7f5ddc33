"""The voice of a table: what a game says, with the names that the chairs show in place of numbers."""

import unicodedata
from functools import cache

from carambolage.engine.words.phrase import Phrase
from carambolage.engine.words.words import Words
from carambolage.table.state.seating import Place, Seating
from carambolage.table.texts import MEMORY, Names, sentence

_ISOLATE, _END_ISOLATE = "\u2068", "\u2069"
_RIGHT_TO_LEFT = {"R", "AL", "AN"}


class Voice:
    """Says phrases of a game in a language, to those who see these chairs."""

    def __init__(self, words: Words, seating: Seating, lang: str) -> None:
        self._words, self.lang = words, lang
        called = {number: _name(place, number, lang) for number, place in enumerate(seating.places, 1)}
        self._names: Names = {number: name for number, name in called.items() if name is not None}

    def say(self, phrase: Phrase) -> str:
        """A phrase as text."""
        return MEMORY.say(self._words, phrase, self.lang, self._names)


def _name(place: Place, number: int, lang: str) -> str | None:
    """The name on a chair; a nameless person has none, and is called as the game calls players."""
    if place.name is not None:
        return _isolated(place.name)
    return None if place.person else _bot_name(number, lang)


def _isolated(name: str) -> str:
    """A name that is written from the right does not turn round the words beside it."""
    turns = any(unicodedata.bidirectional(sign) in _RIGHT_TO_LEFT for sign in name)
    return f"{_ISOLATE}{name}{_END_ISOLATE}" if turns else name


@cache
def _bot_name(number: int, lang: str) -> str:
    return sentence("bot-number", lang, number=number)
