"""On a phone nothing is squeezed, cut off or hidden behind something else."""

import pytest
from playwright.sync_api import FloatRect, Locator, expect

from tests.web.test_rules_at_hand import in_the_middle
from tests.web.visitor import LATER, SOON, Visitors


def box(thing: Locator) -> FloatRect:
    expect(thing).to_be_visible(timeout=SOON)
    found = thing.bounding_box()
    assert found is not None
    return found


def test_the_first_page_has_room_for_its_sign(visitors: Visitors) -> None:
    ada = visitors.come("fr", phone=True)
    ada.open()
    assert box(ada.page.locator("header > svg"))["width"] >= 30
    tools = box(ada.page.locator("header > :last-child"))
    assert tools["x"] + tools["width"] <= 390


def test_sentences_of_the_table_in_words_are_broken_and_the_road_is_not(visitors: Visitors) -> None:
    ada = in_the_middle(visitors, "thunder_road", phone=True)
    ada.press(ada.page.get_by_role("button", name="Table in words"))
    sentences = ada.page.locator("pre span:not(.drawn)")
    expect(sentences.filter(has_text="off-road, ~ mud")).to_have_count(1, timeout=LATER)
    assert sentences.evaluate_all("all => Math.max(...all.map(one => one.getBoundingClientRect().right))") <= 390
    road = ada.page.locator("pre .drawn").filter(has_text="|")
    assert road.evaluate_all("all => Math.max(...all.map(one => one.clientHeight))") < 30


def test_who_looks_back_can_still_see_the_whole_road(visitors: Visitors) -> None:
    ada = in_the_middle(visitors, "thunder_road", phone=True)
    ada.press(ada.page.get_by_role("button", name="One move back"))
    bar, whole = box(ada.page.get_by_role("group", name="History")), box(ada.page.locator(".zoom"))
    assert whole["y"] + whole["height"] <= bar["y"]
    expect(ada.page.get_by_role("button", name="Live")).to_be_visible(timeout=SOON)


@pytest.mark.parametrize(
    ("width", "height"), [(844, 390), (390, 844), (820, 1180), (720, 450), (1440, 900), (1920, 1080)]
)
def test_the_board_has_its_share_of_every_screen(visitors: Visitors, width: int, height: int) -> None:
    """Phones upright and on their side, tablets, desktops, and one zoomed to 200 %."""
    ada = in_the_middle(visitors, "thunder_road")
    ada.page.set_viewport_size({"width": width, "height": height})
    assert box(ada.page.locator(".area"))["height"] >= 0.45 * height
    assert box(ada.page.locator(".area"))["width"] >= 0.45 * width
    asked = box(ada.page.locator(".ask"))
    assert asked["y"] + asked["height"] <= height
    before = box(ada.page.locator(".area"))
    ada.press(ada.page.get_by_role("button", name="List all answers"))
    expect(ada.page.locator(".all")).to_be_visible(timeout=SOON)
    assert box(ada.page.locator(".area")) == before
