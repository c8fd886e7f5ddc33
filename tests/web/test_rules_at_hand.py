"""The rule beside each line of the log, and why a thing cannot be chosen."""

import re

import pytest
from playwright.sync_api import expect

from carambolage.engine.match.match import Match
from tests.web.test_a_turn import BASE
from tests.web.test_thunder_road import SIMPLE
from tests.web.visitor import LATER, SOON, Visitor, Visitors
from tests.web.winding import wound

# A chapter that the log of each game leads to, and the sentence of it.
SIGNS = {
    "thunder_road": ("Moving", "A vehicle that started on road and drove on nothing but road"),
    "wacky_races": ("Movement cards", "Your first movement card takes you 1 tile forward"),
    "wreckage": ("Driving", "After the card the car moves straight ahead"),
    "road_kill_rally": ("Crash checks", "A die has three blanks, two single hits and one double"),
}
OPTIONS: dict[str, dict[str, str]] = {
    "thunder_road": SIMPLE,
    "wacky_races": {},
    "wreckage": {"quick_setup": "ready", "layout": "ring"},
    "road_kill_rally": {"race_length": "sprint"},
}


def in_the_middle(visitors: Visitors, game: str, phone: bool = False, dark: bool = False) -> Visitor:
    """At one's turn, after some rounds."""
    opened, last = wound(visitors.address, game, lambda match: len(match.events) > 120, 5, OPTIONS[game])
    one = visitors.come(phone=phone, dark=dark)
    one.open(f"/t/{opened.table}#seat={opened.seats[last.asked[0]]}")
    one.await_turn()
    return one


def unfold_all(one: Visitor) -> None:
    """Have every line of the log tell all that happened in it."""
    for fold in one.page.locator("#panel .fold").all():
        one.press(fold)


def is_way_shown(one: Visitor, number: int) -> bool:
    """Whether the way of a line of the log is drawn on the board while it is pointed at."""
    one.page.locator("#panel .log > ol > li").nth(number).locator(".text").hover()
    one.page.wait_for_timeout(60)
    return one.sees(".board path.way, .board path.path")


@pytest.mark.parametrize("game", SIGNS)
def test_every_line_leads_to_its_rule(visitors: Visitors, game: str) -> None:
    ada = in_the_middle(visitors, game)
    lines = ada.page.locator("#panel .log > ol > li")
    expect(lines.last).to_be_in_viewport(timeout=SOON)
    assert any(is_way_shown(ada, number) for number in reversed(range(lines.count()))), "pointing shows no way"
    unfold_all(ada)
    assert ada.page.locator("#panel li li").count() > 30
    assert ada.page.locator("#panel li li:not(:has(.rule))").count() == 0
    title, sentence = SIGNS[game]
    ada.press(ada.page.get_by_role("button", name=f"Rules: {title}").last)
    chapter = ada.page.locator("#panel details[open]")
    expect(chapter).to_have_count(1, timeout=SOON)
    expect(chapter.locator("summary")).to_have_text(title)
    expect(chapter.locator("mark")).to_have_count(1)
    expect(chapter.locator("mark")).to_contain_text(sentence)
    expect(chapter.locator("mark")).to_be_in_viewport()
    assert ada.violations(f"rules of {game}") == []
    ada.press("#tab-log")
    expect(lines.last).to_be_in_viewport(timeout=SOON)


def test_the_way_of_a_turn_before_the_road_scrolled_is_shown(visitors: Visitors) -> None:
    """On those of its spaces that are still on the board."""

    def has_scrolled(match: Match) -> bool:
        return any(event.kind == "scrolled" for event in match.events[:-15])

    opened, last = wound(visitors.address, "thunder_road", has_scrolled, 5, BASE)
    ada = visitors.come()
    ada.open(f"/t/{opened.table}#seat={opened.seats[last.asked[0]]}")
    ada.await_turn()
    lines = ada.page.locator("#panel .log > ol > li")
    shown = [number for number in range(lines.count()) if is_way_shown(ada, number)]
    assert len(shown) > 6


def test_a_phone_leads_to_the_rule_too(visitors: Visitors) -> None:
    ada = in_the_middle(visitors, "thunder_road", phone=True)
    ada.press(ada.page.get_by_role("button", name="What happened"))
    unfold_all(ada)
    ada.press(ada.page.get_by_role("button", name="Rules: Moving").last)
    expect(ada.page.locator("#panel details[open] summary")).to_have_text("Moving", timeout=SOON)


def test_it_is_said_why_a_thing_cannot_be_chosen(visitors: Visitors) -> None:
    ada = in_the_middle(visitors, "thunder_road")
    for thing in (".orders .slot:not(.open)", ".dash:not(.open) .main"):
        ada.page.locator(thing).first.hover()
        expect(ada.page.locator(".note.shown .closed")).to_be_visible(timeout=SOON)
        assert re.search(r"\w", ada.page.locator(".note .closed").inner_text())
        ada.page.mouse.move(1, 1)
        expect(ada.page.locator(".note.shown")).to_have_count(0, timeout=SOON)

    bea = in_the_middle(visitors, "wacky_races")
    bea.page.locator(".hand .card:not(.open), .powers .power:not(.open)").first.hover()
    expect(bea.page.locator(".note.shown .closed")).to_be_visible(timeout=LATER)
