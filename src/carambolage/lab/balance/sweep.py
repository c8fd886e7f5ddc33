"""Sweeps: variants of a pack in which one number of one item takes several values."""

import re
import shutil
from dataclasses import dataclass
from itertools import product
from pathlib import Path

from carambolage.engine.game import Game
from carambolage.lab.experiment import LabError

MOST_VARIANTS = 64
_FORM = re.compile(r"(?P<file>\w+)\.(?P<item>[\w-]+)\.(?P<field>\w+)=(?P<values>-?\d+(?:\.\.-?\d+|(?:,-?\d+)*))")
_HEAD = re.compile(r"^\s*\[", re.MULTILINE)


@dataclass(frozen=True)
class Knob:
    """A number of an item in a file of a pack, and the values it shall take."""

    file: str
    item: str
    field: str
    values: tuple[int, ...]

    @property
    def name(self) -> str:
        """How it is called on the command line."""
        return f"{self.file}.{self.item}.{self.field}"


def knob(text: str) -> Knob:
    """A knob from `file.item.field=1..4`, or `=1,2,5`."""
    form = _FORM.fullmatch(text)
    if form is None:
        raise LabError(
            f"a sweep reads FILE.ITEM.FIELD=1..4 or =1,2,5, as in powers.sb2.distance=1..4; {text!r} does not"
        )
    first, dots, last = form["values"].partition("..")
    values = range(int(first), int(last) + 1) if dots else map(int, form["values"].split(","))
    made = Knob(form["file"], form["item"], form["field"], tuple(dict.fromkeys(values)))
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
    return int(_place(pack, knob)[1]["number"])


def _set_number(pack: Path, knob: Knob, value: int) -> None:
    text, place = _place(pack, knob)
    start, end = place.span("number")
    (pack / f"{knob.file}.toml").write_text(text[:start] + str(value) + text[end:], encoding="utf-8")


def _place(pack: Path, knob: Knob) -> tuple[str, re.Match[str]]:
    """The text of the file, and where in it the number stands."""
    path = pack / f"{knob.file}.toml"
    if not path.is_file():
        names = ", ".join(sorted(file.stem for file in pack.glob("*.toml") if file.stem != "pack"))
        raise LabError(f"the pack has no file {knob.file}.toml; there are {names}")
    text = path.read_text(encoding="utf-8")
    heads = [match.start() for match in _HEAD.finditer(text)]
    identity = re.compile(rf'^\s*id = "{re.escape(knob.item)}"\s*$', re.MULTILINE)
    tables = [(a, b) for a, b in zip(heads, [*heads[1:], len(text)], strict=True) if identity.search(text, a, b)]
    if len(tables) != 1:
        raise LabError(
            f'{path.name} has {len(tables) or "no"} items with the id "{knob.item}"; a sweep needs exactly one'
        )
    number = re.compile(rf"^\s*{knob.field} = (?P<number>-?\d+)\s*(?:#.*)?$", re.MULTILINE)
    place = number.search(text, *tables[0])
    if place is None:
        raise LabError(f'{path.name}, "{knob.item}" has no whole number {knob.field} to sweep')
    return text, place
