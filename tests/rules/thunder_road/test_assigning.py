"""Step 1, Assign (TR-ASG)."""

import pytest

from tests.games.thunder_road.scenario import Scenario

BLUE = {"blue small": (0, 4), "blue medium": (2, 4), "blue large": (4, 4)}


def blue(*dice: int) -> Scenario:
    """Blue with some dice, alone on sand."""
    table = Scenario("blue", "green", "orange").draw("\n".join(["S" * 24] * 6)).put(BLUE)
    return table.dice("blue", *dice)


@pytest.mark.rule("TR-ASG-01", "TR-ASG-12", "TR-DEC-01")
def test_one_die_goes_to_one_unmoved_car() -> None:
    table = blue(2, 5, 5, 1).moved("blue large").turn("blue")
    cars = ("small", "medium")
    assert (table.asked, table.player) == ("assign", "blue")
    assert table.offers == {f"assign {value} {car}" for value in (1, 2, 5) for car in cars}
    table.assign(5, "medium")
    assert table.dice_of("blue") == [1, 2, 5]
    table.decline()
    assert (table.moves, table.name_of(table.turn_vehicle)) == (5, "blue medium")


@pytest.mark.rule("TR-ASG-01")
@pytest.mark.parametrize("state", ["inoperable", "eliminated"])
def test_lost_cars_get_no_die(state: str) -> None:
    table = blue(3)
    table = table.damage("blue small", "dent", "dazed") if state == "inoperable" else table.lose("blue small")
    assert table.turn("blue").offers == {"assign 3 medium", "assign 3 large"}


@pytest.mark.rule("TR-ASG-02")
def test_a_car_that_was_only_pushed_has_not_moved() -> None:
    table = blue(3).shove("blue small", "F").fate(damage="skid_front").hit("blue medium")
    table.moved("blue large").turn("blue")
    assert (table.where("blue small"), table.where("blue medium")) == ((0, 5), (2, 5))
    assert table.offers == {"assign 3 small", "assign 3 medium"}


@pytest.mark.rule("TR-ASG-03", "TR-MOV-07")
def test_cars_in_the_start_area_can_be_assigned() -> None:
    table = blue(3).start_area("blue small", "blue medium").moved("blue large").turn("blue")
    assert table.offers == {"assign 3 small", "assign 3 medium"}
    table.assign(3, "small")
    assert (table.asked, table.offers) == ("entry_space", {f"enter {lane}" for lane in range(6)})


@pytest.mark.rule("TR-ASG-04", "TR-ASG-08", "TR-CST-02")
def test_only_when_all_operable_cars_have_moved_one_coasts_without_a_command() -> None:
    table = blue(3, 4, 6).moved("blue small", "blue medium").damage("blue large", "dent", "dent").turn("blue")
    assert table.offers == {f"assign {value} {car}" for value in (3, 4, 6) for car in ("small", "medium")}
    table.assign(4, "small")
    assert (table.asked, table.moves) == ("step", 1)
    assert table.told("assigned") == [(0, 4, 1)]
    assert [v.coasts for v in table.pieces[:3]] == [1, 0, 0]


@pytest.mark.rule("TR-ASG-05")
def test_a_car_coasts_at_most_twice() -> None:
    table = blue(3).moved("blue small", coasts=2).moved("blue medium", coasts=1).moved("blue large")
    assert table.turn("blue").offers == {"assign 3 medium", "assign 3 large"}


@pytest.mark.rule("TR-ASG-06", "TR-ASG-07")
def test_another_die_may_go_on_a_command_that_takes_its_value() -> None:
    table = blue(4, 1, 3, 6).damage("blue small", "dent").turn("blue").assign(4, "medium")
    assert table.asked == "assign_command"
    assert table.offers == {
        "decline",
        *(f"command {value} airstrike" for value in (1, 3, 6)),
        *(f"command {value} nitro" for value in (1, 3)),
        "command 3 drift",
        "command 6 repair",
    }
    table.command("drift", 3)
    assert (table.dice_of("blue"), table.asked) == ([1, 6], "step")


@pytest.mark.rule("TR-ASG-06")
def test_command_may_be_declined_and_is_asked_again_until_one_was_given() -> None:
    table = blue(1, 2, 3, 3, 3).turn("blue").assign(1, "small")
    assert table.asked == "assign_command"
    table.decline().step("F")
    table.turn("blue").assign(2, "medium")
    assert table.asked == "assign_command"
    table.command("drift", 3).steps("F F")
    table.turn("blue")
    assert (table.asked, table.where("blue large"), table.moves) == ("step", (4, 4), 3)


