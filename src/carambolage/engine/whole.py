"""Whole numbers from callers: Python's and NumPy's count, truth values do not."""

import numpy as np


def whole(value: object) -> int | None:
    """The value as an int, or none if it is no whole number."""
    if isinstance(value, bool) or not isinstance(value, int | np.integer):
        return None
    return int(value)


def whole_within(value: object, low: int, high: int) -> bool:
    """Whether a value is a whole number from low to high."""
    number = whole(value)
    return number is not None and low <= number <= high
