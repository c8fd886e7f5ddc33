"""What a game hands to the engine: its record, its rules, its words."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple, Protocol

import numpy as np
import numpy.typing as npt

from carambolage.engine.errors import CarambolageError
from carambolage.engine.match.event import Event
from carambolage.engine.options import Option
from carambolage.engine.previews.preview import Foresight, Preview, Roaming
from carambolage.engine.rules.actions import Actions
from carambolage.engine.rules.flow import Flow
from carambolage.engine.rules.state import GameRecord, Printed
from carambolage.engine.words.phrase import Phrase

Rule = Callable[..., Any]


class SetupError(CarambolageError, ValueError):
    """A table that this game cannot play: too many players, options that exclude each other."""


@dataclass(frozen=True)
class Result:
    """How a game ended: every seat's rank and score, who won (seats; none when nobody at the table did), and why."""

    ranking: tuple[int, ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    reason: Phrase


class Narrator(Protocol):
    """The part of a game that speaks: nothing here decides anything. `seat` is who listens, -1 for a spectator."""

    def question(self, g: Any, t: Any, seat: int) -> Phrase:
        """What the asked seat is asked."""

    def choice(self, g: Any, t: Any, seat: int, action: int) -> Phrase:
        """An answer in words, with what it will do."""

    def event(self, g: Any, t: Any, event: "Event") -> Phrase | None:
        """An event in words; none for those not worth a line. `g` is how the game stands now, for names that last."""

    def view(self, g: Any, t: Any, seat: int, public: Mapping[str, Any] | None = None) -> dict[str, Any]:
        """All that a seat may see, as plain data.

        Where `public` is given, the view of a spectator at the same moment, parts may be taken from it: nobody knows
        less than a spectator. It is not to be changed.
        """

    def board(self, view: Mapping[str, Any]) -> list[Phrase]:
        """A view as lines of text, for a terminal or a screen reader."""

    def result(self, g: Any, t: Any) -> Result:
        """The outcome of a finished game."""


Told = npt.NDArray[np.int16]  # all events of a game, a row each: kind, a, b, c, secret, eyes


class Component(NamedTuple):
    """A printed thing that a seat played with; the message `kind-id` is its name, `balance-kind-…` that of its kind."""

    kind: str
    id: str


@dataclass(frozen=True, eq=False)
class Game:
    """A game as the engine knows it."""

    name: str
    version: int
    players: range
    state: type[GameRecord]
    tables: type[Printed]
    flow: Flow
    actions: Actions
    options: tuple[Option, ...]
    events: tuple[str, ...]
    home: Path
    longest: int
    seat: Callable[[Any, int, Mapping[str, str]], None]
    load_pack: Callable[[Path], Any]
    narrator: Narrator
    set_up: Rule
    hide: Rule
    imagine: Rule
    weigh: Rule
    judge: Rule
    rank_of: Rule
    length_of: Rule
    leave: Rule
    drops: Rule
    idle_answer: Rule
    picture: Callable[[Mapping[str, Any]], str] | None = None  # a view as SVG, where the game can be drawn
    lead_of: Rule | None = None  # how far a seat has come; without it, how well `judge` finds that it stands
    components: Callable[[Any, Told, int], list[Component]] | None = None  # what a seat played with
    foretell: Callable[[Any, Any, int, Foresight], Preview] | None = None  # what is certain, as a preview
    roaming: Roaming | None = None  # how a seat goes on after some answers, for what a preview says of its reach
