"""RLCard's environments, driven through `env.step`."""

import random
from functools import partial

import rlcard  # type: ignore[import-not-found]
from rlcard.envs import Env  # type: ignore[import-not-found]

from benchmarks.clock import repeat


def uno(seconds: float) -> tuple[int, float]:
    """Play Uno."""
    return repeat(partial(_game, rlcard.make("uno")), seconds)


def gin_rummy(seconds: float) -> tuple[int, float]:
    """Play gin rummy."""
    return repeat(partial(_game, rlcard.make("gin-rummy")), seconds)


def _game(env: Env) -> int:
    state, _player = env.reset()
    decisions = 0
    while not env.is_over():
        state, _player = env.step(random.choice(list(state["legal_actions"])))
        decisions += 1
    return decisions
