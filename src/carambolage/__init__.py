"""Carambolage: a digital table for car-combat board games::

import carambolage

match = carambolage.new("wacky_races", players=4, seed=7)
seat = match.asked[0]
match.play(seat, match.choices(seat)[0])
"""

from collections.abc import Mapping
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from carambolage.engine.errors import CarambolageError
    from carambolage.engine.game import Game, Result
    from carambolage.engine.match.choice import Choice
    from carambolage.engine.match.event import Event
    from carambolage.engine.match.loading import Report, load, verify
    from carambolage.engine.match.match import Match
    from carambolage.engine.notation.reading import at
    from carambolage.engine.registry import game
    from carambolage.engine.registry import games as game_names
    from carambolage.engine.rules.actions import Answer

__all__ = [
    "Answer",
    "CarambolageError",
    "Choice",
    "Event",
    "Game",
    "Match",
    "Report",
    "Result",
    "at",
    "game",
    "game_names",
    "load",
    "new",
    "verify",
]

_ROOMS = {
    "Answer": "rules.actions",
    "CarambolageError": "errors",
    "Choice": "match.choice",
    "Event": "match.event",
    "Game": "game",
    "Match": "match.match",
    "Report": "match.loading",
    "Result": "game",
    "at": "notation.reading",
    "game": "registry",
    "game_names": "registry",
    "load": "match.loading",
    "verify": "match.loading",
}


def new(
    game: "str | Game",
    players: int,
    seed: int | None = None,
    options: Mapping[str, object] | None = None,
    pack: Path | str | None = None,
) -> "Match":
    """Start a match of a game; without a seed chance is truly free."""
    from carambolage.engine import registry
    from carambolage.engine.match import match

    return match.Match(registry.game(game) if isinstance(game, str) else game, players, seed, options, pack)


def __getattr__(name: str) -> Any:
    """The engine is imported when it is first needed, so that the command answers at once."""
    if name not in _ROOMS:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    room = import_module(f"carambolage.engine.{_ROOMS[name]}")
    return globals().setdefault(name, getattr(room, "games" if name == "game_names" else name))


def __dir__() -> list[str]:
    return __all__
