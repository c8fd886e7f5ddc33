"""Steps, jumping and passing (chapter 8)."""

import pytest

from carambolage.games.road_kill_rally.names.effect import Effect
from carambolage.games.road_kill_rally.names.question import Question
from carambolage.games.road_kill_rally.names.things import Purpose, Status
from tests.games.road_kill_rally.scenario import Scenario

ROAD = ("start", "open_highway", "suburbia", "proving_ground", "market_street")
# rows: start 1 to 4, Open Highway 5 to 12, Suburbia 13 to 20 (13 to 16 a bend), Proving Ground 21 to 24


def scene(
    space: tuple[int, int] = (5, 2), speed: int = 4, hand: str = "", mounted: str = "", players: int = 6
) -> Scenario:
    return Scenario(players).road(*ROAD).put("A", space, speed, hand, mounted).put("F", (1, 1))


def at_step(table: Scenario, speed: int) -> Scenario:
    return table.move("A").choose(f"speed {speed}")


def crowd(table: Scenario, *spaces: tuple[int, int]) -> Scenario:
    """Other cars on these spaces, B first."""
    for name, space in zip("BCDE", spaces, strict=False):
        table.put(name, space, 4)
    return table


@pytest.mark.rule("RK-MOV-01", "RK-MOV-09")
def test_the_car_makes_as_many_steps_as_its_speed() -> None:
    table = at_step(scene(), 4)
    for steps in (4, 3, 2, 1):
        assert (table.question, table.steps_left) == (Question.STEP, steps)
        assert not {"pass", "decline"} & table.offers
        table.choose("step 2 drive")
    assert table.car("A").place == (9, 2)
    assert table.question == 0


@pytest.mark.rule("RK-MOV-02", "RK-MOV-17")
@pytest.mark.parametrize(("lane", "lanes"), [(1, {1, 2}), (2, {1, 2, 3}), (3, {2, 3})])
def test_a_step_goes_straight_on_or_to_a_neighbouring_lane(lane: int, lanes: set[int]) -> None:
    table = at_step(scene((5, lane)), 4)
    assert table.offers == {f"step {aim} drive" for aim in lanes}
    aim = max(lanes)
    assert table.choose(f"step {aim} drive").car("A").place == (6, aim)


@pytest.mark.rule("RK-MOV-03")
def test_a_car_slips_between_two_others() -> None:
    table = at_step(crowd(scene((5, 1)), (5, 2), (6, 1)), 4)
    assert "step 2 drive" in table.offers
    assert table.choose("step 2 drive").car("A").place == (6, 2)
    assert table.told("collided") == []


@pytest.mark.rule("RK-MOV-04", "RK-EDG-07")
def test_each_step_is_chosen_when_the_one_before_is_done() -> None:
    table = Scenario(2).road("start", "open_highway").put("A", (4, 2), 6, "bump bump").put("B", (3, 1))
    table.draws("canyon_bend").move("A").choose("speed 6", "step 2 drive")
    assert table.question == Question.ORIENT_TILE
    table.choose("printed")
    assert (table.question, table.steps_left, table.car("A").speed) == (Question.STEP, 5, 6)
    assert table.rows == 16


@pytest.mark.rule("RK-MOV-05")
def test_order_of_one_step() -> None:
    table = Scenario(2).road("start", "the_pits").target((6, 2), "green").put("A", (5, 2), 7, "bump bump bump")
    table.put("B", (3, 1)).put("A", (4, 3), 7).dice(0, 0, 0, 0)
    table.draws("proving_ground").target((5, 3), "red").move("A").choose("speed 8", "step 3 drive", "printed")
    assert table.question == Question.RUN_OVER
    table = Scenario(2).road("start", "the_pits", "proving_ground").put("A", (5, 3), 7, "bump bump bump bump")
    table.target((6, 3), "red").put("B", (3, 1)).move("A").choose("speed 7", "step 3 drive")
    asked = []
    while table.question in (Question.CHECK, Question.RUN_OVER, Question.PIT_BOX):
        asked.append(table.question)
        table.choose({Question.CHECK: "play_safe"}.get(table.question, "decline"))
    assert asked == [Question.CHECK, Question.RUN_OVER, Question.PIT_BOX]


