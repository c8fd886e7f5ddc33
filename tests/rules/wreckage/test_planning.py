"""Planning, hidden plans, and the structure of a turn (chapters 4 and 5)."""

import pytest

from carambolage.games.wreckage.names.components import Face
from carambolage.games.wreckage.names.effect import Effect
from carambolage.games.wreckage.names.things import UNSEEN
from tests.games.wreckage.scenario import Scenario


def planning(*vehicles: str, **options: str) -> Scenario:
    """A new turn, at its planning."""
    return Scenario(*vehicles, **options).end_turn()


@pytest.mark.rule("WK-PLN-01", "WK-DEC-27", "WK-PLN-06", "WK-PLN-10")
def test_all_plan_at_once_and_a_plan_is_final() -> None:
    table = planning("sedan", "pick_up", "interceptor")
    assert table.asked == "ABC"
    assert table.turn == 2
    table.choose("plan turn_left decelerate")
    assert table.asked == "BC"
    assert table.planned("A") == ("turn_left", "decelerate")
    assert table.phase_number == 0
    assert not table.told("phase_begins")
    table.choose("plan jump swerve", "plan barrage u_turn")
    assert table.told("phase_begins")[0] == (1, 0, 0)
    assert table.told("planned") == [(0, 0, 0), (1, 0, 0), (2, 0, 0)]


@pytest.mark.rule("WK-PLN-08", "WK-PLN-04", "WK-DEC-04", "WK-DEC-25")
def test_every_ordered_pair_of_faces() -> None:
    table = planning("sedan", "pick_up")
    assert len(table.offered) == 44
    assert {"plan accelerate accelerate", "plan accelerate decelerate", "plan decelerate decelerate"} <= table.offers
    assert "plan turn_left turn_left" not in table.offers
    assert "plan repeat turn_left" in table.offers
    assert not any("empty" in offer for offer in table.offers)
    assert table.offered == sorted(table.offered)
    assert table.say(table.offered[0]) == "plan accelerate accelerate"
    assert table.say(table.offered[2]) == "plan accelerate turn_right"


@pytest.mark.rule("WK-PLN-03", "WK-PLN-04", "WK-OPT-07")
def test_one_pedal_card_is_planned_once() -> None:
    table = planning("sedan", "pick_up", pedal_cards="1")
    assert len(table.offered) == 40
    assert not {"plan accelerate accelerate", "plan accelerate decelerate"} & table.offers


@pytest.mark.rule("WK-PLN-05", "WK-DEC-06", "WK-EX-60", "WK-PLN-08")
def test_one_card_left_goes_into_either_slot() -> None:
    table = Scenario("sedan", "pick_up").talon("A", "turn_right").talon("B", "pedals").end_turn()
    assert table.offers == {"plan turn_right empty", "plan empty turn_right"}
    table.choose("plan empty turn_right")
    assert table.offers == {
        "plan accelerate empty",
        "plan decelerate empty",
        "plan empty accelerate",
        "plan empty decelerate",
    }


@pytest.mark.rule("WK-PLN-05", "WK-PLN-08", "WK-EX-60", "WK-TRN-02")
def test_without_cards_nobody_is_asked() -> None:
    table = Scenario("sedan", "pick_up").talon("A").end_turn()
    assert table.asked == "B"
    table = Scenario("sedan", "pick_up").talon("A").talon("B")
    table.effect(Effect.TURN)
    assert table.told("no_card")[:4] == [(0, 0, 0), (1, 0, 0)] * 2
    assert not table.told("planned")


@pytest.mark.rule("WK-PLN-07", "WK-PLN-09", "WK-DEC-05")
def test_a_burning_player_may_put_out_the_fire() -> None:
    table = Scenario("sedan", "pick_up")
    table.car("A").burning = 1
    table.end_turn()
    assert len(table.offered) == 45
    assert table.offers >= {"douse"}
    table = Scenario("sedan", "pick_up").talon("A")
    table.car("A").burning = 1
    table.end_turn()
    assert table.asked == "AB"
    assert table.offers == {"plan empty empty", "douse"}


