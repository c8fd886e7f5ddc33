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
    """The pictures of a page in order; the last, unfinished one is left out.

    Where something was heard before a picture, work counts from there on: what the page did while it waited is not
    part of the update.
    """
    main = _main_thread(trace)
    own = sorted((event for event in trace if (event["pid"], event["tid"]) == main), key=lambda event: event["ts"])
    ends = [_end(event) for event in own if event["name"] == "Commit"]
    made, since = [Frame() for _ in range(len(ends) + 1)], _heard_first(own, ends)
    for event in own:
        number = bisect_right(ends, event["ts"])
        frame = made[number]
        if event["name"] == "RunTask" and _end(event) >= since.get(number, 0.0):
            frame.work += _milliseconds(event)
        elif event["name"] == "WebSocketReceive":
            frame.heard += 1
        elif event["name"] in _KINDS:
            frame.parts[_KINDS[event["name"]]] += _milliseconds(event)
    return made[:-1]


def _heard_first(own: Trace, ends: list[float]) -> dict[int, float]:
    """When something was first heard before each picture."""
    heard = [event["ts"] for event in own if event["name"] == "WebSocketReceive"]
    return {bisect_right(ends, at): at for at in reversed(heard)}


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
