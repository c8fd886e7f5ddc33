"""What clients are told of a game beyond its views, so that they keep no copy of its names, numbers and rules."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Literal

import msgspec

from carambolage.engine.match.event import Event
from carambolage.engine.previews.preview import Tale, Way
from carambolage.engine.words.phrase import Phrase

Numbers = Mapping[str, Mapping[str, int]]
Constant = int | tuple[str, ...]
Highlight = Literal["clash", "loss", "prize", "finish"]


@dataclass(frozen=True)
class Recap:
    """A turn told in one line: who, with what, from where to where, whom it struck, what it cost and why.

    `seat` is whose turn it was, `seats` are the others whom it concerned, and `ways` what is drawn of it.
    """

    text: Phrase
    seat: int | None = None
    seats: tuple[int, ...] = ()
    ways: tuple[Way, ...] = ()


@dataclass(frozen=True, eq=False)
class ClientFacts:
    """What a client needs to show a game; whatever is left out, it does without.

    `constants` go into the generated TypeScript: tables of names, for events and answers speak of things by number.
    `chapters` has the kinds of events that each sentence of a chapter of the rules is about, divided by spaces; last
    ones may be left out. `openings` are the events after which the board is a new one, `headings` those with which a
    line of the log begins, `accents` those that stand out in it.
    `highlights` are what somebody who watches a game again wants to jump to, by what they mean (`Highlight`).
    `recap` tells the events from one heading to the next in one line, given how many events of each kind came later;
    without it, and where it says nothing, the line is the sentence of the heading.
    """

    constants: Callable[[], Mapping[str, Constant]] | None = None
    glossary: tuple[str, ...] = ()  # how the messages begin that name and explain things
    chapters: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    openings: tuple[str, ...] = ()
    headings: tuple[str, ...] = ()
    accents: tuple[str, ...] = ()
    highlights: Mapping[Highlight, tuple[str, ...]] = field(default_factory=dict)
    numbers: Callable[[Any], Numbers] | None = None  # the numbers in messages, from a pack's tables
    pack: Callable[[Any, Path], msgspec.Struct] | None = None  # what is drawn of a pack: its tables, its folder
    preview: type[msgspec.Struct] | None = None  # what a preview is drawn from
    recap: Callable[[Any, Any, Tale, Mapping[str, int]], Recap | None] | None = None
    about: Callable[[Event], str | None] | None = None  # the message that explains an event
    is_open: Callable[[Any], bool] | None = None  # whether no seat hides anything from another in this game
    progress: Callable[[Any, Any], float] | None = None  # how far a game has come, from 0 to 1
