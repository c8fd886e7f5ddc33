"""Every screen of every game, walked through once: axe finds nothing at any size, and no text was forgotten.

Each screen is looked at in one size, another one in the next game; with `CARAMBOLAGE_THOROUGH` set (`make test-all`) in
all of its sizes, light and dark.
"""

import asyncio
import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from carambolage.bots import GreedyBot
from docs_site.pictures import show
from docs_site.screens import passing
from tests.web.marking import mark_page, marked_server, unmarked
from tests.web.test_recordings import played, shared
from tests.web.test_rules_at_hand import OPTIONS
from tests.web.visitor import LATER, SETTLE, SOON, Visitor, Visitors
from tests.web.winding import aside, give, server_at, wound

THOROUGH = bool(os.environ.get("CARAMBOLAGE_THOROUGH"))
DESKTOP, PHONE = (1440, 900, "light"), (390, 844, "dark")
EVERY_SIZE = [DESKTOP, PHONE, (844, 390, "light"), (820, 1180, "dark"), (960, 540, "light")]
# A large screen, two tablets on their sides, and a desktop at 200 %.
MORE_SIZES = [(1920, 1080, "light"), (1180, 820, "dark"), (1024, 768, "light"), (720, 450, "dark")]
TWO_SIZES = [DESKTOP, PHONE]
SHORT = {**OPTIONS, "wreckage": OPTIONS["wreckage"] | {"turn_limit": "10"}}
UNFOLD = "() => document.querySelectorAll('details').forEach(one => { one.open = true; })"

# What of a final page is seen at once: above what to do next, which always is.
IN_SIGHT = """() => {
    const foot = document.querySelector(".podium .actions").getBoundingClientRect();
    const seen = one => one.getBoundingClientRect().bottom <= Math.min(foot.top, innerHeight);
    const rows = [...document.querySelectorAll(".podium tr")].filter(seen).length;
    return { verdict: seen(document.querySelector(".verdict")), rows: foot.bottom <= innerHeight ? rows : 0 };
}"""


# Whether the first of three stands on the step in the middle, whatever ranks the others share.
CENTRED = """() => {
    const [first, second, third] = [...document.querySelectorAll(".steps li")].map(one => one.offsetLeft);
    return third === undefined || (second < first && first < third);
}"""


@pytest.fixture(scope="module")
def marked_address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with marked_server(tmp_path_factory.mktemp("marked")) as address:
        yield address


@pytest.fixture
def walker(marked_address: str, chromium: Browser) -> Iterator["Walker"]:
    """Somebody who looks at every screen of a site in the marked language."""
    gathered = Visitors(marked_address, chromium)
    yield Walker(gathered)
    gathered.leave()
    # A browser calls the answer to an address at which there is nothing an error, and rightly so.
    assert [trouble for trouble in gathered.troubles if "404" not in trouble] == []


class Walker:
    """Looks at a screen, at several sizes, in light and dark; keeps what is wrong there."""

    def __init__(self, gathered: Visitors) -> None:
        self.gathered, self.wrong, self.looks = gathered, list[str](), 0
        self.come_as_another()

    def come_as_another(self, newcomer: bool = False) -> None:
        """Go on in a browser that has never been here."""
        self.visitor: Visitor = self.gathered.come(newcomer=newcomer)
        self.page = self.visitor.page
        mark_page(self.page)

    def read(self, file: Path) -> None:
        """Go on in a file, without a server."""
        self.visitor = self.gathered.come(alone=True)
        self.page = self.visitor.page
        self.page.goto(file.as_uri())

    def go(self, path: str, until: str) -> None:
        self.visitor.open(path)
        expect(self.page.locator(until).first).to_be_visible(timeout=LATER)

    def look(self, screen: str, sizes: list[tuple[int, int, str]] = TWO_SIZES) -> None:
        self.looks += 1
        known = [size[:2] for size in EVERY_SIZE + MORE_SIZES]
        thorough = [(width, height, theme) for width, height in known for theme in ("light", "dark")]
        taken = thorough if THOROUGH else [sizes[self.looks % len(sizes)]]
        for width, height, theme in taken:
            self.page.set_viewport_size({"width": width, "height": height})
            self.page.evaluate("theme => { document.documentElement.dataset.theme = theme; }", theme)
            self.page.evaluate(SETTLE)
            where = f"{screen}, {width} x {height}, {theme}"
            self.wrong += self.visitor.violations(where)
            self.wrong += [f"{where}: not in the words: {text}" for text in unmarked(self.page)]
        width, height, theme = DESKTOP
        self.page.set_viewport_size({"width": width, "height": height})
        self.page.evaluate("theme => { document.documentElement.dataset.theme = theme; }", theme)


