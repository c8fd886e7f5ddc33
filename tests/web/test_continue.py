"""Playing on: the first page tells of every game under way whose turn it is and how far it has come."""

import asyncio
import json
import re

from playwright.sync_api import Route, expect

from carambolage.bots import GreedyBot
from tests.table.serving import Opened
from tests.web.visitor import LATER, SOON, Visitor, Visitors
from tests.web.winding import aside, give, server_at, wound

FINISHED = 12  # more than the page lists


def sit(visitor: Visitor, opened: Opened) -> None:
    """Come to a table by the link of a seat, so that this browser knows it."""
    visitor.open(f"/t/{opened.table}#seat={opened.seats[0]}")
    expect(visitor.page.locator(".screen")).to_be_visible(timeout=LATER)


def remember_finished(visitor: Visitor, opened: Opened) -> None:
    """Have the browser know some finished games, visited later than its other tables."""
    info = server_at(visitor.address).get(f"/api/tables/{opened.table}")
    finished = {**info, "phase": "over", "result": "Somebody won.", "asked": []}

    def tell(route: Route) -> None:
        route.fulfill(json=finished)

    visitor.page.route(re.compile(r"/api/tables/finished\d+\?"), tell)
    known = {
        f"finished{number}": {"tokens": ["x"], "game": "convoy", "at": 10**13 + number} for number in range(FINISHED)
    }
    visitor.page.evaluate(
        """known => {
            const place = "carambolage-tables", all = JSON.parse(localStorage.getItem(place));
            localStorage.setItem(place, JSON.stringify({ ...all, ...JSON.parse(known) }));
        }""",
        json.dumps(known),
    )


def test_a_game_under_way_tells_how_it_stands_behind_any_number_of_finished_ones(visitors: Visitors) -> None:
    opened, match = wound(visitors.address, "thunder_road", lambda match: len(match.events) > 60, 5, {})
    info = server_at(visitors.address).get(f"/api/tables/{opened.table}")
    ada = visitors.come(phone=True)
    sit(ada, opened)
    remember_finished(ada, opened)
    for _ in range(2):  # at first nobody knows which games are over, then this browser does
        ada.open()
        running = ada.page.locator(".under li")
        expect(running).to_have_count(1, timeout=LATER)
        expect(running.locator(".turn")).to_have_text(f"Waiting for Player {match.asked[0] + 1}", timeout=SOON)
        expect(running.locator("small")).to_have_text(info["last"])
        expect(running.locator(".told")).to_contain_text(f"The game is {info['progress']} percent through")
        past = ada.page.locator(".past li")
        expect(past).to_have_count(8, timeout=SOON)
        expect(past.first).to_contain_text("Somebody won.")
    assert not ada.violations("first page")
    ada.press(running.locator(".open"))
    expect(ada.page.locator(".screen")).to_be_visible(timeout=LATER)


def test_a_game_that_is_over_tells_its_result(visitors: Visitors) -> None:
    opened, before = wound(visitors.address, "thunder_road", lambda match: match.over, 5, {})
    ada = visitors.come()
    sit(ada, opened)
    ada.open()
    expect(ada.page.locator(".under li")).to_have_count(1, timeout=LATER)
    seat = before.asked[0]
    aside(lambda: asyncio.run(give(opened, [(seat, GreedyBot().choose(before, seat))])))
    result = server_at(visitors.address).get(f"/api/tables/{opened.table}")["result"]
    ada.page.reload()
    expect(ada.page.locator(".past li")).to_contain_text([result], timeout=LATER)
    expect(ada.page.locator(".under")).to_have_count(0)
