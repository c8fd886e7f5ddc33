"""Scenarios that speak: what a seat is told, asked and offered, in both languages."""

from typing import Any

from carambolage.engine.game import Game
from carambolage.engine.match.event import Event
from carambolage.engine.previews.lookahead import Lookahead
from carambolage.engine.previews.preview import Preview
from carambolage.engine.record import copy_record
from carambolage.engine.words.phrase import Phrase
from carambolage.engine.words.words import words_of
from carambolage.testing.scenario import BaseScenario

LANGUAGES = ("en", "fr")
PLAIN = str.maketrans("\u202f\u00a0\u2019\u2013", "  '-")


class Speaker:
    """What is said in the scenarios of a game."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def say(self, phrase: Phrase, lang: str) -> str:
        """A phrase in a language, its no-break spaces, curly apostrophes and dashes written as plain ones."""
        return words_of(self.game).say(phrase, lang).translate(PLAIN)

    def seen(self, table: BaseScenario, seat: int) -> Any:
        """The game as a seat sees it."""
        g = copy_record(table.g)
        table.twin.hide(g, table.t, seat)
        return g

    def question(self, table: BaseScenario, lang: str) -> str:
        """What the asked seat is asked."""
        seat = table.g.seat
        return self.say(self.game.question(self.seen(table, seat), table.t, seat), lang)

    def choices(self, table: BaseScenario, lang: str) -> dict[str, str]:
        """The answers offered: in the shorthand of scenarios, and in words."""
        seat, g = table.g.seat, self.seen(table, table.g.seat)
        offered = table.g.offer[: table.g.offers]
        return {table.say(action): self.say(self.game.choice(g, table.t, seat, action), lang) for action in offered}

    def sentence(self, table: BaseScenario, kind: str, *values: int, secret: int = -1, lang: str = "en") -> str:
        """An event in words."""
        a, b, c = (*values, 0, 0, 0)[:3]
        phrase = self.game.event(self.seen(table, -1), table.t, Event(0, kind, a, b, c, secret=secret))
        assert phrase is not None
        return self.say(phrase, lang)

    def board(self, table: BaseScenario, seat: int, lang: str) -> list[str]:
        """The board as a seat reads it."""
        view = self.game.view(self.seen(table, seat), table.t, seat, None)
        return [self.say(phrase, lang) for phrase in self.game.board(view)]

    def previews(self, table: BaseScenario) -> dict[str, Preview]:
        """What each answer offered would do, in the shorthand of scenarios."""
        seat, preview = table.g.seat, self.game.preview
        assert preview is not None
        lookahead, known = Lookahead(self.game, table.g, table.t, seat), self.seen(table, seat)
        offered = table.g.offer[: table.g.offers]
        return {table.say(action): preview(known, table.t, seat, lookahead.outlook(action)) for action in offered}
