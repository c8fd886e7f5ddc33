"""Hands of cards on a phone: a finger moves them sideways, and takes a card by pulling it up."""

from playwright.sync_api import Locator, expect

from carambolage.games.road_kill_rally.names.question import Question
from tests.web.fingers import Fingers, box, middle
from tests.web.playing import sit_down
from tests.web.test_road_kill_rally import SPRINT, answered, take
from tests.web.visitor import LATER, PHONE, SOON, Visitor, Visitors
from tests.web.winding import wound

# Everything is chosen but the plans of the first turn.
READY_MADE = {"quick_setup": "ready", "layout": "ring"}
CARD = ".hand .card"
SCROLLED = "hand => hand.scrollWidth > hand.clientWidth"


def planning(visitors: Visitors, phone: bool = True) -> Visitor:
    """Somebody who plans the first turn of Wreckage, with a whole talon."""
    ada = sit_down(visitors, "wreckage", READY_MADE, phone=phone)
    ada.choose_car()
    expect(ada.page.locator(".answers .button:not(.sign)").first).to_be_visible(timeout=LATER)
    ada.press(".answers .button:not(.sign)")
    expect(ada.page.locator(f"{CARD}.open").first).to_be_visible(timeout=LATER)
    return ada


def bring_into_view(one: Visitor, card: Locator) -> None:
    """Pull the hand sideways until a card of it is wholly on the screen."""
    fingers, row = Fingers(one), box(one.page.locator(".hand"))
    height = row["y"] + row["height"] / 2
    at = box(card)
    way = -1 if at["x"] + at["width"] > PHONE["width"] else 1
    if at["x"] >= 0 and way > 0:
        return
    centre = row["x"] + row["width"] / 2
    fingers.pull((centre - 120 * way, height), (centre + 120 * way, height))
    expect(card).to_be_in_viewport(ratio=0.9, timeout=SOON)


def check_whole_hand(one: Visitor) -> None:
    """Every card of a hand that is wider than the screen can be brought into view, from the right to the left."""
    cards = one.page.locator(CARD)
    assert one.page.locator(".hand").evaluate(SCROLLED)
    for card in reversed(cards.all()):
        bring_into_view(one, card)


def test_every_card_of_a_plan_is_reached(visitors: Visitors) -> None:
    check_whole_hand(planning(visitors))


def test_a_card_is_pulled_up_into_a_slot(visitors: Visitors) -> None:
    ada = planning(visitors)
    card, slot = ada.page.locator(f"{CARD}.open").last, ada.page.locator(".plan .slot").last
    bring_into_view(ada, card)
    name = str(card.get_attribute("aria-label"))
    fingers = Fingers(ada)
    fingers.press(middle(card))
    fingers.move(middle(slot))
    lifted = ada.page.locator(f"{CARD}[popover]")
    expect(lifted).to_be_in_viewport(timeout=SOON)
    assert abs(middle(lifted)[1] - middle(slot)[1]) < 4, "the card is seen where the finger is, not cut off by the hand"
    fingers.lift()
    expect(slot).to_contain_text(name, timeout=SOON)
    expect(lifted).to_have_count(0)
    expect(ada.page.locator(".plan .slot.filled")).to_have_count(1)


def test_a_card_that_is_let_go_beside_the_slots_is_not_laid(visitors: Visitors) -> None:
    ada = planning(visitors)
    card = ada.page.locator(f"{CARD}.open").first
    x, y = middle(card)
    Fingers(ada).pull((x, y), (x, y - 70))
    expect(ada.page.locator(f"{CARD}[popover]")).to_have_count(0, timeout=SOON)
    expect(ada.page.locator(".plan .slot.filled")).to_have_count(0)


def test_a_hand_of_rally_cards(visitors: Visitors) -> None:
    opened, match = wound(visitors.address, "road_kill_rally", answered(Question.SUFFER), 4, SPRINT)
    ada = take(visitors, opened, match.asked[0], phone=True)
    check_whole_hand(ada)
    turn = str(ada.page.locator(".screen").get_attribute("data-turn"))
    card = ada.page.locator(f"{CARD}.open").first
    bring_into_view(ada, card)
    x, y = middle(card)
    Fingers(ada).pull((x, y), (x, middle(ada.page.locator(".board"))[1]))
    expect(ada.page.locator(".screen")).not_to_have_attribute("data-turn", turn, timeout=LATER)
