"""Gas cans on the way (chapter 10)."""

import pytest

from tests.games.wreckage.scenario import Scenario
from tests.rules.wreckage.move.harmless import arena, cards, harmless


def three_cans(**options: str) -> Scenario:
    """Seat 1 takes can 1 in its first action and the next two in its second (WK-EX-30)."""
    table = arena(east="drum_stack", **options).speeds(A=3).plan(A=("turn_left", "turn_right"))
    table.action("A", 1).choose("turn left 30")
    assert table.where("A") == (1826, 1013, 120)
    assert table.cans_of("A") == 1
    return table.action("A", 2).choose("turn right 75")


@pytest.mark.rule("WK-EX-30", "WK-CAN-01", "WK-CAN-03", "WK-END-01")
def test_three_cans_in_turn_1() -> None:
    table = three_cans()
    assert table.won_by == ("A", "three_cans")
    assert table.where("A") == (-643, -1025, 90)
    assert [event[1] for event in table.told("can_taken")] == [1, 0, 3]
    assert table.told("moved")[-1][4] == 2560
    assert table.hits_of("A") == 1


@pytest.mark.rule("WK-EX-30", "WK-CAN-05", "WK-CAN-07", "WK-OPT-13")
@pytest.mark.parametrize(("limit", "count"), [("action", 2), ("turn", 1)])
def test_the_limit_leaves_cans_on_the_ground(limit: str, count: int) -> None:
    table = three_cans(can_limit=limit)
    assert table.over == 0
    assert table.cans_of("A") == count
    assert table.where("A") == (-1005, -1387, 90)
    assert len(table.cans_on_ground) == 5 - count


@pytest.mark.rule("WK-EX-30")
def test_the_hairpin_touches_a_boulder_in_the_east() -> None:
    table = arena().speeds(A=3).put(A=(1826, 1013, 120)).plan(A=("turn_right", "empty"))
    table.action("A").choose("turn right 75")
    assert table.told("turned")[0][4] == -8
    assert table.told("collided") == [(0, 0, 2, 0, 0, 3)]


@pytest.mark.rule("WK-END-01", "WK-CAN-03")
@pytest.mark.parametrize(("aboard", "end"), [(0, 2784), (1, 1760), (2, 736)])
def test_a_car_stops_at_the_can_that_wins(aboard: int, end: int) -> None:
    """Each can is reached at a tested distance, 660 before its centre."""
    table = harmless().put(B=(-3000, 1000, 0)).cans(B=aboard).speeds(B=4)
    for ahead in (1390, 2410, 3430)[: 5 - aboard]:
        table.can(-3000 + ahead, 1000)
    table.action("B")
    assert table.won_by == ("B", "three_cans")
    assert table.where("B") == (-3000 + end, 1000, 0)


@pytest.mark.rule("WK-CAN-05", "WK-TRN-06")
def test_a_can_under_the_car_is_tested_again_at_its_next_action() -> None:
    table = harmless(can_limit="action").put(A=(0, 0, 0)).can(900, 0).can(1100, 0).speeds(A=1)
    table.action("A", 1)
    assert table.cans_of("A") == 1
    assert table.cans_on_ground == [(1100, 0)]
    table.speeds(A=0).action("A", 2)
    assert table.cans_of("A") == 2
    again = harmless(can_limit="turn").put(A=(0, 0, 0)).can(900, 0).can(1100, 0).speeds(A=1)
    again.action("A", 1).speeds(A=0).action("A", 2)
    assert again.cans_of("A") == 1


@pytest.mark.rule("WK-CAN-06", "WK-CAN-02", "WK-EX-52", "WK-END-01")
def test_the_can_at_the_wall() -> None:
    table = harmless().put(A=(0, 0, 0)).obstacle("boulder", 2000, 0).can(1778, 200).speeds(A=3).action("A")
    assert table.where("A") == (1118, 0, 0)
    assert table.cans_of("A") == 0
    table = harmless().put(A=(0, 0, 0)).obstacle("boulder", 2000, 0).can(1777, 200).speeds(A=3).action("A")
    assert table.cans_of("A") == 1
    assert table.story("moved", "can_taken", "collided") == ["moved", "can_taken", "collided"]
    table = harmless().put(A=(0, 0, 0)).obstacle("boulder", 2000, 0).cans(A=2).can(1777, 200).speeds(A=3)
    table.action("A")
    assert table.won_by == ("A", "three_cans")
    assert cards(table) == {}
    assert table.told("collided") == []


@pytest.mark.rule("WK-EX-18", "WK-END-01", "WK-END-02", "WK-CAN-06")
def test_the_third_can_before_the_crash() -> None:
    table = harmless().put(A=(0, 0, 0)).cans(A=2).can(1500, 200).obstacle("boulder", 2500, 0).speeds(A=4)
    table.action("A")
    assert table.won_by == ("A", "three_cans")
    assert table.where("A") == (864, 0, 0)
    late = harmless(win_timing="end_of_turn").put(A=(0, 0, 0)).cans(A=2).can(1500, 200)
    late.obstacle("boulder", 2500, 0).speeds(A=4).action("A")
    assert late.where("A") == (1618, 0, 0)
    assert cards(late) == {"A": 4}
    assert late.cans_of("A") == 3


@pytest.mark.rule("WK-CAN-03")
def test_at_one_position_cans_are_taken_in_the_order_of_their_numbers() -> None:
    table = harmless().put(A=(0, 0, 0)).can(1000, 200).can(1000, -200).can(700, 0).speeds(A=1).action("A")
    assert [event[1] for event in table.told("can_taken")] == [2, 0, 1]


@pytest.mark.rule("WK-CAN-02", "WK-GEO-27")
def test_a_can_grazed_only_between_tested_distances_is_not_taken() -> None:
    """The can lies ahead of the nose by 1 unit at the last tested distance, and beyond the end of the leg."""
    for x, taken in ((1024 + 512 + 148, 0), (1024 + 512 + 147, 1)):
        table = harmless().put(A=(0, 0, 0)).can(x, 0).speeds(A=1).action("A")
        assert table.cans_of("A") == taken


@pytest.mark.rule("WK-CAN-08")
def test_a_can_under_a_mine_is_taken_whatever_happens_to_the_mine() -> None:
    table = harmless().put(A=(0, 0, 0)).can(1000, 0).mine(1045, 0).speeds(A=2).action("A")
    assert table.told("collided")[0][3] == 1
    assert table.where("A") == (430, 0, 0)
    assert table.cans_of("A") == 1


@pytest.mark.rule("WK-CAN-04")
def test_cans_aboard_stay_aboard() -> None:
    table = harmless().put(A=(0, 0, 0), B=(2000, 0, 36)).cans(A=1, B=2).speeds(A=3).action("A")
    assert (table.cans_of("A"), table.cans_of("B")) == (1, 2)


@pytest.mark.rule("WK-EX-31")
def test_the_first_can_of_the_ring() -> None:
    table = harmless().put(A=(0, 4608, 0)).can(3258, 3258).speeds(A=3).plan(A=("turn_right", "empty"))
    table.action("A").choose("turn right 15")
    assert table.told("turned")[0][1:4] == (49, 4467, 138)
    assert table.where("A") == (3016, 3672, 138)
    assert table.cans_of("A") == 1
