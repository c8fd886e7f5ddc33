"""Setting a game up: presets in pictures, boxes with switches, rulings folded away, bots with a character."""

import json

import pytest
from playwright.sync_api import Route, expect

from tests.web.visitor import SOON, Visitor, Visitors

# Values of the lists beside the seats that are wider than what is shown of them.
CUT_OFF = """() => [...document.querySelectorAll(".clocks select")].flatMap(list => {
    const ruler = document.createElement("canvas").getContext("2d"), style = getComputedStyle(list);
    ruler.font = style.font;
    const arrow = 22, room = list.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight) - arrow;
    return [...list.options].map(one => one.label).filter(label => ruler.measureText(label).width > room);
})"""
BASE = {"carnage": "false", "big_rig": "false", "final_five": "false"}


def opened_options(visitor: Visitor) -> dict[str, str]:
    """Start the game, and tell with which options the table was asked for."""
    wishes: list[dict[str, str]] = []

    def note(route: Route) -> None:
        wishes.append(json.loads(route.request.post_data or "{}")["options"])
        route.continue_()

    visitor.page.route("**/api/tables?*", note)
    visitor.start()
    return wishes[0]


def test_newcomers_get_the_base_game_against_rookies(visitors: Visitors) -> None:
    ada = visitors.come()
    ada.choose_game("thunder_road")
    pressed = ada.page.locator(".preset[aria-pressed=true]")
    expect(pressed).to_contain_text("First evening", timeout=SOON)
    expect(pressed.locator("svg")).to_be_visible(timeout=SOON)
    levels = ada.page.get_by_label("Level of the bot on seat 2")
    assert levels.locator("option").all_inner_texts() == ["Rookie", "Driver", "Ace"]
    assert levels.input_value() == "rookie"
    expect(ada.page.locator(".characters")).to_contain_text("now and then in the ditch")
    assert ada.page.get_by_label("Clock").is_visible()
    assert opened_options(ada) == BASE


def test_boxes_and_rulings_are_marked_and_reset(visitors: Visitors) -> None:
    ada = visitors.come(phone=True)
    ada.choose_game("thunder_road")
    box = ada.page.get_by_role("switch", name="Choppe Shoppe is on the table")
    box.check()
    assert ada.page.get_by_role("switch", name="Crew leaders").is_checked()
    ada.page.get_by_role("switch", name="Upgrades").uncheck()
    assert box.is_checked()
    expect(ada.page.locator(".preset[aria-pressed=true] em")).to_contain_text("changed")
    rulings = ada.page.locator("details", has_text="Rulings")
    expect(rulings.locator("summary")).to_contain_text("as printed")
    ada.press(rulings.locator("summary"))
    rulings.locator("select").first.select_option(index=1)
    expect(rulings.locator("summary")).to_contain_text("1 changed")
    ada.press(rulings.get_by_role("button", name="As printed again"))
    expect(rulings.locator("summary")).to_contain_text("as printed")
    assert ada.violations("set-up") == []
    assert opened_options(ada) == {**BASE, "leaders": "true"}
    ada.choose_game("thunder_road")
    expect(ada.page.get_by_role("switch", name="Crew leaders")).to_be_checked(timeout=SOON)


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_no_choice_of_the_form_is_cut_off_in_french(visitors: Visitors, phone: bool) -> None:
    """Every value of clock, flag, grace and time to react can be read where it is chosen."""
    ada = visitors.come("fr", phone=phone)
    ada.choose_game("road_kill_rally")
    ada.press(".kinds .kind:nth-child(2)")
    ada.page.locator("#clock").select_option("slow")
    assert ada.page.evaluate(CUT_OFF) == []
