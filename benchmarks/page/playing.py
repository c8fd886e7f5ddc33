"""A page at a table where others play: how soon it can be played on, and what every update costs."""

import os
import random
from dataclasses import asdict, dataclass

from playwright.async_api import Browser

from benchmarks.load import ours
from benchmarks.load.party import Party, Tally
from benchmarks.load.process import ServerProcess
from benchmarks.page.browser import Screen, page_on, playable_after, traced
from benchmarks.page.frames import frames, quantile
from carambolage.engine.registry import game

TABLE = [".ask .question", ".board svg"]
_PACE, _AHEAD, _SETTLING = 0.7, 30, 4000


@dataclass(frozen=True)
class Case:
    """A game at a full table on a screen; `speed` 0 applies every update at once, 1 plays it as a show."""

    game: str
    screen: Screen
    speed: float


@dataclass(frozen=True)
class Update:
    """Milliseconds: until the page could be played on, and of the processor for frames, of which some apply updates.

    `update` and its parts are medians over the frames in which something was heard from the server.
    """

    case: Case
    playable: float
    updates: int
    update: float
    update_p95: float
    script: float
    style: float
    layout: float
    paint: float
    frames: int
    frame: float
    frame_p95: float
    load_average: float

    def as_dict(self) -> dict[str, object]:
        """For a file."""
        return asdict(self)


async def watched(browser: Browser, server: ServerProcess, case: Case, seconds: float, seed: int) -> Update:
    """Open a page at a table in the middle of a game, and trace it while the others and the page's seat move."""
    lot = random.Random(seed)
    (ticket,) = ours.open_tables(server, case.game, max(game(case.game).players), lot, 1)
    party = Party(ticket, Tally(), _PACE, lot)
    await party.join(server.host, server.port, ours.PATH)
    await party.play_ahead(_AHEAD)
    async with page_on(browser, case.screen, case.speed, TABLE) as (page, _):
        playable = await playable_after(page, f"http://{server.host}:{server.port}{ticket.link(0)}")
        party.start()
        await page.wait_for_timeout(_SETTLING)
        drawn = frames(await traced(browser, page, seconds))
    party.close()
    applied = [frame for frame in drawn if frame.heard]
    work = [frame.work for frame in drawn]
    return Update(
        case=case,
        playable=playable,
        updates=len(applied),
        update=quantile((frame.work for frame in applied), 0.5),
        update_p95=quantile((frame.work for frame in applied), 0.95),
        script=quantile((frame.script for frame in applied), 0.5),
        style=quantile((frame.parts["style"] for frame in applied), 0.5),
        layout=quantile((frame.parts["layout"] for frame in applied), 0.5),
        paint=quantile((frame.parts["paint"] for frame in applied), 0.5),
        frames=len(drawn),
        frame=quantile(work, 0.5),
        frame_p95=quantile(work, 0.95),
        load_average=os.getloadavg()[0],
    )
