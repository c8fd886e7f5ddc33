"""List the games, for how many players each is, and what it is about; of one game, its presets and boxes too."""

import argparse
from collections.abc import Mapping

from carambolage.cli.arguments import add_language, language
from carambolage.cli.console import BOLD, Console
from carambolage.engine.menu import Menu
from carambolage.engine.registry import game, games
from carambolage.engine.words.texts import Texts
from carambolage.engine.words.words import words_of

HELP = "list the games, or what one of them offers"
EXAMPLES = """\
examples:
  carambolage games
  carambolage games thunder_road                    its presets and boxes
  carambolage games --lang fr
"""


def configure(parser: argparse.ArgumentParser) -> None:
    """The arguments of this command."""
    parser.set_defaults(run=run)
    parser.add_argument("game", nargs="?", metavar="GAME", help="only this game, with its presets and boxes")
    add_language(parser)


def run(arguments: argparse.Namespace) -> int:
    """A line for each game, and a sentence below it."""
    console = Console()
    for name in [arguments.game] if arguments.game else games():
        listed = game(name)
        texts = Texts(words_of(listed), language(arguments.lang, listed))
        players = texts("cli-players", least=listed.players[0], most=listed.players[-1])
        console.say(f"{console.paint(name, BOLD)}  {texts.named('game-title', name)}, {players}")
        about = texts.named("game-about", "")
        if about:
            console.say(f"    {about}")
        if arguments.game:
            _tell_menu(listed.menu, console, texts)
    return 0


def _tell_menu(menu: Menu, console: Console, texts: Texts) -> None:
    """The presets with the options that they set, then the boxes with theirs."""
    console.say()
    for name, options in menu.presets.items():
        title, about = texts.named(f"preset-{name}", name), texts.named(f"preset-{name}.text", "")
        console.say(f"--preset {console.paint(name, BOLD)}  {title}: {about}")
        console.say(f"    {_spelled(options)}")
    for box in menu.boxes:
        console.say(f"{texts.named(f'box-{box.name}', box.name)}")
        console.say(f"    {_spelled({name: values[1] for name, values in box.options.items()})}")


def _spelled(options: Mapping[str, str]) -> str:
    """Options as `--options` takes them."""
    return " ".join(f"{name}={value}" for name, value in options.items()) or "-"
