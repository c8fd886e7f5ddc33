"""Show a position: the board in words, who is asked what, and the picture as SVG.

A position is a text that the page and the prompt copy (`p`), and that `carambolage replay --position` prints.
"""

import argparse
import sys
from pathlib import Path

from carambolage.cli.arguments import add_language, at_least, language
from carambolage.cli.console import BOLD, Console
from carambolage.cli.errors import UsageError
from carambolage.cli.play.display import show_board
from carambolage.engine.match.match import Match
from carambolage.engine.notation.reading import LONGEST, at
from carambolage.engine.registry import game as game_named
from carambolage.engine.words.texts import Texts

HELP = "show a position in words or as a picture"
EXAMPLES = """\
examples:
  carambolage show position.txt
  carambolage show - --svg board.svg                 reads the position from standard input
  carambolage replay race.jsonl --to 20 --position | carambolage show -
  carambolage play --position position.txt           go on from there
"""


def configure(parser: argparse.ArgumentParser) -> None:
    """The arguments of this command."""
    parser.set_defaults(run=run)
    parser.add_argument(
        "position", metavar="POSITION", help="the text of a position, a file with it, or - for the input"
    )
    parser.add_argument(
        "--seat", type=at_least(1), metavar="SEAT", help="what this seat sees; a spectator unless given"
    )
    parser.add_argument("--svg", type=Path, metavar="FILE", help="write the picture to this file")
    parser.add_argument("--game", metavar="MODULE:NAME", help="the game, where it is not installed")
    parser.add_argument("--pack", metavar="DIR", help="the components, where they are not the game's own")
    add_language(parser)


def run(arguments: argparse.Namespace) -> int:
    """The board and the questions; with `--svg` also the picture."""
    game = game_named(arguments.game) if arguments.game else None
    match = at(position_text(arguments.position), seed=0, game=game, pack=arguments.pack)
    seat = seat_of(arguments, match)
    texts, console = Texts(match.words, language(arguments.lang, match.game)), Console()
    show_board(match.board_phrases(seat), texts, console)
    for asked in match.asked:
        question = match.question(asked, texts.lang)
        console.say(texts("cli-asked", player=texts.player(asked), question=question), BOLD)
    if arguments.svg:
        arguments.svg.write_text(match.picture(seat), encoding="utf-8")
    return 0


def position_text(argument: str) -> str:
    """A position from standard input (`-`), from a file, or as it stands in the argument."""
    try:
        if argument == "-":
            return sys.stdin.read(LONGEST + 1) if sys.stdin else ""
        if "\n" not in argument and Path(argument).is_file():
            with open(argument, encoding="utf-8") as file:
                return file.read(LONGEST + 1)
    except UnicodeDecodeError:
        raise UsageError(f"{argument} holds no text, so it holds no position") from None
    return argument


def seat_of(arguments: argparse.Namespace, match: Match) -> int | None:
    """The seat that `--seat` names, counted from 1 there; none without it."""
    if arguments.seat is None:
        return None
    if arguments.seat > match.players:
        raise UsageError(f"there is no seat {arguments.seat}; the seats are 1 to {match.players}")
    return int(arguments.seat) - 1