def learning(walker: Walker, game: str) -> None:
    """Setting up with everything unfolded, learning, the first lesson and its hints."""
    walker.go(f"/#/new/{game}", "form .foot .button")
    walker.page.evaluate(UNFOLD)
    walker.look(f"setting up {game}", EVERY_SIZE)
    walker.go(f"/#/learn/{game}", ".lesson")
    walker.page.evaluate(UNFOLD)
    walker.look(f"learning {game}")
    walker.visitor.press(".lesson")
    expect(walker.page.locator(".screen .ask")).to_be_visible(timeout=LATER)
    walker.visitor.press("section.strip .button")
    walker.look(f"a lesson of {game}")


def playing(walker: Walker, game: str, address: str) -> None:
    """The beginning; the middle with its panels, all answers, keys, words; looking back, and sharing."""
    opened = server_at(address).open_table(game, 1, bots=1, seed=5, options={})
    walker.go(f"/t/{opened.table}#seat={opened.seats[0]}", ".ask.mine")
    walker.look(f"the beginning of {game}")
    opened, last = wound(address, game, lambda match: len(match.events) > 120, 5, SHORT[game])
    walker.go(f"/t/{opened.table}#seat={opened.seats[last.asked[0]]}", ".ask.mine")
    walker.look(f"{game}", EVERY_SIZE)
    walker.visitor.press(".ask .sign[aria-expanded]")
    for panel in ("chat", "rules", "seats", "settings"):
        walker.visitor.press(f"#tab-{panel}")
        walker.page.evaluate(UNFOLD)
        walker.look(f"{panel} of {game}")
    walker.visitor.press("#tab-log")
    walker.page.evaluate("() => document.activeElement?.blur()")
    walker.page.keyboard.press("?")
    expect(walker.page.locator("dialog[open] kbd").first).to_be_visible(timeout=SOON)
    walker.look(f"the keys of {game}")
    walker.page.keyboard.press("Escape")
    walker.visitor.press("header button[aria-pressed]")
    expect(walker.page.locator(".text .choices li").first).to_be_visible(timeout=SOON)
    walker.look(f"{game} in words")
    walker.visitor.press("header button[aria-pressed]")
    walker.visitor.press(".bar button:last-child")
    expect(walker.page.locator(".bar .track")).to_be_visible(timeout=LATER)
    walker.look(f"looking back in {game}", EVERY_SIZE)
    walker.visitor.press(".bar .share")
    expect(walker.page.locator("dialog[open]")).to_be_visible(timeout=SOON)
    walker.look(f"sharing {game}")


