"""Checks a pack of which only the folder is known, and collects every mistake."""

import tomllib
from collections.abc import Callable
from pathlib import Path

from carambolage.engine.errors import CarambolageError, Mistake, PackError
from carambolage.engine.game import Game
from carambolage.engine.packs.files import TooLargeError, component_bytes
from carambolage.engine.packs.folder import Pack, open_pack
from carambolage.engine.registry import listed_game
from carambolage.engine.words.words import languages, replacement_mistakes


def checked_pack(folder: Path, game_named: Callable[[str], Game] = listed_game) -> tuple[Game, Pack]:
    """The game of a pack, and the pack; one error with all mistakes if there are any."""
    game = _game_of(folder, game_named)
    mistakes: list[Mistake] = []
    try:
        pack = open_pack(game, folder)
    except PackError as error:
        mistakes += error.mistakes
    mistakes += _word_mistakes(game, folder)
    if mistakes:
        raise PackError(mistakes)
    return game, pack


def _game_of(folder: Path, game_named: Callable[[str], Game]) -> Game:
    if not folder.is_dir():
        raise PackError([Mistake(str(folder), "", "there is no such folder")])
    try:
        name = tomllib.loads(component_bytes(folder / "pack.toml").decode()).get("game")
    except FileNotFoundError:
        raise _unusable("the file is missing, so this is no pack") from None
    except (OSError, ValueError, RecursionError, TooLargeError) as error:
        raise _unusable(str(error)) from None
    if not isinstance(name, str):
        raise _unusable("game is missing; it names the game that the pack is for")
    try:
        return game_named(name)
    except CarambolageError as error:
        raise _unusable(str(error)) from None


def _unusable(reason: str) -> PackError:
    return PackError([Mistake("pack.toml", "", reason)])


def _word_mistakes(game: Game, folder: Path) -> list[Mistake]:
    """Texts that Fluent cannot read, or that cannot stand in for the game's own."""
    mistakes: list[Mistake] = []
    for lang in languages(game):
        try:
            reasons = replacement_mistakes(game, folder / "words", lang)
        except CarambolageError as error:
            reasons = [str(error)]
        mistakes += [Mistake(f"words ({lang})", "", reason) for reason in reasons]
    return mistakes
