"""Whether outcomes over many seeds could come from even chance."""

from collections import Counter
from collections.abc import Hashable, Iterable


def assert_even(outcomes: Iterable[Hashable], kinds: int) -> None:
    """Every kind comes up, and the chi-square statistic stays below what even chance exceeds once in a thousand."""
    counts = Counter(outcomes)
    assert len(counts) == kinds
    expected = counts.total() / kinds
    statistic = sum((count - expected) ** 2 / expected for count in counts.values())
    freedom = kinds - 1
    spread = 2 / (9 * freedom)
    assert statistic < freedom * (1 - spread + 3.09 * spread**0.5) ** 3, sorted(counts.values())
