"""The eight advanced airstrikes (TR-AIR-101 to 108, TR-AIR-09 to 12) and the examples E18 and E20."""

import pytest

from carambolage.games.thunder_road.names import op
from tests.games.thunder_road.scenario import Scenario
from tests.rules.thunder_road.sandy import sandy

RIG = {"rig front": (2, 13), "rig middle": (2, 12), "rig rear": (2, 11)}


def holding(name: str, *crews: str) -> Scenario:
    """Blue holds an airstrike; its small car is far back."""
    return sandy(*crews).put({"blue small": (0, 2)}).hand("blue", airstrike=name)


def airstrike(table: Scenario, place: tuple[int, int]) -> Scenario:
    """Blue activates Airstrike; the chopper goes to a space."""
    table.active("blue small").effect(op.AIRSTRIKE, table.crew("blue"))
    return table.choose("space {},{}".format(*place))


def start(table: Scenario) -> Scenario:
    """Blue's turn starts."""
    return table.dice("blue", 1).turn("blue")


@pytest.mark.rule("TR-AIR-101")
def test_carpet_bombing_shoots_at_everybody_in_the_front_arc_in_order() -> None:
    table = holding("carpet_bombing").put({"green small": (1, 12), "blue large": (2, 13), "orange large": (3, 12)})
    airstrike(table, (2, 12))
    table.fate(shot="any", damage="dent").fate(shot="medium").fate(shot="large", damage="dent")
    table.choose("use carpet_bombing")
    targets = [table.name_of(b) for _, b, _ in table.told("shot")]
    assert targets == ["green small", "blue large", "orange large"]
    assert (table.damage_of("green small"), table.damage_of("blue large")) == (("dent",), ())
    assert (table.damage_of("orange large"), table.asked, table.fate_left) == (("dent",), "", 0)


@pytest.mark.rule("TR-AIR-101", "TR-CRD-19")
def test_carpet_bombing_needs_a_target_and_another_round_than_the_first() -> None:
    table = airstrike(holding("carpet_bombing"), (2, 12))
    assert table.asked == ""
    table = holding("carpet_bombing").put({"green small": (2, 13)})
    table.g.round = 1
    assert airstrike(table, (2, 12)).asked == ""


@pytest.mark.rule("TR-AIR-101")
def test_carpet_bombing_names_a_command_for_each_section() -> None:
    table = holding("carpet_bombing", "blue", "big_rig", "green")
    table.put({"rig front": (3, 12), "rig middle": (2, 13), "rig rear": (1, 12)})
    airstrike(table, (2, 12)).choose("use carpet_bombing")
    assert table.offers == {"rig_command hazard_dispenser", "rig_command targeting_computer"}
    table.fate(shot="large").choose("rig_command targeting_computer")
    assert table.offers == {"rig_command traction_drive", "rig_command airstrike"}
    table.fate(shot="medium").choose("rig_command airstrike")
    assert table.offers == {"rig_command missile_launcher", "rig_command cow_catcher"}
    table.fate(shot="large").choose("rig_command cow_catcher")
    assert table.g.crews[1].dented == 0b100010


@pytest.mark.rule("TR-AIR-102")
def test_hover_strike_shoots_from_where_the_chopper_is() -> None:
    table = start(holding("hover_strike").chopper("blue", (2, 12)).put({"green small": (2, 13)}))
    table.choose("use hover_strike")
    assert (table.asked, table.offers) == ("shoot_target", {"vehicle green small", "decline"})
    table.fate(shot="any", damage="dent").target("green small")
    assert (table.damage_of("green small"), table.asked, table.g.crews[0].airstrike) == (("dent",), "assign", 0)


@pytest.mark.rule("TR-AIR-102", "TR-CRD-19")
@pytest.mark.parametrize("why", ["no chopper", "no target", "round 1", "sandstorm"])
def test_hover_strike_is_not_offered_without_a_possible_shot(why: str) -> None:
    table = holding("hover_strike").chopper("blue", (2, 12)).put({"green small": (2, 13)})
    if why == "no chopper":
        table.chopper("blue", (2, 12)).g.crews[0].chopper = -1
    elif why == "no target":
        table.put({"green small": (2, 15)})
    elif why == "round 1":
        table.g.round = 1
    else:
        table.condition(1, "sandstorm")
    assert start(table).asked == "assign"


