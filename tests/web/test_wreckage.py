"""Wreckage in the browser: plans by key and click, plans taken back and kept secret, sites of cans, whole games."""

import re
from random import Random

from playwright.sync_api import expect

from carambolage.engine.match.match import Match
from tests.web.playing import ANSWERS, answer_at_random, open_words, play_by_keys, play_in_words, say, sit_down
from tests.web.test_around_one_screen import pass_on
from tests.web.visitor import LATER, THINGS, Visitor, Visitors
from tests.web.winding import server_at, wound

# Ten turns at most with nothing to set up.
SHORT = {"quick_setup": "ready", "layout": "ring", "turn_limit": "10"}
# Nobody has won before late: three cans do not do so in the middle of a turn, and whoever is destroyed comes back.
LATE = 9
LONG_LIVED = {"layout": "rulebook", "win_timing": "end_of_turn", "can_limit": "turn", "respawn": "on"}
PLAN = ".plan .hand .card.open:not(.used)"
# A plan may come up between two looks: whoever looks for anything else to answer must not lay a card by the way.
BESIDE_PLANS = [thing for thing in THINGS if ".hand" not in thing]
READY = ".plan .ready:not([aria-disabled=true])"
KEYS = ", ".join(
    (
        ANSWERS.replace("[data-takes]", "[data-takes]:not(.slot)"),
        ".garage .car.open",
        READY,
        f".plan:not(:has({READY})) .card.open:not(.used)",
    )
)


# What is clicked in a whole game: first what is laid already, and turns before anything that leaves a card unused.
CLICKED = [READY, PLAN, ".board .stop", ".board .site", *BESIDE_PLANS]
MOST_LOOKS = 900


def plan(driver: Visitor) -> None:
    """Two cards by click, then ready."""
    expect(driver.page.locator(PLAN).first).to_be_visible(timeout=LATER)
    driver.press(PLAN)
    driver.press(f"{PLAN} >> nth=0")
    driver.press(READY)


def test_by_words_alone(visitors: Visitors) -> None:
    ada = sit_down(visitors, "wreckage", SHORT)
    open_words(ada)
    assert "Player 1: no vehicle yet." in say(ada, "look")
    chance = Random(1)
    while "waiting for the start" in say(ada, "look") or "no vehicle" in say(ada, "look"):
        assert answer_at_random(ada, chance)
    place = r"^Player 1 in the .*: speed \d, facing .* spaces? (north|south) of the middle; "
    assert re.search(place, say(ada, "look"), re.MULTILINE)
    near = [line for line in say(ada, "ahead 4").splitlines() if re.match(r"(Ahead|Behind|To the)\b.* spaces?: ", line)]
    assert len(near) == 4
    assert "Bot 2 in the " in say(ada, "cars")
    assert play_in_words(ada) > 10


def test_by_keyboard_alone(visitors: Visitors) -> None:
    """A card is laid with Enter into the next free slot; then the focus is on "ready"."""
    ada = sit_down(visitors, "wreckage", SHORT)
    assert play_by_keys(ada, KEYS) > 10


def play_by_clicks(*players: Visitor) -> list[str]:
    """Everybody clicks whatever is open, until all see the podium; what it says to each."""
    for _ in range(MOST_LOOKS):
        waiting = [player for player in players if not player.sees(".podium")]
        if not waiting:
            return [player.page.locator("#podium-title").inner_text() for player in players]
        answered = [player.answer(CLICKED) for player in waiting]
        if not any(answered):
            waiting[0].page.wait_for_timeout(40)
    raise AssertionError(f"the game was not over after {MOST_LOOKS} looks")


def test_a_whole_game_by_clicks_against_a_bot(visitors: Visitors) -> None:
    ada = sit_down(visitors, "wreckage", SHORT, lang="fr")
    assert play_by_clicks(ada)
    ada.press(ada.page.get_by_role("button", name="Rejouer"))
    expect(ada.page.locator(".garage .car.open").first).to_be_visible(timeout=LATER)


def test_a_whole_game_of_two_browsers(visitors: Visitors) -> None:
    opened = server_at(visitors.address).open_table("wreckage", 2, seed=5, options=SHORT)
    ada, bea = visitors.come(), visitors.come("fr")
    for player, token in zip((ada, bea), opened.seats, strict=True):
        player.open(f"/t/{opened.table}#seat={token}")
    assert len(play_by_clicks(ada, bea)) == 2


def test_a_plan_is_secret_and_can_be_taken_back_until_all_are_ready(visitors: Visitors) -> None:
    opened = server_at(visitors.address).open_table("wreckage", 2, seed=5, options=SHORT | {"quick_setup": "on"})
    ada, bea = visitors.come(), visitors.come()
    for driver, token in zip((ada, bea), opened.seats, strict=True):
        driver.open(f"/t/{opened.table}#seat={token}")
    for driver in (ada, bea):
        expect(driver.page.locator(".answers .button:not(.sign)").first).to_be_visible(timeout=LATER)
        driver.press(".answers .button:not(.sign)")
    plan(ada)
    expect(ada.page.locator(".plan .slot.filled")).to_have_count(2)
    cards = ada.page.locator(".plan .slot.filled span:not(.spoken)").all_inner_texts()
    assert len(cards) == 2
    assert not any(card in bea.page.locator("#panel").inner_text() for card in cards)
    ada.press(".ask button[aria-label='Take back']")
    expect(ada.page.locator(".plan .ready")).to_be_visible(timeout=LATER)
    assert ada.page.locator(".plan .slot.filled").count() == 0
    plan(ada)
    plan(bea)
    expect(ada.page.locator(".plan .ready")).to_have_count(0)


def test_around_one_screen_plans_are_hidden_between_players(visitors: Visitors) -> None:
    screen = visitors.come()
    screen.choose_game("wreckage")
    screen.press(".kinds .kind:nth-child(3)")
    screen.page.locator(".seats li").nth(1).locator("input").fill("Bea")
    screen.start()
    names: list[str] = []
    while len(names) < 4:
        names += hand_over_or_answer(screen)
    assert "Bea" in names


def hand_over_or_answer(screen: Visitor) -> list[str]:
    """Two people around one screen: whoever is called comes, or answers what is asked; who came. No plan is seen by the
    other one.
    """
    if screen.sees(".curtain"):
        assert screen.page.locator(".plan").count() == 0
        return [pass_on(screen)]
    if screen.sees(".plan .ready"):
        assert screen.page.locator(".plan .slot.filled").count() == 0
        plan(screen)
    elif not screen.answer([".board .stop", ".board .site", *BESIDE_PLANS]):
        screen.page.wait_for_timeout(30)
    return []


def is_late(match: Match) -> bool:
    return any(event.kind == "turn_begins" and event.a == LATE for event in match.events)


def test_around_one_screen_to_the_podium(visitors: Visitors) -> None:
    """The last turns of a game, and who has won."""
    options = SHORT | LONG_LIVED
    opened, _ = wound(visitors.address, "wreckage", is_late, 9, options)
    screen, names = visitors.come(), list[str]()
    for token in opened.seats:
        screen.open(f"/t/{opened.table}#seat={token}")
        expect(screen.page.locator(".screen")).to_be_visible(timeout=LATER)
    for _ in range(MOST_LOOKS):
        if screen.sees(".podium"):
            break
        names += hand_over_or_answer(screen)
    assert {"Player 1", "Player 2"} <= set(names)
    expect(screen.page.locator("#podium-title")).to_be_visible(timeout=LATER)
