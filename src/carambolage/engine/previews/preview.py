"""What is certain of an answer, and the preview that a game makes of it, in its own pieces and places."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Literal

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
    `routes` are the ways on which the seat may go on (`Roaming`).
    """

    events: Tale
    stop: Stop
    begun: Tale = ()
    outcomes: tuple[Tale, ...] = ()
    routes: "Routes | None" = None


class Point(Struct, frozen=True):
    """A point of the routes: where the piece stands then (-1: where it began, or gone), and what comes next."""

    piece: int
    place: int
    stop: Stop


class Leg(Struct, frozen=True):
    """The answer that leads from one point of the routes to another; the safest way is that with the least cost."""

    source: int
    target: int
    action: int
    cost: int


class Routes(Struct, frozen=True):
    """All ways on which a seat can take its piece by itself; point 0 is the question that stands."""

    points: list[Point]
    legs: list[Leg]


@dataclass(frozen=True)
class Step:
    """Where an answer takes the piece of its seat, and how much of a danger that is, beyond dice and the unknown."""

    piece: int
    place: int
    danger: int = 0


@dataclass(frozen=True)
class Roaming:
    """How a seat takes a piece along, answer by answer, so that it can choose a far destination.

    `moves` are the answers (question, verb) that move the piece on, `passes` those that leave something else aside
    before the first move, and `ends` the events with which the turn is over. `step` reads off the events of an answer,
    up to the second die or card, where the piece came to; none where it did not move. After answers with a verb of
    `after`, previews show how far the piece can go.
    """

    moves: frozenset[tuple[int, str]]
    passes: frozenset[tuple[int, str]]
    ends: frozenset[str]
    step: Callable[[Any, Any, int, Tale, Stop], Step | None]
    after: frozenset[str] = frozenset()


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
