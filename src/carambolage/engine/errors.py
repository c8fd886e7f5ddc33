"""What can go wrong, each with a name of its own; one sentence says what was wrong and what to do."""

from carambolage.engine.words.phrase import Phrase


class CarambolageError(Exception):
    """The common root of all errors that a caller may want to show to a person.

    `phrase` says the same in any language, with the words of the engine or of the game; none where nobody but the
    author of a program can meet the error.
    """

    def __init__(self, text: str, phrase: Phrase | None = None) -> None:
        super().__init__(text)
        self.phrase = phrase


class UnknownGameError(CarambolageError, LookupError):
    """There is no game of that name."""


class SeatError(CarambolageError, ValueError):
    """There is no such seat at this table."""


class NotAskedError(CarambolageError):
    """The seat has nothing to decide now."""


class IllegalAnswerError(CarambolageError, ValueError):
    """The answer is not among those the seat may give now."""


class GameOverError(CarambolageError):
    """The game has ended; nobody can answer any more."""


class UndoError(CarambolageError):
    """The last decision cannot be taken back."""


class FateError(CarambolageError, ValueError):
    """An outcome fixed in advance cannot happen."""


class RuleError(CarambolageError, RuntimeError):
    """A game's own rules broke a promise to the engine."""


class SaveError(CarambolageError, ValueError):
    """A saved game that cannot be read or replayed; `line` is where, 0 for the file as a whole."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"line {line}: {reason}" if line else reason)
        self.line = line


class NotationError(CarambolageError, ValueError):
    """A text that is no position, or a position that cannot be written."""


class WordsError(CarambolageError, LookupError):
    """A text is missing, broken, or asked for in a language that is not there."""


class PackError(CarambolageError, ValueError):
    """A pack that cannot be played; `mistakes` lists every one found."""

    def __init__(self, mistakes: "list[Mistake] | tuple[Mistake, ...]") -> None:
        self.mistakes = tuple(mistakes)
        lines = "\n".join(f"  {mistake}" for mistake in self.mistakes)
        alone = len(self.mistakes) == 1
        super().__init__(
            f"the pack has a mistake: {self.mistakes[0]}"
            if alone
            else f"the pack has {len(self.mistakes)} mistakes:\n{lines}"
        )


class Mistake:
    """One mistake in a pack: the file, the item in it (may be empty), and the reason."""

    __slots__ = ("file", "item", "reason")

    def __init__(self, file: str, item: str, reason: str) -> None:
        self.file, self.item, self.reason = file, item, reason

    def __str__(self) -> str:
        return ": ".join(part for part in (self.file, self.item, self.reason) if part)

    def __repr__(self) -> str:
        return f"Mistake({self.file!r}, {self.item!r}, {self.reason!r})"
