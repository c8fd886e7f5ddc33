"""Game options: named choices with a default, checked before anything starts."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from difflib import get_close_matches

from carambolage.engine.errors import CarambolageError


class OptionError(CarambolageError, ValueError):
    """An option that does not exist, or a value it does not have."""


@dataclass(frozen=True)
class Option:
    """One option; the record stores the index of the chosen value."""

    name: str
    values: tuple[str, ...]
    default: str
    rule: str

    def index(self, value: str) -> int:
        """The stored number of a value given in words."""
        if value not in self.values:
            raise OptionError(f"option {self.name} has no value {value!r}; choose one of {', '.join(self.values)}")
        return self.values.index(value)


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
            raise OptionError(f"there is no option {name!r}; {hint}")
    values = {name: spelled(given.get(name, option.default)) for name, option in options.items()}
    for name, value in values.items():
        options[name].index(value)
    return values
