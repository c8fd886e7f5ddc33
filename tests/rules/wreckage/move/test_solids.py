"""Sets of solids, and what they are for a car of any seat (WK-GEO-10, WK-GEO-15)."""

import pytest

from carambolage.games.wreckage.firing.aiming import is_line_free
from carambolage.games.wreckage.geometry.outline import OutlineOf
from carambolage.games.wreckage.move.foresight import contact_ahead, free_ticks, would_collide
from carambolage.games.wreckage.move.jump import landing
from carambolage.games.wreckage.move.mines import count_mines, explode_mines
from carambolage.games.wreckage.move.motion import others
from carambolage.games.wreckage.move.moved_obstacles import obstructions
from carambolage.games.wreckage.move.room import is_free
from carambolage.games.wreckage.move.solids import (
    first_obstacle,
    is_one,
    met_at,
    of_kind,
    solid_heading,
    solid_x,
    solid_y,
    standing_solids,
    without_barrels,
)
from carambolage.games.wreckage.names.components import Obstacle
from carambolage.games.wreckage.names.things import EDGE, NOBODY
from tests.games.wreckage.scenario import Scenario
from tests.rules.wreckage.move.harmless import harmless

B, C = 1, 2
PLACES = {
    0: (-5000, 4000, 3),
    1: (1000, -2000, 10),
    2: (4000, 3000, 100),
    4: (100, 200, 0),
    5: (-3000, -3100, 50),
    6: (2500, -500, 0),
    12: (5500, -5400, 0),
    13: (-5200, -5600, 0),
}


def crowded() -> Scenario:
    """Three cars of four, three obstacles and two mines, far from each other."""
    table = harmless("sedan", "pick_up", "interceptor", "coupe").put(A=PLACES[0], B=PLACES[1], C=PLACES[2])
    table.car("D").out = 1
    for kind, number in (("boulder", 4), ("wreck", 5), ("burning_barrels", 6)):
        table.obstacle(kind, *PLACES[number])
    return table.mine(*PLACES[12][:2]).mine(*PLACES[13][:2])


def numbers(solids: int) -> list[int]:
    """The solids of a set."""
    return [number for number in range(EDGE + 1) if (solids >> number) & 1]


def bits(*solids: int) -> int:
    return sum(1 << number for number in solids)


@pytest.mark.rule("WK-GEO-10", "WK-GEO-15", "WK-SET-19")
def test_everything_stands_in_its_place() -> None:
    table = crowded()
    assert numbers(standing_solids(table.g)) == [*PLACES, EDGE]
    for number, place in PLACES.items():
        assert (solid_x(table.g, number), solid_y(table.g, number), solid_heading(table.g, number)) == place
        met = met_at(table.g, table.t, OutlineOf.MINE, *place, standing_solids(table.g))
        assert numbers(met) == [number]
        assert met_at(table.g, table.t, OutlineOf.MINE, *place, standing_solids(table.g) & ~met) == 0
    assert numbers(met_at(table.g, table.t, OutlineOf.CAR, 0, -7000, 0, standing_solids(table.g))) == [EDGE]


@pytest.mark.rule("WK-OBS-11", "WK-OBS-14", "WK-OBS-18")
def test_a_moving_obstacle_is_stopped_by_neither_mover_nor_mine() -> None:
    table = crowded()
    for seat, cars in ((0, [1, 2]), (B, [0, 2]), (C, [0, 1])):
        table.g.motion.seat, table.g.motion.wreck = seat, NOBODY
        assert numbers(obstructions(table.g, 1)) == [*cars, 4, 6, EDGE]
        assert numbers(obstructions(table.g, 2)) == [*cars, 4, 5, EDGE]
        assert numbers(others(table.g)) == [*cars, 4, 5, 6, 12, 13, EDGE]
        table.g.motion.wreck = 1
        assert numbers(others(table.g)) == [*cars, 4, 6, 12, 13, EDGE]


@pytest.mark.rule("WK-GEO-15", "WK-OBS-15", "WK-EQU-09", "WK-COL-09")
def test_parts_of_a_set() -> None:
    g = crowded().obstacle("wreck", 0, 5000).g
    everything = standing_solids(g)
    assert numbers(of_kind(g, everything, Obstacle.WRECK)) == [5, 7]
    assert numbers(of_kind(g, bits(1, 7, 12), Obstacle.WRECK)) == [7]
    assert of_kind(g, everything, Obstacle.SPIKE_COLUMN) == 0
    assert numbers(without_barrels(g, bits(2, 4, 6, EDGE))) == [2, 4, EDGE]
    assert [is_one(bits(*some)) for some in ((4,), (EDGE,), (0, 4), (5, 6, EDGE))] == [True, True, False, False]
    assert [first_obstacle(bits(*some)) for some in ((1, 5, 7), (4,), (7, 12))] == [1, 0, 3]
    assert [count_mines(bits(*some)) for some in ((12, 13, EDGE), (17,), (11,), ())] == [2, 1, 0, 0]
    explode_mines(g, bits(5, 13), B)
    assert numbers(standing_solids(g)) == [0, 1, 2, 4, 5, 6, 7, 12, EDGE]


@pytest.mark.rule("WK-DEC-22", "WK-DEC-23", "WK-GEO-14", "WK-GEO-16", "WK-DMG-09", "WK-VAR-08", "WK-CRD-26")
def test_a_car_of_any_seat_is_not_in_its_own_way() -> None:
    table = crowded()
    g, t, place = table.g, table.t, PLACES[B]
    assert is_free(g, t, B, *place)
    assert not is_free(g, t, C, *place)
    assert contact_ahead(g, t, *place, 0, 1, B) == 0
    assert contact_ahead(g, t, *place, 0, 1, C) == 1
    assert [free_ticks(g, t, B, gear, side, 18) for gear in (0, 1) for side in (0, 1)] == [18] * 4
    table.speeds(B=1).put(B=(1000, -2000, 28))
    assert landing(g, t, B, 1) == 1024  # which by a rounding overlaps where the car was
    table.put(B=(1000, -2000, 36))
    assert not would_collide(g, t, B, 1)
    table.obstacle("boulder", 1000, -700).put(A=(1000, 4000, 36))
    assert would_collide(g, t, B, 1)
    assert not would_collide(g, t, 0, 1)


@pytest.mark.rule("WK-FIR-06", "WK-FIR-07")
def test_neither_firer_nor_target_blocks_a_line() -> None:
    table = crowded()
    (x1, y1, _), (x2, y2, _) = PLACES[B], PLACES[C]
    assert is_line_free(table.g, table.t, B, C, x1 - 90, y1 - 150, x2 + 90, y2 + 150)
    assert is_line_free(table.g, table.t, C, B, x2 + 90, y2 + 150, x1 - 90, y1 - 150)
    assert not is_line_free(table.g, table.t, 0, C, x1 - 90, y1 - 150, x2, y2)
    assert not is_line_free(table.g, table.t, B, 0, x1, y1, x2 + 90, y2 + 150)
    table.put(A=(2500, 480, 18))
    assert not is_line_free(table.g, table.t, B, C, x1, y1, x2, y2)
