"""Collisions, and running over targets (chapters 11 and 12)."""

import pytest

from carambolage.games.road_kill_rally.names.question import Question
from carambolage.games.road_kill_rally.names.things import Purpose
from tests.games.road_kill_rally.scenario import Scenario

ROAD = ("start", "open_highway", "suburbia", "proving_ground")
MORE_DICE = [("brushes", 2), ("cow_catcher", 2), ("brushes cow_catcher", 3), ("vulcan", 1)]


def crash(
    striker: int,
    struck: int,
    *faces: int,
    hand: str = "",
    other_hand: str = "",
    mounted: str = "",
    other_mounted: str = "",
    skill: str = "",
) -> Scenario:
    """A strikes B with these speeds and dice."""
    table = Scenario(3).road(*ROAD).put("A", (5, 2), striker, hand, mounted, skill=skill).put("C", (1, 1))
    table.put("B", (6, 2), struck, other_hand, other_mounted).dice(*faces)
    return table.move("A").choose(f"speed {striker}", "step 2 collide")


def rolls(table: Scenario) -> list[tuple[int, int]]:
    """Who rolled how many dice in the collision."""
    number = table.game.events.index("rolled")
    rows = [row for row in table.events if row[0] == number and row[2] == Purpose.COLLISION]
    return [(row[1], sum(row[3:6])) for row in rows]


@pytest.mark.rule("RK-COL-01", "RK-COL-02", "RK-COL-04", "RK-COL-05", "RK-COL-07", "RK-COL-12", "RK-EX-07")
def test_collision_of_the_rulebook() -> None:
    table = crash(5, 3, 3, 3, 0, 0, hand="bump", other_hand="nitro nitro nitro")
    assert rolls(table) == [(0, 2), (1, 2)]
    assert (table.car("A").place, table.car("B").place) == ((5, 2), (6, 2))
    assert (table.hand("B"), table.discards, table.hand("A")) == (["nitro"], ["nitro", "nitro"], ["bump"])
    assert (table.car("A").speed, table.car("B").speed) == (4, 4)
    assert (table.car("A").shots, table.car("B").shots, table.question) == (0, 0, 0)


@pytest.mark.rule("RK-COL-06", "RK-EX-07")
def test_a_car_that_wipes_out_in_the_collision_has_speed_one() -> None:
    table = crash(5, 3, 3, 3, 0, 0, hand="bump", other_hand="nitro")
    assert (table.car("B").speed, table.car("A").speed, table.car("B").wiped) == (1, 4, 1)


@pytest.mark.rule("RK-COL-06")
def test_a_car_wiped_out_earlier_takes_the_average() -> None:
    table = Scenario(3).road(*ROAD).put("A", (5, 2), 5, "bump").put("B", (6, 2), 1, wiped=1).put("C", (1, 1))
    table.dice(*[3] * 4, *[0] * 4).move("A").choose("speed 5", "step 2 collide")
    assert (table.car("A").speed, table.car("B").speed) == (3, 3)


@pytest.mark.rule("RK-COL-02", "RK-COL-05", "RK-EX-07")
@pytest.mark.parametrize(("speeds", "dice", "average"), [((5, 4), 1, 4), ((4, 4), 1, 4), ((3, 8), 5, 5)])
def test_dice_and_average(speeds: tuple[int, int], dice: int, average: int) -> None:
    table = crash(*speeds, *[0] * 2 * dice, hand="bump", other_hand="bump")
    assert rolls(table) == [(0, dice), (1, dice)]
    assert (table.car("A").speed, table.car("B").speed) == (average, average)


@pytest.mark.rule("RK-COL-03", "RK-COL-10")
def test_both_roll_before_the_struck_player_suffers_first() -> None:
    table = crash(5, 3, 3, 0, 3, 0, hand="bump evasive", other_hand="nitro seat_belt")
    assert (table.asked, table.question) == ("B", Question.SUFFER)
    assert len(table.told("rolled")) == 2
    assert {"play seat_belt", "lose nitro"} <= table.offers
    table.choose("play seat_belt")
    assert table.asked == "A"
    table.choose("lose bump")
    assert (table.hand("A"), table.hand("B")) == (["evasive"], ["nitro"])
    assert table.story("hit", "speed_changed") == ["hit", "hit", "speed_changed", "speed_changed"]


@pytest.mark.rule("RK-COL-10")
def test_the_hits_of_a_car_that_wipes_out_still_count() -> None:
    table = crash(5, 3, 3, 0, 3, 3, hand="bump bump bump")
    assert table.car("B").wiped == 1
    assert table.hand("A") == ["bump"]


@pytest.mark.rule("RK-COL-08", "RK-CRD-RA14", "RK-CRD-SK11")
def test_extra_dice_are_added_to_the_owners_roll() -> None:
    assert rolls(crash(5, 3, *[0] * 6, hand="bump", mounted="ram_plates")) == [(0, 4), (1, 2)]
    assert rolls(crash(5, 3, *[0] * 6, hand="bump", other_mounted="ram_plates")) == [(0, 2), (1, 4)]
    assert rolls(crash(5, 3, *[0] * 6, hand="bump", skill="bully")) == [(0, 4), (1, 2)]


