"""The log of Road Kill Rally, word for word: every kind of event in both languages."""

from pathlib import Path

import pytest

from carambolage.engine.match.event import Event
from carambolage.games.road_kill_rally.game import GAME
from carambolage.games.road_kill_rally.text.events import NOT_WORTH_A_LINE
from tests.games.road_kill_rally.scenario import Scenario
from tests.games.road_kill_rally.speaking import say, seen

# Each line of `log.txt`: kind and numbers of an event, ?secret | English | French
LINES = (Path(__file__).parent / "log.txt").read_text(encoding="utf-8")
CASES = [line.split(" | ") for line in LINES.splitlines()]


def event_of(code: str) -> Event:
    """An event from its kind, its numbers and perhaps its secret."""
    kind, *words = code.split()
    numbers = [int(word) for word in words if not word.startswith("?")]
    secret = next((int(word[1:]) for word in words if word.startswith("?")), -1)
    a, b, c, d, e, f = (*numbers, 0, 0, 0, 0, 0, 0)[:6]
    return Event(0, kind, a, b, c, d, e, f, secret=secret)


@pytest.mark.parametrize(("code", "english", "french"), CASES, ids=[case[0] for case in CASES])
def test_a_line_of_the_log(code: str, english: str, french: str) -> None:
    table = Scenario(3)
    phrase = GAME.event(seen(table, -1), table.t, event_of(code))
    assert phrase is not None
    assert (say(phrase, "en"), say(phrase, "fr")) == (english, french)


def test_every_kind_of_event_has_a_line_or_is_told_by_the_next() -> None:
    assert {case[0].split()[0] for case in CASES} | NOT_WORTH_A_LINE == set(GAME.events)


def test_targets_may_be_passers_by() -> None:
    table = Scenario(2, presentation="classic")
    phrase = GAME.event(seen(table, -1), table.t, event_of("scored 0 16 2"))
    assert phrase is not None
    assert say(phrase, "en") == "Player 1 scores: a jogger springs off the road and lands in the mattresses."
