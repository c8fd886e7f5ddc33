"""Friends at a table: the address alone, a bot's seat taken over, leaving and coming back, pauses, who is gone."""

import asyncio
import re

import pytest
from playwright.sync_api import expect

from tests.table.client import Client
from tests.table.serving import Opened
from tests.web.visitor import LATER, SOON, Visitors
from tests.web.winding import aside, server_at


def test_a_late_friend_takes_over_a_bot_and_goes_again(visitors: Visitors) -> None:
    ada, bea = visitors.come(name="Ada"), visitors.come(phone=True)
    ada.choose_game("thunder_road")
    ada.start()
    expect(ada.page.locator(".screen")).to_be_visible(timeout=LATER)
    table = ada.page.url.partition("#")[0].removeprefix(visitors.address)

    bea.open(table)
    expect(bea.page.get_by_text("You can sit down here, or watch.")).to_be_visible(timeout=LATER)
    assert not bea.violations("landing")
    bea.page.get_by_label("Your name").fill("Bea")
    bea.press(bea.page.get_by_role("button", name="Take over this bot").first)
    expect(bea.page.locator(".screen")).to_be_visible(timeout=LATER)
    ada.press("#tab-seats")
    panel = ada.page.locator("#panel")
    expect(panel).to_contain_text("Bea", timeout=SOON)

    ada.press(panel.get_by_role("button", name="Propose a pause"))
    expect(panel).to_contain_text("A pause is wished by Ada", timeout=SOON)
    bea.page.get_by_role("button", name="Seats and links").first.tap()
    bea.press(bea.page.locator("#panel").get_by_role("button", name="Propose a pause"))
    note = ada.page.locator(".absence")
    expect(note).to_contain_text("The game pauses.", timeout=SOON)
    ada.press(note.get_by_role("button", name="Play on"))
    expect(note).not_to_be_visible(timeout=SOON)
    assert not ada.violations("seats")

    ada.press(panel.get_by_role("button", name="Leave", exact=True))
    ada.press(note.get_by_role("button", name="Undo"))
    expect(panel.get_by_role("button", name="Let a bot play")).to_be_visible(timeout=LATER)

    ada.press(panel.get_by_role("button", name="Make the seat free"))
    expect(panel).to_contain_text(re.compile("Player 2\\s*Free"), timeout=SOON)
    ada.page.get_by_label("Whoever has the address of this page may").select_option("links")
    stranger = visitors.come()
    stranger.open(table)
    expect(stranger.page.get_by_role("heading", name="No such table")).to_be_visible(timeout=LATER)


OPEN = {"status": "ok", "reach": "http://10.0.0.7:8080", "can_open": False}


def test_one_button_lets_the_network_in_and_a_guest_is_asked_for_a_name_once(visitors: Visitors) -> None:
    ada, bea = visitors.come(name="Ada"), visitors.come(phone=True)
    ada.page.route("**/api/nearby", lambda route: route.fulfill(json={"reach": "http://10.0.0.7:8080"}))
    for number in (1, 2):
        ada.choose_game()
        ada.press(".kinds .kind:nth-child(2)")
        ada.press(ada.page.get_by_role("button", name="Another player"))
        ada.start()
        link = ada.page.locator("details[open] input")
        expect(link).to_have_value(re.compile("#seat="), timeout=LATER)
        address = link.input_value()
        if number == 1:
            assert not ada.violations("lobby")
            ada.press(ada.page.get_by_role("button", name="Open it to the Wi-Fi"))
            expect(link).to_have_value(re.compile(r"^http://10\.0\.0\.7:8080/t/\w+#seat="), timeout=SOON)
            reached = ada.page.get_by_text("Everybody in the same network can reach it at http://10.0.0.7:8080")
            expect(reached).to_be_visible()
            ada.page.route("**/api/health", lambda route: route.fulfill(json=OPEN))
            ada.page.reload()
            expect(reached).to_be_visible(timeout=LATER)
            ada.page.unroute("**/api/health")
        bea.page.goto(re.sub("^http://[^/]+", visitors.address, address))
        asked = bea.page.get_by_role("dialog", name="Who are you?")
        if number == 1:
            expect(asked.locator("svg").first).to_be_visible(timeout=LATER)
            assert not bea.violations("who are you?")
            bea.page.get_by_label("Your name").fill("Bea")
            bea.press(asked.get_by_role("button", name="me"))
        expect(ada.page.locator("main")).to_contain_text(re.compile("Bea\\s*Here"), timeout=LATER)
        expect(asked).to_have_count(0)


def test_the_page_of_a_table_says_whether_there_is_room(visitors: Visitors) -> None:
    """Room for somebody who may sit down; only watching where that is all that is allowed; or no seat at all."""
    server, bea = server_at(visitors.address), visitors.come(name="Bea")
    bots, people = (server.open_table("thunder_road", *company, entry="sit") for company in ((1, 1), (2, 0)))
    watched = server.open_table("thunder_road", 1, 1, entry="watch")
    for table, line, seats in (
        (bots, "You can sit down here, or watch.", 1),
        (watched, "You can watch.", 0),
        (people, "All seats are taken.", 0),
    ):
        bea.open(f"/t/{table.table}")
        expect(bea.page.get_by_role("status")).to_have_text([line], timeout=LATER)
        expect(bea.page.get_by_role("button", name="Take over this bot")).to_have_count(seats)
        bea.press(bea.page.get_by_role("button", name="Watch", exact=True))
        expect(bea.page.locator(".screen")).to_be_visible(timeout=LATER)


