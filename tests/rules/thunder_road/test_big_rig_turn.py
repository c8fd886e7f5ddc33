"""The Big Rig's figure and turn (TR-RIG-01 to 14)."""

import pytest

from carambolage.games.thunder_road.names.effect import Effect
from tests.games.thunder_road.scenario import Scenario
from tests.rules.thunder_road.rigs import order, places, rig
from tests.rules.thunder_road.sandy import sandy


@pytest.mark.rule("TR-RIG-01", "TR-OBS-01")
def test_three_sections_on_three_spaces_each_large_and_an_obstacle() -> None:
    table = rig((2, 9)).put({"blue small": (2, 6)}).shoot("blue small")
    assert places(table) == [(2, 9), (2, 8), (2, 7)]
    assert table.offers == {"rig_command hazard_dispenser", "rig_command targeting_computer", "decline"}
    assert [table.piece(f"rig {n}").size for n in ("front", "middle", "rear")] == [3, 3, 3]
    strike = order(rig((2, 9)), "airstrike")
    assert {"space 2,9", "space 2,8", "space 2,7"}.isdisjoint(strike.offers)
    assert "space 2,6" in strike.offers


@pytest.mark.rule("TR-RIG-02")
def test_it_moves_like_a_train() -> None:
    table = order(rig((2, 9)), "missile_launcher", 3).steps("FL F F")
    assert places(table) == [(1, 11), (1, 10), (1, 9)]
    table = order(rig((2, 9)), "missile_launcher", 1).step("FL")
    assert places(table) == [(1, 9), (2, 9), (2, 8)]


@pytest.mark.rule("TR-RIG-02")
def test_all_sections_shift_before_anything_is_resolved() -> None:
    """The rammed car is pushed backward onto the middle section, which is there already."""
    table = rig((2, 9)).put({"blue small": (2, 10)}).fate(direction=["B", "BL"])
    order(table, "missile_launcher", 1).step("F")
    assert (places(table), table.where("blue small")) == ([(2, 10), (2, 9), (2, 8)], (1, 8))
    assert len(table.told("slam")) == 2


@pytest.mark.rule("TR-RIG-03", "TR-RIG-05", "TR-MOV-07")
def test_sections_that_have_not_entered_are_nowhere() -> None:
    table = sandy("big_rig", "blue", "green").put({"blue small": (3, 3)})
    order(table, "hazard_dispenser", 2, 1)
    assert (table.asked, len(table.offers)) == ("entry_space", 6)
    table.enter(2)
    assert (places(table), table.asked) == ([(2, 0), "start", "start"], "step")
    table.step("F")
    assert (places(table), table.asked) == ([(2, 1), (2, 0), "start"], "")


@pytest.mark.rule("TR-RIG-03", "TR-RIG-44", "TR-EX-22")
def test_sections_left_behind_have_no_arc_and_are_no_target() -> None:
    table = rig((2, 8)).put({"green small": (5, 23), "blue large": (3, 0), "blue small": (1, 8)})
    table.shove("green small", "F")
    assert places(table) == [(2, 0), "start", "start"]
    assert table.shoot("rig front").offers == {"vehicle blue small", "decline"}
    order(table, "hazard_dispenser", 1).step("F")
    assert table.asked != "rig_dispenser"
    assert places(table) == [(2, 1), (2, 0), "start"]


@pytest.mark.rule("TR-RIG-04", "TR-RIG-08")
def test_it_moves_on_each_of_its_three_turns_and_never_coasts() -> None:
    table = rig((2, 9)).dice("big_rig", 1, 1, 2, 2)
    table.turn("big_rig").choose("steering 1", "rig 1 missile_launcher", "step F").turn("big_rig")
    front = {"missile_launcher", "cow_catcher", "repair_front"}
    assert not any(said.split()[2] in front for said in table.offers)
    table.choose("rig 2 traction_drive")
    table.steps("F F")
    table.decline().turn("big_rig")
    assert table.offers == {"rig 2 hazard_dispenser", "rig 2 targeting_computer"}
    table.choose("rig 2 targeting_computer")
    assert (table.moves, table.turn_coast) == (2, 0)


@pytest.mark.rule("TR-RIG-05", "TR-RIG-12")
def test_first_entry_is_free_of_steering() -> None:
    table = order(sandy("big_rig", "blue", "green"), "missile_launcher", 2, 1).enter(5)
    assert (table.where("rig front"), table.team(0).steering, table.moves) == ((5, 0), 1, 1)


@pytest.mark.rule("TR-RIG-06")
def test_steering_comes_first_in_the_first_turn_of_a_round() -> None:
    table = rig((2, 9)).dice("big_rig", 1, 2, 3, 3).turn("big_rig")
    assert (table.asked, table.offers) == ("rig_steering", {"steering 1", "steering 2", "steering 3"})
    table.choose("steering 3")
    assert (table.asked, table.dice_of("big_rig"), table.team(0).steering) == ("rig_assign", [1, 2, 3], 3)
    table.choose("rig 1 cow_catcher", "step F").turn("big_rig")
    assert table.asked == "rig_assign"


