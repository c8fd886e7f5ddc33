"""Let bots play many games and count who wins.

Game number i has the seed S + i. The totals depend neither on the twin that plays nor on the number of workers.
"""

import argparse
import json
from time import perf_counter
from typing import Any

from carambolage.cli.arguments import add_options, names, options
from carambolage.cli.lab.progress import ProgressLine
from carambolage.cli.lab.running import add_run, begin, play, saving, say_how_it_ended
from carambolage.engine.registry import game as game_named
from carambolage.lab import TWINS, Playouts, Run, Setting, Totals, prepare, wilson
from carambolage.lab.experiment import check_numbers

HELP = "let bots play many games, and count who wins"
EXAMPLES = """\
examples:
  carambolage simulate wacky_races
  carambolage simulate wacky_races --games 100000 --bots greedy,random --workers 2
  carambolage simulate wacky_races --players 2 --options powers=off --json
  carambolage simulate wacky_races --games 10 --twin plain
  carambolage simulate wacky_races --games 1000000000 --cluster --out long
  carambolage simulate wacky_races --games 1000000000 --cluster --out long --resume

The packed twin compiles the rules once per machine, which takes a few minutes; plain starts at once.
"""
COMPANY = 4


def configure(parser: argparse.ArgumentParser) -> None:
    """The arguments of this command."""
    parser.set_defaults(run=run)
    parser.add_argument("game", metavar="GAME", help="the game; `carambolage games` lists them")
    add_run(parser, 1000, "4 where the game has as many")
    parser.add_argument(
        "--bots",
        type=names,
        default=("random",),
        metavar="BOTS",
        help="a bot for each seat, as in random,greedy; the list is repeated as often as needed (random)",
    )
    parser.add_argument("--twin", choices=TWINS, default="packed", help="what runs the rules (packed)")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    add_options(parser)


def run(arguments: argparse.Namespace) -> int:
    """Play, count, report; after Ctrl-C report what was played until then."""
    setting = _setting(arguments)
    check_numbers(arguments.games, arguments.seed, arguments.workers)
    seeds = (arguments.seed, arguments.seed + arguments.games)
    experiment = Playouts(setting, arguments.twin, arguments.games)
    about = {**setting.about, "bots": list(setting.lineup())}  # not on twin and workers: others may go on with it
    games = begin(arguments, Run(about, seeds, Totals.none(setting.blank().seats)), arguments.out)
    started, before = perf_counter(), games.total.decisions
    status = play(arguments, games, experiment, saving(games, arguments.out))
    seconds = perf_counter() - started
    speed = (games.total.decisions - before) / seconds if seconds else 0.0
    findings = _as_json(setting, arguments, games.total, seconds, speed)
    print(json.dumps(findings, ensure_ascii=False) if arguments.json else _as_text(findings))
    return say_how_it_ended(status, games, arguments.out)


def _setting(arguments: argparse.Namespace) -> Setting:
    """What is to be played, checked before anything is compiled."""
    game = game_named(arguments.game)
    players = min(COMPANY, game.players[-1]) if arguments.players is None else arguments.players
    setting = Setting(arguments.game, players, arguments.bots, options(arguments.options), arguments.pack)
    setting.lineup()
    with ProgressLine(f"Compiling the rules of {game.name}, once", "rules", quiet_elsewhere=False) as compiling:
        prepare(setting, arguments.twin, compiling)
    return setting


def _as_json(
    setting: Setting, arguments: argparse.Namespace, totals: Totals, seconds: float, speed: float
) -> dict[str, Any]:
    """Everything that was counted, and what it was counted on."""
    return {
        "game": setting.game.name,
        "games": totals.games,
        "players": setting.players,
        "bots": list(setting.lineup()),
        "seed": arguments.seed,
        "options": setting.all_options,
        "twin": arguments.twin,
        "workers": arguments.workers,
        "decisions": totals.decisions,
        "seconds": round(seconds, 6),
        "decisions_per_second": round(speed),
        "wins_by_seat": list(totals.wins),
        "intervals": [[round(bound, 6) for bound in wilson(wins, totals.games)] for wins in totals.wins],
        "shared_wins": totals.shared,
        "nobody_wins": totals.nobody,
        "mean_length": totals.mean_length,
        "mean_decisions": totals.mean_decisions,
    }


def _as_text(findings: dict[str, Any]) -> str:
    """The same as lines for a person."""
    games = findings["games"]
    lines = [f"{findings['game']}, {games:,} games from seed {findings['seed']} on, {findings['twin']} twin", ""]
    lines.append("seat  bot      wins    share    95 % interval")
    for seat, (bot, wins, bounds) in enumerate(
        zip(findings["bots"], findings["wins_by_seat"], findings["intervals"], strict=True), 1
    ):
        low, high = (f"{bound:.1%}" for bound in bounds)
        lines.append(f"{seat:>4}  {bot:<7} {wins:>6,}  {_share(wins, games):>7}  {low:>6} to {high:>6}")
    nobody, shared = findings["nobody_wins"], findings["shared_wins"]
    lines += ["", f"won by nobody at the table  {nobody:,} ({_share(nobody, games)})"]
    if shared:
        lines.append(f"shared by several seats     {shared:,} ({_share(shared, games)})")
    length = f"{findings['mean_length']:.1f} rounds, {findings['mean_decisions']:.1f} decisions"
    rate = f"{findings['decisions_per_second']:,} decisions/s"
    work = f"{findings['decisions']:,} in {findings['seconds']:.2f} s"
    return "\n".join([*lines, f"mean length of a game       {length}", f"speed                       {rate} ({work})"])


def _share(part: int, whole: int) -> str:
    return f"{part / whole:.1%}" if whole else "-"
