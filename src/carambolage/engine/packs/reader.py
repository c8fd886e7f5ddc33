"""Packs: the printed components of a game as a folder of TOML files that anyone may copy and edit.

A game reads its pack through `PackReader`. Nothing raises while reading: a wrong value is noted with its file, item and
reason, a harmless one takes its place, and `finish` raises one `PackError` with all mistakes::

    def load_pack(folder: Path) -> Tables:
        reader = PackReader(folder, "rally")
        t = Tables()
        cards = reader.file("cards.toml").items("card", most=40)           # [[card]] tables, each with id and source
        for number, card in enumerate(cards):
            t.speed[number] = card.number("speed", 0, 9)
            t.kind[number] = card.choice("kind", ("straight", "bend"))     # the index of the word
            t.copies[number] = card.number("copies", 1, 9, default=1)
            card.text("title", default="")
        reader.finish()
        return t
"""

import tomllib
from collections.abc import Sequence
from difflib import get_close_matches
from pathlib import Path
from typing import Any

from carambolage.engine.errors import Mistake, PackError
from carambolage.engine.packs.files import TooLargeError, component_bytes

SOURCES = ("rulebook", "public", "ours")
_REQUIRED: Any = object()
_LONGEST_SHOWN = 100


class Item:
    """One table of a pack file; every key must be asked for, every other key is a mistake."""

    def __init__(self, reader: "PackReader", file: str, name: str, values: dict[str, Any]) -> None:
        self.reader, self.file, self.name, self.values = reader, file, name, values
        self._asked: dict[str, None] = {}
        reader.opened.append(self)

    def mistake(self, reason: str) -> None:
        """Note a mistake of this item that only the game can see."""
        self.reader.note(self.file, self.name, reason)

    def number(self, key: str, low: int, high: int, default: int = _REQUIRED) -> int:
        """An integer from low to high."""
        value = self._value(key, default)
        return self._checked_number(key, value, low, high) if value is not None else low

    def numbers(self, key: str, low: int, high: int, length: int | None = None, most: int | None = None) -> list[int]:
        """A list of integers, of one length or of at most some length."""
        made = [self._checked_number(f"{key}[{i}]", v, low, high) for i, v in enumerate(self._list(key))]
        return self._sized(key, made, length, most, low)

    def rows(self, key: str, low: int, high: int, width: int, most: int) -> list[list[int]]:
        """A list of at most some lists of integers, each of one length."""
        made: list[list[int]] = []
        for index, row in enumerate(self._list(key)):
            name = f"{key}[{index}]"
            if isinstance(row, list) and len(row) == width:
                made.append([self._checked_number(f"{name}[{i}]", value, low, high) for i, value in enumerate(row)])
            else:
                self.mistake(f"{name} must be a list of {width} whole numbers, not {_shown(row)}")
        self._note_size(key, len(made), most)
        return made[:most]

    def choice(self, key: str, words: Sequence[str], default: str = _REQUIRED) -> int:
        """The index of one of some words."""
        value = self._value(key, default)
        return self._checked_word(key, value, words) if value is not None else 0

    def choices(self, key: str, words: Sequence[str], length: int | None = None, most: int | None = None) -> list[int]:
        """The indices of a list of words."""
        made = [self._checked_word(f"{key}[{i}]", v, words) for i, v in enumerate(self._list(key))]
        return self._sized(key, made, length, most, 0)

    def flag(self, key: str, default: bool = _REQUIRED) -> bool:
        """True or false."""
        value = self._value(key, default)
        if value is not None and not isinstance(value, bool):
            self.mistake(f"{key} must be true or false, not {_shown(value)}")
        return value is True

    def text(self, key: str, default: str = _REQUIRED) -> str:
        """A piece of text."""
        value = self._value(key, default)
        if isinstance(value, str):
            return value
        if value is not None:
            self.mistake(f"{key} must be a text in quotes, not {_shown(value)}")
        return ""

    def drawing(self, key: str, signs: str, rows: int, columns: int) -> list[list[int]]:
        """An ASCII drawing of a fixed size, each sign as its index in `signs`."""
        lines = [line.strip() for line in self.text(key).strip().splitlines()]
        if lines and len(lines) != rows:
            self.mistake(f"{key} has {len(lines)} rows, not {rows}")
        made = [[0] * columns for _ in range(rows)]
        for y, line in enumerate(lines[:rows]):
            if len(line) != columns:
                self.mistake(f"{key}, row {y + 1} has {len(line)} signs, not {columns}")
            for x, sign in enumerate(line[:columns]):
                if sign in signs:
                    made[y][x] = signs.index(sign)
                else:
                    self.mistake(f"{key}, row {y + 1} has the unknown sign {sign!r}; the signs are {signs!r}")
        return made

    def table(self, key: str) -> "Item":
        """A table inside this one."""
        return Item(self.reader, self.file, self._inner_name(key), self._table(key, self._value(key, _REQUIRED)))

    def items(self, key: str, most: int, count: int | None = None) -> list["Item"]:
        """The `[[key]]` tables; each has an `id` of its own and a `source`."""
        made = [self._item(key, index, value) for index, value in enumerate(self._list(key))]
        if count is not None and len(made) != count:
            self.mistake(f"there are {len(made)} of [[{key}]], not {count}")
        elif len(made) > most:
            self.mistake(f"there are {len(made)} of [[{key}]], at most {most} fit")
        self._note_duplicates(key, [item.values.get("id") for item in made])
        return made[: most if count is None else count]

    def check_keys(self) -> None:
        """Note every key that nobody asked for."""
        for key in self.values:
            if key not in self._asked:
                self.mistake(f"unknown key {_shown(key)}{did_you_mean(key, self._asked)}")

    def _value(self, key: str, default: Any) -> Any:
        self._asked[key] = None
        if key not in self.values and default is _REQUIRED:
            self.mistake(f"{key} is missing")
            return None
        return self.values.get(key, default)

    def _list(self, key: str) -> list[Any]:
        value = self._value(key, _REQUIRED)
        if value is not None and not isinstance(value, list):
            self.mistake(f"{key} must be a list, not {_shown(value)}")
        return value if isinstance(value, list) else []

    def _sized(self, key: str, made: list[int], length: int | None, most: int | None, filler: int) -> list[int]:
        if length is not None and key in self.values and len(made) != length:
            self.mistake(f"{key} has {len(made)} entries, not {length}")
        self._note_size(key, len(made), most)
        return (made + [filler] * (length or 0))[: most if length is None else length]

    def _note_size(self, key: str, size: int, most: int | None) -> None:
        if most is not None and size > most:
            self.mistake(f"{key} has {size} entries, at most {most} fit")

    def _checked_number(self, key: str, value: Any, low: int, high: int) -> int:
        if isinstance(value, bool) or not isinstance(value, int):
            self.mistake(f"{key} must be a whole number, not {_shown(value)}")
        elif not low <= value <= high:
            self.mistake(f"{key} = {_shown(value)} is outside {low} to {high}")
        else:
            return value
        return low

    def _checked_word(self, key: str, value: Any, words: Sequence[str]) -> int:
        if value in words:
            return words.index(value)
        near = did_you_mean(value, words) if isinstance(value, str) else ""
        self.mistake(f"{key} = {_shown(value)} is unknown{near or '; choose one of ' + ', '.join(words)}")
        return 0

    def _item(self, key: str, index: int, value: Any) -> "Item":
        values = self._table(key, value)
        identity = values.get("id")
        label = f'{key} "{identity}"' if isinstance(identity, str) else f"{key} {index + 1}"
        item = Item(self.reader, self.file, self._inner_name(label), values)
        item.text("id")
        item.choice("source", SOURCES)
        return item

    def _table(self, key: str, value: Any) -> dict[str, Any]:
        if value is not None and not isinstance(value, dict):
            self.mistake(f"{key} must be a table, not {_shown(value)}")
        return value if isinstance(value, dict) else {}

    def _inner_name(self, label: str) -> str:
        return f"{self.name}, {label}" if self.name else label

    def _note_duplicates(self, key: str, identities: list[Any]) -> None:
        for identity in dict.fromkeys(i for i in identities if isinstance(i, str)):
            times = identities.count(identity)
            if times > 1:
                self.mistake(f'{times} of [[{key}]] share the id "{identity}"; give each its own')


