"""The catalogue of a game's rules: the IDs that its page defines, that its tests name, and that its sources name."""

import ast
import re
from collections.abc import Iterable, Iterator
from pathlib import Path

ID = re.compile(r"\b[A-Z]{2}-[A-Z0-9]{2,4}-[A-Z]{0,3}\d{1,3}[a-z]?\b")
_DEFINED = re.compile(rf"(?:\*\*|^\| *\**)({ID.pattern})", re.MULTILINE)

Places = dict[str, set[str]]


def ids_of_page(page: Path) -> set[str]:
    """The rules that a page of the catalogue defines."""
    return set(_DEFINED.findall(page.read_text(encoding="utf-8")))


def ids_in_tests(folder: Path) -> Places:
    """The rules that `mark.rule` names below a folder of tests, each with the files that do so."""
    return _places(((file, mark) for file, text in _texts(folder) for mark in _marks(text)), folder)


def ids_in_sources(folder: Path) -> Places:
    """The rules that the Python files below a folder of sources name, each with the files that do so."""
    return _places(_texts(folder), folder)


def _marks(source: str) -> Iterator[str]:
    """The calls of `mark.rule` in a source, as text."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and ast.unparse(node.func).endswith("mark.rule"):
            yield ast.unparse(node)


def _texts(folder: Path) -> Iterator[tuple[Path, str]]:
    return ((file, file.read_text(encoding="utf-8")) for file in sorted(folder.rglob("*.py")))


def _places(texts: Iterable[tuple[Path, str]], folder: Path) -> Places:
    places: Places = {}
    for file, text in texts:
        for rule in ID.findall(text):
            places.setdefault(rule, set()).add(str(file.relative_to(folder)))
    return places
