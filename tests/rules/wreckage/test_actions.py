"""The action: reveal, use of the card, the drive decision (chapters 7 and 9)."""

import pytest

from carambolage.games.wreckage.names.question import Question
from tests.games.wreckage.scenario import Scenario


def revealing(card: str, speed: int = 0, vehicle: str = "sedan", **options: str) -> Scenario:
    """Car A alone in the middle reveals a card in phase 1."""
    table = Scenario(vehicle, "interceptor" if vehicle != "interceptor" else "sedan", **options)
    second = "turn_right" if card != "turn_right" else "turn_left"
    return table.put(A=(0, 0, 0)).speeds(A=speed).plan(A=(card, second)).action("A")


@pytest.mark.rule("WK-ACT-01", "WK-ACT-07", "WK-MOV-01", "WK-FIR-01")
def test_reveal_then_card_then_drive_then_fire() -> None:
    table = Scenario("sedan", "interceptor").put(A=(0, 0, 0), B=(4200, 300, 0)).speeds(A=1)
    table.equip("A", "machine_gun", "nitro").plan(A=("accelerate", "smash")).action("A")
    assert table.question == Question.USE_CARD
    table.choose("speed 2")
    assert table.question == Question.DRIVE
    table.choose("travel")
    assert table.question == Question.FIRE
    assert table.where("A") == (2048, 0, 0)
    table.choose("pass")
    assert table.story("card_shown", "applied", "speed_changed", "moved") == [
        "card_shown",
        "applied",
        "speed_changed",
        "moved",
    ]
    assert table.question == 0
    assert table.active == -1


@pytest.mark.rule("WK-ACT-02", "WK-OPT-04", "WK-EX-28")
def test_each_card_is_turned_up_at_its_own_action() -> None:
    table = Scenario("sedan", "pick_up").speeds(A=2, B=1).plan(A=("turn_left", "smash"), B=("jump", "swerve"))
    table.phase(1)
    assert table.car("A").shown == 1
    assert table.car("B").shown == 0


@pytest.mark.rule("WK-ACT-02", "WK-OPT-04", "WK-HID-08")
def test_all_cards_of_the_phase_are_turned_up_together() -> None:
    table = Scenario("sedan", "pick_up", reveal="simultaneous").speeds(A=2, B=1)
    table.plan(A=("turn_left", "smash"), B=("swerve", "jump")).phase(1)
    assert [numbers[:2] for numbers in table.told("card_shown")] == [(0, 0), (1, 0)]
    assert table.story("card_shown", "ranked_for_phase")[:2] == ["card_shown", "card_shown"]
    assert (table.car("A").shown, table.car("B").shown) == (1, 1)
    table.choose("decline", "travel")
    assert table.told("card_shown")[2:] == []
    assert table.asked == "B"


@pytest.mark.rule("WK-ACT-03", "WK-REP-01", "WK-DEC-13")
def test_nobody_is_forced_to_apply_his_card() -> None:
    assert revealing("smash").offers == {"apply", "decline"}
    table = Scenario("sedan", "interceptor").put(A=(0, 0, 0)).hits(A=1).plan(A=("smash", "turn_left")).action("A")
    assert table.offers == {"apply", "decline", "repair"}
    table.choose("decline")
    assert table.car("A").smashes == 0
    assert table.told("declined") == [(0, 7, 0)]


@pytest.mark.rule("WK-ACT-04", "WK-EX-29", "WK-EX-36")
@pytest.mark.parametrize(
    ("vehicle", "card", "speed"),
    [
        ("sedan", "decelerate", 0),
        ("sedan", "accelerate", 4),
        ("sedan", "accelerate", -2),
        ("sedan", "repeat", 2),
        ("off_roader", "turbo", -1),
        ("pick_up", "jump", 0),
    ],
)
def test_a_card_without_effect_counts_as_declined(vehicle: str, card: str, speed: int) -> None:
    table = revealing(card, speed, vehicle)
    assert len(table.told("no_effect")) == 1
    assert table.question in (0, Question.DRIVE)
    assert not table.told("applied")


@pytest.mark.rule("WK-ACT-04", "WK-REP-01", "WK-EX-29")
def test_a_card_without_effect_is_asked_for_a_repair() -> None:
    table = Scenario("sedan", "interceptor").put(A=(0, 0, 0)).speeds(A=4).hits(A=1)
    table.plan(A=("accelerate", "turn_left")).action("A")
    assert table.offers == {"decline", "repair"}
    assert not table.told("no_effect")


