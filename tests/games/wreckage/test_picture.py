"""The picture of an arena: sound SVG that shows what the view shows."""

from xml.etree import ElementTree

import pytest

from carambolage.engine.match.match import Match
from carambolage.games.wreckage.game import GAME
from carambolage.testing.variants import chance_of, play_randomly
from tests.games.wreckage.test_positions import match_at

SVG = "{http://www.w3.org/2000/svg}"


def titles(match: Match) -> list[str]:
    """What a pointer over the parts of the picture shows."""
    root = ElementTree.fromstring(match.picture())  # noqa: S314  # our own text
    return [node.text or "" for node in root.iter(f"{SVG}title")]


def test_everything_on_the_table_is_there() -> None:
    assert titles(match_at()) == [
        "Wreckage, turn 3",
        "burning tyres",
        "gas can",
        "mine",
        "player 1, sedan, speed 2",
        "player 2, coupe, speed 0",
    ]


def test_cars_stand_in_their_poses() -> None:
    root = ElementTree.fromstring(match_at().picture())  # noqa: S314  # our own text
    groups = {
        child.text: node.get("transform") for node in root.iter(f"{SVG}g") for child in node.findall(f"{SVG}title")
    }
    assert groups["player 1, sedan, speed 2"] == "translate(0 -1000)"
    assert groups["player 2, coupe, speed 0"] == "translate(-2000 500)"


@pytest.mark.slow
def test_every_moment_of_a_game_is_drawn() -> None:
    match, chance = Match(GAME, 4, 2, {"layout": "scrapyard", "respawn": "on", "turn_limit": "10"}), chance_of(2)
    while not match.over:
        assert titles(match)[0].startswith("Wreckage, turn")
        play_randomly(match, chance)
    assert match._repr_svg_().startswith("<svg")
