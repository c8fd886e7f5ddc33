"""Initiative: who acts when (chapter 6)."""

import pytest

from tests.games.wreckage.scenario import Scenario
from tests.rules.wreckage.shooting import seeded


def order_of(table: Scenario) -> str:
    return "".join("ABCD"[seat] for seat in table.order if seat >= 0)


@pytest.mark.rule("WK-INI-01", "WK-INI-02", "WK-INI-03", "WK-INI-04", "WK-EX-26")
def test_speed_then_acceleration_then_seat() -> None:
    table = Scenario("armoured_van", "sedan", "pick_up", "off_roader").speeds(A=3, B=3, C=-2, D=2)
    assert order_of(table.phase(1)) == "BACD"
    table = Scenario("sedan", "pick_up", "interceptor", "dune_buggy").speeds(A=2, B=2, C=-2, D=1)
    assert order_of(table.phase(1)) == "ABCD"


@pytest.mark.rule("WK-INI-04", "WK-SET-28")
def test_seat_numbers_count_from_the_start_player() -> None:
    table = Scenario("sedan", "pick_up", "interceptor")
    table.first_seat = 1
    assert order_of(table.phase(1)) == "BCA"


@pytest.mark.rule("WK-INI-01", "WK-INI-05")
def test_the_order_is_fixed_for_the_phase_and_made_anew() -> None:
    table = Scenario("sedan", "pick_up").speeds(A=3, B=2).plan(A=("decelerate", "smash"), B=("accelerate", "turn_left"))
    table.phase(1).choose("speed 1")
    assert order_of(table) == "AB"
    table.phase(2)
    assert order_of(table) == "BA"


@pytest.mark.rule("WK-INI-04", "WK-OPT-06")
def test_ties_by_chance() -> None:
    orders = set()
    for roll in range(3):
        table = Scenario("sedan", "pick_up", "interceptor", initiative_tie="random")
        orders.add(order_of(table.fate(roll, 0).phase(1)))
    assert orders == {"ABC", "BAC", "CAB"}
    seats = Scenario("sedan", "pick_up", "interceptor").speeds(A=1, B=2, C=3)
    seats.g.house.initiative_tie = 1
    rolls = seats.rolls
    assert order_of(seats.phase(1)) == "CBA"
    assert seats.rolls == rolls  # only tied cars are put in random order


@pytest.mark.rule("WK-TRN-05", "WK-TRN-02")
def test_destroyed_cars_are_skipped() -> None:
    table = Scenario("sedan", "pick_up", "interceptor").speeds(A=1, B=2, C=3)
    table.car("B").out = 1
    assert order_of(table.phase(1)) == "CA"


@pytest.mark.rule("WK-INI-01", "WK-INI-05")
def test_the_order_is_told_with_every_place_and_speed() -> None:
    table = Scenario("sedan", "pick_up", "interceptor").speeds(A=2, B=3, C=-1).phase(1)
    assert table.told("ranked_for_phase") == [(1, 0, 3), (0, 1, 2), (2, 2, 1)]


@pytest.mark.rule("WK-INI-01", "WK-TRN-05")
def test_a_car_destroyed_in_phase_1_has_no_place_in_phase_2() -> None:
    table = Scenario("sedan", "pick_up", "interceptor").speeds(A=3, B=2, C=1).phase(1)
    assert order_of(table) == "ABC"
    table.car("A").out = 1
    assert order_of(table.phase(2)) == "BC"


@pytest.mark.rule("WK-INI-04", "WK-OPT-06")
def test_two_tied_cars_are_put_in_either_order_by_chance() -> None:
    orders = set()
    for seed in range(20):
        table = Scenario("interceptor", "sedan", "sedan", initiative_tie="random").speeds(A=1, B=2, C=2)
        orders.add(order_of(seeded(table, seed).phase(1)))
    assert orders == {"BCA", "CBA"}