@pytest.mark.rule("WK-PLN-09", "WK-HID-06", "WK-HID-07", "WK-HID-10", "WK-HID-16")
def test_while_others_plan_one_sees_only_who_is_done() -> None:
    table = Scenario("sedan", "pick_up", "interceptor")
    table.car("A").burning = 1
    before = table.end_turn().seen_by("B")
    table.choose("plan turn_left smash")
    seen = table.seen_by("B")
    assert list(seen.cars[0].plan) == [Face.EMPTY] * 2
    assert list(seen.cars[0].talon) == list(before.cars[0].talon)
    assert seen.asked == 0b110
    own = table.seen_by("A")
    assert list(own.cars[0].plan) == [Face.TURN_LEFT, Face.FIRST_SPECIAL]
    dousing = Scenario("sedan", "pick_up", "interceptor")
    dousing.car("A").burning = 1
    dousing.end_turn().choose("douse")
    assert dousing.seen_by("B").cars[0].dousing == 0
    assert dousing.seen_by("A").cars[0].dousing == 1


@pytest.mark.rule("WK-HID-06", "WK-HID-08", "WK-HID-10", "WK-EX-28", "WK-HID-17")
def test_face_down_cards_are_unseen_until_their_action() -> None:
    table = Scenario("sedan", "pick_up").speeds(A=1).plan(A=("turn_left", "decelerate"), B=("accelerate", "jump"))
    table.phase(1)
    assert table.told("card_shown") == [(0, 0, Face.TURN_LEFT, 3, 0, 0)]
    seen = table.seen_by("B").cars[0]
    assert list(seen.plan) == [Face.TURN_LEFT, UNSEEN]
    assert sum(seen.talon) == 6
    spectator = table.seen_by("").cars[1]
    assert list(spectator.plan) == [UNSEEN, UNSEEN]
    assert sum(spectator.talon) == 7


@pytest.mark.rule("WK-TRN-03", "WK-ACT-05", "WK-TRN-07")
def test_planned_cards_come_back_at_the_end_of_the_turn() -> None:
    table = Scenario("sedan", "pick_up").plan(A=("turn_left", "smash")).talon("A", "pedals", "pedals", "repeat")
    assert table.lost("A") == ["turn_right", "full_throttle"]
    table.end_turn()
    assert table.talon_of("A") == ["pedals", "pedals", "turn_left", "repeat", "smash"]
    assert table.lost("A") == ["turn_right", "full_throttle"]
    assert table.planned("A") == ("empty", "empty")
    assert table.car("A").shown == 0


@pytest.mark.rule("WK-TRN-04", "WK-TRN-07")
def test_marks_of_the_turn_are_cleared() -> None:
    table = Scenario("sedan", "pick_up")
    car = table.car("A")
    car.smashes, car.dodges, car.spun, car.rams_used, car.nitro_used, car.cans_this_turn = 1, 2, 1, 1, 1, 1
    table.end_turn()
    car = table.car("A")
    marks = (car.smashes, car.dodges, car.spun, car.rams_used, car.nitro_used, car.cans_this_turn)
    assert marks == (0, 0, 0, 0, 0, 0)


@pytest.mark.rule("WK-TRN-01", "WK-TRN-02")
def test_a_turn_is_planning_and_two_phases() -> None:
    table = planning("sedan", "pick_up").choose("plan smash turn_left", "plan accelerate turn_left")
    table.events.clear()
    while table.turn == 2:
        table.act(table.offered[-1] if "decline" not in table.offers else table.offered[0])
    story = table.story("phase_begins", "action_begins", "turn_ends", "turn_begins")
    actions = ["action_begins"] * 2
    assert story[-5:] == ["phase_begins", *actions, "turn_ends", "turn_begins"]
    assert table.told("turn_begins")[-1] == (3, 0, 0)
