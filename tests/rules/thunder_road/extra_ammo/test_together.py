"""Cards of Extra Ammo that meet each other, and other cards (TR-CRD-12, 13, 52, 55, 64, 71)."""

import pytest

from tests.rules.thunder_road.sandy import sandy


@pytest.mark.rule("TR-CRD-13")
def test_road_conditions_come_before_the_cards_of_the_active_player() -> None:
    table = sandy().put({"blue medium": (2, 9), "green small": (1, 9)}).condition(1, "diesel_spill")
    table.ground({(2, 10): "road"}).hand("blue", one_shot="brake_check").bonus("blue", "spike_strip")
    table.dice("blue", 1, 2).turn("blue").assign(1, "medium").command("spike_strip", 2)
    table.fate(direction="B").step("F")
    assert (table.where("blue medium"), table.asked) == ((2, 9), "spike_space")


@pytest.mark.rule("TR-CRD-55", "TR-AIR-105")
def test_no_return_fire_out_of_the_smoke_and_none_into_it() -> None:
    table = sandy().put({"blue medium": (2, 9), "green small": (2, 10)}).hand("green", one_shot="return_fire")
    table.hand("orange", airstrike="smoke_screen").chopper("orange", (2, 12)).fate(shot="large")
    table.team(2).smoke = 1
    assert table.shoot("blue medium").offers == {"vehicle green small", "decline"}
    table.chopper("orange", (3, 8)).target("green small")
    assert table.asked == ""


@pytest.mark.rule("TR-CRD-64")
def test_the_wind_of_a_new_tile_does_not_act_on_the_movement_in_progress() -> None:
    table = sandy().put({"blue medium": (2, 23)}).condition(1, "headwind").condition(2, "sandstorm")
    table.condition_deck = 1 << 6
    table.drive("blue medium", 3).step("F")
    assert (table.moves, table.told("condition_shown")) == (2, [(0, 6, 0)])


@pytest.mark.rule("TR-CRD-71")
def test_rubber_bumpers_and_the_derby_do_not_add_up() -> None:
    table = sandy(carnage=True).put({"blue medium": (2, 9), "green medium": (2, 10)}).condition(1, "demolition_derby")
    table.damage("green medium", "rubber_bumpers").fate(slam="bottom", direction="F").drive("blue medium", 1).step("F")
    assert table.where("green medium") == (2, 12)


@pytest.mark.rule("TR-CRD-12")
def test_a_ghost_ride_lasts_for_its_turn() -> None:
    table = sandy().put({"blue medium": (2, 9), "green medium": (2, 10)}).hand("blue", one_shot="ghost_ride")
    table.dice("blue", 2, 2).turn("blue").assign(2, "medium").decline().choose("use ghost_ride").steps("F F")
    assert (table.where("blue medium"), table.story("slam")) == ((2, 11), [])
    table.put({"blue large": (2, 9)}).fate(slam="bottom", direction="FL").turn("blue").assign(2, "large")
    table.step("F").decline()
    assert len(table.told("slam")) == 1


@pytest.mark.rule("TR-CRD-52")
def test_a_rubbing_shot_is_outside_step_four() -> None:
    table = sandy().put({"blue medium": (2, 9), "green medium": (2, 10), "orange small": (3, 10)})
    table.hand("blue", bounty="rubbing_is_racing").upgrade("blue medium", "twin_guns")
    table.fate(slam="bottom", direction="F").drive("blue medium", 1).step("F").accept()
    table.fate(shot="large").target("green medium")
    assert (table.asked, table.offers) == (
        "shoot_target",
        {"vehicle green medium", "vehicle orange small", "decline"},
    )
