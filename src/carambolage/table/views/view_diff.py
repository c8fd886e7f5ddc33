"""Diffs of views: what changed since the same viewer last got one. Of the last view only hashes are kept."""

from array import array
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, NamedTuple

from msgspec import Raw, Struct

from carambolage.table.session.connection import encode


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

    The part itself is referenced, so that no other object can get its id meanwhile.
    """

    def __init__(self, part: object) -> None:
        self._part, self.json = part, encode(part)
        self.whole = hash(self.json)

    @cached_property
    def items(self) -> list[bytes] | None:
        """The items of a list of objects as JSON; none for anything else."""
        part = self._part
        is_list = isinstance(part, list) and part and isinstance(part[0], dict | Struct)
        return list(map(encode, part)) if is_list else None  # type: ignore[call-overload]

    @cached_property
    def hash(self) -> PartHash:
        """The hashes of the part and of its items."""
        return PartHash(self.whole, None if self.items is None else array("q", map(hash, self.items)))


class PartCache:
    """The parts of views that were encoded for one broadcast; an object that several views share, once."""

    def __init__(self) -> None:
        self._parts: dict[int, EncodedPart] = {}

    def encoded(self, part: object) -> EncodedPart:
        """A part as JSON."""
        known = self._parts.get(id(part))
        if known is None:
            known = self._parts[id(part)] = EncodedPart(part)
        return known


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
