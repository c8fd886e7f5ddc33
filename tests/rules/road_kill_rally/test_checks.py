"""Crash checks, hazards and special tiles (chapters 9 and 10)."""

import pytest

from carambolage.games.road_kill_rally.move.checks import check_dice
from carambolage.games.road_kill_rally.names.question import Question
from carambolage.games.road_kill_rally.names.things import Purpose
from tests.games.road_kill_rally.scenario import Scenario, Space

ROAD = ("start", "suburbia", "hairpin", "spilled_load")
# rows: Suburbia 5 to 12 (5: O Y Y, 6: O O Y, 9 to 12 green), Hairpin 13 to 16 (13: R R O)


def dice(space: Space, speed: int, diagonal: bool = False, skill: str = "", mounted: str = "", *road: str) -> int:
    """The dice of a check for a car that enters a space."""
    table = Scenario(2).road(*(road or ROAD)).put("A", (1, 1), speed, skill=skill, mounted=mounted)
    return check_dice(table.g, table.t, 0, space[0], space[1] - 1, int(diagonal))


def entering(space: Space, speed: int, hand: str = "", *road: str, **more: str) -> Scenario:
    """A car that drives straight into a space."""
    table = Scenario(4).road(*(road or ROAD)).put("D", (1, 1))
    table.put("A", (space[0] - 1, space[1]), speed, hand, more.get("mounted", ""), skill=more.get("skill", ""))
    return table.move("A").choose(f"speed {speed}", f"step {space[1]} drive")


@pytest.mark.rule("RK-CRA-01")
def test_each_space_entered_demands_a_check_of_its_own() -> None:
    table = entering((5, 1), 6, " ".join(["bump"] * 5 + ["evasive"] * 5)).dice(0, 0, 0, 0, 0, 0)
    table.choose("roll", "step 1 drive", "roll", "step 1 drive", "roll")
    assert [event[1:3] for event in table.told("checked")] == [(table.number_of((row, 1)), 2) for row in (5, 6, 7)]


@pytest.mark.rule("RK-CRA-02")
@pytest.mark.parametrize(
    ("space", "row"),
    [
        ((9, 1), [0, 0, 0, 0, 0, 0, 0, 0, 1, 1]),
        ((5, 2), [0, 0, 0, 0, 0, 1, 1, 2, 2, 3]),
        ((5, 1), [0, 0, 0, 0, 1, 2, 3, 3, 4, 5]),
        ((13, 1), [0, 0, 1, 2, 3, 4, 5, 6, 7, 8]),
    ],
)
def test_crash_table(space: Space, row: list[int]) -> None:
    assert [dice(space, speed) for speed in range(1, 11)] == row


@pytest.mark.rule("RK-CRA-03", "RK-CRA-04", "RK-CRA-15", "RK-EX-04", "RK-CRD-SK01")
def test_lane_changes_of_the_rulebook() -> None:
    assert (dice((5, 1), 6), dice((5, 1), 6, True)) == (2, 3)
    assert dice((5, 1), 4, True) == 0
    assert dice((9, 1), 9, True) == 1
    assert dice((5, 1), 6, True, "nerves") == 2
    assert dice((13, 1), 3, True) == 2


@pytest.mark.rule("RK-CRA-08", "RK-CRA-12", "RK-EX-04")
def test_each_hit_costs_a_card_and_the_movement_goes_on() -> None:
    table = entering((5, 1), 6, "bump bump nitro").dice(3, 0).choose("roll", "lose bump")
    assert (table.hand("A"), table.discards) == (["bump", "nitro"], ["bump"])
    assert (table.question, table.steps_left) == (Question.STEP, 5)


@pytest.mark.rule("RK-CRA-05", "RK-EX-11", "RK-HAZ-01", "RK-CRD-RA21")
def test_oil_of_a_spilled_load() -> None:
    road = ("start", "spilled_load", "proving_ground")
    assert dice((7, 1), 3, True, "", "", *road) == 3
    assert dice((7, 1), 3, True, "", "four_wheel", *road) == 0
    assert dice((7, 1), 9, False, "", "", *road) == 4
    table = entering((7, 1), 9, "racing_line bump bump bump", *road)
    assert table.about[0] == 4


