"""How a game lies in a GPU's memory.

A thread that works on one game among millions fetches whole lines of memory, so what rules touch together should share
few of them: single numbers first, then small records and lists, the long ones last. Events are left out, since nothing
on the device records any.
"""

import numpy as np

from carambolage.engine.record import Packed, dtype_of
from carambolage.engine.rules.dice import Chooser

LINE = 128
LEFT_OUT = ("events",)
NO_ACTION = -1


def row_layout(state: type) -> "np.dtype[np.void]":
    """A game under way: which of all games it is, who chooses in it, its record; each begins a line of memory.

    The number of lines is odd: the same field of all games would otherwise compete for the same few places of a cache
    (measured on an H200: Wacky Races is 8 % slower with rows of 1,024 bytes than with 1,152).
    """
    fields = np.dtype(
        [
            ("number", np.int32),
            ("action", np.int32),
            ("chooser", dtype_of(Chooser)),
            ("game", record_layout(dtype_of(state))),
        ],
        align=True,
    )
    lines = -(-fields.itemsize // LINE)
    return _padded(fields, (lines | 1) * LINE)


def record_layout(host: "np.dtype[np.void]") -> "np.dtype[np.void]":
    """The fields of a record in the order in which a device keeps them."""
    kept = (name for name in host.names or () if name not in LEFT_OUT)
    return np.dtype([(name, host[name]) for name in sorted(kept, key=lambda name: _rank(host[name]))], align=True)


def _rank(field: "np.dtype[np.void]") -> tuple[bool, bool, int]:
    """Numbers before records before lists; widest numbers first, so that no gaps arise, but shortest lists first."""
    number = not field.shape and field.names is None
    return not number, field.base.names is None, -field.itemsize if number else field.itemsize


def _padded(fields: "np.dtype[np.void]", size: int) -> "np.dtype[np.void]":
    names = list(fields.names or ())
    offsets = [int(fields.fields[name][1]) for name in names] if fields.fields else []
    parts = {"names": names, "formats": [fields[name] for name in names], "offsets": offsets, "itemsize": size}
    return np.dtype(parts, align=True)  # type: ignore[call-overload, no-any-return]


def row_of(template: Packed, layout: "np.dtype[np.void]") -> "np.ndarray[tuple[int], np.dtype[np.uint64]]":
    """A packed game as the words of a row."""
    made = np.zeros(1, layout)
    made["action"] = NO_ACTION
    for name in layout["game"].names or ():
        made["game"][name] = template[:1][name]
    return np.frombuffer(made.tobytes(), np.uint64)
