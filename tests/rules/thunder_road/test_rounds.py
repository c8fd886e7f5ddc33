"""Rounds and turns (TR-RND)."""

import pytest

from tests.games.thunder_road.scenario import Scenario

FAR = {
    "blue": {"blue small": (0, 4), "blue medium": (1, 4), "blue large": (2, 4)},
    "green": {"green small": (0, 9), "green medium": (1, 9), "green large": (2, 9)},
    "orange": {"orange small": (0, 14), "orange medium": (1, 14), "orange large": (2, 14)},
}


def three(**options: object) -> Scenario:
    """Three crews, each abreast on sand and far from the others, so that nothing is asked but the moves themselves."""
    table = Scenario("blue", "green", "orange", **options).draw("\n".join(["S" * 24] * 6))
    for places in FAR.values():
        table.put(places)
    return table


def drive_on(table: Scenario) -> Scenario:
    """Answer everything plainly up to the next assignment: straight on, no command, no shot."""
    while table.asked not in ("assign", ""):
        table.choose("step F" if table.asked == "step" else "decline")
    return table


def next_turn(table: Scenario, value: int, car: str) -> str:
    """Assign a die and drive on; returns whose turn it was."""
    player = table.player
    drive_on(table.assign(value, car))
    return player


@pytest.mark.rule("TR-RND-01", "TR-EOT-03")
def test_a_round_is_three_turns_each_one_at_a_time() -> None:
    table = three()
    for name in FAR:
        table.dice(name, 1, 1, 1, 2)
    table.turn("green", go_on=True)
    players = [next_turn(table, 1, car) for car in ("small", "medium", "large") for _ in range(3)]
    assert players == ["green", "orange", "blue"] * 3
    assert (table.round_number, table.asked) == (3, "assign")


@pytest.mark.rule("TR-RND-02")
def test_everybody_still_in_rolls_all_dice_also_for_lost_vehicles() -> None:
    table = three().lose("blue small", "blue medium").lose("green small", "green medium", "green large")
    table.team(1).out = 1
    table.fate(die=[1, 2, 3, 4, 5, 6, 5, 6], road=2).round("blue")
    assert [table.dice_of(name) for name in ("blue", "green", "orange")] == [[1, 2, 3, 4], [], [5, 5, 6, 6]]
    assert table.fate_left == 0


@pytest.mark.rule("TR-RND-02")
def test_dice_stay_until_they_are_used() -> None:
    table = three().dice("blue", 1, 3, 4, 6).dice("green", 1).turn("blue", go_on=True)
    next_turn(table, 3, "small")
    assert (table.player, table.dice_of("blue"), table.dice_of("green")) == ("green", [1, 4, 6], [1])


@pytest.mark.rule("TR-RND-03")
def test_first_player_rolls_the_road_die_once_for_the_whole_round() -> None:
    table = three().fate(die=[1, 1, 1, 2] * 3, road=3).round("orange")
    assert table.story("dice_rolled", "road_die") == ["dice_rolled"] * 3 + ["road_die"]
    assert table.told("road_die") == [(2, 3, 0)]
    players = [next_turn(table, 1, car) for car in ("small", "medium") for _ in range(3)]
    assert players == ["orange", "blue", "green"] * 2
    assert (table.road_die_value, len(table.told("road_die"))) == (3, 1)


@pytest.mark.rule("TR-RND-04")
def test_a_turn_goes_from_assign_to_command_move_shot_and_bombs() -> None:
    table = three().put({"green large": (0, 6), "green small": (3, 20)}).dice("blue", 1, 6).damage("blue large", "dent")
    table.chopper("orange", (3, 20))
    table.fate(shot="large", damage="dent")
    table.turn("blue").assign(1, "small").command("repair", 6).step("F").target("green large")
    wanted = ("assigned", "command_placed", "repaired", "moves", "stepped", "shot", "eliminated")
    assert table.story(*wanted) == list(wanted)
    assert table.eliminated("green small")


@pytest.mark.rule("TR-RND-05")
def test_whoever_is_out_is_skipped() -> None:
    table = three().damage("green small", "dent", "dent").lose("green medium", "green large")
    table.team(1).out = 1
    table.dice("blue", 1, 1, 1, 2).dice("orange", 1, 1, 1, 2).turn("blue", go_on=True)
    players = [next_turn(table, 1, car) for car in ("small", "medium", "large") for _ in range(2)]
    assert players == ["blue", "orange"] * 3


@pytest.mark.rule("TR-RND-06")
def test_whoever_goes_out_in_the_own_turn_leaves_only_the_bombs() -> None:
    table = three().lose("blue medium", "blue large").ground({(0, 5): "impassable"})
    table.put({"green small": (3, 20)}).chopper("orange", (3, 20)).dice("blue", 5, 2).dice("green", 1)
    table.turn("blue", go_on=True).assign(5, "small").command("nitro", 2).step("F")
    assert (table.is_out("blue"), table.eliminated("green small")) == (True, True)
    assert (table.asked, table.player) == ("assign", "green")


