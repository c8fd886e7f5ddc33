"""Complete games, played by clicking."""

import asyncio
import time

from playwright.sync_api import expect

from carambolage.bots import GreedyBot
from tests.table.serving import Opened
from tests.web.visitor import LATER, SOON, Visitors
from tests.web.winding import aside, give, wound


def test_a_stranger_drives_within_ten_seconds_and_three_clicks(visitors: Visitors) -> None:
    ada = visitors.come(speed=1)
    began = time.monotonic()
    ada.choose_game()
    ada.start()
    ada.choose_car()
    assert ada.clicks == 3
    expect(ada.page.locator(".ask .question")).not_to_be_empty(timeout=SOON)
    assert time.monotonic() - began < 10


def test_two_people_play_by_link_on_a_desktop_and_a_phone(visitors: Visitors) -> None:
    ada, benoit = visitors.come("en", name="Ada"), visitors.come("fr", phone=True, name="Benoît", elsewhere=True)
    ada.choose_game()
    ada.press(".kinds .kind:nth-child(2)")
    ada.start()
    link = ada.page.locator("main input[readonly]").first.input_value(timeout=SOON)
    benoit.open(link.removeprefix(visitors.address))
    assert visitors.elsewhere in benoit.page.url
    expect(benoit.page.locator(".screen")).to_be_visible(timeout=LATER)
    assert "#" not in benoit.page.url

    ada.play_until(".podium", [benoit])
    expect(benoit.page.locator(".podium")).to_be_visible(timeout=LATER)
    assert "Finish" in ada.page.locator("#podium-title").inner_text()
    assert "arrivée" in benoit.page.locator("#podium-title").inner_text()
    assert (ada.page.locator(".steps li").count(), ada.page.locator(".others li").count()) == (3, 3), "neutrals too"

    ada.press(ada.page.get_by_role("button", name="Check the dice"))
    expect(ada.page.locator(".verdict.sound")).to_be_visible(timeout=LATER)
    for finding in (
        "this browser was promised",
        "this browser mixed in is part of the dice",
        "are part of the dice: 1, 2.",
    ):
        expect(ada.page.locator(".verdict")).to_contain_text(finding)
    ada.press(ada.page.get_by_role("button", name="Share"))
    with ada.page.expect_download() as file:
        ada.press(ada.page.get_by_role("link", name="Replay file"))
    assert file.value.suggested_filename.endswith(".jsonl")
    ada.page.keyboard.press("Escape")

    ada.press(ada.page.get_by_role("button", name="Play again"))
    benoit.press(benoit.page.get_by_role("button", name="Rejouer avec Ada"))
    for player in (ada, benoit):
        expect(player.page.locator(".garage")).to_be_visible(timeout=LATER)
    assert ada.page.url == benoit.page.url.replace(visitors.elsewhere, visitors.address)


def test_a_game_against_bots_and_another_one(visitors: Visitors) -> None:
    ada = visitors.come("fr", phone=True, dark=True)
    ada.choose_game()
    ada.start()
    ada.play_until(".podium")
    first = ada.page.url
    ada.press(ada.page.get_by_role("button", name="Rejouer"))
    ada.page.wait_for_url(lambda url: url != first, timeout=SOON)
    ada.choose_car()
    ada.await_turn()


def raced_alone(address: str, cars: str) -> Opened:
    """A finished race of one person who drove several cars."""
    opened, last = wound(
        address, "wacky_races", lambda match: match.over, seed=3, options={"solo_cars": cars}, players=1
    )
    seat = last.asked[0]
    aside(lambda: asyncio.run(give(opened, [(seat, GreedyBot().choose(last, seat))])))
    return opened


def test_a_race_of_several_own_cars_is_repeated_alike(visitors: Visitors) -> None:
    opened = raced_alone(visitors.address, "2")
    ada = visitors.come()
    for token in opened.seats:
        ada.open(f"/t/{opened.table}#seat={token}")
        expect(ada.page.locator(".podium")).to_be_visible(timeout=LATER)
    ada.press(ada.page.get_by_role("button", name="Play again"))
    ada.page.wait_for_url(lambda url: opened.table not in url, timeout=SOON)
    expect(ada.page.locator(".garage")).to_be_visible(timeout=LATER)
    ada.press("#tab-seats")
    expect(ada.page.locator("#panel li")).to_have_count(2)