@pytest.mark.rule("RK-COL-09", "RK-TEA-10")
def test_team_mates_are_spared_nothing() -> None:
    table = Scenario(4, teams="true").road(*ROAD).put("A", (5, 2), 5, "bump").put("C", (6, 2), 3, "nitro nitro nitro")
    table.put("B", (1, 1)).put("D", (1, 2)).dice(3, 3, 0, 0).move("A").choose("speed 5", "step 2 collide")
    assert table.car("A").team == table.car("C").team
    assert (table.hand("C"), table.car("C").speed) == (["nitro"], 4)


@pytest.mark.rule("RK-COL-10", "RK-CRD-SK11", "RK-CRD-RA17", "RK-EX-40")
def test_bully_and_spiked_hull() -> None:
    faces = (3, 3, 3, 0, 3, 0, 3, 0)
    table = crash(
        6, 4, *faces, hand="bump bump", other_hand="nitro nitro nitro nitro", other_mounted="spiked_hull", skill="bully"
    )
    assert rolls(table) == [(0, 4), (1, 2)]
    while table.question == Question.SUFFER:
        table.choose(sorted(table.offers)[0])
    assert len(table.hand("B")) == 1
    assert len(table.hand("A")) == 2 + 3 - 1 - 1
    assert (table.car("A").speed, table.car("B").speed) == (5, 5)
    assert (table.car("A").shots, table.car("B").shots) == (0, 0)
    assert table.story("speed_changed", "retaliated") == ["speed_changed", "speed_changed", "retaliated"]


@pytest.mark.rule("RK-COL-10", "RK-DMG-12")
def test_the_struck_cars_hull_strikes_back_first() -> None:
    table = crash(5, 3, 0, 0, 0, 0, 0, 0, 0, 0, hand="bump", mounted="spiked_hull", other_mounted="spiked_hull")
    assert [event[:2] for event in table.told("retaliated")] == [(1, 0), (0, 1)]


@pytest.mark.rule("RK-COL-11")
def test_cars_ahead_of_the_mover_have_moved_before() -> None:
    table = Scenario(3).road(*ROAD).put("A", (7, 1), 2).put("B", (6, 1), 2).put("C", (5, 1), 2)
    table.phase = 1
    assert table.move("A").order[:3] == [0, 1, 2]


# Targets


def meeting(kind: str, hand: str = "", mounted: str = "", **facts: int) -> Scenario:
    """A enters a space with a target."""
    table = Scenario(3).road(*ROAD).put("A", (5, 2), 3, hand, mounted).put("C", (1, 1)).target((6, 2), kind)
    for fact, value in facts.items():
        setattr(table.car("A"), fact, value)
    return table.move("A").choose("speed 3", "step 2 drive")


@pytest.mark.rule("RK-RUN-01", "RK-RUN-05")
def test_the_attempt_may_be_declined() -> None:
    table = meeting("green")
    assert table.offers == {"decline", "roll"}
    table.choose("decline")
    assert (table.target_at((6, 2)), table.question, table.steps_left) == ("green", Question.STEP, 2)
    assert (table.told("declined"), table.told("tried")) == ([(0, 0, 0)], [])


@pytest.mark.rule("RK-RUN-03", "RK-RUN-05", "RK-RUN-10")
@pytest.mark.parametrize(("faces", "outcome"), [((3, 3), "scored"), ((3, 0), "missed")])
def test_an_attempt_is_told_with_its_dice_and_its_target(faces: tuple[int, int], outcome: str) -> None:
    table = Scenario(3).road(*ROAD).put("B", (5, 2), 3, "bump").put("C", (1, 1)).target((6, 2), "yellow")
    table.move("B").choose("speed 3", "step 2 drive").dice(*faces).choose("spend bump")
    space = table.number_of((6, 2))
    assert (table.told("tried")[0][:4], table.told("rolled")[0][:2]) == ((1, space, 2, 2), (1, Purpose.RUN_OVER))
    assert table.story("scored", "missed") == [outcome]
    assert table.told(outcome) == [(1, space, 2)]


@pytest.mark.rule("RK-RUN-02", "RK-RUN-03", "RK-EX-08")
def test_run_over_of_the_rulebook() -> None:
    table = meeting("yellow", "bump nitro evasive pass").choose("spend bump", "spend nitro", "spend pass")
    assert table.about[0] == 4
    table.dice(3, 3, 3, 0).choose("roll")
    assert (table.car("A").scored, table.target_at((6, 2)), table.hand("A")) == ([0, 1, 0], "none", ["evasive"])
    assert table.question == Question.STEP
    missed = meeting("yellow", "bump nitro evasive").choose("spend bump").dice(3, 0).choose("roll")
    assert (missed.car("A").scored, missed.target_at((6, 2))) == ([0, 0, 0], "yellow")


