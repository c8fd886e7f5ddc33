"""Arc, range and line of sight (chapter 14.1)."""

import pytest

from carambolage.games.road_kill_rally.combat.reach import can_attack, can_shoot, is_in_arc
from carambolage.games.road_kill_rally.combat.sight import (
    can_see,
    range_between,
    space_corner_x,
    space_corner_y,
    touches_gate,
)
from carambolage.games.road_kill_rally.names.things import Arc, Means, Rally, Sight
from carambolage.games.road_kill_rally.road.geometry import aim_x, aim_y, corner_x, corner_y
from tests.games.road_kill_rally.scenario import Scenario, Space

BEND = ("start", "sweeping_bend", "proving_ground")
HAIRPIN = ("start", "hairpin")


def sees(table: Scenario, space: Space, other: Space, *cars: Space, sight: int = Sight.LINE) -> bool:
    """Whether two spaces see each other, with cars on some others; the same both ways (RK-SHO-13)."""
    for name, place in zip("BCDEF", cars, strict=False):
        table.put(name, place)
    ends = (space[0], space[1] - 1, other[0], other[1] - 1)
    seen = can_see(table.g, table.t, *ends, sight)
    assert can_see(table.g, table.t, *ends[2:], *ends[:2], sight) == seen
    return seen


def aim(table: Scenario, space: Space) -> tuple[int, int]:
    return (aim_x(table.g, table.t, space[0], space[1] - 1), aim_y(table.g, table.t, space[0], space[1] - 1))


def gate(table: Scenario, row: int) -> list[tuple[int, int]]:
    """The ends of the gate behind a row."""
    return [(corner_x(table.g, table.t, row, 1, ring), corner_y(table.g, table.t, row, 1, ring)) for ring in (0, 3)]


# Arcs and range


@pytest.mark.rule("RK-SHO-01")
@pytest.mark.parametrize(("front_arc", "wide"), [("cone", False), ("row", True)])
def test_front_arc(front_arc: str, wide: bool) -> None:
    g = Scenario(2, front_arc=front_arc).g
    assert is_in_arc(g, Arc.FRONT, 1, 0)
    assert is_in_arc(g, Arc.FRONT, 1, 1)
    assert is_in_arc(g, Arc.FRONT, 2, 2)
    assert is_in_arc(g, Arc.FRONT, 1, 2) == wide
    assert not is_in_arc(g, Arc.FRONT, 0, 1)
    assert not is_in_arc(g, Arc.FRONT, -1, 0)


@pytest.mark.rule("RK-SHO-02")
@pytest.mark.parametrize(("front_arc", "wide"), [("cone", False), ("row", True)])
def test_rear_side_and_any_arc(front_arc: str, wide: bool) -> None:
    g = Scenario(2, front_arc=front_arc).g
    assert is_in_arc(g, Arc.REAR, -1, 1)
    assert is_in_arc(g, Arc.REAR, -1, 2) == wide
    assert not is_in_arc(g, Arc.REAR, 0, 1)
    assert not is_in_arc(g, Arc.REAR, 1, 0)
    assert is_in_arc(g, Arc.SIDE, 0, 1)
    assert is_in_arc(g, Arc.SIDE, 0, 2)
    assert not is_in_arc(g, Arc.SIDE, 0, 0)
    assert not is_in_arc(g, Arc.SIDE, 1, 1)
    assert all(is_in_arc(g, Arc.ANY, ahead, aside) for ahead in (-2, 0, 2) for aside in (0, 1, 2))


@pytest.mark.rule("RK-SHO-03")
def test_range_counts_rows_or_lanes_whichever_are_more() -> None:
    assert range_between(5, 0, 5, 0) == 0
    assert range_between(5, 0, 5, 2) == 2
    assert range_between(5, 0, 9, 2) == 4
    assert range_between(9, 2, 5, 0) == 4


@pytest.mark.rule("RK-SHO-03")
def test_an_attack_reaches_to_its_largest_and_from_its_smallest_range() -> None:
    table = Scenario(2).road("start", "open_highway").put("A", (1, 2), mounted="mortar")
    reached = [row for row in range(2, 13) if can_attack(table.put("B", (row, 2)).g, table.t, 0, Means.WEAPON, 1)]
    assert reached == [4, 5, 6, 7, 8]


# Lines of sight


