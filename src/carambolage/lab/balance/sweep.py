"""Sweeps: variants of a pack in which one number of one item takes several values."""

import re
import shutil
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product
from pathlib import Path
from typing import Any

from carambolage.engine.game import Game
from carambolage.lab.experiment import LabError

MOST_VARIANTS = 64
_FORM = re.compile(r"(?P<file>\w+)\.(?P<path>[\w-]+(?:\.[\w-]+)+)=(?P<values>-?\d+(?:\.\.-?\d+|(?:,-?\d+)*))")
_MARK = 1_000_000_007  # no pack holds it


@dataclass(frozen=True)
class Knob:
    """A number in a file of a pack, named by its item and what leads to it there, and the values it shall take."""

    file: str
    path: str
    values: tuple[int, ...]

    @property
    def name(self) -> str:
        """How it is called on the command line."""
        return f"{self.file}.{self.path}"


def knob(text: str) -> Knob:
    """A knob from `file.item.field=1..4`, or `=1,2,5`; `file.item.table.field` and `file.item.list.1` go further in."""
    form = _FORM.fullmatch(text)
    if form is None:
        raise LabError(
            f"a sweep reads FILE.ITEM.FIELD=1..4 or =1,2,5, as in powers.sb2.distance=1..4; {text!r} does not"
        )
    first, dots, last = form["values"].partition("..")
    values = range(int(first), int(last) + 1) if dots else map(int, form["values"].split(","))
    made = Knob(form["file"], form["path"], tuple(dict.fromkeys(values)))
    if not made.values:
        raise LabError(f"{text} names no value: the first must not be larger than the last")
    return made


def write_variants(game: Game, pack: str | None, knobs: list[Knob], out: Path) -> dict[str, Path]:
    """A folder for each combination of values, with its pack in `pack`; the one that the pack has now comes first."""
    base = Path(pack) if pack else game.home / "pack"
    combinations = list(product(*(each.values for each in knobs)))
    if len(combinations) > MOST_VARIANTS:
        raise LabError(f"these are {len(combinations)} variants; at most {MOST_VARIANTS} are played side by side")
    standing = tuple(_number(base, each) for each in knobs)
    folders: dict[str, Path] = {}
    for values in sorted(combinations, key=lambda combination: combination != standing):
        name = ",".join(f"{each.name}={value}" for each, value in zip(knobs, values, strict=True))
        folder = out / name / "pack"
        shutil.rmtree(folder, ignore_errors=True)
        shutil.copytree(base, folder)
        for each, value in zip(knobs, values, strict=True):
            _set_number(folder, each, value)
        game.load_pack(folder)
        folders[name] = out / name
    return folders


def _number(pack: Path, knob: Knob) -> int:
    return _place(pack, knob)[1]


def _set_number(pack: Path, knob: Knob, value: int) -> None:
    text, now, start = _place(pack, knob)
    path = pack / f"{knob.file}.toml"
    path.write_text(f"{text[:start]}{value}{text[start + len(str(now)) :]}", encoding="utf-8")


def _place(pack: Path, knob: Knob) -> tuple[str, int, int]:
    """The text of the file, the number as it stands, and where it begins."""
    path = pack / f"{knob.file}.toml"
    if not path.is_file():
        names = ", ".join(sorted(file.stem for file in pack.glob("*.toml") if file.stem != "pack"))
        raise LabError(f"the pack has no file {knob.file}.toml; there are {names}")
    text = path.read_text(encoding="utf-8")
    numbers = list(whole_numbers(tomllib.loads(text)))
    found = [number for number in numbers if number.name == knob.path]
    item, _, field = knob.path.partition(".")
    beside = [number.name.removeprefix(f"{item}.") for number in numbers if number.name.startswith(f"{item}.")]
    if not beside:
        raise LabError(f'{path.name} has no items with the id "{item}" and a whole number to sweep')
    if len(found) != 1:
        raise LabError(
            f'{path.name}, "{item}" has {len(found) or "no"} whole number {field} to sweep; it has {", ".join(beside)}'
        )
    return text, found[0].value, _start_of(found[0], text)


@dataclass(frozen=True)
class WholeNumber:
    """A number in a file of a pack: its name, the keys and places that lead to it, and its value."""

    name: str
    keys: tuple[str | int, ...]
    value: int


def whole_numbers(part: Any, names: tuple[str, ...] = (), keys: tuple[str | int, ...] = ()) -> Iterator[WholeNumber]:
    """All whole numbers in a part of a file. Tables in a list go by their ids, other places of lists by 1, 2, 3."""
    if isinstance(part, int) and not isinstance(part, bool):
        yield WholeNumber(".".join(names), keys, part)
    elif isinstance(part, dict):
        for key, inner in part.items():
            is_list_of_items = isinstance(inner, list) and inner and isinstance(inner[0], dict)
            yield from whole_numbers(inner, names if is_list_of_items else (*names, key), (*keys, key))
    elif isinstance(part, list):
        for place, inner in enumerate(part):
            name = inner.get("id") if isinstance(inner, dict) else None
            yield from whole_numbers(inner, (*names, name or str(place + 1)), (*keys, place))


def _start_of(number: WholeNumber, text: str) -> int:
    """Where the digits of a number begin: there another number in their place is read where this one was."""
    for place in re.finditer(rf"(?<![\w.+-]){number.value}(?![\w.])", text):
        try:
            part: Any = tomllib.loads(f"{text[: place.start()]}{_MARK}{text[place.end() :]}")
        except tomllib.TOMLDecodeError:
            continue
        for key in number.keys:
            part = part[key]
        if part == _MARK:
            return place.start()
    raise LabError(f"a sweep needs {number.name} in plain digits, as {number.value}")
