"""Jump: landings (WK-CRD-25 to WK-CRD-28, WK-CRD-32)."""

import pytest

from tests.games.wreckage.scenario import Scenario
from tests.rules.wreckage.move.harmless import arena, cards, harmless


def jumper(*equipment: str) -> Scenario:
    table = harmless("pick_up", "sedan").put(A=(0, 0, 0)).equip("A", *equipment).speeds(A=2)
    return table.plan(A=("jump", "empty"))


@pytest.mark.rule("WK-CRD-25", "WK-CRD-26", "WK-CRD-28", "WK-EX-38")
@pytest.mark.parametrize(("x", "end"), [(1166, 2048), (1180, 2062), (1198, 2080)])
def test_a_jump_lands_on_the_first_free_distance(x: int, end: int) -> None:
    table = jumper().obstacle("boulder", x, 0).action("A").choose("apply")
    assert table.where("A") == (end, 0, 0)
    assert table.told("jumped") == [(0, end, 0, 0, end, 0)]
    assert table.told("collided") == []


@pytest.mark.rule("WK-CRD-26", "WK-ACT-04", "WK-EX-38")
def test_without_a_landing_jump_is_not_offered() -> None:
    table = jumper().obstacle("boulder", 1199, 0).action("A")
    assert table.offers == {"hold", "travel"}
    table.choose("travel")
    assert table.where("A") == (317, 0, 0)
    assert cards(table) == {"A": 2}
    assert jumper().put(A=(5000, 0, 0)).action("A").offers == {"hold", "travel"}
    assert jumper().put(A=(5000, 0, 0)).action("A").choose("travel").where("A") == (6656, 0, 0)


@pytest.mark.rule("WK-CRD-32", "WK-EX-38")
def test_with_nitro_alone_nitro_is_used() -> None:
    table = jumper("nitro").obstacle("boulder", 1900, 0).action("A").choose("apply")
    assert table.where("A") == (5120, 0, 0)
    assert table.car("A").discarded == 1
    both = jumper("nitro").action("A").choose("apply")
    assert both.offers == {"travel", "nitro"}


@pytest.mark.rule("WK-CRD-27", "WK-EX-38")
def test_a_jump_in_reverse() -> None:
    table = jumper().speeds(A=-2).put(B=(-1030, 0, 0)).action("A").choose("apply")
    assert table.where("A") == (-2054, 0, 0)
    assert table.told("jumped") == [(0, -2054, 0, 0, -2054, 0)]


@pytest.mark.rule("WK-CRD-27", "WK-EX-38", "WK-CAN-02")
def test_cans_are_taken_only_where_the_car_lands() -> None:
    table = arena("pick_up", "sedan", "armoured_van", "off_roader").speeds(A=4).plan(A=("jump", "empty"))
    table.action("A").choose("apply")
    assert table.where("A") == (0, -364, 108)
    assert table.told("can_taken") == [(0, 0, 1)]
    passing = jumper().can(1000, 0).action("A").choose("apply")
    assert passing.cans_of("A") == 0
    slow = arena("pick_up", "sedan", "armoured_van", "off_roader").speeds(A=2).plan(A=("jump", "empty"))
    assert "apply" not in slow.action("A").offers


@pytest.mark.rule("WK-CRD-27")
def test_a_jump_at_speed_0_needs_nitro() -> None:
    assert jumper().speeds(A=0).action("A").told("no_effect") == [(0, 5, 0)]
    table = jumper("nitro").speeds(A=0).action("A").choose("apply")
    assert table.where("A") == (3072, 0, 0)


@pytest.mark.rule("WK-CRD-28")
def test_who_declines_jump_drives_on_the_ground() -> None:
    table = jumper().obstacle("boulder", 1166, 0).action("A").choose("decline", "travel")
    assert table.where("A") == (284, 0, 0)
    assert table.told("collided") == [(0, 0, 1, 0, 0, 2)]


@pytest.mark.rule("WK-CRD-27", "WK-END-01")
def test_the_third_can_at_the_landing_wins_before_a_mine_there() -> None:
    table = jumper().cans(A=2).can(2048, 100).mine(2048, 0).action("A").choose("apply")
    assert table.won_by == ("A", "three_cans")
    assert table.mines == [(2048, 0)]
