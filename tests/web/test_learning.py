"""Learning in the browser: the coach speaks once and can be sent away, the board keeps its size, axe finds nothing."""

import pytest
from playwright.sync_api import expect

from carambolage.engine.registry import game as registered
from carambolage.engine.registry import games
from carambolage.learning.exercises import lessons_of
from tests.web.test_keyboard import stops_until
from tests.web.test_rules_at_hand import in_the_middle
from tests.web.visitor import LATER, PHONE, SOON, Visitor, Visitors
from tests.web.winding import server_at

# What is asked, where it is not a die of Thunder Road.
FIRST = {
    "wacky_races": ".hand .card, .answers .button",
    "wreckage": ".desk [data-takes], .hand .card, .answers .button",
    "road_kill_rally": ".desk [data-takes], .answers .button",
}


def test_the_coach_speaks_of_each_thing_once(visitors: Visitors) -> None:
    ada = with_the_coach(visitors, "wacky_races")
    bubble = ada.page.get_by_role("region", name="The coach")
    expect(bubble).to_be_visible(timeout=LATER)
    said = bubble.locator("p").inner_text()
    assert ada.violations("coach") == []
    ada.page.reload()
    expect(ada.page.locator(".ask.mine")).to_be_visible(timeout=LATER)
    expect(bubble.locator("p")).not_to_have_text(said, use_inner_text=True, timeout=SOON)


def with_the_coach(visitors: Visitors, game: str, phone: bool = False) -> Visitor:
    """Somebody in a coached game who has read the summary."""
    ada = visitors.come(phone=phone)
    ada.open(f"/#/learn/{game}")
    ada.press(ada.page.get_by_role("button", name="Drive with the coach"))
    ada.page.locator("dialog[open] .button.main").click(timeout=LATER)
    return ada


def test_the_coach_can_be_sent_away(visitors: Visitors) -> None:
    ada = with_the_coach(visitors, "wacky_races")
    bubble = ada.page.get_by_role("region", name="The coach")
    expect(bubble).to_be_visible(timeout=LATER)
    ada.press(ada.page.get_by_role("button", name="Without the coach"))
    expect(bubble).to_have_count(0, timeout=SOON)
    ada.choose_car()
    ada.page.reload()
    expect(ada.page.locator(".screen .ask")).to_be_visible(timeout=LATER)
    expect(bubble).to_have_count(0, timeout=SOON)


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_the_board_keeps_its_size_when_the_coach_falls_silent(visitors: Visitors, phone: bool) -> None:
    """On a phone the standings are to be seen meanwhile, and the settings send the coach away."""
    ada = with_the_coach(visitors, "thunder_road", phone)
    said, standings = ada.page.locator(".coach .current"), ada.page.get_by_role("region", name="Standings")
    expect(said).to_contain_text("crew", timeout=LATER)
    expect(standings).to_be_visible(visible=not phone)
    size = ada.page.locator(".area").bounding_box()
    ada.press(ada.page.get_by_role("button", name="Understood"))
    expect(said).to_have_text("The coach speaks up when something new comes.")
    expect(standings).to_be_visible()
    assert ada.page.locator(".area").bounding_box() == size
    assert ada.violations("a silent coach") == []
    ada.press(ada.page.get_by_role("button", name="Settings").first if phone else "#tab-settings")
    ada.press(ada.page.locator("#panel").get_by_role("button", name="Without the coach"))
    expect(ada.page.locator(".coach")).to_have_count(0)


@pytest.mark.parametrize("game", games())
def test_a_lesson_on_a_phone_leaves_room_for_the_board(visitors: Visitors, game: str) -> None:
    ada = visitors.come("fr", phone=True)
    small = []
    for lesson in lessons_of(registered(game)):
        opened = server_at(visitors.address).post(f"/api/games/{game}/exercises/{lesson}", {})
        ada.open(f"/t/{opened['table']}#seat={opened['seats'][0]['token']}")
        ada.await_turn()
        height = (ada.page.locator("div.area").bounding_box() or {"height": 0})["height"]
        if height < 0.45 * PHONE["height"]:
            small.append((lesson, height))
    assert small == []


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_hints_of_a_lesson_leave_the_board_as_large_as_it_is(visitors: Visitors, phone: bool) -> None:
    ada = visitors.come(phone=phone)
    ada.open("/#/learn/thunder_road")
    ada.press(".lesson")
    strip = ada.page.get_by_role("region", name="Exercise")
    ada.await_turn()
    task, size = strip.locator(".current").inner_text(), ada.page.locator(".area").bounding_box()
    while strip.get_by_role("button", name="A hint").count():
        ada.press(strip.get_by_role("button", name="A hint"))
        expect(strip.locator(".current")).to_contain_text("Hint:")
        assert ada.page.locator(".area").bounding_box() == size
    ada.press(strip.get_by_role("button", name="The task"))
    expect(strip.locator(".current")).to_have_text(task, use_inner_text=True)


@pytest.mark.parametrize("game", FIRST)
def test_what_is_asked_is_few_tab_stops_away(visitors: Visitors, game: str) -> None:
    assert stops_until(in_the_middle(visitors, game), FIRST[game]) <= 8
