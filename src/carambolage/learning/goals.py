"""Goals of exercises, as data: what must happen, what must not, and within how many answers."""

from collections.abc import Iterable
from typing import Literal

import msgspec

from carambolage.engine.match.event import Event
from carambolage.engine.match.match import Match
from carambolage.engine.match.steps import Answered

Outcome = Literal["open", "done", "failed"]


class Condition(msgspec.Struct, forbid_unknown_fields=True):
    """One thing that is true of a match: an event with some of its numbers, an answer of the learner, or the win.

    `answer` reads as answers do, `drive vehicle=1`; fields that are left out may be anything, and a number of an event
    may be one of several. `times` is how often.
    """

    event: str | None = None
    answer: str | None = None
    win: bool = False
    a: int | list[int] | None = None
    b: int | list[int] | None = None
    c: int | list[int] | None = None
    d: int | list[int] | None = None
    e: int | list[int] | None = None
    f: int | list[int] | None = None
    times: int = 1

    def holds(self, match: Match, seat: int) -> bool:
        """Whether it is true of a match, for the seat of the learner."""
        if self.event is not None:
            return sum(map(self._fits, match.events_for(seat))) >= self.times
        if self.answer is not None:
            return sum(_reads_as(self.answer, given) for given in answers_of(match, seat)) >= self.times
        return self.win and match.result is not None and seat in match.result.winners

    def _fits(self, event: Event) -> bool:
        return event.kind == self.event and all(_admits(getattr(self, name), getattr(event, name)) for name in "abcdef")


class Goal(msgspec.Struct, forbid_unknown_fields=True):
    """Reached when all of `done` holds; missed when any of `never` does, or after so many `answers` of the learner."""

    done: list[Condition]
    never: list[Condition] = []
    answers: int = 20

    def outcome(self, match: Match, seat: int) -> Outcome:
        """How an exercise stands."""
        if any(condition.holds(match, seat) for condition in self.never):
            return "failed"
        if all(condition.holds(match, seat) for condition in self.done):
            return "done"
        return "failed" if match.over or len(answers_of(match, seat)) >= self.answers else "open"


def answers_of(match: Match, seat: int) -> list[str]:
    """The answers that a seat has given, as they read."""
    given = [step for step in match.steps if isinstance(step, Answered) and step.seat == seat]
    return [str(match.game.actions.unpack(step.action)) for step in given]


def _admits(wanted: int | list[int] | None, number: int) -> bool:
    """Whether a number is the wanted one, or one of them; none may be anything."""
    return wanted is None or number == wanted or (isinstance(wanted, list) and number in wanted)


def _reads_as(wanted: str, given: str) -> bool:
    """Whether an answer has the verb and the fields that are wanted of it."""
    verb, *fields = wanted.split()
    words = given.split()
    return words[0] == verb and _are_among(fields, words[1:])


def _are_among(some: Iterable[str], words: list[str]) -> bool:
    return all(word in words for word in some)
