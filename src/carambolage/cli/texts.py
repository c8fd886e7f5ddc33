"""Texts of the command line, in the language of the person at the keyboard."""

from carambolage.cli.errors import sentence
from carambolage.engine.errors import CarambolageError, WordsError
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

    def reason(self, error: Exception) -> str:
        """The reason that an error gives: its phrase in words where it has one, else its English sentence."""
        phrase = error.phrase if isinstance(error, CarambolageError) else None
        return self.phrase(phrase) if phrase else sentence(error)

    def named(self, message: str, otherwise: str) -> str:
        """A message, or another text where there is no such message or it needs arguments."""
        try:
            return self(message)
        except WordsError:
            return otherwise
