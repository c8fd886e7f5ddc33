"""At home on a phone: installed from its manifest; without a network pages, rules and lessons are still there."""

import json

from playwright.sync_api import Locator, expect

from carambolage.engine.registry import game as registered
from carambolage.engine.registry import games
from carambolage.learning.exercises import Lesson, lessons_of
from tests.web.conftest import CLIENT
from tests.web.visitor import LATER, SOON, Visitor, Visitors
from tests.web.winding import server_at

LEARNT = """async () => {
    const all = await (await fetch("/api/games?lang=en")).json();
    const of = ({ game }) => ["?lang=", "/learning?lang=", "/words/", "/solutions?lang="].map(one => `/${game}${one}`);
    const wanted = ["en", "fr"].flatMap(lang => ["?lang=", ...all.flatMap(of)].map(address => address + lang));
    const isKept = async address => await caches.match(`/api/games${address}`) !== undefined;
    while (!navigator.serviceWorker.controller || !(await Promise.all(wanted.map(isKept))).every(Boolean))
        await new Promise(done => setTimeout(done, 100));
}"""

# Answers of others in a lesson, and steps in any.
MOST_OF_OTHERS, MOST_STEPS = 6, 40
GONE_ON = "move => document.querySelector('.bar .count')?.textContent !== move"


def without_a_network(visitors: Visitors, phone: bool = False) -> Visitor:
    """Somebody who has seen the first page once, and is on the way since."""
    ada = visitors.come(offline=True, phone=phone)
    page = ada.page
    ada.open()
    page.set_default_timeout(LATER)
    page.evaluate(LEARNT)
    ada.context.set_offline(True)
    return ada


def test_without_a_network_pages_and_rules_are_read(visitors: Visitors) -> None:
    ada = without_a_network(visitors, phone=True)
    page = ada.page
    page.goto(f"{visitors.address}/#/learn/wreckage")
    page.reload()
    expect(page.locator(".lesson").first).to_be_visible(timeout=LATER)
    ada.press(page.get_by_text("Collisions", exact=True))
    expect(page.locator("details[open] p").first).to_be_visible(timeout=SOON)
    assert not ada.violations("learning offline")
    ada.press(page.get_by_role("button", name="Show me"))
    expect(page.get_by_role("alert")).to_contain_text("The server does not answer", timeout=SOON)
    ada.press(page.locator(".langs button").nth(1))
    expect(page.get_by_role("heading", name="Leçons")).to_be_visible(timeout=LATER)
    ada.press(page.locator(".langs button").nth(0))
    page.goto(f"{visitors.address}/")
    expect(page.locator(".game .cover svg").first).to_be_visible(timeout=LATER)
    page.goto(f"{visitors.address}/t/abcdefghij")
    expect(page.get_by_text("Connection lost, trying again")).to_be_visible(timeout=LATER)
    ada.context.set_offline(False)
    visitors.troubles.clear()  # the browser notes every request that found no network


def test_without_a_network_lessons_are_shown_step_by_step(visitors: Visitors) -> None:
    """The position on the board, the task, its hints, and the solution; then the next lesson, in either language."""
    ada = without_a_network(visitors)
    page = ada.page
    strip = page.get_by_role("region", name="Exercise")
    for game in games():
        page.goto(f"{visitors.address}/#/learn/{game}")
        ada.press(page.locator(".lesson").first)
        expect(strip).to_contain_text("without the server nothing is played", timeout=LATER)
        board = page.locator(".area .board")
        expect(board).to_be_visible(timeout=LATER)
        ada.press(strip.get_by_role("button", name="A hint"))
        expect(strip.locator(".current")).to_contain_text("Hint:")
        assert 0 < steps_to_the_end(ada, strip) <= len(first_lesson(game).solution) + MOST_OF_OTHERS
        assert "done" in (strip.get_attribute("class") or "")
        expect(board).to_be_visible()
        expect(page.locator(".ask .answers button")).to_have_count(0)
    assert not ada.violations("a lesson offline")
    ada.press(strip.get_by_role("button", name="To the next one"))
    expect(strip.get_by_role("button", name="Show me the next step")).to_be_visible(timeout=LATER)
    ada.press(page.locator(".langs button").nth(1))
    french = page.get_by_role("region", name="Exercice")
    expect(french).to_contain_text("sans le serveur rien ne se joue", timeout=LATER)
    ada.press(french.get_by_role("button", name="Retour aux leçons"))
    expect(page.get_by_role("heading", name="Leçons")).to_contain_text("0 sur", timeout=LATER)
    ada.context.set_offline(False)
    visitors.troubles.clear()  # the browser notes every request that found no network


def first_lesson(game: str) -> Lesson:
    return next(iter(lessons_of(registered(game)).values()))


def steps_to_the_end(ada: Visitor, strip: Locator) -> int:
    """Ask for the next step until the lesson is solved; how often that was."""
    show, count = strip.get_by_role("button", name="Show me the next step"), ada.page.locator(".bar .count")
    for steps in range(MOST_STEPS):
        if not show.count():
            return steps
        move = count.text_content()
        ada.press(show)
        ada.page.wait_for_function(GONE_ON, arg=move, timeout=LATER)
        expect(ada.page.locator(".caption p, .strip.done")).not_to_have_count(0)  # each step tells something
    raise AssertionError("the lesson has no end")


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
