"""What happens on the road is told in order, with all that it carries."""

import pytest

from tests.games.thunder_road.scenario import Scenario
from tests.rules.thunder_road.log.story import log
from tests.rules.thunder_road.sandy import in_ruins, sandy


@pytest.mark.rule("TR-SLM-01", "TR-SLM-04", "TR-MOV-01")
def test_a_slam_is_told_with_both_vehicles_its_dice_and_its_push() -> None:
    table = sandy().put({"blue small": (2, 4), "green large": (2, 5)})
    table.fate(slam="top", direction="F").drive("blue small", 2).step("F")
    table.fate(slam="bottom", direction="FR").accept()
    assert log(table) == [
        "moves blue small 2",
        "stepped blue small 2,5 F",
        "slam blue small green large 2,5",
        "slam_dice top F",
        "rerolled green",
        "slam_dice bottom FR",
        "pushed green large FR",
        "moved green large 3,5 FR",
    ]


@pytest.mark.rule("TR-RND-04", "TR-ASG-01", "TR-CMD-01", "TR-ROD-01", "TR-SHT-01")
def test_a_turn_is_told_from_its_die_to_the_shot() -> None:
    table = Scenario("blue", "green", "orange").put({"blue medium": (2, 5), "green large": (2, 12)})
    table.dice("blue", 4, 2, 5).turn("blue").assign(4, "medium").command("nitro", 2).steps("F F FL FR F F")
    table.accept().step("F").fate(shot="medium").target("green large")
    assert log(table) == [
        "turn_begins 0 blue",
        "assigned blue medium 4 0",
        "command_placed blue nitro 2",
        "command blue nitro 2",
        "moves blue medium 6",
        "stepped blue medium 2,6 F",
        "stepped blue medium 2,7 F",
        "stepped blue medium 1,7 FL",
        "stepped blue medium 2,8 FR",
        "stepped blue medium 2,9 F",
        "stepped blue medium 2,10 F",
        "bonus_taken blue medium 1",
        "stepped blue medium 2,11 F",
        "shot blue medium green large blue",
        "shooting_die green large medium",
        "missed blue medium green large",
    ]


@pytest.mark.rule("TR-SHT-01", "TR-SHT-05", "TR-DMG-02", "TR-DMG-17")
def test_a_shot_is_told_with_its_die_and_its_damage() -> None:
    table = sandy().put({"blue medium": (2, 5), "green large": (2, 6)}).damage("green large", "dent")
    table.fate(shot="large", damage="shrapnel", direction="B").fate(damage="dent").shoot("blue medium")
    table.target("green large")
    assert log(table) == [
        "shot blue medium green large blue",
        "shooting_die green large large",
        "hit blue medium green large",
        "damage_drawn green large shrapnel",
        "direction_die green large B",
        "shrapnel green large blue medium",
        "damage_drawn blue medium dent",
        "broken green large",
    ]


@pytest.mark.rule("TR-CMD-04", "TR-CMD-05", "TR-DMG-14")
def test_a_chopper_is_told_with_its_space_and_its_shot() -> None:
    table = sandy().put({"blue medium": (2, 5), "green large": (2, 9)}).dice("blue", 4, 2).turn("blue")
    table.assign(4, "medium").command("airstrike", 2).choose("space 2,8")
    table.fate(shot="large", damage="dazed", stunt=2, direction=["F", "FL"]).target("green large")
    assert log(table) == [
        "turn_begins 0 blue",
        "assigned blue medium 4 0",
        "command_placed blue airstrike 2",
        "command blue airstrike 2",
        "chopper_placed blue 2,8",
        "shot nobody green large blue",
        "shooting_die green large large",
        "hit nobody green large",
        "damage_drawn green large dazed",
        "stunt_die green large 2",
        "direction_die green large F",
        "moved green large 2,10 F",
        "direction_die green large FL",
        "moved green large 1,10 FL",
        "moves blue medium 4",
    ]


@pytest.mark.rule("TR-HAZ-06", "TR-CAR-04")
def test_slides_are_told_with_their_ways() -> None:
    table = sandy(carnage=True).put({"blue small": (2, 4)}).token((2, 5), "oil").ground({(3, 5): "glass"})
    table.fate(direction="FR").drive("blue small", 3).step("F")
    assert log(table) == [
        "moves blue small 3",
        "stepped blue small 2,5 F",
        "revealed blue small 2,5 oil",
        "direction_die blue small FR",
        "slid blue small FR",
        "moved blue small 3,5 FR",
        "slid blue small FR",
        "moved blue small 4,6 FR",
    ]


@pytest.mark.rule("TR-CAR-02", "TR-CAR-07")
def test_a_jump_is_told_with_its_distance_and_goo_with_its_space() -> None:
    table = sandy(carnage=True).put({"blue small": (2, 4)}).ground({(2, 5): "ramp", (2, 8): "goo"})
    table.fate(stunt=3).drive("blue small", 3).step("F")
    assert log(table) == [
        "moves blue small 3",
        "stepped blue small 2,5 F",
        "jumped blue small 3",
        "flew blue small F 3",
        "moved blue small 2,8 F",
        "stopped blue small 2,8",
    ]


@pytest.mark.rule("TR-HAZ-01", "TR-OBS-06")
def test_a_wreck_that_appears_is_told_before_its_slam() -> None:
    table = sandy().put({"blue small": (2, 4)}).token((2, 5), "wreck").fate(slam="bottom", direction="F")
    table.drive("blue small", 1).step("F")
    assert log(table) == [
        "moves blue small 1",
        "stepped blue small 2,5 F",
        "revealed blue small 2,5 wreck",
        "token_gone 2,5 wreck",
        "wreck_appears wreck 1 2,5",
        "slam blue small wreck 1 2,5",
        "slam_dice bottom F",
        "pushed wreck 1 F",
        "moved wreck 1 2,6 F",
    ]


