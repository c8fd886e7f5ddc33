"""Shots at and by the Big Rig, its damage and its slams (TR-RIG-35 to 50)."""

import pytest

from carambolage.games.thunder_road.names.effect import Effect
from tests.games.thunder_road.scenario import Scenario
from tests.rules.thunder_road.rigs import dents, order, places, rig
from tests.rules.thunder_road.sandy import sandy

ALL = ("missile_launcher", "cow_catcher", "traction_drive", "airstrike", "hazard_dispenser", "targeting_computer")


@pytest.mark.rule("TR-RIG-35", "TR-GEO-09")
def test_it_shoots_to_the_front_and_to_the_rear() -> None:
    table = rig((2, 9)).put({"blue small": (2, 10), "blue large": (3, 9), "green small": (2, 6), "green large": (3, 6)})
    table.put({"blue medium": (1, 8), "green medium": (2, 11)}).shoot("rig front")
    named = {"blue small", "blue large", "green small", "green large"}
    assert table.offers == {f"vehicle {name}" for name in named} | {"decline"}
    assert table.fate(shot="any", damage="dent").target("green small").asked == ""


@pytest.mark.rule("TR-RIG-36")
def test_the_shooter_names_a_section_in_the_arc_and_a_command() -> None:
    table = rig((2, 9)).put({"blue small": (3, 7)}).shoot("blue small")
    assert table.offers == {"rig_command traction_drive", "rig_command airstrike", "decline"}
    table = rig((2, 9)).put({"rig middle": (3, 8), "rig rear": (2, 8), "blue small": (2, 7)}).shoot("blue small")
    assert table.offers == {"rig_command hazard_dispenser", "rig_command targeting_computer", "decline"}
    both = rig((2, 9)).put({"rig middle": (3, 8), "rig rear": (4, 8), "blue small": (3, 7)}).shoot("blue small")
    assert len(both.offers) == 5


@pytest.mark.rule("TR-RIG-37")
def test_a_section_with_both_commands_damaged_is_no_target() -> None:
    table = rig((2, 9)).dented("hazard_dispenser", "targeting_computer").put({"blue small": (2, 6)})
    assert table.shoot("blue small").asked == ""


@pytest.mark.rule("TR-RIG-38")
def test_the_truck_cannot_shoot_at_itself() -> None:
    table = rig((2, 9)).put({"rig middle": (3, 9), "blue small": (2, 10)})
    assert table.shoot("rig front").offers == {"vehicle blue small", "decline"}
    chopper = order(rig((2, 9)), "airstrike", 1).choose("space 2,6")
    assert chopper.asked == "step"


@pytest.mark.rule("TR-RIG-40", "TR-RIG-42")
def test_other_damage_goes_on_an_undamaged_command_of_the_owners_choice() -> None:
    table = rig((2, 9)).dented("cow_catcher", "airstrike").hit("rig middle")
    assert (table.asked, table.player) == ("rig_damage", "big_rig")
    assert table.offers == {f"rig_command {name}" for name in ALL if name not in ("cow_catcher", "airstrike")}
    assert dents(table.choose("rig_command missile_launcher")) == 3


@pytest.mark.rule("TR-RIG-41", "TR-RIG-43", "TR-RIG-45")
@pytest.mark.parametrize("players", [2, 3])
def test_with_all_six_damaged_it_is_eliminated_and_its_player_out(players: int) -> None:
    crews = ("big_rig", "blue", "green")[:players]
    table = sandy(*crews).put({"rig front": (2, 9), "rig middle": (2, 8), "rig rear": (2, 7)}).dented(*ALL[:4])
    table.chopper("big_rig", (5, 5)).hit("rig front").choose("rig_command hazard_dispenser")
    assert not table.is_out("big_rig")
    table.hit("rig front")
    assert (places(table), table.is_out("big_rig"), table.chopper_of("big_rig")) == (["gone"] * 3, True, "gone")
    assert (table.winner, table.final) == (("blue", 0) if players == 2 else ("", 1))


@pytest.mark.rule("TR-RIG-44")
def test_sections_trail_off_the_board_and_come_back() -> None:
    table = rig((2, 9)).put({"green small": (5, 23)}).shove("green small", "F")
    assert places(table) == [(2, 1), (2, 0), "start"]
    order(table, "missile_launcher", 2).steps("F F")
    assert places(table) == [(2, 3), (2, 2), (2, 1)]


