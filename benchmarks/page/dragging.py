"""Dragging a way over the road: the tasks that would make the picture stick, counted by the browser itself."""

import json
from dataclasses import asdict, dataclass
from http.client import HTTPConnection

from playwright.async_api import Browser, Page

from benchmarks.load.process import ServerProcess
from benchmarks.page.browser import Screen, page_on, playable_after

GAME = "thunder_road"
_BASE = {"big_rig": "false", "final_five": "false", "carnage": "false"}
_WISH = {"game": GAME, "seats": [{"kind": "person"}, {"kind": "bot"}], "options": _BASE, "seed": 12}
_CREWS, _DICE, _CARS, _FAR = ".draft .crew.open", ".orders .die.open", ".dash.open .main", ".board .far"
_WAY = ".board path.way"
# Tasks of more than 50 ms; the browser names no others.
_OBSERVE = """() => {
    window.longTasks = [];
    new PerformanceObserver(list => window.longTasks.push(...list.getEntries().map(one => one.duration)))
        .observe({ type: "longtask" });
}"""
_PATIENCE, _STEPS, _ROUNDS = 60_000, 6, 3


@dataclass(frozen=True)
class Drag:
    """How often the pointer moved while a way was bent, how many tasks were long, and the longest of them (ms)."""

    screen: Screen
    moves: int
    long_tasks: int
    longest: float

    def as_dict(self) -> dict[str, object]:
        """For a file."""
        return asdict(self)


async def dragged(browser: Browser, server: ServerProcess, screen: Screen) -> Drag:
    """Give a die to a car, choose the farthest space, and drag the way there over all others, some times."""
    address = f"http://{server.host}:{server.port}"
    connection = HTTPConnection(server.host, server.port, timeout=60)
    connection.request("POST", "/api/tables", json.dumps(_WISH), {"content-type": "application/json"})
    opened = json.loads(connection.getresponse().read())
    connection.close()
    async with page_on(browser, screen, 0.0, [_CREWS]) as (page, _):
        await playable_after(page, f"{address}{opened['seats'][0]['link']}")
        for thing in (page.locator(_CREWS).first, page.locator(_DICE).last, page.locator(_CARS).first):
            await thing.click(timeout=_PATIENCE)
        await page.locator(_FAR).first.wait_for(timeout=_PATIENCE)
        await page.locator(f"{_FAR}.last").last.click(timeout=_PATIENCE)
        await page.evaluate(_OBSERVE)
        moves, straight = 0, await page.locator(_WAY).get_attribute("d")
        for _ in range(_ROUNDS):
            moves += await _bend(page)
        if await page.locator(_WAY).get_attribute("d") == straight:
            raise RuntimeError("the way was dragged, but it did not bend")
        await page.wait_for_timeout(500)
        tasks: list[float] = await page.evaluate("() => window.longTasks")
    return Drag(screen, moves, len(tasks), max(tasks, default=0.0))


async def _bend(page: Page) -> int:
    """Take the way by its middle and draw it over every space within reach; how often the pointer moved."""
    grip = page.locator(f"{_FAR}.on:not(.last)").first
    spots = [box for box in [await spot.bounding_box() for spot in await page.locator(_FAR).all()] if box is not None]
    await grip.hover(force=True)
    await page.mouse.down()
    for box in spots:
        await page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=_STEPS)
    await page.mouse.up()
    return len(spots) * _STEPS
