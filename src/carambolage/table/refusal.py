"""Refusals: a code for programs, arguments for the sentence that people read."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from carambolage.engine.errors import (
    CarambolageError,
    GameOverError,
    IllegalAnswerError,
    NotAskedError,
    UndoError,
    WordsError,
)
from carambolage.engine.words.words import Words
from carambolage.table.texts import sentence


@dataclass(frozen=True)
class Reason:
    """Why the rules of a game refuse something, in the words of the game."""

    words: Words
    error: CarambolageError

    def said(self, lang: str) -> str:
        """The reason in a language; what was never meant for people stays as it is."""
        if self.error.phrase is None:
            return str(self.error)
        try:
            return self.words.say(self.error.phrase, lang)
        except WordsError:
            return str(self.error)


class RefusedError(CarambolageError):
    """A command or request that is not carried out; nothing has changed."""

    def __init__(self, code: str, status: int = 400, **arguments: str | int | Reason) -> None:
        super().__init__(code)
        self.code, self.status, self.arguments = code, status, arguments

    def said(self, lang: str) -> str:
        """The refusal as a sentence in a language."""
        parts = {name: part.said(lang) if isinstance(part, Reason) else part for name, part in self.arguments.items()}
        return sentence(f"nack-{self.code}", lang, **parts)


RULE_CODES: dict[type[CarambolageError], str] = {
    GameOverError: "over",
    IllegalAnswerError: "illegal",
    NotAskedError: "not_asked",
    UndoError: "undo_unfair",
}


@contextmanager
def rules_as_refusals() -> Iterator[None]:
    """What the rules of a game refuse in here is a refusal with a code."""
    try:
        yield
    except tuple(RULE_CODES) as error:
        raise RefusedError(RULE_CODES[type(error)]) from error
