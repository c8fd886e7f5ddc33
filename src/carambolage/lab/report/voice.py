"""What a report says, in a language: sentences, names of things, numbers."""

from carambolage.engine.errors import WordsError
from carambolage.engine.words.phrase import Argument, Phrase
from carambolage.engine.words.words import Words

THIN_SPACE = "\u202f"
_COMMA = {"fr"}


class Voice:
    """One language of one game's words."""

    def __init__(self, words: Words, lang: str) -> None:
        self.words, self.lang = words, lang

    def __call__(self, message: str, **arguments: Argument) -> str:
        """A message in words."""
        return self.words.say(Phrase(message, **arguments), self.lang)

    def named(self, message: str, otherwise: str) -> str:
        """A message, or another text where the game has no such message."""
        try:
            return self(message)
        except WordsError:
            return otherwise

    def kind(self, kind: str) -> str:
        """The name of a kind of component."""
        return self.named(f"balance-kind-{kind}", _spelled(kind))

    def component(self, kind: str, name: str) -> str:
        """The name of a component."""
        return self.named(f"{kind}-{name}", _spelled(name))

    def event(self, event: str) -> str:
        """The name of a kind of event."""
        return self.named(f"balance-event-{event}", _spelled(event))

    def option(self, option: str) -> str:
        """The name of an option."""
        return self.named(f"option-{option}", _spelled(option))

    def value(self, option: str, value: str) -> str:
        """The name of an option's value."""
        return self.named(f"option-{option}-{value}", value)

    def number(self, value: float, digits: int = 0, sign: bool = False) -> str:
        """A number as it is written in the language."""
        text = f"{value:{'+' if sign else ''},.{digits}f}".replace("-", "\u2212")
        return text.translate({ord(","): THIN_SPACE, ord("."): ","}) if self.lang in _COMMA else text

    def percent(self, share: float, digits: int = 1) -> str:
        """A share of a whole."""
        return self("lab-percent", number=self.number(100 * share, digits))


def _spelled(name: str) -> str:
    return name.replace("_", " ").capitalize()
