"""Straight travel: legs, contacts, Turbo, Nitro, reverse (chapter 9, WK-GEO-13 to WK-GEO-15)."""

import pytest

from carambolage.games.wreckage.move.solids import first_obstacle
from carambolage.games.wreckage.names.things import FIRST_OBSTACLE
from tests.games.wreckage.scenario import Scenario
from tests.rules.wreckage.move.harmless import arena, cards, harmless


def drive(table: Scenario, speed: int) -> Scenario:
    """The action of A without a card, at a speed."""
    return table.speeds(A=speed).action("A")


@pytest.mark.rule("WK-MOV-01", "WK-MOV-02", "WK-MOV-05", "WK-EX-07", "WK-GEO-13", "WK-GEO-01")
@pytest.mark.parametrize(
    ("heading", "speed", "end"),
    [(6, 3, (2967, 795)), (10, 4, (3712, 1731)), (0, 1, (1024, 0)), (36, -2, (0, -2048)), (0, 0, (0, 0))],
)
def test_a_car_travels_as_many_spaces_as_its_speed(heading: int, speed: int, end: tuple[int, int]) -> None:
    table = drive(harmless().put(A=(0, 0, heading)), speed)
    assert table.where("A") == (*end, heading)
    assert table.speed("A") == speed


@pytest.mark.rule("WK-MOV-08", "WK-COL-01", "WK-COL-02", "WK-COL-03", "WK-COL-06", "WK-EX-09", "WK-COL-11")
def test_head_on_into_an_obstacle() -> None:
    table = arena().equip("A", "turret_gun").put(B=(900, 2936, 108))
    drive(table, 3)
    assert table.where("A") == (0, 2936, 108)
    assert table.speed("A") == 0
    assert cards(table) == {"A": 3}
    assert table.told("collided") == [(0, 0, 1, 0, 0, 3)]
    assert table.asked == ""
    assert table.obstacles[0] == ("boulder", 0, 2054, 0)


@pytest.mark.rule("WK-COL-06")
def test_handling_does_not_help_in_a_collision() -> None:
    table = arena("interceptor", "sedan", "pick_up", "off_roader").pile(*("dented_panel",) * 40)
    assert drive(table, 3).hits_of("A") == 3


@pytest.mark.rule("WK-MOV-08", "WK-SET-19", "WK-EX-38", "WK-GEO-12")
def test_the_edge_of_the_arena() -> None:
    table = drive(harmless().put(A=(5000, 0, 0)), 2)
    assert table.where("A") == (6656, 0, 0)
    assert table.told("collided") == [(0, 0, 0, 0, 1, 2)]
    assert cards(table) == {"A": 2}


@pytest.mark.rule("WK-EX-08", "WK-CAN-01", "WK-CRD-06")
def test_first_moves_from_the_north() -> None:
    table = arena().speeds(A=2).plan(A=("turn_left", "empty")).action("A").choose("turn left 30")
    assert table.where("A") == (1314, 1899, 120)
    assert table.told("can_taken") == [(0, 1, 1)]
    table = arena().speeds(A=4).plan(A=("turn_left", "empty")).action("A").choose("turn left 30")
    assert table.where("A") == (1868, 941, 120)
    assert table.cans_of("A") == 1
    assert table.told("collided") == [(0, 0, 2, 0, 0, 4)]
    assert table.told("moved") == [(0, 1868, 941, 120, 3155, 3)]
    for speed in (1, 3):
        table = arena().speeds(A=speed).plan(A=("turn_left", "empty")).action("A").choose("turn left 15")
        assert table.where("A") == (350, 2903, 114)
        assert table.told("moved")[0][4] == 808


@pytest.mark.rule("WK-GEO-15", "WK-COL-10", "WK-COL-09", "WK-EX-40", "WK-OBS-03")
def test_two_at_once() -> None:
    table = harmless("sedan", "pick_up", "interceptor").put(A=(0, 0, 0), B=(2000, 400, 36), C=(2000, -400, 36))
    drive(table, 3)
    assert table.where("A") == (1232, 0, 0)
    assert table.told("collided") == [(0, 6, 0, 0, 0, 3)]
    assert [event[0] for event in table.told("damage_card")] == [0] * 3 + [1] * 3 + [2] * 3
    table = harmless("sedan", "pick_up", "interceptor").put(A=(0, 0, 0), B=(2000, 400, 36), C=(2000, -400, 36))
    table.car("A").smashes = 1
    assert cards(drive(table, 3)) == {"A": 3, "B": 5, "C": 5}
    table = harmless().put(A=(0, 0, 0), B=(2000, 400, 36)).obstacle("spike_column", 2114, -400)
    drive(table, 3)
    assert table.where("A") == (1232, 0, 0)
    assert cards(table) == {"A": 5, "B": 3}


