"""Explanations where they are asked for: a tap explains before it takes, a click that can do nothing says why."""

import asyncio
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from carambolage.bots import GreedyBot
from carambolage.engine.match.match import Match
from tests.table.serving import Opened
from tests.web.playing import sit_down
from tests.web.test_rules_at_hand import OPTIONS, in_the_middle
from tests.web.visitor import LATER, SETTLE, SOON, TAKE, Visitors
from tests.web.winding import aside, give, wound

NOTE = ".note.shown"


def test_on_touch_the_first_tap_explains_and_the_second_takes(visitors: Visitors) -> None:
    ada = sit_down(visitors, "wacky_races", {"racer_choice": "random"}, phone=True)
    ada.await_turn()
    question, area = ada.page.locator(".question").inner_text(), ada.page.locator(".area").bounding_box()
    cards = ada.page.locator(".hand .card.open")
    cards.first.tap()
    expect(ada.page.locator(f"{NOTE} .choice").first).to_be_visible(timeout=SOON)
    take = ada.page.locator(TAKE)
    assert (take.bounding_box() or {"height": 0})["height"] >= 44
    assert ada.violations("a tapped card") == []
    assert ada.page.locator(".area").bounding_box() == area
    assert ada.page.locator(".question").inner_text() == question
    cards.first.tap()
    expect(ada.page.locator(".question")).not_to_have_text(question, timeout=LATER)
    expect(ada.page.locator(NOTE)).to_have_count(0, timeout=SOON)


def test_a_click_that_can_do_nothing_says_why(visitors: Visitors) -> None:
    ada = in_the_middle(visitors, "thunder_road")
    for thing in (".board .spot", ".orders .slot:not(.open)", ".dash:not(.open) .main"):
        ada.page.locator(thing).first.click(force=True)
        expect(ada.page.locator(f"{NOTE} .closed")).to_contain_text(" ", timeout=SOON)
        ada.page.mouse.move(1, 1)
        expect(ada.page.locator(NOTE)).to_have_count(0, timeout=SOON)


def test_a_place_out_of_reach_says_how_far_it_is(visitors: Visitors) -> None:
    ada = in_the_middle(visitors, "thunder_road")
    expect(ada.page.locator(".board .goal").first).to_be_visible(timeout=LATER)
    ada.page.locator(".board .spot").last.click(force=True)
    closed = ada.page.locator(f"{NOTE} .closed")
    expect(closed).to_contain_text(re.compile(r"Out of reach: \d+ spaces away, with \d+ left to drive"), timeout=SOON)

    bea = in_the_middle(visitors, "wacky_races")
    bea.page.locator(".board .spot").last.click(force=True)
    closed = bea.page.locator(f"{NOTE} .closed")
    expect(closed).to_contain_text(re.compile(r"No card .* takes you there: it is \d+ tiles ahead"), timeout=SOON)


# A corner of the board on which nothing stands.
BARE = {"thunder_road": (30, 300), "wacky_races": (30, 560), "wreckage": (40, 300), "road_kill_rally": (40, 300)}


@pytest.mark.parametrize("game", BARE)
def test_a_click_on_bare_ground_says_why(visitors: Visitors, game: str) -> None:
    ada = in_the_middle(visitors, game)
    area = ada.page.locator(".area").bounding_box()
    assert area is not None
    x, y = BARE[game]
    ada.page.mouse.click(area["x"] + x, area["y"] + y)
    expect(ada.page.locator(f"{NOTE} .closed")).to_contain_text("Not an answer to what is asked", timeout=SOON)
    ada.page.mouse.move(1, 1)
    expect(ada.page.locator(NOTE)).to_have_count(0, timeout=SOON)


