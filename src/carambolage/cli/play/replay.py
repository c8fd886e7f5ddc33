"""Show the log of a saved game line by line, and the table as it stands at the end."""

import argparse
import json
from pathlib import Path

from carambolage.cli.arguments import add_language, add_saved_pack, at_least, language
from carambolage.cli.console import BOLD, Console
from carambolage.cli.play.display import result_lines, show_board, show_log
from carambolage.cli.play.show import seat_of
from carambolage.engine.match.loading import load
from carambolage.engine.match.match import Match
from carambolage.engine.words.texts import Texts

HELP = "tell a saved game again"
EXAMPLES = """\
examples:
  carambolage replay race.jsonl
  carambolage replay race.jsonl --to 20             only the first 20 decisions
  carambolage replay race.jsonl --seat 1 --lang fr  as the first seat saw it, in French
  carambolage replay race.jsonl --to 20 --position  where the game stood then, as a text
"""


def configure(parser: argparse.ArgumentParser) -> None:
    """The arguments of this command."""
    parser.set_defaults(run=run)
    parser.add_argument("file", type=Path, metavar="FILE", help="the saved game")
    parser.add_argument("--to", type=at_least(0), metavar="N", help="stop after this many decisions")
    parser.add_argument(
        "--seat", type=at_least(1), metavar="SEAT", help="through whose eyes; a spectator's unless given"
    )
    parser.add_argument("--position", action="store_true", help="print the position instead, for `carambolage show`")
    add_saved_pack(parser)
    add_language(parser)


def run(arguments: argparse.Namespace) -> int:
    """The log, the board, and the result if there is one; or the position."""
    match = load(arguments.file, pack=arguments.pack)
    seat = seat_of(arguments, match)
    if arguments.to is not None:
        match = cut_after(match, arguments.to)
    if arguments.position:
        print(match.position(seat), end="")
    else:
        _show(match, seat, Texts(match.words, language(arguments.lang, match.game)), Console())
    return 0


def cut_after(match: Match, decisions: int) -> Match:
    """The same match after its first decisions."""
    header, *steps = match.save().splitlines()[:-1]
    lines, answers = [header], 0
    for step in steps:
        answers += "action" in json.loads(step)
        if answers > decisions:
            break
        lines.append(step)
    return load("\n".join(lines), match.game, match.pack.folder)


def _show(match: Match, seat: int | None, texts: Texts, console: Console) -> None:
    title = texts.named("game-title", match.game.name)
    console.say(texts("cli-replay", game=title, players=match.players, decisions=match.state.decisions), BOLD)
    show_log(match.log_phrases(seat), texts, console)
    console.say()
    show_board(match.board_phrases(seat), texts, console)
    if match.result is not None:
        console.say()
        for line in result_lines(match.result, texts, {}):
            console.say(line)
