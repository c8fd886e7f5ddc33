"""On a phone nothing is squeezed, cut off or hidden behind something else."""

import re

import pytest
from playwright.sync_api import FloatRect, Locator, expect

from carambolage.games.road_kill_rally.names.question import Question as Rally
from carambolage.games.wacky_races.names.question import Question
from tests.web.test_a_turn import at_the_wheel, play_turn
from tests.web.test_previews import sit_down as at_the_crash
from tests.web.test_road_kill_rally import answered
from tests.web.test_rules_at_hand import OPTIONS, in_the_middle
from tests.web.visitor import LATER, PHONE, SOON, Lang, Visitor, Visitors
from tests.web.winding import wound


def box(thing: Locator) -> FloatRect:
    expect(thing).to_be_visible(timeout=SOON)
    found = thing.bounding_box()
    assert found is not None
    return found


def test_the_first_page_has_room_for_its_sign(visitors: Visitors) -> None:
    ada = visitors.come("fr", phone=True)
    ada.open()
    assert box(ada.page.locator("header > svg"))["width"] >= 30
    tools = box(ada.page.locator("header > :last-child"))
    assert tools["x"] + tools["width"] <= 390


def test_sentences_of_the_table_in_words_are_broken_and_the_road_is_not(visitors: Visitors) -> None:
    ada = in_the_middle(visitors, "thunder_road", phone=True)
    ada.press(ada.page.get_by_role("button", name="Table in words"))
    sentences = ada.page.locator("pre span:not(.drawn)")
    expect(sentences.filter(has_text="off-road, ~ mud")).to_have_count(1, timeout=LATER)
    assert sentences.evaluate_all("all => Math.max(...all.map(one => one.getBoundingClientRect().right))") <= 390
    road = ada.page.locator("pre .drawn").filter(has_text="|")
    assert road.evaluate_all("all => Math.max(...all.map(one => one.clientHeight))") < 30


def test_pages_around_a_table_have_room_for_fingers(visitors: Visitors) -> None:
    ada = visitors.come(phone=True)
    for path, until in (("/", ".game"), ("/#/new/wacky_races", "form .foot .button")):
        ada.open(path)
        expect(ada.page.locator(until).first).to_be_visible(timeout=LATER)
        assert ada.page.evaluate(TOO_SMALL, ["main", CHOSEN, EXPLAINED]) == []


def test_who_looks_back_can_still_see_the_whole_road(visitors: Visitors) -> None:
    ada = in_the_middle(visitors, "thunder_road", phone=True)
    ada.press(ada.page.get_by_role("button", name="One move back"))
    bar, whole = box(ada.page.get_by_role("group", name="History")), box(ada.page.locator(".zoom"))
    assert whole["y"] + whole["height"] <= bar["y"]
    assert box(ada.page.locator("div.area"))["height"] >= 0.45 * PHONE["height"]
    expect(ada.page.get_by_role("button", name="Live")).to_be_visible(timeout=SOON)


def test_a_line_of_the_log_makes_room_for_the_moment_it_leads_to(visitors: Visitors) -> None:
    ada = in_the_middle(visitors, "thunder_road", phone=True)
    ada.press(ada.page.get_by_role("button", name="What happened").first)
    lines = ada.page.locator("#panel .log > ol > li .text")
    expect(lines.last).to_be_in_viewport(timeout=SOON)
    ada.press(lines.nth(lines.count() - 3))
    expect(ada.page.locator("aside")).to_be_hidden(timeout=SOON)
    expect(ada.page.get_by_role("button", name="Live")).to_be_in_viewport(timeout=SOON)
    ada.press(ada.page.get_by_role("button", name="Live"))
    ada.await_turn()


# Phones on their side and upright, tablets; desktops zoomed to 200 %, small windows, and two large ones.
TOUCHED = [(844, 390), (932, 430), (390, 844), (820, 1180), (1180, 820)]
MOUSED = [(720, 450), (960, 540), (1024, 768), (1440, 900), (1920, 1080)]
# Pixels for what is chosen with a finger, and for what only explains itself.
CHOSEN, EXPLAINED = 44, 24
# Buttons of a page, and what is chosen on a board, that are too small, with their sizes.
TOO_SMALL = """([page, chosen, explained]) => {
    const things = document.querySelectorAll(`${page} button, .board [data-takes], .board .far`);
    const inert = ".desk button:not([data-takes]):not([data-key]):not(.button)";
    return [...things].flatMap(one => {
        const { width, height } = one.getBoundingClientRect();
        const helps = one.matches(`[aria-disabled=true], ${inert}, aside *`);
        const least = (helps ? explained : chosen) - 0.5;
        const seen = width && height && getComputedStyle(one).visibility !== "hidden";
        const small = seen && Math.min(width, height) < least;
        return small ? [`${one.ariaLabel ?? one.textContent} ${width} x ${height}`] : [];
    });
}"""

# What can be chosen on the board and lies under something that is not the board.
COVERED = """() => [...document.querySelectorAll(".board [data-takes]")].flatMap(one => {
    const { left, top, width, height } = one.getBoundingClientRect();
    const above = document.elementFromPoint(left + width / 2, top + height / 2)?.closest(".area *, .trail");
    return above && !above.closest(".board") ? [`${one.ariaLabel} under ${above.className}`] : [];
})"""


