"""The stop-watch that every measured program shares."""

from collections.abc import Callable
from time import perf_counter


def repeat(game: Callable[[], int], seconds: float) -> tuple[int, float]:
    """Run `game`, which returns its number of decisions, until the time is up; return all decisions and the time."""
    decisions = 0
    started = perf_counter()
    elapsed = 0.0
    while elapsed < seconds:
        decisions += game()
        elapsed = perf_counter() - started
    return decisions, elapsed
