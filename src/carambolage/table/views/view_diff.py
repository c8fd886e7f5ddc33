"""Diffs of views: what changed since the same viewer last got one. Of the last view only hashes are kept."""

from array import array
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from msgspec import Raw, Struct

from carambolage.table.session.connection import encode, encode_lines

_SHORT = 12  # items


@dataclass
class Delta:
    """Whether it is the whole view, the parts that changed, and of lists as long as before the items that did."""

    whole: bool
    view: dict[str, Raw] = field(default_factory=dict)
    items: dict[str, dict[int, Raw]] = field(default_factory=dict)


class PartHash(NamedTuple):
    """The hash of a part of a view, and for a list of objects that of each item."""

    whole: int
    items: Sequence[int] | None


class EncodedPart:
    """A part of a view as JSON; a list of objects also item by item, which is worked out only when it is wanted.

    Of a short list the items come first, for most of them are the same in several views; a long one is written in
    lines, an item each. The part itself is referenced, so that no other object can get its id meanwhile.
    """

    __slots__ = ("_hash", "_items", "_lines", "_part", "json", "whole")

    def __init__(self, part: object, parts: "PartCache") -> None:
        self._part = part
        self._items: list[bytes] | None = None
        self._lines: bytes | None = None
        self._hash: PartHash | None = None
        if not isinstance(part, list) or not _has_objects(part):
            self.json = encode(part)
        elif len(part) <= _SHORT:
            self._items = [parts.item(item) for item in part]
            self.json = b"[%b]" % b",".join(self._items)
        else:
            self._lines = encode_lines(part)[:-1]
            self.json = b"[%b]" % self._lines.replace(b"\n", b",")
        self.whole = hash(self.json)

    @property
    def items(self) -> list[bytes] | None:
        """The items of a list of objects as JSON; none for anything else."""
        if self._items is None and self._lines is not None:
            self._items = self._lines.split(b"\n")
        return self._items

    @property
    def hash(self) -> PartHash:
        """The hashes of the part and of its items."""
        if self._hash is None:
            items = self.items
            self._hash = PartHash(self.whole, None if items is None else array("q", map(hash, items)))
        return self._hash


def _has_objects(part: list[Any]) -> bool:
    return bool(part) and isinstance(part[0], dict | Struct)


class PartCache:
    """The parts of views that were encoded for one broadcast; an object that several views share, once."""

    def __init__(self) -> None:
        self._parts: dict[int, EncodedPart] = {}
        self._items: dict[int, tuple[object, bytes]] = {}

    def encoded(self, part: object) -> EncodedPart:
        """A part as JSON."""
        known = self._parts.get(id(part))
        if known is None:
            known = self._parts[id(part)] = EncodedPart(part, self)
        return known

    def item(self, item: object) -> bytes:
        """An item of a list as JSON; it is referenced, so that no other object can get its id meanwhile."""
        known = self._items.get(id(item))
        if known is None:
            known = self._items[id(item)] = (item, encode(item))
        return known[1]


class ViewDiff:
    """The hashes of the last view that a viewer got: one for each part, and for each item of a list of objects.

    Python's hashes of bytes have 64 bits and a secret of the process: two that are equal by chance, or by intent, are
    not to be expected in the life of a server.
    """

    def __init__(self, view: Mapping[str, Any] | None = None) -> None:
        self._hashes: dict[str, PartHash] = {}
        if view is not None:
            self.update(view, PartCache())

    def update(self, view: Mapping[str, Any], parts: PartCache) -> Delta:
        """What changed in a view, which is then the last one."""
        before = self._hashes
        delta = Delta(before.keys() != view.keys())
        if delta.whole:
            before = self._hashes = {}
        for name, part in view.items():
            encoded, known = parts.encoded(part), before.get(name)
            if known is None or encoded.whole != known.whole:
                _add_part(delta, name, encoded, known)
                self._hashes[name] = encoded.hash
        return delta


def _add_part(delta: Delta, name: str, encoded: EncodedPart, known: PartHash | None) -> None:
    """Add a part that changed; `known` are the hashes it had."""
    items, before, now = encoded.items, known.items if known else None, encoded.hash.items
    if items is None or before is None or now is None or len(before) != len(now):
        delta.view[name] = Raw(encoded.json)
    else:
        pairs = enumerate(zip(before, now, strict=True))
        delta.items[name] = {place: Raw(items[place]) for place, (old, new) in pairs if old != new}
