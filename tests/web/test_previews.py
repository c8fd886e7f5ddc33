"""What an answer would do is shown before it is given; what costs a vehicle for certain is asked about once more."""

import asyncio

import pytest
from playwright.sync_api import expect

from tests.table.client import Client
from tests.table.serving import Opened
from tests.table.test_previews import drive_into_a_slam, towards_a_loss
from tests.web.test_table_manners import alone_at_the_wheel
from tests.web.test_thunder_road import SIMPLE, choose_crew
from tests.web.visitor import DESKTOP, LATER, PHONE, SOON, WHICH_ONE, Lang, Visitor, Visitors
from tests.web.winding import aside, server_at


def at_the_slam(address: str) -> tuple[Opened, int]:
    """A table at which somebody may keep the dice that cost a car, or roll again; whose seat that is."""
    opened = towards_a_loss(server_at(address))

    async def drive() -> int:
        async with Client(opened, *opened.seats) as both:
            return (await drive_into_a_slam(both))[0]

    return opened, aside(lambda: asyncio.run(drive()))


def sit_down(visitors: Visitors, lang: Lang = "en", phone: bool = False) -> Visitor:
    opened, seat = at_the_slam(visitors.address)
    one = visitors.come(lang, phone=phone)
    one.open(f"/t/{opened.table}#seat={opened.seats[seat]}")
    one.await_turn()
    return one


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_dice_lie_at_the_crash_with_an_arrow(visitors: Visitors, phone: bool) -> None:
    ada = sit_down(visitors, phone=phone)
    dice = ada.page.locator(".board .crash .die")
    expect(dice).to_have_count(2, timeout=SOON)
    expect(ada.page.locator(".board .crash.deadly .arrow")).to_be_visible(timeout=SOON)
    at, goal, room = (
        thing.bounding_box()
        for thing in (dice.first, ada.page.locator(".crash .landing"), ada.page.locator("div.area"))
    )
    assert at is not None
    assert goal is not None
    assert room is not None
    assert abs(at["x"] - goal["x"]) + abs(at["y"] - goal["y"]) < 240
    assert min(at["width"], at["height"]) > 70
    assert room["height"] >= 0.45 * (PHONE if phone else DESKTOP)["height"]


def test_dice_and_odds_are_shown(visitors: Visitors) -> None:
    ada = sit_down(visitors)
    keep, reroll = ada.page.locator(".answers .button.main").all()
    reroll.hover()
    strip = ada.page.locator(".strip:has(li)").first
    expect(strip).to_contain_text("To roll: slam die, direction die", timeout=SOON, ignore_case=True)
    expect(strip).to_contain_text("The one on top is pushed: 33 % (12 in 36)")
    keep.hover()
    expect(strip).to_contain_text("Costs you a vehicle for certain", timeout=SOON)
    assert ada.page.locator(".board path.way").count() == 0
    ada.page.mouse.move(1, 1)
    expect(ada.page.locator(".place .strip")).to_have_count(0, timeout=SOON)


@pytest.mark.parametrize(("lang", "phone"), [("en", False), ("fr", True)], ids=["desktop", "phone"])
def test_what_costs_a_vehicle_is_asked_about_once_more(visitors: Visitors, lang: Lang, phone: bool) -> None:
    ada = sit_down(visitors, lang, phone)
    question = ada.page.locator(".question").inner_text()
    ada.press(ada.page.locator(".answers .button.main").first)
    dialog = ada.page.locator("dialog[open]")
    expect(dialog).to_contain_text({"en": "for certain", "fr": "à coup sûr"}[lang], timeout=SOON)
    assert ada.violations("are you sure?") == []
    ada.press(dialog.get_by_role("button").first)
    expect(dialog).to_have_count(0, timeout=SOON)
    assert ada.page.locator(".question").inner_text() == question

    ada.press(ada.page.locator(".answers .button.main").first)
    ada.press(dialog.locator(".button.main"))
    expect(ada.page.locator(".question")).not_to_have_text(question, timeout=LATER)
    expect(ada.page.locator("dialog[open]")).to_have_count(0)


def test_nothing_else_is_asked_about(visitors: Visitors) -> None:
    ada = sit_down(visitors)
    question = ada.page.locator(".question").inner_text()
    ada.press(ada.page.locator(".answers .button.main").nth(1))
    expect(ada.page.locator(".question")).not_to_have_text(question, timeout=LATER)
    assert not ada.sees("dialog[open]")


def test_the_way_of_a_card_is_drawn(visitors: Visitors) -> None:
    ada = alone_at_the_wheel(visitors)
    ada.page.locator(".hand .card.open").first.hover()
    expect(ada.page.locator(".board path.path")).to_have_count(1, timeout=SOON)
    expect(ada.page.locator(".board rect.goal")).to_have_count(1)


def test_a_far_tile_shows_the_card_that_leads_there_and_then_plays_it(visitors: Visitors) -> None:
    ada = alone_at_the_wheel(visitors)
    question = ada.page.locator(".question").inner_text()
    tile = ada.page.locator(".board .reached[aria-label*='Play']").first
    expect(tile).to_be_visible(timeout=LATER)
    ada.press(tile)
    ada.page.mouse.move(1, 1)
    expect(ada.page.locator(".board path.path")).to_have_count(1, timeout=SOON)
    expect(ada.page.locator(".hand .card.meant").first).to_be_visible(timeout=SOON)
    assert ada.page.locator(".question").inner_text() == question
    ada.press(tile)
    if ada.sees(WHICH_ONE):  # several cards lead there
        ada.press(WHICH_ONE)
    expect(ada.page.get_by_role("button", name="Take back")).to_be_visible(timeout=LATER)


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_the_reach_of_a_die_is_drawn(visitors: Visitors, phone: bool) -> None:
    opened = server_at(visitors.address).open_table("thunder_road", 1, bots=1, seed=7, options=SIMPLE)
    ada = visitors.come(phone=phone)
    ada.open(f"/t/{opened.table}#seat={opened.seats[0]}")
    choose_crew(ada)
    vehicle = ada.page.locator(".dash.open .main").first
    expect(vehicle).to_be_visible(timeout=LATER)
    vehicle.focus()
    expect(ada.page.locator(".board path.reach").first).to_be_visible(timeout=SOON)
    expect(ada.page.locator(".strip:has(li)").first).to_contain_text(f"{ada.page.locator('path.reach').count()} spaces")
    vehicle.blur()
    expect(ada.page.locator(".board path.reach")).to_have_count(0, timeout=SOON)
