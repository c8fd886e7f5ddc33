"""Scenarios of Wreckage that speak."""

from carambolage.engine.match.event import Event
from carambolage.games.wreckage.game import GAME
from carambolage.testing.speaking import Speaker
from tests.games.wreckage.scenario import Scenario

_speaker = Speaker(GAME)
say = _speaker.say
question = _speaker.question
choices = _speaker.choices
previews = _speaker.previews


def sentence(table: Scenario, kind: str, *values: int, lang: str = "en") -> str:
    """An event in words, with up to six numbers; nothing for one that has none."""
    phrase = GAME.event(table.g, table.t, Event(0, kind, *values))
    return say(phrase, lang) if phrase is not None else ""
