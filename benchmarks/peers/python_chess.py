"""python-chess played at random to the end of the game."""

import random

import chess  # type: ignore[import-not-found]

from benchmarks.clock import repeat


def playouts(seconds: float) -> tuple[int, float]:
    """Play chess."""
    return repeat(_game, seconds)


def _game() -> int:
    board = chess.Board()
    while not board.is_game_over():
        board.push(random.choice(list(board.legal_moves)))
    decisions: int = board.ply()
    return decisions
