"""What the truck ignores, and what that costs (TR-RIG-15 to 25)."""

import pytest

from carambolage.games.thunder_road.names.things import Hazard
from tests.rules.thunder_road.rigs import dents, order, places, rig
from tests.rules.thunder_road.sandy import sandy

DENT = "rig_command airstrike"


@pytest.mark.rule("TR-RIG-15", "TR-RIG-21")
@pytest.mark.parametrize("faceup", [True, False])
@pytest.mark.parametrize("token", ["mine", "oil", "glass", "ramp", "fire", "pit_trap"])
def test_tokens_that_would_move_or_stop_it_cost_one_minor_damage_and_leave_sand(token: str, faceup: bool) -> None:
    table = rig((2, 9), carnage=True).ground({(2, 10): "road"}).token((2, 10), token, faceup=faceup)
    order(table, "missile_launcher", 2).step("F")
    assert (table.asked, table.player, len(table.offers)) == ("rig_damage", "big_rig", 6)
    table.choose(DENT)
    assert (dents(table), table.ground_at((2, 10)), table.token_at((2, 10))) == (1, "sand", "")
    assert table.hazard_discard[getattr(Hazard, token.upper())] == 1
    assert (places(table)[0], table.moves, table.asked) == ((2, 10), 1, "step")
    assert table.step("F").where("rig front") == (2, 11)


@pytest.mark.rule("TR-RIG-15", "TR-RIG-16", "TR-RIG-19", "TR-RIG-21", "TR-RIG-25")
@pytest.mark.parametrize("ground", ["impassable", "goo", "glass", "ramp", "fire"])
def test_grounds_that_would_move_stop_or_eliminate_it_become_sand(ground: str) -> None:
    table = rig((2, 9), carnage=True).ground({(1, 9): ground})
    order(table, "missile_launcher", 2).step("FL").choose(DENT)
    assert (dents(table), table.ground_at((1, 9)), table.moves) == (1, "sand", 1)
    assert (places(table), table.is_burning("rig front")) == ([(1, 9), (2, 9), (2, 8)], False)


@pytest.mark.rule("TR-RIG-15", "TR-RIG-16", "TR-EX-17")
def test_around_a_car_and_through_a_rock() -> None:
    table = rig((3, 10)).put({"green small": (3, 11)}).ground({(2, 12): "impassable"})
    order(table, "missile_launcher", 3, 2).step("FL")
    assert (table.where("rig front"), table.team(0).steering) == ((2, 11), 1)
    table.step("F").choose("rig_command traction_drive").step("F")
    assert places(table) == [(2, 13), (2, 12), (2, 11)]
    assert (table.team(0).dented, table.ground_at((2, 12))) == (0b100, "sand")


@pytest.mark.rule("TR-RIG-17")
def test_only_the_front_section_meets_the_ground() -> None:
    table = rig((2, 9), carnage=True).ground({(2, 9): "goo", (2, 8): "fire"}).token((2, 7), "mine", faceup=True)
    order(table, "missile_launcher", 2).steps("F F")
    assert (dents(table), places(table), table.token_at((2, 7))) == (0, [(2, 11), (2, 10), (2, 9)], "mine")


@pytest.mark.rule("TR-RIG-17", "TR-TER-03")
def test_it_pays_for_mud() -> None:
    table = order(rig((2, 9)).ground({(2, 10): "mud"}), "missile_launcher", 3).step("F")
    assert (table.moves, table.ground_at((2, 10)), dents(table)) == (1, "mud", 0)


@pytest.mark.rule("TR-RIG-17", "TR-RIG-21", "TR-ENT-08")
@pytest.mark.parametrize(("charge", "left"), [(True, 1), (False, 2)])
def test_a_revealed_mud_token_works_normally(charge: bool, left: int) -> None:
    table = rig((2, 9), mud_reveal_charge=charge).token((2, 10), "mud")
    order(table, "missile_launcher", 3).step("F")
    assert (table.moves, table.token_at((2, 10)), table.ground_at((2, 10)), dents(table)) == (left, "mud", "mud", 0)


@pytest.mark.rule("TR-RIG-21")
def test_road_tokens_and_salt_do_nothing_to_it() -> None:
    table = rig((2, 9), carnage=True).token((2, 10), "road").ground({(2, 11): "salt"})
    order(table, "missile_launcher", 2).steps("F F")
    assert (table.token_at((2, 10)), table.ground_at((2, 11)), dents(table)) == ("road", "salt", 0)
    assert table.asked == ""


@pytest.mark.rule("TR-RIG-18")
def test_a_bomb_is_shrugged_off_and_the_chopper_goes_home() -> None:
    table = rig((2, 9)).chopper("blue", (2, 7)).chopper("green", (2, 9)).end_turn()
    assert (table.asked, table.player) == ("rig_damage", "big_rig")
    table.choose("rig_command airstrike", "rig_command cow_catcher")
    assert (dents(table), table.chopper_of("blue"), table.chopper_of("green")) == (2, "off", "off")
    assert places(table) == [(2, 9), (2, 8), (2, 7)]


