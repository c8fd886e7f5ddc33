"""What a game hands to the engine: its record, its rules, its words."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt
from msgspec import Struct

from carambolage.engine.client_facts import ClientFacts
from carambolage.engine.errors import CarambolageError
from carambolage.engine.match.event import Event
from carambolage.engine.menu import Menu
from carambolage.engine.notation.notation import Notation
from carambolage.engine.options import Option
from carambolage.engine.previews.preview import Outlook, Preview, Roaming
from carambolage.engine.registry import game as game_at
from carambolage.engine.registry import place_of
from carambolage.engine.rules.actions import Actions
from carambolage.engine.rules.flow import Flow
from carambolage.engine.rules.state import GameRecord, Printed
from carambolage.engine.search.habits import Habits
from carambolage.engine.words.phrase import Phrase
from carambolage.engine.words.spoken import Spoken

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


Told = npt.NDArray[np.int16]  # all events of a game, a row each: kind, six numbers, secret, who sees it


class Component(NamedTuple):
    """A printed thing that a seat played with; the message `kind-id` is its name, `balance-kind-…` that of its kind."""

    kind: str
    id: str


@dataclass(frozen=True, eq=False)
class Game:
    """A game as the engine knows it.

    `question`, `choice`, `event` and `view` get a record without anything that their seat (-1 for a spectator) may not
    know. `view` may take parts from a spectator's view of the same moment, where it gets one, and never changes it.
    """

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
    question: Callable[[Any, Any, int], Phrase]  # what an asked seat is asked
    choice: Callable[[Any, Any, int, int], Phrase]  # an answer in words, with what it will do
    event: Callable[[Any, Any, Event], Phrase | None]  # an event in words; none for those not worth a line
    view: Callable[[Any, Any, int, Any], Struct]  # all that a seat may see; clients get it as JSON
    board: Callable[[Any], list[Phrase]]  # a view as lines of text, for terminals and screen readers
    result: Callable[[Any, Any], Result]  # the outcome of a finished game
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
    reactions: frozenset[int] = frozenset()  # questions that break in on others; a table may let `idle_answer` end them
    picture: Callable[[Any], str] | None = None  # a view as SVG, where the game can be drawn
    glance: Rule | None = None  # what a seat answers in a hurry, for searches that play on; without it by `weigh`
    weights: tuple[str, ...] = ()  # the constants of `weigh` that may be trained, by the names its rules read
    habits: Habits = field(default_factory=Habits)  # how a search thinks about it
    lead_of: Rule | None = None  # how far a seat has come; without it, how well `judge` finds that it stands
    components: Callable[[Any, Told, int], list[Component]] | None = None  # what a seat played with
    preview: Callable[[Any, Any, int, Outlook], Preview] | None = None  # what is certain, as a preview
    losses: frozenset[str] = frozenset()  # events that tell of a lost piece; without them no preview knows of one
    horizon: frozenset[str] = frozenset()  # events beyond which no preview looks
    parts_at_chance: bool = False  # nothing hidden matters to an answer before chance comes in, up to the horizon
    client: ClientFacts = field(default_factory=ClientFacts)  # what clients are told beyond views
    notation: Notation = field(default_factory=Notation)  # how positions are spelled; without it in numbers
    roaming: Roaming | None = None  # how a seat takes a piece to a far destination
    menu: Menu = field(default_factory=Menu)  # what whoever sets it up chooses from
    spoken: Spoken | None = None  # a view in sentences, piece by piece; without it, the board
    largest_inlined: int = 1500  # bytes of Python's code up to which a GPU's compiler may copy a rule into its callers

    def __post_init__(self) -> None:
        """A game is built when no effect or question lacks a function, and its menu speaks of its own options."""
        self.flow.complete()
        self.flow.check_width(self.state)
        self.menu.check(self.options)

    def __reduce__(self) -> tuple[Any, ...]:
        """A game is pickled as its place, and every copy of it is itself."""
        return game_at, (place_of(self),)
