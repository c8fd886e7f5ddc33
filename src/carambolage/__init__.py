"""Carambolage: a digital table for car-combat board games::

import carambolage

match = carambolage.new("wacky_races", players=4, seed=7)
seat = match.asked[0]
match.play(seat, match.choices(seat)[0])
"""

from collections.abc import Mapping
from pathlib import Path

from carambolage.engine import registry
from carambolage.engine.actions import Answer
from carambolage.engine.choice import Choice
from carambolage.engine.errors import CarambolageError
from carambolage.engine.game import Event, Game, Result
from carambolage.engine.loading import Report, load, verify
from carambolage.engine.match import Match
from carambolage.engine.registry import game
from carambolage.engine.registry import games as game_names

__all__ = [
    "Answer",
    "CarambolageError",
    "Choice",
    "Event",
    "Game",
    "Match",
    "Report",
    "Result",
    "game",
    "game_names",
    "load",
    "new",
    "verify",
]


def new(
    game: str | Game,
    players: int,
    seed: int | None = None,
    options: Mapping[str, object] | None = None,
    pack: Path | str | None = None,
) -> Match:
    """Start a match of a game; without a seed chance is truly free."""
    return Match(registry.game(game) if isinstance(game, str) else game, players, seed, options, pack)
