"""fastcatan's batch of games, advanced together; NumPy draws a legal action for each, all games at once."""

import fastcatan  # type: ignore[import-not-found]
import numpy as np
from numpy.typing import NDArray

from benchmarks.clock import repeat

GAMES = 4096
STEPS = 16

Words = NDArray[np.uint64]
ONES, TOPS = np.uint64(0x0101010101010101), np.uint64(0x8080808080808080)
PAIRS, NIBBLES, BYTES = (np.uint64(mask) for mask in (0x5555555555555555, 0x3333333333333333, 0x0F0F0F0F0F0F0F0F))
U1, U2, U3, U4, U8, U32, U255 = (np.uint64(number) for number in (1, 2, 3, 4, 8, 32, 255))


def batch(seconds: float) -> tuple[int, float]:
    """Play a batch of four-player games that start anew as they end; every action counts, forced ones too."""
    games = fastcatan.BatchedEnv(GAMES, seed=0)
    games.reset()
    masks = np.zeros((GAMES, fastcatan.MASK_WORDS), dtype=np.uint64)
    dones = np.zeros(GAMES, dtype=np.uint8)
    rng = np.random.default_rng(0)

    def steps() -> int:
        for _ in range(STEPS):
            games.write_masks(masks)
            games.step_autoreset(draw(masks, rng), dones)
        return GAMES * STEPS

    return repeat(steps, seconds)


def draw(masks: Words, rng: np.random.Generator) -> NDArray[np.uint32]:
    """One of the bits set in each row, all equally likely."""
    ends = np.ascontiguousarray(np.bitwise_count(masks).T, dtype=np.uint16)
    for index in range(1, len(ends)):
        ends[index] += ends[index - 1]
    chance = rng.integers(1 << 32, size=len(masks), dtype=np.uint32)
    rank = (chance * ends[-1].astype(np.uint64) >> U32).astype(np.uint16)
    word, before = np.zeros_like(rank), np.zeros_like(rank)
    for end in ends[:-1]:
        passed = rank >= end
        word += passed
        before = np.maximum(before, end * passed)
    words = masks.ravel()[np.arange(0, masks.size, masks.shape[1]) + word]
    actions: NDArray[np.uint32] = word * np.uint32(64) + nth_bit(words, (rank - before).astype(np.uint64))
    return actions


def nth_bit(words: Words, rank: Words) -> NDArray[np.uint32]:
    """The place of the bit that has `rank` set bits below it in its word, found by sums over bytes and a table."""
    sums = words - (words >> U1 & PAIRS)
    sums = (sums & NIBBLES) + (sums >> U2 & NIBBLES)
    sums = (sums + (sums >> U4) & BYTES) * ONES
    passed = (rank * ONES | TOPS) - sums & TOPS
    start = np.bitwise_count(passed) << np.uint8(3)
    below = (sums << U8) >> start & U255
    byte = words >> start & U255
    place: NDArray[np.uint32] = start + IN_BYTE[(byte << U3) + rank - below]
    return place


def _in_byte() -> NDArray[np.uint32]:
    table = np.zeros(256 * 8, dtype=np.uint32)
    for byte in range(256):
        for rank, place in enumerate(place for place in range(8) if byte >> place & 1):
            table[byte * 8 + rank] = place
    return table


IN_BYTE = _in_byte()
