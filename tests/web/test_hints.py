"""What would an ace do? A button, an answer with reasons, and the thing to click in another light."""

import re

import pytest
from playwright.sync_api import expect

from carambolage.games.road_kill_rally.names.question import Question
from tests.web.test_hands_by_finger import planning
from tests.web.test_road_kill_rally import SPRINT, answered, take
from tests.web.test_rules_at_hand import in_the_middle
from tests.web.visitor import LATER, SOON, Visitors
from tests.web.winding import wound

# What is seen of a thing that can be chosen: the light of a space, the ring of a card.
LOOK = """one => {
    const { stroke, boxShadow } = getComputedStyle(one.querySelector(".glow, svg"));
    return stroke + boxShadow;
}"""
TABLES = [("wacky_races", False), ("thunder_road", True), ("road_kill_rally", False)]


@pytest.mark.parametrize(("game", "phone"), TABLES)
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


@pytest.mark.parametrize(("question", "lit"), [(Question.STEP, ".board .goal"), (Question.PAY_CARD, ".desk .card")])
def test_a_hint_lights_the_space_or_the_card_that_it_means(visitors: Visitors, question: int, lit: str) -> None:
    opened, match = wound(visitors.address, "road_kill_rally", answered(question), 4, SPRINT)
    seat = match.asked[0]
    ada = take(visitors, opened, seat)
    ada.await_turn()
    ada.press(ada.page.get_by_role("button", name="What would an ace do?"))
    meant = ada.page.locator(".advice .hinted")
    expect(meant).to_have_count(1, timeout=LATER)
    thing = ada.page.locator(f"{lit}[data-hinted]").first
    expect(thing).to_be_visible(timeout=SOON)
    action = meant.get_attribute("data-action")
    answer = next(choice for choice in match.choices(seat) if str(choice.action) == action)
    assert answer.label in (thing.get_attribute("aria-label") or "").split(" / ")
    other = ada.page.locator(f"{lit}[data-takes]:not([data-hinted])").first
    assert thing.evaluate(LOOK) != other.evaluate(LOOK)