@pytest.mark.rule("RK-CRA-07", "RK-CRD-RC23", "RK-EX-11")
def test_racing_line_leaves_the_hazards() -> None:
    table = Scenario(2).road("start", "spilled_load", "proving_ground").put("B", (1, 1))
    table.put("A", (6, 1), 9, "racing_line bump bump bump").move("A").choose("speed 9", "play racing_line")
    assert "play racing_line" not in table.offers
    assert table.choose("step 1 drive").about[0] == 3
    table.choose("play_safe")
    assert table.question == Question.STEP
    assert table.g.move.line == 0


@pytest.mark.rule("RK-CRA-07")
def test_racing_line_is_used_up_by_a_space_without_a_check() -> None:
    table = Scenario(2).road("start", "open_highway", "suburbia").put("B", (1, 1))
    table.put("A", (11, 1), 6, "racing_line bump bump").move("A").choose("speed 6", "play racing_line", "step 1 drive")
    table.draws("proving_ground").choose("step 1 drive", "printed")
    assert (table.question, table.about[0]) == (Question.CHECK, 2)


@pytest.mark.rule("RK-CRA-06")
def test_with_no_dice_there_is_no_check() -> None:
    table = entering((5, 2), 6, "bump bump", skill="nerves")
    assert (table.question, table.told("checked")) == (Question.STEP, [])


@pytest.mark.rule("RK-CRA-09", "RK-CRA-10", "RK-EX-05")
def test_play_it_safe() -> None:
    table = entering((13, 1), 7, "bump evasive brace pass nitro crowd", mounted="roll_cage").choose("play_safe")
    assert (table.question, table.about[:2]) == (Question.PAY_CARD, [5, Purpose.SAFE])
    table.choose("spend bump", "spend evasive", "spend brace", "spend pass", "spend nitro")
    assert (table.hand("A"), table.told("rolled"), table.question) == (["crowd"], [], Question.STEP)


@pytest.mark.rule("RK-CRA-10", "RK-CRA-16", "RK-EX-05")
def test_safe_play_needs_as_many_cards_as_dice() -> None:
    table = Scenario(2).road(*ROAD).put("A", (12, 1), 7, "bump bump bump bump", "roll_cage").put("B", (1, 1))
    table.dice(3, 3, 3, 0, 0).move("A").choose("speed 7", "step 1 drive")
    assert len(table.told("rolled")) == 1
    assert len(table.hand("A")) == 2


@pytest.mark.rule("RK-CRA-10", "RK-EDG-02")
def test_playing_safe_with_the_last_card_is_no_wipe_out() -> None:
    table = entering((5, 1), 6, "bump nitro").choose("play_safe")
    assert (table.hand("A"), table.car("A").wiped, table.question) == ([], 0, Question.STEP)


@pytest.mark.rule("RK-CRA-11", "RK-EX-11")
def test_hazard_checks_can_be_played_safe() -> None:
    table = entering((7, 1), 3, "bump nitro pass", "start", "spilled_load", "proving_ground")
    assert (table.question, table.about[0], table.offers) == (Question.CHECK, 3, {"roll", "play_safe"})
    assert table.choose("play_safe").hand("A") == []


@pytest.mark.rule("RK-CRA-13", "RK-COL-07")
def test_a_car_that_does_not_enter_makes_no_check() -> None:
    table = Scenario(3).road(*ROAD).put("A", (4, 1), 6, "bump bump").put("B", (5, 1), 6, "bump").put("C", (1, 1))
    table.dice(0, 0).move("A").choose("speed 6", "step 1 collide")
    assert table.told("checked") == []


@pytest.mark.rule("RK-CRA-14", "RK-DEC-07")
def test_the_dice_of_every_next_space_are_public() -> None:
    table = Scenario(2).road(*ROAD).put("A", (4, 2), 6, "bump").put("B", (1, 1)).move("A").choose("speed 6")
    seen = table.seen_by("")
    assert [check_dice(seen, table.t, 0, 5, lane, int(lane != 1)) for lane in range(3)] == [3, 1, 2]


@pytest.mark.rule("RK-CRA-15", "RK-CRD-SK05")
def test_slippery_eel_changes_lanes_for_nothing() -> None:
    assert dice((5, 1), 6, True, "eel") == 2


@pytest.mark.rule("RK-CRA-16")
def test_with_too_few_cards_the_dice_are_rolled_at_once() -> None:
    table = Scenario(2).road(*ROAD).put("A", (4, 1), 6, "bump").put("B", (1, 1)).dice(0, 0)
    table.move("A").choose("speed 6", "step 1 drive")
    assert table.question == Question.STEP
    assert len(table.told("rolled")) == 1