@pytest.mark.rule("RK-MOV-06", "RK-MOV-07")
def test_an_occupied_space_may_be_chosen_and_is_not_entered() -> None:
    table = at_step(crowd(scene((5, 2), hand="bump bump bump"), (6, 2)), 4)
    assert table.offers == {"step 1 drive", "step 2 collide", "step 3 drive"}
    table.dice(*[0] * 8).choose("step 2 collide")
    assert table.car("A").place == (5, 2)
    assert table.car("B").place == (6, 2)


@pytest.mark.rule("RK-MOV-08")
def test_a_car_that_is_boxed_in_must_collide() -> None:
    table = at_step(crowd(scene((5, 2)), (6, 1), (6, 2), (6, 3)), 4)
    assert table.offers == {"step 1 collide", "step 2 collide", "step 3 collide"}


@pytest.mark.rule("RK-MOV-09")
def test_a_collision_ends_the_movement() -> None:
    table = at_step(crowd(scene((5, 2), hand="bump"), (6, 2)), 4).dice(*[0] * 8).choose("step 2 collide")
    assert table.question == 0
    assert table.told("move_ends") == [(0, 0, 0)]


@pytest.mark.rule("RK-MOV-10", "RK-MOV-21", "RK-CRD-RC21", "RK-EX-21")
def test_handbrake() -> None:
    table = at_step(scene((5, 2), 6, "handbrake"), 6).choose("step 2 drive", "step 2 drive")
    assert {said for said in table.offers if "brake" in said} == {"brake 1", "brake 2", "brake 3"}
    table.choose("brake 3")
    assert (table.car("A").speed, table.steps_left, table.discards) == (3, 1, ["handbrake"])
    table.choose("step 2 drive")
    assert (table.car("A").place, table.question) == ((8, 2), 0)
    table = at_step(scene((5, 2), 2, "handbrake"), 2)
    assert {said for said in table.offers if "brake" in said} == {"brake 1"}
    assert table.choose("brake 1").steps_left == 1
    assert table.car("A").speed == 1
    table = at_step(scene((5, 2), 5, "handbrake"), 5).choose(*["step 2 drive"] * 4, "brake 2")
    assert (table.car("A").speed, table.car("A").place, table.question) == (3, (9, 2), 0)


@pytest.mark.rule("RK-MOV-10", "RK-EX-21", "RK-CRA-17")
def test_checks_use_the_new_speed_from_the_next_space_on() -> None:
    table = at_step(scene((12, 1), 6, "handbrake bump bump bump"), 6).choose("brake 3", "step 1 drive")
    assert table.told("checked") == []
    table = at_step(scene((12, 1), 6, "handbrake bump bump bump"), 6).choose("step 1 drive")
    assert [event[2] for event in table.told("checked")] == [2]


@pytest.mark.rule("RK-MOV-21", "RK-RND-08")
def test_a_car_always_makes_a_step() -> None:
    table = at_step(scene((5, 2), 3, "handbrake handbrake handbrake"), 3).choose("brake 1", "brake 1")
    assert (table.car("A").speed, table.steps_left) == (1, 1)
    assert not [said for said in table.offers if "brake" in said]


# Jumping and passing


@pytest.mark.rule("RK-MOV-11", "RK-MOV-17", "RK-MOV-18", "RK-CRD-RA19", "RK-EX-18", "RK-EX-12", "RK-EDG-12")
def test_jumping_in_a_crowd() -> None:
    spaces = ((7, 1), (7, 2), (7, 3), (8, 2))
    table = at_step(crowd(scene((6, 2), mounted="jump_jets"), *spaces), 4)
    assert table.offers == {f"step {lane} {mode}" for lane in (1, 2, 3) for mode in ("collide", "jump")}
    table.choose("step 2 jump")
    assert (table.in_flight, table.car("A").place) == (1, (7, 2))
    assert table.offers == {"step 1 drive", "step 2 jump", "step 3 drive"}
    last = at_step(crowd(scene((6, 2), 1, mounted="jump_jets"), *spaces), 1)
    assert last.offers == {f"step {lane} collide" for lane in (1, 2, 3)}