def check_sizes(ada: Visitor, sizes: list[tuple[int, int]]) -> None:
    for width, height in sizes:
        ada.page.set_viewport_size({"width": width, "height": height})
        expect(ada.page.locator(".ask")).to_be_in_viewport(ratio=0.95, timeout=SOON)
        area = box(ada.page.locator(".area"))
        assert area["height"] >= 0.45 * height, (width, height)
        assert area["width"] >= 0.45 * width, (width, height)
        assert ada.page.evaluate("document.documentElement.scrollWidth") <= width
        if ada.touch:
            assert ada.page.evaluate(TOO_SMALL, [".screen", CHOSEN, EXPLAINED]) == []
            assert ada.page.evaluate(COVERED) == []
        ada.press(ada.page.get_by_role("button", name="List all answers"))
        check_beside_the_board(ada, ada.page.locator(".all"))
        assert box(ada.page.locator(".area")) == area, "the board keeps its size when a list opens"
        ada.press(ada.page.get_by_role("button", name="List all answers"))


@pytest.mark.parametrize("game", OPTIONS)
@pytest.mark.parametrize("touch", [True, False], ids=["touch", "mouse"])
def test_every_screen_has_room_for_board_and_fingers(visitors: Visitors, game: str, touch: bool) -> None:
    check_sizes(in_the_middle(visitors, game, phone=touch), TOUCHED if touch else MOUSED)


def check_beside_the_board(ada: Visitor, thing: Locator) -> None:
    """Something is to be seen, and nothing of the board lies under it or changes its size for it."""
    area, found = box(ada.page.locator("div.area")), box(thing)
    across = min(area["x"] + area["width"], found["x"] + found["width"]) - max(area["x"], found["x"])
    down = min(area["y"] + area["height"], found["y"] + found["height"]) - max(area["y"], found["y"])
    assert min(across, down) <= 1, (area, found)
    assert ada.page.evaluate(COVERED) == []


@pytest.mark.parametrize(("lang", "touch"), [("en", True), ("fr", True), ("fr", False)])
def test_what_an_answer_brings_is_told_beside_the_board(visitors: Visitors, lang: Lang, touch: bool) -> None:
    ada = at_the_crash(visitors, lang, phone=touch)
    for width, height in TOUCHED if touch else MOUSED:
        ada.page.set_viewport_size({"width": width, "height": height})
        ada.page.evaluate("document.activeElement?.blur()")
        expect(ada.page.locator(".strip li")).to_have_count(0, timeout=SOON)
        area = box(ada.page.locator("div.area"))
        ada.page.locator(".answers .button.main").last.focus()
        expect(ada.page.locator(".strip li").first).to_be_visible(timeout=SOON)
        strip = ada.page.locator("ul.strip")
        check_beside_the_board(ada, strip)
        assert strip.evaluate("one => one.scrollHeight - one.clientHeight") <= 1, "nothing is cut off"
        assert box(ada.page.locator("div.area")) == area


def test_what_others_did_is_summed_up_beside_the_board(visitors: Visitors) -> None:
    ada = at_the_wheel(visitors, seed=12)
    play_turn(ada)
    lines = ada.page.locator(".summary li")
    expect(lines.first).to_be_visible(timeout=LATER)
    for width, height in MOUSED:
        ada.page.set_viewport_size({"width": width, "height": height})
        wide = width > 1200 and height > 740
        check_beside_the_board(ada, lines.last if wide else ada.page.locator(".summary .fold"))
    fold = ada.page.locator(".summary .fold")
    ada.press(fold)
    for width, height in TOUCHED:
        ada.page.set_viewport_size({"width": width, "height": height})
        check_beside_the_board(ada, fold)


def test_what_can_be_chosen_is_seen_without_colours(visitors: Visitors) -> None:
    """The ring around a card that can be played stands out from the table in grey too, in light and dark."""
    for dark in (False, True):
        ada = in_the_middle(visitors, "wacky_races", dark=dark)
        shadow = ada.page.locator(".desk [data-takes]").first.evaluate(
            "one => [one, ...one.querySelectorAll('svg')].map(part => getComputedStyle(part).boxShadow).join()"
        )
        ring, ground = (
            ada.page.evaluate("name => getComputedStyle(document.documentElement).getPropertyValue(name)", name)
            for name in ("--glow-ring", "--panel")
        )
        red, green, blue = (int(ring.strip()[at : at + 2], 16) for at in (1, 3, 5))
        assert f"rgb({red}, {green}, {blue})" in shadow
        assert contrast(ring.strip(), ground.strip()) >= 3


@pytest.mark.parametrize("game", ["thunder_road", "wacky_races", "road_kill_rally"])
def test_what_can_be_chosen_on_a_board_is_seen_without_colours(visitors: Visitors, game: str) -> None:
    """What glows lies on a ring that stands out from it in grey, whatever the ground is."""
    until = {"wacky_races": answered(Question.ORDER_RACERS), "road_kill_rally": answered(Rally.STEP)}.get(game)
    if until:
        opened, last = wound(visitors.address, game, until, 5, {})
        ada = visitors.come()
        ada.open(f"/t/{opened.table}#seat={opened.seats[last.asked[0]]}")
    else:
        ada = in_the_middle(visitors, game)
    expect(ada.page.locator(".board .glow").first).to_be_visible(timeout=LATER)
    pairs = ada.page.locator(".board .glow").evaluate_all(
        "all => all.map(one => [one, one.previousElementSibling].map(part => getComputedStyle(part).stroke))"
    )
    for pair in pairs:
        parts = [[int(part) for part in re.findall(r"\d+", colour)[:3]] for colour in pair]
        glow, ring = (f"#{red:02x}{green:02x}{blue:02x}" for red, green, blue in parts)
        assert contrast(glow, ring) >= 3


def contrast(one: str, other: str) -> float:
    """The contrast of two colours, as the guidelines for accessible pages work it out."""
    lights = sorted(map(luminance, (one, other)))
    return (lights[1] + 0.05) / (lights[0] + 0.05)


def luminance(colour: str) -> float:
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
