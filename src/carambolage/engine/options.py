"""Game options: named choices with a default, checked before anything starts."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from difflib import get_close_matches

from carambolage.engine.errors import CarambolageError
from carambolage.engine.words.phrase import Argument, Phrase


class OptionError(CarambolageError, ValueError):
    """An option that does not exist, or a value it does not have."""


@dataclass(frozen=True)
class Option:
    """One option; the record stores the index of the chosen value.

    A `span` takes any of its whole numbers, and the index counts from its first. Its `values` are only those that a
    list offers and that tests try.
    """

    name: str
    values: tuple[str, ...]
    default: str
    rule: str
    span: range | None = None

    @classmethod
    def switch(cls, name: str, default: bool, rule: str) -> "Option":
        """An option that is off (stored as 0) or on (stored as 1)."""
        return cls(name, ("false", "true"), spelled(default), rule)

    @classmethod
    def numbers(cls, name: str, span: range, default: int, rule: str, offered: Iterable[int] = ()) -> "Option":
        """An option that is a whole number; a long span offers only some of its numbers."""
        return cls(name, tuple(str(number) for number in offered or span), str(default), rule, span)

    @property
    def title(self) -> Phrase:
        """What people call the option."""
        return Phrase(f"option-{self.name}")

    def index(self, value: str) -> int:
        """The stored number of a value given in words."""
        if self.span is None:
            if value not in self.values:
                told: dict[str, Argument] = {"option": self.title, "value": value, "values": ", ".join(self.values)}
                raise OptionError(
                    f"option {self.name} has no value {value!r}; choose one of {told['values']}",
                    Phrase("refused-option-value", **told),
                )
            return self.values.index(value)
        if value not in map(str, self.span):
            least, most = self.span[0], self.span[-1]
            raise OptionError(
                f"option {self.name} takes a whole number from {least} to {most}, not {value!r}",
                Phrase("refused-option-number", option=self.title, value=value, least=least, most=most),
            )
        return self.span.index(int(value))


def spelled(value: object) -> str:
    """An option's value as it is written: `True` is `true`, `3` is `3`."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def settled(known: Iterable[Option], given: Mapping[str, object]) -> dict[str, str]:
    """Every option with its value: the given ones checked, the others at their defaults."""
    options = {option.name: option for option in known}
    for name in given:
        if name not in options:
            near = get_close_matches(name, options, 1)
            hint = f"did you mean {near[0]}?" if near else f"there are {', '.join(options)}"
            phrase = Phrase("refused-option", name=name, near=near[0] if near else "none")
            raise OptionError(f"there is no option {name!r}; {hint}", phrase)
    values = {name: spelled(given.get(name, option.default)) for name, option in options.items()}
    for name, value in values.items():
        options[name].index(value)
    return values
