"""Play a game in the terminal, alone against bots or with others at the same keyboard.

At the prompt, type the number of an answer, or ? for help. Whatever ends the game early, it is kept in a file.
"""

import argparse
from pathlib import Path

from carambolage.cli.arguments import DEFAULT_GAME, add_language, add_options, language, names, options, seats, whole
from carambolage.cli.console import Console
from carambolage.cli.errors import UsageError
from carambolage.cli.play.autosave import Autosave
from carambolage.cli.play.seat_choices import SeatChoices
from carambolage.cli.play.seating import COMPANY, DEFAULT_BOT, Seating, ask_who_plays, seated
from carambolage.cli.play.show import position_text
from carambolage.cli.play.table import Table
from carambolage.engine.game import Game
from carambolage.engine.match.loading import load
from carambolage.engine.match.match import Match
from carambolage.engine.notation.reading import at
from carambolage.engine.registry import game as game_named
from carambolage.engine.words.texts import Texts
from carambolage.engine.words.words import words_of

HELP = "play a game in the terminal"
EXAMPLES = """\
examples:
  carambolage play                                  asks who joins in
  carambolage play --players 4                      you on seat 1, three greedy bots
  carambolage play --players 3 --seat 1,2           two people, one bot; pass the keyboard
  carambolage play --seat none --bots random        watch four bots
  carambolage play --racers "Compact Pussycat"      seat 1 drives this car
  carambolage play thunder_road --preset first_evening
  carambolage play --options powers=off season=spring
  carambolage play --resume race.jsonl              go on with a saved game
"""


def configure(parser: argparse.ArgumentParser) -> None:
    """The arguments of this command."""
    parser.set_defaults(run=run)
    parser.add_argument("game", nargs="?", metavar="GAME", help=f"the game ({DEFAULT_GAME} unless given)")
    parser.add_argument("--players", type=whole, metavar="N", help="how many seats there are")
    parser.add_argument("--seat", type=seats, metavar="SEATS", help="the seats of people, as in 1 or 1,3 or none (1)")
    parser.add_argument(
        "--bots",
        type=names,
        metavar="BOTS",
        help="the bots on the other seats, as in greedy,random; repeated as often as needed (greedy)",
    )
    parser.add_argument(
        "--racers", type=names, default=(), metavar="NAMES", help="the racers of the seats from the first on"
    )
    parser.add_argument("--seed", type=whole, metavar="S", help="the seed of all dice and decks; free unless given")
    parser.add_argument(
        "--preset", metavar="NAME", help="a ready-made set of options; `carambolage games GAME` lists them"
    )
    add_options(parser)
    add_language(parser)
    parser.add_argument("--save", type=Path, metavar="FILE", help="save the game here, after every answer")
    start = parser.add_mutually_exclusive_group()
    start.add_argument("--resume", type=Path, metavar="FILE", help="go on with a saved game")
    start.add_argument("--position", metavar="POSITION", help="begin at a position: its text, or a file with it")


def run(arguments: argparse.Namespace) -> int:
    """Sit down and play."""
    console = Console()
    if arguments.resume or arguments.position:
        match = _match_under_way(arguments)
        texts = Texts(match.words, language(arguments.lang, match.game))
        return _table(arguments, match, _seating(arguments, match.players), texts, console).run()
    game = game_named(arguments.game or DEFAULT_GAME)
    texts = Texts(words_of(game), language(arguments.lang, game))
    seating = _chosen_seating(arguments, game, console, texts)
    players = len(seating.people) + len(seating.bots)
    preset = game.menu.preset(arguments.preset) if arguments.preset else {}
    chosen = {**preset, **options(arguments.options)}
    match = Match(game, players, arguments.seed, chosen, arguments.pack)
    return _table(arguments, match, seating, Texts(match.words, texts.lang), console).run()


def _match_under_way(arguments: argparse.Namespace) -> Match:
    """The match of `--resume` or `--position`, which brings its own table."""
    kind, given, fixed = ("saved game", "resume", ("seed",)) if arguments.resume else ("position", "position", ())
    for name in ("players", *fixed, "preset", "options", "racers"):
        if getattr(arguments, name):
            raise UsageError(f"a {kind} brings its own {name}; leave out --{name} with --{given}")
    game = game_named(arguments.game) if arguments.game else None
    if arguments.resume:
        return load(arguments.resume, game, arguments.pack)
    return at(position_text(arguments.position), arguments.seed, game, arguments.pack)


def _chosen_seating(arguments: argparse.Namespace, game: Game, console: Console, texts: Texts) -> Seating:
    nothing_given = arguments.players is None and arguments.seat is None and arguments.bots is None
    if nothing_given and console.interactive:
        return ask_who_plays(game, console, texts)
    players = arguments.players if arguments.players is not None else min(COMPANY, game.players[-1])
    if players not in game.players:
        raise UsageError(f"{game.name} is for {game.players[0]} to {game.players[-1]} players, not {players}")
    return _seating(arguments, players)


def _seating(arguments: argparse.Namespace, players: int) -> Seating:
    people = (0,) if arguments.seat is None else arguments.seat
    return seated(players, people, arguments.bots or (DEFAULT_BOT,))


def _table(arguments: argparse.Namespace, match: Match, seating: Seating, texts: Texts, console: Console) -> Table:
    if match.state.seats > match.players:
        seating = Seating(tuple(range(match.state.seats)), {})
    autosave = Autosave(match, arguments.save, arguments.resume)
    autosave.save_after_answer()
    racers = SeatChoices(arguments.racers, match.players, texts.lang)
    place = arguments.game if arguments.game and ":" in arguments.game else None
    return Table(match, seating, racers, texts, console, autosave, place)
