"""The house rules that no linter knows: which way imports point, and what a file may not be called or contain."""

import ast
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "src" / "carambolage"
OURS = [
    file
    for room in ("src", "tests", "benchmarks", "mutants", "release", "docs", "docs_site", "requirements")
    for file in (ROOT / room).rglob("*")
]
WRITTEN = [file for file in OURS if file.suffix in {".py", ".md", ".toml", ".ftl"}]

OUTER_ROOMS = {"bots", "cli", "lab", "learning", "table", "testing"}


def imported(file: Path) -> Iterator[str]:
    """The full names of the modules that a file imports."""
    package = ("carambolage", *file.relative_to(SOURCES).parent.parts)
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else ()
            start = ".".join((*base, *([node.module] if node.module else [])))
            yield from (f"{start}.{alias.name}" for alias in node.names)


def allowed(file: Path, name: str) -> bool:
    """Whether a file of the package may import a name: outer rooms -> games -> engine, and no game another game."""
    if name.partition(".")[0] != "carambolage":
        return True
    here, there = file.relative_to(SOURCES).parts, tuple(name.split(".")[1:])
    if here[0] == "engine":
        return there[:1] == ("engine",)
    if here[0] == "games":
        return there[:1] == ("engine",) or there[:2] == ("games", here[1])
    if here[0] == "__main__.py":
        return there[:1] == ("cli",)
    if here[0] not in OUTER_ROOMS:
        return there[:1] == ("engine",)
    return there[:1] != ("cli",) or here[0] == "cli"


def test_imports_point_one_way() -> None:
    wrong = [
        f"{file.relative_to(ROOT)} imports {name}"
        for file in SOURCES.rglob("*.py")
        for name in imported(file)
        if not allowed(file, name)
    ]
    assert not wrong


@pytest.mark.parametrize(
    ("file", "name", "verdict"),
    [
        ("engine/drive.py", "carambolage.engine.rules.dice", True),
        ("engine/drive.py", "carambolage.games.wacky_races", False),
        ("engine/drive.py", "carambolage.new", False),
        ("games/wacky_races/turn.py", "carambolage.games.wacky_races.state", True),
        ("games/wacky_races/turn.py", "carambolage.games.wreckage.state", False),
        ("games/wacky_races/turn.py", "carambolage.bots", False),
        ("bots/search.py", "carambolage.new", True),
        ("bots/search.py", "carambolage.cli", False),
        ("cli/play/play.py", "carambolage.bots", True),
        ("__main__.py", "carambolage.cli.main", True),
        ("__init__.py", "carambolage.engine.match.match", True),
        ("__init__.py", "carambolage.games.wacky_races", False),
    ],
)
def test_directions(file: str, name: str, verdict: bool) -> None:
    assert allowed(SOURCES / file, name) is verdict


def test_nothing_is_left_for_later() -> None:
    marks = tuple(first + second for first, second in (("TO", "DO"), ("FIX", "ME"), ("XX", "X")))
    text = {file: file.read_text(encoding="utf-8") for file in WRITTEN}
    assert [str(file.relative_to(ROOT)) for file, body in text.items() if any(mark in body for mark in marks)] == []


def test_files_are_named_after_what_they_hold() -> None:
    vague = {"util", "utils", "helper", "helpers", "manager", "managers", "misc", "common"}
    assert [str(file.relative_to(ROOT)) for file in OURS if file.stem in vague] == []


CROWDED = 16  # files beside the rooms of a folder; more than that is not taken in at a glance
ENDINGS = {".py", ".ts", ".svelte"}
ROOMS = [*(file for file in SOURCES.iterdir() if file.is_dir() and file.name != "games"), ROOT / "web" / "src"]
GAMES = [folder for folder in (SOURCES / "games").iterdir() if (folder / "flow.py").is_file()]


@pytest.mark.parametrize("room", ROOMS + GAMES, ids=lambda room: room.name)
def test_folders_are_taken_in_at_a_glance(room: Path) -> None:
    files = [file for file in room.rglob("*") if file.suffix in ENDINGS and file.stem != "__init__"]
    counts = Counter(str(file.parent.relative_to(ROOT)) for file in files)
    assert {folder: count for folder, count in counts.items() if count > CROWDED} == {}


LONG = 350  # lines of a file; a longer one has two subjects


def test_files_have_one_subject() -> None:
    lengths = {file: file.read_text(encoding="utf-8").count("\n") for file in SOURCES.rglob("*.py")}
    assert {str(file.relative_to(ROOT)): lines for file, lines in lengths.items() if lines > LONG} == {}


def renamed_modules(file: Path) -> Iterator[str]:
    """The modules that a file imports under other names."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module:
            for alias in node.names:
                place = SOURCES.parent.joinpath(*node.module.split("."), f"{alias.name}.py")
                if alias.asname and place.is_file():
                    yield f"{file.relative_to(ROOT)}: {node.module}.{alias.name} as {alias.asname}"


def test_modules_of_games_keep_their_names_where_they_are_imported() -> None:
    rooms = [SOURCES / "engine", SOURCES / "games", ROOT / "tests" / "games", ROOT / "tests" / "rules"]
    assert [renamed for room in rooms for file in room.rglob("*.py") for renamed in renamed_modules(file)] == []