@pytest.mark.rule("TR-RIG-18")
def test_bombs_fall_on_the_truck_after_every_players_turn() -> None:
    table = rig((2, 9)).put({"green small": (5, 3)}).chopper("blue", (2, 8)).drive("green small", 1).step("F")
    assert (table.asked, table.player) == ("rig_damage", "big_rig")


@pytest.mark.rule("TR-RIG-19", "TR-FIR-11")
def test_it_never_burns() -> None:
    table = rig((2, 9), carnage=True).ground({(2, 10): "fire"})
    order(table, "missile_launcher", 1).step("F").choose(DENT)
    assert (table.is_burning("rig front"), table.told("caught_fire")) == (False, [])


@pytest.mark.rule("TR-RIG-20")
def test_one_damage_per_space_also_for_several_reasons() -> None:
    table = rig((2, 9), carnage=True).ground({(2, 10): "goo"}).token((2, 10), "mine")
    order(table, "missile_launcher", 2).step("F").choose(DENT)
    assert (dents(table), table.ground_at((2, 10)), table.asked) == (1, "sand", "step")


@pytest.mark.rule("TR-RIG-22", "TR-RIG-46")
def test_a_wreck_token_brings_a_wreck_and_a_slam() -> None:
    table = rig((2, 9)).token((2, 10), "wreck").fate(direction="FL")
    order(table, "missile_launcher", 2).step("F")
    assert (table.where("wreck 1"), dents(table), table.moves) == ((1, 10), 0, 0)
    assert table.token_at((2, 10)) == ""


@pytest.mark.rule("TR-RIG-23", "TR-CAR-20")
def test_a_quake_dents_it_where_it_stands_and_others_are_shaken_onto_it() -> None:
    table = rig((2, 9), carnage=True).put({"blue small": (2, 6), "green small": (5, 9)}).token((5, 10), "quake")
    table.fate(direction="F").drive("green small", 1).step("F")
    assert (table.asked, table.player) == ("rig_damage", "big_rig")
    table.fate(direction="BR").choose(DENT)
    assert (places(table), dents(table)) == ([(2, 9), (2, 8), (2, 7)], 1)
    assert (table.where("green small"), table.where("blue small")) == ((5, 11), (3, 6))


@pytest.mark.rule("TR-RIG-23", "TR-RIG-15")
def test_a_quake_of_others_makes_its_front_space_sand_and_takes_the_token_there() -> None:
    table = rig((2, 9), carnage=True).ground({(2, 9): "road", (2, 8): "road"}).token((2, 9), "mud", faceup=True)
    table.put({"green small": (5, 9)}).token((5, 10), "quake").fate(direction="F").drive("green small", 1).step("F")
    table.choose(DENT)
    assert (table.ground_at((2, 9)), table.token_at((2, 9)), table.ground_at((2, 8))) == ("sand", "", "road")
    assert (places(table), dents(table)) == ([(2, 9), (2, 8), (2, 7)], 1)


@pytest.mark.rule("TR-RIG-23")
def test_a_quake_that_it_reveals_makes_its_space_sand() -> None:
    table = rig((2, 9), carnage=True).ground({(2, 10): "road"}).token((2, 10), "quake").put({"blue small": (4, 4)})
    table.fate(direction="F")
    order(table, "missile_launcher", 2).step("F").choose(DENT)
    assert (dents(table), table.ground_at((2, 10)), table.where("rig front")) == (1, "sand", (2, 10))
    assert (table.where("blue small"), table.moves) == ((4, 5), 1)


@pytest.mark.rule("TR-RIG-24", "TR-CAR-22", "TR-EX-25")
@pytest.mark.parametrize(("front", "hurt"), [((4, 3), True), ((4, 4), False)])
def test_the_sand_worm_dents_it_when_its_front_section_is_last(front: tuple[int, int], hurt: bool) -> None:
    table = rig(front, carnage=True).put({"blue small": (2, 3), "green small": (2, 8), "blue large": (1, 3)})
    table.token((2, 9), "sand_worm").drive("green small", 1).step("F")
    assert (table.where("blue small"), table.where("blue large")) == ("gone", (1, 3))
    assert (table.asked == "rig_damage", table.where("rig front")) == (hurt, front)


@pytest.mark.rule("TR-RIG-25")
def test_a_pit_trap_is_not_even_rolled_for() -> None:
    table = rig((2, 9), carnage=True).token((2, 10), "pit_trap")
    order(table, "missile_launcher", 1).step("F").choose(DENT)
    assert (table.told("shooting_die"), table.where("rig front")) == ([], (2, 10))


@pytest.mark.rule("TR-GEO-12", "TR-RIG-23", "TR-CAR-21")
def test_no_quake_reaches_a_truck_in_the_start_area() -> None:
    table = sandy("big_rig", "blue", "green", carnage=True).put({"green small": (5, 9)}).token((5, 10), "quake")
    table.fate(direction="F").drive("green small", 1).step("F")
    assert (table.where("green small"), table.where("rig front"), dents(table)) == ((5, 11), "start", 0)
    assert (table.asked, table.sand) == ("", [0] * 24)
