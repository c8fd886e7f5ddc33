"""The documentation site, as far as it needs no MkDocs: pages of games, the reference, the list of pages."""

import re
from importlib import import_module

import pytest

from carambolage.bots import bot_names
from carambolage.engine.registry import game, games
from docs_site.api_page import offered, reference
from docs_site.game_pages import HEADINGS, MARK, PARTS, filled
from tests.packaging.conftest import ROOT

DOCS = ROOT / "docs"


@pytest.mark.parametrize("name", games())
def test_every_game_has_a_page_with_the_same_parts(name: str) -> None:
    page = (DOCS / "games" / f"{name}.md").read_text(encoding="utf-8")
    assert tuple(re.findall(r"^## (.+)$", page, re.MULTILINE)) == HEADINGS
    assert MARK.findall(page) == list(PARTS)
    whole = filled(page, name)
    assert not MARK.search(whole)
    rows = re.findall(r"^\| `(\w+)` \| .+ \| .+ \|$", whole, re.MULTILINE)
    assert rows == [option.name for option in game(name).options]
    assert all(f"- `{bot}`: " in whole for bot in bot_names())
    assert whole.count("\n### ") > 5, "the rules in short have chapters"
    assert "](../pictures/" in whole


def test_the_site_lists_every_page() -> None:
    listed = re.findall(r"([\w/-]+\.md)$", (ROOT / "mkdocs.yml").read_text(encoding="utf-8"), re.MULTILINE)
    assert sorted(listed) == sorted(str(page.relative_to(DOCS)) for page in DOCS.rglob("*.md"))


MODULES = re.findall(r"^<!-- generated: (\S+) -->$", (DOCS / "api.md").read_text(encoding="utf-8"), re.MULTILINE)
IMPORT = re.compile(r"^(?:from|import) (carambolage[\w.]*)", re.MULTILINE)
EXAMPLE = "carambolage.testing.convoy."  # the small game by which the pages explain how games are written


def test_the_reference_covers_what_readers_are_told_to_import() -> None:
    pages = [ROOT / "README.md", *DOCS.rglob("*.md")]
    told = {module for page in pages for module in IMPORT.findall(page.read_text(encoding="utf-8"))}
    assert len(told) > 10
    assert sorted(module for module in told if not module.startswith(EXAMPLE) and module not in MODULES) == []


@pytest.mark.parametrize("name", MODULES)
def test_the_reference_explains_every_public_name(name: str) -> None:
    module = import_module(name)
    lines = list(reference(module))
    assert " at 0x" not in "\n".join(lines), "an address in memory, another one in every build"
    headings = [number for number, line in enumerate(lines) if line.startswith("###")]
    assert [lines[number] for number in headings if not lines[number + 2]] == []
    named = "\n".join(lines[number] for number in headings)
    assert [name for name in offered(module) if f".{name}" not in named] == []
