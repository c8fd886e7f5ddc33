"""List the games, for how many players each is, and what it is about."""

import argparse

from carambolage.cli.arguments import add_language, language
from carambolage.cli.console import BOLD, Console
from carambolage.cli.texts import Speech
from carambolage.engine.registry import game, games
from carambolage.engine.words.words import words_of

HELP = "list the games"
EXAMPLES = """\
examples:
  carambolage games
  carambolage games --lang fr
"""


def configure(parser: argparse.ArgumentParser) -> None:
    """The arguments of this command."""
    parser.set_defaults(run=run)
    add_language(parser)


def run(arguments: argparse.Namespace) -> int:
    """A line for each game, and a sentence below it."""
    console = Console()
    for name in games():
        one = game(name)
        speech = Speech(words_of(one), language(arguments.lang, one))
        players = speech("cli-players", least=one.players[0], most=one.players[-1])
        console.say(f"{console.paint(name, BOLD)}  {speech.named('game-title', name)}, {players}")
        about = speech.named("game-about", "")
        if about:
            console.say(f"    {about}")
    return 0
