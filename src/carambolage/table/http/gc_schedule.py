"""The schedule of the garbage collector: young objects ten times a second, all objects every ten minutes.

Python would collect whenever 700 more objects live than at the last time. Where new views replace old ones that number
hardly grows, so a collection comes late, at a hundred thousand objects, and everybody feels the pause. Ten collections
a second take a few milliseconds under a thousand tables, and nothing where nobody plays.
"""

import gc

_TICKS = 6000  # ten minutes


def take_over_gc() -> None:
    """Turn automatic collection off, and exempt whatever has been loaded by now for good."""
    gc.disable()
    gc.freeze()


def collect_garbage(tick: int) -> None:
    """Collect young objects; every ten minutes all, for connections that are gone leave cycles behind."""
    gc.collect(2 if tick % _TICKS == _TICKS - 1 else 0)
