"""Diffs of views: what changed since the same viewer last got one. Of the last view only hashes are kept."""

from array import array
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from msgspec import Raw, Struct

from carambolage.table.session.connection import encode

Hash = int | Sequence[int]


@dataclass
class Delta:
    """Whether it is the whole view, the parts that changed, and of lists as long as before the items that did."""

    whole: bool
    view: dict[str, Raw] = field(default_factory=dict)
    items: dict[str, dict[int, Raw]] = field(default_factory=dict)


class EncodedPart(NamedTuple):
    """A part of a view as JSON, and its hash; a list of objects item by item, anything else in one piece.

    The part itself is referenced, so that no other object can get its id meanwhile.
    """

    part: object
    json: list[bytes]
    hash: Hash


class PartCache:
    """The parts of views that were encoded for one broadcast; an object that several views share, once."""

    def __init__(self) -> None:
        self._parts: dict[int, EncodedPart] = {}

    def encoded(self, part: object) -> EncodedPart:
        """A part as JSON."""
        known = self._parts.get(id(part))
        if known is None:
            known = self._parts[id(part)] = _encoded(part)
        return known


def _encoded(part: object) -> EncodedPart:
    if isinstance(part, list) and part and isinstance(part[0], dict | Struct):
        items = [encode(item) for item in part]
        return EncodedPart(part, items, array("q", map(hash, items)))
    json = encode(part)
    return EncodedPart(part, [json], hash(json))


class ViewDiff:
    """The hashes of the last view that a viewer got: one for each part, and for each item of a list of objects.

    Python's hashes of bytes have 64 bits and a secret of the process: two that are equal by chance, or by intent, are
    not to be expected in the life of a server.
    """

    def __init__(self, view: Mapping[str, Any] | None = None) -> None:
        self._hashes: dict[str, Hash] = {}
        if view is not None:
            self.update(view, PartCache())

    def update(self, view: Mapping[str, Any], parts: PartCache) -> Delta:
        """What changed in a view, which is then the last one."""
        before, self._hashes = self._hashes, {}
        delta = Delta(before.keys() != view.keys())
        for name, part in view.items():
            encoded = parts.encoded(part)
            self._hashes[name] = encoded.hash
            known = None if delta.whole else before.get(name)
            if encoded.hash != known:
                _add_part(delta, name, encoded, known)
        return delta


def _add_part(delta: Delta, name: str, encoded: EncodedPart, known: Hash | None) -> None:
    """Add a part that changed; `known` is the hash it had."""
    json, hashes = encoded.json, encoded.hash
    if isinstance(hashes, int):
        delta.view[name] = Raw(json[0])
    elif known is None or isinstance(known, int) or len(known) != len(hashes):
        delta.view[name] = Raw(b"[%b]" % b",".join(json))
    else:
        pairs = enumerate(zip(known, hashes, strict=True))
        delta.items[name] = {place: Raw(json[place]) for place, (old, new) in pairs if old != new}
