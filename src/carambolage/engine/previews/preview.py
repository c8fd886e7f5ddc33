"""What is certain of an answer, and the preview that a game makes of it, in its own pieces and places."""

from dataclasses import dataclass
from typing import Literal

from msgspec import Struct

from carambolage.engine.match.event import Event
from carambolage.engine.words.phrase import Phrase

Stop = Literal["question", "die", "card", "over"]
Tale = tuple[Event, ...]


@dataclass(frozen=True)
class Outlook:
    """What an answer brings about: `events` before chance comes in, and `stop`, what ends the certainty.

    `begun` is how the effect with the first die or card begins in every world imagined: movements up to it, say.
    `outcomes` are all ways in which the first dice can fall, equally likely, each told up to the next chance.
    `onward` are the answers by which the seat may go on (`Roaming`), each told up to the first chance.
    """

    events: Tale
    stop: Stop
    begun: Tale = ()
    outcomes: tuple[Tale, ...] = ()
    onward: tuple[Tale, ...] = ()


@dataclass(frozen=True)
class Roaming:
    """After which answers (verbs) a seat goes on by itself, by which ones, and which events end that."""

    after: frozenset[str]
    by: frozenset[str]
    ends: frozenset[str]


class Way(Struct, frozen=True):
    """The way of a piece over numbered places: where it stands (-1: nowhere), what it passes, where it stops."""

    piece: int
    places: list[int]


@dataclass(frozen=True)
class Odds:
    """In how many of all equally likely cases something happens."""

    what: Phrase
    cases: int
    of: int


@dataclass(frozen=True)
class Preview:
    """What an answer will do, as far as its seat can know.

    `shown` is what clients draw of it, a struct that the game defines, and `reach` the number of places that the seat
    can go on to before a die, a card or anybody else decides anything. `dice` are those rolled next, `lost` the own
    pieces that are lost for certain, and `then` says what comes after all this: another decision, a die, something
    still unknown (`card`), or the end of the game (`over`).
    """

    then: Stop
    shown: Struct | None = None
    dice: tuple[str, ...] = ()
    odds: tuple[Odds, ...] = ()
    lost: tuple[int, ...] = ()
    reach: int = 0

    @property
    def deadly(self) -> bool:
        """Whether an own piece is lost for certain."""
        return bool(self.lost)
