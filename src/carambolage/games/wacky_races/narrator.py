"""Words for Wacky Races: questions, answers, events, views and results, each in a room of `narration`."""

from collections.abc import Mapping
from typing import Any

from carambolage.engine.game import Result
from carambolage.engine.match.event import Event
from carambolage.engine.words.phrase import Phrase
from carambolage.games.wacky_races.narration import board, choices, events, outcome, questions, view
from carambolage.games.wacky_races.state import State, Tables


class WackyNarrator:
    """The part of the game that speaks."""

    def question(self, g: State, t: Tables, seat: int) -> Phrase:
        """What the asked seat is asked."""
        return questions.question(g, t, seat)

    def choice(self, g: State, t: Tables, seat: int, action: int) -> Phrase:
        """An answer in words, with what it will do."""
        return choices.choice(g, t, seat, action)

    def event(self, g: State, t: Tables, event: Event) -> Phrase | None:
        """An event as a sentence of the log."""
        return events.sentence(g, t, event)

    def view(self, g: State, t: Tables, seat: int, public: Mapping[str, Any] | None = None) -> dict[str, Any]:
        """All that a seat may see, as plain data; what everybody sees may be taken from a spectator's view."""
        return {**(public or view.seen_by_all(g, t)), **view.known_to(g, t, seat, public)}

    def board(self, view: Mapping[str, Any]) -> list[Phrase]:
        """A view as lines of text."""
        return board.lines(view)

    def result(self, g: State, t: Tables) -> Result:
        """The outcome of a finished game."""
        return outcome.result(g, t)
