"""Guarded records: plain records that refuse a value which their packed twins could not hold, when it is stored.

Plain Python's ints know no width, so a value that leaves its field would make the twins differ without a word. Tests
and simulations on the plain twin use guarded records; people's games, which are played by tested rules, do without.
"""

from collections.abc import Iterable
from functools import cache
from typing import Any, SupportsIndex, TypeVar, cast

import numpy as np

from carambolage.engine.record import Field, FieldError, fields_of, register_record

R = TypeVar("R")


class _Row(list[int]):
    """A list of integers that fit a field."""

    __slots__ = ("high", "low", "name")

    def __init__(self, values: Iterable[int], name: str, low: int, high: int) -> None:
        super().__init__(values)
        self.name, self.low, self.high = name, low, high

    def __setitem__(self, index: SupportsIndex | slice, value: Any) -> None:
        for number in value if isinstance(index, slice) else (value,):
            if not self.low <= number <= self.high:
                raise _refusal(f"{self.name}[{index}]", number, self.low, self.high)
        super().__setitem__(index, value)


def _refusal(name: str, value: object, low: int, high: int) -> FieldError:
    return FieldError(f"{name} = {value!r} does not fit its field ({low} to {high})")


def guarded(plain: R) -> R:
    """A copy of a plain record that watches over its fields."""
    original: type = type(plain)
    cls = _guarded_class(original)
    copy: Any = object.__new__(cls)
    for field in fields_of(cls):
        setattr(copy, field.name, getattr(plain, field.name))
    return cast(R, copy)


@cache
def _guarded_class(cls: type) -> type:
    """The class of guarded records: attributes are read as fast as ever, only storing looks at the value."""
    if issubclass(cls, _Guarded):
        return cls
    guards = {field.name: _guard_of(cls, field) for field in fields_of(cls)}
    made = type(cls.__name__, (_Guarded, cls), {"__slots__": (), "_guards": guards})
    register_record(made, fields_of(cls))
    return made


class _Guarded:
    """A record whose attributes are looked at when they are stored."""

    __slots__ = ()
    _guards: dict[str, Any] = {}  # noqa: RUF012  # each guarded class has its own

    def __setattr__(self, name: str, value: Any) -> None:
        object.__setattr__(self, name, self._guards[name](value))


def _guard_of(cls: type, field: Field) -> Any:
    """What is done to a value on its way into a field: checked, or made a guarded row or record."""
    name = f"{cls.__name__}.{field.name}"
    if field.width is None:
        return lambda value: _guarded_rows(value, len(field.shape), guarded)
    limits = np.iinfo(np.dtype(field.width))
    low, high = int(limits.min), int(limits.max)

    def number(value: Any) -> Any:
        if not isinstance(value, int) or not low <= value <= high:
            raise _refusal(name, value, low, high)
        return value

    if not field.shape:
        return number
    return lambda value: _guarded_rows(value, len(field.shape) - 1, lambda row: _Row(row, name, low, high))


def _guarded_rows(value: Any, depth: int, guard: Any) -> Any:
    return guard(value) if depth == 0 else [_guarded_rows(part, depth - 1, guard) for part in value]
