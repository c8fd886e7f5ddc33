"""A person in front of a browser, who sees and clicks what people see and click."""

import json
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import Browser, BrowserContext, Error, Locator, Page, expect

from carambolage.engine.registry import games

AXE = Path(__file__).resolve().parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
Lang = Literal["en", "fr"]
DESKTOP, PHONE = {"width": 1440, "height": 900}, {"width": 390, "height": 844}
IN_THE_WAY = "dialog[open]"
# What one can click to answer, the usual first.
WHICH_ONE = f"{IN_THE_WAY}:not(:has(.main)) .button"
# A tile is pressed where it glows: its art reaches farther than what is shown of it.
ON_THE_BOARD = ".board svg .goal .glow, .board svg .open .glow, .board svg .open:not(:has(.glow))"
THINGS = [".hand .card.open", ".answers .button.main", ON_THE_BOARD, ".powers .power.open", ".garage .car.open"]
# On touch the first tap explains; this takes what was tapped.
TAKE = ".note.shown .take"
# Only what is wrong is worked out in detail: a third of the time.
RUN_AXE = "async () => (await axe.run({ resultTypes: ['violations'], iframes: false })).violations"
# The page learns its new size a frame after it has got it.
SETTLE = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
SOON, LATER = 15_000, 45_000  # milliseconds; a busy machine takes its time
SILENCE, WHOLE_GAME = 45, 420  # seconds


class Visitor:
    """One person, one browser window."""

    def __init__(self, context: BrowserContext, address: str, touch: bool) -> None:
        self.context, self.address, self.touch = context, address, touch
        self.page: Page = context.new_page()
        self.clicks = 0

    def open(self, path: str = "/") -> None:
        self.page.goto(f"{self.address}{path}")

    def press(self, what: Locator | str) -> None:
        """Click, or tap where there is no mouse."""
        target = self.page.locator(what).first if isinstance(what, str) else what
        target.tap(timeout=SOON) if self.touch else target.click(timeout=SOON)
        self.clicks += 1
        if self.touch and (take := self.page.query_selector(TAKE)):
            try:
                take.tap(timeout=SOON)
            except Error:
                if take.is_visible() or not target.count():
                    raise
                self.press(target)  # a show that began meanwhile has put the explanation away

    def choose_game(self, game: str = "wacky_races") -> None:
        self.open()
        self.press(f".game[href$='/{game}']")
        expect(self.page.locator("form")).to_be_visible(timeout=SOON)

    def start(self) -> None:
        self.press("form .foot .button")
        self.page.wait_for_url("**/t/*", timeout=SOON)

    def sees(self, what: str) -> bool:
        return self.page.locator(what).count() > 0

    def answer(self, things: Sequence[str] = THINGS) -> bool:
        """Give the first answer that something on the table stands for; tells whether there was one."""
        for thing in things:
            found = self.page.locator(thing)
            if found.count():
                try:
                    self.press(found.first)
                except Error:
                    if found.count() and not self.sees(IN_THE_WAY):
                        raise
                    return False  # meanwhile this is no longer asked, or it is asked whether one is sure
                if self.sees(WHICH_ONE):
                    self.press(WHICH_ONE)
                self.page.wait_for_timeout(20)
                return True
        return False

    def choose_car(self) -> None:
        expect(self.page.locator(".garage .car.open").first).to_be_visible(timeout=LATER)
        self.press(".garage .car.open")

    def await_turn(self) -> None:
        expect(self.page.locator(".ask.mine")).to_be_visible(timeout=LATER)

    def violations(self, screen: str) -> list[str]:
        """What axe complains about on a screen, a line each."""
        self.page.wait_for_load_state("networkidle")  # things have no names before the game's words have come
        if not self.page.evaluate("() => 'axe' in window"):
            self.page.evaluate(AXE.read_text(encoding="utf-8"))
        rules: list[dict[str, Any]] = self.page.evaluate(RUN_AXE)
        return [
            f"{screen}: {rule['id']} {node['target']} {node['failureSummary']}"
            for rule in rules
            for node in rule["nodes"]
        ]

    def play_until(self, what: str, others: "Sequence[Visitor]" = (), things: Sequence[str] = THINGS) -> None:
        """Everybody answers whenever asked, until all see something; how long that takes is for the dice to say."""
        began = heard = time.monotonic()
        while waiting := [one for one in (self, *others) if not one.sees(what)]:
            answered = [one.answer(things) for one in waiting]
            if any(answered):
                heard = time.monotonic()
            if time.monotonic() - heard > SILENCE:
                asked = [one.page.locator(".ask").all_inner_texts() for one in waiting]
                raise AssertionError(f"nobody finds an answer to {asked}, and {what} is not to be seen")
            assert heard - began < WHOLE_GAME, f"{what} is not to be seen, however long everybody answers"
            self.page.wait_for_timeout(0 if any(answered) else 30)


class Visitors:
    """Everybody who takes part in a test."""

    def __init__(self, address: str, browser: Browser) -> None:
        self.address, self._browser = address, browser
        self.elsewhere = address.replace("127.0.0.1", "localhost")
        self._contexts: list[BrowserContext] = []
        self.troubles: list[str] = []

    def come(
        self,
        lang: Lang = "en",
        phone: bool = False,
        speed: float = 0,
        name: str = "",
        dark: bool = False,
        offline: bool = False,
        newcomer: bool = False,
        elsewhere: bool = False,
        alone: bool = False,
    ) -> Visitor:
        """A new person with a browser of their own; one for `offline` keeps what it has seen.

        Who is `elsewhere` knows the server by another name, who is `alone` has a file instead. Only to a `newcomer`
        the summary of a game is shown at the first table.
        """
        viewport: Any = PHONE if phone else DESKTOP
        context = self._browser.new_context(
            viewport=viewport, has_touch=phone, is_mobile=phone, service_workers="allow" if offline else "block"
        )
        kept = {"lang": lang, "theme": "dark" if dark else "light", "speed": speed, "sound": False, "name": name}
        known = {"carambolage-settings": kept, "carambolage-learnt": {"read": [] if newcomer else games()}}
        for place, value in known.items():
            context.add_init_script(
                f"localStorage.getItem('{place}') || localStorage.setItem('{place}', {json.dumps(json.dumps(value))})"
            )
        self._contexts.append(context)
        address = "file://" if alone else self.elsewhere if elsewhere else self.address
        visitor = Visitor(context, address, phone)
        self._watch(visitor)
        return visitor

    def _watch(self, visitor: Visitor) -> None:
        page = visitor.page
        page.on("console", lambda said: self.troubles.append(said.text) if said.type == "error" else None)
        page.on("pageerror", lambda error: self.troubles.append(str(error)))
        page.on("request", lambda asked: self._check(asked.url, visitor.address))

    def _check(self, url: str, address: str) -> None:
        here = address.partition("://")[2]
        if url.partition("://")[2].partition("/")[0] != here:
            self.troubles.append(f"a request left the site: {url}")

    def leave(self) -> None:
        for context in self._contexts:
            context.close()