@pytest.mark.rule("TR-RIG-07")
@pytest.mark.parametrize("command", ["missile_launcher", "traction_drive", "targeting_computer", "repair_rear"])
def test_the_die_is_the_number_of_moves_whatever_section_it_lies_on(command: str) -> None:
    assert order(rig((2, 9)), command, 3).moves == 3


@pytest.mark.rule("TR-RIG-09")
def test_repair_takes_only_a_3_also_without_damage() -> None:
    table = rig((2, 9)).dice("big_rig", 1, 2, 3).turn("big_rig").choose("steering 1")
    repairs = {said for said in table.offers if "repair" in said}
    assert repairs == {"rig 3 repair_front", "rig 3 repair_middle", "rig 3 repair_rear"}
    assert len(table.offers) == 6 + 6 + 3
    table.choose("rig 3 repair_front")
    assert (table.asked, table.moves) == ("step", 3)


@pytest.mark.rule("TR-RIG-10", "TR-RIG-41")
def test_a_die_on_a_damaged_command_moves_the_truck_only() -> None:
    table = rig((2, 9)).dented("airstrike", "missile_launcher").put({"blue large": (2, 14)})
    assert order(table, "airstrike", 3).asked == "step"
    table = rig((2, 9)).dented("missile_launcher").put({"blue large": (2, 13)})
    order(table, "missile_launcher", 2).steps("F F")
    assert (table.told("missiles"), places(table)[0]) == ([], (2, 11))


@pytest.mark.rule("TR-RIG-11")
def test_commands_act_before_or_after_moving() -> None:
    before = order(rig((2, 9)), "airstrike", 1)
    assert (before.asked, before.where("rig front")) == ("airstrike_space", (2, 9))
    after = order(rig((2, 9)).put({"blue large": (2, 12)}), "missile_launcher", 1).fate(shot="large").step("F")
    assert after.story("stepped", "missiles") == ["stepped", "missiles"]
    assert (after.damage_of("blue large"), after.asked) == (("minor",), "")


@pytest.mark.rule("TR-RIG-12", "TR-RIG-13")
def test_lane_changes_cost_steering_points_over_the_whole_round() -> None:
    table = order(rig((2, 9)), "missile_launcher", 3, 2).steps("FL F")
    assert (table.team(0).steering, table.offers) == (1, {"step F", "step FL", "step FR"})
    table.step("F").dice("big_rig", 3).turn("big_rig").choose("rig 3 targeting_computer").step("FR")
    assert (table.team(0).steering, table.where("rig front"), table.asked) == (0, (2, 14), "")


@pytest.mark.rule("TR-RIG-13")
def test_at_0_only_straight_on_is_left() -> None:
    table = order(rig((2, 9)), "missile_launcher", 3, 1).step("FL")
    assert (table.team(0).steering, places(table)) == (0, [(1, 11), (1, 10), (1, 9)])


@pytest.mark.rule("TR-RIG-13", "TR-RIG-30")
def test_steering_works_during_a_road_bonus() -> None:
    table = order(rig((2, 9)), "traction_drive", 1, 2).step("F").accept()
    assert table.offers == {"step F", "step FL", "step FR"}
    table.step("FR")
    assert (table.team(0).steering, table.where("rig front")) == (1, (3, 10))


@pytest.mark.rule("TR-RIG-13", "TR-RND-10")
def test_unspent_points_are_lost_at_the_end_of_the_round() -> None:
    table = Scenario("big_rig", "blue", "green")
    table.team(0).steering = 3
    table.effect(Effect.ROUND_OVER)
    assert table.team(0).steering == 0


@pytest.mark.rule("TR-RIG-14")
@pytest.mark.parametrize(("lane", "offers"), [(0, {"step F", "step FR"}), (5, {"step F", "step FL"})])
def test_steps_over_a_side_edge_are_not_offered(lane: int, offers: set[str]) -> None:
    assert order(rig((lane, 9)), "missile_launcher", 2, 2).offers == offers


@pytest.mark.rule("TR-RIG-02")
def test_a_section_that_has_not_entered_stands_on_no_space() -> None:
    table = order(sandy("big_rig", "blue", "green"), "missile_launcher", 1)
    assert list(table.g.at) == [-1] * len(table.g.at)
    while table.where("rig front") == "start":
        table.act(table.offered[0])
    assert [v for v in table.g.at if v != -1] == [0]


@pytest.mark.rule("TR-RIG-02")
def test_every_section_is_found_on_its_space_after_a_step() -> None:
    table = order(rig((2, 9)), "cow_catcher", 1).step("F")
    assert places(table) == [(2, 10), (2, 9), (2, 8)]
    found = [table.name_of(table.vehicles_at[table.space((2, column))]) for column in (10, 9, 8, 7)]
    assert found == ["rig front", "rig middle", "rig rear", "nobody"]
