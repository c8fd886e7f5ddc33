"""Players who leave, and answers for players who give none (chapters 20.2 and 20.3)."""

import pytest

from carambolage.games.road_kill_rally.names.effect import Effect
from carambolage.games.road_kill_rally.names.question import Question
from carambolage.games.road_kill_rally.names.things import Phase, Status
from carambolage.games.road_kill_rally.turn.idle import idle_answer
from carambolage.games.road_kill_rally.turn.ranking import rank_of
from tests.games.road_kill_rally.opening import Opening
from tests.games.road_kill_rally.scenario import Scenario

ROAD = ("start", "open_highway", "suburbia", "proving_ground")


def idle(table: Scenario) -> str:
    """The answer for the one asked, who gives none."""
    return table.say(idle_answer(table.g, table.t, table.asked_seat))


def race(players: int = 4, **options: str) -> Scenario:
    """Four cars in a row, the first one asked for its speed."""
    table = Scenario(players, 1, **options).road(*ROAD)
    for number, name in enumerate("ABCDEF"[:players]):
        table.put(name, (9 - number, 2), 4, "bump nitro pass", "turret")
    return table


def moving(table: Scenario) -> Scenario:
    return table.effect(Effect.PHASE, Phase.MOVE)


@pytest.mark.rule("RK-DEC-05", "RK-DEC-03")
def test_idle_answers() -> None:
    table = moving(race())
    assert idle(table) == "speed 4"
    table.choose("speed 4")
    assert idle(table) == "step 2 drive"
    table.put("D", (10, 2)).pose(Question.STEP, 0)
    assert idle(table) == "step 1 drive"
    table.put("B", (10, 1)).put("C", (10, 3)).pose(Question.STEP, 0)
    assert idle(table) == "step 2 collide"
    assert idle(table.pose(Question.CHECK, 0, 2)) == "roll"
    assert idle(table.pose(Question.RUN_OVER, 0, 1, 0)) == "roll"
    assert idle(table.pose(Question.PIT_BOX, 0)) == "decline"
    assert idle(table.pose(Question.PIT_SLOT, 0, 2)) == "keep"
    assert idle(table.pose(Question.COMBAT_ACTION, 0)) == "pass"
    assert idle(table.pose(Question.PAY_CARD, 0, 1, 0)) == "spend bump"
    assert idle(table.pose(Question.REROLL_BLANKS, 0, 1, 2)) == "keep"
    assert idle(Opening(2).accessories("A", "rockets vulcan")) == "mount rockets"


@pytest.mark.rule("RK-DEC-05")
def test_idle_in_flight_is_the_first_answer() -> None:
    table = race().put("A", (9, 2), 4, "", "jump_jets").put("B", (10, 2)).move("A").choose("speed 4", "step 2 jump")
    assert idle(table) == table.say(table.offered[0]) == "step 1 drive"


@pytest.mark.rule("RK-DEC-05", "RK-DMG-13")
def test_idle_suffering_goes_on_with_the_lowest_card() -> None:
    table = race().put("A", (9, 2), 4, "evasive evasive")
    table.hit("A", 2, 0, "B", 0, 1)
    assert "play evasive" in table.offers
    assert idle(table) == "lose bump"


@pytest.mark.rule("RK-LVG-01", "RK-LVG-02")
def test_a_question_that_has_begun_nothing_is_dropped() -> None:
    table = moving(race()).leave("A")
    assert (table.car("A").status, table.car("A").row) == (Status.WITHDRAWN, 0)
    assert sorted(table.discards) == ["bump", "nitro", "pass"]
    assert (table.part_discards, table.asked) == (["turret"], "B")
    assert table.told("speed_set") == []


@pytest.mark.rule("RK-LVG-01", "RK-LVG-02", "RK-LVG-03", "RK-LVG-04", "RK-EX-39")
def test_leaving_in_the_middle_of_a_movement() -> None:
    table = race().put("D", (11, 2), 4).put("A", (9, 2), 4, shots=30).target((12, 1), "red")
    table.effect(Effect.PHASE, Phase.MOVE).choose("speed 4", *["step 3 drive"] * 4)
    assert table.asked == "A"
    table.put("D", (11, 2), 4)
    table.choose("speed 4", "step 2 drive").dice(0, 0).leave("A")
    assert [event[2] for event in table.told("stepped")][-3:] == [table.number_of((row, 1)) for row in (11, 12, 13)]
    assert table.told("tried") == [(0, table.number_of((12, 1)), 3, 1, 0, 0)]
    assert (table.car("A").status, table.car("A").crossed_as, table.asked) == (Status.WITHDRAWN, 0, "B")
    assert rank_of(table.g, table.t, 0) == 4
    table.leave("B").leave("C").go_on()
    assert (table.over, table.car("D").rank, table.car("A").rank) == (1, 1, 2)


