"""The page about packs names every file of every game, and the bounds of everything that may be changed in it."""

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from carambolage.engine.game import Game
from carambolage.engine.packs.ordered import fixed_flag
from carambolage.engine.packs.reader import Item
from carambolage.engine.registry import game as game_named
from carambolage.engine.registry import games

PAGE = Path(__file__).resolve().parents[2] / "docs" / "packs.md"
Bounds = dict[str, dict[str, dict[str, None]]]  # by file and field, in the order in which they are read
MOST_WORDS = 6


def bounds_of(game: Game, monkeypatch: pytest.MonkeyPatch) -> Bounds:
    """What the reader of a pack allows, noted while it reads the game's own."""
    noted: Bounds = {}

    def note(item: Item, key: str, text: str) -> None:
        noted.setdefault(item.file, {}).setdefault(key, {})[text] = None

    def watched(name: str, told: Any) -> None:
        original = getattr(Item, name)

        def read(self: Item, key: str, *bounds: Any, **more: Any) -> Any:
            if (text := told(*bounds)) and sys._getframe(1).f_code is not fixed_flag.__code__:
                note(self, key, text)
            return original(self, key, *bounds, **more)

        monkeypatch.setattr(Item, name, read)

    for name in ("number", "numbers", "rows"):
        watched(name, lambda low, high, *_: f"{low} to {high}" if low < high else "")
    for name in ("choice", "choices"):
        watched(name, lambda words, *_: spelled(words) if len(words) > 1 else "")
    watched("flag", lambda *_: "true or false")
    watched("drawing", lambda signs, rows, columns: f"a drawing of {rows} rows and {columns} columns")
    game.load_pack(game.home / "pack")
    for fields in noted.values():
        fields.pop("source", None)
    return {file: fields for file, fields in noted.items() if file != "pack.toml"}


def spelled(words: Sequence[str]) -> str:
    shown = [word for word in words if word]
    return ", ".join(shown) if len(shown) <= MOST_WORDS else f"one of {len(shown)} words"


def told_of(fields: dict[str, dict[str, None]]) -> str:
    """The fields of a file in words, those with the same bounds together."""
    by_bounds: dict[str, list[str]] = {}
    for field, texts in fields.items():
        by_bounds.setdefault("; or ".join(texts), []).append(f"`{field}`")
    return ". ".join(f"{', '.join(names)}: {text}" for text, names in by_bounds.items()) or "nothing"


@pytest.mark.parametrize("name", games())
def test_the_page_names_files_and_bounds(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = game_named(name)
    bounds, page = bounds_of(game, monkeypatch), PAGE.read_text(encoding="utf-8")
    section = page.partition(f"<!-- {name} -->")[2].partition("<!--")[0]
    rows = [[cell.strip() for cell in line.split("|")] for line in section.splitlines() if ".toml` |" in line]
    files = {path.name for path in (game.home / "pack").glob("*.toml")} - {"pack.toml"}
    assert {row[1]: row[3] for row in rows} == {f"`{file}`": told_of(bounds.get(file, {})) for file in sorted(files)}