@pytest.mark.rule("WK-COL-09", "WK-SET-28")
def test_struck_cars_draw_in_the_order_of_seat_numbers() -> None:
    table = harmless("sedan", "pick_up", "interceptor").put(A=(0, 0, 0), B=(2000, 400, 36), C=(2000, -400, 36))
    table.first_seat = 2
    drive(table, 1)
    table.put(A=(1200, 0, 0))
    drive(table, 1)
    assert [event[0] for event in table.told("damage_card")] == [0, 2, 1]


@pytest.mark.rule("WK-REV-05", "WK-GEO-21")
def test_a_way_in_reverse_is_told_as_a_negative_distance() -> None:
    table = drive(harmless().put(A=(0, 0, 36)), -2)
    assert table.told("moved") == [(0, 0, -2048, 36, -2048, 3)]


@pytest.mark.rule("WK-GEO-15")
def test_the_first_obstacle_of_a_contact_is_the_lowest_whatever_else_is_met() -> None:
    assert first_obstacle(0b1100 << FIRST_OBSTACLE | 1 << (FIRST_OBSTACLE - 1)) == 2
    assert first_obstacle(1 << FIRST_OBSTACLE | 1 << (FIRST_OBSTACLE - 1)) == 0


@pytest.mark.rule("WK-CRD-18", "WK-CRD-33", "WK-COL-04", "WK-EX-36", "WK-REV-05")
def test_turbo() -> None:
    table = harmless("off_roader", "sedan").put(A=(0, 0, 0)).obstacle("boulder", 1500, 0)
    table.plan(A=("turbo", "empty")).action("A").choose("apply")
    assert table.where("A") == (618, 0, 0)
    assert cards(table) == {"A": 1}
    free = harmless("off_roader", "sedan").put(A=(0, 0, 0)).plan(A=("turbo", "empty"))
    free.action("A").choose("apply")
    assert free.where("A") == (2048, 0, 0)
    assert free.speed("A") == 0
    fast = harmless("off_roader", "sedan").put(A=(0, 0, 0)).speeds(A=2).plan(A=("turbo", "empty"))
    fast.action("A").choose("apply")
    assert fast.where("A") == (4096, 0, 0)
    assert [event[4:] for event in fast.told("moved")] == [(2048, 2), (2048, 3)]
    back = harmless("off_roader", "sedan").put(A=(0, 0, 0)).speeds(A=-1).plan(A=("turbo", "empty"))
    back.action("A")
    assert back.told("no_effect") == [(0, 12, 0)]


@pytest.mark.rule("WK-CRD-33")
def test_a_collision_in_the_turbo_leg_ends_the_action() -> None:
    table = harmless("off_roader", "sedan").put(A=(0, 0, 0), B=(2000, 0, 0)).speeds(A=3).plan(A=("turbo", "empty"))
    table.action("A").choose("apply")
    assert table.where("A") == (976, 0, 0)
    assert cards(table) == {"A": 3, "B": 3}
    assert len(table.told("moved")) == 1


@pytest.mark.rule("WK-EQU-10", "WK-COL-04", "WK-EX-37", "WK-EQU-11")
def test_nitro() -> None:
    table = harmless().put(A=(0, 0, 0)).equip("A", "nitro").speeds(A=2).obstacle("boulder", 4000, 100)
    table.action("A").choose("nitro")
    assert table.where("A") == (3118, 0, 0)
    assert table.told("collided") == [(0, 0, 1, 0, 0, 2)]
    assert table.car("A").discarded == 1
    slow = harmless().put(A=(0, 0, 0)).equip("A", "nitro").obstacle("boulder", 2000, 100)
    slow.action("A").choose("nitro")
    assert slow.told("collided") == [(0, 0, 1, 0, 0, 1)]
    assert cards(slow) == {"A": 1}
    free = harmless().put(A=(0, 0, 0)).equip("A", "nitro").speeds(A=2).action("A").choose("nitro")
    assert free.where("A") == (5120, 0, 0)
    assert free.speed("A") == 2


@pytest.mark.rule("WK-MOV-06")
def test_there_is_no_partial_travel() -> None:
    table = harmless().put(A=(0, 0, 0)).speeds(A=3).plan(A=("turn_left", "empty")).action("A").choose("decline")
    assert table.offers == {"hold", "travel"}
    assert table.choose("travel").where("A") == (3072, 0, 0)


@pytest.mark.rule("WK-MOV-09")
def test_a_travel_of_0_spaces_is_no_movement() -> None:
    table = harmless().put(A=(0, 0, 0)).can(0, 100).action("A")
    assert table.told("moved") == []
    assert table.cans_of("A") == 0


@pytest.mark.rule("WK-COL-08", "WK-COL-13", "WK-COL-05", "WK-EX-57")
def test_a_struck_car_keeps_its_speed_and_its_place() -> None:
    table = harmless().put(A=(0, 0, 0), B=(2000, 0, 36)).speeds(B=-2)
    drive(table, 3)
    assert table.where("A") == (1232, 0, 0)
    assert table.where("B") == (2000, 0, 36)
    assert table.speed("B") == -2


