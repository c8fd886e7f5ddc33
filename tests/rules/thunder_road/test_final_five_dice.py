"""The Final Five assign their dice (TR-BIK-01 to 14, 22, 23)."""

import pytest

from tests.games.thunder_road.scenario import Scenario
from tests.rules.thunder_road.sandy import sandy

BIKES = [f"bike {number}" for number in range(1, 6)]


def five(*dice: int, **options: object) -> Scenario:
    """The Final Five on sand, a motorcycle per lane 0 to 4 on column 5, against blue and green."""
    table = sandy("final_five", "blue", "green", **options)
    return table.put({name: (lane, 5) for lane, name in enumerate(BIKES)}).dice("final_five", *dice)


@pytest.mark.rule("TR-BIK-01")
def test_small_vehicles_with_one_slot() -> None:
    table = five().hit("bike 1")
    assert (table.damage_of("bike 1"), table.broken("bike 1"), table.is_out("final_five")) == (("minor",), True, False)
    assert [table.piece(name).size for name in BIKES] == [1] * 5
    for name in BIKES[1:]:
        table.hit(name)
    assert table.is_out("final_five")


@pytest.mark.rule("TR-BIK-02")
def test_rules_that_say_car_hold_for_motorcycles() -> None:
    """Shrapnel and skids of others, elimination, road bonus, shots: as for cars."""
    table = five().put({"blue small": (4, 2)}).fate(damage="shrapnel", direction="F").hit("blue small")
    assert table.broken("bike 5")
    road = Scenario("final_five", "blue").put({"bike 1": (2, 5)}).drive("bike 1", 1).step("F")
    assert road.asked == "road_bonus"


@pytest.mark.rule("TR-BIK-03", "TR-BIK-04")
def test_two_dice_go_to_two_different_motorcycles_before_anything_moves() -> None:
    table = five(5, 2, 2).turn("final_five")
    assert (table.asked, len(table.offers)) == ("bike_assign", 10)
    table.assign(5, "2")
    assert table.offers == {f"assign 2 {n}" for n in (1, 3, 4, 5)} | {"command 2 airstrike", "command 2 nitro"}
    table.assign(2, "4")
    assert (table.asked, table.where("bike 2"), table.where("bike 4")) == ("bike_order", (1, 5), (3, 5))
    assert table.dice_of("final_five") == [2]


@pytest.mark.rule("TR-BIK-04", "TR-BIK-06")
def test_no_coast_while_two_have_not_moved() -> None:
    table = five(5, 2).moved("bike 1", "bike 2", "bike 3").turn("final_five")
    assert table.offers == {"assign 5 4", "assign 5 5", "assign 2 4", "assign 2 5"}
    table.assign(5, "4")
    assert {said for said in table.offers if "assign" in said} == {"assign 2 5"}


@pytest.mark.rule("TR-BIK-05", "TR-EX-23")
def test_with_one_unmoved_the_second_die_is_a_coast_of_any() -> None:
    table = five(5, 2).moved("bike 1", "bike 2", "bike 3").lose("bike 5").turn("final_five")
    assert table.offers == {"assign 5 4", "assign 2 4"}
    table.assign(5, "4")
    assert {said for said in table.offers if "assign" in said} == {f"assign 2 {n}" for n in (1, 2, 3, 4)}


@pytest.mark.rule("TR-BIK-05", "TR-BIK-13")
def test_the_same_one_moves_first_and_coasts_second() -> None:
    table = five(3, 6).moved("bike 1", "bike 2", "bike 3", "bike 5").turn("final_five").assign(3, "4").assign(6, "4")
    assert (table.asked, table.moves) == ("step", 3)
    table.steps("F F F")
    assert (table.asked, table.moves, table.where("bike 4")) == ("step", 1, (3, 8))
    table.step("F")
    assert (table.where("bike 4"), table.asked, table.piece(3).coasts) == ((3, 9), "", 1)


@pytest.mark.rule("TR-BIK-05", "TR-BIK-11", "TR-BIK-13")
def test_the_one_that_coasts_does_so_whichever_goes_first() -> None:
    table = five(3, 6).moved("bike 1", "bike 2", "bike 3").lose("bike 5").turn("final_five")
    table.assign(3, "4").assign(6, "1")
    assert (table.asked, table.offers) == ("bike_order", {"vehicle bike 1", "vehicle bike 4"})
    table.choose("vehicle bike 1")
    assert (table.asked, table.moves) == ("step", 1)
    table.step("F")
    assert (table.asked, table.moves) == ("step", 3)


