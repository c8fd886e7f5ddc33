"""How a game spells its positions. Every part may be left out: then numbers are written as they are."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from carambolage.engine.errors import NotationError
from carambolage.engine.notation.spelling import NUMBER, Pile, Spelling
from carambolage.engine.record import fields_of


@dataclass(frozen=True)
class Group:
    """Lists of the state that are about the same things, a line for each thing: `car 2 place=7 hand=1,0,2`.

    Each of `fields` is a list of records or a list of numbers; `place` spells the number of the thing.
    """

    keyword: str
    fields: tuple[str, ...]
    place: Spelling = NUMBER


def spelled(record: type, **spellings: Spelling | Pile) -> dict[str, Spelling | Pile]:
    """The spellings of some fields of a record."""
    unknown = spellings.keys() - {field.name for field in fields_of(record)}
    if unknown:
        raise NotationError(f"{record.__name__} has no field {', '.join(sorted(unknown))} that could be spelled")
    return {f"{record.__name__}.{name}": spelling for name, spelling in spellings.items()}


def named(record: type, **names: str) -> dict[str, str]:
    """Other names of some fields of a record, for those who read positions."""
    unknown = names.keys() - {field.name for field in fields_of(record)}
    if unknown:
        raise NotationError(f"{record.__name__} has no field {', '.join(sorted(unknown))} that could be named")
    return {f"{record.__name__}.{field}": name for field, name in names.items()}


def _nothing(g: Any, t: Any) -> None:
    """What follows from the rest of a state where nothing does."""


@dataclass(frozen=True)
class Notation:
    """The words of a game's positions.

    `spellings` has the fields of each record by name (`"Crew.kind"`), as `spelled` makes them. `names` has what those
    fields, effects and questions are called that have another name in positions: fields as `named` makes them, the
    others by their own names in small letters. `derived` names fields of the state that
    usually follow from the others: `derive` works them out, and only what differs is written.
    `arguments` spells the numbers of effects and questions, by the names that the arguments of their functions have.
    """

    spellings: Mapping[str, Spelling | Pile] = field(default_factory=dict)
    names: Mapping[str, str] = field(default_factory=dict)
    arguments: Mapping[str, Spelling] = field(default_factory=dict)
    groups: tuple[Group, ...] = ()
    derived: frozenset[str] = frozenset()
    derive: Callable[[Any, Any], None] = _nothing