@pytest.mark.rule("RK-EX-16", "RK-DIC-02", "RK-DIC-07")
def test_double_on_a_check() -> None:
    table = entering((5, 1), 6, "bump bump bump bump").dice(5, 0, 3).choose("roll")
    assert table.hand("A") == ["bump"]
    table = entering((5, 1), 6, "bump nitro").dice(5, 0, 3).choose("roll")
    assert (table.hand("A"), table.car("A").wiped, table.car("A").speed, table.question) == ([], 1, 1, 0)


# Hazards


@pytest.mark.rule("RK-HAZ-01", "RK-HAZ-02", "RK-HAZ-03", "RK-HAZ-16", "RK-CRD-RA12", "RK-CRD-RA14", "RK-CRD-RA21")
@pytest.mark.parametrize(
    ("tile", "space", "count", "ignored_by"),
    [
        ("spilled_load", (6, 2), 3, "four_wheel"),
        ("rock_slide", (6, 1), 2, "ram_plates"),
        ("cow_hazard", (5, 3), 2, "ram_plates"),
        ("forest_fire", (6, 1), 2, "fireproof"),
    ],
)
def test_dice_of_hazards(tile: str, space: Space, count: int, ignored_by: str) -> None:
    assert dice(space, 2, False, "", "", "start", tile) == count
    assert dice(space, 2, False, "", ignored_by, "start", tile) == 0
    others = {"four_wheel", "ram_plates", "fireproof"} - {ignored_by}
    assert [dice(space, 2, False, "", other, "start", tile) for other in sorted(others)] == [count, count]


@pytest.mark.rule("RK-HAZ-04")
def test_printed_hazards_stay() -> None:
    table = entering((6, 2), 2, "bump bump bump", "start", "spilled_load", "proving_ground").choose("play_safe")
    table.put("A", (8, 2)).put("B", (5, 2), 2, "nitro pass brace").move("B").choose("speed 2", "step 2 drive")
    assert (table.asked, table.about[0]) == ("B", 3)


@pytest.mark.rule("RK-HAZ-05", "RK-HAZ-06", "RK-HAZ-15", "RK-EX-11")
def test_barricade() -> None:
    table = Scenario(5).road("start", "hay_bale_blockade", "proving_ground").put("E", (1, 1))
    table.put("A", (6, 1), 5, "bump bump bump bump").move("A").choose("speed 5", "step 1 drive", "play_safe")
    table.put("A", (10, 1)).put("B", (6, 1), 5).dice(0, 0).move("B").choose("speed 5", "step 1 drive")
    table.put("B", (10, 2)).put("C", (6, 1), 5).dice(0).move("C").choose("speed 5", "step 2 drive")
    table.put("C", (10, 3)).put("D", (6, 1), 5).dice(0).move("D").choose("speed 5", "step 2 drive")
    assert [event[2] for event in table.told("checked")] == [4, 2, 1, 1]
    assert table.fate_left == 0
    assert dice((7, 1), 9, False, "", "", "start", "hay_bale_blockade") == 5
    assert dice((7, 1), 5, False, "", "ram_plates", "start", "hay_bale_blockade") == 4


@pytest.mark.rule("RK-HAZ-06", "RK-HAZ-15", "RK-EX-19")
def test_blockade_entered_twice() -> None:
    table = Scenario(4).road("start", "hay_bale_blockade", "proving_ground").put("D", (1, 1))
    table.put("B", (6, 2), 3).dice(0, 0, 0, 0).move("B").choose("speed 1", "step 2 drive")
    table.put("A", (6, 2), 3, mounted="jump_jets roll_cage").dice(3, 3, 3)
    assert check_dice(table.g, table.t, 0, 7, 1, 0) == 2
    table.dice(0).move("A").choose("speed 2", "step 2 jump")
    assert table.told("checked")[-1] == (0, table.number_of((7, 2)), 2)
    table.choose("lose_slot extra")
    assert (table.car("A").place, table.car("A").wiped) == ((6, 2), 1)
    table.car("B").row = 9
    assert check_dice(table.g, table.t, 0, 7, 1, 0) == 2
    assert check_dice(table.g, table.t, 2, 7, 1, 0) == 1


