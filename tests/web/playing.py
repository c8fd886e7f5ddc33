"""Whole games by a person who only types, or who only has a keyboard: for the tests of every game."""

import json
from collections.abc import Mapping
from random import Random

from playwright.sync_api import expect

from tests.web.visitor import LATER, Lang, Visitor, Visitors
from tests.web.winding import server_at

# What Enter gives an answer on; a game with things of its own names them beside these.
ANSWERS = "[data-takes], .answers .button:not(.sign), [data-key]:not([aria-disabled=true]):not([aria-pressed=true])"
# The number of the question and how many answers it has, 0 at the end of the game; waited for.
WORDS_ASK = """() => {
    const turn = document.querySelector(".screen").dataset.turn;
    const count = document.querySelectorAll(".choices li").length;
    return document.querySelector(".text .result") ? [turn, 0] : count ? [turn, count] : null;
}"""
# Something else is asked or the game is over; or what costs a piece is to be typed once more.
WORDS_GO_ON = """turn => {
    const other = document.querySelector(".screen").dataset.turn !== turn;
    if (document.querySelector(".text .result") || (other && document.querySelector(".choices li"))) return "on";
    return !other && document.querySelector(".choices li") && document.querySelector(".reply p") ? "again" : null;
}"""
PAGE_ASKS = """() => document.querySelector(".podium, dialog[open]")
    || document.querySelector(".ask.mine:not([aria-busy='true'])")"""
# What has the focus: an answer, something else, a thing without a name; or nobody is asked any more.
FOCUS = """answers => {
    const asked = document.querySelector(".ask.mine, dialog[open], .text");
    if (!asked || document.querySelector(".podium")) return "unasked";
    const one = document.activeElement, dialog = document.querySelector("dialog[open]");
    const main = dialog?.querySelector(".button.main") ?? dialog?.querySelector(".button");
    if (dialog ? one === main : one?.matches(answers)) return "answer";
    if (!one || one === document.body) return "page";
    const labels = [...(one.labels ?? [])].map(label => label.textContent).join(" ");
    const name = one.getAttribute("aria-label") || one.textContent || one.getAttribute("title") || labels;
    return name.trim() ? name : `nameless: ${one.outerHTML.slice(0, 200)}`;
}"""
MOST_TABS, MOST_ANSWERS = 80, 600


def sit_down(
    visitors: Visitors,
    game: str,
    options: Mapping[str, str] | None = None,
    seed: int = 12,
    bots: int = 1,
    lang: Lang = "en",
    phone: bool = False,
    coached: bool = False,
    speed: float = 0,
) -> Visitor:
    """Somebody at a new table against bots, who wants no show unless told; perhaps with the coach."""
    opened = server_at(visitors.address).open_table(game, 1, bots=bots, seed=seed, options=dict(options or {}))
    visitor = visitors.come(lang, phone=phone, speed=speed)
    if coached:
        known = json.dumps({"read": [game], "coached": [opened.table]})
        visitor.page.add_init_script(f"localStorage.setItem('carambolage-learnt', {known!r})")
    visitor.open(f"/t/{opened.table}#seat={opened.seats[0]}")
    expect(visitor.page.locator(".screen")).to_be_visible(timeout=LATER)
    return visitor


def open_words(visitor: Visitor) -> None:
    """Show the table in words; from then on whatever is typed goes to its line."""
    visitor.press("header button[aria-pressed]")
    visitor.page.wait_for_function(WORDS_ASK, timeout=LATER)


def say(visitor: Visitor, line: str) -> str:
    """Type a line at the table in words, with whatever has the focus; what is replied."""
    reply = visitor.page.locator(".text .reply")
    visitor.page.keyboard.type(line)
    visitor.page.keyboard.press("Enter")
    expect(reply).not_to_be_empty(timeout=LATER)
    return reply.inner_text()


def answer_at_random(visitor: Visitor, chance: Random) -> bool:
    """Type the number of an answer, and wait until something else is asked; whether it was."""
    page = visitor.page
    turn, count = page.wait_for_function(WORDS_ASK, timeout=LATER).json_value()
    if not count:
        return False
    number = str(chance.randrange(count) + 1)
    page.keyboard.type(number)
    page.keyboard.press("Enter")
    if page.wait_for_function(WORDS_GO_ON, arg=turn, timeout=LATER).json_value() == "again":
        page.keyboard.type(number)
        page.keyboard.press("Enter")
        page.wait_for_function(WORDS_GO_ON, arg=turn, timeout=LATER)
    return True


def play_in_words(visitor: Visitor, seed: int = 1) -> int:
    """A whole game by the table in words alone, with answers at random; how many were given."""
    if not visitor.sees(".text"):
        open_words(visitor)
    chance = Random(seed)
    for given in range(MOST_ANSWERS):
        if not answer_at_random(visitor, chance):
            return given
    raise AssertionError(f"the game was not over after {MOST_ANSWERS} answers")


def tab_to_answer(visitor: Visitor, answers: str = ANSWERS, most: int = MOST_TABS) -> int | None:
    """Press Tab until something that takes an answer has the focus; how often that was, none if nobody is asked."""
    stop = ""
    for stops in range(most + 1):
        stop = visitor.page.evaluate(FOCUS, answers)
        assert not stop.startswith("nameless"), stop
        if stop in ("answer", "unasked"):
            return stops if stop == "answer" else None
        visitor.page.keyboard.press("Tab")
    raise AssertionError(f"no answer within {most} stops; the last one was {stop!r}")


def play_by_keys(visitor: Visitor, answers: str = ANSWERS) -> int:
    """A whole game with Tab and Enter alone, the first answer each time; how many were given."""
    page = visitor.page
    page.keyboard.press("Tab")
    for given in range(MOST_ANSWERS):
        page.wait_for_function(PAGE_ASKS, timeout=LATER)
        if visitor.sees(".podium"):
            return given
        if tab_to_answer(visitor, answers) is not None:
            page.keyboard.press("Enter")
    raise AssertionError(f"the game was not over after {MOST_ANSWERS} answers")
