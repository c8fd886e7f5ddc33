"""The base terrains (TR-TER); mud and impassable ground are also in test_entering.py."""

import pytest

from tests.games.thunder_road.scenario import Scenario


def sand(*, carnage: bool = False) -> Scenario:
    """Blue's small car on (2, 4) of a desert."""
    table = Scenario("blue", "green", "orange", carnage=carnage).draw("\n".join(["S" * 24] * 6))
    return table.put({"blue small": (2, 4)})


@pytest.mark.rule("TR-TER-01", "TR-TER-02")
@pytest.mark.parametrize("ground", ["road", "sand"])
def test_road_and_sand_cost_one_move(ground: str) -> None:
    table = sand().ground({(2, 5): ground}).drive("blue small", 3).step("F")
    assert table.moves == 2


@pytest.mark.rule("TR-TER-05")
def test_a_hazard_symbol_without_token_means_nothing() -> None:
    table = sand().draw("\n".join(["R" * 24] * 6))
    table.t.spots[table.sides[0]][6 * 5 + 2] = 6
    table.drive("blue small", 1).step("F")
    assert (table.story("revealed"), table.asked) == ([], "road_bonus")


@pytest.mark.rule("TR-TER-06")
def test_terrain_works_for_inoperable_cars_and_wrecks() -> None:
    table = sand(carnage=True).put({"green small": (2, 8), "wreck 1": (4, 8)}).damage("green small", "dent", "dent")
    table.ground({(2, 9): "glass", (4, 9): "glass", (4, 11): "impassable", (2, 11): "fire"})
    table.shove("green small", "F").shove("wreck 1", "F")
    assert (table.where("green small"), table.where("wreck 1")) == ((2, 10), (4, 10))
    table.shove("wreck 1", "F").shove("green small", "F")
    assert (table.eliminated("wreck 1"), table.where("green small")) == (True, (2, 11))