@pytest.mark.rule("RK-MOV-11", "RK-MOV-12", "RK-MOV-17", "RK-CRD-RC19", "RK-EX-18")
def test_passing_with_one_card() -> None:
    table = at_step(crowd(scene((6, 2), hand="pass"), (7, 1), (7, 2), (7, 3), (8, 2)), 4)
    assert {"step 1 pass", "step 2 pass", "step 3 pass"} <= table.offers
    table.choose("step 2 pass")
    assert (table.hand("A"), table.discards, table.in_flight) == ([], ["pass"], 1)
    assert table.offers == {"step 1 drive", "step 3 drive"}
    table.choose("step 1 drive")
    assert (table.in_flight, table.car("A").place) == (0, (8, 1))


@pytest.mark.rule("RK-MOV-18")
def test_a_pass_needs_a_further_card_for_each_further_occupied_space() -> None:
    full = ((7, 1), (7, 2), (8, 1), (8, 2))
    assert "step 1 pass" not in at_step(crowd(scene((6, 1), hand="pass"), (7, 1), (8, 1), (8, 2)), 4).offers
    table = at_step(crowd(scene((6, 1), hand="pass pass"), *full), 4)
    assert "step 1 pass" in table.offers
    short = at_step(crowd(scene((6, 1), 2, hand="pass pass"), *full), 2)
    assert "step 1 pass" not in short.offers


@pytest.mark.rule("RK-MOV-12", "RK-MOV-19", "RK-RUN-08", "RK-EX-12", "RK-HAZ-18")
def test_in_flight_there_is_a_check_but_no_target_and_no_pit_box() -> None:
    table = Scenario(3).road("start", "the_pits", "proving_ground").put("A", (5, 3), 6, "bump bump", "jump_jets")
    table.put("B", (6, 3)).put("C", (1, 1)).target((6, 3), "red").move("A").choose("speed 6", "step 3 jump")
    assert (table.question, table.about[0]) == (Question.CHECK, 2)
    table.dice(0, 0).choose("roll")
    assert (table.question, table.told("tried"), table.told("pit_stop")) == (Question.STEP, [], [])
    table.choose("step 3 drive")
    assert table.target_at((6, 3)) == "red"


@pytest.mark.rule("RK-MOV-12", "RK-MOV-17")
def test_in_flight_no_step_card_can_be_played() -> None:
    table = at_step(crowd(scene((5, 2), 4, "handbrake power_slide racing_line", "jump_jets"), (6, 2)), 4)
    assert {"play power_slide", "play racing_line", "brake 1"} <= table.offers
    table.choose("step 2 jump")
    assert table.offers == {"step 1 drive", "step 2 drive", "step 3 drive"}


@pytest.mark.rule("RK-MOV-13", "RK-WIP-03", "RK-EX-12")
def test_jump_of_the_rulebook() -> None:
    table = Scenario(3).road(*ROAD).put("A", (12, 1), 6, "bump", "jump_jets").put("B", (13, 1), 4).put("C", (1, 1))
    table.dice(3, 3).move("A").choose("speed 6", "step 1 jump")
    assert table.told("put_back") == [(0, table.number_of((12, 1)), 0)]
    assert (table.car("A").place, table.car("A").speed, table.car("A").tokens) == ((12, 1), 1, 1)
    assert (table.mounted("A"), table.hand("A")) == (["", "", ""], [])
    assert (table.car("B").place, table.car("B").speed, table.told("collided"), table.question) == ((13, 1), 4, [], 0)
    table = Scenario(3).road(*ROAD).put("A", (12, 1), 6, "bump", "jump_jets").put("B", (13, 1), 4).put("C", (1, 1))
    table.dice(0, 0).move("A").choose("speed 6", "step 1 jump")
    assert table.offers == {"step 1 drive", "step 2 drive"}


