"""`python -m benchmarks.previews`: processor time for the previews of all answers to one question, on the plain twin.

Random games at the tables of `tables/GAME.toml`; each question is looked at several times, and the best counts.
"""

import argparse
import random
import sys
from time import process_time

from benchmarks.page.frames import quantile
from benchmarks.tables import Table, tables
from carambolage.engine.match.match import Match

_REPEATS = 5


def main() -> int:
    """Run the command line."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.previews", description=__doc__)
    parser.add_argument("--only", nargs="+", default=[], metavar="NAME", help="tables with one of these in the title")
    parser.add_argument("--games", type=int, default=4, help="how many games at each table")
    parser.add_argument("--decisions", type=int, default=150, help="how far each is played")
    options = parser.parse_args()
    for title, table in tables().items():
        if not options.only or any(name.lower() in title.lower() for name in options.only):
            times = [ms for seed in range(options.games) for ms in _questions(table, seed, options.decisions)]
            figures = ", ".join(f"{share:.0%} within {quantile(times, share):.1f} ms" for share in (0.5, 0.95, 0.99))
            print(f"{title}: {len(times)} questions, {figures}, the worst {max(times):.1f} ms", flush=True)
    return 0


def _questions(table: Table, seed: int, decisions: int) -> list[float]:
    """Milliseconds for each question of a game."""
    match, lot = Match(table.setting.game, table.players, seed, table.options), random.Random(seed)
    times = []
    while not match.over and match.state.decisions < decisions:
        seat = match.asked[0]
        times.append(min(_milliseconds(match, seat) for _ in range(_REPEATS)))
        match.play(seat, lot.choice(match.choices(seat)))
    return times


def _milliseconds(match: Match, seat: int) -> float:
    began = process_time()
    match.previews(seat)
    return 1000 * (process_time() - began)


if __name__ == "__main__":
    sys.exit(main())
