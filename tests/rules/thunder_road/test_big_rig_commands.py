"""The Big Rig's commands (TR-RIG-26, 27, 30 to 34)."""

from itertools import product

import pytest

from tests.games.thunder_road.scenario import Scenario
from tests.rules.thunder_road.rigs import dents, order, rig

Space = tuple[int, int]
BLAST: list[Space] = [(2, 12), (2, 13), (1, 12), (3, 12), (2, 11), (1, 11), (3, 11)]


def fire_missiles(table: Scenario, face: str = "") -> Scenario:
    """The truck with its front section on (2,9) drives to (2,10) and fires."""
    if face:
        table.fate(shot=face)
    return order(table, "missile_launcher", 1).step("F")


@pytest.mark.rule("TR-RIG-26", "TR-EX-20")
@pytest.mark.parametrize("place", sorted({*product(range(6), range(9, 15))} - {(2, 9), (2, 10)}))
def test_missiles_strike_the_space_two_ahead_and_around_it(place: Space) -> None:
    table = fire_missiles(rig((2, 9)).put({"blue large": place}), "large")
    struck = place in BLAST
    assert table.damage_of("blue large") == (("minor",) if struck else ())
    assert table.fate_left == (0 if struck else 1)


@pytest.mark.rule("TR-RIG-26", "TR-RIG-27", "TR-EX-20")
def test_only_sizes_that_the_result_covers_are_struck() -> None:
    table = rig((2, 9)).put({"blue medium": (3, 11), "blue large": (2, 13), "green small": (1, 12)})
    table.damage("blue medium", "dent")
    fire_missiles(table, "medium")
    assert (table.broken("blue medium"), table.damage_of("blue medium")) == (True, ("dent", "minor"))
    assert (table.damage_of("blue large"), table.damage_of("green small")) == ((), ())
    again = rig((2, 9)).put({"blue medium": (3, 11), "blue large": (2, 13), "green small": (1, 12)})
    fire_missiles(again, "large")
    assert [again.damage_of(name) for name in ("blue medium", "blue large", "green small")] == [(), ("minor",), ()]


@pytest.mark.rule("TR-RIG-26")
def test_the_normal_shot_is_still_available() -> None:
    table = fire_missiles(rig((2, 9)).put({"blue small": (2, 11)}), "large")
    assert (table.asked, table.offers) == ("shoot_target", {"vehicle blue small", "decline"})


@pytest.mark.rule("TR-RIG-27")
def test_what_missiles_do_to_whom() -> None:
    table = Scenario("big_rig", "blue", "final_five").put(
        {"rig front": (2, 9), "rig middle": (2, 8), "rig rear": (2, 7)}
    )
    table.put({"bike 1": (2, 12), "wreck 1": (1, 12), "blue small": (3, 12)}).damage("blue small", "dent", "dent")
    fire_missiles(table, "any")
    assert (table.broken("bike 1"), table.where("wreck 1")) == (True, "gone")
    assert table.damage_of("blue small") == ("dent", "dent")


@pytest.mark.rule("TR-RIG-27")
def test_without_a_vehicle_in_the_area_no_die_is_rolled_and_never_in_round_1() -> None:
    table = fire_missiles(rig((2, 9)).put({"blue small": (2, 15)}), "any")
    assert (table.fate_left, table.told("missiles")) == (1, [])
    first = rig((2, 9)).put({"blue small": (2, 12)})
    first.round_number = 1
    assert (fire_missiles(first, "any").fate_left, first.damage_of("blue small")) == (1, ())


@pytest.mark.rule("TR-RIG-27")
def test_beyond_the_front_edge_existing_spaces_are_still_struck() -> None:
    table = rig((2, 21)).put({"blue large": (2, 23), "green large": (1, 23)}).fate(shot="large")
    order(table, "missile_launcher", 1).step("F")
    assert (table.damage_of("blue large"), table.damage_of("green large")) == (("minor",), ("minor",))


@pytest.mark.rule("TR-RIG-27", "TR-SIM-03", "TR-WIN-06")
def test_missile_hits_are_one_batch() -> None:
    table = Scenario("big_rig", "blue", "green", "orange")
    table.put({"rig front": (2, 9)}).lose("blue medium", "blue large", "green medium", "green large")
    table.put({"blue small": (2, 12), "green small": (1, 12)}).damage("blue small", "dent")
    table.damage("green small", "dent")
    fire_missiles(table, "any")
    assert table.story("broken", "player_out") == ["broken", "broken", "player_out", "player_out"]
    assert table.team(1).out == table.team(2).out == 1


