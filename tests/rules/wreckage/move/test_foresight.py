"""Foresight: how far a car could go, and whether a travel would be a collision (WK-DEC-22, WK-DEC-23)."""

import pytest

from carambolage.games.wreckage.move.foresight import contact_ahead, free_ticks, would_collide
from tests.games.wreckage.scenario import Scenario
from tests.rules.wreckage.move.harmless import harmless

FORWARD, REVERSE = 0, 1
LEFT, RIGHT = 0, 1


def collides(table: Scenario, spaces: int = 2) -> bool:
    before = table.where("A")
    verdict = would_collide(table.g, table.t, 0, spaces)
    assert table.where("A") == before
    return verdict


@pytest.mark.rule("WK-DEC-22")
@pytest.mark.parametrize(
    ("kind", "verdict"),
    [("boulder", True), ("fuel_pump", True), ("burning_tyres", True), ("wreck", False), ("burning_barrels", False)],
)
def test_which_obstacles_would_stop_a_travel(kind: str, verdict: bool) -> None:
    table = harmless().put(A=(0, 0, 7)).obstacle(kind, 1400, 430, 7)
    assert collides(table) is verdict
    assert table.speeds(A=2).action("A").told("collided") == ([] if not verdict else [(0, 0, 1, 0, 0, 2)])


@pytest.mark.rule("WK-DEC-22")
def test_cars_mines_and_the_edge_would_stop_a_travel() -> None:
    assert not collides(harmless().put(A=(0, 0, 7)))
    assert collides(harmless().put(A=(0, 0, 7), B=(1900, 600, 40)))
    assert not collides(harmless().put(A=(0, 0, 7), B=(1900, 600, 40)), 1)
    assert collides(harmless().put(A=(0, 0, 7)).mine(1400, 430))
    assert not collides(harmless(mine_hit="blast").put(A=(0, 0, 7)).mine(1400, 430))
    assert collides(harmless().put(A=(5000, 0, 0)))
    assert not collides(harmless().put(A=(5000, 0, 0)).speeds(A=-1))
    both = harmless().put(A=(0, 0, 0), B=(2000, 400, 36)).obstacle("wreck", 2000, -400, 36)
    assert collides(both)


@pytest.mark.rule("WK-DEC-23", "WK-GEO-14")
def test_how_far_a_car_could_go() -> None:
    table = harmless().put(A=(0, 0, 0)).obstacle("boulder", 2000, 0).speeds(A=3)
    assert contact_ahead(table.g, table.t, 0, 0, 0, FORWARD, 3, 0) == 1119
    assert contact_ahead(table.g, table.t, 0, 0, 0, FORWARD, 1, 0) == 0
    assert contact_ahead(table.g, table.t, 0, 0, 0, REVERSE, 2, 0) == 0
    assert contact_ahead(table.g, table.t, 2000, 1500, 108, FORWARD, 2, 0) == 619


@pytest.mark.rule("WK-DEC-23", "WK-GEO-16")
def test_how_far_a_car_could_turn() -> None:
    table = harmless().put(A=(0, 0, 0), B=(300, 700, 0))
    assert free_ticks(table.g, table.t, 0, FORWARD, LEFT, 18) == 4
    assert free_ticks(table.g, table.t, 0, FORWARD, LEFT, 3) == 3
    assert free_ticks(table.g, table.t, 0, FORWARD, RIGHT, 18) == 18
    assert free_ticks(table.g, table.t, 0, REVERSE, LEFT, 72) == 72
