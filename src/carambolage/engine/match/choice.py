"""A legal answer as a person meets it: a number, a meaning, and words."""

from dataclasses import dataclass, field

from carambolage.engine.errors import IllegalAnswerError
from carambolage.engine.rules.actions import Actions, Answer
from carambolage.engine.whole import whole
from carambolage.engine.words.phrase import Phrase
from carambolage.engine.words.words import Words


@dataclass(frozen=True, repr=False)
class Choice:
    """One of the answers that a seat may give now."""

    action: int
    meaning: Answer
    phrase: Phrase
    _words: Words = field(compare=False)

    @property
    def label(self) -> str:
        """The answer in English."""
        return self.words("en")

    def words(self, lang: str) -> str:
        """The answer in a language."""
        return self._words.say(self.phrase, lang)

    def __str__(self) -> str:
        return self.label

    def __repr__(self) -> str:
        return f"<Choice {self.action}: {self.label}>"


def action_number(given: object, actions: Actions) -> int:
    """The action number of whatever a caller gave as an answer."""
    if isinstance(given, Choice):
        return given.action
    if isinstance(given, Answer):
        return _number_of(given, actions)
    number = whole(given)
    if number is not None:
        return number
    raise IllegalAnswerError(f"an answer is a Choice, an Answer or an action number, not {given!r}")


def _number_of(answer: Answer, actions: Actions) -> int:
    for name, value in answer.fields.items():
        if whole(value) is None:
            raise IllegalAnswerError(f"{answer.verb}: {name} must be a whole number, not {value!r}")
    try:
        return actions.pack(answer)
    except ValueError as error:
        raise IllegalAnswerError(str(error)) from None
