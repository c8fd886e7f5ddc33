"""The board of Road Kill Rally: cartoon physics, and ways that are bent with the mouse and with a finger."""

import re
from collections.abc import Callable
from math import hypot

import pytest
from playwright.sync_api import expect

from carambolage.bots import GreedyBot
from carambolage.engine.match.match import Match
from carambolage.games.road_kill_rally.names.question import Question
from carambolage.games.road_kill_rally.state import State
from tests.web.fingers import box, middle
from tests.web.test_road_kill_rally import SPRINT, answered, take
from tests.web.visitor import LATER, SOON, Visitor, Visitors
from tests.web.winding import Until, wound

MIDDLE = 2
# Dice, hits to be expected, the chance of a wipe-out.
DANGER = re.compile(r"^\s*\d+\s*\d+(\.\d)?\s*\d{1,2}%\s*$")
POINTS = {"20", "30", "50"}
# Row, lane and middle of the spaces that a way may lead to, of those where nothing lies above them.
SPOTS = """which => [...document.querySelectorAll(which)].flatMap(spot => {
    const box = spot.querySelector("polygon").getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const [row, lane] = spot.getAttribute("aria-label").match(/\\d+/g).map(Number);
    return spot.contains(document.elementFromPoint(x, y)) ? [{ row, lane, x, y }] : [];
})"""
Spot = dict[str, float]
Gesture = Callable[[Visitor, Spot, Spot], None]


def grows(size: str) -> Until:
    """Whether the last answer has had a car turned over (`wrecks`), or a target scored (`scores`)."""
    seen: list[int] = []

    def more(match: Match) -> bool:
        g = match.state
        assert isinstance(g, State)
        seen.append(sum(map(bool, g.wreck)) if size == "wrecks" else sum(sum(car.scored) for car in g.car))
        return len(seen) > 1 and seen[-1] > seen[-2]

    return more


def give_greedy_answer(one: Visitor, match: Match, seat: int) -> None:
    """Give the answer that the table was wound to, from the list of all."""
    one.await_turn()
    one.press(one.page.get_by_role("button", name="List all answers"))
    one.press(f"[data-action='{GreedyBot().choose(match, seat)}']")


@pytest.mark.rule("RK-TON-01")
def test_a_scored_target_holds_up_its_points_in_the_mattresses(visitors: Visitors) -> None:
    opened, match = wound(visitors.address, "road_kill_rally", grows("scores"), 4, SPRINT)
    seat = match.asked[0]
    ada = take(visitors, opened, seat, speed=2)
    give_greedy_answer(ada, match, seat)
    sprung = ada.page.locator(".board .sprung")
    expect(sprung).to_have_count(1, timeout=LATER)
    assert (sprung.text_content() or "").strip() in POINTS
    assert ada.page.locator(".board .splat").count() > 0


@pytest.mark.rule("RK-TON-01")
def test_a_car_that_is_out_lies_on_its_roof_and_its_driver_waves(visitors: Visitors) -> None:
    options = {**SPRINT, "elimination": "true"}
    opened, match = wound(visitors.address, "road_kill_rally", grows("wrecks"), 11, options)
    seat = match.asked[0]
    ada = take(visitors, opened, seat)
    assert not ada.sees(".board .upturned")
    give_greedy_answer(ada, match, seat)
    expect(ada.page.locator(".board .upturned .wave")).to_have_count(2, timeout=LATER)
    moving = "wave => getComputedStyle(wave).animationName"
    assert ada.page.locator(".board .wave").first.evaluate(moving) != "none"
    ada.page.emulate_media(reduced_motion="reduce")
    assert ada.page.locator(".board .wave").first.evaluate(moving) == "none"
    expect(ada.page.locator(".board .wave").last).to_be_hidden()


def has_room_beside_its_way() -> Until:
    """Whether the question just answered was about the first step of a way that led three rows on and more."""
    seen = [False]

    def had_room(match: Match) -> bool:
        before, seat = seen[0], match.asked[0] if match.asked else -1
        points = match.routes(seat).points if seat >= 0 and match.state.ask == Question.STEP else []
        rows = [point.place // 3 for point in points if point.place >= 0]
        seen[0] = bool(rows) and max(rows) >= min(rows) + 3 and rows.count(max(rows) - 1) == 3
        return before

    return had_room


def spots(one: Visitor, which: str) -> list[Spot]:
    found: list[Spot] = one.page.evaluate(SPOTS, f".board .far{which}")
    return found


def await_stillness(one: Visitor) -> None:
    """Wait until the board lies where it lay six pictures before."""
    later = "() => new Promise(done => { let n = 6; const go = () => n-- ? requestAnimationFrame(go) : done(); go(); })"
    before: list[Spot] = []
    for _ in range(100):
        now = spots(one, "")
        if now == before:
            return
        before = now
        one.page.evaluate(later)
    raise AssertionError("the board does not come to rest")


def with_the_mouse(one: Visitor, start: Spot, end: Spot) -> None:
    mouse = one.page.mouse
    mouse.move(start["x"], start["y"])
    mouse.down()
    mouse.move(end["x"], end["y"], steps=6)
    mouse.up()
    mouse.move(1, 1)


def with_a_finger(one: Visitor, start: Spot, end: Spot) -> None:
    touch = one.context.new_cdp_session(one.page)
    points = [{axis: start[axis] + (end[axis] - start[axis]) * step / 6 for axis in ("x", "y")} for step in range(7)]
    for number, point in enumerate(points):
        kind = "touchMove" if number else "touchStart"
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [point]})
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


