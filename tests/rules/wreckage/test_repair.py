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
