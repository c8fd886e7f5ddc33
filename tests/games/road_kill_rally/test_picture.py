"""The picture of a race: sound SVG that shows what the view shows, and no more."""

from xml.etree import ElementTree

import pytest

from carambolage.engine.match.match import Match
from carambolage.games.road_kill_rally.drawing.picture import picture
from carambolage.games.road_kill_rally.game import GAME
from carambolage.games.road_kill_rally.road.geometry import aim_x, aim_y, corner_x, corner_y
from carambolage.games.road_kill_rally.text.view import View, view
from carambolage.testing.variants import chance_of, play_randomly
from tests.games.road_kill_rally.scenario import Scenario
from tests.games.road_kill_rally.speaking import seen

SVG = "{http://www.w3.org/2000/svg}"


def race() -> Scenario:
    """Two cars on a road with a bend, targets, oil and a wreck."""
    table = Scenario(3, elimination="true").road("start", "sweeping_bend", "spilled_load")
    table.put("A", (6, 2), 4, "bump nitro").put("B", (9, 1), 6, tokens=1).target((7, 1), "yellow").oil((8, 3))
    return table.wreck((5, 3))


def view_of(table: Scenario, seat: int) -> View:
    return view(seen(table, seat), table.t, seat, None)


def drawn(shown: View) -> ElementTree.Element:
    return ElementTree.fromstring(picture(shown))  # noqa: S314  # our own text


def titles(shown: View) -> list[str]:
    """What a pointer over the parts of the picture shows."""
    return [node.text or "" for node in drawn(shown).iter(f"{SVG}title")]


def test_every_space_is_there_with_what_stands_on_it() -> None:
    told = titles(view_of(race(), 0))
    assert told[0] == "Road Kill Rally, round 2"
    assert len([text for text in told if text.startswith("row ")]) == 3 * 12
    assert {"row 7, lane 1, yellow, target 2", "row 8, lane 3, green, oil"} <= set(told)
    assert {"row 5, lane 3, green, upturned car", "row 10, lane 2, green, oil"} <= set(told)
    assert "red, speed 4" in told
    assert "blue, speed 6" in told


def test_the_picture_has_no_hands() -> None:
    assert picture(view_of(race(), -1)) == picture(view_of(race(), 0)) == picture(view_of(race(), 1))


@pytest.mark.rule("RK-ROA-34", "RK-GEN-13")
def test_the_spaces_are_the_polygons_of_the_rules() -> None:
    table = race()
    shapes = [node.get("points", "") for node in drawn(view_of(table, 0)).iter(f"{SVG}polygon")]
    assert len(shapes) == 36
    left, top, scale, margin = -32, 64, 3, 20
    for row in range(1, 13):
        for lane in range(3):
            corners = [(0, lane), (0, lane + 1), (1, lane + 1), (1, lane)]
            wanted = " ".join(
                f"{float(margin + scale * (corner_x(table.g, table.t, row, end, ring) - left)):.4g},"
                f"{float(margin + scale * (top - corner_y(table.g, table.t, row, end, ring))):.4g}"
                for end, ring in corners
            )
            assert wanted in shapes
    assert aim_x(table.g, table.t, 6, 1) == 16
    assert aim_y(table.g, table.t, 6, 1) == 44


def test_a_race_is_drawn_to_its_end() -> None:
    match, chance = Match(GAME, 4, 3, {"race_length": "sprint", "elimination": "true"}), chance_of(2)
    while not match.over:
        play_randomly(match, chance)
        if match.state.decisions % 20 == 0:
            assert len(titles(match.view())) > 3 * sum(len(tile.rows) for tile in match.view().road)
    assert match._repr_svg_().startswith("<svg")
