"""Spellings: how the numbers of a record are written in a position, and read back.

A number without a spelling is written as it is. Things go by their ids, sets of things as ids joined by `+`, piles as
ids with their counts. A game adds its own, such as spaces as lane and column, by the same two methods.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any, Protocol

import numpy as np

from carambolage.engine.errors import NotationError
from carambolage.engine.rules.names import Names

NOTHING, ALL, JOINED = "-", "all", "+"
_MOST_DIGITS = 19


class Spelling(Protocol):
    """Writes a stored number as a word without space, comma, colon or equals sign, and reads it back.

    `g` is the record that the number stands in, as far as it has been read.
    """

    def write(self, value: int, g: Any) -> str:
        """A stored number as a word."""

    def read(self, word: str, g: Any) -> int:
        """The stored number of a word."""


@dataclass(frozen=True)
class Number:
    """Whole numbers as they are, within limits."""

    low: int = -(2**63)
    high: int = 2**63 - 1

    def write(self, value: int, g: Any) -> str:
        return str(value)

    def read(self, word: str, g: Any) -> int:
        digits = word.removeprefix("-")
        if not (digits.isascii() and digits.isdigit() and len(digits) <= _MOST_DIGITS):
            raise NotationError(f"{word!r} is no whole number")
        if not self.low <= int(word) <= self.high:
            raise NotationError(f"{word} must be from {self.low} to {self.high}")
        return int(word)


NUMBER = Number()


@cache
def numbers_of(width: str) -> Number:
    """The numbers that fit a field of a width."""
    limits = np.iinfo(np.dtype(width))
    return Number(int(limits.min), int(limits.max))


@dataclass(frozen=True)
class Named:
    """Things by their ids, the first of them stored as `first`; the number before it is nothing."""

    ids: Sequence[str]
    first: int = 0

    @classmethod
    def of(cls, names: type[Names], first: int = 0) -> "Named":
        """The spelling of a family of named numbers."""
        return cls(names.ids(), first)

    def write(self, value: int, g: Any) -> str:
        if value == self.first - 1:
            return NOTHING
        if not self.first <= value < self.first + len(self.ids):
            raise NotationError(f"{value} has no name")
        return self.ids[value - self.first]

    def read(self, word: str, g: Any) -> int:
        if word == NOTHING:
            return self.first - 1
        if word not in self.ids:
            raise NotationError(f"{word!r} is none of {', '.join(self.ids)}")
        return self.ids.index(word) + self.first


@dataclass(frozen=True)
class Several:
    """A set of things, a bit each."""

    ids: Sequence[str]

    def write(self, value: int, g: Any) -> str:
        if value == (1 << len(self.ids)) - 1:
            return ALL
        if not 0 <= value < 1 << len(self.ids):
            raise NotationError(f"{value} is no set of {', '.join(self.ids)}")
        return JOINED.join(name for number, name in enumerate(self.ids) if (value >> number) & 1) or NOTHING

    def read(self, word: str, g: Any) -> int:
        names = list(self.ids) if word == ALL else [] if word == NOTHING else word.split(JOINED)
        return sum(1 << Named(self.ids).read(name, g) for name in set(names) if name != NOTHING)


SEATS = Several(tuple(map(str, range(7))))


@dataclass(frozen=True)
class Pile:
    """A list that holds how many there are of each of some things: `mine:3,oil:1`; those not named are none."""

    ids: Sequence[str]
    counts: Number = field(default_factory=lambda: Number(0, 127))
