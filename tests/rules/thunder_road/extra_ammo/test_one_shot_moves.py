"""Hotwire and Brake Check (TR-ONE-107, TR-ONE-108, TR-ONE-06, TR-ONE-07, TR-ONE-10), with the example E17."""

import pytest

from tests.games.thunder_road.scenario import Scenario
from tests.rules.thunder_road.sandy import sandy

RIG = {"rig front": (2, 9), "rig middle": (2, 8), "rig rear": (2, 7)}


def hotwire(**places: tuple[int, int]) -> Scenario:
    """Blue plays Hotwire at the start of its turn; vehicles are "wreck_1", "green_small" and so on."""
    table = sandy().put({"blue medium": (2, 9)}).hand("blue", one_shot="hotwire").dice("blue", 1)
    return table.put({name.replace("_", " "): place for name, place in places.items()})


@pytest.mark.rule("TR-ONE-107")
def test_hotwire_is_for_operable_vehicles_in_reach() -> None:
    assert hotwire(wreck_1=(2, 12)).turn("blue").asked == "assign"
    assert hotwire(wreck_1=(2, 11)).turn("blue").asked == "effect_menu"
    assert hotwire(green_small=(2, 11)).turn("blue").asked == "assign"
    assert hotwire(wreck_1=(2, 11)).damage("blue medium", "dent", "dent").turn("blue").asked == "assign"
    walls = {(1, 11): "impassable", (2, 12): "impassable", (3, 11): "impassable"}
    assert hotwire(wreck_1=(2, 11)).ground(walls).turn("blue").asked == "assign"


@pytest.mark.rule("TR-ONE-107", "TR-CRD-20")
@pytest.mark.parametrize("column", [0, 1, 2, 8, 16, 20, 21])
def test_from_the_start_area_nobody_hotwires(column: int) -> None:
    for lane in range(6):
        table = sandy().put({"wreck 1": (lane, column)}).hand("blue", one_shot="hotwire").dice("blue", 1)
        assert table.turn("blue").asked == "assign"


@pytest.mark.rule("TR-ONE-107")
def test_hotwire_ends_with_a_slam_or_a_stop() -> None:
    table = hotwire(wreck_1=(2, 10), green_medium=(2, 11)).turn("blue").choose("use hotwire")
    table.fate(slam="top", direction="FL").step("F").decline()
    assert (table.where("wreck 1"), table.asked) == ((1, 11), "assign")
    table = hotwire(wreck_1=(2, 10)).ground({(2, 11): "goo"}).turn("blue").choose("use hotwire").step("F")
    assert (table.where("wreck 1"), table.asked) == ((2, 11), "assign")


@pytest.mark.rule("TR-ONE-07")
def test_hotwire_takes_nothing_off_the_side_or_onto_impassable_ground() -> None:
    table = hotwire(wreck_1=(0, 10)).put({"blue medium": (0, 9)}).ground({(0, 11): "impassable"}).turn("blue")
    table.ground({(1, 11): "impassable", (2, 11): "impassable", (0, 12): "impassable"})
    table.choose("use hotwire")
    assert (table.where("wreck 1"), table.asked) == ((1, 10), "assign")


@pytest.mark.rule("TR-ONE-06")
def test_hotwire_over_the_front_scrolls_or_finishes() -> None:
    table = hotwire(wreck_1=(2, 23)).put({"blue medium": (2, 22)}).turn("blue").choose("use hotwire").steps("F F")
    assert (table.tile_number, table.where("wreck 1")) == (4, (2, 17))
    table = hotwire(wreck_1=(2, 23)).put({"blue medium": (2, 22)})
    table.final = 1
    table.turn("blue").choose("use hotwire").step("F")
    assert (table.eliminated("wreck 1"), table.winner) == (True, "")
    table = hotwire(green_small=(2, 23)).put({"blue medium": (2, 22)}).damage("green small", "dent", "dent")
    table.final = 1
    assert table.turn("blue").choose("use hotwire").step("F").winner == "green"


def braking(value: int = 1) -> Scenario:
    """E17: blue's large car drives to (4,7) with an enemy small car behind it."""
    table = sandy().put({"blue large": (4, 6), "green small": (3, 6)}).hand("blue", one_shot="brake_check")
    return table.drive("blue large", value).step("F")


@pytest.mark.rule("TR-ONE-108", "TR-ONE-10")
def test_example_17_brake_check() -> None:
    table = braking()
    assert (table.where("blue large"), table.offers) == ((4, 7), {"use brake_check", "decline"})
    table.fate(slam="top", direction="B").choose("use brake_check")
    assert (table.asked, table.player) == ("slam_reroll", "blue")
    table.put({"orange small": (4, 8)}).decline()
    assert (table.where("green small"), table.where("blue large")) == ((4, 6), (4, 7))
    assert (table.asked, table.offers) == ("shoot_target", {"vehicle orange small", "decline"})


@pytest.mark.rule("TR-ONE-10", "TR-ROA-110")
def test_brake_check_is_a_slam_like_any_other() -> None:
    table = braking()
    table.condition(0, "demolition_derby").fate(slam="bottom", direction="F").choose("use brake_check", "decline")
    assert (table.where("green small"), table.where("blue large")) == ((4, 7), (4, 9))
    table = braking()
    table.tokens_laid[table.space((4, 7))] = 3
    table.fate(damage="dent", slam="top", direction="B").choose("use brake_check").decline()
    assert table.damage_of("green small") == ("dent",)


@pytest.mark.rule("TR-ONE-108")
def test_brake_check_needs_a_vehicle_in_the_rear_arc_that_is_not_the_rig() -> None:
    table = sandy().put({"blue large": (4, 6), "green small": (3, 7)}).hand("blue", one_shot="brake_check")
    assert table.drive("blue large", 1).step("FL").asked == "shoot_target"
    table = sandy("blue", "big_rig", "green").put({"rig front": (4, 6), "rig middle": (4, 5), "rig rear": (4, 4)})
    table.put({"blue large": (3, 6)}).hand("blue", one_shot="brake_check").drive("blue large", 1).step("FR")
    assert (table.where("blue large"), table.asked) == ((4, 7), "")


@pytest.mark.rule("TR-ONE-108")
def test_brake_check_of_the_rig_is_behind_its_rear_section() -> None:
    table = sandy("big_rig", "green", "orange").put({**RIG, "green small": (2, 7), "rig rear": (1, 7)})
    table.hand("big_rig", one_shot="brake_check").drive("rig front", 1)
    assert (table.where("rig rear"), table.offers) == ((2, 8), {"use brake_check", "decline"})
    table.fate(direction="BL").choose("use brake_check")
    assert (table.where("green small"), table.where("rig rear")) == ((1, 7), (2, 8))