@pytest.mark.rule("TR-ASG-06", "TR-ASG-07")
@pytest.mark.parametrize("value", range(1, 7))
def test_values_that_each_command_takes(value: int) -> None:
    table = blue(value, value).damage("blue small", "dent").turn("blue").assign(value, "small")
    takers = {"airstrike"} | ({"nitro"} if value <= 3 else set()) | ({"drift"} if 3 <= value <= 5 else set())
    takers |= {"repair"} if value == 6 else set()
    assert table.offers == {"decline"} | {f"command {value} {name}" for name in takers}


@pytest.mark.rule("TR-ASG-09")
def test_a_car_repaired_this_turn_is_assigned_on_a_later_one() -> None:
    table = blue(1, 6, 2, 2).damage("blue small", "dent", "dent").moved("blue large").turn("blue")
    assert table.offers == {f"assign {value} medium" for value in (1, 2, 6)}
    table.assign(1, "medium").command("repair", 6)
    assert table.asked == "repair"
    table.choose("repair blue small 1").step("F")
    table.dice("blue", 2, 3).turn("blue")
    assert table.offers == {"assign 2 small", "assign 3 small"}


@pytest.mark.rule("TR-ASG-09")
def test_a_repaired_car_that_has_moved_coasts() -> None:
    table = blue(1, 6, 2, 5).damage("blue small", "dent", "dazed").moved("blue small", "blue large").turn("blue")
    table.assign(1, "medium").command("repair", 6).choose("repair blue small 2").step("F")
    assert table.turn("blue").offers == {
        f"assign {die} {car}" for die in (2, 5) for car in ("small", "medium", "large")
    }


@pytest.mark.rule("TR-ASG-10")
def test_commands_that_can_do_nothing_are_not_offered() -> None:
    table = blue(1, 6).turn("blue").assign(1, "small")
    assert table.offers == {"decline", "command 6 airstrike"}
    full = blue(1, 6, 3)
    for space in range(144):
        full.tokens_laid[space] = 0
    full.turn("blue").assign(1, "small")
    assert full.offers == {"decline", "command 3 nitro", "command 3 drift"}


@pytest.mark.rule("TR-ASG-11")
def test_a_single_car_moves_once_and_coasts_twice() -> None:
    table = blue(2, 5, 5, 5).lose("blue medium", "blue large")
    table.turn("blue").assign(2, "small").decline().steps("F F")
    for coasts in (1, 2):
        table.turn("blue")
        assert table.asked == "step"
        assert (table.moves, table.piece(0).coasts) == (1, coasts)
        table.step("F")
    assert (table.where("blue small"), table.team(0).turns, table.dice_of("blue")) == ((0, 8), 3, [5])


@pytest.mark.rule("TR-ASG-12")
def test_equal_dice_are_offered_once() -> None:
    table = blue(4, 4, 4, 4).turn("blue")
    assert (len(table.offered), table.offers) == (3, {"assign 4 small", "assign 4 medium", "assign 4 large"})


@pytest.mark.rule("TR-ASG-13", "TR-CST-01")
def test_player_chooses_which_die_to_use_up_for_a_coast() -> None:
    table = blue(6, 2).moved("blue small", "blue medium", "blue large").turn("blue").assign(6, "large")
    assert (table.moves, table.dice_of("blue")) == (1, [2])


@pytest.mark.rule("TR-EX-09", "TR-CST-02")
def test_example_of_a_crew_with_two_cars() -> None:
    table = blue(1, 3, 4).draw("\n".join(["R" * 24] * 6)).damage("blue small", "dent", "dent")
    table.moved("blue medium").put({"green large": (2, 6)}).turn("blue")
    assert table.offers == {f"assign {value} large" for value in (1, 3, 4)}
    table.assign(1, "large").decline().step("F")
    assert table.asked == "road_bonus"
    table.decline().turn("blue")
    assert table.offers == {f"assign {value} {car}" for value in (3, 4) for car in ("medium", "large")}
    table.assign(3, "medium")
    assert table.asked == "step"
    table.step("F")
    assert (table.where("blue medium"), table.asked) == ((2, 5), "shoot_target")
    assert table.offers == {"vehicle green large", "decline"}