@pytest.mark.rule("RK-SHO-01", "RK-SHO-05", "RK-EX-10")
@pytest.mark.parametrize(
    ("victim", "car", "clear"),
    [
        ((3, 3), (2, 1), True),
        ((3, 3), (2, 3), True),
        ((3, 3), (2, 2), False),
        ((4, 2), (2, 1), False),
        ((4, 2), (3, 2), False),
        ((4, 2), (3, 1), True),
        ((4, 2), (2, 2), True),
    ],
)
def test_cars_on_a_straight_road(victim: Space, car: Space, clear: bool) -> None:
    assert sees(Scenario(2), (1, 1), victim, car) is clear


@pytest.mark.rule("RK-EX-10", "RK-SHO-11")
def test_neighbours_see_each_other_between_others() -> None:
    assert sees(Scenario(3), (1, 1), (2, 2), (1, 2), (2, 1))


@pytest.mark.rule("RK-EX-10", "RK-SHO-01")
@pytest.mark.parametrize(("front_arc", "reached"), [("cone", False), ("row", True)])
def test_two_lanes_aside_in_the_next_row(front_arc: str, reached: bool) -> None:
    table = Scenario(2, front_arc=front_arc).put("A", (1, 1), mounted="machine_gun").put("B", (2, 3))
    assert can_attack(table.g, table.t, 0, Means.WEAPON, 1) is reached


@pytest.mark.rule("RK-EX-10", "RK-SHO-04")
def test_round_a_bend() -> None:
    table = Scenario(2).road(*BEND)
    assert (aim(table, (4, 2)), aim(table, (9, 2)), aim(table, (9, 1))) == ((16, 28), (-4, 48), (-4, 40))
    assert gate(table, 6) == [(4, 36), (28, 60)]
    assert sees(table, (4, 2), (9, 2))
    assert not sees(table, (4, 2), (9, 1))


@pytest.mark.rule("RK-EX-10", "RK-SHO-03")
@pytest.mark.parametrize(("weapon", "fires"), [("rockets", True), ("machine_gun", False)])
def test_range_round_a_bend(weapon: str, fires: bool) -> None:
    table = Scenario(2).road(*BEND).put("A", (4, 2), mounted=weapon).put("B", (9, 2))
    assert can_attack(table.g, table.t, 0, Means.WEAPON, 1) is fires


@pytest.mark.rule("RK-EX-10", "RK-SHO-05", "RK-SHO-06")
@pytest.mark.parametrize("row", [5, 6, 7, 8])
def test_cars_in_a_bend(row: int) -> None:
    assert not sees(Scenario(2).road(*BEND), (4, 2), (9, 2), (row, 1))
    assert sees(Scenario(2).road(*BEND), (4, 2), (9, 2), (row, 2))


@pytest.mark.rule("RK-EX-10", "RK-SHO-04", "RK-SHO-05")
def test_scene_of_the_rulebook() -> None:
    table = Scenario(4).road(*BEND)
    places = [aim(table, space) for space in ((3, 2), (6, 2), (7, 2), (9, 1))]
    assert places == [(16, 20), (16, 44), (12, 48), (-4, 40)]
    assert gate(table, 5) == [(4, 34), (28, 46)]
    table.put("A", (3, 2), mounted="rockets").put("B", (6, 2)).put("C", (7, 2)).put("D", (9, 1))
    assert [can_attack(table.g, table.t, 0, Means.WEAPON, other) for other in (1, 2, 3)] == [True, False, False]
    table.put("B", (1, 2))
    assert can_attack(table.g, table.t, 0, Means.WEAPON, 2)


@pytest.mark.rule("RK-EX-10", "RK-SHO-04", "RK-SHO-14")
def test_the_end_of_a_gate_is_enough() -> None:
    table = Scenario(2).road(*HAIRPIN)
    assert (aim(table, (5, 1)), aim(table, (8, 1))) == ((8, 36), (-8, 36))
    assert sees(table, (5, 1), (8, 1))
    assert sees(table, (4, 2), (7, 2))
    assert not sees(table, (4, 2), (7, 1))
    assert not sees(table, (4, 2), (8, 2))


@pytest.mark.rule("RK-EX-10", "RK-SHO-11")
def test_the_outer_lane_of_a_tight_bend() -> None:
    assert sees(Scenario(3).road(*HAIRPIN), (5, 3), (6, 3), (5, 2), (6, 2))
    table = Scenario(2).road(*HAIRPIN)
    assert (aim(table, (5, 3)), aim(table, (7, 3))) == ((24, 44), (-12, 56))
    assert [sees(table, (5, 3), (7, 3), car) for car in ((5, 2), (6, 2), (7, 2))] == [False, False, True]


