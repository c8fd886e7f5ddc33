"""Several people at one screen: what is secret stays so between them."""

from playwright.sync_api import expect

from tests.web.test_rules_at_hand import unfold_all
from tests.web.visitor import LATER, Visitor, Visitors


def three_around_a_screen(visitors: Visitors) -> Visitor:
    ada = visitors.come()
    ada.choose_game()
    ada.press(".kinds .kind:nth-child(3)")
    ada.page.locator(".seats li").nth(1).locator("input").fill("Bea")
    ada.press(".add")
    ada.page.locator(".seats li").nth(2).locator("input").fill("Cem")
    ada.start()
    return ada


def pass_on(screen: Visitor) -> str:
    """Whoever is called takes the device; returns the name."""
    curtain = screen.page.locator(".curtain")
    name = curtain.locator("h2").inner_text().removesuffix(", please")
    screen.press(curtain.locator("button"))
    return name


def test_hands_are_hidden_while_the_device_is_passed_on(visitors: Visitors) -> None:
    screen = three_around_a_screen(visitors)
    names = set()
    for _ in range(200):
        if screen.sees(".curtain"):
            assert screen.page.locator(".hand button.card").count() == 0
            names.add(pass_on(screen))
            if screen.sees(".desk"):
                expect(screen.page.locator(".hand button.card").first).to_be_visible(timeout=LATER)
                assert not screen.sees(".curtain")
        elif names >= {"Bea", "Cem"} and screen.sees(".desk") and len(names) >= 2:
            break
        else:
            screen.answer()
            screen.page.wait_for_timeout(30)
    assert {"Bea", "Cem"} <= names


def test_the_log_tells_no_drawn_card_at_a_shared_screen(visitors: Visitors) -> None:
    screen = three_around_a_screen(visitors)
    for _ in range(60):
        if screen.sees(".curtain"):
            pass_on(screen)
        elif screen.sees(".desk"):
            break
        else:
            screen.answer()
            screen.page.wait_for_timeout(30)
    unfold_all(screen)
    drawn = [line for line in screen.page.locator("#panel li li").all_inner_texts() if " draw" in line]
    assert len(drawn) == 9
    assert all(line.endswith("a card.") for line in drawn)
