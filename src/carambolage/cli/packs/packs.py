"""Packs are folders with the printed components of a game: check one, show one, copy a game's own to change it."""

import argparse
from pathlib import Path

from carambolage.cli.arguments import add_language, language
from carambolage.cli.packs.listing import component_groups, pack_lines
from carambolage.engine.packs.checking import checked_pack
from carambolage.engine.packs.folder import copy_pack
from carambolage.engine.registry import game as game_named
from carambolage.engine.registry import games
from carambolage.engine.words.texts import Texts
from carambolage.engine.words.words import words_of

HELP = "check, show or copy the printed components of a game"
EXAMPLES = """\
examples:
  carambolage packs copy wacky_races my-races     a folder of your own to edit
  carambolage packs check my-races                names every mistake: file, item, reason
  carambolage packs show my-races                 all components in words
  carambolage play --pack my-races
"""


def configure(parser: argparse.ArgumentParser) -> None:
    """The arguments of this command."""
    tasks = parser.add_subparsers(metavar="TASK", required=True)
    check = tasks.add_parser("check", help="name every mistake in a pack")
    check.add_argument("folder", type=Path, metavar="DIR")
    check.set_defaults(run=_check)
    show = tasks.add_parser("show", help="list the components of a pack")
    show.add_argument("pack", metavar="GAME|DIR")
    add_language(show)
    show.set_defaults(run=_show)
    copy = tasks.add_parser("copy", help="copy a game's own pack into a new folder")
    copy.add_argument("game", metavar="GAME")
    copy.add_argument("folder", type=Path, metavar="DIR")
    copy.set_defaults(run=_copy)


def _check(arguments: argparse.Namespace) -> int:
    game, pack = checked_pack(arguments.folder)
    items = sum(len(entries) for _, _, entries in component_groups(pack.folder))
    print(f"{arguments.folder} is a sound pack for {game.name}: {items} components, no mistake.")
    return 0


def _show(arguments: argparse.Namespace) -> int:
    if arguments.pack in games():
        game = game_named(arguments.pack)
        folder, own = game.home / "pack", None
    else:
        game, pack = checked_pack(Path(arguments.pack))
        folder = own = pack.folder
    texts = Texts(words_of(game, own), language(arguments.lang, game))
    print("\n".join(pack_lines(folder, texts)))
    return 0


def _copy(arguments: argparse.Namespace) -> int:
    game = game_named(arguments.game)
    copy_pack(game, arguments.folder, arguments.folder.resolve().name)
    print(f"The components of {game.name} are now in {arguments.folder}; edit them, then run:")
    print(f"  carambolage packs check {arguments.folder}")
    return 0
