"""Snapshots: a state as bytes, a tenth of a plain copy."""

from collections.abc import Callable
from dataclasses import dataclass
from operator import attrgetter
from typing import Any, TypeVar

import msgspec

from carambolage.engine.record import Field, fields_of
from carambolage.engine.rules.state import GameRecord

R = TypeVar("R")

_readers: dict[type, Callable[[Any], Any]] = {}
_makers: dict[type, Callable[[Any], Any]] = {}


def encode(plain: object) -> bytes:
    """A plain record as bytes."""
    return _encoder.encode(_reader(type(plain))(plain))


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


def _reader(cls: type) -> Callable[[Any], Any]:
    """The reading of the values of one kind of record, written out; records among them are read alike."""
    if cls not in _readers:
        fields, space = fields_of(cls), dict[str, Any]()
        values = [f"plain.{field.name}" for field in fields]
        for place, field in enumerate(fields):
            if field.inner is not None:
                space[f"each_{field.name}"] = _reader(field.inner)
                values[place] = _through(field, values[place], len(field.shape))
        own = len(fields) > 1 and not space
        written = f"lambda plain: ({', '.join(values)},)"
        _readers[cls] = attrgetter(*(field.name for field in fields)) if own else _evaluated(written, space)
    return _readers[cls]


def _evaluated(source: str, space: dict[str, Any]) -> Callable[[Any], Any]:
    made: Callable[[Any], Any] = eval(source, space)  # noqa: S307  # our own line, made of the names of fields
    return made


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
                space[f"each_{field.name}"] = _maker(field.inner)
                lines.append(f"    made.{field.name} = {_through(field, field.name, len(field.shape))}")
        exec("\n".join([*lines, "    return made"]), space)  # noqa: S102  # our own lines, made of the names of fields
        _makers[cls] = space["maker"]
    return _makers[cls]


def _through(field: Field, value: str, depth: int) -> str:
    """Each record in a value with some dimensions left, or its values, made by `each_<field>`; as source."""
    if depth > 1:
        return f"[{_through(field, 'row', depth - 1)} for row in {value}]"
    return f"list(map(each_{field.name}, {value}))" if depth else f"each_{field.name}({value})"


_encoder = msgspec.msgpack.Encoder()
_decoder = msgspec.msgpack.Decoder()
