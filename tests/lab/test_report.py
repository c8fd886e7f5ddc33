"""Reports: well-formed, in every language, and complete in themselves."""

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from carambolage.engine.registry import game as game_named
from carambolage.engine.registry import games
from carambolage.engine.words.words import languages, words_of
from carambolage.lab.balance import Comparison, Findings, Plan, Studied, Study, new_study, prepare_study
from carambolage.lab.executors import InProcess
from carambolage.lab.report import report
from carambolage.lab.report.texts import ReportTexts
from carambolage.testing.convoy.game import GAME

CONVOY = "carambolage.testing.convoy.game:GAME"


def study(plan: Plan, games: int) -> Study:
    prepare_study(plan)
    made, experiment = new_study(plan, games, 0), Studied(plan)
    for shard, part in InProcess().play(experiment, made.shards(experiment.shard)):
        made.add(shard, part.tally)
    return made


def parsed(page: str) -> ElementTree.Element:
    return ElementTree.fromstring(page)  # noqa: S314  # our own page


@pytest.fixture(scope="module")
def once() -> Study:
    return study(Plan(CONVOY, varied=("road",)), 200)


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("compared", [False, True])
def test_a_page_that_needs_nothing_else(once: Study, lang: str, compared: bool) -> None:
    comparison = Comparison(study(Plan(CONVOY, bot="random"), 60), once) if compared else None
    page = report(GAME, once, lang, comparison)
    root = parsed(page)
    assert root.attrib["lang"] == lang
    assert not re.search(r"https?:|//|url\(|@import|<script|<link|<img|\bsrc=|\bhref=", page)
    findings = Findings(once.total)
    rows = [node for node in root.iter("div") if node.attrib.get("class", "").startswith("row")]
    assert len(rows) == findings.comparisons == 4 + 3
    assert all(len(list(row.iter("circle"))) == (2 if compared else 1) for row in rows)
    assert len([node for node in root.iter("div") if node.attrib.get("class") == "event"]) == len(findings.events)
    assert len([node for node in root.iter("svg") if node.attrib.get("class") == "histogram"]) == 2


def test_figures_as_each_language_writes_them(once: Study) -> None:
    share = Findings(once.total).components["card"][0]
    english, french = report(GAME, once, "en"), report(GAME, once, "fr")
    assert f"<b>{100 * share.rate:.1f}%</b>" in english
    assert f"<b>{100 * share.rate:.1f}\u202f%</b>".replace(".", ",") in french
    assert "Cards of the first hand" in english
    assert "Cartes de la première main" in french


def test_dots_lie_where_their_numbers_say(once: Study) -> None:
    root = parsed(report(GAME, once, "en"))
    row = next(node for node in root.iter("div") if node.attrib.get("class", "").startswith("row"))
    seat, scale = Findings(once.total).seats[0], 0.4
    circle, line = next(row.iter("circle")), next(node for node in row.iter("line") if node.attrib["class"] == "now")
    labels = [text.text for text in next(node for node in root.iter("svg") if node.attrib["class"] == "axis")]
    assert labels[-1] == f"{scale:.0%}"
    assert float(circle.attrib["cx"].rstrip("%")) == pytest.approx(100 * seat.rate / scale, abs=0.01)
    assert float(line.attrib["x1"].rstrip("%")) == pytest.approx(100 * seat.interval[0] / scale, abs=0.01)
    assert float(line.attrib["x2"].rstrip("%")) == pytest.approx(100 * seat.interval[1] / scale, abs=0.01)


@pytest.mark.parametrize("name", games())
def test_every_event_has_a_name(name: str) -> None:
    game = game_named(name)
    for lang in languages(game):
        known = words_of(game).messages("balance-event-", lang)
        assert {f"balance-event-{event}" for event in game.events} == set(known)


def test_numbers() -> None:
    english, french = (ReportTexts(words_of(GAME), lang) for lang in ("en", "fr"))
    assert (english.number(12345.678, 1), french.number(12345.678, 1)) == ("12,345.7", "12\u202f345,7")
    assert (english.number(-1.25, 2, sign=True), english.number(3, 1, sign=True)) == ("\u22121.25", "+3.0")
    assert english.event("never_heard_of") == "Never heard of"


def test_the_style_stands_alone() -> None:
    style = Path("src/carambolage/lab/report/style.css")
    text = (Path(__file__).resolve().parents[2] / style).read_text(encoding="utf-8")
    assert "prefers-color-scheme: dark" in text
    assert "url(" not in text
