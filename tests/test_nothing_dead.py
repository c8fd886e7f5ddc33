"""Every function, method and class of the package is used by something that is not a test.

By name: a name that no code, no page of the documentation and no configuration mentions besides its definition is used
by nobody. What `carambolage.testing` holds is there for tests, so that tests count for it.
"""

import ast
import re
from collections.abc import Iterable, Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "src" / "carambolage"
PAGES = [*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md"), ROOT / "pyproject.toml", ROOT / "Makefile"]
CALLED_BY_NAME = re.compile(  # by Python, notebooks, tree visitors, pytest, Numba's cache
    r"__\w+__|_repr_\w+_|visit_\w+|test_\w+|from_function|get_(cache_path|source_stamp|disambiguator)"
)

Definition = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef


def python_files(*rooms: Path) -> list[Path]:
    return [file for room in rooms for file in room.rglob("*.py")]


def used_in(tree: ast.AST) -> Iterator[str]:
    """The names that a piece of code reads: variables, attributes, texts that may name something."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load):
            yield node.id
        elif isinstance(node, ast.Attribute):
            yield node.attr
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and re.fullmatch(r"[\w.:]+", node.value):
            yield from re.findall(r"\w+", node.value)


def used(files: Iterable[Path]) -> set[str]:
    """All names that some files read."""
    return {name for file in files for name in used_in(ast.parse(file.read_text(encoding="utf-8")))}


def unused(tree: ast.AST, names: set[str]) -> list[str]:
    """The definitions that are not among the names; what a decorator takes with arguments is registered by it."""
    definitions = [node for node in ast.walk(tree) if isinstance(node, Definition)]
    return [
        node.name
        for node in definitions
        if node.name not in names
        and not CALLED_BY_NAME.fullmatch(node.name)
        and not any(isinstance(decorator, ast.Call) for decorator in node.decorator_list)
    ]


def test_everything_is_used() -> None:
    names = used(python_files(SOURCES, *(ROOT / room for room in ("benchmarks", "mutants", "examples"))))
    names |= {name for page in PAGES for name in re.findall(r"\w+", page.read_text(encoding="utf-8"))}
    in_tests = used(python_files(ROOT / "tests"))
    dead = [
        f"{file.relative_to(ROOT)}: {name}"
        for file in python_files(SOURCES)
        for name in unused(
            ast.parse(file.read_text(encoding="utf-8")),
            names | in_tests if (SOURCES / "testing") in file.parents else names,
        )
    ]
    assert dead == []


def test_what_nobody_uses_is_found() -> None:
    tree = ast.parse("def f(): g()\ndef g(): pass\n@on(1)\ndef h(): pass\nclass K:\n  def m(self): pass\nK()")
    assert unused(tree, set(used_in(tree))) == ["f", "m"]
