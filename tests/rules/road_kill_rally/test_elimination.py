"""Elimination: the third wipe-out token is the end (chapter 17.1)."""

import pytest

from carambolage.games.road_kill_rally.combat.reach import can_attack
from carambolage.games.road_kill_rally.names.question import Question
from carambolage.games.road_kill_rally.names.things import Rally, Source, Status
from carambolage.games.road_kill_rally.turn.ranking import score_of
from tests.games.road_kill_rally.scenario import Scenario


def race(players: int = 3) -> Scenario:
    """Cars on a straight road, with elimination."""
    table = Scenario(players, elimination="true").road("start", "open_highway", "suburbia")
    return table.put("A", (6, 2)).put("B", (8, 2), tokens=2).put("C", (10, 3))


@pytest.mark.rule("RK-ELI-01", "RK-ELI-04", "RK-RND-06")
def test_the_third_token_is_the_end() -> None:
    table = race().hit("B", 1, Source.CHECK)
    car = table.car("B")
    assert (car.status, car.tokens, car.row, table.is_wreck_at((8, 2))) == (Status.DESTROYED, 3, 0, True)
    assert table.story("took_wipe", "out_of_race") == ["took_wipe", "out_of_race"]
    assert (table.ended, table.question) == (0, 0)


@pytest.mark.rule("RK-ELI-01")
def test_without_elimination_a_third_token_only_costs_points() -> None:
    table = Scenario(2).put("A", (2, 2)).put("B", (3, 2), tokens=2).hit("B", 1, Source.CHECK)
    assert (table.car("B").status, table.car("B").tokens) == (Status.RACING, 3)


@pytest.mark.rule("RK-ELI-02", "RK-ELI-10", "RK-END-11")
def test_points_stay_and_destroying_gives_none() -> None:
    table = race()
    table.car("B").scored[2] = 3
    table.hit("B", 1, Source.ATTACK, "A")
    assert (score_of(table.g, table.t, 1), score_of(table.g, table.t, 0)) == (150 - 60, 10)


@pytest.mark.rule("RK-ELI-03", "RK-ELI-12", "RK-EX-36")
def test_order_of_the_third_token() -> None:
    table = race().put("B", (8, 2), hand="pass nitro", mounted="turret machine_gun", tokens=2)
    table.hit("B", 3, Source.ATTACK, "A").choose("lose_slot weapon")
    assert (table.hand("A"), table.hand("B")) == (["pass", "nitro"], [])
    assert (table.part_discards, table.mounted("B")) == (["machine_gun", "turret"], ["", "", ""])
    assert (table.car("A").shots, table.is_wreck_at((8, 2))) == (1, True)
    assert table.story() == [
        *("hit", "gave", "gave", "wiped_out", "lost_accessory"),
        *("took_wipe", "out_of_race", "took_shot"),
    ]
    assert score_of(table.g, table.t, 1) == -60


@pytest.mark.rule("RK-ELI-04")
def test_a_wreck_goes_with_its_tile() -> None:
    table = race().road("start", "open_highway", "serpentine", "hairpin").wreck((5, 2))
    table.put("A", (12, 2)).put("B", (12, 3), speed=3).put("C", (16, 1)).move("B")
    table.choose("speed 3", "step 3 drive", "step 3 drive", "step 3 drive")
    assert (table.is_wreck_at((5, 2)), table.tail) == (True, 1)
    table.put("A", (14, 2)).put("B", (15, 3), speed=1).move("B").choose("speed 1", "step 3 drive")
    assert (table.is_wreck_at((5, 2)), table.tail) == (False, 2)


@pytest.mark.rule("RK-ELI-05", "RK-ELI-06", "RK-ELI-13", "RK-EX-07")
def test_driving_through_a_wreck() -> None:
    table = race().put("A", (6, 2), speed=4, hand="bump bump bump").wreck((7, 2)).put("B", (8, 1))
    table.move("A").choose("speed 4")
    assert "step 2 drive" in table.offers
    table.dice(3, 3, 0, 0).choose("step 2 drive")
    assert table.told("rolled") == [(0, 7, 2, 2, 0, 0)]
    assert (table.discards, table.hand("A")) == (["bump", "bump"], ["bump"])
    assert (table.car("A").speed, table.car("A").place, table.steps_left) == (4, (7, 2), 3)
    assert table.question == Question.STEP
    table.choose("step 2 drive")
    assert (len(table.told("rolled")), table.car("A").place) == (1, (8, 2))


@pytest.mark.rule("RK-ELI-05", "RK-CRD-RA14", "RK-EX-36")
@pytest.mark.parametrize(("hand", "steps", "wiped"), [("bump bump bump", 3, 0), ("bump bump", 3, 1)])
def test_a_wreck_against_ram_plates(hand: str, steps: int, wiped: int) -> None:
    table = race().put("A", (6, 2), speed=4, hand=hand, mounted="ram_plates").wreck((7, 2)).move("A").choose("speed 4")
    table.dice(5, 3, 3, 3, 0).choose("step 2 drive")
    car = table.car("A")
    assert (car.wiped, car.speed, car.place) == (wiped, 1 if wiped else 4, (7, 2))
    assert table.movement_over == wiped
    assert table.told("reduced") == [(0, 2, 3)]
    assert table.steps_left == steps


