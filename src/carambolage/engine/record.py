"""Records: a game's whole state, declared once.

A class with annotated fields becomes a plain object (ints, nested lists, nested records) and a NumPy dtype of the
same shape. `pack` and `unpack` carry a state from one to the other::

    @record
    class Car:
        lane: i8
        damage: Annotated[list[i8], Shape(2)]

    dtype_of(Car).itemsize, Car().damage      # 3, [0, 0]
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Annotated, Any, TypeVar, get_args, get_origin, get_type_hints

import numpy as np
import numpy.typing as npt

from carambolage.engine.errors import CarambolageError

R = TypeVar("R")
Packed = npt.NDArray[np.void]


class FieldError(CarambolageError, ValueError):
    """A value does not fit the field that should hold it."""


@dataclass(frozen=True)
class Width:
    """How an integer is stored: a NumPy type code such as ``i2``."""

    code: str


@dataclass(frozen=True, init=False)
class Shape:
    """The fixed lengths of a nested list, outermost first."""

    sizes: tuple[int, ...]

    def __init__(self, *sizes: int) -> None:
        object.__setattr__(self, "sizes", sizes)


@dataclass(frozen=True)
class Rows:
    """An argument of an entry point: an array of packed records."""

    of: type


@dataclass(frozen=True)
class Array:
    """An argument of an entry point: an array of numbers with a NumPy type code."""

    code: str
    dimensions: int


i8 = Annotated[int, Width("i1")]
i16 = Annotated[int, Width("i2")]
i32 = Annotated[int, Width("i4")]
u64 = Annotated[int, Width("u8")]


@dataclass(frozen=True)
class Field:
    """One field of a record: integers of a width, or records, in a fixed shape (empty for a single value)."""

    name: str
    width: str | None
    inner: type | None
    shape: tuple[int, ...]

    def blank(self) -> Any:
        """The value of a fresh field: zeros all the way down."""
        return self._blank(self.shape)

    def _blank(self, shape: tuple[int, ...]) -> Any:
        if not shape:
            return self.inner() if self.inner else 0
        if not self.inner and len(shape) == 1:
            return [0] * shape[0]
        return [self._blank(shape[1:]) for _ in range(shape[0])]

    def numpy_type(self) -> Any:
        """What NumPy makes of one value of the field."""
        return dtype_of(self.inner) if self.inner else np.dtype(self.width)


def record(cls: type[R]) -> type[R]:
    """Make a record of an annotated class: slots, zeroed fields, a dtype."""
    hints = get_type_hints(cls, include_extras=True)
    fields = tuple(_field(name, hint) for name, hint in hints.items())
    body = {k: v for k, v in vars(cls).items() if k not in ("__dict__", "__weakref__", *hints)}
    body["__slots__"] = tuple(hints)
    body["__init__"] = _blank_init(fields)
    made: type[R] = type(cls.__name__, cls.__bases__, body)
    register_record(made, fields)
    return made


def register_record(cls: type, fields: tuple[Field, ...]) -> None:
    """Let a class with these fields be copied and packed."""
    _FIELDS[cls] = fields
    _COPIERS[cls] = _copier(cls, fields)
    _DTYPES[cls] = np.dtype(
        [(f.name, f.numpy_type(), f.shape) if f.shape else (f.name, f.numpy_type()) for f in fields], align=True
    )


_BASES: set[type] = set()
_FIELDS: dict[type, tuple[Field, ...]] = {}
_COPIERS: dict[type, Callable[[Any], Any]] = {}
_PARTIAL_COPIERS: dict[tuple[type, frozenset[str], frozenset[str] | None], Callable[[Any], Any]] = {}
_DTYPES: dict[type, "np.dtype[np.void]"] = {}


def is_record(cls: object) -> bool:
    """Whether something is a record class, or a base of record classes."""
    return cls in _FIELDS or cls in _BASES


def record_base(cls: type[R]) -> type[R]:
    """Mark a class whose annotated fields the records of games inherit."""
    _BASES.add(cls)
    return cls


def fields_of(cls: type) -> tuple[Field, ...]:
    """The fields of a record class, in order."""
    return _FIELDS[cls]


def dtype_of(cls: type) -> "np.dtype[np.void]":
    """The NumPy dtype of a record class."""
    return _DTYPES[cls]


def _field(name: str, hint: Any) -> Field:
    shape: tuple[int, ...] = ()
    if get_origin(hint) is Annotated:
        core, mark = get_args(hint)[:2]
        if isinstance(mark, Width):
            return Field(name, mark.code, None, ())
        shape, hint = mark.sizes, core
        for _ in shape:
            (hint,) = get_args(hint)
    if get_origin(hint) is Annotated:
        return Field(name, get_args(hint)[1].code, None, shape)
    if hint not in _FIELDS:
        raise TypeError(f"field {name!r} is neither an integer of a width, nor a record, nor a list of them")
    return Field(name, None, hint, shape)


def _blank_init(fields: tuple[Field, ...]) -> Any:
    def fill(self: Any) -> None:
        for field in fields:
            setattr(self, field.name, field.blank())

    return fill


def copy_record(plain: R) -> R:
    """A plain record that shares nothing with the original."""
    made: R = _COPIERS[type(plain)](plain)
    return made


def copy_without(plain: R, left_out: frozenset[str], own: frozenset[str] | None = None) -> R:
    """A copy in which some lists are empty: for those who do not look at them.

    Where `own` names fields, only their lists and records are copied: the others are those of the original, which must
    not be changed.
    """
    key = (type(plain), left_out, own)
    if key not in _PARTIAL_COPIERS:
        _PARTIAL_COPIERS[key] = _copier(key[0], _FIELDS[key[0]], left_out, own)
    made: R = _PARTIAL_COPIERS[key](plain)
    return made


def assign_record(target: R, source: R) -> None:
    """Give one plain record all values of another."""
    copied = copy_record(source)
    for field in _FIELDS[type(source)]:
        setattr(target, field.name, getattr(copied, field.name))


def _copier(
    cls: type, fields: tuple[Field, ...], left_out: frozenset[str] = frozenset(), own: frozenset[str] | None = None
) -> Callable[[Any], Any]:
    """The copying of one kind of record written out: a table copies several records at every move, for every eye."""
    space: dict[str, Any] = {"made_blank": object.__new__, "cls": cls, "copy_row": list.copy}
    lines = ["def copied(plain):", "    made = made_blank(cls)"]
    for field in fields:
        if field.inner is not None:
            space[f"copy_{field.name}"] = _COPIERS[field.inner]
        value = "[]" if field.name in left_out else f"plain.{field.name}"
        if field.name not in left_out and (own is None or field.name in own):
            value = _copying(field, value, len(field.shape))
        lines.append(f"    made.{field.name} = {value}")
    exec("\n".join([*lines, "    return made"]), space)  # noqa: S102  # our own lines, made of the names of fields
    made: Callable[[Any], Any] = space["copied"]
    return made


def _copying(field: Field, value: str, depth: int) -> str:
    """The copy of a value with some dimensions left, as source."""
    one = "copy_row" if field.inner is None else f"copy_{field.name}"
    whole = 1 if field.inner is None else 0
    if field.inner is None and depth == 0:
        return value
    if depth == whole:
        return f"{one}({value})"
    if depth == whole + 1:
        return f"list(map({one}, {value}))"
    return f"[{_copying(field, f'row{depth}', depth - 1)} for row{depth} in {value}]"


def pack(plain: object) -> Packed:
    """A plain record as a NumPy array of one packed record; a value that does not fit is an error with its name."""
    made: Packed = np.zeros(1, _DTYPES[type(plain)])
    _pack_into(plain, made[0], "")
    return made


def _pack_into(plain: object, target: Any, path: str) -> None:
    for field in _FIELDS[type(plain)]:
        value = getattr(plain, field.name)
        name = f"{path}{field.name}"
        if field.width:
            target[field.name] = _fitting(value, field, name)
        elif field.shape:
            _pack_rows(value, target[field.name], name)
        else:
            _pack_into(value, target[field.name], f"{name}.")


def _pack_rows(rows: list[Any], target: Any, name: str) -> None:
    if len(rows) != len(target):
        raise FieldError(f"{name} holds {len(rows)} records, not {len(target)}")
    for index, row in enumerate(rows):
        if isinstance(row, list):
            _pack_rows(row, target[index], f"{name}[{index}]")
        else:
            _pack_into(row, target[index], f"{name}[{index}].")


def _fitting(value: Any, field: Field, name: str) -> Any:
    try:
        made = np.array(value, np.dtype(field.width))
    except (OverflowError, ValueError, TypeError):
        raise FieldError(_complaint(value, field, name)) from None
    if made.shape != field.shape:
        raise FieldError(f"{name} has the shape {made.shape}, not {field.shape}")
    return made


def _complaint(value: Any, field: Field, name: str) -> str:
    limits = np.iinfo(np.dtype(field.width))
    if isinstance(value, list):
        for index, item in enumerate(value):
            try:
                np.array(item, np.dtype(field.width))
            except (OverflowError, ValueError, TypeError):
                return _complaint(item, field, f"{name}[{index}]")
        return f"{name} has an uneven shape"
    return f"{name} = {value!r} does not fit {limits.dtype} ({limits.min} to {limits.max})"


def unpack(cls: type[R], packed: Any) -> R:
    """A packed record (an element of a NumPy array, or an array of one) as a plain object."""
    row = packed[0] if isinstance(packed, np.ndarray) and packed.shape else packed
    made = object.__new__(cls)
    for field in _FIELDS[cls]:
        value = row[field.name]
        setattr(made, field.name, _unpack_rows(field.inner, value, field.shape) if field.inner else value.tolist())
    return made


def _unpack_rows(inner: type, value: Any, shape: tuple[int, ...]) -> Any:
    if not shape:
        return unpack(inner, value)
    return [_unpack_rows(inner, value[index], shape[1:]) for index in range(shape[0])]