@pytest.mark.rule("RK-SHO-08")
def test_in_one_row_the_middle_lane_is_in_the_way() -> None:
    assert sees(Scenario(2), (2, 1), (2, 3))
    assert not sees(Scenario(2), (2, 1), (2, 3), (2, 2))
    assert sees(Scenario(2), (2, 1), (2, 3), (1, 2))


@pytest.mark.rule("RK-SHO-05", "RK-ELI-08")
def test_a_wreck_is_in_the_way() -> None:
    table = Scenario(2)
    assert sees(table, (1, 2), (4, 2))
    assert not sees(table.wreck((2, 2)), (1, 2), (4, 2))


@pytest.mark.rule("RK-SHO-07", "RK-TGT-04")
def test_targets_oil_and_the_two_ends_are_never_in_the_way() -> None:
    table = Scenario(2).road("start", "spilled_load").target((2, 2), "red").oil((3, 2))
    assert sees(table, (1, 2), (4, 2))
    assert sees(table, (3, 1), (5, 3))
    table.put("A", (1, 2), mounted="machine_gun").put("B", (4, 2)).target((4, 2), "green")
    assert can_shoot(table.g, table.t, 0, Means.WEAPON, 4, 1)


@pytest.mark.rule("RK-SHO-09", "RK-ROA-21")
def test_only_rows_between_count() -> None:
    table = Scenario(2).road("start", "hairpin", "open_highway")
    assert aim(table, (1, 2)) == (16, 4)
    assert aim(table, (16, 2))[0] == -16
    assert not sees(table, (1, 2), (12, 2))
    assert sees(Scenario(2).road("start", "hairpin", "open_highway"), (1, 2), (4, 2), (9, 2))


@pytest.mark.rule("RK-SHO-10", "RK-CRD-RC03")
def test_no_sight_keeps_arc_and_range() -> None:
    table = Scenario(3).road(*BEND).put("A", (4, 2)).put("B", (9, 1)).put("C", (5, 2))
    assert can_attack(table.g, table.t, 0, Rally.MISSILE, 1)
    assert not can_attack(table.put("B", (3, 2)).g, table.t, 0, Rally.MISSILE, 1)
    table.road("start", "open_highway", "proving_ground")
    assert can_attack(table.put("B", (12, 2)).g, table.t, 0, Rally.MISSILE, 1)
    assert not can_attack(table.put("B", (13, 2)).g, table.t, 0, Rally.MISSILE, 1)


@pytest.mark.rule("RK-SHO-12")
def test_anywhere_needs_neither_arc_nor_range_nor_sight() -> None:
    table = Scenario(2).road("start", "hairpin", "open_highway").put("A", (1, 2)).put("B", (16, 3))
    assert can_attack(table.g, table.t, 0, Rally.STANDS, 1)
    assert can_attack(table.g, table.t, 1, Rally.STANDS, 0)
    assert can_shoot(table.target((1, 2), "red").g, table.t, 0, Rally.STANDS, 1, 1)


@pytest.mark.rule("RK-SHO-13")
def test_sight_is_mutual_everywhere() -> None:
    table = Scenario(4).road("start", "hairpin", "~rock_slide").put("B", (5, 2)).put("C", (7, 1)).put("D", (9, 2))
    spaces = [(row, lane) for row in range(1, 13) for lane in (1, 2, 3)]
    seen = sum(sees(table, space, other) for space in spaces for other in spaces)
    assert 0 < seen < len(spaces) ** 2


@pytest.mark.rule("RK-CRD-RA08")
def test_cars_do_not_block_the_laser_cannon() -> None:
    table = Scenario(3).put("A", (1, 2), mounted="laser").put("B", (4, 2)).put("C", (2, 2))
    assert can_attack(table.g, table.t, 0, Means.WEAPON, 1)
    table.road(*BEND).put("A", (4, 2)).put("B", (9, 1)).put("C", (1, 1))
    assert not can_attack(table.g, table.t, 0, Means.WEAPON, 1)


# Forest Fire


