"""A small study of every game: single things are told apart, kind by kind, and the page says where it tells of use."""

import pytest

from carambolage.engine.registry import game as game_named
from carambolage.engine.registry import games
from carambolage.engine.words.words import languages, words_of
from carambolage.lab.balance import Findings, Plan
from carambolage.lab.report import report
from carambolage.lab.report.texts import ReportTexts
from tests.lab.test_report import study

GAMES = 300
OPTIONS = {
    "road_kill_rally": {"skills": "true"},
    "thunder_road": {"leaders": "true", "big_rig": "false", "final_five": "false"},
}
OF_USE = {"accessory", "card", "power"}


@pytest.mark.parametrize("name", games())
def test_what_single_things_are_worth(name: str) -> None:
    game = game_named(name)
    made = study(Plan(name, options=OPTIONS.get(name, {})), GAMES)
    findings = Findings(made.total)
    kinds = {worth.kind for worth in findings.worths}
    assert kinds == set(findings.components)
    for lang in languages(game):
        texts, page = ReportTexts(words_of(game), lang), report(game, made, lang)
        assert {kind for kind in kinds if texts.warning(kind)} == kinds & OF_USE
        assert all(page.count(texts.warning(kind)) == 2 for kind in kinds & OF_USE)
