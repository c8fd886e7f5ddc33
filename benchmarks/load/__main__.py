"""`python -m benchmarks.load`: thousands of people at one server, side by side with boardgame.io's."""

import argparse
import asyncio
import gc
import json
import os
import random
import resource
import sys
from functools import partial
from itertools import product
from pathlib import Path

from benchmarks.load import ours, theirs
from benchmarks.load.cores import CoresError, sharing
from benchmarks.load.crowd import Outcome, Plan, measure
from benchmarks.load.report import carried, table

OURS = "carambolage"


def main() -> int:
    """Run the command line."""
    options = _options()
    _allow_many_sockets()
    gc.freeze()
    gc.set_threshold(100_000, 50, 100)
    outcomes: list[Outcome] = []
    for number in range(options.rounds):
        for tables in options.tables:
            plan = Plan(tables, options.seats, options.pace, options.seconds, options.ahead)
            for game, workers in product(options.game, options.workers):
                outcomes.append(_told(_measure_ours(game, workers, plan, number, options.cores_each)))
            if options.peer:
                outcomes.append(_told(_measure_theirs(plan, number, options.cores_each)))
    if options.json:
        rows = [outcome.as_dict() for outcome in outcomes]
        options.json.write_text(json.dumps(rows, indent=2) + "\n", encoding="utf-8")
    print(table(outcomes), *carried(outcomes), sep="\n")
    return 0


def _measure_ours(game: str, workers: int, plan: Plan, seed: int, share: float | None) -> Outcome:
    name = f"{OURS}, {game}" + (f", {workers} on PostgreSQL" if workers else "")
    with ours.serving(workers) as server, sharing(server.workers, share):
        opened = partial(ours.open_tables, server, game, plan.seats, random.Random(seed))
        return asyncio.run(measure(_shared(name, share), server, ours.PATH, opened, plan, seed))


def _measure_theirs(plan: Plan, seed: int, share: float | None) -> Outcome:
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
        "--tables", type=int, nargs="+", default=[1000], help="how many tables; several are tried in turn"
    )
    parser.add_argument("--seats", type=int, default=4, help="people at each table, each with a connection")
    parser.add_argument("--pace", type=float, default=2.5, help="seconds between two moves at a table")
    parser.add_argument("--seconds", type=float, default=25.0, help="how long to count")
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
