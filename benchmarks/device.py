"""Decisions per second of the device twin on a GPU, checked against the packed twin game by game.

`python -m benchmarks.device [--game wacky_races] [--players 6] [--games 16777216] [--options NAME=VALUE ...]`
"""

import argparse
import json
import time

import numpy as np

from carambolage.engine.packs.folder import open_pack
from carambolage.engine.registry import game
from carambolage.engine.twins.device import DeviceTwin
from carambolage.engine.twins.execution import packed
from carambolage.lab import Setting

CHECKED = 1 << 16


def main() -> None:
    """Measure, compare, print one JSON object."""
    wish = argparse.ArgumentParser(description=__doc__)
    wish.add_argument("--game", default="wacky_races")
    wish.add_argument("--players", type=int, default=6)
    wish.add_argument("--games", type=int, default=1 << 24)
    wish.add_argument("--rounds", type=int, default=3)
    wish.add_argument("--options", nargs="*", default=[], metavar="NAME=VALUE")
    args = wish.parse_args()
    played = game(args.game)
    tables = open_pack(played, None).tables
    options = dict(option.split("=", 1) for option in args.options)
    template = Setting(args.game, players=args.players, options=options).template()
    started = time.perf_counter()
    twin = DeviceTwin(played, tables)
    lengths, ranks = twin.play_games(template, 0, CHECKED)
    compiled = time.perf_counter() - started
    expected_lengths, expected_ranks = packed(played, tables).play_games(template, 0, CHECKED)
    equal = bool(np.array_equal(lengths, expected_lengths) and np.array_equal(ranks, expected_ranks))
    rates = []
    for number in range(args.rounds):
        started = time.perf_counter()
        lengths, _ = twin.play_games(template, (number + 1) * args.games, args.games)
        rates.append(int(lengths[:, 0].sum()) / (time.perf_counter() - started))
    print(
        json.dumps(
            {
                "game": args.game,
                "players": args.players,
                "options": options,
                "games": args.games,
                "compared": CHECKED,
                "equal_to_packed": equal,
                "compile_seconds": round(compiled, 1),
                "decisions_per_second": round(max(rates)),
            }
        )
    )


if __name__ == "__main__":
    main()
