"""Slams with the Big Rig and with motorcycles (TR-SLM-11 to 15)."""

import pytest

from carambolage.games.thunder_road.names.things import SlamFace
from tests.games.thunder_road.scenario import Scenario


def sand(*crews: str) -> Scenario:
    """Some crews in a desert."""
    return Scenario(*crews).draw("\n".join(["S" * 24] * 6))


@pytest.mark.rule("TR-SLM-11", "TR-SLM-15")
def test_whoever_meets_the_rig_is_pushed_by_the_direction_die_alone() -> None:
    table = sand("blue", "big_rig").put({"rig front": (2, 8), "rig middle": (2, 7), "rig rear": (2, 6)})
    table.dice_slam = SlamFace.BOTTOM
    table.put({"blue large": (2, 5)}).fate(direction=["F", "FL"]).drive("blue large", 4).step("F")
    assert [table.where(name) for name in ("rig front", "rig middle", "rig rear")] == [(2, 8), (2, 7), (2, 6)]
    assert table.where("blue large") == (1, 7)
    assert (len(table.told("slam")), table.moves, table.asked) == (2, 0, "shoot_target")
    assert table.fate_left == 0


@pytest.mark.rule("TR-SLM-11")
def test_the_rig_rams_without_being_pushed() -> None:
    table = sand("blue", "big_rig").put({"rig front": (2, 8), "rig middle": (2, 7), "rig rear": (2, 6)})
    table.put({"blue large": (2, 9)}).dice("big_rig", 2, 1).turn("big_rig").choose("steering 1")
    table.choose("rig 2 targeting_computer").fate(direction="FL").step("F")
    assert (table.where("rig front"), table.where("blue large"), table.fate_left) == ((2, 9), (1, 9), 0)


@pytest.mark.rule("TR-SLM-12")
@pytest.mark.parametrize("other", ["blue small", "blue large", "wreck 1"])
@pytest.mark.parametrize("first", [True, False])
def test_a_motorcycle_is_always_pushed_by_the_direction_die_alone(other: str, first: bool) -> None:
    table = sand("blue", "final_five").put({"bike 1": (2, 4), other: (2, 5)}).fate(direction="FR")
    if first:
        table.put({"bike 1": (2, 5), other: (2, 4)}).shove(other, "F")
    else:
        table.shove("bike 1", "F")
    assert (table.where("bike 1"), table.where(other), table.asked) == ((3, 5), (2, 5), "")
    assert table.told("slam_dice")[0][:2] == (-1, 2)


@pytest.mark.rule("TR-SLM-13")
@pytest.mark.parametrize("pushed", ["bike 1", "bike 2"])
def test_owner_of_two_motorcycles_chooses_after_seeing_the_die(pushed: str) -> None:
    table = sand("blue", "final_five").put({"bike 1": (2, 4), "bike 2": (2, 5)}).fate(direction="FR")
    table.shove("bike 1", "F")
    assert (table.asked, table.player, table.offers) == (
        "bike_slam",
        "final_five",
        {"vehicle bike 1", "vehicle bike 2"},
    )
    assert table.told("slam_dice") == [(-1, 2, 0)]
    table.target(pushed)
    other = "bike 2" if pushed == "bike 1" else "bike 1"
    assert (table.where(pushed), table.where(other)) == ((3, 5), (2, 5))


@pytest.mark.rule("TR-SLM-13", "TR-DEC-02")
def test_motorcycle_that_came_is_pushed_when_their_owner_is_out() -> None:
    table = sand("blue", "green", "final_five").put({"bike 1": (2, 4), "bike 2": (2, 5)})
    table.damage("bike 1", "minor").damage("bike 2", "minor").lose("bike 3", "bike 4", "bike 5")
    table.team(2).out = 1
    table.fate(direction="FR").shove("bike 1", "F")
    assert (table.asked, table.where("bike 1"), table.where("bike 2")) == ("", (3, 5), (2, 5))


@pytest.mark.rule("TR-SLM-14")
@pytest.mark.parametrize("rams", [False, True])
def test_motorcycle_is_pushed_by_the_rig(rams: bool) -> None:
    table = sand("big_rig", "final_five").put({"rig front": (2, 8), "rig middle": (2, 7), "rig rear": (2, 6)})
    if rams:
        table.put({"bike 1": (2, 9)}).dice("big_rig", 1, 1, 2).turn("big_rig").choose("steering 1")
        table.choose("rig 1 hazard_dispenser").fate(direction="FL").step("F")
        assert (table.where("bike 1"), table.where("rig front")) == ((1, 9), (2, 9))
    else:
        table.put({"bike 1": (2, 5)}).fate(direction="BL").shove("bike 1", "F")
        assert (table.where("bike 1"), table.where("rig rear")) == ((1, 5), (2, 6))


@pytest.mark.rule("TR-SLM-04", "TR-SLM-12")
def test_after_a_slam_with_a_motorcycle_the_next_one_has_all_dice_again() -> None:
    table = Scenario("final_five", "blue", "green").put({"bike 1": (2, 6), "blue large": (4, 5), "green small": (4, 6)})
    table.put({"blue small": (2, 5)}).fate(direction="F").slam("blue small", "bike 1")
    table.fate(slam="bottom", direction="F").slam("blue large", "green small")
    assert (table.asked, table.player) == ("slam_reroll", "blue")
    assert table.decline().where("green small") == (4, 7)