@pytest.mark.rule("RK-ELI-05")
def test_the_crash_check_comes_before_the_wreck_and_no_safe_play_against_it() -> None:
    table = Scenario(2, elimination="true").road("start", "canyon_bend", "open_highway").put("B", (4, 1))
    table.put("A", (6, 2), speed=5, hand="nitro bump bump bump bump bump bump").wreck((7, 2)).move("A").choose(
        "speed 5"
    )
    table.choose("step 2 drive")
    assert (table.question, table.offers) == (Question.CHECK, {"roll", "play_safe"})
    table.dice(0, 0, 0, 0, 0, 0).choose("roll")
    assert [row[1] for row in table.told("rolled")] == [6, 7]
    assert table.question == Question.STEP


@pytest.mark.rule("RK-ELI-07")
def test_jumping_a_wreck_avoids_the_roll() -> None:
    table = race().put("A", (6, 2), speed=4, mounted="jump_jets").wreck((7, 2)).move("A").choose("speed 4")
    assert {"step 2 drive", "step 2 jump"} <= table.offers
    table.choose("step 2 jump")
    assert (table.told("rolled"), table.in_flight) == ([], 1)
    assert table.offers == {"step 1 drive", "step 2 jump", "step 3 drive"}


@pytest.mark.rule("RK-ELI-08")
def test_a_wreck_is_no_rival() -> None:
    table = race().hit("B", 1, Source.CHECK)
    assert not can_attack(table.g, table.t, 0, Rally.STANDS, 1)
    assert can_attack(table.g, table.t, 0, Rally.STANDS, 2)


@pytest.mark.rule("RK-ELI-09")
def test_the_race_goes_on_without_a_destroyed_car() -> None:
    table = race()
    table.crossed = 2
    table.hit("B", 1, Source.CHECK)
    assert (table.ended, table.crossed) == (0, 2)


@pytest.mark.rule("RK-ELI-11")
def test_two_wrecks_in_one_space_make_one_roll() -> None:
    table = race().wreck((8, 2)).hit("B", 1, Source.CHECK)
    assert table.is_wreck_at((8, 2))
    table.put("A", (7, 2), speed=3).move("A").choose("speed 3").dice(0, 0, 0).choose("step 2 drive")
    assert table.told("rolled") == [(0, 7, 3)]


@pytest.mark.rule("RK-ELI-12", "RK-MOV-13")
def test_a_car_destroyed_in_flight_is_put_back_first() -> None:
    table = (
        Scenario(3, elimination="true").road("start", "canyon_bend", "open_highway").put("B", (6, 2)).put("C", (4, 1))
    )
    table.put("A", (5, 2), speed=6, mounted="jump_jets", tokens=2).move("A").choose("speed 6")
    table.dice(3, 0).choose("step 2 jump")
    assert (table.car("A").status, table.is_wreck_at((5, 2)), table.is_wreck_at((6, 2))) == (
        Status.DESTROYED,
        True,
        False,
    )


@pytest.mark.rule("RK-ELI-13")
def test_a_target_beside_a_wreck_can_still_be_scored() -> None:
    table = (
        race().put("A", (6, 2), speed=2, hand="nitro").wreck((7, 2)).target((7, 2), "red").move("A").choose("speed 2")
    )
    table.dice(0, 0).choose("step 2 drive")
    assert (table.question, table.offers) == (Question.RUN_OVER, {"decline", "roll", "spend nitro"})


@pytest.mark.rule("RK-ELI-14", "RK-END-05")
def test_the_last_car_destroyed_ends_the_race() -> None:
    table = race()
    table.car("A").status = table.car("C").status = Status.CROSSED
    table.hit("B", 1, Source.CHECK)
    assert table.ended == 1
    assert table.go_on().over == 1


@pytest.mark.rule("RK-LEN-04", "RK-ELI-02")
def test_with_teams_a_destroyed_member_still_counts() -> None:
    table = Scenario(4, elimination="true", teams="true").road("start", "open_highway").put("A", (6, 2), tokens=2)
    table.put("B", (7, 1)).put("C", (8, 1)).put("D", (9, 1))
    table.car("A").scored[0] = 5
    table.hit("A", 1, Source.CHECK)
    assert score_of(table.g, table.t, 0) == 100 - 60


@pytest.mark.rule("RK-MOV-11", "RK-MOV-18", "RK-ELI-07", "RK-CRD-RC19")
@pytest.mark.parametrize(("passes", "offered"), [(2, False), (3, True)])
def test_every_wreck_in_a_row_takes_a_pass_card(passes: int, offered: bool) -> None:
    table = race().put("A", (5, 1), speed=6, hand=" ".join(["pass"] * passes)).put("B", (12, 3)).put("C", (12, 2))
    for space in ((6, 1), (7, 1), (7, 2), (8, 1), (8, 2), (8, 3)):
        table.wreck(space)
    assert ("step 1 pass" in table.move("A").choose("speed 6").offers) is offered