@pytest.mark.rule("TR-RIG-30", "TR-ROD-10")
def test_traction_drive_gives_the_road_die_on_any_ground() -> None:
    table = rig((2, 9))
    table.road_die_value = 2
    order(table, "traction_drive", 1).step("F")
    assert table.asked == "road_bonus"
    table.accept().steps("F F")
    assert (table.where("rig front"), table.asked) == ((2, 12), "")
    for command in ("missile_launcher", "cow_catcher", "targeting_computer"):
        road = Scenario("big_rig", "blue", "green").put({"rig front": (2, 9)})
        assert order(road, command, 1).step("F").asked == ""


@pytest.mark.rule("TR-RIG-30", "TR-RND-04")
def test_a_coast_of_another_player_is_over_with_the_turn() -> None:
    table = rig((2, 9)).put({"blue small": (5, 5)}).drive("blue small", 1, coast=True).step("F")
    assert order(table, "traction_drive", 1).step("F").asked == "road_bonus"


@pytest.mark.rule("TR-RIG-30", "TR-RIG-48")
@pytest.mark.parametrize(
    ("stops", "bonus", "asked"),
    [(True, "never", "shoot_target"), (False, "never", "road_bonus"), (True, "always", "road_bonus")],
)
def test_traction_after_a_slam_that_stopped_it_is_a_matter_of_the_road_die(stops: bool, bonus: str, asked: str) -> None:
    table = (
        rig((2, 9), rig_slam_stops=stops, road_die_after_stop=bonus).put({"blue small": (2, 10)}).fate(direction="F")
    )
    assert order(table, "traction_drive", 1).step("F").asked == asked


@pytest.mark.rule("TR-RIG-31")
def test_airstrike_places_the_chopper_which_may_shoot_before_the_move() -> None:
    table = order(rig((2, 9)).put({"blue small": (5, 12)}), "airstrike", 1).choose("space 5,11")
    assert (table.asked, table.offers) == ("shoot_target", {"vehicle blue small", "decline"})
    table.fate(shot="any", damage="dent").target("blue small")
    assert (table.damage_of("blue small"), table.asked, table.moves) == (("dent",), "step", 1)


@pytest.mark.rule("TR-RIG-32")
def test_the_dispenser_lays_the_top_hazard_behind_the_truck() -> None:
    table = rig((2, 9)).put({"blue small": (1, 7)}).chopper("green", (3, 7)).fate(hazard="oil")
    order(table, "hazard_dispenser", 1).step("F")
    assert (table.asked, table.offers) == ("rig_dispenser", {"space 2,7", "decline"})
    table.choose("space 2,7")
    assert (table.token_at((2, 7)), table.token_eyes[table.space((2, 7))]) == ("?oil", 0)
    free = order(rig((2, 9)), "hazard_dispenser", 1).step("F")
    assert free.offers == {"space 2,7", "space 1,7", "space 3,7", "decline"}
    assert free.decline().hazards_left == 26
    assert table.told("token_laid") == [(table.space((2, 7)), 0, 0)]


@pytest.mark.rule("TR-RIG-32", "TR-HAZ-10")
def test_an_empty_dispenser_lays_nothing_and_tells_nothing() -> None:
    table = order(rig((2, 9)), "hazard_dispenser", 1).step("F")
    table.hazards_left = table.hazards_discarded = 0
    table.choose("space 2,7")
    assert (table.token_at((2, 7)), table.told("token_laid")) == ("", [])


@pytest.mark.rule("TR-RIG-32")
def test_the_dispenser_works_in_round_1_but_not_without_a_space() -> None:
    table = rig((2, 9))
    table.round_number = 1
    assert order(table, "hazard_dispenser", 1).step("F").asked == "rig_dispenser"
    blocked = rig((2, 2)).put({"blue small": (1, 0)}).ground({(3, 0): "impassable"}).token((2, 0), "oil")
    assert order(blocked, "hazard_dispenser", 1).step("F").asked == "shoot_target"


@pytest.mark.rule("TR-RIG-33")
def test_the_targeting_computer_rerolls_the_shot_once() -> None:
    table = rig((2, 9)).put({"blue small": (2, 11)}).fate(shot=["large", "any"], damage="dent")
    order(table, "targeting_computer", 1).step("F").target("blue small")
    assert (table.asked, table.player, table.offers) == ("rig_reroll", "big_rig", {"accept", "decline"})
    table.accept()
    assert (table.damage_of("blue small"), table.asked) == (("dent",), "")


