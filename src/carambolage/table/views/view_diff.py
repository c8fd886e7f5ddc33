"""What of a view has changed since the same eye last saw it: of what was shown only hashes are kept, part by part."""

from array import array
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from msgspec import Raw, Struct

from carambolage.table.session.connection import encode

Mark = int | Sequence[int]


@dataclass
class Changes:
    """Whether all is told, the parts that changed, and of lists that are as long as before the items that did."""

    whole: bool
    view: dict[str, Raw] = field(default_factory=dict)
    items: dict[str, dict[int, Raw]] = field(default_factory=dict)


class Text(NamedTuple):
    """A part of a view as it travels, and its hash; a list of objects item by item, anything else in one piece.

    The part is held on to, so that no other can come to lie in its place meanwhile.
    """

    part: object
    told: list[bytes]
    mark: Mark


class Written:
    """What was written down for one telling: what is the same object in the views of several eyes, once."""

    def __init__(self) -> None:
        self._texts: dict[int, Text] = {}

    def text(self, part: object) -> Text:
        """A part as it travels."""
        known = self._texts.get(id(part))
        if known is None:
            known = self._texts[id(part)] = _written(part)
        return known


def _written(part: object) -> Text:
    if isinstance(part, list) and part and isinstance(part[0], dict | Struct):
        items = [encode(item) for item in part]
        return Text(part, items, array("q", map(hash, items)))
    told = encode(part)
    return Text(part, [told], hash(told))


class Shown:
    """What an eye was shown last: a hash for each part, and for each item of a list of objects.

    Python's hashes of bytes have 64 bits and a secret of the process: two that are equal by chance, or by intent, are
    not to be expected in the life of a server.
    """

    def __init__(self, view: Mapping[str, Any] | None = None) -> None:
        self._marks: dict[str, Mark] = {}
        if view is not None:
            self.changes(view, Written())

    def changes(self, view: Mapping[str, Any], written: Written) -> Changes:
        """What to tell the eye of a view, which is then the last one shown."""
        before, self._marks = self._marks, {}
        made = Changes(before.keys() != view.keys())
        for name, part in view.items():
            text = written.text(part)
            self._marks[name] = text.mark
            known = None if made.whole else before.get(name)
            if text.mark != known:
                _note(made, name, text, known)
        return made


def _note(made: Changes, name: str, text: Text, known: Mark | None) -> None:
    """What to tell of a part that changed."""
    told, marks = text.told, text.mark
    if isinstance(marks, int):
        made.view[name] = Raw(told[0])
    elif known is None or isinstance(known, int) or len(known) != len(marks):
        made.view[name] = Raw(b"[%b]" % b",".join(told))
    else:
        pairs = enumerate(zip(known, marks, strict=True))
        made.items[name] = {place: Raw(told[place]) for place, (old, new) in pairs if old != new}