@pytest.mark.rule("TR-AIR-102")
def test_an_airstrike_may_follow_a_hover_strike() -> None:
    table = holding("hover_strike").chopper("blue", (2, 12)).put({"green small": (2, 13)}).dice("blue", 1, 5)
    table.turn("blue").choose("use hover_strike", "decline").assign(1, "small").command("airstrike", 5)
    table.choose("space 2,14")
    assert table.chopper_of("blue") == (2, 14)


@pytest.mark.rule("TR-AIR-103", "TR-AIR-09")
def test_rotor_wash_pushes_all_away_and_shoots_as_usual() -> None:
    table = holding("rotor_wash").put({"green small": (2, 13), "orange small": (1, 11), "blue large": (3, 12)})
    table.put({"orange medium": (3, 11), "green large": (1, 12), "orange large": (2, 11)})
    airstrike(table, (2, 12)).choose("use rotor_wash")
    moved = [table.name_of(a) for a, _, _ in table.told("moved")]
    assert moved == ["green small", "green large", "blue large", "orange small", "orange medium", "orange large"]
    assert (table.where("green small"), table.where("orange large")) == ((2, 14), (2, 10))
    assert (table.where("green large"), table.where("blue large")) == ((0, 13), (4, 13))
    assert (table.where("orange small"), table.where("orange medium")) == ((0, 11), (4, 11))


@pytest.mark.rule("TR-AIR-103")
def test_the_shot_follows_rotor_wash() -> None:
    table = holding("rotor_wash", "blue", "big_rig", "green").put({**RIG, "green small": (2, 9)})
    airstrike(table, (2, 10)).choose("use rotor_wash")
    assert (table.where("green small"), table.asked) == ((2, 8), "shoot_target")
    assert table.offers == {"rig_command hazard_dispenser", "rig_command targeting_computer", "decline"}


@pytest.mark.rule("TR-AIR-09", "TR-CRD-32")
def test_rotor_wash_skips_the_rig() -> None:
    table = holding("rotor_wash", "blue", "big_rig", "green").put({**RIG, "green small": (3, 13)})
    airstrike(table, (3, 12)).choose("use rotor_wash")
    assert (table.where("rig front"), table.where("green small"), table.g.crews[1].dented) == ((2, 13), (3, 14), 0)


@pytest.mark.rule("TR-AIR-103", "TR-AIR-09", "TR-BOU-106")
def test_example_18_rotor_wash() -> None:
    table = holding("rotor_wash").put({"green small": (2, 13), "orange small": (1, 11)})
    airstrike(table, (2, 12)).choose("use rotor_wash")
    assert (table.where("green small"), table.where("orange small")) == ((2, 14), (0, 11))
    table = holding("rotor_wash").put({"green small": (2, 13), "orange small": (1, 11)}).ground({(0, 11): "impassable"})
    airstrike(table.hand("blue", bounty="head_hunter"), (2, 12)).choose("use rotor_wash")
    assert (table.eliminated("orange small"), table.asked, table.player) == (True, "claim_bounty", "blue")


@pytest.mark.rule("TR-AIR-104", "TR-AIR-11")
def test_airlift_carries_a_vehicle_to_an_empty_space_in_reach() -> None:
    table = holding("airlift").put({"blue small": (2, 5), "green small": (2, 6)}).token((2, 4), "mine")
    table.ground({(4, 5): "mud", (1, 6): "salt", (5, 6): "impassable", (3, 6): "road"})
    table.active("blue small").effect(op.AIRSTRIKE, 0).choose("use airlift")
    assert table.asked == "airlift_chopper"
    assert table.offers == {"space 1,4", "space 1,5", "space 3,4", "space 3,5"}
    table.choose("space 1,5")
    assert (table.asked, table.chopper_of("blue")) == ("airlift_landing", (1, 5))
    assert {"space 2,8", "space 4,5", "space 3,6", "space 5,4"} <= table.offers
    assert not {"space 1,6", "space 5,6", "space 2,6", "space 2,4", "space 1,5", "space 2,9"} & table.offers
    table.choose("space 3,6")
    assert (table.where("blue small"), table.asked) == ((3, 6), "")


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
    table.active("blue small").effect(op.AIRSTRIKE, 0).choose("use airlift")
    assert table.offers == {"vehicle blue small", "vehicle blue large"}
    table.target("blue large").choose("space 2,11", "space 2,13")
    assert (table.where("blue large"), table.broken("blue large"), table.asked) == ((2, 13), True, "")


