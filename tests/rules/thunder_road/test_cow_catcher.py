"""The Big Rig's Cow Catcher (TR-RIG-28, TR-RIG-29)."""

import pytest

from tests.rules.thunder_road.rigs import order, places, rig

Space = tuple[int, int]


@pytest.mark.rule("TR-RIG-28", "TR-RIG-29", "TR-EX-19")
@pytest.mark.parametrize(("way", "end"), [("FL", (1, 11)), ("FR", (3, 11))])
def test_the_cow_catcher_lets_the_owner_step_aside(way: str, end: Space) -> None:
    table = order(rig((2, 10)).put({"green medium": (2, 11)}), "cow_catcher", 3).step("F")
    assert (table.asked, table.player, table.offers) == ("cow_catcher", "green", {"step FL", "step FR"})
    table.step(way)
    assert (table.where("green medium"), table.moves, table.told("slam")) == (end, 2, [])
    assert places(table.steps("F F")) == [(2, 13), (2, 12), (2, 11)]


@pytest.mark.rule("TR-RIG-28", "TR-EX-19")
def test_only_the_first_occupied_space_of_the_turn() -> None:
    table = rig((2, 10)).put({"green medium": (2, 11), "blue small": (2, 13)})
    order(table, "cow_catcher", 3).step("F").step("FR").step("F").fate(direction="F").step("F")
    assert (table.where("blue small"), len(table.told("slam")), table.asked) == ((2, 14), 1, "shoot_target")


@pytest.mark.rule("TR-RIG-28", "TR-RIG-29")
@pytest.mark.parametrize("name", ["wreck 1", "green small"])
def test_for_wrecks_and_players_out_the_truck_chooses(name: str) -> None:
    table = rig((2, 10)).put({name: (2, 11)})
    if name != "wreck 1":
        table.damage(name, "dent", "dent").lose("green medium", "green large")
        table.team(2).out = 1
    order(table, "cow_catcher", 2).step("F")
    assert (table.asked, table.player) == ("cow_catcher", "big_rig")


@pytest.mark.rule("TR-RIG-29")
def test_the_moved_vehicle_meets_what_is_there() -> None:
    table = rig((2, 10)).put({"green medium": (2, 11), "blue small": (1, 12)}).token((1, 11), "mine")
    table.fate(damage="skid_front", slam="bottom", direction="F")
    order(table, "cow_catcher", 2).step("F").step("FL")
    assert table.asked == "slam_reroll"
    table.decline()
    assert (table.damage_of("green medium"), table.where("green medium")) == (("skid_front",), (1, 12))
    assert (table.where("blue small"), table.moves, table.asked) == ((1, 13), 1, "step")


@pytest.mark.rule("TR-RIG-29")
def test_over_a_side_edge_is_not_offered() -> None:
    table = order(rig((0, 10)).put({"green medium": (0, 11)}), "cow_catcher", 2).step("F")
    assert (table.where("green medium"), table.asked) == ((1, 11), "step")


@pytest.mark.rule("TR-RIG-29", "TR-RIG-22")
def test_the_cow_catcher_works_on_a_wreck_just_revealed() -> None:
    table = order(rig((2, 10)).token((2, 11), "wreck"), "cow_catcher", 2).step("F")
    assert (table.asked, table.player) == ("cow_catcher", "big_rig")
    assert (table.step("FL").where("wreck 1"), table.moves) == ((1, 11), 1)


@pytest.mark.rule("TR-RIG-41", "TR-RIG-28")
def test_a_cow_catcher_damaged_on_the_way_does_not_act_any_more() -> None:
    table = rig((2, 10)).ground({(2, 11): "impassable"}).put({"green medium": (2, 12)})
    order(table, "cow_catcher", 3).step("F").fate(direction="FR").choose("rig_command cow_catcher").step("F")
    assert (len(table.told("slam")), table.where("green medium"), table.moves) == (1, (3, 12), 0)
