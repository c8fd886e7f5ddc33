"""The library of a server: the games it offers, and the packs that its host has named for them."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from carambolage.engine.errors import CarambolageError, UnknownGameError
from carambolage.engine.game import Game
from carambolage.engine.packs.checking import checked_pack
from carambolage.engine.packs.folder import Pack, open_pack
from carambolage.engine.registry import game, games
from carambolage.table.protocol.sights import PackName
from carambolage.table.refusal import RefusedError
from carambolage.table.state.fair_dice import SCHEME
from carambolage.table.store.entry import TableRecord


class LibraryError(CarambolageError):
    """A pack that cannot be offered."""


@dataclass(frozen=True)
class Library:
    """Games by name, where each is found (`module:name`), and the packs of the host by game and by name."""

    games: Mapping[str, Game]
    places: Mapping[str, str] = field(default_factory=dict)
    packs: Mapping[str, Mapping[str, Pack]] = field(default_factory=dict)

    def game(self, name: str) -> Game:
        """A game by its name."""
        if name not in self.games:
            raise RefusedError("no_such_game", 404, game=name)
        return self.games[name]

    def packs_of(self, game: Game) -> list[Pack]:
        """The pack of a game itself, then those of the host."""
        return [open_pack(game), *self.packs.get(game.name, {}).values()]

    def pack_with_hash(self, game: Game, wanted: str | None) -> Pack | None:
        """The pack with a hash, the one of the game itself where none is wanted; none if there is no such pack."""
        packs = self.packs_of(game)
        return next((pack for pack in packs if wanted in (None, pack.hash)), None)

    def pack_named(self, game: Game, wanted: PackName | None) -> Pack:
        """The pack that a visitor has chosen for a new table."""
        if wanted is None:
            return open_pack(game)
        pack = self.packs.get(game.name, {}).get(wanted.name)
        if pack is None:
            raise RefusedError("no_such_pack", 404, pack=wanted.name)
        if pack.hash != wanted.hash:
            raise RefusedError("pack_renewed", 409, pack=wanted.name)
        return pack

    def pack_of(self, record: TableRecord) -> Pack:
        """The pack of a stored table, which plays on with the same game and components only."""
        game = self.games.get(record.game)
        if game is None:
            raise RefusedError("game_gone", 409, game=record.game)
        pack = open_pack(game) if record.pack_name is None else self.packs.get(game.name, {}).get(record.pack_name)
        if pack is None:
            raise RefusedError("pack_gone", 409, pack=record.pack_name or "")
        if not pack.built_in and pack.hash != record.pack:
            raise RefusedError("pack_changed", 409, pack=pack.name)
        if (game.version, pack.hash, SCHEME) != (record.rules, record.pack, record.dice):
            raise RefusedError("other_rules", 409)
        return pack


def open_library(places: Sequence[str], folders: Sequence[str]) -> Library:
    """All games that are declared or named by their places, and the packs in some folders; checks every pack."""
    located = {game(place).name: place for place in (*games(), *places)}
    library = Library({name: game(place) for name, place in located.items()}, located)
    packs: dict[str, dict[str, Pack]] = {}
    for folder in folders:
        played, pack = _checked(folder, library)
        siblings = packs.setdefault(played.name, {})
        if pack.name in (open_pack(played).name, *siblings):
            text = f"another pack of {played.name} has the name “{pack.name}” too; write another one into its pack.toml"
            raise LibraryError(f"the pack in {folder} cannot be offered: {text}")
        siblings[pack.name] = pack
    return Library(library.games, located, packs)


def _checked(folder: str, library: Library) -> tuple[Game, Pack]:
    try:
        return checked_pack(Path(folder), lambda name: _offered(name, library))
    except CarambolageError as error:
        raise LibraryError(f"the pack in {folder} cannot be offered: {error}") from error


def _offered(name: str, library: Library) -> Game:
    if name not in library.games:
        raise UnknownGameError(f"this server offers no game {name!r}; there are {', '.join(library.games)}")
    return library.games[name]