@pytest.mark.rule("TR-AIR-104", "TR-ROA-14")
def test_airlift_sets_no_chopper_into_a_no_fly_zone() -> None:
    table = holding("airlift").put({"blue small": (2, 7)}).condition(1, "no_fly_zone")
    table.active("blue small").effect(op.AIRSTRIKE, 0).choose("use airlift")
    assert table.offers == {"space 1,6", "space 1,7", "space 3,6", "space 3,7", "space 2,6"}


@pytest.mark.rule("TR-AIR-105", "TR-CRD-12")
def test_example_20_smoke_screen() -> None:
    table = sandy().put({"blue small": (0, 2), "green small": (3, 14), "orange small": (2, 15)})
    table.put({"orange large": (2, 14), "green large": (1, 14)}).hand("blue", airstrike="smoke_screen")
    airstrike(table, (3, 15)).choose("use smoke_screen")
    assert (table.asked, table.g.crews[0].smoke) == ("", 1)
    assert table.shoot("green small").asked == ""
    table.shoot("orange large")
    assert table.offers == {"vehicle green large", "decline"}
    table.dice("blue", 1).turn("blue").stop()
    assert (table.chopper_of("blue"), table.g.crews[0].smoke) == ((3, 15), 0)
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
    table.hand("blue", airstrike="hover_strike").g.crews[0].smoke = 1
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


@pytest.mark.rule("TR-AIR-107")
def test_supply_drop_reaches_the_rig_with_any_section() -> None:
    table = sandy("big_rig", "blue", "green").put(RIG).dented("cow_catcher", "airstrike")
    table.hand("big_rig", airstrike="supply_drop").active("rig front").effect(op.AIRSTRIKE, 0).choose("space 2,9")
    table.choose("use supply_drop")
    assert table.offers == {"rig_command cow_catcher", "rig_command airstrike"}
    table.choose("rig_command cow_catcher")
    assert table.g.crews[0].dented == 0b1000
    table = sandy("big_rig", "blue", "green").put(RIG).dented("cow_catcher").hand("big_rig", airstrike="supply_drop")
    assert table.active("rig front").effect(op.AIRSTRIKE, 0).choose("space 2,8").asked == ""


@pytest.mark.rule("TR-AIR-108")
def test_kamikaze_damages_without_a_roll_and_costs_the_chopper() -> None:
    table = holding("kamikaze").chopper("blue", (2, 12)).put({"green small": (2, 13), "wreck 1": (1, 11)})
    table.put({"orange small": (3, 11)}).damage("orange small", "dent", "dent")
    start(table).choose("use kamikaze")
    assert table.offers == {"vehicle green small", "vehicle wreck 1"}
    table.fate(damage="dent").target("green small")
    assert (table.damage_of("green small"), table.chopper_of("blue"), table.asked) == (("dent",), "gone", "assign")
    table = holding("kamikaze").chopper("blue", (2, 12)).put({"green small": (2, 13), "wreck 1": (1, 11)})
    start(table).choose("use kamikaze").target("wreck 1")
    assert table.eliminated("wreck 1")


@pytest.mark.rule("TR-AIR-108", "TR-CRD-19")
def test_kamikaze_is_nothing_for_round_one_or_without_a_target() -> None:
    table = holding("kamikaze").chopper("blue", (2, 12)).put({"green small": (2, 14)})
    assert start(table).asked == "assign"
    table.put({"green small": (2, 13)}).g.round = 1
    assert start(table).asked == "assign"


@pytest.mark.rule("TR-AIR-10")
def test_kamikaze_names_a_command_of_the_section_next_to_the_chopper() -> None:
    table = holding("kamikaze", "blue", "big_rig", "green").put(RIG).chopper("blue", (2, 14)).dented("cow_catcher")
    start(table).choose("use kamikaze")
    assert (table.g.crews[1].dented, table.chopper_of("blue")) == (0b11, "gone")
    table = holding("kamikaze", "blue", "big_rig", "green").put(RIG).chopper("blue", (2, 14))
    start(table).choose("use kamikaze")
    assert table.offers == {"rig_command missile_launcher", "rig_command cow_catcher"}
