"""A preview of an answer: what a player is shown before giving it, in the game's own pieces and places."""

from dataclasses import dataclass
from typing import Literal

from carambolage.engine.phrase import Phrase


@dataclass(frozen=True)
class Way:
    """The way of a piece: where it stands (-1 for nowhere), the places it passes, and at the end where it stops."""

    piece: int
    places: tuple[int, ...]


@dataclass(frozen=True)
class Odds:
    """In how many of all equally likely cases something happens."""

    what: Phrase
    cases: int
    of: int


@dataclass(frozen=True)
class Preview:
    """What an answer will do, as far as its seat can know.

    `dice` are those rolled next, `lost` the own pieces that are lost for certain, and `then` says what comes after all
    this: another decision, a die, something still unknown (`card`), or the end of the game (`over`).
    """

    then: Literal["question", "die", "card", "over"]
    ways: tuple[Way, ...] = ()
    dice: tuple[str, ...] = ()
    odds: tuple[Odds, ...] = ()
    lost: tuple[int, ...] = ()

    @property
    def deadly(self) -> bool:
        """Whether an own piece is lost for certain."""
        return bool(self.lost)
