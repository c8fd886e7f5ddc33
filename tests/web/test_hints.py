"""What would an ace do? A button, an answer with reasons, and the thing to click in another light."""

import re

import pytest
from playwright.sync_api import expect

from tests.web.test_hands_by_finger import planning
from tests.web.test_rules_at_hand import in_the_middle
from tests.web.visitor import LATER, SOON, Visitors


@pytest.mark.parametrize(("game", "phone"), [("wacky_races", False), ("thunder_road", True)])
def test_a_hint_is_told_and_shown(visitors: Visitors, game: str, phone: bool) -> None:
    ada = in_the_middle(visitors, game, phone)
    ada.press(ada.page.get_by_role("button", name="What would an ace do?"))
    advice = ada.page.locator(".advice")
    expect(advice).to_be_visible(timeout=LATER)
    expect(advice.locator(".hinted")).to_have_count(1)
    told = advice.locator("p").inner_text()
    assert re.match(r"An ace has tried [\d,]+ courses|The ace is still getting ready", told)
    if "tried" in told:
        shares = [int(share) for share in re.findall(r"(\d+) % of the tries", advice.inner_text())]
        assert shares == sorted(shares, reverse=True)
        assert len(shares) == advice.locator("li").count() > 0
    action = advice.locator(".hinted").get_attribute("data-action")
    assert ada.sees("[data-hinted]") or ada.sees(f".answers [data-action='{action}']")
    assert ada.violations("advice") == []
    question = ada.page.locator(".question").inner_text()
    ada.press(advice.locator(".hinted"))
    expect(ada.page.locator(".advice")).to_have_count(0, timeout=SOON)
    expect(ada.page.locator(".question")).not_to_have_text(question, timeout=LATER)


def test_the_cards_of_an_advised_plan_are_in_another_light(visitors: Visitors) -> None:
    ada = planning(visitors, phone=False)
    hinted = ada.page.locator(".hand .card[data-hinted]")
    expect(hinted).to_have_count(0)
    ada.press(ada.page.get_by_role("button", name="What would an ace do?"))
    expect(hinted).to_have_count(2, timeout=LATER)
    advised = ada.page.locator(".advice .hinted").inner_text()
    for card in hinted.all():
        assert str(card.get_attribute("aria-label")) in advised
