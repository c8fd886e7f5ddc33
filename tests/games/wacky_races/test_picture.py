"""The picture of a race: sound SVG that shows what the view shows, and no more."""

from xml.etree import ElementTree

import pytest

import carambolage
from carambolage.engine.match.match import Match
from carambolage.testing.variants import chance_of, play_randomly
from tests.games.wacky_races.test_positions import TEXT

SVG = "{http://www.w3.org/2000/svg}"


def titles(match: Match, seat: int | None = None) -> list[str]:
    """What a pointer over the parts of the picture shows."""
    root = ElementTree.fromstring(match.picture(seat))  # noqa: S314  # our own text
    return [node.text or "" for node in root.iter(f"{SVG}title")]


def test_every_place_is_there_with_those_who_stand_on_it() -> None:
    shown = titles(carambolage.at(TEXT, 1))
    assert shown[0] == "Wacky Races, round 3"
    assert {"8 gas_station, wild", "11 red_barn, farm", "12 finish, none"} <= set(shown)
    assert "MM, villain" in shown
    assert shown.count("PP, place 8") == 2  # on the course, and among the standings


def test_a_trap_shows_its_kind_only_to_those_who_have_seen_it() -> None:
    match = carambolage.at(TEXT, 1)
    assert "9 beaver_hollow, forest, trap: oil" in titles(match, 1)
    assert "9 beaver_hollow, forest, trap: unknown" in titles(match, 0)


@pytest.mark.slow
@pytest.mark.parametrize("race", ["6", "9", "14", "15"])
def test_every_kind_of_course_is_drawn_to_its_end(race: str) -> None:
    match, chance = carambolage.new("wacky_races", 3, 1, {"race": race}), chance_of(1)
    while not match.over:
        assert len(titles(match)) > len(match.view().course)
        play_randomly(match, chance)
    assert match._repr_svg_().startswith("<svg")
