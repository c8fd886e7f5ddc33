"""The tables that our own games are measured at: those of `tables/GAME.toml`, else one with the game's defaults."""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from carambolage.engine.registry import game, games
from carambolage.lab import Setting

FOLDER = Path(__file__).parent / "tables"
PLAIN, PACKED, DEVICE, COPY, SEARCH = "plain", "packed", "device", "copy", "search"


@dataclass(frozen=True)
class Table:
    """A game with players and options, which groups of programs are measured at it, and whether peers stand beside."""

    game: str
    title: str
    players: int
    options: Mapping[str, str] = field(default_factory=dict)
    measured: tuple[str, ...] = (PLAIN, PACKED, DEVICE, SEARCH)
    beside_peers: bool = False

    @property
    def setting(self) -> Setting:
        """The table as the laboratory plays at it, without the guard of simulations."""
        return Setting(self.game, self.players, options=self.options, guard=False)


@cache
def tables() -> dict[str, Table]:
    """All tables of all registered games, by their titles."""
    return {table.title: table for name in games() for table in _tables_of(name)}


def _tables_of(name: str) -> list[Table]:
    file = FOLDER / f"{name}.toml"
    if not file.exists():
        return [Table(name, name.replace("_", " ").title(), game(name).players[-1])]
    entries = tomllib.loads(file.read_text(encoding="utf-8"))["table"]
    return [Table(name, **entry) for entry in entries]
