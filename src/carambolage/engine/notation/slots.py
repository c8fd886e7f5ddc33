"""The values of a record by name, as `name=value` words: what a position is made of.

A number or a list of numbers is one word; records and lists inside others are reached by a path, as `hand.2=1,0,3`.
A name with `?` behind it holds a guess: something that whoever the position was written for does not know.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from carambolage.engine.errors import NotationError
from carambolage.engine.notation.notation import Notation
from carambolage.engine.notation.spelling import NOTHING, NUMBER, Pile, Spelling, numbers_of
from carambolage.engine.record import Field, fields_of

GUESS = "?"
_LONG = 12


@dataclass(frozen=True)
class Slot:
    """A number or a list of numbers inside a record; `root` is the field of the whole state that it belongs to."""

    holder: Any
    key: str | int
    field: Field
    spelling: Spelling | Pile
    root: str

    @property
    def value(self) -> Any:
        return self.holder[self.key] if isinstance(self.key, int) else getattr(self.holder, self.key)

    def text(self, usual: Any, g: Any) -> str:
        """The value as a word: a list up to where it goes on as usual, of a long one only the places that are not."""
        value = self.value
        if isinstance(self.spelling, Pile):
            counts = zip(self.spelling.ids, value, strict=False)
            return ",".join(f"{name}:{count}" for name, count in counts if count) or NOTHING
        if not isinstance(value, list):
            return self.spelling.write(value, g)
        words = [self.spelling.write(item, g) for item in value]
        if len(value) <= _LONG:
            return ",".join(words[: max(n for n in range(len(value)) if value[n] != usual[n]) + 1])
        return ",".join(f"{n}:{word}" for n, word in enumerate(words) if value[n] != usual[n])

    def read(self, text: str, g: Any) -> None:
        """Take the value of a word."""
        value = self._list(text, g) if isinstance(self.value, list) else self._number(text, self.spelling, g)
        if isinstance(self.key, int):
            self.holder[self.key] = value
        else:
            setattr(self.holder, self.key, value)

    def _number(self, word: str, spelling: Any, g: Any) -> int:
        value: int = spelling.read(word, g)
        return numbers_of(str(self.field.width)).read(str(value), g)

    def _list(self, text: str, g: Any) -> list[int]:
        parts, length = text.split(","), len(self.value)
        if isinstance(self.spelling, Pile):
            blank = [0] * length
            return self._placed([] if text == NOTHING else parts, blank, self.spelling.ids, self.spelling.counts, g)
        if length > _LONG:
            return self._placed(parts, self.value, [str(n) for n in range(length)], self.spelling, g)
        if len(parts) > length:
            raise NotationError(f"at most {length} values fit here, not {len(parts)}")
        return [*(self._number(part, self.spelling, g) for part in parts), *self.value[len(parts) :]]

    def _placed(self, parts: list[str], usual: list[int], places: Any, spelling: Spelling, g: Any) -> list[int]:
        """A list of which only some places are named, as place:value."""
        values = list(usual)
        for part in parts:
            place, colon, word = part.partition(":")
            if not colon or place not in places:
                raise NotationError(f"{part!r} must be place:value, with one of {_listed(places)}")
            values[places.index(place)] = self._number(word, spelling, g)
        return values


Slots = dict[str, Slot]


class Unfolding:
    """Finds the slots of records with the spellings of a game."""

    def __init__(self, notation: Notation) -> None:
        self._spellings, self._names = notation.spellings, notation.names

    def record(self, record: Any, root: str, prefix: str = "") -> Iterator[tuple[str, Slot]]:
        """The slots of all fields of a record."""
        for field in fields_of(type(record)):
            yield from self.field(record, field, root, prefix)

    def field(self, record: Any, field: Field, root: str, prefix: str = "") -> Iterator[tuple[str, Slot]]:
        """The slots of one field."""
        spelling = self._spellings.get(f"{type(record).__name__}.{field.name}", NUMBER)
        slot = Slot(record, field.name, field, spelling, root)
        yield from self._part(slot, f"{prefix}{self._name(record, field)}", len(field.shape))

    def row(self, record: Any, field: Field, index: int) -> Iterator[tuple[str, Slot]]:
        """The slots of one thing in a list, named as its only field where it is no record."""
        spelling = self._spellings.get(f"{type(record).__name__}.{field.name}", NUMBER)
        slot = Slot(getattr(record, field.name), index, field, spelling, field.name)
        yield from self._part(slot, "" if field.inner else self._name(record, field), len(field.shape) - 1)

    def _name(self, record: Any, field: Field) -> str:
        return self._names.get(f"{type(record).__name__}.{field.name}", field.name)

    def _part(self, slot: Slot, name: str, depth: int) -> Iterator[tuple[str, Slot]]:
        if slot.field.inner is None and depth <= 1:
            yield name, slot
        elif depth == 0:
            yield from self.record(slot.value, slot.root, f"{name}." if name else "")
        else:
            rows = slot.value
            for index in range(len(rows)):
                inner = Slot(rows, index, slot.field, slot.spelling, slot.root)
                yield from self._part(inner, f"{name}.{index}" if name else str(index), depth - 1)


def written_words(slots: Slots, usual: Slots, known: Slots, g: Any) -> list[str]:
    """The slots that are not as usual; those that are not as known are marked as guesses."""
    words = []
    for name, slot in slots.items():
        value, expected = slot.value, usual[name].value
        if value != expected:
            mark = GUESS if value != known[name].value else ""
            words.append(f"{name}{mark}={_text(name, slot, expected, g)}")
    return words


def _text(name: str, slot: Slot, usual: Any, g: Any) -> str:
    try:
        return slot.text(usual, g)
    except NotationError as error:
        raise NotationError(f"{name}: {error}") from None


def named_words(words: list[str], slots: Slots) -> dict[str, str]:
    """Words by their names, each known and said once."""
    named: dict[str, str] = {}
    for word in words:
        name, equals, text = word.partition("=")
        name = name.removesuffix(GUESS)
        if not equals or name not in slots:
            raise NotationError(f"{word!r} must be name=value, with one of {_listed(slots)}")
        if name in named:
            raise NotationError(f"{name} is said twice")
        named[name] = text
    return named


def read_words(named: dict[str, str], slots: Slots, g: Any) -> None:
    """Give slots the values of words."""
    for name, text in named.items():
        try:
            slots[name].read(text, g)
        except NotationError as error:
            raise NotationError(f"{name}: {error}") from None


def _listed(names: Any) -> str:
    """Some names for a complaint; a long list of numbers by its ends."""
    listed = list(names)
    return f"{listed[0]} to {listed[-1]}" if len(listed) > _LONG and listed[-1].isdigit() else ", ".join(listed)
