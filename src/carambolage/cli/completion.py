"""Print a script that lets a shell complete commands, options, games, bots and files."""

import argparse

from carambolage.bots import bot_names
from carambolage.engine.registry import games
from carambolage.engine.words.words import languages

HELP = "print a script that lets your shell complete what you type"
EXAMPLES = """\
examples:
  carambolage completion bash > ~/.local/share/bash-completion/completions/carambolage
  carambolage completion zsh > ~/.zfunc/_carambolage     with `fpath+=~/.zfunc` before compinit in ~/.zshrc
  carambolage completion fish > ~/.config/fish/completions/carambolage.fish

Run it again when games have been installed: their names are part of the script.
"""
SHELLS = ("bash", "zsh", "fish", "tcsh", "powershell")


def configure(parser: argparse.ArgumentParser) -> None:
    """The arguments of this command."""
    parser.set_defaults(run=run)
    parser.add_argument("shell", choices=SHELLS, metavar="SHELL", help=", ".join(SHELLS))


def run(arguments: argparse.Namespace) -> int:
    """The script, made from a parser of its own that knows what may stand behind each argument."""
    import shtab

    from carambolage.cli.command import build_parser

    parser = build_parser()
    _complete(parser)
    print(shtab.complete(parser, arguments.shell))
    return 0


def _complete(parser: argparse.ArgumentParser) -> None:
    """Say what may follow, here and in the commands below, by what help calls the argument."""
    from shtab import DIRECTORY, FILE

    files = {"DIR": DIRECTORY, "GAME|DIR": DIRECTORY, "FILE": FILE, "POSITION": FILE}
    words = {"GAME": games(), "BOT": bot_names(), "BOTS": bot_names(), "LANG": languages(None)}
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            for subparser in action.choices.values():
                _complete(subparser)
        elif isinstance(action.metavar, str) and action.metavar in files:
            action.complete = files[action.metavar]  # type: ignore[attr-defined]  # an attribute that shtab reads
        elif isinstance(action.metavar, str) and action.metavar in words:
            action.choices = words[action.metavar]