@pytest.mark.rule("TR-RND-07")
def test_active_car_that_breaks_down_has_no_more_moves_and_no_shot() -> None:
    table = three().damage("blue small", "dent").token((0, 5), "mine").put({"green large": (0, 6)})
    table.dice("blue", 4).dice("green", 1).fate(damage="dent").turn("blue", go_on=True).assign(4, "small").step("F")
    assert (table.where("blue small"), table.broken("blue small")) == ((0, 5), True)
    assert (table.asked, table.player, table.team(0).turns) == ("assign", "green", 1)


@pytest.mark.rule("TR-RND-07", "TR-CMD-15")
@pytest.mark.parametrize("lost", [False, True])
def test_active_car_lost_by_its_own_airstrike_does_not_move(lost: bool) -> None:
    table = three().put({"blue small": (1, 5), "green large": (2, 6)}).dice("blue", 4, 1).dice("green", 1)
    if lost:
        table.put({"blue small": (0, 5)})
    else:
        table.damage("blue small", "dent")
    table.turn("blue", go_on=True).assign(4, "small").command("airstrike", 1).choose("space 2,5")
    table.fate(shot="any", damage="shrapnel", direction="BL")
    table.fate(damage="skid_front_left" if lost else "dent")
    table.put({"green large": (2, 6)}).target("green large")
    assert (table.asked, table.player) == ("assign", "green")
    assert table.where("blue small") == ("gone" if lost else (1, 5))
    assert table.broken("blue small")
    assert table.story("moves", "stepped") == []


@pytest.mark.rule("TR-RND-08", "TR-ASG-05", "TR-EOT-04")
def test_a_turn_without_any_assignment_is_passed_and_counts() -> None:
    table = three().dice("blue", 4, 2).dice("green", 1).lose("blue medium", "blue large")
    table.moved("blue small", coasts=2).put({"orange large": (3, 20)}).chopper("green", (3, 20))
    table.turn("blue", go_on=True)
    assert table.told("turn_passed") == [(0, 0, 0)]
    assert (table.team(0).turns, table.dice_of("blue"), table.where("blue small")) == (1, [2, 4], (0, 4))
    assert (table.player, table.eliminated("orange large")) == ("green", True)


@pytest.mark.rule("TR-RND-09")
@pytest.mark.parametrize(
    ("first", "out", "following"), [(0, "", 1), (2, "", 0), (0, "green", 2), (0, "blue", 1), (1, "orange", 0)]
)
def test_road_die_goes_to_the_next_player_who_is_in(first: int, out: str, following: int) -> None:
    table = three()
    table.first_seat = first
    if out:
        table.lose(*FAR[out])
        table.team(out).out = 1
    table.turn("orange" if out != "orange" else "blue", go_on=True)
    assert (table.round_number, table.first_seat, table.asked_seat) == (3, following, following)


@pytest.mark.rule("TR-RND-10", "TR-EOT-01")
def test_end_of_round_clears_dice_marks_and_the_command_right() -> None:
    table = three().dice("blue", 1, 3, 1).moved("blue medium", "blue large", coasts=1)
    table.fate(die=[6] * 4 + [2] * 8, road=1)
    table.team(1).turns = table.team(2).turns = 3
    table.team(0).turns = 2
    table.first_seat = 2
    table.turn("blue", go_on=True).assign(1, "small").command("drift", 3)
    assert table.piece(0).moved == 1
    drive_on(table)
    assert (table.round_number, table.player, table.dice_of("blue")) == (3, "blue", [6, 6, 6, 6])
    assert [(v.moved, v.coasts) for v in table.pieces[:3]] == [(0, 0)] * 3
    assert table.offers == {"assign 6 small", "assign 6 medium", "assign 6 large"}
    table.damage("blue large", "dent").assign(6, "small")
    assert table.offers == {"decline", "command 6 airstrike", "command 6 repair"}


@pytest.mark.rule("TR-RND-11", "TR-CMD-07")
@pytest.mark.parametrize(("number", "shots"), [(1, 0), (2, 2)])
def test_no_weapons_in_round_one_but_bombs_fall(number: int, shots: int) -> None:
    table = three().put({"green large": (0, 6), "green small": (0, 12)}).dice("blue", 1, 4)
    table.round_number = number
    table.chopper("orange", (2, 9))
    table.turn("blue").assign(1, "small").command("airstrike", 4).choose("space 0,11")
    asked = 0
    while table.asked:
        asked += table.asked == "shoot_target"
        table.choose("step F" if table.asked == "step" else "decline")
    assert (asked, table.chopper_of("blue")) == (shots, (0, 11))
    assert table.eliminated("green large") is False
    table.put({"green large": (0, 11)}).end_turn()
    assert table.eliminated("green large")


@pytest.mark.rule("TR-RND-12")
def test_the_only_legal_answer_is_taken_without_a_question() -> None:
    table = three().damage("blue large", "dent").dice("blue", 1, 6).turn("blue").assign(1, "small").command("repair", 6)
    assert (table.asked, table.damage_of("blue large")) == ("step", ())
