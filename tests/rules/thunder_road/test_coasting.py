"""Coasts (TR-CST)."""

import pytest

from tests.games.thunder_road.scenario import Scenario


def coasting(**options: object) -> Scenario:
    """All blue cars have moved; the small one stands on (2, 4)."""
    table = Scenario("blue", "green", "orange", **options).moved("blue small", "blue medium", "blue large")
    return table.put({"blue small": (2, 4)}).dice("blue", 6, 5)


@pytest.mark.rule("TR-CST-01", "TR-TER-03")
def test_one_space_even_into_mud() -> None:
    table = coasting().ground({(2, 5): "mud"}).turn("blue").assign(6, "small")
    assert (table.asked, table.moves) == ("step", 1)
    table.step("F")
    assert (table.where("blue small"), table.asked) == ((2, 5), "")


@pytest.mark.rule("TR-CST-02", "TR-SHT-07")
def test_no_command_and_no_bonus_but_a_shot() -> None:
    table = coasting().put({"green small": (2, 6)}).turn("blue").assign(6, "small").step("F")
    assert (table.asked, table.offers) == ("shoot_target", {"vehicle green small", "decline"})


@pytest.mark.rule("TR-CST-03")
@pytest.mark.parametrize(("fire", "moves"), [("plus_1", 2), ("plus_2", 3), ("out", 1)])
def test_burning_car_adds_the_fire_die(fire: str, moves: int) -> None:
    table = coasting(carnage=True).burning("blue small").fate(fire=fire).turn("blue").assign(6, "small")
    assert (table.moves, table.is_burning("blue small")) == (moves, fire != "out")


@pytest.mark.rule("TR-CST-01", "TR-ASG-02")
def test_a_crew_coasts_when_its_own_cars_have_moved_whatever_those_of_others_did() -> None:
    table = Scenario("blue", "green", "orange").moved("green small", "green medium", "green large")
    table.put({"green small": (2, 4), "blue small": (4, 4)}).dice("green", 6).turn("green")
    assert "assign 6 small" in table.offers
    assert table.assign(6, "small").turn_coast == 1
