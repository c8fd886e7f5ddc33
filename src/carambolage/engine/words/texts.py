"""The texts of a game and of the program in one language."""

from carambolage.engine.errors import WordsError
from carambolage.engine.words.phrase import Argument, Phrase, seat_name
from carambolage.engine.words.words import Words


class Texts:
    """One language of one game's words."""

    def __init__(self, words: Words, lang: str) -> None:
        self.words, self.lang = words, lang

    def __call__(self, message: str, **arguments: Argument) -> str:
        """A message in words."""
        return self.phrase(Phrase(message, **arguments))

    def phrase(self, phrase: Phrase) -> str:
        """A phrase in words."""
        return self.words.say(phrase, self.lang)

    def player(self, seat: int) -> str:
        """What a seat is called."""
        return self.phrase(seat_name(seat))

    def named(self, message: str, otherwise: str) -> str:
        """A message, or another text where there is no such message or it needs arguments."""
        try:
            return self(message)
        except WordsError:
            return otherwise
