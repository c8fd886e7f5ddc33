"""Keyboard only, and the table in words."""

from collections.abc import Sequence

from playwright.sync_api import expect

from tests.web.playing import sit_down
from tests.web.test_a_turn import BASE, at_the_wheel
from tests.web.test_rules_at_hand import in_the_middle
from tests.web.visitor import LATER, SOON, Visitor, Visitors
from tests.web.winding import server_at


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


def stops_until(ada: Visitor, thing: str) -> int:
    """How often Tab is pressed from the top of the page, following the skip link, until something has the focus."""
    ada.page.evaluate("document.activeElement?.blur()")
    for stops in range(1, 9):
        ada.page.keyboard.press("Tab")
        if ada.page.evaluate("() => document.activeElement?.matches('.skiplink')"):
            ada.page.keyboard.press("Enter")
        if ada.page.evaluate("thing => document.activeElement?.matches(thing)", thing):
            return stops
    raise AssertionError(f"{thing} is more than 8 stops away")


def test_the_first_die_is_few_tab_stops_away(visitors: Visitors) -> None:
    ada = at_the_wheel(visitors, seed=12)
    assert stops_until(ada, ".orders .die.open") <= 8


def test_a_turn_of_thunder_road_by_keys(visitors: Visitors) -> None:
    """A digit picks a die, Enter gives it to a car, arrows steer, Backspace takes back, ? tells the keys."""
    ada = at_the_wheel(visitors, seed=12)
    keys = ada.page.keyboard
    value = str(ada.page.locator(".orders .die.open").last.get_attribute("data-key"))
    keys.press(value)
    expect(ada.page.locator(".die.picked")).to_have_count(1, timeout=SOON)
    ada.page.locator(".dash.open .main").first.focus()
    keys.press("Enter")
    expect(ada.page.locator(".answers .button").first).to_be_visible(timeout=LATER)
    none = ada.page.get_by_role("button", name="No command")
    if none.count():
        none.focus()
        keys.press("Enter")
    expect(ada.page.locator(".goal").first).to_be_visible(timeout=LATER)
    ada.page.locator(".goal").nth(2).focus()
    keys.press("Enter")
    expect(ada.page.locator(".question")).to_contain_text("Where to?", timeout=LATER)
    before = ada.page.locator(".question").inner_text()
    keys.press("Shift+ArrowRight")
    expect(ada.page.locator(".question")).not_to_have_text(before, timeout=LATER)
    keys.press("Backspace")
    expect(ada.page.locator(".question")).to_have_text(before, timeout=LATER)
    keys.press("?")
    expect(ada.page.locator("dialog[open]")).to_contain_text("Shift + arrows", timeout=SOON)


def test_cards_in_place_of_dice_have_digits(visitors: Visitors) -> None:
    ada = sit_down(visitors, "thunder_road", BASE | {"german_engineering": "all"})
    ada.press(".draft .crew.open")
    card = ada.page.locator(".orders .card.open").last
    expect(card).to_be_visible(timeout=LATER)
    ada.page.keyboard.press(str(card.get_attribute("data-key")))
    expect(ada.page.locator(".orders .card.picked")).to_have_count(1, timeout=SOON)


CHOSEN = ".board [data-place].chosen"


def test_a_destination_of_thunder_road_by_arrows(visitors: Visitors) -> None:
    """While commands are offered too: arrows go from place to place, Enter drives to the one that they stand at."""
    ada = at_the_wheel(visitors, seed=12)
    keys = ada.page.keyboard
    keys.press(str(ada.page.locator(".orders .die.open").last.get_attribute("data-key")))
    expect(ada.page.locator(".die.picked")).to_have_count(1, timeout=SOON)
    ada.page.locator(".dash.open .main").first.focus()
    keys.press("Enter")
    expect(ada.page.get_by_role("button", name="No command")).to_be_visible(timeout=LATER)
    expect(ada.page.locator(".board .far").first).to_be_visible(timeout=LATER)
    drive_by_arrows(ada, ["ArrowRight", "ArrowRight", "ArrowLeft", "ArrowRight", "ArrowDown"])


