"""Road Kill Rally: damage in a window of its own, cards that are dragged, crashes seen again; axe on its screens."""

import re

import pytest
from playwright.sync_api import expect

from carambolage.bots import GreedyBot
from carambolage.engine.match.match import Match
from carambolage.games.road_kill_rally.names.question import Question
from carambolage.games.road_kill_rally.names.things import Rally
from carambolage.games.road_kill_rally.state import State
from tests.table.serving import Opened
from tests.web.visitor import LATER, SOON, Visitor, Visitors
from tests.web.winding import Until, wound

SPRINT = {"race_length": "sprint"}
# Names of cards that are wider than their card, or in which a word is broken where it has no hyphen.
CUT_OFF = """all => all.flatMap(one => {
    one.style.overflowWrap = "normal";
    return one.scrollWidth > one.clientWidth ? [one.innerText] : [];
})"""


def answered(kind: int) -> Until:
    """Whether the question that was just answered was of a kind."""
    asked = [0]

    def was_asked(match: Match) -> bool:
        before, asked[0] = asked[0], match.state.ask
        return before == kind

    return was_asked


def is_anybody_wiped_out(match: Match) -> bool:
    return isinstance(match.state, State) and any(car.wiped for car in match.state.car)


def take(
    visitors: Visitors, opened: Opened, seat: int, phone: bool = False, dark: bool = False, speed: float = 0
) -> Visitor:
    visitor = visitors.come(phone=phone, dark=dark, speed=speed)
    visitor.open(f"/t/{opened.table}#seat={opened.seats[seat]}")
    expect(visitor.page.locator(".country")).to_be_visible(timeout=LATER)
    return visitor


def drag(visitor: Visitor, what: str, to: str) -> None:
    """Drag the first thing of a kind onto another with the mouse."""
    mouse = visitor.page.mouse
    start, end = (visitor.page.locator(place).first.bounding_box() for place in (what, to))
    assert start
    assert end
    mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    mouse.down()
    mouse.move(start["x"] + start["width"] / 2, start["y"] - 40)
    expect(visitor.page.locator(".drop")).to_be_visible(timeout=SOON)
    mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2)
    mouse.up()


@pytest.mark.rule("RK-RAL-02", "RK-INF-02")
def test_damage_comes_in_a_window_that_tells_nothing_of_the_hand(visitors: Visitors) -> None:
    opened, match = wound(visitors.address, "road_kill_rally", answered(Question.SUFFER), 4, SPRINT, react=90)
    victim = match.asked[0]
    ada, bob = take(visitors, opened, victim), take(visitors, opened, 1 - victim, phone=True, dark=True)
    windows = [one.page.locator(".reaction") for one in (ada, bob)]
    for window in windows:
        expect(window).to_be_visible(timeout=LATER)
        expect(window.get_by_role("timer")).to_have_text(re.compile(r"^[1-9]\d$"), timeout=SOON)
    expect(windows[0]).to_contain_text("on your car")
    expect(windows[1]).to_contain_text(f"on the car of Player {victim + 1}")
    assert ada.violations("damage") + bob.violations("damage of somebody else") == []
    turn = ada.page.locator(".screen").get_attribute("data-turn")
    drag(ada, ".hand .card.open", ".board")
    expect(ada.page.locator(".screen")).not_to_have_attribute("data-turn", str(turn), timeout=LATER)
    expect(ada.page.locator(".drop")).to_have_count(0, timeout=SOON)


def test_a_card_that_is_put_back_is_not_played(visitors: Visitors) -> None:
    opened, match = wound(visitors.address, "road_kill_rally", answered(Question.SUFFER), 4, SPRINT)
    ada = take(visitors, opened, match.asked[0])
    expect(ada.page.locator(".hand .card.open").first).to_be_visible(timeout=LATER)
    turn = str(ada.page.locator(".screen").get_attribute("data-turn"))
    drag(ada, ".hand .card.open", "header")
    expect(ada.page.locator(".drop")).to_have_count(0, timeout=SOON)
    expect(ada.page.locator(".hand .card.open").first).to_be_visible(timeout=SOON)
    expect(ada.page.locator(".screen")).to_have_attribute("data-turn", turn)


def test_a_crash_is_seen_again(visitors: Visitors) -> None:
    opened, match = wound(visitors.address, "road_kill_rally", is_anybody_wiped_out, 4, SPRINT)
    seat = match.asked[0]
    ada = take(visitors, opened, seat)
    ada.await_turn()
    assert not ada.sees(".again")
    turn = str(ada.page.locator(".screen").get_attribute("data-turn"))
    offered = match.offers(seat).index(GreedyBot().choose(match, seat))
    ada.press("header button[aria-pressed]")
    ada.page.keyboard.type(str(offered + 1))
    ada.page.keyboard.press("Enter")
    expect(ada.page.locator(".screen")).not_to_have_attribute("data-turn", turn, timeout=LATER)
    ada.press("header button[aria-pressed]")
    again = ada.page.get_by_role("button", name="Watch the crash again")
    expect(again).to_be_visible(timeout=LATER)
    ada.press(again)
    expect(again).to_have_count(0, timeout=SOON)
    expect(again).to_be_visible(timeout=LATER)


@pytest.mark.rule("RK-RND-09")
def test_after_the_first_finish_the_rounds_left_stand_with_the_standings(visitors: Visitors) -> None:
    def is_counted(match: Match) -> bool:
        g = match.state
        assert isinstance(g, State)
        return bool(g.crossed) and g.round > g.first_finish

    opened, match = wound(visitors.address, "road_kill_rally", is_counted, 4, SPRINT, players=3)
    ada = take(visitors, opened, match.asked[0])
    rounds = ada.page.locator(".standings .rounds")
    expect(rounds).to_have_text(re.compile(r"\d more rounds after this one\."), timeout=LATER)


def test_no_name_of_a_card_is_cut_off_or_broken_without_a_hyphen(visitors: Visitors) -> None:
    def holders(match: Match) -> list[int]:
        g = match.state
        assert isinstance(g, State)
        return [seat for seat in range(g.seats) if g.hand[seat][Rally.COUNTERMEASURES] > 0]

    held = [False]

    def was_held(match: Match) -> bool:
        before, held[0] = held[0], bool(holders(match))
        return before

    opened, match = wound(visitors.address, "road_kill_rally", was_held, 4, SPRINT)
    ada = take(visitors, opened, holders(match)[0])
    titles = ada.page.locator(".desk .card .title")
    expect(titles.filter(has_text="Counter")).to_have_text("Counter\u00admeasures", timeout=LATER)
    assert titles.evaluate_all(CUT_OFF) == []
