"""The emergency repair (chapter 16)."""

import pytest

from tests.games.wreckage.scenario import Scenario


def broken(**options: str) -> Scenario:
    """The yellow player of the example: 2 hits, Turn left lost, Turn right and Jump planned."""
    table = Scenario("pick_up", "sedan", **options).put(A=(0, 0, 0)).hits(A=2).plan(A=("turn_right", "jump"))
    return table.talon("A", "pedals", "pedals", "repeat", "swerve")


@pytest.mark.rule("WK-EX-17", "WK-REP-01", "WK-REP-02", "WK-REP-04", "WK-REP-07", "WK-REP-08", "WK-DEC-15", "WK-DEC-16")
def test_emergency_repair() -> None:
    table = broken().speeds(A=1).action("A")
    assert "repair" in table.offers
    table.choose("repair")
    assert table.offers == {
        "pay pedals pedals",
        "pay pedals repeat",
        "pay pedals swerve",
        "pay repeat swerve",
    }
    table.choose("pay pedals repeat")
    assert table.offers == {"gain hit", "gain turn_left"}
    table.choose("gain turn_left")
    assert table.talon_of("A") == ["pedals", "turn_left", "swerve"]
    assert table.lost("A") == ["pedals", "repeat"]
    assert table.told("repaired") == [(0, 0, 3, 2, 0, 0)]
    assert table.offers == {"hold", "travel"}
    table.choose("hold")
    assert (table.where("A"), table.hits_of("A")) == ((0, 0, 0), 2)
    table.end_turn()
    assert table.talon_of("A") == ["pedals", "turn_right", "turn_left", "jump", "swerve"]


@pytest.mark.rule("WK-EX-17", "WK-REP-02")
def test_a_hit_is_removed_instead() -> None:
    table = broken().action("A").choose("repair", "pay pedals pedals", "gain hit")
    assert table.hits_of("A") == 1
    assert table.lost("A") == ["pedals", "pedals", "turn_left"]


@pytest.mark.rule("WK-REP-01")
def test_one_repair_an_action_and_a_shot_after_it() -> None:
    table = broken().equip("A", "machine_gun").put(B=(2000, 0, 0)).action("A")
    table.choose("repair", "pay pedals pedals", "gain hit")
    assert table.offers == {"fire machine_gun B", "pass"}


@pytest.mark.rule("WK-REP-03", "WK-EX-17", "WK-OPT-19")
def test_face_up_planned_cards_pay_by_option() -> None:
    table = broken(repair_pool="talon_and_revealed").action("A").choose("repair")
    assert "pay turn_right repeat" in table.offers
    assert not any("jump" in said for said in table.offers)
    table.choose("pay turn_right repeat")
    assert table.planned("A") == ("empty", "jump")
    assert table.choose("gain hit").lost("A") == ["turn_right", "turn_left", "repeat"]


@pytest.mark.rule("WK-REP-03")
def test_a_card_of_the_talon_is_given_before_a_planned_one() -> None:
    table = Scenario("pick_up", "sedan", repair_pool="talon_and_revealed").put(A=(0, 0, 0)).hits(A=1)
    table.plan(A=("accelerate", "jump")).action("A").choose("repair", "pay pedals repeat")
    assert table.planned("A") == ("accelerate", "jump")
    table = Scenario("pick_up", "sedan", repair_pool="talon_and_revealed").put(A=(0, 0, 0)).hits(A=1)
    table.plan(A=("accelerate", "jump")).action("A").choose("repair", "pay pedals pedals")
    assert table.planned("A") == ("empty", "jump")


@pytest.mark.rule("WK-REP-03")
def test_two_cards_are_needed() -> None:
    table = broken().talon("A", "swerve").action("A")
    assert "repair" not in table.offers
    table = broken(repair_pool="talon_and_revealed").talon("A", "swerve").action("A").choose("repair")
    assert table.offers == {"gain hit", "gain pedals", "gain turn_left", "gain repeat"}
    assert table.lost("A") == ["pedals", "pedals", "turn_right", "turn_left", "repeat", "swerve"]