def test_an_answer_that_was_the_only_one_is_said_in_the_strip(visitors: Visitors) -> None:
    """To its own seat, until that decides again; the others hear nothing of it."""
    seats = range(2)
    opened, last = wound(
        visitors.address, "wacky_races", lambda match: any(map(match.only_answers, seats)), 5, {"powers": "off"}
    )
    seat = last.asked[0]
    aside(lambda: asyncio.run(give(opened, [(seat, GreedyBot().choose(last, seat))])))
    ada, bea = visitors.come(), visitors.come(phone=True)
    for one, place in ((ada, seat), (bea, 1 - seat)):
        one.open(f"/t/{opened.table}#seat={opened.seats[place]}")
        expect(one.page.locator(".ask .question")).to_be_visible(timeout=LATER)
    expect(ada.page.locator(".ask .given")).to_contain_text("only one answer: End the turn (draw", timeout=SOON)
    assert ada.violations("the only answer") == []
    assert not bea.sees(".ask .given")
    ada.page.set_viewport_size({"width": 390, "height": 844})
    expect(ada.page.locator(".ask .given")).to_be_visible()


# Who has nothing more to do while others play on, from a view of each game, and what they are told.
READY_MADE = {"quick_setup": "ready", "layout": "ring"}
BASE = {"big_rig": "false", "final_five": "false", "carnage": "false"}
OUT: list[tuple[str, dict[str, str], Callable[[Any], list[int]], str]] = [
    ("thunder_road", BASE, lambda view: [crew.seat for crew in view.crews if crew.out], "You are out, place 3"),
    ("wreckage", READY_MADE, lambda view: [car.seat for car in view.cars if car.rank], "You are out, place 3"),
    (
        "road_kill_rally",
        {"race_length": "sprint"},
        lambda view: [car.seat for car in view.cars if car.status == "crossed"],
        "You are across the line, place",
    ),
    (
        "wacky_races",
        {"finish_mode": "run_out", "racer_choice": "random", "powers": "off"},
        lambda view: [racer.seat for racer in view.racers if racer.finished and racer.seat is not None],
        "You are across the line, place",
    ),
]


def with_somebody_out(
    address: str, game: str, options: dict[str, str], out_seats: Callable[[Any], list[int]]
) -> tuple[Opened, int]:
    """A table at which others play on, and the seat that has nothing more to do."""
    out: list[int] = []

    def is_somebody_out(match: Match) -> bool:
        out[:] = [seat for seat in out_seats(match.view()) if seat not in match.asked]
        return bool(out)

    opened, last = wound(address, game, is_somebody_out, seed=3, options=options, players=3)
    seat = last.asked[0]
    action = GreedyBot().choose(last, seat)
    aside(lambda: asyncio.run(give(opened, [(seat, action)])))
    return opened, out[0]


@pytest.mark.parametrize(("game", "options", "out_seats", "title"), OUT, ids=[game for game, *_ in OUT])
def test_whoever_is_out_is_told_so_and_may_jump_to_the_end(
    visitors: Visitors, game: str, options: dict[str, str], out_seats: Callable[[Any], list[int]], title: str
) -> None:
    opened, out = with_somebody_out(visitors.address, game, options, out_seats)
    ada = visitors.come()
    ada.open(f"/t/{opened.table}#seat={opened.seats[out]}")
    banner = ada.page.locator("section.out")
    expect(banner).to_contain_text(title, timeout=LATER)
    assert ada.violations("out") == []
    expect(banner.get_by_role("button", name="Jump to the end")).to_be_visible()
    ada.press(banner.get_by_role("button", name="Watch on"))
    expect(banner).to_have_count(0, timeout=SOON)


# A pointer to a piece that is off screen.
BEYOND = ".edge button, .pointer"


@pytest.mark.parametrize("game", OPTIONS)
def test_vehicles_off_screen_have_arrows_at_the_edge(visitors: Visitors, game: str) -> None:
    ada = in_the_middle(visitors, game)
    ada.page.set_viewport_size({"width": 844, "height": 390})
    board = ada.page.locator(".board").first
    expect(ada.page.locator(".board .piece").first).to_be_visible(timeout=SOON)
    ada.page.evaluate(SETTLE)
    corner = 0 if game == "road_kill_rally" else 9999
    board.evaluate("(one, corner) => one.scrollTo(corner, corner)", corner)
    arrow = ada.page.locator(BEYOND).first
    expect(arrow).to_be_visible(timeout=SOON)
    name = str(arrow.get_attribute("aria-label"))
    ada.press(arrow)
    expect(ada.page.get_by_role("button", name=name, exact=True)).to_have_count(0, timeout=SOON)
