"""Advanced airstrikes that carry: Airlift, Smoke Screen, Egg Layer, Supply Drop (TR-AIR-104 to 107), with E20."""

import pytest

from carambolage.games.thunder_road.names.effect import Effect
from tests.games.thunder_road.scenario import Scenario
from tests.rules.thunder_road.extra_ammo.choppers import RIG, airstrike, holding
from tests.rules.thunder_road.sandy import sandy


@pytest.mark.rule("TR-EFX-66", "TR-AIR-104", "TR-AIR-11")
def test_airlift_carries_a_vehicle_to_an_empty_space_in_reach() -> None:
    table = holding("airlift").put({"blue small": (2, 5), "green small": (2, 6)}).token((2, 4), "mine")
    table.ground({(4, 5): "mud", (1, 6): "salt", (5, 6): "impassable", (3, 6): "road"})
    table.active("blue small").effect(Effect.AIRSTRIKE, 0).choose("use airlift")
    assert table.asked == "airlift_chopper"
    assert table.offers == {"space 1,4", "space 1,5", "space 3,4", "space 3,5"}
    table.choose("space 1,5")
    assert (table.asked, table.chopper_of("blue")) == ("airlift_landing", (1, 5))
    assert {"space 2,8", "space 4,5", "space 3,6", "space 5,4"} <= table.offers
    assert not {"space 1,6", "space 5,6", "space 2,6", "space 2,4", "space 1,5", "space 2,9"} & table.offers
    table.choose("space 3,6")
    assert (table.where("blue small"), table.asked) == ((3, 6), "")
    assert table.story("stepped", "moved") == ["moved"]


@pytest.mark.rule("TR-AIR-104", "TR-CRD-18")
def test_no_car_is_lifted_without_room_for_the_chopper_beside_it() -> None:
    around = [(2, 4), (2, 6), (1, 4), (1, 5), (3, 4), (3, 5)]
    table = holding("airlift").put({"blue small": (2, 5)}).ground(dict.fromkeys(around, "impassable"))
    assert table.active("blue small").effect(Effect.AIRSTRIKE, 0).asked != "effect_menu"


@pytest.mark.rule("TR-AIR-104", "TR-CRD-18")
@pytest.mark.parametrize(("free", "asked"), [([(0, 3)], ""), ([(0, 3), (0, 5)], "effect_menu")])
def test_the_chopper_does_not_take_the_only_space_to_land_on(free: list[tuple[int, int]], asked: str) -> None:
    table = holding("airlift").draw("\n".join(["#" * 24] * 6)).ground(dict.fromkeys([(0, 2), *free], "sand"))
    table.active("blue small").effect(Effect.AIRSTRIKE, 0)
    assert (table.asked, "use airlift" in table.offers) == (asked, asked != "")


@pytest.mark.rule("TR-AIR-11")
def test_the_lifted_active_vehicle_drives_on_from_there() -> None:
    table = Scenario("blue", "green").put({"blue small": (2, 5)}).hand("blue", airstrike="airlift")
    table.ground({(2, 8): "sand"}).dice("blue", 1, 5).turn("blue").assign(1, "small").command("airstrike", 5)
    table.choose("use airlift", "space 1,5", "space 2,8").step("F")
    assert (table.where("blue small"), table.asked) == ((2, 9), "")
    table = Scenario("blue", "green").put({"blue small": (2, 5)}).hand("blue", airstrike="airlift")
    table.dice("blue", 1, 5).turn("blue").assign(1, "small").command("airstrike", 5)
    table.choose("use airlift", "space 1,5", "space 2,8").step("F")
    assert table.asked == "road_bonus"


@pytest.mark.rule("TR-AIR-104")
def test_airlift_takes_a_broken_car_and_leaves_the_chopper_without_a_shot() -> None:
    table = holding("airlift").put({"blue large": (2, 10), "green small": (2, 12)}).damage("blue large", "dent", "dent")
    table.active("blue small").effect(Effect.AIRSTRIKE, 0).choose("use airlift")
    assert table.offers == {"vehicle blue small", "vehicle blue large"}
    table.target("blue large").choose("space 2,11", "space 2,13")
    assert (table.where("blue large"), table.broken("blue large"), table.asked) == ((2, 13), True, "")


