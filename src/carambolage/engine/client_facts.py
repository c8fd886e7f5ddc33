"""What clients are told of a game beyond its views, so that they keep no copy of its names, numbers and rules."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec

from carambolage.engine.match.event import Event

Numbers = Mapping[str, Mapping[str, int]]
Constant = int | tuple[str, ...]


@dataclass(frozen=True, eq=False)
class ClientFacts:
    """What a client needs to show a game; whatever is left out, it does without.

    `constants` go into the generated TypeScript: tables of names, for events and answers speak of things by number.
    `chapters` has the kinds of events that each chapter of the rules is about, `openings` are those after which the
    board is a new one, `headings` and `accents` those whose lines in the log stand out.
    """

    constants: Callable[[], Mapping[str, Constant]] | None = None
    glossary: tuple[str, ...] = ()  # how the messages begin that name and explain things
    chapters: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    openings: tuple[str, ...] = ()
    headings: tuple[str, ...] = ()
    accents: tuple[str, ...] = ()
    numbers: Callable[[Any], Numbers] | None = None  # the numbers in messages, from a pack's tables
    pack: Callable[[Any, Path], msgspec.Struct] | None = None  # what is drawn of a pack: its tables, its folder
    preview: type[msgspec.Struct] | None = None  # what a preview is drawn from
    about: Callable[[Event], str | None] | None = None  # the message that explains an event
    is_open: Callable[[Any], bool] | None = None  # whether no seat hides anything from another in this game
    progress: Callable[[Any, Any], float] | None = None  # how far a game has come, from 0 to 1