@pytest.mark.rule("RK-HAZ-07", "RK-HAZ-08", "RK-HAZ-18", "RK-PIT-04", "RK-EX-29")
def test_the_pits() -> None:
    table = Scenario(2).road("start", "the_pits", "proving_ground").put("B", (1, 1))
    table.put("A", (5, 2), 5, "bump bump", "machine_gun", parts="rockets").move("A").choose("speed 5", "step 3 drive")
    assert (table.question, table.about[0]) == (Question.CHECK, 2)
    table.dice(0, 0).choose("roll")
    assert (table.question, table.offers) == (Question.PIT_BOX, {"decline", "make_stop"})
    table.draws("feed").choose("make_stop", "mount rockets", "keep")
    assert table.mounted("A") == ["rockets", "", ""]
    assert table.parts_of("A") == ["machine_gun", "feed"]
    assert (table.question, table.steps_left) == (Question.STEP, 4)
    table.dice(0, 0, 0).choose("step 3 drive")
    assert table.question == Question.STEP
    table.put("B", (12, 3), 5, "pass").combat("A")
    assert "weapon" not in table.offers


@pytest.mark.rule("RK-HAZ-07")
def test_the_pit_box_is_offered_until_used() -> None:
    table = Scenario(2).road("start", "the_pits", "proving_ground").put("B", (1, 1)).put("A", (5, 3), 2)
    table.move("A").choose("speed 2", "step 3 drive", "decline", "step 3 drive")
    assert table.question == Question.PIT_BOX
    table.choose("make_stop").move("A").choose("speed 2", "step 3 drive")
    assert table.question == Question.STEP


@pytest.mark.rule("RK-HAZ-09", "RK-WIP-10", "RK-EX-29")
@pytest.mark.parametrize(("option", "offered"), [("false", False), ("true", True)])
def test_the_pits_with_three_tokens(option: str, offered: bool) -> None:
    table = Scenario(2, pits_with_three_tokens=option).road("start", "the_pits", "proving_ground").put("B", (1, 1))
    table.put("A", (5, 3), 2, tokens=3).move("A").choose("speed 2", "step 3 drive")
    assert (table.question == Question.PIT_BOX) == offered


@pytest.mark.rule("RK-HAZ-09")
def test_no_pit_stop_after_a_wipe_out() -> None:
    table = Scenario(2, pits_with_three_tokens="true").road("start", "the_pits", "proving_ground").put("B", (1, 1))
    table.put("A", (5, 3), 5).dice(3).move("A").choose("speed 5", "step 3 drive")
    assert (table.car("A").wiped, table.question) == (1, 0)


@pytest.mark.rule("RK-HAZ-18", "RK-HAZ-19", "RK-EX-33")
def test_an_oil_token_adds_to_what_is_printed() -> None:
    table = Scenario(2).road("start", "the_pits", "proving_ground").put("A", (5, 3), 6).oil((6, 3))
    assert check_dice(table.g, table.t, 0, 6, 2, 0) == 2 + 3
    table.oil((7, 1)).target((7, 1), "green")
    assert check_dice(table.g, table.t, 0, 7, 0, 0) == 3


@pytest.mark.rule("RK-HAZ-13", "RK-HAZ-16", "RK-EX-33")
@pytest.mark.parametrize(("mounted", "counts"), [("", [3]), ("four_wheel", [])])
def test_an_oil_token_is_gone_after_the_next_car(mounted: str, counts: list[int]) -> None:
    table = Scenario(3).road("start", "open_highway", "proving_ground").put("C", (1, 1)).oil((6, 1))
    table.put("A", (5, 1), 4, mounted=mounted).dice(*[0] * sum(counts)).move("A").choose("speed 4", "step 1 drive")
    assert [event[2] for event in table.told("checked")] == counts
    assert not table.is_oil_at((6, 1))
    assert table.question == Question.STEP


@pytest.mark.rule("RK-HAZ-14")
def test_oil_gives_nobody_anything() -> None:
    table = Scenario(2).road("start", "open_highway", "proving_ground").put("B", (3, 1), 4, "pass").oil((6, 1))
    table.put("A", (5, 1), 4, "bump nitro").dice(3, 3, 0).move("A").choose("speed 4", "step 1 drive")
    assert (table.discards, table.hand("B"), table.car("B").shots) == (["bump", "nitro"], ["pass"], 0)


@pytest.mark.rule("RK-HAZ-12")
def test_targets_on_forest_fire_can_be_run_over() -> None:
    table = Scenario(2).road("start", "forest_fire", "proving_ground").put("B", (1, 1)).put("A", (6, 2), 2)
    table.target((7, 2), "yellow").move("A").choose("speed 2", "step 2 drive")
    assert table.question == Question.RUN_OVER