@pytest.mark.rule("TR-AIR-104", "TR-ROA-14")
def test_airlift_sets_no_chopper_into_a_no_fly_zone() -> None:
    table = holding("airlift").put({"blue small": (2, 7)}).condition(1, "no_fly_zone")
    table.active("blue small").effect(Effect.AIRSTRIKE, 0).choose("use airlift")
    assert table.offers == {"space 1,6", "space 1,7", "space 3,6", "space 3,7", "space 2,6"}


@pytest.mark.rule("TR-AIR-105", "TR-CRD-12")
def test_example_20_smoke_screen() -> None:
    table = sandy().put({"blue small": (0, 2), "green small": (3, 14), "orange small": (2, 15)})
    table.put({"orange large": (2, 14), "green large": (1, 14)}).hand("blue", airstrike="smoke_screen")
    airstrike(table, (3, 15)).choose("use smoke_screen")
    assert (table.asked, table.team(0).smoke) == ("", 1)
    assert table.shoot("green small").asked == ""
    table.shoot("orange large")
    assert table.offers == {"vehicle green large", "decline"}
    table.dice("blue", 1).turn("blue").stop()
    assert (table.chopper_of("blue"), table.team(0).smoke) == ((3, 15), 0)
    assert table.shoot("orange large").offers == {
        "vehicle green large",
        "vehicle green small",
        "vehicle orange small",
        "decline",
    }


@pytest.mark.rule("TR-AIR-105")
def test_the_chopper_in_smoke_does_not_shoot_either() -> None:
    table = holding("smoke_screen").put({"green small": (3, 16)})
    airstrike(table, (3, 15)).choose("use smoke_screen")
    assert table.asked == ""
    table.hand("blue", airstrike="hover_strike").team(0).smoke = 1
    assert table.shoot("blue small").asked == ""


@pytest.mark.rule("TR-AIR-106")
def test_egg_layer_puts_up_to_two_tokens_around_the_chopper() -> None:
    table = holding("egg_layer").put({"green small": (2, 13)}).ground({(1, 12): "impassable"}).token((3, 12), "mine")
    airstrike(table, (2, 12)).choose("use egg_layer")
    assert table.offers == {"space 2,11", "space 1,11", "space 3,11", "decline"}
    table.fate(hazard="oil").choose("space 2,11")
    assert (table.token_at((2, 11)), table.asked) == ("?oil", "egg_space")
    table.fate(hazard="mud").choose("space 1,11")
    assert (table.token_at((1, 11)), table.asked, table.fate_left) == ("?mud", "", 0)
    table = airstrike(holding("egg_layer"), (2, 12)).choose("use egg_layer", "decline")
    assert (table.asked, table.story("token_laid")) == ("", [])


@pytest.mark.rule("TR-EFX-50", "TR-AIR-106")
def test_an_empty_hazard_pile_is_made_of_the_discard_and_with_both_empty_nothing_is_laid() -> None:
    table = airstrike(holding("egg_layer"), (2, 12))
    table.hazards[:] = [0] * 11
    table.hazards_left, table.hazards_discarded = 0, 1
    table.hazard_discard[3] = 1
    table.choose("use egg_layer", "space 2,11")
    assert (table.token_at((2, 11)), table.hazards_discarded) == ("?mine", 0)
    assert table.choose("space 1,11").token_at((1, 11)) == ""


@pytest.mark.rule("TR-AIR-107")
def test_supply_drop_repairs_a_vehicle_in_range() -> None:
    table = holding("supply_drop").put({"blue medium": (2, 10), "blue large": (2, 9)})
    table.damage("blue medium", "dent", "shrapnel").damage("blue large", "dazed").damage("blue small", "dazed")
    airstrike(table, (2, 12)).choose("use supply_drop")
    assert table.offers == {"repair blue medium 1", "repair blue medium 2"}
    table.choose("repair blue medium 2")
    assert (table.damage_of("blue medium"), table.broken("blue medium"), table.asked) == (("dent",), False, "")


