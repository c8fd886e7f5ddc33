"""Answers that nobody chose: a seat asked alone that has a single answer gives it without being asked."""

from typing import Any, NamedTuple

from carambolage.engine.game import Game
from carambolage.engine.match.known import known_to
from carambolage.engine.rules.state import GameRecord, Printed
from carambolage.engine.words.phrase import Argument, Phrase

MOST = 12  # that are remembered


class OnlyAnswer(NamedTuple):
    """The only answer that a seat had, in words, and how many steps the match had before the one that led to it."""

    step: int
    seat: int
    text: Phrase


class Given:
    """The latest answers that were given because there was no other; only their own seats may know of them."""

    def __init__(self, latest: list[OnlyAnswer] | None = None) -> None:
        self.latest = latest or []
        self.step = 0

    def note(self, game: Game, g: GameRecord, t: Printed) -> None:
        """Remember the answer to the question at hand if it is the only one of a seat asked alone."""
        if g.offers != 1 or g.asked != 1 << g.seat:
            return
        text = game.choice(known_to(game, g, t, g.seat), t, g.seat, g.offer[0])
        self.latest = [*self.latest[1 - MOST :], OnlyAnswer(self.step, g.seat, text)]

    def forget_from(self, step: int) -> None:
        """A step was taken back, and with it all that it led to."""
        self.latest = [answer for answer in self.latest if answer.step < step]

    def of(self, seat: int, since: int) -> list[Phrase]:
        """What a seat had no choice about since a step."""
        return [answer.text for answer in self.latest if answer.seat == seat and answer.step >= since]

    def copy(self) -> "Given":
        """The same in another match."""
        return Given(self.latest)

    def kept(self) -> list[Any]:
        """What is remembered, as plain lists."""
        return [[step, seat, _plain(text)] for step, seat, text in self.latest]


def given_from(kept: list[Any]) -> Given:
    """What was remembered elsewhere."""
    return Given([OnlyAnswer(step, seat, _phrase(text)) for step, seat, text in kept])


def _plain(phrase: Phrase) -> list[Any]:
    arguments = phrase.arguments.items()
    return [phrase.message, {name: _plain(of) if isinstance(of, Phrase) else of for name, of in arguments}]


def _phrase(plain: list[Any]) -> Phrase:
    message, arguments = plain
    made: dict[str, Argument] = {name: _phrase(of) if isinstance(of, list) else of for name, of in arguments.items()}
    return Phrase(message, **made)
