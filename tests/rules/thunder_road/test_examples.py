"""Worked examples of the first half that need more than one chapter (TR-EX-03, 13, 14)."""

import pytest

from tests.games.thunder_road.scenario import Scenario


@pytest.mark.rule("TR-EX-03")
def test_example_of_a_scroll() -> None:
    table = Scenario("blue", "green", "orange", tiles=("1a", "2b", "3a", "5b", "4a"))
    table.draw("\n".join(["S" * 24] * 6)).put({"blue medium": (2, 20), "orange small": (4, 7), "green small": (4, 8)})
    table.damage("orange small", "dent", "dent").token((1, 2), "oil").token((3, 5), "mine").chopper("green", (0, 3))
    before = table.hazards_left
    table.drive("blue medium", 5).steps("F F F")
    assert (table.where("blue medium"), table.tile_number) == ((2, 23), 3)
    table.step("F")
    assert (table.where("blue medium"), table.tile_number, table.moves) == ((2, 16), 4, 1)
    assert (table.eliminated("orange small"), table.where("green small")) == (True, (4, 0))
    assert (table.chopper_of("green"), table.hazards_discarded, table.hazards_left) == ("off", 2, before - 6)
    assert list(table.sides) == [9, 3, 4]
    assert list(table.queue[: table.queued]) == [6, 1]
    table.step("F")
    assert (table.where("blue medium"), table.moves) == ((2, 17), 0)


@pytest.mark.rule("TR-EX-13")
def test_example_of_a_blat_off() -> None:
    table = Scenario("blue", "green", "orange").put({"blue small": (4, 10), "green small": (1, 11)})
    table.ground({(2, 11): "impassable"}).fate(damage="blat_off", direction="FL", stunt=4).hit("blue small")
    assert (table.where("blue small"), table.where("green small")) == ((0, 12), (1, 11))
    table.put({"orange small": (3, 10)}).fate(damage="blat_off", direction="FL", stunt=4).hit("orange small")
    assert table.eliminated("orange small")


@pytest.mark.rule("TR-EX-14")
def test_example_of_a_shrapnel_line() -> None:
    table = Scenario("blue", "green", "orange").put(
        {"blue small": (3, 10), "green small": (1, 9), "orange small": (0, 9)}
    )
    table.chopper("orange", (2, 10)).damage("green small", "dent", "dent")
    table.fate(damage="shrapnel", direction="BL").hit("blue small")
    assert (table.damage_of("green small"), table.damage_of("orange small")) == (("dent", "dent"), ())
    table.lose("green small").fate(damage="shrapnel", direction="BL").fate(damage="dazed", stunt=1, direction="F")
    table.hit("blue small")
    assert table.damage_of("orange small") == ("dazed",)