@pytest.mark.rule("TR-AIR-12")
def test_a_vehicle_that_runs_again_may_still_be_assigned() -> None:
    table = holding("supply_drop").put({"blue medium": (2, 10)}).damage("blue medium", "dent", "shrapnel")
    airstrike(table, (2, 12)).choose("use supply_drop", "repair blue medium 2").dice("blue", 4).turn("blue")
    assert table.offers == {"assign 4 medium", "assign 4 large"}


@pytest.mark.rule("TR-AIR-107", "TR-EFX-48")
def test_supply_drop_reaches_the_first_space_of_the_board() -> None:
    table = holding("supply_drop").put({"blue medium": (0, 0)}).damage("blue medium", "dent")
    airstrike(table, (0, 1)).choose("use supply_drop")
    assert table.damage_of("blue medium") == ()
    table = holding("supply_drop").put({"blue medium": (0, 1)}).damage("blue medium", "dent")
    airstrike(table, (0, 0)).choose("use supply_drop")
    assert table.damage_of("blue medium") == ()


@pytest.mark.rule("TR-AIR-107")
def test_supply_drop_reaches_the_rig_with_any_section() -> None:
    table = sandy("big_rig", "blue", "green").put(RIG).dented("cow_catcher", "airstrike")
    table.hand("big_rig", airstrike="supply_drop").active("rig front").effect(Effect.AIRSTRIKE, 0).choose("space 2,9")
    table.choose("use supply_drop")
    assert table.offers == {"rig_command cow_catcher", "rig_command airstrike"}
    table.choose("rig_command cow_catcher")
    assert table.team(0).dented == 0b1000
    table = sandy("big_rig", "blue", "green").put(RIG).dented("cow_catcher").hand("big_rig", airstrike="supply_drop")
    assert table.active("rig front").effect(Effect.AIRSTRIKE, 0).choose("space 2,8").asked == ""


@pytest.mark.rule("TR-AIR-104")
def test_airlift_takes_a_vehicle_from_the_first_space_of_the_road() -> None:
    table = sandy().hand("blue", airstrike="airlift").put({"blue small": (0, 2), "blue large": (0, 0)})
    table.active("blue small").effect(Effect.AIRSTRIKE, 0).choose("use airlift")
    assert table.offers == {"vehicle blue small", "vehicle blue large"}


@pytest.mark.rule("TR-AIR-106", "TR-CRD-18")
def test_egg_layer_may_leave_the_only_empty_space_bare_and_needs_one() -> None:
    around = [(2, 13), (1, 12), (3, 12), (1, 11), (3, 11)]
    table = holding("egg_layer").ground(dict.fromkeys(around, "impassable"))
    airstrike(table, (2, 12)).choose("use egg_layer")
    assert (table.asked, table.offers) == ("egg_space", {"space 2,11", "decline"})
    full = holding("egg_layer").ground(dict.fromkeys([*around, (2, 11)], "impassable"))
    assert airstrike(full, (2, 12)).asked == ""


@pytest.mark.rule("TR-CRD-18", "TR-AIR-104")
@pytest.mark.parametrize("vehicle", ["green small", "green large"])
def test_airlift_is_for_any_car_of_any_crew(vehicle: str) -> None:
    table = sandy().put({vehicle: (2, 5)}).hand("green", airstrike="airlift")
    table.active("green small").effect(Effect.AIRSTRIKE, table.crew("green"))
    assert table.offers == {"use airlift", "decline"}


@pytest.mark.rule("TR-AIR-107", "TR-CRD-20")
@pytest.mark.parametrize("column", [0, 1, 2, 8, 16, 22, 23])
def test_supply_drop_does_not_reach_the_start_area(column: int) -> None:
    for lane in range(6):
        table = holding("supply_drop").damage("blue medium", "dent")
        assert airstrike(table.put({"blue small": (2, 5)}), (lane, column)).asked == ""
