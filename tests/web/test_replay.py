"""Watching a game again: as a film, move by move, from highlight to highlight, and from a link to a moment."""

import asyncio

import pytest
from playwright.sync_api import Page, expect

from carambolage.bots import GreedyBot
from tests.table.serving import Opened
from tests.web.test_rules_at_hand import OPTIONS
from tests.web.visitor import LATER, SOON, Visitors
from tests.web.winding import aside, give, wound

SHORT = OPTIONS | {"wreckage": OPTIONS["wreckage"] | {"turn_limit": "10"}}
MOMENT = 40


@pytest.fixture(scope="module", params=list(SHORT))
def finished(address: str, request: pytest.FixtureRequest) -> Opened:
    """A game of each kind that was played to its end."""
    opened, before = wound(address, request.param, lambda match: match.over, 5, SHORT[request.param])
    seat = before.asked[0]
    aside(lambda: asyncio.run(give(opened, [(seat, GreedyBot().choose(before, seat))])))
    return opened


def move(page: Page) -> int:
    """The number of the move that is shown."""
    return int(page.locator(".count").inner_text().partition("/")[0])


def test_a_game_is_watched_like_a_film(visitors: Visitors, finished: Opened) -> None:
    ada = visitors.come()
    page = ada.page
    ada.open(f"/t/{finished.table}#seat={finished.seats[0]}")
    ada.press(page.get_by_role("button", name="Watch from the start"))
    count = page.locator(".count")
    expect(count).to_contain_text("3 /", timeout=LATER)
    page.keyboard.press(" ")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible(timeout=SOON)
    stopped = move(page)
    for _ in range(3):
        page.keyboard.press("ArrowRight")
    expect(count).to_contain_text(f"{stopped + 3} /", timeout=SOON)
    page.keyboard.press("ArrowLeft")
    expect(count).to_contain_text(f"{stopped + 2} /", timeout=SOON)

    ada.press(page.get_by_role("button", name="Next turn"))
    expect(count).not_to_contain_text(f"{stopped + 2} /", timeout=SOON)
    turn = move(page)
    assert turn > stopped + 2
    marks = page.get_by_label("Jump to").locator("option")
    assert any("Clash" in line or "Loss" in line for line in marks.all_inner_texts())
    assert any("Finish" in line for line in marks.all_inner_texts())
    assert page.locator(".marks button").count() == marks.count() - 1
    ada.press(page.get_by_role("button", name="Next highlight"))
    expect(count).not_to_contain_text(f"{turn} /", timeout=SOON)
    assert move(page) > turn
    page.keyboard.press("End")
    expect(page.locator(".podium")).to_be_visible(timeout=SOON)

    guest = visitors.come("fr", phone=True)
    guest.open(f"/t/{finished.table}#watch={finished.watch}&at={MOMENT}")
    expect(guest.page.locator(".count")).to_contain_text(f"{MOMENT} /", timeout=LATER)
    assert "watch" not in guest.page.url
    assert guest.page.url.endswith(f"#at={MOMENT}")
    assert guest.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert not guest.violations("replay")
