"""The arena of Wreckage under mouse and fingers: cards and ghosts dragged, dangers foretold, zoom and pinch."""

import re
from itertools import combinations
from math import cos, dist, hypot, radians, sin

import pytest
from playwright.sync_api import Locator, expect

from carambolage.engine.match.match import Match
from carambolage.games.wreckage.state import State
from tests.web.fingers import Fingers, Spot, box, middle
from tests.web.test_hands_by_finger import READY_MADE, planning
from tests.web.visitor import LATER, SOON, Lang, Visitor, Visitors
from tests.web.winding import Until, wound

STOPS = ".board .stop"
GHOST = ".board .ghost"
LAYERS = ".board .layers"
MANY_SITES = 6
MOVED_RIGHT = "left => document.querySelector('.board .layers').getBoundingClientRect().left > left"


def before(is_offered: Until) -> Until:
    """The question that is answered now offers something."""
    offered = [False]

    def was_offered(match: Match) -> bool:
        earlier, offered[0] = offered[0], not match.over and is_offered(match)
        return earlier

    return was_offered


def offers_crash(match: Match) -> bool:
    """A turn that runs into something, and others."""
    seat = match.asked[0]
    if not {"turn", "decline"} <= {choice.meaning.verb for choice in match.choices(seat)}:
        return False
    contacts = [getattr(preview.shown, "contact", None) for preview in match.previews(seat).values()]
    return any(contact and contact.obstacles for contact in contacts)


def turning(visitors: Visitors, lang: Lang = "en", phone: bool = False) -> Visitor:
    """Somebody who chooses how far to turn, with an obstacle in the way."""
    opened, match = wound(
        visitors.address, "wreckage", before(offers_crash), 8, {**READY_MADE, "layout": "pit"}, players=4
    )
    one = visitors.come(lang, phone=phone)
    one.open(f"/t/{opened.table}#seat={opened.seats[match.asked[0]]}")
    one.await_turn()
    expect(one.page.locator(STOPS).first).to_be_visible(timeout=LATER)
    return one


def offers_sites(match: Match) -> bool:
    """Sites for a can all around a wreck."""
    verbs = [choice.meaning.verb for choice in match.choices(match.asked[0])]
    return verbs.count("drop") >= MANY_SITES


def check_second_takes(one: Visitor, spot: Locator, taking: Locator) -> None:
    """The first click on a spot only shows what it brings, and a button takes it then."""
    turn = str(one.page.locator(".screen").get_attribute("data-turn"))
    one.press(spot)
    expect(one.page.locator(".answers .chosen")).to_be_visible(timeout=SOON)
    expect(spot).to_have_class(re.compile("picked"), timeout=SOON)
    expect(one.page.locator(".screen")).to_have_attribute("data-turn", turn)
    one.press(taking)
    expect(one.page.locator(".screen")).not_to_have_attribute("data-turn", turn, timeout=LATER)


def heading_of(ghost: Locator) -> str:
    return str(ghost.get_attribute("transform"))


def test_a_card_is_dragged_into_a_slot(visitors: Visitors) -> None:
    ada = planning(visitors, phone=False)
    card, slots = ada.page.locator(".hand .card.open").nth(2), ada.page.locator(".plan .slot")
    name = str(card.get_attribute("aria-label"))
    card.drag_to(slots.nth(1), timeout=SOON)
    expect(slots.nth(1)).to_contain_text(name, timeout=SOON)
    assert "filled" not in str(slots.nth(0).get_attribute("class"))
    card.drag_to(ada.page.locator("header"), timeout=SOON)
    expect(slots.nth(1)).to_contain_text(name)


def drag_by_mouse(one: Visitor, way: list[Spot]) -> None:
    mouse = one.page.mouse
    mouse.move(*way[0])
    mouse.down()
    for spot in way[1:]:
        mouse.move(*spot, steps=6)
    mouse.up()


def drag_by_finger(one: Visitor, way: list[Spot]) -> None:
    fingers = Fingers(one)
    fingers.press(way[0])
    for spot in way[1:]:
        fingers.move(spot)
    fingers.lift()


