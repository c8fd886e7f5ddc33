"""Let one bot play against another and see which is stronger.

The first bot has one seat, the second all others; swapped, the seed says which. Game number i has the seed S + i; a
search with a number of iterations, as in search:2000, makes a duel that can be repeated exactly.
"""

import argparse
import json

from carambolage.bots import bot_for
from carambolage.cli.arguments import DEFAULT_GAME, add_options, options
from carambolage.cli.lab.progress import ProgressLine
from carambolage.cli.lab.running import add_run, begin, play, saving, say_how_it_ended
from carambolage.engine.registry import game as game_named
from carambolage.lab import Duel, Duels, Run, Setting, elo, prepare_duel
from carambolage.lab.experiment import check_numbers

HELP = "let one bot play against another, and see which is stronger"
EXAMPLES = """\
examples:
  carambolage duel greedy random
  carambolage duel search greedy --game wacky_races --games 200
  carambolage duel greedy:weights.toml greedy --game wacky_races
  carambolage duel search:2000 greedy --players 4 --games 100 --workers 2 --json
"""


def configure(parser: argparse.ArgumentParser) -> None:
    """The arguments of this command."""
    parser.set_defaults(run=run)
    parser.add_argument("first", metavar="BOT", help="the bot that is measured")
    parser.add_argument("second", metavar="BOT", help="the bot on all other seats")
    parser.add_argument("--game", default=DEFAULT_GAME, metavar="GAME", help=f"the game ({DEFAULT_GAME})")
    add_run(parser, 100, "2 where the game allows it")
    parser.add_argument(
        "--seats", choices=("swapped", "fixed"), default="swapped", help="whether the first bot changes seats (swapped)"
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    add_options(parser)


def run(arguments: argparse.Namespace) -> int:
    """Play, count, report; after Ctrl-C report what was played until then."""
    setting = _setting(arguments)
    check_numbers(arguments.games, arguments.seed, arguments.workers)
    experiment, seeds = Duels(setting, arguments.seats == "swapped"), (arguments.seed, arguments.seed + arguments.games)
    about = {**setting.about, "bots": list(setting.bots), "seats": arguments.seats}
    games = begin(arguments, Run(about, seeds, Duel()), arguments.out)
    status = play(arguments, games, experiment, saving(games, arguments.out))
    total = games.total
    print(json.dumps(_as_json(arguments, setting, total)) if arguments.json else _as_text(arguments, setting, total))
    return say_how_it_ended(status, games, arguments.out)


def _setting(arguments: argparse.Namespace) -> Setting:
    """What is to be played, checked before anything is compiled."""
    game = game_named(arguments.game)
    players = max(2, game.players[0]) if arguments.players is None else arguments.players
    bots = (bot_for(game, arguments.first), bot_for(game, arguments.second))
    setting = Setting(arguments.game, players, bots, options(arguments.options), arguments.pack)
    setting.lineup()
    with ProgressLine(f"Compiling the search of {game.name}, once", "rules", quiet_elsewhere=False) as compiling:
        prepare_duel(setting, compiling)
    return setting


def _as_json(arguments: argparse.Namespace, setting: Setting, total: Duel) -> dict[str, object]:
    return {
        "game": setting.game.name,
        "bots": [arguments.first, arguments.second],
        "players": setting.players,
        "seats": arguments.seats,
        "seed": arguments.seed,
        "games": total.games,
        "wins": total.wins,
        "ties": total.ties,
        "win_rate": total.win_rate,
        "interval": list(total.interval),
        "elo": elo(total.win_rate) if setting.players == 2 else None,
    }


def _as_text(arguments: argparse.Namespace, setting: Setting, total: Duel) -> str:
    low, high = total.interval
    share = f"{total.win_rate:.1%} ({low:.1%} to {high:.1%})"
    lines = [
        f"{setting.game.name}, {total.games} games of {setting.players} from seed {arguments.seed} on",
        f"{arguments.first} against {arguments.second}: {total.wins} wins, {total.ties} ties, {share}",
    ]
    if setting.players == 2:
        lines.append(f"Elo difference {elo(total.win_rate):+.0f} ({elo(low):+.0f} to {elo(high):+.0f})")
    return "\n".join(lines)
