"""Scenarios that speak: what a seat is told, asked and offered, in both languages."""

from dataclasses import replace

from carambolage.engine.game import Event
from carambolage.engine.phrase import Phrase
from carambolage.engine.record import copy_record
from carambolage.engine.words import words_of
from carambolage.games.thunder_road.game import GAME
from carambolage.games.thunder_road.narrator import ThunderNarrator
from carambolage.games.thunder_road.picture import picture
from carambolage.games.thunder_road.state import State
from tests.games.thunder_road.scenario import Scenario

NARRATOR = ThunderNarrator()
GAME_THAT_SPEAKS = replace(GAME, narrator=NARRATOR, picture=picture)
LANGUAGES = ("en", "fr")
PLAIN = str.maketrans("\u202f\u00a0\u2019\u2013", "  '-")


def say(phrase: Phrase, lang: str) -> str:
    """A phrase in a language, its no-break spaces, curly apostrophes and dashes written as plain ones."""
    return words_of(GAME_THAT_SPEAKS).say(phrase, lang).translate(PLAIN)


def seen(table: Scenario, seat: int) -> State:
    """The game as a seat sees it."""
    g = copy_record(table.g)
    table.twin.hide(g, table.t, seat)
    return g


def question(table: Scenario, lang: str) -> str:
    """What the asked seat is asked."""
    seat = table.g.seat
    return say(NARRATOR.question(seen(table, seat), table.t, seat), lang)


def choices(table: Scenario, lang: str) -> dict[str, str]:
    """The answers offered: in the shorthand of scenarios, and in words."""
    seat, g = table.g.seat, seen(table, table.g.seat)
    offered = table.g.offer[: table.g.offers]
    return {table.say(action): say(NARRATOR.choice(g, table.t, seat, action), lang) for action in offered}


def sentence(table: Scenario, kind: str, *values: int, secret: int = -1, lang: str = "en") -> str:
    """An event in words."""
    a, b, c = (*values, 0, 0, 0)[:3]
    phrase = NARRATOR.event(seen(table, -1), table.t, Event(0, kind, a, b, c, secret))
    assert phrase is not None
    return say(phrase, lang)


def board(table: Scenario, seat: int, lang: str) -> list[str]:
    """The board as a seat reads it."""
    view = NARRATOR.view(seen(table, seat), table.t, seat)
    return [say(phrase, lang) for phrase in NARRATOR.board(view)]
