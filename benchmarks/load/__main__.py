"""`python -m benchmarks.load`: thousands of people at one server, side by side with boardgame.io's."""

import argparse
import asyncio
import gc
import json
import os
import random
import resource
import sys
from collections.abc import Callable
from functools import partial
from itertools import product
from pathlib import Path

from benchmarks.load import ours, theirs
from benchmarks.load.cores import CoresError, sharing
from benchmarks.load.crowd import QUICK_MS, Outcome, Plan, measure
from benchmarks.load.report import carried, table

OURS = "carambolage"
Measure = Callable[[Plan, int], Outcome]


def main() -> int:
    """Run the command line."""
    options = _options()
    _allow_many_sockets()
    gc.freeze()
    gc.set_threshold(100_000, 50, 100)
    outcomes: list[Outcome] = []
    for number in range(options.rounds):
        outcomes += _climb(options, number)
    if options.json:
        rows = [outcome.as_dict() for outcome in outcomes]
        options.json.write_text(json.dumps(rows, indent=2) + "\n", encoding="utf-8")
    print(table(outcomes), *carried(outcomes), sep="\n")
    return 0


def _climb(options: argparse.Namespace, number: int) -> list[Outcome]:
    """All servers under one load after the other; each is left out after the first that is too much for it."""
    share, outcomes = options.cores_each, list[Outcome]()
    servers: list[Measure] = [
        partial(_measure_ours, game, workers, share) for game, workers in product(options.game, options.workers)
    ]
    servers += [partial(_measure_theirs, share)] if options.peer else []
    for tables in sorted(options.tables):
        plan, carrying = Plan(tables, options.seats, options.pace, options.seconds, options.ahead), list[Measure]()
        for measured in servers:
            outcomes.append(_told(measured(plan, number)))
            if outcomes[-1].is_quick:
                carrying.append(measured)
        servers = carrying
    return outcomes


def _measure_ours(game: str, workers: int, share: float | None, plan: Plan, seed: int) -> Outcome:
    name = f"{OURS}, {game}" + (f", {workers} on PostgreSQL" if workers else "")
    with ours.serving(workers) as server, sharing(server.workers, share):
        opened = partial(ours.open_tables, server, game, plan.seats, random.Random(seed))
        return asyncio.run(measure(_shared(name, share), server, ours.PATH, opened, plan, seed))


def _measure_theirs(share: float | None, plan: Plan, seed: int) -> Outcome:
    server = theirs.start()
    opened = partial(theirs.open_tables, plan.seats)
    try:
        with sharing(server.workers, share):
            return asyncio.run(measure(_shared(theirs.NAME, share), server, theirs.PATH, opened, plan, seed))
    finally:
        server.stop()


def _shared(name: str, share: float | None) -> str:
    return f"{name}, {share:g} of a core each" if share else name


def _told(outcome: Outcome) -> Outcome:
    print(f"{outcome.server}: {outcome.plan.tables} tables, p99 {outcome.p99:.1f} ms", file=sys.stderr)
    return outcome


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.load", description=__doc__)
    parser.add_argument(
        "--tables",
        type=int,
        nargs="+",
        default=[400, 600, 800, 1000, 1400, 1800, 2400],
        help="how many tables, one load after the other (400 to 2400); a server is left out after the first at which "
        f"p99 is {QUICK_MS} ms or more",
    )
    parser.add_argument("--seats", type=int, default=4, help="people at each table, each with a connection")
    parser.add_argument("--pace", type=float, default=1.25, help="seconds between two moves at a table (1.25)")
    parser.add_argument("--seconds", type=float, default=15.0, help="how long to count (15)")
    parser.add_argument("--ahead", type=int, default=20, help="the most moves that a table plays before, at once")
    parser.add_argument("--rounds", type=int, default=1, help="how often to go over everything")
    games = ["wacky_races", "thunder_road"]
    parser.add_argument("--game", nargs="*", default=games, help="the games to measure our server with")
    parser.add_argument(
        "--workers",
        type=int,
        nargs="+",
        default=[count for count in (0, 1, 2, 4, 8) if count <= 2 or count < (os.cpu_count() or 1)],
        help="worker processes on one PostgreSQL, which is started for it; 0 is one process with SQLite "
        "(0, 1, 2, and 4 and 8 where there are more cores)",
    )
    parser.add_argument(
        "--cores-each",
        type=float,
        metavar="SHARE",
        help="give every worker such a share of a core (0.4), so that the crowd and PostgreSQL have the rest; as root",
    )
    parser.add_argument("--no-peer", dest="peer", action="store_false", help="leave boardgame.io out")
    parser.add_argument("--json", type=Path, metavar="FILE", help="keep the run in a file")
    options = parser.parse_args()
    if options.peer and not theirs.is_installed():
        print("boardgame.io is left out; make bench-table installs it where there is a Node.js", file=sys.stderr)
        options.peer = False
    return options


def _allow_many_sockets() -> None:
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


if __name__ == "__main__":
    try:
        sys.exit(main())
    except CoresError as error:
        sys.exit(f"benchmarks.load: {error}")
