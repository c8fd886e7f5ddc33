"""`python -m benchmarks.page`: from the command to the page, and from a move to the picture, in a real Chromium."""

import argparse
import asyncio
import json
import sys
from dataclasses import asdict
from pathlib import Path

from benchmarks.load import ours
from benchmarks.page.browser import Screen, chromium
from benchmarks.page.dragging import Drag, dragged_ghost, dragged_way
from benchmarks.page.playing import Case, Update, watched
from benchmarks.page.starting import Start, started
from carambolage.engine.registry import games

SIZES = ((1440, 900), (390, 844))
_HEAD = (
    "game",
    "screen",
    "slower",
    "show",
    "playable",
    "update",
    "p95",
    "script",
    "style",
    "layout",
    "paint",
    "frame",
    "p95",
    "load",
)


def main() -> int:
    """Run the command line."""
    options = _options()
    starts, drags, updates = asyncio.run(_measured(options))
    for start in starts:
        print(f"{start.command}: open after {start.open:.1f} s, first page usable after {start.playable:.1f} s")
    for drag in drags:
        print(drag)
    print(_table(updates))
    if options.json:
        parts = {
            "starts": map(asdict, starts),
            "drags": map(Drag.as_dict, drags),
            "updates": map(Update.as_dict, updates),
        }
        run = {name: list(part) for name, part in parts.items()}
        options.json.write_text(json.dumps(run, indent=2) + "\n", encoding="utf-8")
    return 0


async def _measured(options: argparse.Namespace) -> tuple[list[Start], list[Drag], list[Update]]:
    cases = [
        Case(game, Screen(*size, slower), speed)
        for game in options.games
        for size in SIZES
        for slower, speed in ((1, 0.0), (4, 0.0), (4, 1.0))
    ]
    async with chromium() as browser:
        starts = [await started(browser, options.start) for _ in range(options.starts)]
        with ours.serving(workers=0) as server:
            screens = [Screen(*size, slower) for size in SIZES for slower in (1, 4)]
            drags = [await drag(browser, server, on) for drag in (dragged_way, dragged_ghost) for on in screens]
            seconds, seed = options.seconds, options.seed
            return starts, drags, [await watched(browser, server, case, seconds, seed) for case in cases]


def _table(updates: list[Update]) -> str:
    lines = [_HEAD, *map(_cells, updates)]
    widths = [max(len(line[column]) for line in lines) for column in range(len(_HEAD))]
    return "\n".join("  ".join(cell.ljust(width) for cell, width in zip(line, widths, strict=True)) for line in lines)


def _cells(one: Update) -> tuple[str, ...]:
    screen = one.case.screen
    return (
        one.case.game,
        f"{screen.width}x{screen.height}",
        f"{screen.slower}x",
        "yes" if one.case.speed else "no",
        f"{one.playable:.0f} ms",
        *(f"{part:.1f}" for part in (one.update, one.update_p95, one.script, one.style, one.layout, one.paint)),
        *(f"{part:.1f}" for part in (one.frame, one.frame_p95, one.load_average)),
    )


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.page", description=__doc__)
    parser.add_argument("--games", nargs="+", default=games(), metavar="GAME", help="which games (all)")
    parser.add_argument("--seconds", type=float, default=15.0, help="how long to watch each page")
    parser.add_argument("--start", default="make play", help="the command that opens a table")
    parser.add_argument("--starts", type=int, default=3, help="how often to start it")
    parser.add_argument("--seed", type=int, default=3, help="what is answered")
    parser.add_argument("--json", type=Path, metavar="FILE", help="keep the run in a file")
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(main())
