"""A record as a few hundred bytes, for what is kept only in case somebody wants it back: a fiftieth of a plain copy."""

import zlib
from collections.abc import Callable
from operator import attrgetter
from typing import Any, TypeVar

import msgspec

from carambolage.engine.record import fields_of

R = TypeVar("R")

_QUICKLY = 1
_values: dict[type, Callable[[Any], Any]] = {}


def frozen(plain: object) -> bytes:
    """A plain record as bytes."""
    return zlib.compress(_encoder.encode(plain), _QUICKLY)


def thawed(cls: type[R], kept: bytes) -> R:
    """The plain record that was frozen."""
    return _made(cls, _decoder.decode(zlib.decompress(kept)))


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


def _made(cls: type[R], values: list[Any]) -> R:
    made = object.__new__(cls)
    for field, value in zip(fields_of(cls), values, strict=True):
        setattr(made, field.name, value if field.inner is None else _rows(field.inner, value, len(field.shape)))
    return made


def _rows(inner: type, value: list[Any], depth: int) -> Any:
    return [_rows(inner, row, depth - 1) for row in value] if depth else _made(inner, value)


_encoder = msgspec.msgpack.Encoder(enc_hook=_fields_in_order)
_decoder = msgspec.msgpack.Decoder()