@pytest.mark.rule("WK-ACT-04", "WK-FIR-17", "WK-OPT-05")
def test_barrage_without_fire_step_counts_as_declined() -> None:
    table = revealing("barrage", vehicle="armoured_van", fire_timing="second_action")
    assert len(table.told("no_effect")) == 1
    assert revealing("barrage", vehicle="armoured_van").offers == {"apply", "decline"}


@pytest.mark.rule("WK-ACT-05", "WK-HID-08")
def test_planned_cards_stay_on_the_table() -> None:
    table = revealing("smash").choose("decline")
    assert table.planned("A") == ("smash", "turn_right")
    assert "smash" not in table.talon_of("A")


@pytest.mark.rule("WK-ACT-06", "WK-TRN-08", "WK-COL-02", "WK-EX-09")
def test_a_collision_ends_only_this_action() -> None:
    table = Scenario("sedan", "interceptor").put(A=(0, 0, 0)).speeds(A=2).obstacle("boulder", 1500, 0)
    table.equip("A", "ram", "machine_gun").plan(A=("smash", "accelerate")).phase(1)
    table.choose("apply")
    assert table.where("A") == (618, 0, 0)
    assert table.speed("A") == 0
    table.phase(2)
    assert table.asked == "A"
    assert table.offers == {"speed 1", "speed 2", "speed reverse 1", "speed reverse 2", "decline"}


@pytest.mark.rule("WK-ACT-08", "WK-MOV-02", "WK-EX-11")
def test_an_applied_card_binds_the_car_to_travel() -> None:
    table = revealing("turn_left", 4).choose("turn left 30")
    assert table.question == 0
    assert table.told("moved")[0][4] == 4096


@pytest.mark.rule("WK-MOV-03", "WK-MOV-04", "WK-OPT-01", "WK-EX-11", "WK-MOV-10")
def test_who_gave_up_his_card_may_hold() -> None:
    table = revealing("turn_left", 4).choose("decline")
    assert table.offers == {"hold", "travel"}
    table.choose("hold")
    assert (table.where("A"), table.speed("A")) == ((0, 0, 0), 4)
    assert revealing("turn_left", 4, travel_rule="mandatory").choose("decline").told("moved")[0][4] == 4096
    table = revealing("turn_left", 4, travel_rule="brake").choose("decline", "hold")
    assert (table.where("A"), table.speed("A")) == ((0, 0, 0), 0)


@pytest.mark.rule("WK-MOV-03", "WK-REP-01")
def test_a_card_without_effect_or_replaced_by_a_repair_frees_the_car() -> None:
    assert revealing("accelerate", 4).offers == {"hold", "travel"}
    table = Scenario("sedan", "interceptor").put(A=(0, 0, 0)).speeds(A=2).hits(A=1).plan(A=("turn_left", "smash"))
    table.action("A").choose("repair", "pay turn_right repeat")
    assert table.offers == {"hold", "travel"}


@pytest.mark.rule("WK-MOV-05", "WK-EX-11", "WK-EX-60", "WK-REP-06")
def test_with_an_empty_slot_the_car_travels() -> None:
    table = Scenario("sedan", "interceptor").put(A=(0, 0, 0)).speeds(A=3).hits(A=2)
    table.plan(A=("empty", "turn_left")).action("A")
    assert table.where("A") == (3072, 0, 0)
    assert table.told("no_card") == [(0, 0, 0)]


@pytest.mark.rule("WK-MOV-09", "WK-MOV-10", "WK-MOV-07")
def test_at_speed_0_there_is_nothing_to_decide() -> None:
    table = revealing("smash").choose("decline")
    assert table.question == 0
    assert not table.told("held")


@pytest.mark.rule("WK-MOV-07", "WK-EQU-07", "WK-EQU-10", "WK-DEC-17")
def test_every_way_to_drive() -> None:
    table = Scenario("sedan", "interceptor").put(A=(-4000, 0, 0)).speeds(A=4)
    table.equip("A", "nitro", "mine_dropper").plan(A=("turn_left", "smash")).action("A").choose("decline")
    assert len(table.offered) == 17
    assert [table.say(action) for action in table.offered[:3]] == ["hold", "hold mine 0", "travel"]
    assert table.offers >= {"travel mine 4", "nitro mine 7"}
    assert not {"hold mine 1", "travel mine 5"} & table.offers
    assert table.offered == sorted(table.offered)