class PackReader:
    """A pack being read; collects every mistake."""

    def __init__(self, folder: Path, game: str) -> None:
        self.folder, self.mistakes = folder, list[Mistake]()
        self.opened: list[Item] = []
        about = self.file("pack.toml")
        self.name, self.version = about.text("name"), about.number("version", 1, 1_000_000)
        about.choice("game", (game,))

    def note(self, file: str, item: str, reason: str) -> None:
        self.mistakes.append(Mistake(file, item, reason))

    def file(self, name: str) -> Item:
        """The top table of a file of the pack."""
        try:
            return Item(self, name, "", _read_toml(self.folder / name))
        except OSError:
            reason = "the file is missing"
        except UnicodeDecodeError:
            reason = "the file is not UTF-8 text"
        except (ValueError, RecursionError, TooLargeError) as error:
            reason = str(error)
        self.note(name, "", reason)
        return _Nothing(self, name)

    def finish(self) -> None:
        """Raise one error with all mistakes, if there are any."""
        for item in self.opened:
            item.check_keys()
        if self.mistakes:
            raise PackError(self.mistakes)


class _Nothing(Item):
    """A file that could not be read: one mistake was noted, further ones would only repeat it."""

    def __init__(self, reader: PackReader, file: str) -> None:
        super().__init__(reader, file, "", {})

    def mistake(self, reason: str) -> None:
        pass

    def table(self, key: str) -> Item:
        return _Nothing(self.reader, self.file)


def did_you_mean(given: str, known: Sequence[str] | dict[str, None]) -> str:
    """A hint at the nearest known word, or nothing."""
    near = get_close_matches(given, list(known), 1)
    return f"; did you mean {near[0]!r}?" if near else ""


def _shown(value: Any) -> str:
    """A value of a file as a mistake tells it, in one line; Python writes out no number of thousands of digits."""
    try:
        text = repr(value)
    except (ValueError, RecursionError):
        return "a value that is too long to be told"
    return text if len(text) <= _LONGEST_SHOWN else f"{text[:_LONGEST_SHOWN]}…"


def _read_toml(path: Path) -> dict[str, Any]:
    return tomllib.loads(component_bytes(path).decode())
