"""PettingZoo's classic environments, driven by the documented agent loop."""

import random
from functools import partial

import numpy as np
from pettingzoo import AECEnv  # type: ignore[import-not-found]
from pettingzoo.classic import connect_four_v3, texas_holdem_v4  # type: ignore[import-not-found]

from benchmarks.clock import repeat


def connect_four(seconds: float) -> tuple[int, float]:
    """Play connect four."""
    return repeat(partial(_game, connect_four_v3.env()), seconds)


def texas_holdem(seconds: float) -> tuple[int, float]:
    """Play limit Texas hold'em."""
    return repeat(partial(_game, texas_holdem_v4.env()), seconds)


def _game(env: AECEnv) -> int:
    env.reset()
    decisions = 0
    for _agent in env.agent_iter():
        observation, _reward, terminated, truncated, _info = env.last()
        if terminated or truncated:
            env.step(None)
            continue
        env.step(int(random.choice(np.flatnonzero(observation["action_mask"]))))
        decisions += 1
    return decisions