@pytest.mark.rule("RK-MOV-11", "RK-MOV-14", "RK-EX-18", "RK-MOV-01", "RK-MOV-09")
def test_a_flight_without_a_way_on_ends_in_a_collision() -> None:
    table = Scenario(6).road(*ROAD).put("A", (12, 1), 6, "pass pass bump").put("B", (13, 1), 4, "nitro")
    table.put("C", (13, 2), 4).put("D", (14, 1), 4).put("E", (14, 2), 4).put("F", (14, 3), 4)
    table.move("A").choose("speed 6")
    assert "step 1 pass" in table.offers
    table.choose("step 1 pass")
    assert (table.question, table.about[0]) == (Question.CHECK, 2)
    table.dice(3, 3, 0, 0, 0, 0).choose("roll")
    assert table.hand("A") == []
    assert table.car("A").wiped == 0
    assert table.told("put_back") == [(0, table.number_of((12, 1)), 0)]
    assert table.told("collided") == [(0, 1, 6, 4, 0, 0)]
    assert (table.car("A").place, table.car("A").speed, table.car("B").speed) == ((12, 1), 5, 5)
    assert [event[:3] for event in table.told("rolled")[1:]] == [(0, Purpose.COLLISION, 2), (1, Purpose.COLLISION, 2)]
    assert table.question == 0


@pytest.mark.rule("RK-MOV-11", "RK-MOV-14", "RK-ELI-05", "RK-MOV-09")
def test_over_a_wreck_alone_the_car_comes_down_in_its_space() -> None:
    table = Scenario(4, elimination="true").road(*ROAD).put("A", (12, 1), 6, "pass pass bump bump").put("D", (1, 1))
    table.wreck((13, 1)).put("B", (14, 1), 4).put("C", (14, 2), 4).move("A").choose("speed 6", "step 1 pass")
    table.dice(3, 3, *[0] * 6).choose("roll", "lose pass")
    assert (table.car("A").place, table.in_flight, table.told("collided")) == ((13, 1), 0, [])
    assert table.told("rolled")[-1][:3] == (0, Purpose.WRECK, 6)
    assert (table.question, table.offers) == (Question.STEP, {"step 1 collide", "step 2 collide"})
    assert (table.car("A").speed, table.steps_left) == (6, 5)


@pytest.mark.rule("RK-MOV-15", "RK-MOV-19")
def test_flights_meet_oil_and_barricades() -> None:
    table = Scenario(3).road("start", "hay_bale_blockade", "proving_ground").put("A", (6, 2), 4, "bump", "jump_jets")
    table.put("B", (7, 2), 4).put("C", (1, 1)).oil((7, 2)).dice(*[0] * 7).move("A").choose("speed 4", "step 2 jump")
    assert [event[2] for event in table.told("checked")] == [4 + 3]
    assert not table.is_oil_at((7, 2))
    assert table.g.road[1].entered == 1


@pytest.mark.rule("RK-MOV-16")
def test_landing_is_an_ordinary_entry() -> None:
    table = at_step(crowd(scene((5, 2), mounted="jump_jets").target((7, 2), "green"), (6, 2)), 4)
    table.choose("step 2 jump", "step 2 drive")
    assert table.question == Question.RUN_OVER


@pytest.mark.rule("RK-MOV-20", "RK-END-02", "RK-EX-37")
def test_the_last_step_is_made_without_a_question() -> None:
    table = Scenario(4).road("start", "finish").put("A", (6, 1), 1, "handbrake").put("B", (1, 1)).put("C", (2, 1))
    table.move("A").choose("speed 1")
    assert (table.car("A").status, table.question) == (Status.CROSSED, 0)


@pytest.mark.rule("RK-MOV-18", "RK-MOV-20", "RK-EX-37")
def test_over_the_line_in_a_crowd() -> None:
    table = Scenario(5).road("start", "finish").put("A", (5, 2), 9, "bump bump", "jump_jets").put("E", (1, 1))
    table.put("B", (6, 1)).put("C", (6, 2)).put("D", (6, 3)).move("A").choose("speed 9")
    assert {"step 1 jump", "step 2 jump", "step 3 jump"} <= table.offers
    table.choose("step 2 jump")
    assert (table.question, table.about[0]) == (Question.CHECK, 1)
    table.dice(0).choose("roll")
    assert table.car("A").status == Status.CROSSED