@pytest.mark.rule("RK-HAZ-10", "RK-HAZ-11", "RK-HAZ-12", "RK-EX-30")
def test_across_forest_fire() -> None:
    table = Scenario(3).road("start", "forest_fire", "proving_ground").put("A", (4, 2), mounted="rockets")
    table.put("B", (9, 2))
    assert can_attack(table.g, table.t, 0, Means.WEAPON, 1)
    assert not can_attack(table.put("C", (6, 2)).g, table.t, 0, Means.WEAPON, 1)
    assert can_attack(table.put("C", (6, 1)).g, table.t, 0, Means.WEAPON, 1)
    assert not can_attack(table.put("C", (8, 2)).g, table.t, 0, Means.WEAPON, 2)
    assert can_shoot(table.target((7, 2), "yellow").g, table.t, 0, Means.WEAPON, 7, 1)


@pytest.mark.rule("RK-HAZ-11", "RK-SHO-13")
def test_smoke_may_block_lines_across_it() -> None:
    table = Scenario(3, forest_fire_blocks_sight="true").road("start", "forest_fire", "proving_ground")
    table.put("A", (4, 2), mounted="rockets").put("B", (9, 2)).target((7, 2), "yellow")
    assert not can_attack(table.g, table.t, 0, Means.WEAPON, 1)
    assert can_shoot(table.g, table.t, 0, Means.WEAPON, 7, 1)
    assert can_attack(table.put("B", (2, 2), mounted="rockets").put("A", (6, 2)).g, table.t, 0, Rally.BLASTER, 1)


@pytest.mark.rule("RK-HAZ-11")
@pytest.mark.parametrize(("row", "other", "seen"), [(5, 8, True), (8, 13, False), (13, 8, False), (13, 16, True)])
def test_smoke_blocks_no_line_that_does_not_cross_it(row: int, other: int, seen: bool) -> None:
    table = Scenario(2, forest_fire_blocks_sight="true").road("start", "proving_ground", "forest_fire", "market_street")
    table.put("A", (row, 2), mounted="laser turret").put("B", (other, 2))
    assert can_attack(table.g, table.t, 0, Means.WEAPON, 1) == seen


@pytest.mark.rule("RK-HAZ-10")
@pytest.mark.parametrize("card", [Rally.DISCO_LASER, Rally.STANDS, Rally.CRATE, Rally.BROADSIDE, Rally.BUMP])
def test_nobody_on_forest_fire_is_attacked(card: int) -> None:
    table = Scenario(2).road("start", "forest_fire").put("A", (6, 1)).put("B", (6, 2))
    assert not can_attack(table.g, table.t, 0, card, 1)
    table.road("start", "proving_ground")
    assert can_attack(table.g, table.t, 0, card, 1)


@pytest.mark.rule("RK-SHO-04", "RK-SHO-14", "RK-SHO-11")
@pytest.mark.parametrize(
    ("start", "end", "touches"),
    [
        ((4, 0), (4, 40), True),
        ((4, 9), (4, 40), False),
        ((0, 8), (3, 8), False),
        ((0, 8), (4, 8), True),
        ((28, 8), (40, 8), True),
        ((29, 8), (40, 8), False),
        ((8, 8), (20, 8), True),
    ],
)
def test_lines_through_the_ends_of_a_gate_and_along_it(start: Space, end: Space, touches: bool) -> None:
    table = Scenario(2)
    assert gate(table, 1) == [(4, -8), (28, -8)] or gate(table, 1) == [(4, 8), (28, 8)]
    assert touches_gate(table.g, table.t, 1, *start, *end) is touches
    assert touches_gate(table.g, table.t, 1, *end, *start) is touches


@pytest.mark.rule("RK-SHO-04", "RK-SHO-05", "RK-SHO-11")
@pytest.mark.parametrize("tile", ["open_highway", "hairpin", "~sweeping_bend", "serpentine"])
def test_the_corners_of_a_space_go_round_it_against_the_clock(tile: str) -> None:
    table = Scenario(2).road("start", tile)
    g, t = table.g, table.t
    for row in range(1, table.rows + 1):
        for lane in range(3):
            corners = [(space_corner_x(g, t, row, lane, n), space_corner_y(g, t, row, lane, n)) for n in range(4)]
            ends = [(0, lane), (0, lane + 1), (1, lane + 1), (1, lane)]
            assert corners == [(corner_x(g, t, row, *end), corner_y(g, t, row, *end)) for end in ends]
