"""How long one waits between two own turns against three bots, and what one is told of it."""

from statistics import median

from playwright.sync_api import expect

from tests.web.test_a_turn import CAR, DICE, assign, at_the_wheel, play_turn
from tests.web.visitor import LATER, Visitor, Visitors

# Notes when the own turn ends and when the next one begins, by what the page says.
WATCH = """() => {
  window.waits = [];
  window.delays = [];
  let since = null, heard = 0;
  const parse = JSON.parse;
  JSON.parse = (...all) => { heard = performance.now(); return parse(...all); };
  const look = () => {
    const mine = document.querySelector(".ask.mine") !== null;
    if (!mine && since === null) since = performance.now();
    if (mine && since !== null) {
      window.waits.push(performance.now() - since);
      window.delays.push(performance.now() - heard);
      since = null;
    }
  };
  new MutationObserver(look).observe(document.body, { subtree: true, attributes: true, childList: true });
}"""


def longest_waits(ada: Visitor, turns: int) -> list[float]:
    """The longest wait in each of some turns, in seconds: that for the others."""
    ada.page.evaluate(WATCH)
    waits = []
    for _ in range(turns):
        play_turn(ada)
        if ada.sees(".podium"):
            break
        waits.append(max(ada.page.evaluate("() => window.waits.splice(0)")) / 1000)
    return waits


def test_the_wait_between_two_own_turns_at_normal_speed(visitors: Visitors) -> None:
    waits = longest_waits(at_the_wheel(visitors, seed=12, speed=1), 5)
    assert len(waits) >= 4
    assert median(waits) <= 8, waits


def test_nobody_waits_who_wants_no_show(visitors: Visitors) -> None:
    """Half a second at most; the page adds nothing to what the server needs: what it was told last is shown at once."""
    ada = at_the_wheel(visitors, seed=12)
    waits = sorted(longest_waits(ada, 5))
    assert len(waits) >= 4
    assert waits[1] <= 0.5, waits  # not the median: other tests use the same processors
    delays = ada.page.evaluate("() => window.delays")
    assert median(delays) <= 500, delays


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
