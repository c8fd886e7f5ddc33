"""Every rule of the catalogue has a test and a place in the sources, and nothing names a rule that is not there."""

from pathlib import Path

from carambolage.testing.catalogue import ids_in_sources, ids_in_tests, ids_of_page
from carambolage.testing.convoy.game import GAME

PROJECT = Path(__file__).resolve().parent.parent
RULES = ids_of_page(PROJECT / "rules.md")


def test_every_rule_has_a_test() -> None:
    assert ids_in_tests(PROJECT / "tests").keys() == RULES


def test_every_rule_has_a_place_in_the_sources() -> None:
    assert ids_in_sources(GAME.home).keys() == RULES
