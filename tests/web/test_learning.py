"""Learning in the browser: the coach speaks once and can be sent away, the board keeps its size, axe finds nothing."""

import re

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from carambolage.engine.registry import game as registered
from carambolage.engine.registry import games
from carambolage.learning.exercises import answer_number, exercise_of, lessons_of
from tests.web.test_keyboard import stops_until
from tests.web.test_rules_at_hand import in_the_middle
from tests.web.visitor import LATER, PHONE, SOON, Visitor, Visitors
from tests.web.winding import server_at

# What is asked, where it is not a die of Thunder Road.
FIRST = {
    "wacky_races": ".hand .card, .answers .button",
    "wreckage": ".desk [data-takes], .hand .card, .answers .button",
    "road_kill_rally": ".desk [data-takes], .answers .button",
}


def test_the_coach_speaks_of_each_thing_once(visitors: Visitors) -> None:
    ada = with_the_coach(visitors, "wacky_races")
    bubble = ada.page.get_by_role("region", name="The coach")
    expect(bubble).to_be_visible(timeout=LATER)
    said = bubble.locator("p").inner_text()
    assert ada.violations("coach") == []
    ada.page.reload()
    expect(bubble.locator("p")).to_have_text(said, use_inner_text=True, timeout=LATER)
    ada.press(ada.page.get_by_role("button", name="Understood"))
    ada.page.reload()
    expect(ada.page.locator(".ask.mine")).to_be_visible(timeout=LATER)
    expect(bubble.locator("p")).not_to_have_text(said, use_inner_text=True, timeout=SOON)


def with_the_coach(visitors: Visitors, game: str, phone: bool = False) -> Visitor:
    """Somebody in a coached game who has read the summary."""
    ada = visitors.come(phone=phone, newcomer=True)
    ada.open(f"/#/learn/{game}")
    ada.press(ada.page.get_by_role("button", name="Drive with the coach"))
    ada.page.locator("dialog[open] .button.main").click(timeout=LATER)
    return ada


def test_the_coach_can_be_sent_away(visitors: Visitors) -> None:
    ada = with_the_coach(visitors, "wacky_races")
    bubble = ada.page.get_by_role("region", name="The coach")
    expect(bubble).to_be_visible(timeout=LATER)
    ada.press(ada.page.get_by_role("button", name="Without the coach"))
    expect(bubble).to_have_count(0, timeout=SOON)
    ada.choose_car()
    ada.page.reload()
    expect(ada.page.locator(".screen .ask")).to_be_visible(timeout=LATER)
    expect(bubble).to_have_count(0, timeout=SOON)


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_the_board_keeps_its_size_when_the_coach_falls_silent(visitors: Visitors, phone: bool) -> None:
    """On a phone the standings are to be seen meanwhile, and the settings send the coach away."""
    ada = with_the_coach(visitors, "thunder_road", phone)
    said, standings = ada.page.locator(".coach .current"), ada.page.get_by_role("region", name="Standings")
    expect(said).to_contain_text("crew", timeout=LATER)
    expect(standings).to_be_visible(visible=not phone)
    size = ada.page.locator(".area").bounding_box()
    ada.press(ada.page.get_by_role("button", name="Understood"))
    expect(said).to_have_text("The coach speaks up when something new comes.")
    expect(standings).to_be_visible()
    assert ada.page.locator(".area").bounding_box() == size
    assert ada.violations("a silent coach") == []
    ada.press(ada.page.get_by_role("button", name="Settings").first if phone else "#tab-settings")
    ada.press(ada.page.locator("#panel").get_by_role("button", name="Without the coach"))
    expect(ada.page.locator(".coach")).to_have_count(0)


