"""Records as `name=value` words: only what differs from a fresh game is written, so that a position stays short."""

from collections.abc import Callable, Container, Iterable, Iterator, Sequence
from typing import Any

from carambolage.engine.record import Field, fields_of
from carambolage.games.thunder_road.notes.mistake import NotationError
from carambolage.games.thunder_road.notes.spelling import NOTHING, Counted, Spelling

LONG = 12
WIDEST = {"i1": 7, "i2": 15, "i4": 31}

Spellings = Callable[[str, str], Spelling]


def written(record: object, fresh: object, spell: Spellings, skipped: Container[str] = ()) -> list[str]:
    """The fields of a record that differ from a fresh one."""
    words = []
    for field in fields_of(type(record)):
        value, usual = getattr(record, field.name), getattr(fresh, field.name)
        if field.name not in skipped and value != usual:
            words.append(f"{field.name}={_text(value, usual, spell(type(record).__name__, field.name))}")
    return words


def _text(value: Any, usual: Any, spelling: Spelling) -> str:
    if not isinstance(value, list):
        return spelling.write(value)
    if isinstance(spelling, Counted):
        return ",".join(f"{name}:{count}" for name, count in zip(spelling.ids, value, strict=False) if count) or NOTHING
    if len(value) <= LONG:
        return ",".join(map(spelling.write, value))
    return ",".join(f"{place}:{spelling.write(one)}" for place, one in enumerate(value) if one != usual[place])


def read_into(record: object, words: Iterable[str], spell: Spellings, skipped: Container[str] = ()) -> None:
    """Give a fresh record the fields that were written."""
    known = {field.name: field for field in fields_of(type(record)) if field.name not in skipped}
    told: set[str] = set()
    for word in words:
        name, equals, text = word.partition("=")
        if name in told:
            raise NotationError(f"{name} is told twice")
        told.add(name)
        if not equals or name not in known:
            raise NotationError(f"{word!r} is not understood; it must be name=value, with one of {', '.join(known)}")
        field = known[name]
        spelling = spell(type(record).__name__, name)
        try:
            value = list(_list(text, getattr(record, name), spelling)) if field.shape else spelling.read(text)
        except NotationError as error:
            raise NotationError(f"{name}: {error}") from None
        _check_width(field, value if isinstance(value, list) else [value])
        setattr(record, name, value)


def _list(text: str, usual: list[int], spelling: Spelling) -> Iterator[int]:
    parts = text.split(",")
    if isinstance(spelling, Counted):
        yield from _sparse([] if text == NOTHING else parts, [0] * len(usual), spelling, spelling.ids)
        return
    if len(usual) > LONG:
        yield from _sparse(parts, usual, spelling, [str(place) for place in range(len(usual))])
        return
    if len(parts) != len(usual):
        raise NotationError(f"{len(usual)} values are needed, not {len(parts)}")
    yield from map(spelling.read, parts)


def _sparse(parts: list[str], usual: list[int], spelling: Spelling, places: Sequence[str]) -> list[int]:
    """A list of which only some places are told, as place:value."""
    made = usual.copy()
    for part in parts:
        place, colon, value = part.partition(":")
        if not colon or place not in places:
            raise NotationError(f"{part!r} must be place:value, with one of {', '.join(places)}")
        made[places.index(place)] = spelling.read(value)
    return made


def _check_width(field: Field, values: list[int]) -> None:
    limit = 1 << WIDEST[str(field.width)]
    for value in values:
        if not -limit <= value < limit:
            raise NotationError(f"{field.name}: {value} is too large")
