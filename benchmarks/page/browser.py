"""A Chromium before a real server: pages of a size and a speed of the processor, and traces of what they do."""

import json
import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

from playwright.async_api import Browser, CDPSession, Page, async_playwright

from carambolage.engine.registry import games

FLAGS = ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking", "--disable-sync"]
CATEGORIES = ["-*", "toplevel", "devtools.timeline", "disabled-by-default-devtools.timeline"]
_LOOKS, _BETWEEN = 300, 200
# Notes the time of the first frame in which all of these are to be seen.
_WATCH = """
(() => {
  const wanted = %s;
  const look = () => {
    const there = wanted.every((one) => document.querySelector(one)?.getClientRects().length);
    if (there) window.playable = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
})();
"""
_KEEP = "localStorage.setItem('carambolage-settings', %s); localStorage.setItem('carambolage-learnt', %s);"


class NoChromiumError(RuntimeError):
    """There is no browser to measure with."""


@dataclass(frozen=True)
class Screen:
    """The size of a window, and how many times slower than this machine its processor is."""

    width: int
    height: int
    slower: int


@asynccontextmanager
async def chromium() -> AsyncIterator[Browser]:
    """The browser of this machine, without a window."""
    found = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    if found is None:
        raise NoChromiumError("there is no Chromium on this machine; install one to measure the page")
    async with async_playwright() as running:
        browser = await running.chromium.launch(executable_path=found, args=FLAGS)
        try:
            yield browser
        finally:
            await browser.close()


@asynccontextmanager
async def page_on(
    browser: Browser, screen: Screen, speed: float, wanted: list[str]
) -> AsyncIterator[tuple[Page, CDPSession]]:
    """A page of somebody whose browser has kept no file; `speed` is that of the show, 0 for none."""
    context = await browser.new_context(viewport={"width": screen.width, "height": screen.height})
    kept = {"lang": "en", "theme": "light", "speed": speed, "sound": False, "name": ""}
    remembered = tuple(json.dumps(json.dumps(value)) for value in (kept, {"read": games()}))
    await context.add_init_script(_KEEP % remembered + _WATCH % json.dumps(wanted))
    page = await context.new_page()
    tools = await context.new_cdp_session(page)
    await tools.send("Emulation.setCPUThrottlingRate", {"rate": screen.slower})
    try:
        yield page, tools
    finally:
        await context.close()


async def playable_after(page: Page, url: str) -> float:
    """Milliseconds from the call of a page until it can be played on."""
    await page.goto(url, wait_until="commit")
    for _ in range(_LOOKS):
        if after := await page.evaluate("window.playable ?? 0"):
            return float(after)
        await page.wait_for_timeout(_BETWEEN)
    raise TimeoutError(f"{url} could not be played on after {_LOOKS * _BETWEEN / 1000:.0f} s")


async def traced(browser: Browser, page: Page, seconds: float) -> list[dict[str, Any]]:
    """What the browser did in some seconds."""
    await browser.start_tracing(page=page, categories=CATEGORIES)
    await page.wait_for_timeout(1000 * seconds)
    events: list[dict[str, Any]] = json.loads(await browser.stop_tracing())["traceEvents"]
    return events
