"""On a phone nothing is squeezed, cut off or hidden behind something else."""

import re

import pytest
from playwright.sync_api import FloatRect, Locator, expect

from carambolage.games.road_kill_rally.names.question import Question as Rally
from carambolage.games.thunder_road.names.question import Question as Crash
from carambolage.games.wacky_races.names.question import Question
from tests.web.playing import sit_down
from tests.web.test_previews import sit_down as at_the_crash
from tests.web.test_road_kill_rally import answered
from tests.web.test_rules_at_hand import OPTIONS, in_the_middle, unfold_all
from tests.web.visitor import LATER, PHONE, SOON, Lang, Visitor, Visitors
from tests.web.winding import server_at, wound


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
    expect(ada.page.locator(".bar .track")).to_be_visible(timeout=SOON)
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
# What is pressed on a page, and chosen on a board, that is too small, with its size. Words that explain themselves
# within a sentence, and what is there twice, are as large as they are.
TOO_SMALL = """([page, chosen, explained]) => {
    const pressed = `${page} :is(button, select, input, summary):not(.about, .spoken, [aria-hidden=true] *)`;
    const things = document.querySelectorAll(`${pressed}, .board [data-takes], .board .far`);
    const inert = ".desk button:not([data-takes]):not([data-key]):not(.button)";
    return [...things].flatMap(one => {
        const ticked = one.matches("[type=checkbox], [type=radio]") && one.closest("label");
        const { width, height } = (ticked || one).getBoundingClientRect();
        const least = (one.matches(`[aria-disabled=true], ${inert}`) ? explained : chosen) - 0.5;
        const seen = width && height && one.checkVisibility({ visibilityProperty: true });
        const small = seen && Math.min(width, height) < least;
        return small ? [`${one.ariaLabel ?? one.textContent} ${width} x ${height}`] : [];
    });
}"""

# What can be chosen on the board, is not scrolled out of it, and lies under something else.
COVERED = """() => [...document.querySelectorAll(".board [data-takes]")].flatMap(one => {
    const { left, top, width, height } = one.getBoundingClientRect();
    const edge = document.querySelector(".area").getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    if (x < edge.left || x > edge.right || y < edge.top || y > edge.bottom) return [];
    const above = document.elementFromPoint(x, y)?.closest(".area *, .trail");
    return above && !above.closest(".board") ? [`${one.ariaLabel} under ${above.className}`] : [];
})"""


# Whether nothing of a board is to be scrolled to.
SEEN_WHOLE = """() => {
    const board = document.querySelector(".board");
    return board.scrollHeight <= board.clientHeight + 1 && board.scrollWidth <= board.clientWidth + 1;
}"""


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


def check_fingers(ada: Visitor, page: str) -> None:
    """Whatever is folded up counts too."""
    ada.page.evaluate("() => document.querySelectorAll('details').forEach(one => { one.open = true; })")
    assert ada.page.evaluate(TOO_SMALL, [page, CHOSEN, EXPLAINED]) == []


@pytest.mark.parametrize("panel", ["What happened", "Chat", "Rules", "Seats and links", "Settings"])
def test_panels_have_room_for_fingers(visitors: Visitors, panel: str) -> None:
    ada = in_the_middle(visitors, "thunder_road", phone=True)
    ada.press(ada.page.get_by_role("button", name=panel, exact=True).first)
    expect(ada.page.locator("aside.open #panel")).to_be_visible(timeout=SOON)
    if panel == "What happened":
        unfold_all(ada)
    check_fingers(ada, ".screen")


def test_who_looks_back_has_room_for_fingers(visitors: Visitors) -> None:
    ada = in_the_middle(visitors, "wreckage", phone=True)
    ada.press(ada.page.get_by_role("button", name="One move back"))
    expect(ada.page.locator(".jump")).to_be_visible(timeout=SOON)
    for width, height in TOUCHED:
        ada.page.set_viewport_size({"width": width, "height": height})
        check_fingers(ada, ".screen")


def test_a_lobby_has_room_for_fingers(visitors: Visitors) -> None:
    ada = visitors.come(phone=True)
    ada.choose_game()
    ada.press(".kinds .kind:nth-child(2)")
    ada.start()
    expect(ada.page.get_by_role("button", name="Sit down here")).to_be_visible(timeout=LATER)
    check_fingers(ada, "main")


def test_the_truck_has_room_for_fingers(visitors: Visitors) -> None:
    ada = sit_down(visitors, "thunder_road", phone=True)
    ada.press(ada.page.locator(".draft .crew.open").filter(has_text="Big Rig"))
    ada.await_turn()
    check_sizes(ada, TOUCHED)


def test_damage_has_room_for_fingers(visitors: Visitors) -> None:
    opened, last = wound(visitors.address, "thunder_road", answered(Crash.REPAIR), 1, OPTIONS["thunder_road"])
    ada = visitors.come(phone=True)
    ada.open(f"/t/{opened.table}#seat={opened.seats[last.asked[0]]}")
    expect(ada.page.locator(".dash .hot").first).to_be_visible(timeout=LATER)
    check_sizes(ada, TOUCHED)


@pytest.mark.parametrize(
    ("game", "eye"), [("thunder_road", "Show the whole road"), ("wacky_races", "Show the whole course")]
)
def test_the_whole_board_can_be_seen(visitors: Visitors, game: str, eye: str) -> None:
    ada = in_the_middle(visitors, game, phone=True)
    for width, height in TOUCHED:
        ada.page.set_viewport_size({"width": width, "height": height})
        button = ada.page.get_by_role("button", name=eye)
        expect(ada.page.locator(".ask")).to_be_in_viewport(ratio=0.95, timeout=SOON)
        if not button.count():
            continue  # all of it is seen
        ada.press(button)
        ada.page.wait_for_function(SEEN_WHOLE, timeout=SOON)
        ada.press(button)


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


@pytest.mark.parametrize("touch", [True, False], ids=["touch", "mouse"])
def test_what_others_did_is_summed_up_beside_the_board(visitors: Visitors, touch: bool) -> None:
    """Three lines, none of them broken, and all of them at once: also for who has skipped the show."""
    opened = server_at(visitors.address).open_table("wacky_races", 1, bots=3, seed=12, options={})
    ada = visitors.come(phone=touch, speed=0.5)
    ada.open(f"/t/{opened.table}#seat={opened.seats[0]}")
    lines = ada.page.locator(".summary li")
    while lines.count() < 3:
        ada.play_until(".skip")
        ada.press(".skip")
        ada.await_turn()
    for width, height in TOUCHED if touch else MOUSED:
        ada.page.set_viewport_size({"width": width, "height": height})
        row = box(ada.page.locator("div.trail"))
        for line in lines.all():
            check_beside_the_board(ada, line)
            found = box(line)
            assert row["y"] <= found["y"]
            assert found["y"] + found["height"] <= row["y"] + row["height"]
            assert found["width"] >= 160
    if touch:
        ada.press(ada.page.get_by_role("button", name="Since your last turn"))
        expect(ada.page.locator("aside.open .log")).to_be_visible(timeout=SOON)


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
