"""Every rule of the catalogue has a test that names it, and every test names rules that exist."""

from pathlib import Path

import pytest

from carambolage.testing.catalogue import ids_in_tests, ids_of_page

ROOT = Path(__file__).resolve().parent.parent
PAGES = sorted((ROOT / "docs" / "rules").glob("*.md"))
TESTED = ids_in_tests(ROOT / "tests")
PRINTED_DATA = "-CMP-"  # components, checked as tables


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_every_rule_has_a_test(page: Path) -> None:
    wanted = {rule for rule in ids_of_page(page) if PRINTED_DATA not in rule}
    assert wanted, "the page defines no rules"
    missing = sorted(wanted - TESTED.keys())
    assert not missing, f"{len(missing)} of {len(wanted)} rules have no test: {' '.join(missing)}"


def test_every_mark_names_a_rule() -> None:
    known = set[str]().union(*map(ids_of_page, PAGES))
    assert {rule: files for rule, files in TESTED.items() if rule not in known} == {}
