"""axe-core finds no violation on any screen, in light and dark, on a desktop and a phone."""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.visitor import LATER, SOON, Visitor, Visitors

AXE = Path(__file__).resolve().parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"


def violations(visitor: Visitor, screen: str) -> list[str]:
    """What axe complains about, a line each."""
    visitor.page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[dict[str, Any]] = visitor.page.evaluate("async () => (await axe.run()).violations")
    return [
        f"{screen}: {one['id']} {node['target']} {node['failureSummary']}" for one in found for node in one["nodes"]
    ]


@pytest.mark.parametrize(("phone", "dark"), [(False, False), (True, True)], ids=["desktop light", "phone dark"])
def test_no_screen_has_a_violation(visitors: Visitors, phone: bool, dark: bool) -> None:
    ada = visitors.come(phone=phone, dark=dark)
    ada.open()
    expect(ada.page.locator(".game").first).to_be_visible(timeout=LATER)
    found = violations(ada, "home")
    ada.choose_game()
    ada.press("summary")
    found += violations(ada, "setup")
    ada.press(".kinds .kind:nth-child(2)")
    ada.start()
    expect(ada.page.locator("main .button.big")).to_be_visible(timeout=LATER)
    found += violations(ada, "lobby")
    ada.press(ada.page.locator("main .button.big"))
    expect(ada.page.locator(".garage .car.open").first).to_be_visible(timeout=LATER)
    found += violations(ada, "garage")
    ada.choose_car()
    ada.await_turn()
    found += violations(ada, "race")
    for panel in ("chat", "rules", "seats", "settings"):
        ada.press(f"header button[aria-label='{PANELS[panel]}']" if phone else f"#tab-{panel}")
        found += violations(ada, panel)
    if phone:
        ada.press("aside .close")
    ada.press("header button[aria-label='Table in words']")
    found += violations(ada, "words")
    ada.press("header button[aria-label='Table in words']")
    ada.play_until(".podium")
    found += violations(ada, "podium")
    assert found == []


def test_the_curtain_and_a_wrong_address_have_none(visitors: Visitors) -> None:
    ada = visitors.come()
    ada.choose_game()
    ada.press(".kinds .kind:nth-child(3)")
    ada.start()
    ada.play_until(".curtain")
    found = violations(ada, "curtain")
    ada.open("/t/nothing")
    expect(ada.page.get_by_text("Ask for a link")).to_be_visible(timeout=LATER)
    found += violations(ada, "wrong address")
    ada.open("/nowhere")
    home = ada.page.get_by_role("link", name="To the games")
    expect(home).to_have_css("background-color", "rgb(255, 210, 63)", timeout=SOON)
    found += violations(ada, "nothing there")
    ada.press(home)
    expect(ada.page.locator(".game .button.main").first).to_be_visible(timeout=LATER)
    assert found == []
    # A browser calls the answer to an address at which there is nothing an error, and rightly so.
    assert [trouble for trouble in visitors.troubles if "404" not in trouble] == []
    visitors.troubles.clear()


PANELS = {"chat": "Chat", "rules": "Rules", "seats": "Seats and links", "settings": "Settings"}