@pytest.mark.rule("TR-RIG-44")
def test_its_own_step_over_the_front_scrolls() -> None:
    table = order(rig((2, 23)), "missile_launcher", 2).steps("F F")
    assert (table.tile_number, places(table)) == (4, [(2, 17), (2, 16), (2, 15)])


@pytest.mark.rule("TR-RIG-46", "TR-SLM-11", "TR-SLM-15", "TR-RIG-47", "TR-RIG-48", "TR-EX-18")
def test_the_truck_rams() -> None:
    table = rig((2, 10)).put({"green medium": (2, 11)}).fate(direction=["B", "BR"])
    order(table, "missile_launcher", 3).step("F")
    assert (table.where("green medium"), places(table)) == ((3, 9), [(2, 11), (2, 10), (2, 9)])
    assert (table.moves, dents(table), table.story("slam", "rerolled")) == (0, 0, ["slam", "slam"])
    assert (table.fate_left, table.asked) == (0, "")


@pytest.mark.rule("TR-RIG-48", "TR-EX-18")
def test_by_the_option_it_drives_on() -> None:
    table = rig((2, 10), rig_slam_stops=False).put({"green medium": (2, 11)}).fate(direction=["B", "BR"])
    order(table, "missile_launcher", 3).step("F")
    assert (table.moves, table.asked) == (2, "step")


@pytest.mark.rule("TR-RIG-48", "TR-RIG-01")
def test_a_slam_with_another_section_in_its_move_step_stops_it_too() -> None:
    """The Cow Catcher's victim staggers back onto the middle section."""
    table = rig((2, 10)).put({"green medium": (2, 11)}).token((1, 11), "mine")
    table.fate(damage="dazed", stunt=2, direction=["B", "BR", "BL"])
    order(table, "cow_catcher", 3).step("F").step("FL")
    assert (table.where("green medium"), table.told("slam")) == ((1, 9), [(5 * 2 + 1, 1, table.space((2, 10)))])
    assert (table.moves, table.where("rig front"), table.asked) == (0, (2, 11), "")


@pytest.mark.rule("TR-RIG-46", "TR-SLM-11")
@pytest.mark.parametrize("section", ["front", "middle", "rear"])
def test_whoever_comes_onto_a_section_is_pushed(section: str) -> None:
    table = rig((2, 9)).put({"blue large": (5, 5)}).fate(direction="FR").slam("blue large", f"rig {section}")
    assert (table.asked, places(table)) == ("", [(2, 9), (2, 8), (2, 7)])
    assert table.where("blue large") == {"front": (3, 9), "middle": (3, 8), "rear": (3, 7)}[section]


@pytest.mark.rule("TR-RIG-46", "TR-SLM-14")
def test_motorcycles_are_pushed_by_it() -> None:
    table = Scenario("big_rig", "final_five").put({"rig front": (2, 9), "rig middle": (2, 8), "rig rear": (2, 7)})
    table.put({"bike 1": (2, 10)}).fate(direction="F")
    order(table, "missile_launcher", 1).step("F")
    assert (table.where("bike 1"), table.asked) == ((2, 11), "shoot_target")


@pytest.mark.rule("TR-RIG-49")
def test_a_slam_outside_its_move_step_changes_nothing_for_it() -> None:
    table = rig((2, 9)).put({"blue large": (5, 5)}).fate(direction="FR").slam("blue large", "rig front")
    order(table, "missile_launcher", 3)
    assert (table.moves, dents(table), table.asked) == (3, 0, "step")


@pytest.mark.rule("TR-RIG-50", "TR-WIN-01")
def test_it_wins_when_its_front_section_reaches_the_finish() -> None:
    table = rig((2, 23))
    table.final = 1
    assert order(table, "missile_launcher", 2).step("F").winner == "big_rig"


@pytest.mark.rule("TR-RIG-35")
def test_it_shoots_to_the_rear_only_from_a_rear_section_on_the_road() -> None:
    table = rig((2, 1)).put({"blue small": (2, 2), "green small": (5, 15)}).shoot("rig front")
    assert table.where("rig rear") == "start"
    assert table.offers == {"vehicle blue small", "decline"}


@pytest.mark.rule("TR-DMG-06")
def test_all_sections_leave_the_road_when_it_is_eliminated() -> None:
    table = rig((2, 9)).effect(Effect.ELIMINATE, 0)
    assert table.eliminated("rig front")
    assert [table.g.at[table.space((2, column))] for column in (9, 8, 7)] == [-1, -1, -1]
