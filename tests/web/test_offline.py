"""At home on a phone: installed from its manifest; without a network pages, rules and lessons are still there."""

import json

from playwright.sync_api import expect

from tests.web.conftest import CLIENT
from tests.web.visitor import LATER, SOON, Visitors

LEARNT = """async () => {
    const wanted = ["?lang=en", "/wreckage?lang=en", "/wreckage/learning?lang=en", "/wreckage/words/en"];
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
    assert not ada.violations("learning offline")
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
