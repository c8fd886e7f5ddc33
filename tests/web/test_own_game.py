"""A game that the client does not draw: a whole one in words, with all that the table does before and after it."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.table.serving import Server
from tests.web.playing import play_in_words
from tests.web.visitor import LATER, SOON, Visitors

ACTIONS = ["Play again", "Watch from the start", "Share", "Check the dice", "All games"]

ASKED_OR_GONE = """() => document.querySelector(".absence") ? "gone"
    : document.querySelector(".choices button") ? "asked" : null"""
GONE_ON = """turn => document.querySelector(".absence") || document.querySelector(".screen").dataset.turn !== turn"""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with the convoy, which has no part in the client."""
    made = Server(f"sqlite:///{tmp_path_factory.mktemp('convoys')}/tables.db").start()
    yield made
    made.stop()


@pytest.fixture
def guests(server: Server, chromium: Browser) -> Iterator[Visitors]:
    """People at that server; afterwards none of them has seen an error."""
    gathered = Visitors(f"http://{server.address}", chromium)
    yield gathered
    gathered.leave()
    assert gathered.troubles == []


def test_a_game_of_ones_own_is_played_in_words_to_its_final_page(guests: Visitors, server: Server) -> None:
    opened = server.open_table("convoy", 2, bots=1, seed=4, grace=600)
    bea, ada = guests.come(name="Bea", phone=True), guests.come(name="Ada", phone=True)
    for guest, seat in ((bea, opened.seats[0]), (ada, opened.seats[1])):
        guest.open(f"/t/{opened.table}#seat={seat}")
        expect(guest.page.locator(".screen")).to_be_visible(timeout=LATER)
    bea.press(bea.page.get_by_role("button", name="Seats and links").first)
    bea.press(bea.page.locator("#panel").get_by_role("button", name="Leave", exact=True))
    bea.press(bea.page.get_by_role("button", name="Undo"))
    expect(bea.page.locator(".absence")).to_have_count(0, timeout=SOON)
    bea.page.close()
    while ada.page.wait_for_function(ASKED_OR_GONE, timeout=LATER).json_value() == "asked":
        turn = ada.page.locator(".screen").get_attribute("data-turn")
        ada.press(".choices button")
        ada.page.wait_for_function(GONE_ON, arg=turn, timeout=LATER)
    expect(ada.page.locator(".absence")).to_contain_text("is gone: back, or a bot in")
    assert not ada.violations("a game in words")
    ada.press(ada.page.get_by_role("button", name="Bot now"))
    ada.press(".text form input")
    assert play_in_words(ada) > 0
    podium = ada.page.get_by_role("region", name="Result")
    expect(podium.locator(".verdict.sound")).to_be_visible(timeout=LATER)
    for action in ACTIONS:
        expect(podium.get_by_role("button", name=action)).to_be_visible()
    assert not ada.violations("the final page in words")
    ada.press(podium.get_by_role("button", name="Watch from the start"))
    expect(ada.page.locator(".count")).to_be_visible(timeout=LATER)


def test_a_game_without_words_for_it_offers_no_coach(guests: Visitors) -> None:
    ada = guests.come()
    ada.open("/#/learn/convoy")
    expect(ada.page.get_by_role("heading", name="Rules")).to_be_visible(timeout=LATER)
    expect(ada.page.get_by_role("button", name="Drive with the coach")).to_have_count(0)