@pytest.mark.rule("TR-BIK-06")
def test_with_none_unmoved_both_dice_are_coasts() -> None:
    table = five(4, 6).moved(*BIKES).turn("final_five")
    assert len(table.offers) == 10
    table.assign(4, "1")
    assert table.offers == {f"assign 6 {n}" for n in (1, 2, 3, 4, 5)}
    table.assign(6, "1")
    assert (table.asked, table.moves) == ("step", 1)
    assert (table.step("F").moves, table.step("F").where("bike 1"), table.asked) == (1, (0, 7), "")


@pytest.mark.rule("TR-BIK-07")
def test_four_coasts_per_round() -> None:
    table = five(4, 6).moved("bike 1", coasts=4).moved("bike 2", coasts=3).lose("bike 3", "bike 4", "bike 5")
    table.turn("final_five")
    assert table.offers == {"assign 4 2", "assign 6 2"}
    table.assign(4, "2")
    assert (table.asked, table.piece(1).coasts) == ("step", 4)


@pytest.mark.rule("TR-BIK-08")
def test_a_die_without_a_place_is_skipped_and_without_any_the_turn_is_passed() -> None:
    table = five(4, 6).moved("bike 1", coasts=4).lose(*BIKES[1:]).turn("final_five")
    assert (table.told("turn_passed"), table.asked, table.dice_of("final_five")) == ([(0, 0, 0)], "", [4, 6])
    assert table.team(0).turns == 1


@pytest.mark.rule("TR-BIK-09", "TR-BIK-10")
def test_once_per_round_one_die_goes_to_a_command() -> None:
    table = five(1, 6, 5).damage("bike 5", "minor").turn("final_five").assign(5, "1")
    commands = {said for said in table.offers if "command" in said}
    assert commands == {"command 1 airstrike", "command 6 airstrike", "command 1 nitro", "command 6 repair"}
    table.command("repair", 6)
    assert (table.broken("bike 5"), table.moves) == (False, 5)
    table.steps("F F F F F").dice("final_five", 1, 6).turn("final_five").assign(1, "2")
    assert not any("command" in said for said in table.offers)


@pytest.mark.rule("TR-BIK-09")
def test_no_command_with_a_coast() -> None:
    table = five(1, 6).moved(*BIKES).turn("final_five").assign(1, "1")
    assert not any("command" in said for said in table.offers)


@pytest.mark.rule("TR-BIK-09", "TR-BIK-05")
def test_the_last_unmoved_one_may_still_go_with_a_command() -> None:
    table = five(1, 2).moved(*BIKES[:4]).turn("final_five").assign(2, "5")
    assert {"command 1 airstrike", "command 1 nitro", "assign 1 1", "assign 1 5"} <= table.offers


@pytest.mark.rule("TR-BIK-11")
@pytest.mark.parametrize(("first", "second"), [("1", "3"), ("3", "1")])
def test_the_player_chooses_which_goes_first(first: str, second: str) -> None:
    table = five(1, 2).put({"green small": (0, 7), "green large": (2, 8)}).turn("final_five")
    table.assign(1, "1").assign(2, "3").choose(f"vehicle bike {first}")
    count = {"1": 1, "3": 2}
    for _ in range(count[first]):
        table.step("F")
    assert (table.asked, table.turn_vehicle) == ("shoot_target", int(first) - 1)
    table.decline()
    assert (table.asked, table.turn_vehicle, table.moves) == ("step", int(second) - 1, count[second])
    for _ in range(count[second]):
        table.step("F")
    assert table.asked == "shoot_target"
    assert table.decline().asked == ""


@pytest.mark.rule("TR-BIK-12")
def test_a_second_motorcycle_lost_meanwhile_loses_its_die() -> None:
    table = five(2, 3).put({"bike 2": (0, 7)}).turn("final_five").assign(2, "1").assign(3, "2")
    table.choose("vehicle bike 1").step("F").fate(direction="FL").step("F")
    assert (table.asked, table.offers) == ("bike_slam", {"vehicle bike 1", "vehicle bike 2"})
    table.target("bike 2")
    assert (table.where("bike 2"), table.asked, table.dice_of("final_five")) == ("gone", "", [])


@pytest.mark.rule("TR-BIK-13")
def test_each_activation_has_its_own_fire_die_and_road_bonus() -> None:
    table = Scenario("final_five", "blue", carnage=True).put({"bike 1": (1, 5), "bike 2": (4, 5)})
    table.burning("bike 1", "bike 2").dice("final_five", 1, 1).fate(fire=["plus_1"]).turn("final_five")
    table.assign(1, "1").assign(1, "2").choose("vehicle bike 1").steps("F F")
    assert table.asked == "road_bonus"
    table.fate(fire="plus_2").decline()
    assert (table.moves, table.turn_vehicle) == (3, 1)
    assert table.steps("F F F").asked == "road_bonus"


