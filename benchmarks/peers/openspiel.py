"""OpenSpiel's games, driven from Python one action at a time."""

import random
from functools import partial

import pyspiel  # type: ignore[import-not-found]

from benchmarks.clock import repeat


def backgammon(seconds: float) -> tuple[int, float]:
    """Play backgammon."""
    return _play("backgammon", seconds)


def gin_rummy(seconds: float) -> tuple[int, float]:
    """Play gin rummy."""
    return _play("gin_rummy", seconds)


def _play(name: str, seconds: float) -> tuple[int, float]:
    return repeat(partial(_game, pyspiel.load_game(name)), seconds)


def _game(game: pyspiel.Game) -> int:
    state = game.new_initial_state()
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(random.choices(outcomes, weights)[0])
        else:
            state.apply_action(random.choice(state.legal_actions()))
            decisions += 1
    return decisions
