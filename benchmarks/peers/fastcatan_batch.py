"""fastcatan's batch of games, advanced together with legal actions drawn by NumPy."""

from functools import partial

import fastcatan  # type: ignore[import-not-found]
import numpy as np
from numpy.typing import NDArray

from benchmarks.clock import repeat

GAMES = 1024
STEPS = 16


def batch(seconds: float) -> tuple[int, float]:
    """Play a batch of four-player games that start anew as they end."""
    games = fastcatan.BatchedEnv(GAMES, seed=0)
    games.reset()
    return repeat(partial(_steps, games, np.random.default_rng(0)), seconds)


def _steps(games: fastcatan.BatchedEnv, rng: np.random.Generator) -> int:
    masks = np.zeros((GAMES, fastcatan.MASK_WORDS), dtype=np.uint64)
    dones = np.zeros(GAMES, dtype=np.uint8)
    for _ in range(STEPS):
        games.write_masks(masks)
        games.step_autoreset(_draw(masks, rng), dones)
    return GAMES * STEPS


def _draw(masks: NDArray[np.uint64], rng: np.random.Generator) -> NDArray[np.uint32]:
    bits = np.unpackbits(masks.view(np.uint8), axis=1, bitorder="little").view(np.bool_)
    counts = np.bitwise_count(masks).sum(axis=1, dtype=np.int64)
    firsts = np.cumsum(counts) - counts
    legal = np.flatnonzero(bits)[firsts + rng.integers(counts)]
    actions: NDArray[np.uint32] = (legal % bits.shape[1]).astype(np.uint32)
    return actions