@pytest.mark.rule("RK-LVG-02")
def test_during_set_up_the_seat_takes_no_car() -> None:
    table = Opening(3).leave("B").mount_nothing()
    assert (table.car("B").status, table.hand_sizes[1], table.discarded) == (Status.WITHDRAWN, 0, 7)
    table.choose("pole 1", "pole 2")
    assert table.question == Question.ORIENT_TILE
    assert [car.row for car in table.g.car[:3]] == [4, 0, 4]


@pytest.mark.rule("RK-LVG-03")
def test_who_left_is_ranked_behind_everybody_who_stayed() -> None:
    table = moving(race(3).put("A", (9, 2), shots=50).put("B", (8, 2), shots=1)).leave("A")
    assert [rank_of(table.g, table.t, seat) for seat in range(3)] == [3, 1, 2]


@pytest.mark.rule("RK-LVG-03", "RK-LVG-04")
def test_a_team_plays_on_with_one_member() -> None:
    table = moving(race(4, teams="true").put("A", (9, 2), shots=50)).leave("A")
    assert table.over == 0
    assert [rank_of(table.g, table.t, seat) for seat in range(4)] == [1, 2, 1, 2]
    table.leave("C").go_on()
    assert table.over == 1
    assert [table.car(name).rank for name in "ABCD"] == [2, 1, 2, 1]


@pytest.mark.rule("RK-LVG-04", "RK-LVG-06")
def test_with_one_player_left_the_game_ends_at_once() -> None:
    table = moving(race(2)).leave("B").go_on()
    assert (table.over, table.car("A").rank, table.car("B").rank) == (1, 1, 2)


@pytest.mark.rule("RK-LVG-04", "RK-ROA-27")
def test_tiles_behind_a_withdrawn_car_go_at_the_end_of_the_next_movement() -> None:
    table = race(3).put("C", (1, 1)).put("A", (14, 2), 1).put("B", (13, 2), 1)
    table.effect(Effect.PHASE, Phase.MOVE).leave("C")
    assert (table.car("C").status, table.tail) == (Status.RACING, 0)
    table.choose("speed 1", "step 2 drive")
    assert table.car("C").status == Status.WITHDRAWN
    assert table.asked == "B"
    table.choose("speed 1", "step 2 drive")
    assert table.tail == 2


@pytest.mark.rule("RK-LVG-05")
def test_a_withdrawn_car_has_not_crossed() -> None:
    table = moving(race()).leave("A")
    assert (table.crossed, table.car("A").crossed_as, table.over) == (0, 0, 0)


@pytest.mark.rule("RK-LVG-06")
def test_who_leaves_after_crossing_counts_as_one_who_stayed() -> None:
    table = race(3).put("A", (9, 2), shots=3)
    table.car("A").status, table.car("A").crossed_as, table.car("A").row = Status.CROSSED, 1, 0
    table.crossed = table.first_finish = 1
    moving(table).leave("A")
    assert (table.car("A").status, table.over) == (Status.CROSSED, 0)
    assert rank_of(table.g, table.t, 0) == 1


@pytest.mark.rule("RK-LVG-04", "RK-LVG-06")
@pytest.mark.parametrize(("status", "over"), [(Status.CROSSED, 0), (Status.DESTROYED, 0), (Status.WITHDRAWN, 1)])
def test_who_left_when_the_own_race_was_over_keeps_the_game_going(status: int, over: int) -> None:
    table = moving(race(3))
    table.car("C").status, table.car("C").row = status, 0
    table.leave("C").leave("B").go_on()
    assert (table.over, table.told("left")) == (over, [(2, 0, 0), (1, 0, 0)])


@pytest.mark.rule("RK-LVG-01", "RK-LVG-02")
def test_whoever_leaves_when_asked_is_withdrawn_before_anything_else() -> None:
    table = moving(race().put("B", (20, 2)))
    assert table.asked == "B"
    table.leave("B")
    assert (table.car("B").status, table.asked) == (Status.WITHDRAWN, "A")


@pytest.mark.rule("RK-LVG-01")
def test_that_a_player_leaves_is_told() -> None:
    assert moving(race()).leave("C").told("left") == [(2, 0, 0)]