@pytest.mark.parametrize("phone", [False, True], ids=["mouse", "finger"])
def test_a_ghost_is_dragged_from_stop_to_stop(visitors: Visitors, phone: bool) -> None:
    """The car is taken along its stops: the ghost stands where the last one leads, and a click on it turns the car."""
    ada = turning(visitors, phone=phone)
    turn = str(ada.page.locator(".screen").get_attribute("data-turn"))
    scrolled = ada.page.locator(".board").evaluate("board => [board.scrollLeft, board.scrollTop]")
    stops = ada.page.locator(STOPS)
    drag = drag_by_finger if phone else drag_by_mouse
    drag(ada, [middle(ada.page.locator(".board .wheel")), middle(stops.nth(0))])
    expect(stops.nth(0)).to_have_class(re.compile("picked"), timeout=SOON)
    first = heading_of(ada.page.locator(GHOST))
    drag(ada, [middle(ada.page.locator(".board .wheel")), middle(stops.nth(0)), middle(stops.nth(2))])
    expect(stops.nth(2)).to_have_class(re.compile("picked"), timeout=SOON)
    expect(ada.page.locator(GHOST)).not_to_have_attribute("transform", first, timeout=SOON)
    assert ada.page.locator(".board").evaluate("board => [board.scrollLeft, board.scrollTop]") == scrolled
    expect(ada.page.locator(".screen")).to_have_attribute("data-turn", turn)
    ada.press(stops.nth(2))
    expect(ada.page.locator(".screen")).not_to_have_attribute("data-turn", turn, timeout=LATER)


@pytest.mark.parametrize(("lang", "phone"), [("en", False), ("fr", True)], ids=["desktop", "phone"])
def test_a_crash_is_foretold_where_it_happens(visitors: Visitors, lang: Lang, phone: bool) -> None:
    """A star at the point of contact, the outline of what is struck, and who draws how many cards for how many hits.

    So it is where one points with keys, and after a first click or tap: only the button, or a second one, takes it.
    """
    ada = turning(visitors, lang, phone)
    stops = ada.page.locator(STOPS)
    for number in range(stops.count()):
        stops.nth(number).focus()
        expect(ada.page.locator(GHOST)).to_be_visible(timeout=SOON)
        if ada.sees(".board .contact"):
            break
    star, label = ada.page.locator(".board .contact"), ada.page.locator(".board .dangers")
    expect(ada.page.locator(".board .struck")).to_have_count(1, timeout=SOON)
    expect(label).to_be_visible(timeout=SOON)
    expect(label).to_contain_text(re.compile({"en": r"\d hit", "fr": r"\d dégât"}[lang]))
    (x, y), struck = middle(star), box(ada.page.locator(".board .struck"))
    assert struck["x"] - 3 <= x <= struck["x"] + struck["width"] + 3
    assert struck["y"] - 3 <= y <= struck["y"] + struck["height"] + 3
    board, room = box(ada.page.locator(".board")), box(label)
    assert board["x"] <= room["x"] <= room["x"] + room["width"] <= board["x"] + board["width"]
    assert board["y"] <= room["y"] <= room["y"] + room["height"] <= board["y"] + board["height"]
    ada.page.evaluate("document.activeElement.blur()")
    expect(star).to_have_count(0, timeout=SOON)
    ada.press(stops.nth(number))
    expect(star).to_be_visible(timeout=SOON)
    expect(label).to_be_visible(timeout=SOON)
    assert box(ada.page.locator(".board")) == board, "the board keeps its size when a turn is chosen"
    taken = str(ada.page.locator(".answers .chosen").inner_text())
    ada.press(stops.nth((number + 1) % stops.count()))
    expect(ada.page.locator(".answers .chosen")).not_to_have_text(taken, timeout=SOON)
    check_second_takes(ada, stops.nth(number), ada.page.locator(".answers .chosen"))


def test_who_looks_closer_is_still_asked(visitors: Visitors) -> None:
    ada = turning(visitors)
    turn = str(ada.page.locator(".screen").get_attribute("data-turn"))
    before, question = box(ada.page.locator(LAYERS)), ada.page.locator(".question").inner_text()
    for _ in range(2):
        ada.press(ada.page.get_by_role("button", name="Look closer"))
    assert box(ada.page.locator(LAYERS))["width"] > 2 * before["width"]
    assert ada.page.locator(".question").inner_text() == question
    expect(ada.page.locator(STOPS).first).to_be_visible()
    expect(ada.page.locator(".screen")).to_have_attribute("data-turn", turn)
    check_second_takes(ada, ada.page.locator(STOPS).first, ada.page.locator(STOPS).first)


