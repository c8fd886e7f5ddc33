"""List the games, for how many players each is, and what it is about."""

import argparse

from carambolage.cli.arguments import add_language, language
from carambolage.cli.console import BOLD, Console
from carambolage.engine.registry import game, games
from carambolage.engine.words.texts import Texts
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
        listed = game(name)
        texts = Texts(words_of(listed), language(arguments.lang, listed))
        players = texts("cli-players", least=listed.players[0], most=listed.players[-1])
        console.say(f"{console.paint(name, BOLD)}  {texts.named('game-title', name)}, {players}")
        about = texts.named("game-about", "")
        if about:
            console.say(f"    {about}")
    return 0
