"""Learning in the browser: the coach speaks once and can be sent away, axe finds nothing."""

import pytest
from playwright.sync_api import expect

from tests.web.test_keyboard import stops_until
from tests.web.test_rules_at_hand import in_the_middle
from tests.web.visitor import LATER, SOON, Visitors

# What is asked, where it is not a die of Thunder Road.
FIRST = {
    "wacky_races": ".hand .card, .answers .button",
    "wreckage": ".desk [data-takes], .hand .card, .answers .button",
    "road_kill_rally": ".desk [data-takes], .answers .button",
}


def test_the_coach_speaks_of_each_thing_once(visitors: Visitors) -> None:
    ada = visitors.come()
    ada.open("/#/learn/wacky_races")
    ada.press(ada.page.get_by_role("button", name="Drive with the coach"))
    bubble = ada.page.get_by_role("region", name="The coach")
    summary = ada.page.locator("dialog[open] .button.main")
    summary.click(timeout=LATER)
    expect(bubble).to_be_visible(timeout=LATER)
    said = bubble.locator("p").inner_text()
    assert ada.violations("coach") == []
    ada.page.reload()
    expect(ada.page.locator(".ask.mine")).to_be_visible(timeout=LATER)
    expect(bubble.get_by_text(said)).to_have_count(0, timeout=SOON)


def test_the_coach_can_be_sent_away(visitors: Visitors) -> None:
    ada = visitors.come()
    ada.open("/#/learn/wacky_races")
    ada.press(ada.page.get_by_role("button", name="Drive with the coach"))
    ada.page.locator("dialog[open] .button.main").click(timeout=LATER)
    bubble = ada.page.get_by_role("region", name="The coach")
    expect(bubble).to_be_visible(timeout=LATER)
    ada.press(ada.page.get_by_role("button", name="Without the coach"))
    expect(bubble).to_have_count(0, timeout=SOON)
    ada.press(".ask [data-takes], .hand .card, .answers .button")
    ada.page.reload()
    expect(ada.page.locator(".screen .ask")).to_be_visible(timeout=LATER)
    expect(bubble).to_have_count(0, timeout=SOON)


@pytest.mark.parametrize("game", FIRST)
def test_what_is_asked_is_few_tab_stops_away(visitors: Visitors, game: str) -> None:
    assert stops_until(in_the_middle(visitors, game), FIRST[game]) <= 8