def test_sites_of_cans_are_large_enough_for_fingers(visitors: Visitors) -> None:
    opened, match = wound(visitors.address, "wreckage", before(offers_sites), 9, READY_MADE, 4)
    ada = visitors.come(phone=True)
    ada.open(f"/t/{opened.table}#seat={opened.seats[match.asked[0]]}")
    handles = ada.page.locator(".board .site .room")
    expect(handles.nth(MANY_SITES - 1)).to_be_attached(timeout=LATER)
    rooms = [room for handle in handles.all() if (room := handle.bounding_box())]
    assert min(min(room["width"], room["height"]) for room in rooms) >= 43.5
    spots = [(room["x"], room["y"]) for room in rooms]
    assert min(dist(one, other) for one, other in combinations(spots, 2)) >= 43.5
    sites = ada.page.locator(".board .site")
    check_second_takes(ada, sites.nth(3), sites.nth(3))


WALL = 7168
TURNS_TO_ONE_SIDE = 5


def offers_turns_before_a_wall(match: Match) -> bool:
    """Turns of all angles for a car that stands close before a wall."""
    seat = match.asked[0]
    assert isinstance(match.state, State)
    car = match.state.cars[seat]
    verbs = [choice.meaning.verb for choice in match.choices(seat)]
    ahead = [at + 2400 * part(radians(2.5 * car.heading)) for at, part in ((car.x, cos), (car.y, sin))]
    return verbs.count("turn") >= TURNS_TO_ONE_SIDE and max(map(abs, ahead)) > WALL


def test_stops_of_turns_before_a_wall_are_large_enough_for_fingers(visitors: Visitors) -> None:
    options, until = {"quick_setup": "ready"}, before(offers_turns_before_a_wall)
    opened, match = wound(visitors.address, "wreckage", until, 3, options, players=4)
    ada = visitors.come(phone=True)
    ada.open(f"/t/{opened.table}#seat={opened.seats[match.asked[0]]}")
    ada.await_turn()
    expect(ada.page.locator(STOPS).nth(TURNS_TO_ONE_SIDE - 1)).to_be_attached(timeout=LATER)
    rooms = [room for stop in ada.page.locator(".board .stop .room").all() if (room := stop.bounding_box())]
    assert min(min(room["width"], room["height"]) for room in rooms) >= 43.5
    spots = [(room["x"], room["y"]) for room in rooms]
    assert min(dist(one, other) for one, other in combinations(spots, 2)) >= 43.5


def test_pointers_to_cars_out_of_sight_stay_beside_the_stops(visitors: Visitors) -> None:
    ada = turning(visitors, phone=True)
    expect(ada.page.locator(".pointer").first).to_be_visible(timeout=SOON)
    spots = [middle(room) for room in ada.page.locator(".board .stop .room").all()]
    for pointer in [box(pointer) for pointer in ada.page.locator(".pointer").all()]:
        for x, y in spots:
            beside = max(pointer["x"] - x, 0, x - pointer["x"] - pointer["width"])
            above = max(pointer["y"] - y, 0, y - pointer["y"] - pointer["height"])
            assert hypot(beside, above) >= 21.5


def test_two_fingers_zoom_and_one_moves_the_arena(visitors: Visitors) -> None:
    """What lies between the fingers stays there; the page stays as large as it is, and the question stays open."""
    ada = turning(visitors, phone=True)
    turn = str(ada.page.locator(".screen").get_attribute("data-turn"))
    fingers, board = Fingers(ada), box(ada.page.locator(".board"))
    before, (x, y) = box(ada.page.locator(LAYERS)), (195.0, board["y"] + board["height"] / 2)
    part = (x - before["x"]) / before["width"], (y - before["y"]) / before["height"]
    fingers.press((x - 40, y), (x + 40, y))
    fingers.move((x - 80, y), (x + 80, y))
    fingers.lift()
    after = box(ada.page.locator(LAYERS))
    assert after["width"] == pytest.approx(2 * before["width"], rel=0.02)
    assert (x - after["x"]) / after["width"] == pytest.approx(part[0], abs=0.01)
    assert (y - after["y"]) / after["height"] == pytest.approx(part[1], abs=0.01)
    assert ada.page.evaluate("visualViewport.scale") == 1
    fingers.pull((x, y), (x + 90, y + 60))
    ada.page.wait_for_function(MOVED_RIGHT, arg=after["x"] + 40, timeout=SOON)
    fingers.press((x - 80, y), (x + 80, y))
    fingers.move((x - 30, y), (x + 30, y))
    fingers.lift()
    assert box(ada.page.locator(LAYERS))["width"] < 0.5 * after["width"]
    expect(ada.page.locator(".screen")).to_have_attribute("data-turn", turn)
    expect(ada.page.locator(STOPS).first).to_be_attached()
