"""Advanced airstrikes that strike: Carpet Bombing, Hover Strike, Rotor Wash, Kamikaze (TR-AIR-101 to 103, 108), E18."""

import pytest

from carambolage.games.thunder_road.names.effect import Effect
from tests.games.thunder_road.scenario import Scenario
from tests.rules.thunder_road.extra_ammo.choppers import RIG, airstrike, holding, start


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
    table.round_number = 1
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
    assert table.team(1).dented == 0b100010


@pytest.mark.rule("TR-AIR-102")
def test_hover_strike_shoots_from_where_the_chopper_is() -> None:
    table = start(holding("hover_strike").chopper("blue", (2, 12)).put({"green small": (2, 13)}))
    table.choose("use hover_strike")
    assert (table.asked, table.offers) == ("shoot_target", {"vehicle green small", "decline"})
    table.fate(shot="any", damage="dent").target("green small")
    assert (table.damage_of("green small"), table.asked, table.team(0).airstrike) == (("dent",), "assign", 0)


@pytest.mark.rule("TR-AIR-102", "TR-CRD-19")
@pytest.mark.parametrize("why", ["no chopper", "no target", "round 1", "sandstorm"])
def test_hover_strike_is_not_offered_without_a_possible_shot(why: str) -> None:
    table = holding("hover_strike").chopper("blue", (2, 12)).put({"green small": (2, 13)})
    if why == "no chopper":
        table.chopper("blue", (2, 12)).team(0).chopper = -1
    elif why == "no target":
        table.put({"green small": (2, 15)})
    elif why == "round 1":
        table.round_number = 1
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
    assert (table.where("rig front"), table.where("green small"), table.team(1).dented) == ((2, 13), (3, 14), 0)


@pytest.mark.rule("TR-AIR-103", "TR-AIR-09", "TR-BOU-106")
def test_example_18_rotor_wash() -> None:
    table = holding("rotor_wash").put({"green small": (2, 13), "orange small": (1, 11)})
    airstrike(table, (2, 12)).choose("use rotor_wash")
    assert (table.where("green small"), table.where("orange small")) == ((2, 14), (0, 11))
    table = holding("rotor_wash").put({"green small": (2, 13), "orange small": (1, 11)}).ground({(0, 11): "impassable"})
    airstrike(table.hand("blue", bounty="head_hunter"), (2, 12)).choose("use rotor_wash")
    assert (table.eliminated("orange small"), table.asked, table.player) == (True, "claim_bounty", "blue")


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
    table.put({"green small": (2, 13)}).round_number = 1
    assert start(table).asked == "assign"


@pytest.mark.rule("TR-AIR-10")
def test_kamikaze_names_a_command_of_the_section_next_to_the_chopper() -> None:
    table = holding("kamikaze", "blue", "big_rig", "green").put(RIG).chopper("blue", (2, 14)).dented("cow_catcher")
    start(table).choose("use kamikaze")
    assert (table.team(1).dented, table.chopper_of("blue")) == (0b11, "gone")
    table = holding("kamikaze", "blue", "big_rig", "green").put(RIG).chopper("blue", (2, 14))
    start(table).choose("use kamikaze")
    assert table.offers == {"rig_command missile_launcher", "rig_command cow_catcher"}


@pytest.mark.rule("TR-CRD-18", "TR-AIR-103")
def test_rotor_wash_needs_somebody_around_the_chopper() -> None:
    table = airstrike(holding("rotor_wash").put({"green small": (2, 14), "orange small": (2, 10)}), (2, 12))
    assert (table.asked, table.chopper_of("blue")) == ("", (2, 12))


@pytest.mark.rule("TR-AIR-101", "TR-AIR-108", "TR-AIR-10", "TR-RIG-38")
def test_a_section_without_an_undamaged_command_is_no_target_of_bombs_and_kamikaze() -> None:
    def rig(name: str) -> Scenario:
        table = holding(name, "blue", "big_rig", "green").put({"rig front": (1, 14), "rig middle": (2, 13)})
        return table.dented("traction_drive", "airstrike")

    assert airstrike(rig("carpet_bombing"), (2, 12)).asked == ""
    assert start(rig("kamikaze").chopper("blue", (2, 12))).asked == "assign"
    bombed = airstrike(rig("carpet_bombing").put({"green small": (1, 12)}), (2, 12))
    bombed.fate(shot="large").choose("use carpet_bombing")
    assert [bombed.name_of(target) for _, target, _ in bombed.told("shot")] == ["green small"]


@pytest.mark.rule("TR-AIR-05", "TR-BOU-106")
def test_carpet_bombing_takes_the_shot_of_the_airstrike_only() -> None:
    table = holding("carpet_bombing").hand("blue", bounty="head_hunter").ground({(2, 14): "impassable"})
    airstrike(table.put({"green small": (2, 13), "orange small": (4, 13)}), (2, 12))
    table.fate(shot="any", damage="skid_front").choose("use carpet_bombing")
    assert (table.eliminated("green small"), table.asked) == (True, "claim_bounty")
    table.accept().choose("space 4,12")
    assert (table.asked, table.offers) == ("shoot_target", {"vehicle orange small", "decline"})
    assert table.decline().asked == ""


@pytest.mark.rule("TR-AIR-05", "TR-AIR-104")
def test_a_second_airstrike_of_the_turn_has_its_shot_again() -> None:
    table = airstrike(holding("carpet_bombing").put({"green small": (2, 13)}), (2, 12))
    table.fate(shot="large").choose("use carpet_bombing")
    assert (table.told("shot")[0][1], table.asked) == (table.vehicle("green small"), "")
    table.effect(Effect.AIRSTRIKE, 0).choose("space 1,12")
    assert (table.asked, table.offers) == ("shoot_target", {"vehicle green small", "decline"})
