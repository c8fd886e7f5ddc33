"""The documentation is run: its Python blocks in order, its `$ carambolage` lines as the installed command would."""

import io
import re
import shlex
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parent.parent
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md")), *sorted((ROOT / "docs" / "games").glob("*.md"))]
FENCE = re.compile(r"^(?P<fence>`{3,})(?P<language>\w*)[^\n]*\n(?P<body>.*?)^(?P=fence) *$", re.MULTILINE | re.DOTALL)
SHELLS = {"console", "sh"}
SKIPPED = {"node_modules", "client"}
EVERY_PAGE = [
    page
    for page in [*ROOT.glob("*.md"), *(page for room in ("docs", "src", "web") for page in (ROOT / room).rglob("*.md"))]
    if not SKIPPED.intersection(page.relative_to(ROOT).parts)
]


@dataclass(frozen=True)
class Block:
    """A fenced block: its language, its text, and the line of the page its text starts on."""

    language: str
    body: str
    line: int


def blocks(text: str) -> list[Block]:
    """The fenced blocks of a page, in order."""
    return [Block(m["language"], m["body"], text.count("\n", 0, m.start("body")) + 1) for m in FENCE.finditer(text)]


def commands(block: Block) -> list[list[str]]:
    """The arguments of every `$ carambolage` line; other lines are output, or commands of other programs."""
    joined = block.body.replace("\\\n", " ")
    prompts = [line[2:] for line in joined.splitlines() if line.startswith("$ ")]
    split = [shlex.split(line, comments=True) for line in prompts]
    return [words[1:] for words in split if words[:1] == ["carambolage"]]


def run_command(arguments: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """Run the command line as its installed script does, with nobody at the keyboard."""
    from carambolage.cli import main

    monkeypatch.setattr(sys, "argv", ["carambolage", *arguments])
    monkeypatch.setattr(sys, "stdin", io.StringIO())
    try:
        status: object = main()
    except SystemExit as stop:
        status = stop.code
    assert status in (None, 0), f"carambolage {shlex.join(arguments)} ended with {status}"


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_documentation_runs(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    space: dict[str, Any] = {"__name__": page.stem}
    for block in blocks(page.read_text(encoding="utf-8")):
        if block.language == "python":
            code = compile("\n" * (block.line - 1) + block.body, str(page), "exec")
            exec(code, space)  # noqa: S102  # our own page
        elif block.language in SHELLS:
            for arguments in commands(block):
                run_command(arguments, monkeypatch)


def test_blocks_are_found_with_their_lines() -> None:
    shell = "$ carambolage games \\\n    --lang fr  # all\nwords\n$ make play\n"
    text = f"# Page\n\n```python\nx = 1\n```\n\n```console\n{shell}```\n"
    first, second = blocks(text)
    assert first == Block("python", "x = 1\n", 4)
    assert commands(second) == [["games", "--lang", "fr"]]


def anchors(page: Path) -> set[str]:
    """The names by which links reach the headings of a page."""
    headings = re.findall(r"^#+ +(.+?) *$", FENCE.sub("", page.read_text(encoding="utf-8")), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


def leads_somewhere(page: Path, link: str) -> bool:
    """Whether the file of a link exists, and the heading that it names."""
    name, _, anchor = link.partition("#")
    target = page.parent / name if name else page
    return target.exists() and (not anchor or target.suffix != ".md" or anchor in anchors(target))


@pytest.mark.parametrize("page", EVERY_PAGE, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_lead_somewhere(page: Path) -> None:
    text = FENCE.sub("", page.read_text(encoding="utf-8"))
    links = [link for link in re.findall(r"\]\(([^)\s]+)\)", text) if "://" not in link]
    assert [link for link in links if not leads_somewhere(page, link)] == []


def test_the_readme_names_every_page() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    pages = [f"docs/{page.name}" for page in (ROOT / "docs").glob("*.md")]
    assert [page for page in pages if f"]({page})" not in text] == []


def test_the_page_of_the_command_line_names_every_command() -> None:
    from carambolage.cli.command import COMMANDS

    text = (ROOT / "docs" / "command-line.md").read_text(encoding="utf-8")
    table = text[text.index("| Command | For |") :].partition("\n\n")[0]
    named = [name for row in table.splitlines()[2:] for name in re.findall(r"`([\w-]+)`", row.split("|")[1])]
    assert sorted(named) == sorted(COMMANDS)


def test_the_map_names_every_room() -> None:
    text = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    rooms = [room.name for room in (ROOT / "src" / "carambolage").iterdir() if room.is_dir() and room.name[0] != "_"]
    assert [room for room in rooms if f"`{room}/" not in text] == []


MAPS = [ROOT / "CONTRIBUTING.md", ROOT / "docs" / "architecture.md"]
BASES = [ROOT, ROOT / "src" / "carambolage", ROOT / "web" / "src"]


@pytest.mark.parametrize("page", MAPS, ids=lambda page: page.stem)
def test_maps_name_places_that_exist(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    named = re.findall(r"`((?:[\w.]+/)+[\w.]*)`", text) + re.findall(r"\[\"((?:\w+/)+[\w.]*)<br>", text)
    places = [place for place in named if "GAME" not in place]
    assert len(places) > 2
    assert [place for place in places if not any((base / place).exists() for base in BASES)] == []
