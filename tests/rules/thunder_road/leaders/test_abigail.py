"""Abigail (TR-CRW-120 to 124)."""

import pytest

from tests.games.thunder_road.scenario import Scenario
from tests.rules.thunder_road.sandy import sandy


def abigail(**options: object) -> Scenario:
    return sandy(**options).leader("blue", "abigail")


@pytest.mark.rule("TR-CRW-120", "TR-EFX-35")
def test_long_arm_reaches_the_second_space_straight_ahead() -> None:
    table = abigail().put({"blue small": (2, 5), "green small": (2, 7), "green medium": (1, 7), "green large": (2, 8)})
    assert table.shoot("blue small").offers == {"vehicle green small", "decline"}
    between = abigail().put({"blue small": (2, 5), "green small": (2, 7), "wreck 1": (2, 6)}).ground({(2, 6): "mud"})
    assert between.shoot("blue small").offers == {"vehicle green small", "vehicle wreck 1", "decline"}


@pytest.mark.rule("TR-CRW-120")
def test_long_arm_does_not_change_the_number_of_shots() -> None:
    table = abigail().put({"blue small": (2, 5), "green small": (2, 7), "wreck 1": (2, 6)}).shoot("blue small")
    assert table.fate(shot="large").target("green small").asked == ""


@pytest.mark.rule("TR-CRW-120", "TR-CRW-17")
def test_long_arm_works_on_a_coast_but_not_for_others_or_the_chopper() -> None:
    table = abigail().put({"blue small": (2, 4), "green small": (2, 7)}).drive("blue small", 1, coast=True).step("F")
    assert table.offers == {"vehicle green small", "decline"}
    enemy = abigail().put({"green small": (2, 5), "orange small": (2, 7)}).shoot("green small")
    assert enemy.asked == ""
    chopper = abigail().put({"blue small": (0, 0), "green small": (2, 7)}).dice("blue", 1, 1).turn("blue")
    chopper.assign(1, "small").command("airstrike", 1).decline().choose("space 2,5")
    assert chopper.asked == "step"


@pytest.mark.rule("TR-CRW-121", "TR-CRW-123", "TR-CRW-12")
def test_abigail_has_airstrike_and_repair() -> None:
    table = abigail().leader("blue", "abigail", tokens=0).put({"blue small": (2, 5)}).damage("blue small", "dent")
    table.dice("blue", 2, 6).turn("blue").assign(2, "medium")
    assert table.offers == {"decline", "command 6 airstrike", "command 6 repair"}


@pytest.mark.rule("TR-CRW-122", "TR-EFX-45", "TR-EFX-43")
def test_pull_over_nudges_an_adjacent_vehicle_to_its_rear() -> None:
    table = abigail().put({"blue small": (2, 5), "green large": (2, 6), "blue large": (1, 4), "orange small": (4, 5)})
    table.token((1, 5), "mud").dice("blue", 2, 3).turn("blue").assign(2, "small").command("pull_over", 3).decline()
    assert table.asked == "nudge_target"
    assert table.offers == {
        "nudge green large BL",
        "nudge green large BR",
        "nudge blue large BL",
        "nudge blue large BR",
    }
    table.choose("nudge green large BL")
    assert (table.where("green large"), table.token_at((1, 5))) == ((1, 5), "mud")


@pytest.mark.rule("TR-CRW-122", "TR-EFX-45")
def test_pull_over_keeps_to_the_board_to_open_ground_and_off_choppers() -> None:
    table = abigail().put({"blue small": (1, 5), "green small": (0, 5), "green large": (1, 6), "blue large": (2, 5)})
    table.ground({(2, 6): "impassable"}).chopper("orange", (3, 4))
    table.dice("blue", 2, 3).turn("blue").assign(2, "small").command("pull_over", 3).decline()
    assert table.offers == {"nudge green small BR", "nudge green large BL", "nudge blue large BL"}


@pytest.mark.rule("TR-CRW-122", "TR-CRW-15", "TR-CRD-32")
def test_pull_over_needs_a_neighbour_that_is_not_the_rig() -> None:
    table = Scenario("blue", "big_rig").leader("blue", "abigail").put({"blue small": (2, 5)})
    table.put({"rig front": (2, 8), "rig middle": (2, 7), "rig rear": (2, 6)})
    table.dice("blue", 2, 3).turn("blue").assign(2, "small")
    assert "command 3 pull_over" not in table.offers
    start = abigail().put({"green small": (0, 0)}).dice("blue", 2, 3).turn("blue").assign(2, "small")
    assert "command 3 pull_over" not in start.offers


@pytest.mark.rule("TR-CRW-124", "TR-EFX-65", "TR-CRD-26")
def test_roadblock_puts_a_wreck_on_the_same_tile_away_from_vehicles() -> None:
    table = abigail().put({"blue small": (2, 4), "green small": (5, 1)}).token((0, 0), "mine")
    table.ground({(0, 7): "impassable"}).chopper("green", (5, 5))
    table.dice("blue", 1).turn("blue").assign(1, "small").choose("token roadblock")
    spaces = {tuple(map(int, said.split()[1].split(","))) for said in table.offers}
    near = {(2, 4), (2, 5), (1, 4), (3, 4), (2, 3), (1, 3), (3, 3)} | {(5, 1), (5, 2), (4, 2), (5, 0), (4, 1)}
    assert spaces == {(lane, a) for lane in range(6) for a in range(8)} - near - {(0, 0), (0, 7), (5, 5)}
    table.choose("space 3,6")
    assert table.where("wreck 1") == (3, 6)
    assert table.broken("wreck 1")


@pytest.mark.rule("TR-CRW-124", "TR-CRD-20", "TR-CRW-15")
def test_no_roadblock_from_the_start_area() -> None:
    table = abigail().dice("blue", 1).turn("blue").assign(1, "small")
    assert "token roadblock" not in table.offers
