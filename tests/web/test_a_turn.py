"""What a usual turn of Thunder Road asks of a person: counted clicks, ways that are shown before they are driven."""

from statistics import median

from playwright.sync_api import Locator, expect

from tests.table.serving import Opened
from tests.web.visitor import LATER, SOON, Visitor, Visitors
from tests.web.winding import server_at

GAME = "thunder_road"
BASE = {"big_rig": "false", "final_five": "false", "carnage": "false"}
DICE, CAR, FAR, GOAL = ".orders .die.open", ".dash.open .main", ".board .far", ".board .goal"
GONE_ON = """question => document.querySelector("dialog[open], .podium")
    || document.querySelector(".ask .question")?.textContent.trim() !== question.trim()"""
SURE = "dialog[open] .button.main"
CALM_GOAL = f"{GOAL}:not([aria-label*='DEADLY'])"
OTHER = [CALM_GOAL, GOAL, "dialog[open] .button", ".answers .button", ".board .piece.open", ".slot.open"]


def opened(address: str, seed: int, bots: int = 3) -> Opened:
    return server_at(address).open_table(GAME, 1, bots=bots, seed=seed, options=BASE)


def at_the_wheel(visitors: Visitors, seed: int, speed: float = 0) -> Visitor:
    """Somebody who has chosen a crew and is asked for a die."""
    table = opened(visitors.address, seed)
    ada = visitors.come(speed=speed)
    ada.open(f"/t/{table.table}#seat={table.seats[0]}")
    expect(ada.page.locator(".draft .crew.open").first).to_be_visible(timeout=LATER)
    ada.press(".draft .crew.open")
    expect(ada.page.locator(DICE).first).to_be_visible(timeout=LATER)
    return ada


def drag(ada: Visitor, thing: Locator, target: Locator) -> None:
    """One gesture: press, move, let go."""
    thing.drag_to(target, timeout=SOON)
    ada.clicks += 1


def assign(ada: Visitor) -> None:
    """The highest die goes to the first car that takes one."""
    drag(ada, ada.page.locator(DICE).last, ada.page.locator(CAR).first)


def drive(ada: Visitor) -> None:
    """The farthest space that can be reached without dice, if there is one: shown first, then driven."""
    calm, last = f"{FAR}.last:not(.risky)", f"{FAR}.last"
    spot = ada.page.locator(next(each for each in (calm, last, FAR) if ada.sees(each))).last
    ada.press(spot)
    expect(ada.page.locator(".answers .drive")).to_be_visible(timeout=SOON)
    ada.press(ada.page.locator(f"{FAR}.chosen"))


def settled(ada: Visitor) -> str:
    """What is asked, once all is shown and the ways are known; nothing when others are asked."""
    question = ada.page.locator(".ask.mine:not([aria-busy='true']) .question, .podium")
    expect(question.first).to_be_visible(timeout=LATER)
    return question.first.inner_text()


def play_turn(ada: Visitor) -> int:
    """One turn, from the die to the next one; how many clicks that took."""
    before = ada.clicks
    assign(ada)
    while True:
        settled(ada)
        if ada.sees(".podium") or (ada.sees(DICE) and ada.sees(CAR)):
            return ada.clicks - before
        question = ada.page.locator(".question").inner_text()
        if ada.sees(SURE):
            ada.press(SURE)
        elif ada.sees(FAR):
            drive(ada)
        else:
            ada.press(next(each for each in OTHER if ada.sees(each)))
        ada.page.wait_for_function(GONE_ON, arg=question, timeout=LATER)


def test_a_usual_turn_takes_three_clicks(visitors: Visitors) -> None:
    clicks: list[int] = []
    for seed in (12, 13, 14):
        ada = at_the_wheel(visitors, seed)
        while len(clicks) < 20 and not ada.sees(".podium"):
            clicks.append(play_turn(ada))
    assert len(clicks) == 20
    assert median(clicks) <= 3, clicks


def test_a_way_can_be_bent_and_is_taken_back_in_one_go(visitors: Visitors) -> None:
    ada = at_the_wheel(visitors, seed=12)
    assign(ada)
    settled(ada)
    question = ada.page.locator(".question").inner_text()
    straight = choose_far(ada)
    assert ada.page.locator(".board path.way").count() == 1
    over = ada.page.locator(f"{FAR}:not(.on):not(.risky)")
    for number in range(over.count()):
        over.nth(number).click(modifiers=["Shift"])
        if ada.page.locator("path.way").get_attribute("d") != straight:
            break
    assert ada.page.locator("path.way").get_attribute("d") != straight
    ada.press(ada.page.locator(f"{FAR}:not(.last):not(.risky)").last)
    ada.page.mouse.move(1, 1)
    ada.page.keyboard.press("Enter")
    expect(ada.page.locator(".ask .question")).to_contain_text("Where to?", timeout=LATER)
    ada.press(ada.page.get_by_role("button", name="Take back"))
    expect(ada.page.locator(".ask .question")).to_have_text(question, timeout=LATER)


def choose_far(ada: Visitor) -> str | None:
    """Choose the farthest calm space; the line of the way there."""
    ada.press(ada.page.locator(f"{FAR}.last:not(.risky)").last)
    expect(ada.page.locator(".answers .drive")).to_be_visible(timeout=SOON)
    return ada.page.locator("path.way").get_attribute("d")
