"""Phrases: what is to be said, before it is said in a language.

A phrase is the name of a message in a game's `words/*.ftl` and its arguments: numbers, plain text, or other phrases.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Union

Argument = Union[int, str, "Phrase"]

SEAT_NAME = "seat-name"


@dataclass(frozen=True, init=False, repr=False)
class Phrase:
    """A message and its arguments."""

    message: str
    arguments: Mapping[str, Argument]

    def __init__(self, message: str, **arguments: Argument) -> None:
        object.__setattr__(self, "message", message)
        object.__setattr__(self, "arguments", arguments)

    def __repr__(self) -> str:
        return f"Phrase({', '.join([repr(self.message), *(f'{k}={v!r}' for k, v in self.arguments.items())])})"


def seat_name(seat: int) -> Phrase:
    """A player; games use no other phrase, for a table says the name on the chair in its place."""
    return Phrase(SEAT_NAME, number=seat + 1)
