"""Where two things differ, field by field, so that a failed check names what to look at."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec
import numpy as np

from carambolage.engine.record import Packed

MOST_NAMED = 6


def differing_fields(one: Packed, other: Packed) -> str:
    """The fields in which two packed games differ, each with both values: `crews[2].hand[3] (4 and 7)`."""
    return _listed(_fields(one[0], other[0], ""))


def differing_parts(one: object, other: object, path: str) -> str:
    """The parts in which two pieces of plain data (views, events, texts) differ, each with both values."""
    return _listed(_parts(one, other, path))


def _listed(differences: Iterator[str]) -> str:
    named = [difference for difference, _ in zip(differences, range(MOST_NAMED), strict=False)]
    return ", ".join(named) + (", and more" if next(differences, None) else "")


def _fields(one: Any, other: Any, path: str) -> Iterator[str]:
    for name in one.dtype.names:
        yield from _values(one[name], other[name], f"{path}.{name}" if path else name)


def _values(one: Any, other: Any, path: str) -> Iterator[str]:
    if isinstance(one, np.ndarray) and one.shape:
        for index in range(len(one)):
            yield from _values(one[index], other[index], f"{path}[{index}]")
    elif one.dtype.names:
        yield from _fields(one, other, path)
    elif one != other:
        yield f"{path} ({one} and {other})"


def _parts(one: object, other: object, path: str) -> Iterator[str]:
    one, other = _plain(one), _plain(other)
    if isinstance(one, Mapping) and isinstance(other, Mapping):
        for name in dict.fromkeys([*one, *other]):
            yield from _parts(one.get(name), other.get(name), f"{path}.{name}")
    elif _is_row(one) and _is_row(other) and len(one) == len(other):  # type: ignore[arg-type]
        for index, (here, there) in enumerate(zip(one, other, strict=True)):  # type: ignore[call-overload]
            yield from _parts(here, there, f"{path}[{index}]")
    elif one != other:
        yield f"{path} ({one!r} and {other!r})"


def _plain(value: object) -> object:
    return msgspec.structs.asdict(value) if isinstance(value, msgspec.Struct) else value


def _is_row(value: object) -> bool:
    return isinstance(value, Sequence) and not isinstance(value, str | bytes)
