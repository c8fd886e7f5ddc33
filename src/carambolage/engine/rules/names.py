"""Named numbers: effects, questions, events and the kinds of things of a game, in families of plain ints.

    class Hazard(Names):
        ROAD, OIL, MUD = range(3)
        NONE = -1

    push(g, Effect.DRIVE, v)
    Hazard.ids()         # ("road", "oil", "mud"): the words for 0, 1, 2, for packs, views and notation

The statement makes a module of ints: Python reads a constant of a module much faster than one of a class, and both
compilers know modules.
"""

from types import ModuleType
from typing import Any


class _Family(type):
    """Makes a module of what is declared as a class of named numbers."""

    def __new__(cls, name: str, bases: tuple[type, ...], body: dict[str, Any]) -> Any:
        if not bases:
            return super().__new__(cls, name, bases, body)
        family = ModuleType(name, body.get("__doc__"))
        numbers = {word: value for word, value in body.items() if type(value) is int}
        vars(family).update(numbers, numbers=lambda: numbers, ids=lambda: _ids(numbers))
        return family


def _ids(numbers: dict[str, int]) -> tuple[str, ...]:
    words: dict[int, str] = {}
    for name, number in numbers.items():
        words.setdefault(number, name.lower())
    return tuple(words[number] for number in range(next(n for n in range(len(words) + 1) if n not in words)))


class Names(metaclass=_Family):
    """A family of named numbers; those from 0 on, without a gap, have words."""

    @classmethod
    def numbers(cls) -> dict[str, int]:
        """Every name with its number, in the order of their declaration."""
        raise TypeError("a family of names is declared as class Family(Names)")

    @classmethod
    def ids(cls) -> tuple[str, ...]:
        """The names of 0, 1, 2 and so on in small letters; of two names for one number the first counts."""
        raise TypeError("a family of names is declared as class Family(Names)")