def drive_by_arrows(ada: Visitor, arrows: Sequence[str]) -> None:
    """Each arrow chooses another place, the way to which is shown; Enter drives to the last."""
    question, driving = ada.page.locator(".question").inner_text(), ada.page.locator(".answers .drive")
    label = ""
    for arrow in arrows:
        ada.page.keyboard.press(arrow)
        expect(ada.page.locator(CHOSEN)).to_have_count(1, timeout=SOON)
        expect(driving).not_to_have_text(label, timeout=SOON)
        expect(ada.page.locator(".board path.way")).to_have_count(1, timeout=SOON)
        expect(driving).to_be_focused(timeout=SOON)
        label = driving.inner_text()
    ada.page.keyboard.press("Enter")
    expect(ada.page.locator(".question")).not_to_have_text(question, timeout=LATER)


def test_a_destination_of_the_rally_by_arrows(visitors: Visitors) -> None:
    ada = at_lesson(visitors, "road_kill_rally", "speed")
    for key, asked in (("4", "spend"), ("1", "with 4 steps left")):
        ada.page.keyboard.press(key)
        expect(ada.page.locator(".question")).to_contain_text(asked, timeout=LATER)
    expect(ada.page.locator(".board .far").first).to_be_visible(timeout=LATER)
    drive_by_arrows(ada, ["ArrowUp", "ArrowUp", "ArrowDown", "ArrowUp"])


def test_a_card_of_wacky_races_by_arrows(visitors: Visitors) -> None:
    """From the own racer to a tile that a card leads to; `?` tells no keys of games with destinations."""
    ada = in_the_middle(visitors, "wacky_races")
    expect(ada.page.locator(".board .reached").first).to_be_visible(timeout=LATER)
    question = ada.page.locator(".question").inner_text()
    ada.page.keyboard.press("?")
    expect(ada.page.locator("dialog[open]")).to_contain_text("Arrows", timeout=SOON)
    expect(ada.page.locator("dialog[open]")).not_to_contain_text("Shift")
    ada.page.keyboard.press("Escape")
    for arrow in ("ArrowRight", "ArrowLeft", "ArrowDown", "ArrowUp"):
        ada.page.keyboard.press(arrow)
        if ada.sees(".board .reached:focus"):
            break
    expect(ada.page.locator(".board .reached:focus")).to_have_count(1, timeout=SOON)
    expect(ada.page.locator(".board path.path")).to_have_count(1, timeout=SOON)
    ada.page.keyboard.press("Enter")
    if ada.sees("dialog[open]"):
        ada.page.keyboard.press("Enter")
    expect(ada.page.locator(".question")).not_to_have_text(question, timeout=LATER)


def at_lesson(visitors: Visitors, game: str, lesson: str) -> Visitor:
    opened = server_at(visitors.address).post(f"/api/games/{game}/exercises/{lesson}", {})
    ada = visitors.come()
    ada.open(f"/t/{opened['table']}#seat={opened['seats'][0]['token']}")
    ada.await_turn()
    return ada


def test_speeds_cards_and_lanes_of_the_rally_have_keys(visitors: Visitors) -> None:
    ada = at_lesson(visitors, "road_kill_rally", "speed")
    question = ada.page.locator(".question")
    for key, asked in (
        ("4", "spend"),
        ("1", "with 4 steps left"),
        ("Shift+ArrowLeft", "left lane"),
        ("Shift+ArrowUp", "row 7"),
    ):
        ada.page.keyboard.press(key)
        expect(question).to_contain_text(asked, timeout=LATER)


def test_plans_and_turns_of_wreckage_have_keys(visitors: Visitors) -> None:
    ada = at_lesson(visitors, "wreckage", "turn")
    for number, key in enumerate(("5", "1"), 1):
        ada.page.keyboard.press(key)
        expect(ada.page.locator(".slot.filled")).to_have_count(number, timeout=SOON)
    ada.page.locator(".plan .ready").focus()
    ada.page.keyboard.press("Enter")
    stops = ada.page.locator(".board .stop")
    expect(stops.nth(1)).to_be_visible(timeout=LATER)
    for key in ("ArrowRight", "ArrowRight"):
        ada.page.keyboard.press(key)
    expect(stops.nth(1)).to_be_focused(timeout=SOON)