@pytest.mark.rule("TR-RIG-33")
def test_the_second_result_stands_and_a_hit_may_be_kept() -> None:
    worse = rig((2, 9)).put({"blue small": (2, 11)}).fate(shot=["any", "large"])
    order(worse, "targeting_computer", 1).step("F").target("blue small").accept()
    assert (worse.damage_of("blue small"), worse.asked) == ((), "")
    kept = rig((2, 9)).put({"blue small": (2, 11)}).fate(shot="any", damage="dent")
    order(kept, "targeting_computer", 1).step("F").target("blue small").decline()
    assert kept.damage_of("blue small") == ("dent",)


@pytest.mark.rule("TR-RIG-33", "TR-RIG-41")
@pytest.mark.parametrize("command", ["hazard_dispenser", "targeting_computer"])
def test_no_reroll_without_a_working_computer(command: str) -> None:
    table = rig((2, 9)).put({"blue small": (2, 11)}).dented("targeting_computer").fate(shot="large")
    order(table, command, 1).step("F")
    if table.asked == "rig_dispenser":
        table.decline()
    assert table.target("blue small").asked == ""


@pytest.mark.rule("TR-RIG-41", "TR-RIG-33")
def test_a_computer_damaged_on_the_way_rerolls_nothing() -> None:
    table = rig((2, 8)).ground({(2, 9): "impassable"}).put({"blue small": (2, 10)}).fate(shot="large")
    order(table, "targeting_computer", 1).step("F").choose("rig_command targeting_computer")
    assert table.target("blue small").asked == ""


@pytest.mark.rule("TR-RIG-41", "TR-RIG-30")
@pytest.mark.parametrize(("damaged", "asked"), [("traction_drive", ""), ("airstrike", "road_bonus")])
def test_a_traction_drive_damaged_on_the_way_gains_no_road_die(damaged: str, asked: str) -> None:
    table = rig((2, 8)).ground({(2, 9): "impassable"})
    order(table, "traction_drive", 1).step("F").choose(f"rig_command {damaged}")
    assert table.asked == asked


@pytest.mark.rule("TR-RIG-34", "TR-RIG-11")
def test_repair_mends_a_command_of_the_same_section_before_moving() -> None:
    table = rig((2, 9)).dented("missile_launcher", "cow_catcher", "airstrike")
    order(table, "repair_front")
    assert (table.asked, table.offers) == ("rig_repair", {"rig_command missile_launcher", "rig_command cow_catcher"})
    table.choose("rig_command cow_catcher")
    assert (table.team(0).dented, table.asked) == (0b1001, "step")
    one = order(rig((2, 9)).dented("airstrike", "cow_catcher"), "repair_middle")
    assert (one.team(0).dented, one.asked, dents(one)) == (0b10, "step", 1)


@pytest.mark.rule("TR-RIG-26")
@pytest.mark.parametrize("lane", [0, 5])
def test_missiles_strike_the_outer_lanes(lane: int) -> None:
    table = fire_missiles(rig((lane, 9)).put({"blue large": (lane, 12)}), "large")
    assert table.damage_of("blue large") == ("minor",)


@pytest.mark.rule("TR-RIG-26")
@pytest.mark.parametrize("place", [(0, 12), (0, 13), (2, 12), (2, 13)])
def test_missiles_strike_the_lanes_beside_them_up_to_the_edge(place: Space) -> None:
    assert fire_missiles(rig((1, 9)).put({"blue large": place}), "large").damage_of("blue large") == ("minor",)


@pytest.mark.rule("TR-RIG-26", "TR-RIG-27")
@pytest.mark.parametrize("place", [(5, 11), (5, 12)])
def test_missiles_strike_the_lane_at_the_right_edge(place: Space) -> None:
    assert fire_missiles(rig((4, 9)).put({"blue large": place}), "large").damage_of("blue large") == ("minor",)


@pytest.mark.rule("TR-RIG-27", "TR-SIM-02")
def test_missiles_strike_from_left_to_right() -> None:
    for left, right in (("blue large", "green large"), ("green large", "blue large")):
        for column in (11, 12):
            table = fire_missiles(rig((2, 9)).put({left: (1, column), right: (3, column)}), "large")
            struck = [table.name_of(numbers[0]) for numbers in table.told("minor_damage")]
            assert struck == [left, right]
