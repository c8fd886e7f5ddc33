"""A whole game of each game by the table in words alone, and one by keyboard alone."""

from random import Random

import pytest

from tests.web.playing import answer_at_random, open_words, play_by_keys, play_in_words, say, sit_down
from tests.web.visitor import Visitors

# Short ones: a few rounds on the road, a race without powers.
SHORT = {
    "thunder_road": {"big_rig": "false", "final_five": "false", "carnage": "false", "round_cap": "4"},
    "wacky_races": {"racer_choice": "random", "powers": "off"},
    "road_kill_rally": {"race_length": "sprint", "straggler_limit": "1"},
}

# Whatever the coach says, in its order.
LISTEN = """() => {
    window.said = [];
    const hear = () => {
        const line = document.querySelector(".coach .current")?.textContent;
        if (line && line !== said.at(-1)) said.push(line);
    };
    hear();
    new MutationObserver(hear).observe(document.body, { subtree: true, childList: true, attributes: true });
}"""
SILENCE = "The coach speaks up when something new comes."
HERE = {"thunder_road": " at the start.", "wacky_races": ". Ahead: ", "road_kill_rally": "waiting for a place"}


@pytest.mark.parametrize("game", list(SHORT))
def test_by_words_alone(visitors: Visitors, game: str) -> None:
    ada = sit_down(visitors, game, SHORT[game])
    open_words(ada)
    assert HERE[game] in (say(ada, "look") if answer_at_random(ada, Random(1)) else "")
    assert ada.page.locator(".text .question").inner_text() in say(ada, "look")
    assert say(ada, "ahead 3").count("\n") <= 4
    assert "Bot 2" in say(ada, "cars")
    assert say(ada, "why")
    assert play_in_words(ada) > 5


@pytest.mark.parametrize("game", list(SHORT))
def test_by_keyboard_alone(visitors: Visitors, game: str) -> None:
    ada = sit_down(visitors, game, SHORT[game], coached=True)
    ada.page.evaluate(LISTEN)
    assert play_by_keys(ada) > 5
    said = [line for line in ada.page.evaluate("said") if line != SILENCE]
    assert len(set(said)) == len(said) > 3, "the coach says each thing once"
