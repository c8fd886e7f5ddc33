"""Spans of seeds: which games of an experiment have been played, and which are missing."""

from collections.abc import Iterable, Iterator

Span = tuple[int, int]  # the first seed, and the one behind the last


def united(spans: Iterable[Span]) -> list[Span]:
    """The same seeds in order, each once, neighbours joined."""
    joined: list[Span] = []
    for first, end in sorted(spans):
        if joined and first <= joined[-1][1]:
            joined[-1] = (joined[-1][0], max(end, joined[-1][1]))
        elif first < end:
            joined.append((first, end))
    return joined


def missing(wanted: Span, done: Iterable[Span]) -> list[Span]:
    """What is wanted and not done yet."""
    first, end = wanted
    gaps: list[Span] = []
    for begun, over in united(done):
        if first < min(begun, end):
            gaps.append((first, min(begun, end)))
        first = max(first, over)
    return [*gaps, (first, end)] if first < end else gaps


def shared(some: Iterable[Span], others: Iterable[Span]) -> list[Span]:
    """The seeds that are in both."""
    theirs = list(others)
    return united((max(a, c), min(b, d)) for a, b in some for c, d in theirs if max(a, c) < min(b, d))


def count(spans: Iterable[Span]) -> int:
    """How many seeds there are; each must be in one span only."""
    return sum(end - first for first, end in spans)


def cut(spans: Iterable[Span], size: int) -> Iterator[Span]:
    """Shards: spans of at most some size, cut where a multiple of it lies, so that the same seeds are cut alike."""
    for first, end in spans:
        while first < end:
            border = min(end, (first // size + 1) * size)
            yield first, border
            first = border