def test_whoever_comes_to_chosen_dice_is_told_before_sitting_down(visitors: Visitors) -> None:
    """On the page of the table; and by a notice, where a link leads to a seat of a game that goes on already."""
    server, bea, cleo = server_at(visitors.address), visitors.come(name="Bea"), visitors.come(name="Cleo")
    opened = server.open_table("thunder_road", 1, 1, entry="sit", seed=3)
    warning = "Whoever opened this table chose the seed of all chance, and may know what is coming."
    bea.open(f"/t/{opened.table}")
    expect(bea.page.get_by_role("button", name="Take over this bot")).to_be_visible(timeout=LATER)
    expect(bea.page.get_by_text(warning)).to_be_visible()
    cleo.open(f"/t/{opened.table}#seat={opened.seats[0]}")
    expect(cleo.page.get_by_role("alert").filter(has_text=warning)).to_be_visible(timeout=LATER)


def test_a_number_that_was_kept_back_is_told_during_play(visitors: Visitors) -> None:
    server, ada = server_at(visitors.address), visitors.come(name="Ada")
    seats = [{"kind": "person", "name": "Ada"}, {"kind": "open", "name": "Bea"}]
    opened = Opened(server, server.post("/api/tables", {"game": "thunder_road", "seats": seats, "mix": True}))

    async def keep_back() -> None:
        async with Client(opened, opened.seats[1], opened.host) as bea:
            await bea.ask("mix", seat=1, promise="0" * 64)
            await bea.ask("start")
            await bea.ask("start")

    aside(lambda: asyncio.run(keep_back()))
    ada.open(f"/t/{opened.table}#seat={opened.seats[0]}")
    warning = "The game began without numbers that were promised for the dice: Bea."
    expect(ada.page.get_by_role("alert").filter(has_text=warning)).to_be_visible(timeout=LATER)
    ada.press("#tab-settings")
    expect(ada.page.locator("#panel")).to_contain_text(warning)


ELSEWHERE = """
    window.told = [];
    window.Notification = class { static permission = "granted"; static requestPermission = async () => "granted";
        constructor(title, { body }) { window.told.push(`${title}: ${body}`); } close() {} };
    Object.defineProperty(document, "hidden", { get: () => window.elsewhere === true });
"""


def test_who_looks_elsewhere_is_told_of_the_turn_and_a_table_is_forgotten_on_purpose(visitors: Visitors) -> None:
    ada = visitors.come(name="Ada")
    page = ada.page
    page.add_init_script(ELSEWHERE)
    ada.choose_game()
    ada.start()
    ada.choose_car()
    ada.await_turn()
    ada.press("#tab-settings")
    page.get_by_label("Tell me when it is my turn").check()
    assert page.evaluate("told") == []
    page.evaluate("window.elsewhere = true")
    assert ada.answer()
    page.wait_for_function("() => told.length > 0", timeout=LATER)
    assert page.evaluate("told[0]") == "Wacky Races: It is your turn."

    page.evaluate("window.elsewhere = false")
    ada.open()
    forget = page.get_by_role("button", name="Forget table")
    ada.press(forget)
    ada.press(page.get_by_role("button", name="Cancel"))
    expect(forget).to_be_visible(timeout=SOON)
    ada.press(forget)
    assert not ada.violations("forgetting")
    ada.press(page.get_by_role("button", name="Forget", exact=True))
    expect(forget).not_to_be_visible(timeout=SOON)
    ada.press(page.get_by_role("button", name="Undo"))
    expect(forget).to_be_visible(timeout=SOON)


# As on Android: a page may not make a notification, its service worker may.
ON_A_PHONE = """
    window.told = [];
    window.Notification = class { static permission = "granted"; static requestPermission = async () => "granted";
        constructor() { throw new TypeError("Illegal constructor"); } };
    ServiceWorkerRegistration.prototype.getNotifications = async () => [];
    ServiceWorkerRegistration.prototype.showNotification = async function (title, { body, data }) {
        window.told.push(`${title}: ${body} ${data}`);
    };
    Object.defineProperty(document, "hidden", { get: () => window.elsewhere === true });
"""
WORKS = "() => navigator.serviceWorker.ready.then(() => true)"


@pytest.mark.parametrize("worker", [True, False], ids=["worker", "no_worker"])
def test_a_phone_tells_of_the_turn_by_its_service_worker_and_plays_on_without_one(
    visitors: Visitors, worker: bool
) -> None:
    """Around one screen: the curtain comes down for the next person, whatever becomes of the notification."""
    opened = server_at(visitors.address).open_table("wacky_races", 2, seed=3)
    ada = visitors.come(phone=True, offline=worker)
    page = ada.page
    page.add_init_script(ON_A_PHONE)
    ada.open()
    page.evaluate("""() => {
        const place = "carambolage-settings", kept = JSON.parse(localStorage.getItem(place));
        localStorage.setItem(place, JSON.stringify({ ...kept, notify: true }));
    }""")
    ada.open(f"/t/{opened.table}#seat={opened.seats[0]}")
    if worker:
        assert page.evaluate(WORKS)
    ada.open(f"/t/{opened.table}#seat={opened.seats[1]}")
    curtain = page.locator(".curtain")
    expect(curtain).to_be_visible(timeout=LATER)
    first = curtain.locator("h2").inner_text()
    ada.press(curtain.locator("button"))
    page.evaluate("window.elsewhere = true")
    ada.choose_car()
    expect(curtain).to_be_visible(timeout=LATER)
    assert curtain.locator("h2").inner_text() != first
    if worker:
        page.wait_for_function("() => told.length > 0", timeout=LATER)
        assert page.evaluate("told[0]") == f"Wacky Races: It is your turn. /t/{opened.table}"
