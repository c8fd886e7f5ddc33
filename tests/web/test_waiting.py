"""How long one waits between two own turns against three bots, and what one is told of it."""

import os
from statistics import median
from time import monotonic

import pytest
from playwright.sync_api import expect

from tests.web.playing import ANSWERS, PAGE_ASKS, sit_down, tab_to_answer
from tests.web.test_a_turn import CAR, DICE, assign, at_the_wheel, play_turn
from tests.web.test_rules_at_hand import OPTIONS
from tests.web.test_wreckage import KEYS
from tests.web.visitor import LATER, SOON, Visitor, Visitors
from tests.web.winding import server_at

THOROUGH = bool(os.environ.get("CARAMBOLAGE_THOROUGH"))
PLAIN_RACE = {"racer_choice": "random", "powers": "off"}
PLAIN = OPTIONS | {"wacky_races": PLAIN_RACE}
# So many waits are looked at, and so many questions answered for them at most.
ENOUGH, MOST_ASKED = (8, 150) if THOROUGH else (3, 60)
# So often the waits of a game are measured, if the machine is busy.
MOST_ROUNDS = 4

# Notes how long others had their turns, and how long after the page was told the last thing it asks again.
WATCH = """() => {
  window.waits = [];
  window.delays = [];
  let since = null, heard = 0, others = false;
  const parse = JSON.parse;
  JSON.parse = (...all) => {
    const told = parse(...all);
    heard = performance.now();
    others ||= told?.type === "moved" && told.sights.some(({ seat, lines }) =>
        lines.some(line => line.seat !== null && line.seat !== seat));
    return told;
  };
  const look = () => {
    const mine = document.querySelector(".ask.mine") !== null;
    if (!mine && since === null) since = performance.now();
    if (mine && since !== null) {
      window.delays.push(performance.now() - heard);
      if (others) window.waits.push(performance.now() - since);
      since = null;
      others = false;
    }
  };
  new MutationObserver(look).observe(document.body, { subtree: true, attributes: true, childList: true });
}"""


def waits_of(ada: Visitor, game: str) -> list[float]:
    """How long somebody who answers by keys waits for three others each time, in seconds."""
    ada.page.keyboard.press("Tab")
    ada.page.evaluate(WATCH)
    waits: list[float] = []
    for _ in range(MOST_ASKED):
        ada.page.wait_for_function(PAGE_ASKS, timeout=LATER)
        waits = ada.page.evaluate("() => window.waits")
        if len(waits) >= ENOUGH or ada.sees(".podium"):
            break
        if tab_to_answer(ada, KEYS if game == "wreckage" else ANSWERS) is not None:
            ada.page.keyboard.press("Enter")
    assert len(waits) >= ENOUGH
    return [wait / 1000 for wait in waits]


@pytest.mark.parametrize("game", PLAIN)
def test_the_wait_between_two_own_turns_at_normal_speed(visitors: Visitors, game: str) -> None:
    waits = waits_of(sit_down(visitors, game, PLAIN[game], bots=3, speed=1), game)
    assert median(waits) <= 8, waits


@pytest.mark.parametrize("game", PLAIN)
def test_nobody_waits_who_wants_no_show(visitors: Visitors, game: str) -> None:
    """Half a second at most; the page adds nothing to what the server needs: what it was told last is shown at once.

    Other tests use the same processors: of some rounds the quickest counts.
    """
    rounds: list[float] = []
    while not rounds or (min(rounds) > 0.5 and len(rounds) < MOST_ROUNDS):
        ada = sit_down(visitors, game, PLAIN[game], bots=3)
        rounds.append(median(waits_of(ada, game)))
    assert min(rounds) <= 0.5, rounds
    delays = ada.page.evaluate("() => window.delays")
    assert median(delays) <= 500, delays


def show_of_others(ada: Visitor) -> None:
    """Answer until the others' turns are shown."""
    ada.play_until(".skip")


def shown_for(ada: Visitor) -> float:
    """How long the show goes on, in seconds."""
    begun = monotonic()
    expect(ada.page.locator(".skip")).to_have_count(0, timeout=LATER)
    return monotonic() - begun


def test_a_show_can_be_skipped_or_watched_fast(visitors: Visitors) -> None:
    """By the button, or as long as the space bar is held; else it takes its time."""
    opened = server_at(visitors.address).open_table("wacky_races", 1, bots=3, seed=12, options=PLAIN_RACE)
    ada = visitors.come(speed=0.5)
    ada.open(f"/t/{opened.table}#seat={opened.seats[0]}")
    show_of_others(ada)
    usual = shown_for(ada)
    show_of_others(ada)
    ada.press(".skip")
    skipped = shown_for(ada)
    expect(ada.page.locator(".ask.mine")).to_be_visible(timeout=SOON)
    show_of_others(ada)
    tab = ada.page.locator("#tab-rules")
    ada.press(tab)
    expect(tab).to_be_focused()
    ada.page.keyboard.down(" ")
    fast = shown_for(ada)
    ada.page.keyboard.up(" ")
    assert max(skipped, fast) < usual / 2, (usual, skipped, fast)


def test_what_was_skipped_is_summed_up(visitors: Visitors) -> None:
    ada = at_the_wheel(visitors, seed=12)
    play_turn(ada)
    lines = ada.page.locator(".summary li")
    expect(lines).to_have_count(3, timeout=LATER)
    assert all("→" in text or "road" in text for text in lines.all_inner_texts())
    assign(ada)
    expect(lines).to_have_count(0, timeout=LATER)


def test_the_log_has_a_line_for_each_turn_and_unfolds(visitors: Visitors) -> None:
    ada = at_the_wheel(visitors, seed=12)
    play_turn(ada)
    expect(ada.page.locator(f"{DICE}, {CAR}").first).to_be_visible(timeout=LATER)
    turns = ada.page.locator(".log li:has(.piece)")
    assert turns.count() >= 4
    first = turns.first
    ada.press(first.locator(".fold"))
    beats = first.locator("ol li")
    assert beats.count() > 2
    first.locator(".text").hover()
    expect(ada.page.locator(".board path.traced").first).to_be_visible(timeout=LATER)
    ada.press(first.locator(".text"))
    expect(ada.page.get_by_role("button", name="Live")).to_be_visible(timeout=LATER)
