"""Frames out of a trace: the processor time of a page's main thread from one picture to the next, by kind of work."""

from bisect import bisect_right
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

Trace = list[dict[str, Any]]

_KINDS = {
    "UpdateLayoutTree": "style",
    "Layout": "layout",
    "PrePaint": "paint",
    "Paint": "paint",
    "Layerize": "paint",
    "Commit": "paint",
}


@dataclass
class Frame:
    """One picture: milliseconds of work before it, how much of them was style, layout and paint, what was heard."""

    work: float = 0.0
    heard: int = 0
    parts: dict[str, float] = field(default_factory=lambda: dict.fromkeys(("style", "layout", "paint"), 0.0))

    @property
    def script(self) -> float:
        """What is left is the page's own code, and parsing."""
        return self.work - sum(self.parts.values())


def frames(trace: Trace) -> list[Frame]:
    """The pictures of a page in order; the last, unfinished one is left out."""
    main = _main_thread(trace)
    own = sorted((event for event in trace if (event["pid"], event["tid"]) == main), key=lambda event: event["ts"])
    ends = [_end(event) for event in own if event["name"] == "Commit"]
    made = [Frame() for _ in range(len(ends) + 1)]
    for event in own:
        frame = made[bisect_right(ends, event["ts"])]
        if event["name"] == "RunTask":
            frame.work += _milliseconds(event)
        elif event["name"] == "WebSocketReceive":
            frame.heard += 1
        elif event["name"] in _KINDS:
            frame.parts[_KINDS[event["name"]]] += _milliseconds(event)
    return made[:-1]


def quantile(values: Iterable[float], share: float) -> float:
    """The value that a share of all does not exceed."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else float("nan")


def _main_thread(trace: Trace) -> tuple[int, int]:
    """The thread in which the page that heard from the server lives."""
    heard = Counter((event["pid"], event["tid"]) for event in trace if event["name"] == "WebSocketReceive")
    return heard.most_common(1)[0][0]


def _end(event: dict[str, Any]) -> float:
    return float(event["ts"] + event.get("dur", 0))


def _milliseconds(event: dict[str, Any]) -> float:
    """Processor time, which others on the same machine do not lengthen, where the trace has it."""
    return float(event.get("tdur", event.get("dur", 0))) / 1000
