"""Thunder Road, played by clicking: spaces, dice, dashboards, commands; in both languages, on a desktop and a phone."""

import re
from contextlib import suppress

import pytest
from playwright.sync_api import Locator, expect
from playwright.sync_api import TimeoutError as TimedOut

from carambolage.engine.match.match import Match
from tests.web.visitor import LATER, SOON, Visitor, Visitors
from tests.web.winding import server_at, wound

GAME = "thunder_road"
# The base game, which newcomers get, with the Finish Line in front of the third tile.
FINAL_TILE = "two_player_final_tile"
SIMPLE = {"big_rig": "false", "final_five": "false", "carnage": "false", FINAL_TILE: "3"}
# What one can click to answer; a die is picked up first, then put down.
THINGS = [
    "dialog[open] .button.main",
    ".draft .crew.open",
    ".answers .button.main",
    ".dice:not(:has(.picked)) .die.open",
    ".dash.open .main",
    ".slot.open",
    ".board svg .goal",
    ".board svg .piece.open",
    ".answers .button[data-action]",
]
UNSAID = re.compile(r"\b(?:tr|stat|crew|vehicle|terrain|hazard|damage|command|die|face|state|place|tile)-[a-z_]+\b")


def open_base_game(host: Visitor, company: int) -> None:
    """Set the base game up: alone against bots (1) or with friends by link (2)."""
    host.choose_game(GAME)
    host.press(f".kinds .kind:nth-child({company})")
    option = host.page.locator(f"#option-{FINAL_TILE}")
    host.press(host.page.locator("details", has=option).locator("summary"))
    option.select_option(SIMPLE[FINAL_TILE])
    host.start()


def choose_crew(one: Visitor) -> None:
    expect(one.page.locator(".draft .crew.open").first).to_be_visible(timeout=LATER)
    one.press(".draft .crew.open")


def test_a_race_by_link_in_two_languages(visitors: Visitors) -> None:
    ada, benoit = visitors.come("en", name="Ada"), visitors.come("fr", phone=True, dark=True, name="Benoît")
    open_base_game(ada, 2)
    link = ada.page.locator("main input[readonly]").first.input_value(timeout=SOON)
    benoit.open(link.removeprefix(visitors.address))
    expect(benoit.page.locator(".screen")).to_be_visible(timeout=LATER)

    expect(ada.page.locator(".draft .crew.open").first).to_be_visible(timeout=LATER)
    choose_crew(ada)
    choose_crew(benoit)
    expect(ada.page.locator(".board .spot").first).to_be_visible(timeout=LATER)
    expect(benoit.page.locator(".board .spot").first).to_be_visible(timeout=LATER)
    assert ada.page.locator(".board .spot").count() == 6 * 24
    for one in (ada, benoit):
        assert UNSAID.findall(one.page.locator("body").inner_text()) == []

    ada.play_until(".podium", [benoit], THINGS)
    assert re.search(r"\bwins\b", ada.page.locator("#podium-title").inner_text())
    assert re.search(r"\bgagne\b", benoit.page.locator("#podium-title").inner_text())
    assert "Spaces driven" in ada.page.locator(".podium table").inner_text()
    assert "Cases parcourues" in benoit.page.locator(".podium table").inner_text()


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_a_die_a_car_a_lane_a_step(visitors: Visitors, phone: bool) -> None:
    """A die is picked up, goes to a car, which enters a lane and drives on to a space that glows."""
    opened = server_at(visitors.address).open_table(GAME, 1, bots=1, seed=7, options=SIMPLE)
    ada = visitors.come(phone=phone)
    ada.open(f"/t/{opened.table}#seat={opened.seats[0]}")
    choose_crew(ada)
    expect(ada.page.locator(".orders .die.open").first).to_be_visible(timeout=LATER)
    die = ada.page.locator(".orders .die.open").last
    ada.press(die)
    expect(die).to_have_attribute("aria-pressed", "true")
    ada.press(".dash.open .main")
    expect(ada.page.locator(".ask")).to_contain_text("command", timeout=LATER)
    assert ada.page.locator(".orders .die").count() == 3
    ada.press(ada.page.get_by_role("button", name="No command"))
    lanes = ada.page.locator(".goal")
    expect(lanes).to_have_count(6, timeout=LATER)
    ada.press(lanes.nth(2))
    expect(ada.page.locator(".ask")).to_contain_text("Where to?", timeout=LATER)
    ahead = ada.page.locator(".goal").first
    label = ahead.get_attribute("aria-label")
    if not phone:
        ahead.hover()
        expect(ada.page.locator(".note.shown .choice").first).to_have_text(str(label), timeout=SOON)
    ada.press(ahead)
    expect(ada.page.locator(".ask")).not_to_contain_text(" is on 0C ", timeout=LATER)


def test_the_winner_is_seen_crossing_the_finish_line(visitors: Visitors) -> None:
    opened, last = wound(visitors.address, GAME, lambda match: match.over, seed=5, options=SIMPLE)
    seat, action = last.asked[0], next(a for a, p in last.previews(last.asked[0]).items() if p.then == "over")
    ada = visitors.come(speed=1)
    ada.open(f"/t/{opened.table}#seat={opened.seats[seat]}")
    ada.await_turn()
    ada.press(ada.page.get_by_role("button", name="List all answers"))
    ada.press(f"[data-action='{action}']")
    expect(ada.page.locator(".board .crown")).to_be_visible(timeout=LATER)
    assert not ada.sees(".podium")
    expect(ada.page.locator(".podium")).to_be_visible(timeout=LATER)
    crossed = "([piece, line]) => piece.getBoundingClientRect().left > line.getBoundingClientRect().left"
    where = ["g.piece:has(.crown)", "g.finish"]
    assert ada.page.evaluate(f"where => ({crossed})(where.map(one => document.querySelector(one)))", where)

    table = ada.page.locator(".podium table")
    spaces = ended(last, action).events
    for column in (0, 1):
        driven = sum(event.kind == "stepped" and event.a // 5 == column for event in spaces)
        assert str(driven) in table.locator("tr", has_text="Spaces driven").inner_text()
    assert re.search(r"[+-]\d", table.locator("tr", has_text="Movement dice against the average").inner_text())
    assert "the furthest ahead first" in ada.page.locator(".podium .ties").inner_text()
    assert "100" in ada.page.locator(".progress").inner_text()
    assert ada.violations("podium") == []


def ended(last: Match, action: int) -> Match:
    """The match as it ends with a last answer."""
    match = last.copy()
    match.play(match.asked[0], action)
    return match


def point_at(things: Locator) -> None:
    """Point at the first of some things that nothing lies over, such as a chopper over a space."""
    for thing in things.all()[:6]:
        with suppress(TimedOut):
            thing.hover(timeout=SOON / 5)
            return
    raise AssertionError(f"{things} cannot be pointed at")


def test_everything_explains_itself(visitors: Visitors) -> None:
    ada = visitors.come("fr")
    open_base_game(ada, 1)
    choose_crew(ada)
    expect(ada.page.locator(".orders .die.open").first).to_be_visible(timeout=LATER)
    explained = [".board .spot", ".dash .main", ".orders .slot", ".side .pile", ".side .die", ".standings .row"]
    for thing in explained:
        point_at(ada.page.locator(thing))
        expect(ada.page.locator(".note.shown strong")).not_to_be_empty(timeout=SOON)
        assert UNSAID.findall(ada.page.locator(".note").inner_text()) == []
        ada.page.mouse.move(1, 1)
        expect(ada.page.locator(".note.shown")).to_have_count(0, timeout=SOON)
