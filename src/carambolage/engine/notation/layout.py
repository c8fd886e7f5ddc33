"""The lines of a position: which part of a state each of them holds.

`state` has the numbers of the state itself, each group of a game a line for each of its things, each list of records a
line for each of them, each record a line of its own.
"""

from collections.abc import Iterator
from typing import Any

from carambolage.engine.errors import NotationError
from carambolage.engine.match.snapshot import encode
from carambolage.engine.notation.notation import Group, Notation
from carambolage.engine.notation.slots import Slots, Unfolding
from carambolage.engine.record import Field, fields_of
from carambolage.engine.rules.state import GameRecord

STATE = "state"
_ENGINE = frozenset(GameRecord.__annotations__)


class Layout:
    """The lines of the positions of one game."""

    def __init__(self, state: type, notation: Notation) -> None:
        self.notation = notation
        self._unfolding = Unfolding(notation)
        self._fields = {field.name: field for field in fields_of(state) if field.name not in _ENGINE}
        grouped = {name for group in notation.groups for name in group.fields}
        alone = [field for field in self._fields.values() if field.name not in grouped]
        lists = [Group(field.name, (field.name,)) for field in alone if field.inner and field.shape]
        self._records = [field for field in alone if field.inner and not field.shape]
        self._numbers = [field for field in alone if not field.inner]
        self.groups = {group.keyword: group for group in (*notation.groups, *lists)}
        self.keywords = (STATE, *self.groups, *(field.name for field in self._records))

    def heads(self) -> Iterator[tuple[str, int]]:
        """Every line that a position may have: its keyword, and the number of its thing (0 for a line without one)."""
        for keyword in self.keywords:
            for index in range(self._size(keyword)):
                yield keyword, index

    def is_same(self, g: Any, other: Any, keyword: str, index: int) -> bool:
        """Whether a line surely holds the same values in two states: most do, and need no slots."""
        names = self.groups[keyword].fields if keyword in self.groups else ()
        rows = [(getattr(g, name)[index], getattr(other, name)[index]) for name in names]
        return bool(rows) and all(
            one == two if isinstance(one, int | list) else encode(one) == encode(two) for one, two in rows
        )

    def slots(self, g: Any, keyword: str, index: int) -> Slots:
        """The slots of one line."""
        unfolding = self._unfolding
        if keyword in self.groups:
            rows = [unfolding.row(g, self._fields[name], index) for name in self.groups[keyword].fields]
            return dict(slot for row in rows for slot in row)
        if keyword == STATE:
            return dict(slot for field in self._numbers for slot in unfolding.field(g, field, field.name))
        return dict(unfolding.record(getattr(g, keyword), keyword))

    def head(self, keyword: str, index: int, g: Any) -> str:
        """The words that a line begins with."""
        return f"{keyword} {self.groups[keyword].place.write(index, g)}" if keyword in self.groups else keyword

    def split(self, keyword: str, words: list[str], g: Any) -> tuple[int, list[str]]:
        """The number of a line's thing, and the words about it."""
        if keyword not in self.groups:
            return 0, words
        if not words:
            raise NotationError(f"{keyword} must be followed by which one it is")
        index = self.groups[keyword].place.read(words[0], g)
        if not 0 <= index < self._size(keyword):
            raise NotationError(f"there is no {keyword} {words[0]}; there are {self._size(keyword)}, from 0 on")
        return index, words[1:]

    def _size(self, keyword: str) -> int:
        return min(self._length(name) for name in self.groups[keyword].fields) if keyword in self.groups else 1

    def _length(self, name: str) -> int:
        field: Field = self._fields[name]
        return field.shape[0]
