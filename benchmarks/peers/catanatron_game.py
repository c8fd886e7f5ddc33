"""Catanatron's four-player game between its own random players."""

from catanatron.game import TURNS_LIMIT, Game  # type: ignore[import-not-found]
from catanatron.models.player import Color, RandomPlayer  # type: ignore[import-not-found]

from benchmarks.clock import repeat


def four_players(seconds: float) -> tuple[int, float]:
    """Play four random players against each other."""
    return repeat(_game, seconds)


def _game() -> int:
    game = Game([RandomPlayer(color) for color in Color])
    ticks = 0
    while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
        game.play_tick()
        ticks += 1
    return ticks
