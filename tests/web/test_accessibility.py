"""axe-core finds no violation on any screen, in light and dark, on a desktop and a phone."""

import pytest
from playwright.sync_api import expect

from tests.web.visitor import LATER, SOON, Visitors


@pytest.mark.parametrize(("phone", "dark"), [(False, False), (True, True)], ids=["desktop light", "phone dark"])
def test_no_screen_has_a_violation(visitors: Visitors, phone: bool, dark: bool) -> None:
    ada = visitors.come(phone=phone, dark=dark)
    ada.open()
    expect(ada.page.locator(".game").first).to_be_visible(timeout=LATER)
    found = ada.violations("home")
    ada.choose_game()
    ada.press("summary")
    found += ada.violations("setup")
    ada.press(".kinds .kind:nth-child(2)")
    ada.start()
    expect(ada.page.locator("main .button.big")).to_be_visible(timeout=LATER)
    found += ada.violations("lobby")
    ada.press(ada.page.locator("main .button.big"))
    expect(ada.page.locator(".garage .car.open").first).to_be_visible(timeout=LATER)
    found += ada.violations("garage")
    ada.choose_car()
    ada.await_turn()
    found += ada.violations("race")
    for panel in ("chat", "rules", "seats", "settings"):
        ada.press(f"header button[aria-label='{PANELS[panel]}']" if phone else f"#tab-{panel}")
        found += ada.violations(panel)
    ada.press(ada.page.get_by_role("button", name="Copy position"))
    expect(ada.page.get_by_role("textbox", name="Position")).to_be_visible(timeout=SOON)
    found += ada.violations("position")
    if phone:
        ada.press("aside .close")
    ada.press("header button[aria-label='Table in words']")
    found += ada.violations("words")
    ada.press("header button[aria-label='Table in words']")
    ada.play_until(".podium")
    found += ada.violations("podium")
    assert found == []


def test_the_curtain_and_a_wrong_address_have_none(visitors: Visitors) -> None:
    ada = visitors.come()
    ada.choose_game()
    ada.press(".kinds .kind:nth-child(3)")
    ada.start()
    ada.play_until(".curtain")
    found = ada.violations("curtain")
    ada.open("/t/nothing")
    expect(ada.page.get_by_role("heading", name="No such table")).to_be_visible(timeout=LATER)
    found += ada.violations("wrong address")
    ada.open("/nowhere")
    home = ada.page.get_by_role("link", name="To the games")
    expect(home).to_have_css("background-color", "rgb(255, 210, 63)", timeout=SOON)
    found += ada.violations("nothing there")
    ada.press(home)
    expect(ada.page.locator(".game .button.main").first).to_be_visible(timeout=LATER)
    assert found == []
    # A browser calls the answer to an address at which there is nothing an error, and rightly so.
    assert [trouble for trouble in visitors.troubles if "404" not in trouble] == []
    visitors.troubles.clear()


PANELS = {"chat": "Chat", "rules": "Rules", "seats": "Seats and links", "settings": "Settings"}
