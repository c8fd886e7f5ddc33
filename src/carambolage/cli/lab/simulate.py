"""Let bots play many games and count who wins.

Game number i has the seed S + i. The totals depend neither on the twin that plays nor on the number of workers.
"""

import argparse
import json
from contextlib import closing
from time import perf_counter
from typing import Any

from carambolage.cli.arguments import add_options, add_run, names, options
from carambolage.cli.lab.progress import ProgressLine, add_up, exit_code_of
from carambolage.engine.registry import game as game_named
from carambolage.lab import TWINS, Setting, Totals, playouts_in_parts, prepare, wilson

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
    parts = playouts_in_parts(setting, arguments.games, arguments.seed, arguments.twin, arguments.workers)
    started = perf_counter()
    with closing(parts):
        totals = add_up(parts, Totals.none(setting.blank().seats), arguments.games)
    seconds = perf_counter() - started
    findings = _as_json(setting, arguments.seed, arguments.twin, arguments.workers, totals, seconds)
    print(json.dumps(findings, ensure_ascii=False) if arguments.json else _as_text(findings))
    return exit_code_of(totals, arguments.games)


def _setting(arguments: argparse.Namespace) -> Setting:
    """What is to be played, checked before anything is compiled."""
    game = game_named(arguments.game)
    players = min(COMPANY, game.players[-1]) if arguments.players is None else arguments.players
    setting = Setting(arguments.game, players, arguments.bots, options(arguments.options), arguments.pack)
    setting.lineup()
    with ProgressLine(f"Compiling the rules of {game.name}, once", "rules", quiet_elsewhere=False) as compiling:
        prepare(setting, arguments.twin, compiling)
    return setting


def _as_json(setting: Setting, seed: int, twin: str, workers: int, totals: Totals, seconds: float) -> dict[str, Any]:
    """Everything that was counted, and what it was counted on."""
    return {
        "game": setting.game.name,
        "games": totals.games,
        "players": setting.players,
        "bots": list(setting.lineup()),
        "seed": seed,
        "options": setting.all_options,
        "twin": twin,
        "workers": workers,
        "decisions": totals.decisions,
        "seconds": round(seconds, 6),
        "decisions_per_second": round(totals.decisions / seconds) if seconds else 0,
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