@pytest.mark.parametrize("game", games())
def test_a_lesson_on_a_phone_leaves_room_for_the_board(visitors: Visitors, game: str) -> None:
    """And for its task, which is not squeezed beside buttons."""
    ada = visitors.come("fr", phone=True)
    small = []
    for lesson in lessons_of(registered(game)):
        opened = server_at(visitors.address).post(f"/api/games/{game}/exercises/{lesson}", {})
        ada.open(f"/t/{opened['table']}#seat={opened['seats'][0]['token']}")
        ada.await_turn()
        height = (ada.page.locator("div.area").bounding_box() or {"height": 0})["height"]
        if height < 0.45 * PHONE["height"]:
            small.append((lesson, height))
        width = (ada.page.locator("section.strip p").bounding_box() or {"width": 0})["width"]
        if width < 0.65 * PHONE["width"]:
            small.append((lesson, width))
    assert small == []


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_hints_of_a_lesson_leave_the_board_as_large_as_it_is(visitors: Visitors, phone: bool) -> None:
    ada = visitors.come(phone=phone)
    ada.open("/#/learn/thunder_road")
    ada.press(".lesson")
    strip = ada.page.get_by_role("region", name="Exercise")
    ada.await_turn()
    task, size = strip.locator(".current").inner_text(), ada.page.locator(".area").bounding_box()
    while strip.get_by_role("button", name="A hint").count():
        ada.press(strip.get_by_role("button", name="A hint"))
        expect(strip.locator(".current")).to_contain_text("Hint:")
        assert ada.page.locator(".area").bounding_box() == size
    ada.press(strip.get_by_role("button", name="The task"))
    expect(strip.locator(".current")).to_have_text(task, use_inner_text=True)


@pytest.mark.parametrize("game", FIRST)
def test_what_is_asked_is_few_tab_stops_away(visitors: Visitors, game: str) -> None:
    assert stops_until(in_the_middle(visitors, game), FIRST[game]) <= 8


def test_a_lesson_that_is_solved_has_its_mark_and_leads_to_the_next(visitors: Visitors) -> None:
    game = registered("thunder_road")
    lessons = lessons_of(game)
    name = next(name for name, lesson in lessons.items() if len(lesson.solution) == 1)
    place = list(lessons).index(name)
    match = exercise_of(game, name).match(game, 1)
    answer = match.offers(lessons[name].seat).index(answer_number(game, lessons[name].solution[0]))
    ada = visitors.come()
    page = ada.page
    ada.open("/#/learn/thunder_road")
    expect(page.get_by_role("heading", name="Lessons")).to_contain_text(f"0 of {len(lessons)} solved", timeout=LATER)
    titles = page.locator(".lesson b").all_inner_texts()
    ada.press(page.locator(".lesson").nth(place))
    ada.await_turn()
    ada.press(page.get_by_role("button", name="List all answers"))
    ada.press(page.locator(".all button").nth(answer))
    strip = page.get_by_role("region", name="Exercise")
    ada.press(strip.get_by_role("button", name="To the next one"))
    expect(strip.locator(".current b")).to_have_text(titles[place + 1], timeout=LATER)
    ada.press(strip.get_by_role("button", name="Back to the lessons"))
    expect(page.get_by_role("heading", name="Lessons")).to_contain_text(f"1 of {len(lessons)} solved", timeout=LATER)
    marks = page.locator(".lesson i").all_inner_texts()
    assert [number for number, mark in enumerate(marks) if mark == "✓"] == [place]
    assert ada.violations("a solved lesson") == []


PAGE_OF_A_PDF = re.compile(rb"/Type\s*/Page\b")


def printed(page: Page) -> int:
    """How many pages a printer would give out."""
    return len(PAGE_OF_A_PDF.findall(page.pdf(format="A4")))


@pytest.mark.parametrize("game", games())
def test_the_game_in_pictures_is_printed_on_one_page(visitors: Visitors, game: str) -> None:
    ada = visitors.come("fr")
    page = ada.page
    ada.open(f"/#/learn/{game}")
    expect(page.get_by_role("heading", name="Règles")).to_be_visible(timeout=LATER)
    expect(page.locator(".summary li svg").last).to_be_visible(timeout=LATER)
    assert printed(page) == 1
    page.emulate_media(media="print")
    assert page.locator("h2:visible").count() == 1
    page.emulate_media(media="screen")


def refuse(route: Route) -> None:
    """An answer as the server gives it where somebody opens too many tables."""
    route.fulfill(status=429, json={"code": "too_many_tables", "text": "Too many tables."})


def alert_in(place: Locator) -> Locator:
    return place.get_by_role("alert")


