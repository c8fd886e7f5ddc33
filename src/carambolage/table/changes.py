"""What of a view has changed since the same eye last saw it: of what was shown only hashes are kept, part by part."""

from array import array
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from msgspec import Raw

from carambolage.table.connection import encode

Mark = int | Sequence[int]


@dataclass
class Changes:
    """Whether all is told, the parts that changed, and of lists that are as long as before the items that did."""

    whole: bool
    view: dict[str, Raw] = field(default_factory=dict)
    items: dict[str, dict[int, Raw]] = field(default_factory=dict)


class Shown:
    """What an eye was shown last: a hash for each part, and for each item of a list of objects.

    Python's hashes of bytes have 64 bits and a secret of the process: two that are equal by chance, or by intent, are
    not to be expected in the life of a server.
    """

    def __init__(self, view: Mapping[str, Any] | None = None) -> None:
        self._marks: dict[str, Mark] = {}
        if view is not None:
            self.changes(view)

    def changes(self, view: Mapping[str, Any]) -> Changes:
        """What to tell the eye of a view, which is then the last one shown."""
        before, self._marks = self._marks, {}
        made = Changes(before.keys() != view.keys())
        for name, part in view.items():
            known = None if made.whole else before.get(name)
            if isinstance(part, list) and part and isinstance(part[0], dict):
                self._marks[name] = _compare_items(made, name, part, known)
            else:
                self._marks[name] = _compare(made, name, part, known)
        return made


def _compare(made: Changes, name: str, part: object, known: Mark | None) -> Mark:
    told = encode(part)
    mark = hash(told)
    if mark != known:
        made.view[name] = Raw(told)
    return mark


def _compare_items(made: Changes, name: str, part: list[Any], known: Mark | None) -> Mark:
    told = [encode(item) for item in part]
    marks = array("q", map(hash, told))
    if known is None or isinstance(known, int) or len(known) != len(marks):
        made.view[name] = Raw(b"[%b]" % b",".join(told))
    elif known != marks:
        pairs = enumerate(zip(known, marks, strict=True))
        made.items[name] = {place: Raw(told[place]) for place, (old, new) in pairs if old != new}
    return marks
