"""Cris Crass (TR-CRW-170 to 174)."""

import pytest

from tests.games.thunder_road.scenario import Scenario
from tests.rules.thunder_road.sandy import sandy


def cris(**options: object) -> Scenario:
    return sandy(**options).leader("blue", "cris_crass")


@pytest.mark.rule("TR-CRW-170", "TR-EFX-31", "TR-EFX-05", "TR-CRD-08", "TR-CRD-09")
@pytest.mark.parametrize(("value", "usable"), [(1, True), (2, True), (3, False)])
def test_pedal_to_the_metal_adds_a_move_to_a_low_value(value: int, usable: bool) -> None:
    table = cris().put({"blue small": (2, 5)}).drive("blue small", value)
    if usable:
        assert (table.asked, table.offers) == ("effect_menu", {"use cris_crass", "decline"})
        assert table.choose("use cris_crass").moves == value + 1
    assert table.asked == "step"


@pytest.mark.rule("TR-CRW-170", "TR-CRD-08")
def test_pedal_to_the_metal_may_be_declined_and_is_not_for_a_coast() -> None:
    table = cris().put({"blue small": (2, 5)}).drive("blue small", 2)
    assert table.decline().moves == 2
    coast = cris().put({"blue small": (2, 5)}).drive("blue small", 1, coast=True)
    assert (coast.asked, coast.moves) == ("step", 1)


@pytest.mark.rule("TR-CRW-171", "TR-CRW-172", "TR-CRW-173", "TR-CRW-12")
def test_cris_has_airstrike_nitro_drift_and_no_repair() -> None:
    table = cris().leader("blue", "cris_crass", tokens=0).put({"blue small": (2, 5)}).damage("blue small", "dent")
    table.dice("blue", 4, 2, 5, 6).turn("blue").assign(4, "medium")
    assert table.offers == {
        "decline",
        *(f"command {value} airstrike" for value in (2, 5, 6)),
        "command 2 nitro",
        "command 5 drift",
    }


def second_wind(table: Scenario, value: int = 4) -> Scenario:
    table.dice("blue", value).turn("blue").assign(value, "small").choose("token second_wind")
    return table


@pytest.mark.rule("TR-CRW-174", "TR-EFX-19", "TR-CRD-54")
def test_second_wind_moves_two_more_after_the_shot() -> None:
    table = cris().put({"blue small": (2, 2), "green small": (2, 7)}).burning("blue small").fate(fire="plus_1")
    second_wind(table).steps("F F F F FL").fate(shot="large").target("green small")
    assert (table.asked, table.moves) == ("step", 2)
    table.steps("F F")
    assert len(table.told("fire_die")) == 1
    assert table.where("blue small") == (1, 8)
    assert len(table.told("moves")) == 2


@pytest.mark.rule("TR-CRW-174")
def test_second_wind_brings_no_road_die_no_menu_and_no_second_shot() -> None:
    table = Scenario("blue", "green").leader("blue", "cris_crass").put({"blue small": (2, 2), "green small": (2, 9)})
    table.upgrade("blue small", "turbocharger")
    second_wind(table).decline().steps("F F F F")
    assert table.asked == "road_bonus"
    table.decline()
    assert (table.asked, table.moves) == ("step", 2)
    assert table.steps("F F").asked == ""
    assert table.where("blue small") == (2, 8)


@pytest.mark.rule("TR-CRW-174")
def test_no_second_wind_for_a_car_that_broke_down() -> None:
    table = second_wind(cris().put({"blue small": (2, 2)}).damage("blue small", "dent").token((2, 3), "mine"))
    table.fate(damage="dent").step("F")
    assert (table.asked, table.broken("blue small")) == ("", True)


@pytest.mark.rule("TR-CRD-54")
def test_a_spreader_may_be_used_at_the_end_of_second_wind() -> None:
    table = second_wind(cris().put({"blue small": (2, 5)}).upgrade("blue small", "mine_spreader", loads=3))
    table.steps("F F F F").decline()
    table.steps("F F")
    assert (table.asked, table.offers) == ("effect_menu", {"use mine_spreader", "decline"})