@pytest.mark.rule("WK-MOV-07", "WK-EQU-07")
def test_a_mine_while_holding() -> None:
    table = Scenario("sedan", "interceptor").put(A=(0, 0, 0)).speeds(A=1)
    table.equip("A", "mine_dropper").plan(A=("turn_left", "smash")).action("A").choose("decline", "hold mine 0")
    assert table.mines == [(-626, 0)]
    assert table.where("A") == (0, 0, 0)
    table.car("A").speed = 0
    table.action("A").choose("decline")
    assert table.offers == {"travel", "travel mine 0"}


@pytest.mark.rule("WK-EQU-10", "WK-REV-05", "WK-EQU-11", "WK-OPT-15")
def test_nitro_is_offered_once_and_not_in_reverse() -> None:
    table = Scenario("sedan", "interceptor").put(A=(0, 0, 0)).speeds(A=-1)
    table.equip("A", "nitro").plan(A=("turn_left", "smash")).action("A").choose("decline")
    assert table.offers == {"hold", "travel"}
    table = Scenario("sedan", "interceptor").put(A=(-6000, 0, 0)).speeds(A=1).equip("A", "nitro")
    table.plan(A=("smash", "turn_left")).action("A").choose("apply", "nitro")
    assert table.where("A") == (-6000 + 4096, 0, 0)
    assert table.car("A").discarded == 1
    assert table.action("A", 2).choose("decline").offers == {"hold", "travel"}
    table = Scenario("sedan", "interceptor", nitro_use="each_turn").put(A=(-6000, 0, 0)).speeds(A=1)
    table.equip("A", "nitro").plan(A=("smash", "turn_left")).action("A").choose("apply", "nitro")
    assert (table.car("A").discarded, table.car("A").nitro_used) == (0, 1)
    assert table.action("A", 2).choose("decline").offers == {"hold", "travel"}


@pytest.mark.rule("WK-TRN-06", "WK-CAN-05", "WK-CAN-07", "WK-OPT-13")
def test_an_action_begins_with_the_cans_under_the_car() -> None:
    table = Scenario("sedan", "interceptor", can_limit="action").put(A=(0, 0, 0)).can(0, 0).can(100, 0)
    table.car("A").cans_this_action = 1
    table.plan(A=("smash", "turn_left")).action("A")
    assert table.cans_of("A") == 1
    assert table.cans_on_ground == [(100, 0)]
    assert table.story("can_taken", "card_shown") == ["can_taken", "card_shown"]
    free = Scenario("sedan", "interceptor").put(A=(0, 0, 0)).can(0, 0).plan(A=("smash", "turn_left")).action("A")
    assert free.cans_of("A") == 0


@pytest.mark.rule("WK-TRN-06", "WK-OBS-07", "WK-OBS-24", "WK-EX-48", "WK-ACT-01")
def test_the_burning_card_comes_first_and_only_in_phase_1() -> None:
    table = Scenario("sedan", "interceptor", "pick_up").put(A=(0, 0, 0)).plan(A=("smash", "turn_left"))
    table.car("A").burning = 1
    table.fate("dented_panel").action("A")
    assert table.story("burns", "damage_card", "hits", "card_shown") == ["burns", "damage_card", "hits", "card_shown"]
    assert table.hits_of("A") == 1
    table.events.clear()
    table.action("A", 2)
    assert not table.told("burns")
    assert table.hits_of("A") == 1


@pytest.mark.rule("WK-OBS-07", "WK-EX-48", "WK-OBS-24")
def test_a_car_burnt_down_takes_no_action() -> None:
    table = Scenario("sedan", "interceptor", "pick_up").put(A=(0, 0, 0)).hits(A=7).plan(A=("smash", "turn_left"))
    table.car("A").burning = 1
    table.fate("dented_panel").action("A")
    assert table.is_out("A")
    assert table.question == 0
    assert not table.told("applied")
    assert table.active == -1


@pytest.mark.rule("WK-OBS-08", "WK-EX-48", "WK-TRN-07")
def test_putting_out_the_fire_takes_the_turn() -> None:
    table = Scenario("sedan", "pick_up").put(A=(0, 0, 0)).speeds(A=3, B=0)
    table.car("A").burning = 1
    table.end_turn().choose("douse", "plan swerve turn_left")
    assert [seat for seat in table.order if seat >= 0] == [0, 1]
    assert table.told("douses") == [(0, 0, 0)]
    assert (table.where("A"), table.speed("A")) == ((0, 0, 0), 0)
    assert not table.told("burns")
    assert table.asked == "B"
    while table.turn == 2:
        table.choose("decline")
    assert table.told("fire_out") == [(0, 0, 0)]
    assert (table.car("A").burning, table.car("A").dousing) == (0, 0)
    assert len(table.told("douses")) == 2


