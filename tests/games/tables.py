"""A table at which games are played: how many play, by which options."""

from collections.abc import Mapping
from typing import NamedTuple


class Table(NamedTuple):
    """Players and options; unlike a variant it needs no tools for tests, so that it can be used without them."""

    players: int
    options: Mapping[str, str]

    def __str__(self) -> str:
        return ", ".join([f"{self.players} players", *(f"{name}={value}" for name, value in self.options.items())])
