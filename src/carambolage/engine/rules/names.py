"""Named numbers: effects, questions, events and the kinds of things of a game, as classes of plain ints.

    class Hazard(Names):
        ROAD, OIL, MUD = range(3)
        NONE = -1

    push(g, Effect.DRIVE, v)
    Hazard.ids()         # ("road", "oil", "mud"): the words for 0, 1, 2, for packs, views and notation

A rule reads `Hazard.OIL` like a constant; the compiled twins get a module of ints in the place of the class.
"""

from types import ModuleType


class Names:
    """A family of named numbers; those from 0 on, without a gap, have words."""

    @classmethod
    def numbers(cls) -> dict[str, int]:
        """Every name with its number, in the order of their declaration."""
        return {name: value for name, value in vars(cls).items() if type(value) is int}

    @classmethod
    def ids(cls) -> tuple[str, ...]:
        """The names of 0, 1, 2 and so on in small letters; of two names for one number the first counts."""
        words: dict[int, str] = {}
        for name, number in cls.numbers().items():
            words.setdefault(number, name.lower())
        return tuple(words[number] for number in range(next(n for n in range(len(words) + 1) if n not in words)))


def as_module(names: type[Names]) -> ModuleType:
    """The same numbers as a module, which both compilers can read constants from."""
    module = ModuleType(names.__name__)
    vars(module).update(names.numbers())
    return module