@pytest.mark.rule("WK-REP-05")
def test_a_repair_needs_something_to_repair() -> None:
    whole = Scenario("pick_up", "sedan").put(A=(0, 0, 0)).plan(A=("turn_right", "jump"))
    whole.car("A").hairpins = whole.car("A").burning = 1
    whole.car("A").discarded = 1
    whole.fate("ricochet").action("A")
    assert "repair" not in whole.offers
    assert "repair" in whole.hits(A=1).fate("ricochet").action("A").offers


@pytest.mark.rule("WK-REP-05", "WK-ACT-04")
def test_a_card_without_effect_is_asked_for_if_a_repair_is_possible() -> None:
    table = Scenario("pick_up", "sedan").put(A=(0, 0, 0)).hits(A=1).plan(A=("decelerate", "jump")).action("A")
    assert table.offers == {"decline", "repair"}


@pytest.mark.rule("WK-REP-06")
def test_an_empty_slot_cannot_be_given_up() -> None:
    table = Scenario("pick_up", "sedan").put(A=(0, 0, 0)).hits(A=1).plan(A=("empty", "jump")).action("A")
    assert table.asked == ""


@pytest.mark.rule("WK-REP-04")
def test_a_card_just_given_is_not_taken_back_but_its_twin_lost_earlier_is() -> None:
    table = Scenario("pick_up", "sedan").put(A=(0, 0, 0)).plan(A=("turn_right", "jump"))
    table.talon("A", "pedals", "repeat", "swerve").action("A").choose("repair", "pay pedals repeat")
    assert table.offers == {"gain pedals", "gain turn_left"}


def second(**options: str) -> Scenario:
    """Player B in phase 2, both planned cards face up, with one Pedals lost."""
    table = Scenario("sedan", "pick_up", **options).put(B=(0, 0, 0)).plan(B=("turn_right", "turn_left"))
    table.car("B").shown = 1
    return table.talon("B", "pedals", "repeat").action("B", 2)


@pytest.mark.rule("WK-REP-02", "WK-REP-03", "WK-REP-04", "WK-DEC-15")
def test_both_face_up_cards_pay_in_the_second_phase() -> None:
    table = second(repair_pool="talon_and_revealed").choose("repair")
    assert table.offers == {
        *("pay pedals turn_right", "pay pedals turn_left", "pay pedals repeat"),
        *("pay turn_right turn_left", "pay turn_right repeat", "pay turn_left repeat"),
    }
    table.choose("pay turn_left repeat")
    assert table.planned("B") == ("turn_right", "empty")
    assert table.offers == {"gain pedals", "gain jump", "gain swerve"}
    table = second(repair_pool="talon_and_revealed").choose("repair", "pay turn_right turn_left")
    assert table.planned("B") == ("empty", "empty")


@pytest.mark.rule("WK-REP-03")
def test_only_a_face_up_card_of_the_second_slot_pays() -> None:
    table = Scenario("sedan", "pick_up", repair_pool="talon_and_revealed").put(B=(0, 0, 0)).hits(B=1)
    table.plan(B=("empty", "turn_left")).talon("B", "repeat").action("B", 2)
    assert "repair" in table.offers
    table.choose("repair", "gain hit")
    assert table.planned("B") == ("empty", "empty")


@pytest.mark.rule("WK-REP-02", "WK-REP-04", "WK-REP-05", "WK-DEC-16")
def test_one_of_two_equal_cards_comes_back_and_a_car_without_hits_cannot_lose_one() -> None:
    table = Scenario("sedan", "pick_up").put(B=(0, 0, 0)).plan(B=("turn_right", "turn_left"))
    table.talon("B", "repeat", "jump", "swerve").action("B").choose("repair", "pay repeat swerve")
    assert table.lost("B") == ["pedals", "repeat", "swerve"]
    assert table.talon_of("B") == ["pedals", "jump"]
    assert table.told("repaired") == [(1, 3, 5)]
    assert table.hits_of("B") == 0


@pytest.mark.rule("WK-REP-02", "WK-REP-05", "WK-DEC-16")
def test_the_last_hit_is_removed() -> None:
    table = Scenario("sedan", "pick_up").put(B=(0, 0, 0)).hits(A=3, B=1).plan(B=("turn_right", "turn_left"))
    table.talon("B", "pedals", "repeat", "jump").action("B").choose("repair", "pay pedals jump")
    assert table.offers == {"gain hit", "gain pedals", "gain swerve"}
    table.choose("gain hit")
    assert (table.hits_of("A"), table.hits_of("B")) == (3, 0)