@pytest.mark.rule("WK-CRD-15", "WK-CRD-16", "WK-CRD-31", "WK-EX-34", "WK-DEC-14")
def test_repeat_plays_the_first_card_again() -> None:
    table = Scenario("sedan", "interceptor").put(A=(0, 0, 0)).speeds(A=1).plan(A=("turn_left", "repeat"))
    table.action("A").choose("decline", "hold")
    table.action("A", 2)
    assert table.offers == {f"turn left {angle}" for angle in (15, 30, 45, 60, 75, 90)} | {"decline"}
    table = Scenario("armoured_van", "sedan").put(A=(0, 0, 0)).speeds(A=3).plan(A=("decelerate", "repeat"))
    table.action("A").choose("speed 2").action("A", 2)
    assert table.offers == {"speed 1", "decline"}


@pytest.mark.rule("WK-CRD-16", "WK-CRD-31", "WK-EX-34")
def test_repeat_has_nothing_to_repeat() -> None:
    table = Scenario("pick_up", "sedan").put(A=(0, 0, 0)).speeds(A=1).plan(A=("repeat", "jump")).action("A")
    assert table.told("no_effect") == [(0, -1, 0)]
    assert table.offers == {"hold", "travel"}
    table = Scenario("pick_up", "sedan").put(A=(0, 0, 0)).speeds(A=1).plan(A=("empty", "repeat")).action("A", 2)
    assert table.told("no_effect") == [(0, -1, 0)]
    assert table.offers == {"hold", "travel"}


@pytest.mark.rule("WK-CRD-17", "WK-CRD-22", "WK-CRD-23", "WK-EX-34", "WK-CRD-35")
def test_smash_adds_up_over_the_turn() -> None:
    table = Scenario("sedan", "pick_up", "interceptor").put(A=(0, 0, 0), B=(2500, 0, 36)).speeds(A=1)
    table.plan(A=("smash", "repeat")).action("A").choose("apply")
    assert table.car("A").smashes == 1
    table.speeds(A=2).put(A=(0, 0, 0)).fate(*["ricochet"] * 8).action("A", 2).choose("apply")
    assert len(table.drawn("A")) == 2
    assert len(table.drawn("B")) == 2 + 4


@pytest.mark.rule("WK-CRD-23", "WK-OPT-03", "WK-CRD-24", "WK-EX-35")
def test_dodge_lasts_to_the_end_of_the_turn_or_of_the_action() -> None:
    table = Scenario("off_roader", "sedan").put(A=(0, 0, 0)).plan(A=("dodge", "turn_left")).action("A").choose("apply")
    assert table.car("A").dodges == 1
    table = Scenario("off_roader", "sedan", lasting_cards="action").put(A=(0, 0, 0)).plan(A=("dodge", "turn_left"))
    table.action("A").choose("apply")
    assert table.car("A").dodges == 0


@pytest.mark.rule("WK-EX-35", "WK-CRD-24", "WK-DMG-03", "WK-ACT-02")
@pytest.mark.parametrize(("reveal", "early", "late"), [("own_turn", 1, 0), ("simultaneous", 1, 0)])
def test_dodge_helps_from_its_own_action_on(reveal: str, early: int, late: int) -> None:
    table = Scenario("off_roader", "sedan", "pick_up", reveal=reveal)
    table.put(A=(0, 0, 0), B=(-3200, 0, 0), C=(0, 2600, 108)).speeds(A=0, B=0, C=0)
    table.equip("B", "machine_gun").equip("C", "machine_gun").plan(A=("dodge", "turn_left"))
    table.fate("torn_bodywork", "dented_panel").action("B").choose("fire machine_gun A")
    assert table.hits_of("A") == early  # 3 points against Handling 2
    table.action("A").choose("apply")
    table.fate("torn_bodywork", "dented_panel").action("C").choose("fire machine_gun A")
    assert table.hits_of("A") == early + late


@pytest.mark.rule("WK-CRD-28", "WK-CRD-32", "WK-EX-38", "WK-EQU-07")
def test_who_applied_jump_must_jump() -> None:
    table = Scenario("pick_up", "sedan").put(A=(0, 0, 0)).speeds(A=2).obstacle("boulder", 1900, 0)
    table.equip("A", "nitro", "mine_dropper").plan(A=("jump", "turn_left")).action("A").choose("apply")
    assert table.offers == {"nitro", "nitro mine 0", "nitro mine 5"}
    table.choose("nitro")
    assert table.where("A") == (5120, 0, 0)
    table = Scenario("pick_up", "sedan").put(A=(0, 0, 0)).speeds(A=2).obstacle("boulder", 1180, 0)
    table.plan(A=("jump", "turn_left")).action("A").choose("decline")
    assert table.offers == {"hold", "travel"}


