"""What of a view has changed since the same eye last saw it: of what was shown only hashes are kept, part by part."""

from array import array
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from msgspec import Raw

from carambolage.table.connection import encode

Mark = int | Sequence[int]


@dataclass
class Changes:
    """Whether all is told, the parts that changed, and of lists that are as long as before the items that did."""

    whole: bool
    view: dict[str, Raw] = field(default_factory=dict)
    items: dict[str, dict[int, Raw]] = field(default_factory=dict)


class Told(NamedTuple):
    """A list of objects as it travels, item by item, and their hashes."""

    part: list[Any]
    items: list[bytes]
    marks: Sequence[int]


class Lists:
    """The lists of one telling: one that is the same object in the views of several eyes is written down once."""

    def __init__(self) -> None:
        self._told: dict[int, Told] = {}

    def told(self, part: list[Any]) -> Told:
        """A list as it travels; it is held on to, so that no other can come to lie in its place meanwhile."""
        known = self._told.get(id(part))
        if known is None:
            items = [encode(item) for item in part]
            known = self._told[id(part)] = Told(part, items, array("q", map(hash, items)))
        return known


class Shown:
    """What an eye was shown last: a hash for each part, and for each item of a list of objects.

    Python's hashes of bytes have 64 bits and a secret of the process: two that are equal by chance, or by intent, are
    not to be expected in the life of a server.
    """

    def __init__(self, view: Mapping[str, Any] | None = None) -> None:
        self._marks: dict[str, Mark] = {}
        if view is not None:
            self.changes(view, Lists())

    def changes(self, view: Mapping[str, Any], lists: Lists) -> Changes:
        """What to tell the eye of a view, which is then the last one shown."""
        before, self._marks = self._marks, {}
        made = Changes(before.keys() != view.keys())
        for name, part in view.items():
            known = None if made.whole else before.get(name)
            if isinstance(part, list) and part and isinstance(part[0], dict):
                self._marks[name] = _compare_items(made, name, lists.told(part), known)
            else:
                self._marks[name] = _compare(made, name, part, known)
        return made


def _compare(made: Changes, name: str, part: object, known: Mark | None) -> Mark:
    told = encode(part)
    mark = hash(told)
    if mark != known:
        made.view[name] = Raw(told)
    return mark


def _compare_items(made: Changes, name: str, part: Told, known: Mark | None) -> Mark:
    told, marks = part.items, part.marks
    if known is None or isinstance(known, int) or len(known) != len(marks):
        made.view[name] = Raw(b"[%b]" % b",".join(told))
    elif known != marks:
        pairs = enumerate(zip(known, marks, strict=True))
        made.items[name] = {place: Raw(told[place]) for place, (old, new) in pairs if old != new}
    return marks