@pytest.mark.parametrize(
    ("phone", "gesture"), [(False, with_the_mouse), (True, with_a_finger)], ids=["mouse", "finger"]
)
def test_a_way_is_bent_over_a_space_beside_it(visitors: Visitors, phone: bool, gesture: Gesture) -> None:
    opened, match = wound(visitors.address, "road_kill_rally", has_room_beside_its_way(), 3, SPRINT)
    ada = take(visitors, opened, match.asked[0], phone=phone)
    ada.await_turn()
    expect(ada.page.locator(".board .far").first).to_be_visible(timeout=LATER)
    expect(ada.page.locator(".ask:not([aria-busy='true'])")).to_be_visible(timeout=LATER)
    await_stillness(ada)
    goal = max((spot for spot in spots(ada, "") if spot["lane"] == MIDDLE), key=lambda spot: spot["row"])
    ada.page.touchscreen.tap(goal["x"], goal["y"]) if phone else ada.page.mouse.click(goal["x"], goal["y"])
    expect(ada.page.locator(".board .far.chosen")).to_have_count(1, timeout=SOON)
    expect(ada.page.locator(".board .far.on").first).to_be_visible(timeout=SOON)
    await_stillness(ada)
    start, end = next(
        (one, other)
        for one in spots(ada, ".on:not(.chosen)")
        for other in spots(ada, ":not(.on)")
        if one["row"] == other["row"] == goal["row"] - 1
    )
    gesture(ada, start, end)
    row, lane = int(end["row"]), int(end["lane"])
    bent = ada.page.locator(f".board .far.on[aria-label*='row {row}, lane {lane}']")
    expect(bent).not_to_have_count(0, timeout=SOON)
    assert [spot["lane"] for spot in spots(ada, ".on") if spot["row"] == row] == [lane]
    assert [(spot["row"], spot["lane"]) for spot in spots(ada, ".chosen")] == [(goal["row"], goal["lane"])]


@pytest.mark.rule("RK-DEC-07")
def test_on_touch_a_speed_shows_its_dangers_before_it_is_taken(visitors: Visitors) -> None:
    opened, match = wound(visitors.address, "road_kill_rally", answered(Question.SET_SPEED), 6, SPRINT)
    seat = match.asked[0]
    ada = take(visitors, opened, seat, phone=True)
    ada.await_turn()
    turn = str(ada.page.locator(".screen").get_attribute("data-turn"))
    speed = ada.page.locator(".speeds .open").last
    speed.tap()
    expect(ada.page.locator(".note.shown .choice")).to_have_count(1, timeout=SOON)
    label = ada.page.locator(".board .danger").first
    expect(label).to_contain_text(DANGER, timeout=SOON)
    expect(ada.page.locator(".screen")).to_have_attribute("data-turn", turn)
    speed.tap()
    expect(ada.page.locator(".screen")).not_to_have_attribute("data-turn", turn, timeout=LATER)
    expect(ada.page.locator(".note.shown")).to_have_count(0, timeout=SOON)


@pytest.mark.rule("RK-DEC-07")
def test_what_an_attack_may_do_stands_beside_the_rival(visitors: Visitors) -> None:
    opened, match = wound(visitors.address, "road_kill_rally", answered(Question.COMBAT_VICTIM), 4, SPRINT)
    ada = take(visitors, opened, match.asked[0])
    ada.await_turn()
    rival = ada.page.locator(".board .piece.open")
    expect(rival).to_have_count(1, timeout=SOON)
    rival.hover()
    label = ada.page.locator(".board .danger")
    expect(label).to_contain_text(DANGER, timeout=SOON)
    expect(ada.page.locator("ul.strip")).to_contain_text(re.compile(r"loses cards \(\d\.\d hits on average\)"))
    (x, y), (left, top) = middle(rival), middle(label)
    assert hypot(x - left, y - top) < 1.5 * box(rival)["width"]
    ada.press(ada.page.get_by_role("button", name="Show the whole road"))
    board = box(ada.page.locator(".board"))
    ada.page.wait_for_function(f"() => document.querySelector('.layers').clientHeight <= {board['height']} + 1")
    land = box(ada.page.locator(".board .layers"))
    assert (land["width"], land["height"]) == pytest.approx((board["width"], board["height"]), abs=1)


def holds(cards: int) -> Until:
    """Whether somebody with so many cards was asked before the last answer."""
    seen = [False]

    def was_full(match: Match) -> bool:
        g = match.state
        assert isinstance(g, State)
        before, seen[0] = seen[0], not match.over and g.cards[match.asked[0]] >= cards
        return before

    return was_full


# Of each card, once it is scrolled to: whether its middle is its own, and not the next one's.
MIDDLES_ARE_FREE = """() => [...document.querySelectorAll(".hand button.card")].map((card) => {
  card.scrollIntoView({ inline: "nearest" });
  const { x, y, width, height } = card.getBoundingClientRect();
  return card.contains(document.elementFromPoint(x + width / 2, y + height / 2));
})"""


def test_a_large_hand_stays_on_the_desk(visitors: Visitors) -> None:
    opened, match = wound(visitors.address, "road_kill_rally", holds(15), 37, SPRINT, players=3)
    ada = take(visitors, opened, match.asked[0])
    ada.page.set_viewport_size({"width": 1440, "height": 900})
    ada.await_turn()
    cards = ada.page.locator(".hand button.card")
    expect(cards).to_have_count(15, timeout=SOON)
    desk, last = ada.page.locator(".desk").bounding_box(), cards.last.bounding_box()
    assert desk is not None
    assert last is not None
    assert last["x"] + last["width"] <= desk["x"] + desk["width"]
    ada.page.set_viewport_size({"width": 1000, "height": 800})  # too narrow for all: the hand scrolls
    assert all(ada.page.evaluate(MIDDLES_ARE_FREE))