@pytest.mark.rule("TR-DMG-07", "TR-OUT-01")
def test_a_loss_is_told_with_its_space_and_who_is_out() -> None:
    table = in_ruins(sandy(), "green", but="small").put({"blue small": (0, 4), "green small": (0, 5)})
    table.fate(slam="bottom", direction="FL").drive("blue small", 1).step("F")
    assert log(table) == [
        "moves blue small 1",
        "stepped blue small 0,5 F",
        "slam blue small green small 0,5",
        "slam_dice bottom FL",
        "pushed green small FL",
        "eliminated green small 0,5",
        "player_out green 1",
        "finish_line 2",
    ]


@pytest.mark.rule("TR-FRT-01", "TR-OBS-07")
def test_a_scroll_is_told_with_what_goes_and_what_comes() -> None:
    table = sandy().put({"blue small": (2, 23), "green small": (3, 3)}).chopper("orange", (4, 4))
    table.token((1, 2), "oil", faceup=True).next_tile("4a", spots=((1, 1),)).fate(hazard="mine")
    table.drive("blue small", 1).step("F")
    assert log(table) == [
        "moves blue small 1",
        "eliminated green small 3,19",
        "chopper_back orange",
        "scrolled 6 4",
        "hazards_laid 6 0",
        "stepped blue small 2,16 F",
    ]


@pytest.mark.rule("TR-FIR-01", "TR-FIR-03", "TR-FIR-05")
def test_fire_is_told_with_its_die() -> None:
    table = sandy(carnage=True).put({"blue small": (2, 4)}).burning("blue small").ground({(2, 5): "fire"})
    table.fate(fire="out").drive("blue small", 1).step("F").fate(fire="plus_2").drive("blue small", 3)
    assert log(table) == [
        "fire_die blue small out",
        "fire_out blue small",
        "moves blue small 1",
        "stepped blue small 2,5 F",
        "caught_fire blue small",
        "fire_die blue small plus_2",
        "moves blue small 5",
    ]


@pytest.mark.rule("TR-DMG-01", "TR-DMG-12")
def test_a_flight_is_told_with_its_way_and_length() -> None:
    table = sandy().put({"blue small": (2, 4)}).fate(damage="blat_off", direction="FR", stunt=2).hit("blue small")
    assert log(table) == [
        "damage_drawn blue small blat_off",
        "direction_die blue small FR",
        "stunt_die blue small 2",
        "flew blue small FR 2",
        "moved blue small 4,5 FR",
    ]


@pytest.mark.rule("TR-DMG-02", "TR-DMG-03", "TR-CMD-11")
def test_a_car_that_breaks_down_and_runs_again() -> None:
    table = sandy().put({"blue medium": (2, 4), "blue small": (3, 9)}).damage("blue small", "dent")
    table.fate(damage="dazed", stunt=1, direction="F").hit("blue small")
    table.hit("blue small").dice("blue", 2, 6).turn("blue").assign(2, "medium").command("repair", 6)
    table.choose("repair blue small 2")
    assert log(table) == [
        "damage_drawn blue small dazed",
        "stunt_die blue small 1",
        "direction_die blue small F",
        "moved blue small 3,10 F",
        "broken blue small",
        "damage_ignored blue small",
        "turn_begins 0 blue",
        "assigned blue medium 2 0",
        "command_placed blue repair 6",
        "command blue repair 6",
        "repaired blue small dazed",
        "runs_again blue small",
        "moves blue medium 2",
    ]


@pytest.mark.rule("TR-CAR-20", "TR-CAR-22")
def test_a_quake_and_a_worm_are_told() -> None:
    table = sandy(carnage=True).put({"blue small": (2, 4), "green small": (2, 9), "green large": (4, 1)})
    table.token((2, 5), "quake").fate(direction="FR").drive("blue small", 2).step("F")
    table.token((3, 6), "sand_worm").step("F")
    assert log(table) == [
        "moves blue small 2",
        "stepped blue small 2,5 F",
        "revealed blue small 2,5 quake",
        "token_gone 2,5 quake",
        "quake FR",
        "stepped blue small 3,6 F",
        "revealed blue small 3,6 sand_worm",
        "token_gone 3,6 sand_worm",
        "sand_worm 3",
        "eliminated green large 5,1",
    ]


@pytest.mark.rule("TR-CAR-25")
def test_a_pit_trap_is_told_with_its_die() -> None:
    table = sandy(carnage=True).put({"blue large": (2, 4)}).token((2, 5), "pit_trap").fate(shot="medium")
    table.drive("blue large", 2).step("F")
    assert log(table) == [
        "moves blue large 2",
        "stepped blue large 2,5 F",
        "revealed blue large 2,5 pit_trap",
        "shooting_die blue large medium",
    ]


@pytest.mark.rule("TR-MOV-20", "TR-CMD-01")
def test_a_drift_is_told_with_whom_it_passes() -> None:
    table = sandy().put({"blue medium": (2, 4), "green small": (2, 5)}).dice("blue", 2, 3).turn("blue")
    table.assign(2, "medium").command("drift", 3).step("F").choose("drift").step("F")
    assert log(table) == [
        "turn_begins 0 blue",
        "assigned blue medium 2 0",
        "command_placed blue drift 3",
        "command blue drift 3",
        "moves blue medium 2",
        "stepped blue medium 2,5 F",
        "drifted blue medium green small",
        "stepped blue medium 2,6 F",
    ]
