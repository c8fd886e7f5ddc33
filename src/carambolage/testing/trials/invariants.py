"""Invariants of any game: each is a rule that finds those games of an array which break it."""

from collections.abc import Callable, Iterable
from typing import Any

import numpy as np
import numpy.typing as npt

from carambolage.engine.record import Packed

Found = npt.NDArray[np.bool_]
Numbers = npt.NDArray[Any]
Invariant = Callable[[Packed], Found]


def any_of(found: Found) -> Found:
    """The games in which anything was found."""
    return np.asarray(found.any(axis=tuple(range(1, found.ndim))))


def tally(kinds: Numbers, count: int) -> Numbers:
    """How often each kind from 0 on occurs in every row; others are not counted."""
    rows = np.arange(len(kinds))[:, None] * count
    counted = np.where((kinds >= 0) & (kinds < count), rows + kinds, len(kinds) * count)
    return np.bincount(counted.ravel(), minlength=len(kinds) * count + 1)[:-1].reshape(len(kinds), count)


def broken(invariants: Iterable[Invariant], games: Packed) -> dict[str, list[int]]:
    """The invariants that do not hold, each with the numbers of the games that break it."""
    found = {rule.__name__: np.flatnonzero(rule(games)).tolist() for rule in invariants}
    return {name: numbers for name, numbers in found.items() if numbers}
