"""Snapshots: a state as bytes, a tenth of a plain copy."""

from collections.abc import Callable
from dataclasses import dataclass
from operator import attrgetter
from typing import Any, TypeVar

import msgspec

from carambolage.engine.record import Field, fields_of
from carambolage.engine.rules.state import GameRecord

R = TypeVar("R")

_values: dict[type, Callable[[Any], Any]] = {}
_makers: dict[type, Callable[[Any], Any]] = {}


def encode(plain: object) -> bytes:
    """A plain record as bytes."""
    return _encoder.encode(plain)


def decode(cls: type[R], data: bytes) -> R:
    """The plain record that was encoded."""
    plain: R = _maker(cls)(_decoder.decode(data))
    return plain


@dataclass(frozen=True, slots=True)
class Snapshot:
    """A state between two moves: its bytes, whether its game is over, who is asked, what the first may answer."""

    state: bytes
    over: bool
    asked: tuple[int, ...]
    first: int
    offers: tuple[int, ...]


def snapshot_of(g: GameRecord) -> Snapshot:
    """The snapshot of a state."""
    return Snapshot(encode(g), g.over != 0, asked_in(g), g.seat, tuple(g.offer[: g.offers]))


def asked_in(g: GameRecord) -> tuple[int, ...]:
    """The seats that must answer."""
    return tuple(seat for seat in range(g.seats) if (g.asked >> seat) & 1 and not g.over)


def _fields_in_order(plain: object) -> Any:
    """What a record is written as: the values of its fields; records among them are written alike."""
    cls = type(plain)
    if cls not in _values:
        _values[cls] = _getter([field.name for field in fields_of(cls)])
    return _values[cls](plain)


def _getter(names: list[str]) -> Callable[[Any], Any]:
    """Gets several attributes at once; for a single one Python's own would not give a tuple."""
    get = attrgetter(*names)
    return get if len(names) > 1 else lambda plain: (get(plain),)


def _maker(cls: type) -> Callable[[Any], Any]:
    """The making of one kind of record from its values, written out: a table does it at every move."""
    if cls not in _makers:
        fields = fields_of(cls)
        space: dict[str, Any] = {"made_blank": object.__new__, "cls": cls}
        lines = ["def maker(values):", "    made = made_blank(cls)"]
        names = [f"{'' if field.inner else 'made.'}{field.name}" for field in fields]
        lines += [f"    {', '.join(names)}, = values"]
        for field in fields:
            if field.inner is not None:
                space[f"make_{field.name}"] = _maker(field.inner)
                lines.append(f"    made.{field.name} = {_making(field, field.name, len(field.shape))}")
        exec("\n".join([*lines, "    return made"]), space)  # noqa: S102  # our own lines, made of the names of fields
        _makers[cls] = space["maker"]
    return _makers[cls]


def _making(field: Field, value: str, depth: int) -> str:
    """The records in a value with some dimensions left, as source."""
    if depth > 1:
        return f"[{_making(field, 'row', depth - 1)} for row in {value}]"
    return f"list(map(make_{field.name}, {value}))" if depth else f"make_{field.name}({value})"


_encoder = msgspec.msgpack.Encoder(enc_hook=_fields_in_order)
_decoder = msgspec.msgpack.Decoder()
