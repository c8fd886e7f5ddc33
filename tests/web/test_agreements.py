"""What people at a table agree on, by the buttons: muting, the end by vote, conceding, a bot for who is gone."""

import re

from playwright.sync_api import Locator, expect

from tests.web.visitor import LATER, SOON, Visitor, Visitors
from tests.web.winding import server_at


def two_at_a_table(visitors: Visitors, phone: bool = False) -> tuple[Visitor, Visitor]:
    """Ada, who opened the table, and Bea, who came by a link; both have chosen a car."""
    ada, bea = visitors.come(name="Ada"), visitors.come(name="Bea", phone=phone)
    ada.choose_game()
    ada.press(".kinds .kind:nth-child(2)")
    ada.start()
    link = ada.page.locator("details[open] input")
    expect(link).to_have_value(re.compile("#seat="), timeout=LATER)
    bea.page.goto(link.input_value())
    first = asked_first(ada, bea)
    first.choose_car()
    (bea if first is ada else ada).choose_car()
    return ada, bea


def asked_first(*people: Visitor) -> Visitor:
    """Whoever is to choose a car now."""
    for _ in range(LATER // 40):
        for one in people:
            if one.sees(".garage .car.open"):
                return one
        people[0].page.wait_for_timeout(40)
    raise AssertionError("nobody is asked for a car")


def seats_of(visitor: Visitor) -> Locator:
    """The panel with the seats, opened."""
    if visitor.touch:
        visitor.page.get_by_role("button", name="Seats and links").first.tap()
    else:
        visitor.press("#tab-seats")
    return visitor.page.locator("#panel")


def say(visitor: Visitor, line: str) -> None:
    visitor.press("#tab-chat")
    visitor.page.get_by_label("Your message").fill(line)
    visitor.page.keyboard.press("Enter")


def test_the_host_mutes_a_seat_and_hears_it_again(visitors: Visitors) -> None:
    ada, bea = two_at_a_table(visitors)
    ada.press(seats_of(ada).get_by_role("button", name="Mute", exact=True))
    hear_again = ada.page.locator("#panel").get_by_role("button", name="Hear again")
    expect(hear_again).to_be_visible(timeout=SOON)
    say(bea, "You cannot hear this.")
    expect(bea.page.locator(".notice[role=alert]")).to_be_visible(timeout=SOON)
    ada.press(hear_again)
    expect(ada.page.locator("#panel").get_by_role("button", name="Mute", exact=True)).to_be_visible(timeout=SOON)
    say(bea, "But this.")
    ada.press("#tab-chat")
    expect(ada.page.locator("#panel")).to_contain_text("But this.", timeout=SOON)
    assert "cannot hear" not in ada.page.locator("#panel").inner_text()


def test_spectators_are_muted_by_a_button(visitors: Visitors) -> None:
    ada, _ = two_at_a_table(visitors)
    panel = seats_of(ada)
    ada.press(panel.get_by_role("button", name="Mute spectators"))
    expect(panel.get_by_role("button", name="Hear spectators again")).to_have_attribute("aria-pressed", "true")


def test_the_game_ends_when_more_than_half_wish_it(visitors: Visitors) -> None:
    ada, bea = two_at_a_table(visitors, phone=True)
    panel = seats_of(ada)
    ada.press(panel.get_by_role("button", name="Propose to end the game"))
    expect(panel).to_contain_text("The end is wished by Ada; more than half must wish it.", timeout=SOON)
    ada.press(panel.get_by_role("button", name="Do not end the game"))
    expect(panel).not_to_contain_text("The end is wished", timeout=SOON)
    ada.press(panel.get_by_role("button", name="Propose to end the game"))
    others = seats_of(bea)
    expect(others).to_contain_text("The end is wished by Ada", timeout=SOON)
    bea.press(others.get_by_role("button", name="Propose to end the game"))
    for one in (ada, bea):
        expect(one.page.locator("#podium-title")).not_to_be_empty(timeout=LATER)


def test_who_concedes_is_asked_first_and_leaves_the_race(visitors: Visitors) -> None:
    ada, bea = two_at_a_table(visitors)
    panel, standings = seats_of(bea), ada.page.get_by_role("region", name="Standings")
    expect(standings).to_contain_text("Bea", timeout=SOON)
    asked = bea.page.get_by_role("dialog", name="Give up?")
    bea.press(panel.get_by_role("button", name="Concede"))
    assert not bea.violations("conceding")
    bea.press(asked.get_by_role("button", name="Cancel"))
    expect(asked).to_have_count(0)
    bea.press(panel.get_by_role("button", name="Concede"))
    bea.press(asked.get_by_role("button", name="Concede"))
    expect(standings).not_to_contain_text("Bea", timeout=LATER)


def test_who_waits_calls_a_bot_or_goes_on_waiting(visitors: Visitors) -> None:
    """Who is asked is gone: a bot stands in at once where the other one wants it, and not where they wait."""
    for button, said in (("Wait", "Others wait for"), ("Bot now", "A bot stands in for")):
        opened = server_at(visitors.address).open_table("wacky_races", 2, seed=3, grace=300)
        with_seat = f"/t/{opened.table}#seat="
        ada, bea = visitors.come(), visitors.come()
        ada.open(with_seat + opened.seats[0])
        bea.open(with_seat + opened.seats[1])
        there = asked_first(ada, bea)
        gone = bea if there is ada else ada
        expect(gone.page.locator(".screen")).to_be_visible(timeout=LATER)
        there.choose_car()
        gone.page.close()
        note = there.page.locator(".absence")
        expect(note).to_contain_text("is gone: back, or a bot in", timeout=LATER)
        assert not there.violations("somebody is gone")
        there.press(note.get_by_role("button", name=button))
        expect(there.page.locator(".notice[role=alert]")).to_contain_text(said, timeout=SOON)
        if button == "Wait":
            expect(note).to_contain_text("is gone; the others wait.", timeout=SOON)
            expect(note.get_by_role("button", name="Wait")).to_have_count(0)
            there.press(note.get_by_role("button", name="Bot now"))
        expect(note).to_have_count(0, timeout=SOON)
