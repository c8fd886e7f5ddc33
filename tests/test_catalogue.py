"""Every rule of the catalogue has a test and a home in the sources that name it, and both name rules that exist."""

import re
from pathlib import Path

import pytest

from carambolage.engine.registry import games
from carambolage.testing.catalogue import ID, ids_in_sources, ids_in_tests, ids_of_page

ROOT = Path(__file__).resolve().parent.parent
PAGES = sorted((ROOT / "docs" / "rules").glob("*.md"))
TESTED = ids_in_tests(ROOT / "tests")
PRINTED_DATA = "-CMP-"  # components, checked as tables
SOURCES = ROOT / "src" / "carambolage"
HOMES = ids_in_sources(SOURCES)
NEED_NO_HOME = {
    "-CMP-": "components: they are printed in the pack",
    "-EX-": "worked examples: they follow from other rules, and are tests",
}
RANGE = re.compile(rf"{ID.pattern}(?: to |-|\u2013|\u2026|\.\.+|, |/| and )\d+[a-z]?\b")


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_every_rule_has_a_test(page: Path) -> None:
    wanted = {rule for rule in ids_of_page(page) if PRINTED_DATA not in rule}
    assert wanted, "the page defines no rules"
    missing = sorted(wanted - TESTED.keys())
    assert not missing, f"{len(missing)} of {len(wanted)} rules have no test: {' '.join(missing)}"


def test_every_game_has_its_page() -> None:
    assert set(games()) <= {page.stem for page in PAGES}


def test_every_mark_names_a_rule() -> None:
    known = set[str]().union(*map(ids_of_page, PAGES))
    assert {rule: files for rule, files in TESTED.items() if rule not in known} == {}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_every_rule_has_a_home_in_the_sources(page: Path) -> None:
    wanted = {rule for rule in ids_of_page(page) if not any(part in rule for part in NEED_NO_HOME)}
    missing = sorted(wanted - HOMES.keys())
    assert not missing, f"{len(missing)} of {len(wanted)} rules are named nowhere in src: {' '.join(missing)}"


def test_every_home_is_of_a_rule_that_exists() -> None:
    known = set[str]().union(*map(ids_of_page, PAGES))
    games_with_pages = {rule[:2] for rule in known}
    strangers = {rule for rule in HOMES if rule not in known and rule[:2] in games_with_pages}
    assert {rule: HOMES[rule] for rule in strangers} == {}


def test_one_grep_finds_a_rule() -> None:
    texts = {file: file.read_text(encoding="utf-8") for file in (SOURCES / "games").rglob("*.py")}
    ranges = {str(file.relative_to(SOURCES)): RANGE.findall(text) for file, text in texts.items()}
    assert {file: found for file, found in ranges.items() if found} == {}, "write every ID out"