def ending(walker: Walker, game: str, address: str) -> None:
    """The final page, and the curtain between two who share a screen."""
    opened, last = wound(address, game, lambda match: match.over, 5, SHORT[game])
    seat = last.asked[0]
    aside(lambda: asyncio.run(give(opened, [(seat, GreedyBot().choose(last, seat))])))
    walker.go(f"/t/{opened.table}#seat={opened.seats[seat]}", ".podium")
    expect(walker.page.locator(".verdict.sound")).to_be_visible(timeout=LATER)
    assert walker.page.evaluate(CENTRED), "the winner does not stand in the middle"
    for width, height, _ in EVERY_SIZE:
        walker.page.set_viewport_size({"width": width, "height": height})
        walker.page.evaluate(SETTLE)
        in_sight = walker.page.evaluate(IN_SIGHT)
        assert in_sight["verdict"], f"the verdict on the dice is out of sight at {width} x {height}"
        assert in_sight["rows"] >= 3, f"the statistics are out of sight at {width} x {height}"
    walker.page.evaluate(UNFOLD)
    walker.look(f"the podium of {game}", EVERY_SIZE)
    shared = server_at(address).open_table(game, 2, seed=5, options=SHORT[game])
    walker.go(f"/t/{shared.table}#seat={shared.seats[0]}", ".screen")
    walker.go(f"/t/{shared.table}#seat={shared.seats[1]}", ".screen")
    if walker.page.locator(".curtain").count():
        walker.look(f"the curtain of {game}")


@pytest.mark.parametrize("game", SHORT)
def test_a_game(walker: Walker, marked_address: str, game: str) -> None:
    walker.looks = list(SHORT).index(game)
    learning(walker, game)
    playing(walker, game, marked_address)
    ending(walker, game, marked_address)
    assert walker.wrong == []


def test_pages_around_the_games(walker: Walker) -> None:
    """The first page before and after a table was opened, the lobby, the table's own page for strangers, no table."""
    walker.go("/", ".game")
    walker.look("first page", EVERY_SIZE)
    walker.visitor.press(".game")
    walker.visitor.press(".kinds .kind:nth-child(2)")
    walker.visitor.start()
    expect(walker.page.locator("main .button.big")).to_be_visible(timeout=LATER)
    walker.page.evaluate(UNFOLD)
    walker.look("lobby", EVERY_SIZE)
    table = walker.page.url.partition("#")[0].removeprefix(walker.visitor.address)
    walker.go("/", ".under .drop")
    walker.visitor.press(".under .drop")
    walker.look("forgetting")
    walker.go("/t/nothing", ".sheet .button")
    walker.look("no such table")
    walker.go("/nowhere", "a")
    home = walker.page.locator("a").first
    expect(home).to_have_css("background-color", "rgb(255, 210, 63)", timeout=SOON)
    walker.look("nothing there")
    walker.come_as_another()
    walker.go(table, "main input")
    walker.look("landing", EVERY_SIZE)
    assert walker.wrong == []


def test_what_comes_up_now_and_then(walker: Walker, marked_address: str) -> None:
    """Coach, puzzle, dialogs, notes, dice, curtain: each in a browser of its own, as the sheets of screens show it."""
    for screen in passing(marked_address):
        walker.come_as_another()
        show(walker.page, screen, PHONE[:2])
        walker.look(screen.name)
    walker.come_as_another(newcomer=True)
    walker.go("/#/learn/wreckage", "main .start .button.main")
    walker.visitor.press("main .start .button.main")
    expect(walker.page.locator("dialog[open] .summary")).to_be_visible(timeout=LATER)
    walker.look("the summary of a game")
    assert walker.wrong == []


def test_recorded_games(walker: Walker, tmp_path: Path) -> None:
    """A saved game that was opened, and the same as a page of its own."""
    walker.go("/", ".game")
    file = played("wreckage", {}, 5000).encode()
    walker.page.locator("input[type=file]").set_input_files({"name": "a.jsonl", "mimeType": "", "buffer": file})
    expect(walker.page.locator(".count")).to_be_visible(timeout=LATER)
    walker.look("a saved game", EVERY_SIZE)
    walker.visitor.press(".bar .share")
    kept = shared(walker.page, "Page to keep", tmp_path)
    walker.read(kept)
    expect(walker.page.locator(".count")).to_be_visible(timeout=LATER)
    walker.look("a game as a page", EVERY_SIZE)
    assert walker.wrong == []
