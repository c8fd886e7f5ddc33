"""Every rule of the catalogue has a test that names it, and every test names rules that exist."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
PAGES = sorted((ROOT / "docs" / "rules").glob("*.md"))

ID = re.compile(r"\b[A-Z]{2}-[A-Z0-9]{2,4}-[A-Z]{0,3}\d{1,3}[a-z]?\b")
DEFINED = re.compile(rf"(?:\*\*|^\| *\**)({ID.pattern})", re.MULTILINE)
MARK = re.compile(r"\bmark\.rule\(([^)]*)\)")
PRINTED_DATA = "-CMP-"  # components, checked as tables


def defined(page: Path) -> set[str]:
    """The rules that a page of the catalogue defines."""
    return set(DEFINED.findall(page.read_text(encoding="utf-8")))


def marked() -> dict[str, set[str]]:
    """The rules that tests are marked with, each with the files that do so."""
    found: dict[str, set[str]] = {}
    for file in (ROOT / "tests").rglob("*.py"):
        for mark in MARK.findall(file.read_text(encoding="utf-8")):
            for rule in ID.findall(mark):
                found.setdefault(rule, set()).add(str(file.relative_to(ROOT)))
    return found


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_every_rule_has_a_test(page: Path) -> None:
    wanted = {rule for rule in defined(page) if PRINTED_DATA not in rule}
    assert wanted, "the page defines no rules"
    missing = sorted(wanted - marked().keys())
    assert not missing, f"{len(missing)} of {len(wanted)} rules have no test: {' '.join(missing)}"


def test_every_mark_names_a_rule() -> None:
    known = set[str]().union(*map(defined, PAGES))
    assert {rule: files for rule, files in marked().items() if rule not in known} == {}
