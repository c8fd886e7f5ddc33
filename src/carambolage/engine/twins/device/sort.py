"""Sorting millions of games by what each is to do next, on a GPU.

The games stay where they are: what is sorted is `order`, a list of their places.
"""

from typing import Any

import numpy as np

from carambolage.engine.twins.build import Function

SORTERS = 1024


class Sorter:
    """Counts the games of every key, sums the counts up into first places, and puts each game's place there."""

    def __init__(self, cuda: Any, keys: int) -> None:
        self._counts = cuda.to_device(np.zeros(keys, np.int32))
        self._starts = cuda.device_array(keys, np.int32)
        self._count = cuda.jit(_counting(cuda, keys))
        self._sum_up = cuda.jit(_summing_up(cuda, keys))
        self._place = cuda.jit(_placing(cuda, keys))

    def sort(self, key_of: Any, order: Any, playing: Any) -> None:
        """Sort all games by key; `playing` becomes how many stand before those of the last key."""
        blocks = -(-key_of.size // SORTERS)
        self._count[blocks, SORTERS](key_of, self._counts)
        self._sum_up[1, SORTERS](self._counts, self._starts, playing)
        self._place[blocks, SORTERS](key_of, self._starts, order)


def _counting(cuda: Any, keys: int) -> Function:
    """Each block counts on its own first: millions of additions to the same few numbers would queue."""

    def count(key_of, counts):  # type: ignore[no-untyped-def]
        here = cuda.shared.array(keys, np.int32)
        game = cuda.grid(1)
        for key in range(cuda.threadIdx.x, keys, SORTERS):
            here[key] = 0
        cuda.syncthreads()
        if game < key_of.size:
            cuda.atomic.add(here, key_of[game], 1)
        cuda.syncthreads()
        for key in range(cuda.threadIdx.x, keys, SORTERS):
            if here[key] != 0:
                cuda.atomic.add(counts, key, here[key])

    return count


def _summing_up(cuda: Any, keys: int) -> Function:
    """One thread adds up some dozens of numbers that all have fetched; the counts are zeroed for the next time."""

    def sum_up(counts, starts, playing):  # type: ignore[no-untyped-def]
        here = cuda.shared.array(keys, np.int32)
        for key in range(cuda.threadIdx.x, keys, SORTERS):
            here[key] = counts[key]
            counts[key] = 0
        cuda.syncthreads()
        if cuda.threadIdx.x == 0:
            total = 0
            for key in range(keys):
                count = here[key]
                here[key] = total
                total += count
            playing[0] = here[keys - 1]
        cuda.syncthreads()
        for key in range(cuda.threadIdx.x, keys, SORTERS):
            starts[key] = here[key]

    return sum_up


def _placing(cuda: Any, keys: int) -> Function:
    """Each block takes room for all its games of a key at once; within the room the order does not matter."""

    def place(key_of, starts, order):  # type: ignore[no-untyped-def]
        here = cuda.shared.array(keys, np.int32)
        game = cuda.grid(1)
        for key in range(cuda.threadIdx.x, keys, SORTERS):
            here[key] = 0
        cuda.syncthreads()
        nth = 0
        if game < key_of.size:
            nth = cuda.atomic.add(here, key_of[game], 1)
        cuda.syncthreads()
        for key in range(cuda.threadIdx.x, keys, SORTERS):
            if here[key] != 0:
                here[key] = cuda.atomic.add(starts, key, here[key])
        cuda.syncthreads()
        if game < key_of.size:
            order[here[key_of[game]] + nth] = game

    return place
