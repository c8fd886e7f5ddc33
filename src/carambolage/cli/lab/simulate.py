"""Let bots play many games and count who wins.

Game number i has the seed S + i. The totals depend neither on the twin that plays nor on the number of workers.
"""

import argparse
import json
import sys
from time import perf_counter

from carambolage.cli.arguments import add_options, at_least, names, options, whole
from carambolage.cli.errors import INTERRUPTED
from carambolage.cli.lab.findings import as_json, as_text
from carambolage.cli.lab.progress import ProgressLine
from carambolage.engine.registry import game as game_named
from carambolage.lab import TWINS, Setting, Totals, playouts_in_parts, prepare

HELP = "let bots play many games, and count who wins"
EXAMPLES = """\
examples:
  carambolage simulate wacky_races
  carambolage simulate wacky_races --games 100000 --bots greedy,random --workers 2
  carambolage simulate wacky_races --players 2 --options powers=off --json
  carambolage simulate wacky_races --games 10 --twin plain

The packed twin compiles the rules once per machine, which takes a few minutes; plain starts at once.
"""
COMPANY = 4


def configure(parser: argparse.ArgumentParser) -> None:
    """The arguments of this command."""
    parser.set_defaults(run=run)
    parser.add_argument("game", metavar="GAME", help="the game; `carambolage games` lists them")
    parser.add_argument("--games", type=at_least(1), default=1000, metavar="N", help="how many games (1000)")
    parser.add_argument("--players", type=whole, metavar="P", help="how many seats (4 where the game has as many)")
    parser.add_argument(
        "--bots",
        type=names,
        default=("random",),
        metavar="BOTS",
        help="a bot for each seat, as in random,greedy; the list is repeated as often as needed (random)",
    )
    parser.add_argument("--twin", choices=TWINS, default="packed", help="what runs the rules (packed)")
    parser.add_argument("--seed", type=at_least(0), default=0, metavar="S", help="the seed of the first game (0)")
    parser.add_argument("--workers", type=at_least(1), default=1, metavar="N", help="how many work side by side (1)")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    add_options(parser)


def run(arguments: argparse.Namespace) -> int:
    """Play, count, report; after Ctrl-C report what was played until then."""
    setting = _setting(arguments)
    parts = playouts_in_parts(setting, arguments.games, arguments.seed, arguments.twin, arguments.workers)
    totals = Totals.none(setting.blank().seats)
    progress = ProgressLine("Playing", "games", quiet_elsewhere=True)
    started = perf_counter()
    try:
        for part in parts:
            totals += part
            progress(totals.games, arguments.games)
        interrupted = False
    except KeyboardInterrupt:
        interrupted = True
        parts.close()
    seconds = perf_counter() - started
    progress.wipe()
    findings = as_json(setting, arguments.seed, arguments.twin, arguments.workers, totals, seconds)
    print(json.dumps(findings, ensure_ascii=False) if arguments.json else as_text(findings))
    if interrupted:
        print(f"carambolage: stopped by Ctrl-C after {totals.games} of {arguments.games} games", file=sys.stderr)
    return INTERRUPTED if interrupted else 0


def _setting(arguments: argparse.Namespace) -> Setting:
    """What is to be played, checked before anything is compiled."""
    game = game_named(arguments.game)
    players = min(COMPANY, game.players[-1]) if arguments.players is None else arguments.players
    setting = Setting(arguments.game, players, arguments.bots, options(arguments.options), arguments.pack)
    setting.lineup()
    compiling = ProgressLine(f"Compiling the rules of {game.name}, once", "rules", quiet_elsewhere=False)
    try:
        prepare(setting, arguments.twin, compiling)
    finally:
        compiling.wipe()
    return setting