@pytest.mark.rule("WK-CRD-11", "WK-CRD-06")
def test_the_hit_of_a_hairpin_can_destroy_before_the_turn_is_made() -> None:
    table = Scenario("sedan", "coupe").put(A=(0, 0, 0), B=(0, 3000, 0)).plan(A=("turn_left", "smash")).hits(A=7)
    table.action("A").choose("turn left 60")
    assert table.is_out("A")
    assert table.told("destroyed") == [(0, -1, 0)]
    assert (table.told("turned"), table.where("A")) == ([], (0, 0, 0))


@pytest.mark.rule("WK-CRD-12", "WK-CRD-11", "WK-EX-33", "WK-CRD-14")
def test_hairpins_are_as_many_as_the_handling() -> None:
    hairpins = {"turn left 60", "turn left 75", "turn left 90"}
    table = Scenario("sedan", "coupe").put(A=(0, 0, 0), B=(0, 3000, 0)).plan(A=("turn_left", "smash"))
    for made in range(2):
        table.put(A=(0, 0, 0)).action("A").choose("turn left 60")
        assert (table.car("A").hairpins, table.hits_of("A")) == (made + 1, made + 1)
    table.car("A").dodges = 1
    assert not hairpins & table.action("A").offers
    table.plan(B=("turn_left", "jump"))
    assert not hairpins & table.action("B").offers
    table.plan(B=("swerve", "jump"))
    assert table.action("B").offers >= {"turn left 45", "turn right 15"}
    assert not {"turn left 60", "turn right 60"} & table.offers


@pytest.mark.rule("WK-CRD-13", "WK-EX-33", "WK-END-03")
def test_a_hairpin_may_wreck_the_car_before_it_turns() -> None:
    table = Scenario("sedan", "coupe", "interceptor").put(A=(0, 0, 0)).hits(A=7).cans(A=1)
    table.equip("A", "ram", "steel_plating").plan(A=("turn_left", "smash")).action("A")
    deadly = {table.say(action): table.game.choice(table.g, table.t, 0, action) for action in table.offered}
    assert deadly["turn left 60"] != deadly["turn left 45"]
    table.choose("turn left 60")
    assert table.is_out("A")
    assert not table.told("turned")
    table.choose("drop 2")
    assert table.cans_on_ground == [(688, 0)]
    assert table.car("A").discarded == 0


@pytest.mark.rule(
    "WK-CRD-07", "WK-GEO-11", "WK-OPT-08", "WK-DEC-09", "WK-DEC-10", "WK-DEC-11", "WK-CRD-34", "WK-REV-06"
)
def test_angles_and_gears_of_turns() -> None:
    turns = {f"turn right {angle}" for angle in (15, 30, 45, 60, 75, 90)}
    assert revealing("turn_right", 2).offers == turns | {"decline"}
    assert revealing("turn_right").offers == turns | {f"{turn} reverse" for turn in turns} | {"decline"}
    assert len(revealing("turn_right", 2, turn_step="5").offered) == 19
    assert len(revealing("turn_right", turn_step="5").offered) == 37
    assert "turn right 50" in revealing("turn_right", 2, turn_step="5").offers
    assert len(revealing("swerve", vehicle="pick_up").offered) == 13
    swerve = {f"turn {side} {angle}" for side in ("left", "right") for angle in (15, 30, 45)}
    assert revealing("swerve", 1, "pick_up").offers == swerve | {"decline"}
    reverse = {f"{turn} reverse" for turn in swerve}
    assert revealing("swerve", -1, "pick_up").offers == reverse | {"decline"}
    assert revealing("u_turn", 1, "interceptor").offers == {"u_turn left", "u_turn right", "decline"}
    assert len(revealing("u_turn", vehicle="interceptor").offered) == 5


@pytest.mark.rule("WK-ACT-07", "WK-COL-04", "WK-CRD-33")
def test_a_collision_by_the_card_ends_the_action() -> None:
    table = Scenario("off_roader", "sedan").put(A=(0, 0, 0), B=(4000, 0, 36)).equip("A", "machine_gun").speeds(A=1)
    table.obstacle("boulder", 1500, 0).plan(A=("turbo", "empty")).fate("dented_panel").action("A").choose("apply")
    assert (table.where("A"), table.asked) == ((618, 0, 0), "")