def test_a_refused_table_is_told_where_it_was_asked_for(visitors: Visitors) -> None:
    ada = visitors.come()
    page = ada.page
    ada.open("/#/learn/thunder_road")
    first = page.locator(".lessons > li").first
    expect(first).to_be_visible(timeout=LATER)
    page.route("**/exercises/*", refuse)
    page.route("**/api/tables?*", refuse)
    ada.press(first.locator(".lesson"))
    expect(alert_in(first)).to_have_text("Too many tables.", timeout=SOON)
    expect(page.locator(".reading")).to_have_count(0)
    ada.press(page.get_by_role("button", name="Drive with the coach"))
    expect(alert_in(page.get_by_role("region", name="A first game with a coach"))).to_be_visible(timeout=SOON)
    ada.press(page.get_by_role("button", name="Show me"))
    expect(alert_in(page.get_by_role("region", name="Puzzle of the day"))).to_be_visible(timeout=SOON)
    expect(page.get_by_role("alert")).to_have_count(1)
    assert ada.violations("a refused lesson") == []
    ada.open()
    daily = page.locator(".daily li").first
    ada.press(daily.locator("button"))
    expect(alert_in(daily)).to_have_text("Too many tables.", timeout=SOON)
    page.unroute("**/exercises/*")
    ada.press(daily.locator("button"))
    strip = page.get_by_role("region", name="Exercise")
    expect(strip).to_be_visible(timeout=LATER)
    page.route("**/exercises/*", refuse)
    ada.press(strip.get_by_role("button", name="Once more"))
    expect(alert_in(page.locator(".trail"))).to_contain_text("Too many tables.", timeout=SOON)
    visitors.troubles.clear()  # the browser notes every request that was refused


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_a_newcomer_sees_the_game_in_pictures_once(visitors: Visitors, phone: bool) -> None:
    ada = visitors.come(phone=phone, newcomer=True)
    pictures = ada.page.get_by_role("dialog", name="The game in pictures")
    ada.choose_game("thunder_road")
    ada.start()
    expect(pictures.locator("li svg").first).to_be_visible(timeout=LATER)
    expect(pictures.get_by_role("button", name="drive")).to_be_focused()
    assert ada.violations("the game in pictures") == []
    assert printed(ada.page) == 1
    expect(pictures.get_by_role("button", name="Print")).to_be_visible()
    ada.page.keyboard.press("Enter")
    expect(pictures).to_have_count(0, timeout=SOON)
    ada.page.reload()
    ada.await_turn()
    expect(pictures).to_have_count(0, timeout=SOON)
    ada.choose_game("wacky_races")
    ada.start()
    expect(pictures.locator(":focus")).to_have_count(1, timeout=LATER)
    ada.page.keyboard.press("Escape")
    expect(pictures).to_have_count(0, timeout=SOON)


def test_the_pictures_disturb_no_lesson_no_spectator_no_clock_and_no_screen_that_goes_round(visitors: Visitors) -> None:
    server = server_at(visitors.address)
    lesson = server.post("/api/games/thunder_road/exercises/drive", {})
    alone, timed = (
        server.open_table("thunder_road", 1, bots=1, clock=clock) for clock in (None, {"bank": 300, "more": 5})
    )
    ada = visitors.come(newcomer=True)
    for address in (
        f"/t/{lesson['table']}#seat={lesson['seats'][0]['token']}",
        f"/t/{alone.table}#watch={alone.watch}",
        f"/t/{timed.table}#seat={timed.seats[0]}",
    ):
        ada.open(address)
        expect(ada.page.locator(".screen .area")).to_be_visible(timeout=LATER)
        ada.page.wait_for_load_state("networkidle")
        expect(ada.page.get_by_role("dialog")).to_have_count(0)
    ada.choose_game("thunder_road")
    ada.press(".kinds .kind:nth-child(3)")
    ada.start()
    expect(ada.page.locator(".screen .area")).to_be_visible(timeout=LATER)
    ada.page.wait_for_load_state("networkidle")
    expect(ada.page.get_by_role("dialog", name="The game in pictures")).to_have_count(0)