@pytest.mark.rule("RK-EX-37", "RK-MOV-13")
def test_a_wipe_out_over_the_last_row_puts_the_car_back() -> None:
    table = Scenario(5).road("start", "finish").put("A", (5, 2), 9, "", "jump_jets").put("E", (1, 1))
    table.put("B", (6, 1)).put("C", (6, 2)).put("D", (6, 3)).dice(3).move("A").choose("speed 9", "step 2 jump")
    assert (table.car("A").place, table.car("A").speed) == ((5, 2), 1)


@pytest.mark.rule("RK-CRD-RC22")
def test_power_slide_lasts_for_the_movement() -> None:
    table = at_step(scene((12, 1), 6, "power_slide bump bump bump"), 6).choose("play power_slide")
    assert "play power_slide" not in table.offers
    assert table.choose("step 2 drive").about[0] == 1
    table = at_step(scene((12, 1), 6, "bump bump bump bump"), 6).choose("step 2 drive")
    assert table.about[0] == 2


@pytest.mark.rule("RK-RAL-09")
def test_power_slide_is_no_use_to_a_slippery_eel() -> None:
    table = Scenario(2).road(*ROAD).put("A", (5, 1), 4, "power_slide", skill="eel").put("B", (1, 1))
    assert "play power_slide" not in at_step(table, 4).offers


@pytest.mark.rule("RK-EX-37")
def test_effects_of_the_movement_end_with_it() -> None:
    table = at_step(scene((5, 1), 1, "racing_line power_slide"), 1).choose("play racing_line", "play power_slide")
    table.choose("step 1 drive")
    table.effect(Effect.MOVE, 0).choose("speed 1")
    assert (table.g.move.line, table.g.move.slide) == (0, 0)


@pytest.mark.rule("RK-MOV-11", "RK-MOV-18", "RK-MOV-20")
@pytest.mark.parametrize(("speed", "flies"), [(2, False), (3, True)])
def test_a_flight_leads_over_the_line_only_with_a_step_left_for_it(speed: int, flies: bool) -> None:
    table = Scenario(6).road("start", "proving_ground", "finish").put("A", (8, 2), speed, "", "jump_jets")
    table.put("F", (1, 1)).put("B", (9, 2), 4)
    for name, lane in zip("CDE", (1, 2, 3), strict=True):
        table.put(name, (10, lane), 4)
    assert ("step 2 jump" in at_step(table, speed).offers) == flies


@pytest.mark.rule("RK-MOV-11", "RK-MOV-12")
def test_every_space_is_jumped_for_what_lies_behind_it() -> None:
    table = at_step(crowd(scene((5, 2), 2, mounted="jump_jets"), (6, 1), (6, 3), (7, 2), (7, 3)), 2)
    assert table.offers == {"step 1 collide", "step 1 jump", "step 2 drive", "step 3 collide"}


@pytest.mark.rule("RK-MOV-11", "RK-MOV-18")
@pytest.mark.parametrize(
    ("lane", "speed", "taken", "flies"),
    [
        (1, 2, "6,1 7,1", True),
        (1, 2, "6,1 7,1 7,2", False),
        (3, 2, "6,3 7,3", True),
        (3, 2, "6,3 7,2 7,3", False),
        (1, 3, "6,1 7,1 7,2 8,1 8,2", True),
        (1, 3, "6,1 7,1 7,2 8,1 8,2 8,3", False),
        (3, 3, "6,3 7,2 7,3 8,2 8,3", True),
        (2, 2, "6,2 7,1 7,2", True),
        (2, 2, "6,2 7,1 7,2 7,3", False),
    ],
)
def test_a_chain_of_jumps_spreads_by_a_lane_a_row(lane: int, speed: int, taken: str, flies: bool) -> None:
    table = scene((5, lane), speed, mounted="jump_jets")
    for space in taken.split():
        row, beside = space.split(",")
        table.wreck((int(row), int(beside)))
    assert (f"step {lane} jump" in at_step(table, speed).offers) == flies
