"""Dragging a way over a road and a ghost along its turns: pictures a second, and tasks that would make them stick."""

import json
from dataclasses import asdict, dataclass
from http.client import HTTPConnection

from playwright.async_api import Browser, Locator, Page

from benchmarks.load.process import ServerProcess
from benchmarks.page.browser import Screen, page_on, playable_after
from carambolage.engine.match.match import Match
from tests.web.winding import wound

_BASE = {"big_rig": "false", "final_five": "false", "carnage": "false"}
_WISH = {"game": "thunder_road", "seats": [{"kind": "person"}, {"kind": "bot"}], "options": _BASE, "seed": 12}
_CREWS, _DICE, _CARS, _FAR = ".draft .crew.open", ".orders .die.open", ".dash.open .main", ".board .far"
_WAY, _WHEEL, _STOPS, _GHOST = ".board path.way", ".board .wheel", ".board .stop", ".board .ghost"
# Tasks of more than 50 ms, the browser names no others; and the time from picture to picture while a thing is dragged.
_OBSERVE = """() => {
    window.longTasks = [];
    window.gaps = [];
    let [dragging, last] = [false, 0];
    addEventListener("pointerdown", () => { dragging = true; last = 0; }, { capture: true });
    addEventListener("pointerup", () => { dragging = false; }, { capture: true });
    new PerformanceObserver(list => window.longTasks.push(...list.getEntries().map(one => one.duration)))
        .observe({ type: "longtask" });
    const note = now => {
        if (dragging && last) window.gaps.push(now - last);
        last = now;
        requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
}"""
_PATIENCE, _STEPS, _ROUNDS = 60_000, 6, 3


@dataclass(frozen=True)
class Drag:
    """What was dragged, how often the pointer moved, how many tasks were long, the longest (ms), pictures a second."""

    what: str
    screen: Screen
    moves: int
    long_tasks: int
    longest: float
    pictures: float

    def as_dict(self) -> dict[str, object]:
        """For a file."""
        return asdict(self)

    def __str__(self) -> str:
        size = f"{self.screen.width}x{self.screen.height}, {self.screen.slower}x slower"
        tasks = f"{self.long_tasks} long tasks in {self.moves} moves, {self.longest:.0f} ms at most"
        return f"dragging {self.what}, {size}: {self.pictures:.0f} pictures a second, {tasks}"


async def dragged_way(browser: Browser, server: ServerProcess, screen: Screen) -> Drag:
    """Thunder Road: give a die to a car, choose the farthest space, and drag the way there over all others."""
    connection = HTTPConnection(server.host, server.port, timeout=60)
    connection.request("POST", "/api/tables", json.dumps(_WISH), {"content-type": "application/json"})
    opened = json.loads(connection.getresponse().read())
    connection.close()
    async with page_on(browser, screen, 0.0, [_CREWS]) as (page, _):
        await playable_after(page, f"http://{server.host}:{server.port}{opened['seats'][0]['link']}")
        for thing in (page.locator(_CREWS).first, page.locator(_DICE).last, page.locator(_CARS).first):
            await thing.click(timeout=_PATIENCE)
        await page.locator(_FAR).first.wait_for(timeout=_PATIENCE)
        await page.locator(f"{_FAR}.last").last.click(timeout=_PATIENCE)
        return await _dragged(page, "a way", screen, f"{_FAR}.on:not(.last)", _FAR, (_WAY, "d"))


async def dragged_ghost(browser: Browser, server: ServerProcess, screen: Screen) -> Drag:
    """Wreckage: take a car that is to turn, and drag its ghost to every stop."""
    opened, last = wound(f"http://{server.host}:{server.port}", "wreckage", _has_turned, 5, {})
    async with page_on(browser, screen, 0.0, [_WHEEL, _STOPS]) as (page, _):
        await playable_after(
            page, f"http://{server.host}:{server.port}/t/{opened.table}#seat={opened.seats[last.asked[0]]}"
        )
        return await _dragged(page, "a ghost", screen, _WHEEL, _STOPS, (_GHOST, "transform"))


def _has_turned(match: Match) -> bool:
    return any(event.kind == "turned" for event in match.events)


async def _dragged(page: Page, what: str, screen: Screen, grip: str, spots: str, seen: tuple[str, str]) -> Drag:
    """Drag something over all spots, some times; what is seen of it must change on the way."""
    drawn, attribute = page.locator(seen[0]).first, seen[1]
    await page.evaluate(_OBSERVE)
    moves, looks = 0, set[str | None]()
    for _ in range(_ROUNDS):
        boxes = [await spot.bounding_box() for spot in await page.locator(spots).all()]
        await page.locator(grip).first.hover(force=True)
        await page.mouse.down()
        for box in filter(None, boxes):
            await page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=_STEPS)
            moves, looks = moves + _STEPS, looks | {await _look(drawn, attribute)}
        await page.mouse.up()
    if len(looks) == 1:
        raise RuntimeError(f"{what} was dragged, but nothing of it was seen")
    await page.wait_for_timeout(500)  # the browser tells of a long task some time after it
    tasks, gaps = await page.evaluate("() => [window.longTasks, window.gaps]")
    return Drag(what, screen, moves, len(tasks), max(tasks, default=0.0), 1000 * len(gaps) / sum(gaps))


async def _look(drawn: Locator, attribute: str) -> str | None:
    return await drawn.get_attribute(attribute) if await drawn.count() else None
