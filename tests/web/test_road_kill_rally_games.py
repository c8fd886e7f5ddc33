"""Complete rallies, played by clicking: against bots, by link, and around one screen, where hands stay hidden."""

import re
from collections.abc import Iterator
from itertools import pairwise

import pytest
from playwright.sync_api import expect

from carambolage.engine.match.match import Match
from carambolage.games.road_kill_rally.road.placing import is_finish_placed
from carambolage.games.road_kill_rally.state import State
from tests.web.playing import sit_down
from tests.web.test_around_one_screen import pass_on
from tests.web.test_rules_at_hand import unfold_all
from tests.web.visitor import LATER, ON_THE_BOARD, SOON, Visitor, Visitors
from tests.web.winding import wound

GAME = "road_kill_rally"
SHORT = {"race_length": "sprint", "straggler_limit": "1"}
# What one can click to answer; whoever has been wiped out speeds up again.
THINGS = [
    "dialog[open] .button.main",
    ".workshop .card.open",
    ".board .piece.open",
    ".board svg .goal .glow",
    ".speeds .open[data-step='4'], .speeds .open[data-step='3'], .speeds .open",
    ".answers .button.main",
    ".hand .card.open",
    ON_THE_BOARD,
]
UNSAID = re.compile(r"\b(?:rk|card|accessory|skill|tile|hazard|target|passer|state|slot|token)-[a-z_]+\b")
SECRETS = ".hand button.card, .workshop, .reaction"


def set_up(host: Visitor, company: int) -> None:
    """Set a short rally up: with friends by link (2) or around one screen (3)."""
    host.choose_game(GAME)
    host.press(f".kinds .kind:nth-child({company})")
    for name, value in SHORT.items():
        option = host.page.locator(f"#option-{name}")
        if not option.is_visible():
            host.press(host.page.locator("details", has=option).locator("summary"))
        option.select_option(value)


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_a_rally_against_bots(visitors: Visitors, phone: bool) -> None:
    ada = sit_down(visitors, GAME, SHORT, bots=2, phone=phone)
    expect(ada.page.locator(".workshop .card.open").first).to_be_visible(timeout=LATER)
    ada.play_until(".podium", things=THINGS)
    assert ada.page.locator("#podium-title").inner_text()
    assert ada.page.locator(".podium .steps li").count() == 3
    assert ada.violations("podium") == []


def test_a_rally_by_link_in_two_languages(visitors: Visitors) -> None:
    ada, benoit = visitors.come("en", name="Ada"), visitors.come("fr", phone=True, dark=True, name="Benoît")
    set_up(ada, 2)
    ada.start()
    link = ada.page.locator("main input[readonly]").first.input_value(timeout=SOON)
    benoit.open(link.removeprefix(visitors.address))
    for one in (ada, benoit):
        expect(one.page.locator(".country")).to_be_visible(timeout=LATER)
        assert UNSAID.findall(one.page.locator("body").inner_text()) == []
    ada.play_until(".podium", [benoit], THINGS)
    for one in (ada, benoit):
        assert UNSAID.findall(one.page.locator("body").inner_text()) == []
    assert "Cards lost" in ada.page.locator(".podium table").inner_text()
    assert "The most points come first" in ada.page.locator(".podium .ties").inner_text()
    assert "Cartes perdues" in benoit.page.locator(".podium table").inner_text()


def around_one_screen(visitors: Visitors) -> Visitor:
    screen = visitors.come(name="Ada")
    set_up(screen, 3)
    screen.page.locator(".seats li").nth(1).locator("input").fill("Bea")
    screen.press(".add")
    screen.page.locator(".seats li").nth(2).locator("input").fill("Cem")
    screen.start()
    return screen


def play_with_hands(screen: Visitor, holder: str, most: int = 400) -> Iterator[str]:
    """Play to the podium; who holds a hand, at every look. Nobody's shows while the device is passed on."""
    for _ in range(most):
        if screen.sees(".podium"):
            return
        if screen.sees(".curtain"):
            assert screen.page.locator(SECRETS).count() == 0
            holder = pass_on(screen)
        elif screen.sees(".hand button.card"):
            yield holder
        if not screen.sees(".curtain") and not screen.answer(THINGS):
            screen.page.wait_for_timeout(30)
    raise AssertionError(f"the race is not over after {most} looks")


def is_finish_in_sight(match: Match) -> bool:
    return isinstance(match.state, State) and is_finish_placed(match.state)


@pytest.mark.rule("RK-INF-01")
def test_hands_are_hidden_to_the_podium_while_the_device_is_passed_on(visitors: Visitors) -> None:
    opened, match = wound(visitors.address, GAME, is_finish_in_sight, 6, SHORT)
    screen = visitors.come()
    for seat in opened.seats:
        screen.open()
        expect(screen.page.locator(".game").first).to_be_visible(timeout=LATER)
        screen.open(f"/t/{opened.table}#seat={seat}")
        expect(screen.page.locator(".country")).to_be_visible(timeout=LATER)
    holders = list(play_with_hands(screen, f"Player {match.asked[0] + 1}"))
    assert sum(name != before for name, before in pairwise(holders)) > 1
    assert set(holders) == {"Player 1", "Player 2"}
    assert screen.page.locator("#podium-title").inner_text()
    assert screen.page.locator(".podium .steps li").count() == 2


@pytest.mark.rule("RK-INF-01")
def test_the_log_tells_no_drawn_card_at_a_shared_screen(visitors: Visitors) -> None:
    screen, held = around_one_screen(visitors), set[str]()
    for holder in play_with_hands(screen, "Ada"):
        held.add(holder)
        if len(held) == 3:
            break
    assert held == {"Ada", "Bea", "Cem"}
    if screen.sees(".curtain"):
        pass_on(screen)
    unfold_all(screen)
    drawn = [line for line in screen.page.locator("#panel li li").all_inner_texts() if " draws a" in line]
    assert len(drawn) >= 9
    assert all(re.search(r" draws an? (?:card|accessory card|accessory)\.$", line) for line in drawn), drawn