@pytest.mark.rule("WK-COL-05", "WK-COL-13", "WK-DST-10")
def test_the_struck_car_draws_even_if_the_striker_is_destroyed() -> None:
    table = harmless("sedan", "pick_up", "interceptor").put(A=(0, 0, 0), B=(2000, 0, 36)).hits(A=7)
    table.pile(*("dented_panel",) * 40)
    drive(table, 2)
    assert table.is_out("A")
    assert cards(table) == {"A": 2, "B": 2}
    assert table.hits_of("B") == 2


@pytest.mark.rule("WK-COL-13")
def test_a_striker_that_spins_away_does_not_spare_the_struck_car() -> None:
    table = harmless().put(A=(0, 0, 0), B=(2000, 0, 36)).pile(*("burst_tyre",) * 40)
    table.fate("burst_tyre", 6)
    drive(table, 1)
    table.put(A=(1200, 0, 0))
    drive(table, 1)
    assert cards(table) == {"A": 1, "B": 1}


@pytest.mark.rule("WK-COL-07", "WK-COL-15", "WK-COL-16", "WK-EX-57", "WK-OPT-02", "WK-CRD-22", "WK-CRD-17")
@pytest.mark.parametrize(
    ("rule", "speed", "smashes", "drawn"),
    [
        ("striker", -2, 0, 3),
        ("own_speed", -2, 0, 2),
        ("sum", -2, 0, 5),
        ("striker", 0, 0, 3),
        ("own_speed", 0, 0, 0),
        ("sum", 0, 0, 3),
        ("own_speed", 0, 1, 2),
        ("striker", 0, 2, 7),
        ("sum", 1, 1, 6),
    ],
)
def test_how_many_cards_a_struck_car_draws(rule: str, speed: int, smashes: int, drawn: int) -> None:
    table = harmless(collision_cards=rule).put(A=(0, 0, 0), B=(2000, 0, 36)).speeds(B=speed)
    table.car("A").smashes = smashes
    table.car("B").smashes = 3
    drive(table, 3)
    assert len(table.drawn("A")) == 3
    assert len(table.drawn("B")) == drawn


@pytest.mark.rule("WK-GEO-18", "WK-EX-55")
def test_symmetry() -> None:
    ends = {(100, 200, 7): (1454, 2005, 19), (-200, 100, 43): (-2005, 1454, 55)}
    for start, end in ends.items():
        table = harmless().put(A=start).speeds(A=2).plan(A=("turn_left", "empty")).action("A").choose("turn left 30")
        assert table.where("A") == end
    table = harmless().put(A=(100, -200, 137)).speeds(A=2).plan(A=("turn_right", "empty"))
    assert table.action("A").choose("turn right 30").where("A") == (1454, -2005, 125)


@pytest.mark.rule("WK-EX-04", "WK-EX-05", "WK-COL-07", "WK-CRD-23", "WK-EQU-03")
def test_the_example_game_of_the_rulebook() -> None:
    table = Scenario("pick_up", "sedan").put(A=(-3403, 287, 18), B=(5120, 0, 72)).speeds(A=2, B=3)
    table.equip("A", "machine_gun", "flamethrower", "rear_mount").equip("B", "ram")
    table.plan(A=("turn_right", "jump"), B=("smash", "accelerate")).fate("torn_bodywork", "dented_panel")
    table.phase(1).choose("apply")
    assert table.where("B") == (2048, 0, 72)
    table.choose("turn right 45")
    assert table.where("A") == (-1024, 0, 0)
    assert table.offers == {"fire machine_gun B", "pass"}
    table.choose("fire machine_gun B")
    assert table.hits_of("B") == 1
    table.fate("cut_cable", "ricochet", "dented_panel", "dented_panel", "ricochet", 0)
    table.phase(2).choose("decline", "travel")
    assert table.where("B") == (0, 0, 72)
    assert table.speed("B") == 0
    assert cards(table) == {"A": 5, "B": 2}
    assert table.hits_of("A") == 4
    assert table.lost("A") == ["pedals"]
    assert table.speed("A") == 2
    table.choose("apply")
    assert table.where("A") == (1024, 0, 0)
    assert table.offers == {"fire flamethrower B", "fire machine_gun B", "pass"}


@pytest.mark.rule("WK-GEO-14", "WK-GEO-27")
@pytest.mark.parametrize(
    ("heading", "kind", "x", "y"),
    [(134, "drum_stack", -92, 713), (84, "boulder", 529, -449), (60, "boulder", 496, 468)],
)
def test_what_is_grazed_only_before_the_first_tested_distance_is_passed(
    heading: int, kind: str, x: int, y: int
) -> None:
    """The first unit overlaps by a rounding, no multiple of 32 does."""
    table = drive(harmless().put(A=(0, 0, heading)).obstacle(kind, x, y), 1)
    assert table.told("collided") == []
    assert table.told("moved")[0][4] == 1024
