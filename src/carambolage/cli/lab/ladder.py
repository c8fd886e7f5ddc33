"""Let bots play each against every other and rate them.

Two bots sit at every table, each on every other seat; the seed says which two, and the next game of the same two swaps
their seats. Game number i has the seed S + i. Ratings are Elo points by the model of Bradley and Terry.
"""

import argparse
import json
from typing import Any

from carambolage.bots import bot_for
from carambolage.cli.arguments import add_options, names, options
from carambolage.cli.lab.progress import ProgressLine
from carambolage.cli.lab.running import add_run, begin, play, saving, say_how_it_ended
from carambolage.engine.registry import game as game_named
from carambolage.lab import Ladder, Pairings, Rating, Run, Setting, pairs_of, prepare_duel, ratings
from carambolage.lab.experiment import check_numbers

HELP = "let bots play each against every other, and rate them"
EXAMPLES = """\
examples:
  carambolage ladder wacky_races --bots random,rookie,greedy
  carambolage ladder thunder_road --bots greedy,search:200,search:2000 --games 300 --workers 2 --out rungs
  carambolage ladder thunder_road --bots greedy,search:200,search:2000 --games 3000 --cluster --out rungs --resume
  carambolage ladder road_kill_rally --bots rookie,greedy --players 4 --json
"""
FIELD = ("random", "rookie", "greedy")


def configure(parser: argparse.ArgumentParser) -> None:
    """The arguments of this command."""
    parser.set_defaults(run=run)
    parser.add_argument("game", metavar="GAME", help="the game; `carambolage games` lists them")
    parser.add_argument(
        "--bots", type=names, default=FIELD, metavar="BOTS", help=f"the bots to rate ({','.join(FIELD)})"
    )
    add_run(parser, 300, "2 where the game allows it")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    add_options(parser)


def run(arguments: argparse.Namespace) -> int:
    """Play, count, rate; after Ctrl-C rate by what was played until then."""
    ladder = Ladder(_setting(arguments))
    check_numbers(arguments.games, arguments.seed, arguments.workers)
    setting, seeds = ladder.subject, (arguments.seed, arguments.seed + arguments.games)
    with ProgressLine(f"Compiling the search of {setting.game.name}, once", "rules", quiet_elsewhere=False) as line:
        prepare_duel(setting, line)
    nothing = Pairings.none(len(pairs_of(len(setting.bots))))
    games = begin(arguments, Run({**setting.about, "ladder": list(setting.bots)}, seeds, nothing), arguments.out)
    status = play(arguments, games, ladder, saving(games, arguments.out))
    findings = _as_json(arguments, setting, games.total)
    print(json.dumps(findings) if arguments.json else _as_text(findings))
    return say_how_it_ended(status, games, arguments.out)


def _setting(arguments: argparse.Namespace) -> Setting:
    """What is to be played, checked before anything is compiled."""
    game = game_named(arguments.game)
    players = max(2, game.players[0]) if arguments.players is None else arguments.players
    bots = tuple(bot_for(game, name) for name in arguments.bots)
    setting = Setting(arguments.game, players, bots, options(arguments.options), arguments.pack)
    setting.blank()
    return setting


def _as_json(arguments: argparse.Namespace, setting: Setting, total: Pairings) -> dict[str, Any]:
    """Bots from the strongest to the weakest, and the outcome of every pair."""
    bots, pairs = arguments.bots, pairs_of(len(arguments.bots))
    rated: list[tuple[str, Rating]] = list(zip(bots, ratings(len(bots), pairs, total.duels), strict=True))
    return {
        "game": setting.game.name,
        "players": setting.players,
        "seed": arguments.seed,
        "games": total.games,
        "ratings": [
            {
                "bot": name,
                "elo": round(rating.elo, 1),
                "interval": [round(bound, 1) for bound in rating.interval],
                "win_rate": rating.share,
                "games": rating.games,
            }
            for name, rating in sorted(rated, key=lambda rung: -rung[1].elo)
        ],
        "pairs": [
            {
                "bots": [bots[first], bots[second]],
                "games": duel.games,
                "wins": duel.wins,
                "ties": duel.ties,
                "win_rate": duel.win_rate,
                "interval": list(duel.interval),
            }
            for (first, second), duel in zip(pairs, total.duels, strict=True)
        ],
    }


def _as_text(findings: dict[str, Any]) -> str:
    """The same as lines for a person."""
    head = f"{findings['game']}, {findings['games']:,} games of {findings['players']} from seed {findings['seed']} on"
    rungs, pairs = findings["ratings"], findings["pairs"]
    wide = max(len("bot"), *(len(rung["bot"]) for rung in rungs))
    lines = [head, "", f"{'bot':<{wide}}    Elo   95 % interval   wins   games"]
    for rung in rungs:
        low, high = rung["interval"]
        bounds = f"{low:+.0f} to {high:+.0f}"
        lines.append(
            f"{rung['bot']:<{wide}}  {rung['elo']:>+5.0f}  {bounds:>14}  {rung['win_rate']:>5.1%}  {rung['games']:>5,}"
        )
    lines.append("")
    for pair in pairs:
        (first, second), (low, high) = pair["bots"], pair["interval"]
        share = f"{pair['win_rate']:.1%} ({low:.1%} to {high:.1%})"
        lines.append(
            f"{first} against {second}: {pair['wins']} wins, {pair['ties']} ties in {pair['games']} games, {share}"
        )
    return "\n".join(lines)