@pytest.mark.rule("RK-RUN-02", "RK-EDG-02")
def test_the_whole_hand_may_be_spent_for_dice() -> None:
    table = meeting("red", "bump nitro").choose("spend bump").dice(0, 0, 0).choose("spend nitro")
    assert (table.hand("A"), table.told("tried")[0][3], table.car("A").wiped) == ([], 3, 0)


@pytest.mark.rule("RK-RUN-03")
@pytest.mark.parametrize(("faces", "scored"), [((5, 0), True), ((3,), False), ((0,), False)])
def test_two_hits_score_the_target(faces: tuple[int, ...], scored: bool) -> None:
    table = meeting("red").dice(*faces).choose("roll")
    assert (table.car("A").scored == [0, 0, 1]) == scored


@pytest.mark.rule("RK-RUN-04", "RK-RUN-12")
def test_a_target_is_tried_once() -> None:
    table = meeting("green").dice(0).choose("roll")
    assert (table.question, table.target_at((6, 2))) == (Question.STEP, "green")
    table.choose("step 2 drive", "step 2 drive")
    assert table.told("tried") == [(0, table.number_of((6, 2)), 1, 1, 0, 0)]


@pytest.mark.rule("RK-RUN-05")
def test_several_targets_in_one_movement() -> None:
    table = meeting("green").target((7, 2), "red").dice(5, 0, 5, 0).choose("roll", "step 2 drive", "roll")
    assert table.car("A").scored == [1, 0, 1]


@pytest.mark.rule("RK-RUN-06", "RK-WIP-04", "RK-EX-06")
def test_a_wiped_out_car_scores_nothing() -> None:
    table = meeting("green", wiped=1)
    assert table.question == Question.STEP
    table = Scenario(3).road(*ROAD).put("A", (12, 1), 6, "bump", "turret feed").put("C", (1, 1)).target((13, 1), "red")
    table.dice(3, 3).move("A").choose("speed 6", "step 1 drive")
    assert (table.target_at((13, 1)), table.told("tried"), table.car("A").wiped) == ("red", [], 1)


@pytest.mark.rule("RK-WIP-11")
@pytest.mark.parametrize(("option", "asked"), [("false", True), ("true", False)])
def test_three_tokens_and_targets(option: str, asked: bool) -> None:
    table = Scenario(3, three_tokens_no_scoring=option).road(*ROAD).put("A", (5, 2), 3, tokens=3).put("C", (1, 1))
    table.target((6, 2), "green").move("A").choose("speed 3", "step 2 drive")
    assert (table.question == Question.RUN_OVER) == asked


@pytest.mark.rule("RK-RUN-07")
def test_a_missed_target_does_no_harm_and_others_may_try() -> None:
    table = meeting("green", "bump").dice(0).choose("roll")
    assert (table.hand("A"), table.car("A").speed) == (["bump"], 3)
    table.choose("step 2 drive", "step 2 drive").put("B", (5, 2), 2).move("B").choose("speed 2", "step 2 drive")
    assert (table.asked, table.question) == ("B", Question.RUN_OVER)


@pytest.mark.rule("RK-RUN-07")
def test_a_car_may_stop_on_a_target() -> None:
    table = Scenario(3).road(*ROAD).put("A", (5, 2), 1).put("C", (1, 1)).target((6, 2), "green")
    table.move("A").choose("speed 1", "step 2 drive", "decline")
    assert (table.car("A").place, table.target_at((6, 2)), table.question) == ((6, 2), "green", 0)


@pytest.mark.rule("RK-RUN-09")
def test_nothing_is_refunded() -> None:
    table = meeting("green", "bump nitro pass").choose("spend bump", "spend nitro").dice(0, 0, 0).choose("roll")
    assert (table.hand("A"), table.discards) == (["pass"], ["bump", "nitro"])


@pytest.mark.rule("RK-RUN-10", "RK-DEC-02", "RK-CRD-RC25")
def test_bullseye() -> None:
    table = meeting("green", "bullseye bullseye bump")
    assert {"decline", "play bullseye", "roll"} <= table.offers
    table.choose("play bullseye")
    assert (table.about[0], "decline" in table.offers, table.discards) == (4, False, ["bullseye"])
    assert table.choose("play bullseye").about[0] == 7


@pytest.mark.rule("RK-RUN-10")
def test_scoring_is_remembered_for_the_crowd() -> None:
    table = meeting("green").dice(5, 0).choose("roll")
    assert (table.car("A").cheered, table.question) == (1, Question.STEP)


@pytest.mark.rule("RK-RUN-11", "RK-CRD-RA05", "RK-CRD-RA23")
@pytest.mark.parametrize(("mounted", "dice"), MORE_DICE)
def test_accessories_add_dice(mounted: str, dice: int) -> None:
    assert meeting("green", mounted=mounted).about[0] == dice


@pytest.mark.rule("RK-DEC-02")
def test_after_a_card_there_is_no_way_back() -> None:
    table = meeting("green", "bump nitro").choose("spend bump")
    assert table.offers == {"roll", "spend nitro"}
