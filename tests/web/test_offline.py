"""At home on a phone: installed from its manifest; without a network pages, rules and lessons are still there."""

import json

from playwright.sync_api import expect

from tests.web.conftest import CLIENT
from tests.web.visitor import LATER, SOON, Visitors
from tests.web.winding import server_at

LEARNT = """async () => {
    const told = ["?lang=", "/wreckage?lang=", "/wreckage/learning?lang=", "/wreckage/words/"];
    const wanted = ["en", "fr"].flatMap(lang => told.map(address => address + lang));
    const isKept = async address => await caches.match(`/api/games${address}`) !== undefined;
    while (!navigator.serviceWorker.controller || !(await Promise.all(wanted.map(isKept))).every(Boolean))
        await new Promise(done => setTimeout(done, 100));
}"""


def test_without_a_network_rules_and_lessons_are_read(visitors: Visitors) -> None:
    ada = visitors.come(offline=True, phone=True)
    page = ada.page
    ada.open()
    page.set_default_timeout(LATER)
    page.evaluate(LEARNT)
    ada.context.set_offline(True)
    page.goto(f"{visitors.address}/#/learn/wreckage")
    page.reload()
    expect(page.locator(".lesson").first).to_be_visible(timeout=LATER)
    ada.press(page.get_by_text("Collisions", exact=True))
    expect(page.locator("details[open] p").first).to_be_visible(timeout=SOON)
    ada.press(page.locator(".lesson").first)
    reading = page.locator(".lessons > li").first.locator(".reading")
    expect(reading).to_contain_text("which needs the server", timeout=SOON)
    expect(reading.locator("li")).to_have_count(3)
    assert not ada.violations("learning offline")
    ada.press(page.locator(".langs button").nth(1))
    expect(page.get_by_role("heading", name="Leçons")).to_be_visible(timeout=LATER)
    ada.press(page.locator(".langs button").nth(0))
    page.goto(f"{visitors.address}/")
    expect(page.locator(".game .cover svg").first).to_be_visible(timeout=LATER)
    page.goto(f"{visitors.address}/t/abcdefghij")
    expect(page.get_by_text("Connection lost, trying again")).to_be_visible(timeout=LATER)
    ada.context.set_offline(False)
    visitors.troubles.clear()  # the browser notes every request that found no network


def test_the_manifest_names_icons_that_are_there(visitors: Visitors) -> None:
    ada = visitors.come()
    ada.open()
    address = ada.page.locator("link[rel=manifest]").get_attribute("href")
    assert address is not None
    manifest = json.loads((CLIENT.parent / address.lstrip("/")).read_text(encoding="utf-8"))
    assert manifest["display"] == "standalone"
    assert {"192x192", "512x512"} <= {icon["sizes"] for icon in manifest["icons"]}
    assert "maskable" in {icon.get("purpose") for icon in manifest["icons"]}
    for icon in manifest["icons"]:
        answer = ada.page.request.get(f"{visitors.address}{icon['src']}")
        assert answer.headers["content-type"] == "image/png"
        side = int(icon["sizes"].partition("x")[0])
        assert answer.body()[16:24] == side.to_bytes(4, "big") * 2


def test_a_page_that_came_in_the_clear_says_what_browsers_keep_from_it(visitors: Visitors) -> None:
    ada = visitors.come()
    page = ada.page
    ada.open()
    expect(page.locator(".game").first).to_be_visible(timeout=LATER)
    clear = page.get_by_text("Over plain http browsers offer neither notifications nor installing")
    expect(clear).to_have_count(0)
    page.add_init_script("Object.defineProperty(window, 'isSecureContext', { get: () => false })")
    page.reload()
    expect(clear).to_be_visible(timeout=LATER)
    opened = server_at(visitors.address).open_table("wacky_races", 1, bots=1)
    ada.open(f"/t/{opened.table}#seat={opened.seats[0]}")
    ada.press("#tab-settings")
    expect(clear).to_be_visible(timeout=LATER)
    expect(page.get_by_label("Tell me when it is my turn")).to_have_count(0)
