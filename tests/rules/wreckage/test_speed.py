"""Speeds and gears (sections 8.1 and 9.1)."""

import pytest

from carambolage.games.wreckage.names.things import Gear
from carambolage.games.wreckage.turn.speed import change_speed
from tests.games.wreckage.scenario import Scenario


def offered(vehicle: str, card: str, speed: int) -> set[str]:
    """What a card of speed offers, besides declining it."""
    table = Scenario(vehicle, "coupe" if vehicle != "coupe" else "sedan").put(A=(0, 0, 0)).speeds(A=speed)
    other = "turn_left" if card != "turn_left" else "repeat"
    return table.plan(A=(card, other)).action("A").offers - {"decline"}


def speeds(*words: int | str) -> set[str]:
    return {f"speed {word}" for word in words}


@pytest.mark.rule("WK-CRD-01", "WK-EX-29", "WK-DEC-07")
def test_accelerate() -> None:
    assert offered("armoured_van", "accelerate", 1) == speeds(2)
    assert offered("sedan", "accelerate", 1) == speeds(2, 3)
    assert offered("muscle_car", "accelerate", 1) == speeds(2, 3, 4)
    assert offered("sedan", "accelerate", 3) == speeds(4)


@pytest.mark.rule("WK-CRD-02", "WK-EX-29", "WK-DEC-08", "WK-REV-02", "WK-EX-24")
def test_decelerate() -> None:
    assert offered("muscle_car", "decelerate", 1) == speeds(0)
    assert offered("sedan", "decelerate", 4) == speeds(2, 3)
    assert offered("sedan", "decelerate", -2) == speeds(0, "reverse 1")
    assert offered("armoured_van", "decelerate", -2) == speeds("reverse 1")


@pytest.mark.rule("WK-CRD-03", "WK-DEC-12", "WK-REV-01")
def test_full_throttle() -> None:
    assert offered("sedan", "full_throttle", 3) == speeds(0, 1, 2, 4)
    assert offered("sedan", "full_throttle", 0) == speeds(1, 2, 3, 4, "reverse 1", "reverse 2")
    assert offered("sedan", "full_throttle", -1) == speeds(0, "reverse 2")


@pytest.mark.rule("WK-REV-01", "WK-REV-02", "WK-EX-24", "WK-DEC-25")
def test_into_reverse() -> None:
    assert offered("pick_up", "accelerate", 0) == speeds(1, 2, "reverse 1", "reverse 2")
    assert offered("armoured_van", "accelerate", 0) == speeds(1, "reverse 1")
    assert offered("pick_up", "accelerate", -1) == speeds("reverse 2")
    table = Scenario("pick_up", "sedan").put(A=(0, 0, 0)).plan(A=("accelerate", "jump")).action("A")
    assert [table.say(action) for action in table.offered] == [
        "speed 1",
        "speed 2",
        "speed reverse 1",
        "speed reverse 2",
        "decline",
    ]


@pytest.mark.rule("WK-CRD-04", "WK-REV-02", "WK-EX-24", "WK-REV-03", "WK-REV-07")
def test_a_new_speed_counts_at_once() -> None:
    table = Scenario("pick_up", "sedan").put(A=(0, 0, 0)).speeds(A=1).plan(A=("accelerate", "jump"))
    table.action("A").choose("speed 3")
    assert table.where("A") == (3072, 0, 0)
    table = Scenario("pick_up", "sedan").put(A=(0, 0, 0)).plan(A=("accelerate", "jump"))
    table.action("A").choose("speed reverse 2")
    assert (table.where("A"), table.speed("A")) == ((-2048, 0, 0), -2)
    table = Scenario("pick_up", "sedan").put(A=(0, 0, 18)).speeds(A=-2).plan(A=("turn_left", "jump"))
    table.action("A").choose("turn left 45 reverse")
    assert table.where("A") == (287, -2379, 36)


@pytest.mark.rule("WK-REV-04", "WK-EX-24", "WK-REV-06", "WK-EX-32", "WK-EX-25")
def test_at_speed_0_there_is_no_gear() -> None:
    table = Scenario("pick_up", "sedan").put(A=(0, 0, 0)).speeds(A=-2).plan(A=("decelerate", "accelerate"))
    table.action("A").choose("speed 0")
    assert (table.car("A").speed, table.car("A").gear) == (0, 0)
    assert table.action("A", 2).offers >= speeds(1, 2)
    table = Scenario("sedan", "pick_up").put(A=(6656, 0, 0)).plan(A=("turn_left", "smash")).action("A")
    table.choose("turn left 45 reverse")
    assert (table.where("A"), table.speed("A")) == ((6625, -437, 18), 0)
    assert table.car("A").gear == 0
    table = Scenario("sedan", "pick_up").put(A=(6656, 0, 0)).plan(A=("turn_left", "smash")).action("A")
    table.choose("turn left 90 reverse")
    assert table.where("A") == (6912, -768, 36)


@pytest.mark.rule("WK-REV-04", "WK-CRD-04")
def test_a_change_to_speed_0_leaves_no_gear_whatever_gear_is_named() -> None:
    table = Scenario("pick_up", "sedan").speeds(B=-2)
    for speed, gear in ((2, Gear.REVERSE), (1, Gear.REVERSE), (0, Gear.FORWARD)):
        change_speed(table.g, 1, Gear.REVERSE, speed)
        assert (table.car("B").speed, table.car("B").gear) == (speed, gear)


@pytest.mark.rule("WK-REV-06", "WK-EX-32", "WK-CRD-20")
def test_a_u_turn_in_reverse_gear() -> None:
    for side, pose in (("left", (1024, -512, 72)), ("right", (1024, 512, 72))):
        table = Scenario("interceptor", "sedan").put(A=(0, 0, 0)).plan(A=("u_turn", "barrage")).action("A")
        assert table.choose(f"u_turn {side} reverse").where("A") == pose
