"""The TypeScript of the web client is that of the server: messages, and what each game shows."""

from pathlib import Path

import pytest

from carambolage.table.protocol.typescript import modules

SOURCES = Path(__file__).resolve().parents[2] / "web" / "src"
DRAWN = {folder.name for folder in (SOURCES / "games").iterdir() if folder.is_dir()}
MODULES = modules(SOURCES)


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(SOURCES)))
def test_generated_typescript_is_up_to_date(path: Path) -> None:
    hint = "run: python -m carambolage.table.protocol.typescript web/src"
    assert path.read_text(encoding="utf-8") == MODULES[path], hint


def test_every_drawn_game_has_its_typescript() -> None:
    assert {path.parent.name for path in MODULES} - {SOURCES.name} == DRAWN