@pytest.mark.rule("TR-BIK-13", "TR-BIK-11")
def test_both_may_shoot_at_the_same_target() -> None:
    table = five(1, 1).put({"blue large": (1, 6), "bike 2": (5, 1)}).turn("final_five").assign(1, "1").assign(1, "3")
    table.choose("vehicle bike 1").step("F").fate(shot="medium").target("blue large").step("F")
    assert (table.where("bike 3"), table.offers) == ((2, 6), {"vehicle blue large", "decline"})


@pytest.mark.rule("TR-BIK-14", "TR-CMD-08")
def test_nitro_goes_to_the_one_motorcycle_of_the_turn() -> None:
    table = five(2, 3).turn("final_five").assign(2, "1").command("nitro", 3)
    assert (table.moves, table.asked) == (5, "step")


@pytest.mark.rule("TR-BIK-22")
def test_bombs_fall_after_both_activations() -> None:
    table = five(1, 1).chopper("blue", (0, 6)).put({"green small": (0, 7)}).turn("final_five")
    table.assign(1, "1").assign(1, "5").choose("vehicle bike 1").step("F")
    assert table.asked == "shoot_target"
    table.decline()
    assert (table.where("bike 1"), table.asked) == ((0, 6), "step")
    table.step("F")
    assert (table.where("bike 1"), table.where("bike 5")) == ("gone", (4, 6))


@pytest.mark.rule("TR-BIK-23")
def test_the_best_round_of_a_single_motorcycle() -> None:
    table = five(1, 1, 1, 1, 1, 1).lose(*BIKES[1:]).turn("final_five").command("nitro", 1)
    table.steps("F F")
    for _ in range(2):
        table.turn("final_five").steps("F F")
    assert (table.piece(0).coasts, table.dice_of("final_five"), table.where("bike 1")) == (4, [], (0, 11))
    plain = five(1, 1, 1, 1, 1, 1).lose(*BIKES[1:]).turn("final_five").assign(1, "1").steps("F F")
    plain.turn("final_five").steps("F F").turn("final_five").step("F")
    assert (plain.piece(0).coasts, plain.dice_of("final_five"), plain.asked) == (4, [1], "")


@pytest.mark.rule("TR-BIK-03")
@pytest.mark.parametrize("crews", [("final_five", "blue", "green"), ("blue", "green", "final_five")])
@pytest.mark.parametrize("value", range(1, 7))
def test_a_motorcycle_gets_as_many_moves_as_its_own_die_shows(value: int, crews: tuple[str, ...]) -> None:
    table = sandy(*crews).put({"bike 2": (1, 3), "bike 4": (4, 3)}).lose("bike 1", "bike 3", "bike 5")
    other = value % 6 + 1
    table.dice("final_five", value, other).turn("final_five").assign(value, "2").assign(other, "4")
    assert table.choose("vehicle bike 2").moves == value


@pytest.mark.rule("TR-BIK-12", "TR-BIK-22")
def test_a_second_motorcycle_that_breaks_down_meanwhile_is_not_activated() -> None:
    """It lies broken when the turn ends: the first one is still the active vehicle when a bounty is claimed."""
    table = five(2, 3).put({"bike 1": (2, 5), "bike 2": (2, 7)}).lose("bike 3", "bike 4", "bike 5")
    table.token((2, 8), "mine").hand("final_five", bounty="last_legs").turn("final_five").assign(2, "1").assign(3, "2")
    table.choose("vehicle bike 1").step("F").fate(direction="F").step("F").target("bike 2")
    assert (table.broken("bike 2"), table.where("bike 2")) == (True, (2, 8))
    assert (table.asked, table.turn_vehicle, table.turn_value) == ("claim_bounty", table.vehicle("bike 1"), 2)


@pytest.mark.rule("TR-BIK-03")
def test_the_final_five_assign_their_dice_whatever_their_place_at_the_table() -> None:
    table = sandy("blue", "final_five", "green").put({name: (lane, 5) for lane, name in enumerate(BIKES)})
    table.dice("final_five", 5, 2).turn("final_five").assign(5, "2").assign(2, "4").choose("vehicle bike 4")
    assert (table.asked, table.turn_vehicle, table.moves) == ("step", table.vehicle("bike 4"), 2)
