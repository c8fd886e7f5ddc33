"""Options: choices in words, switches and whole numbers."""

from dataclasses import replace

import pytest

from carambolage.engine.match.match import Match
from carambolage.engine.options import Option, OptionError, settled
from carambolage.testing import Variant
from carambolage.testing.convoy.game import GAME
from carambolage.testing.variants import mixtures, variants

FUEL = Option.numbers("fuel", range(5, 301), 60, "X-03", offered=(5, 60, 300))
OPTIONS = (Option("laps", ("1", "2"), "1", "X-01"), Option.switch("traps", True, "X-02"), FUEL)


def test_options_have_defaults() -> None:
    assert settled(OPTIONS, {"traps": False}) == {"laps": "1", "traps": "false", "fuel": "60"}
    assert settled(OPTIONS, {"laps": 2, "fuel": 299}) == {"laps": "2", "traps": "true", "fuel": "299"}


@pytest.mark.parametrize(
    ("given", "reason"),
    [
        ({"trap": True}, "there is no option 'trap'; did you mean traps?"),
        ({"weather": 1}, "there is no option 'weather'; there are laps, traps, fuel"),
        ({"laps": 3}, "option laps has no value '3'; choose one of 1, 2"),
        ({"traps": "on"}, "option traps has no value 'on'; choose one of false, true"),
    ],
)
def test_a_wrong_option_is_explained(given: dict[str, object], reason: str) -> None:
    with pytest.raises(OptionError) as caught:
        settled(OPTIONS, given)
    assert str(caught.value) == reason


@pytest.mark.parametrize("value", ["4", "301", "-5", "060", "+60", " 60", "6_0", "60.0", "٦٠", "x", "", True])
def test_a_wrong_number_is_explained(value: object) -> None:
    written = "true" if value is True else str(value)
    with pytest.raises(OptionError) as caught:
        settled(OPTIONS, {"fuel": value})
    assert str(caught.value) == f"option fuel takes a whole number from 5 to 300, not {written!r}"


def test_values_are_stored_by_index() -> None:
    assert [OPTIONS[0].index(value) for value in ("1", "2")] == [0, 1]
    assert [OPTIONS[1].index(value) for value in ("false", "true")] == [0, 1]
    assert [FUEL.index(value) for value in ("5", "77", "300")] == [0, 72, 295]


def test_a_short_span_offers_all_its_numbers() -> None:
    assert Option.numbers("lanes", range(2, 5), 3, "X-04").values == ("2", "3", "4")


def test_a_long_span_is_tried_with_what_it_offers() -> None:
    game = replace(GAME, options=(*GAME.options, FUEL))
    added = {str(v) for v in variants(game)} - {str(v) for v in variants(GAME)}
    assert sorted(name.partition(",")[2] for name in added) == ["fuel=300", "fuel=5"]
    tables = mixtures(game)
    assert len(tables) < 10
    assert {table.options.get("fuel") for table in tables} >= {"5", "300"}


def test_a_match_keeps_a_number_between_those_offered() -> None:
    game = replace(GAME, options=(*GAME.options, FUEL))
    match: Match = Variant(game, 2, {"fuel": "61"}).match(0)
    assert match.options["fuel"] == "61"
