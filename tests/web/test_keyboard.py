"""Keyboard only, and the table in words."""

from playwright.sync_api import expect

from tests.web.visitor import LATER, SOON, Visitors


def test_a_turn_by_keyboard_alone(visitors: Visitors) -> None:
    ada = visitors.come()
    ada.open()
    keys = ada.page.keyboard
    ada.page.locator(".game[href$='/wacky_races']").focus()
    keys.press("Enter")
    ada.page.locator("form .foot .button").focus()
    keys.press("Enter")
    for thing in (".garage .car.open", ".hand .card.open"):
        expect(ada.page.locator(thing).first).to_be_visible(timeout=LATER)
        for _ in range(80):
            keys.press("Tab")
            if ada.page.evaluate("thing => document.activeElement?.matches(thing)", thing):
                break
        keys.press("Enter")
    expect(ada.page.get_by_role("button", name="Take back")).to_be_visible(timeout=SOON)


def test_the_table_in_words_takes_typed_answers(visitors: Visitors) -> None:
    ada = visitors.come("fr")
    ada.choose_game()
    ada.start()
    ada.press(ada.page.get_by_role("button", name="La table en mots"))
    line = ada.page.get_by_label("Tapez le numéro")
    for _ in range(3):
        expect(ada.page.locator(".choices li").first).to_be_visible(timeout=LATER)
        before = ada.page.locator(".choices").inner_text()
        line.fill("1")
        line.press("Enter")
        expect(ada.page.locator(".choices")).not_to_have_text(before, timeout=LATER)
    expect(ada.page.locator("pre")).to_contain_text("Au volant", timeout=SOON)
    expect(ada.page.locator(".choices li").first).to_be_visible(timeout=LATER)
    line.fill("quoi")
    line.press("Enter")
    expect(ada.page.get_by_text("Tapez un nombre")).to_be_visible(timeout=SOON)
