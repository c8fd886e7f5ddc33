"""Return Fire and Emergency Weld (TR-ONE-104, TR-ONE-105, TR-ONE-08, TR-ONE-09, TR-ONE-12), with the example E13."""

import pytest

from carambolage.games.thunder_road.names.effect import Effect
from tests.games.thunder_road.scenario import Scenario
from tests.rules.thunder_road.rigs import order
from tests.rules.thunder_road.sandy import in_ruins, sandy

RIG = {"rig front": (2, 9), "rig middle": (2, 8), "rig rear": (2, 7)}


def shot_at(*, hit: bool = False, **options: object) -> Scenario:
    """Blue's medium car shoots at green's small car, which may answer."""
    table = sandy(**options).put({"blue medium": (2, 9), "green small": (2, 10)}).hand("green", one_shot="return_fire")
    table.fate(shot="any", damage="dent") if hit else table.fate(shot="large")
    return table.shoot("blue medium").target("green small")


@pytest.mark.rule("TR-ONE-104", "TR-ONE-03", "TR-CRD-40")
@pytest.mark.parametrize("hit", [False, True])
def test_return_fire_answers_hit_and_miss(hit: bool) -> None:
    table = shot_at(hit=hit)
    assert (table.asked, table.player) == ("play_reaction", "green")
    table.fate(shot="medium", damage="dent").accept()
    assert (table.damage_of("blue medium"), table.team(1).one_shot, table.asked) == (("dent",), 0, "")


@pytest.mark.rule("TR-ONE-104")
def test_return_fire_goes_in_any_direction_and_at_any_distance() -> None:
    table = sandy().put({"blue medium": (2, 9), "green small": (2, 10)}).hand("green", one_shot="return_fire")
    table.fate(shot="any", damage="blat_off", direction="FR", stunt=3).shoot("blue medium").target("green small")
    assert (table.where("green small"), table.asked) == ((5, 11), "play_reaction")
    table.fate(shot="medium", damage="dent").accept()
    assert table.damage_of("blue medium") == ("dent",)


@pytest.mark.rule("TR-ONE-104")
@pytest.mark.parametrize("why", ["broken", "lost", "chopper", "own", "sandstorm", "jammed"])
def test_return_fire_is_not_offered(why: str) -> None:
    table = sandy(carnage=True).put({"blue medium": (2, 9), "green small": (2, 10)})
    table.hand("green", one_shot="return_fire").fate(shot="any")
    if why == "broken":
        table.damage("green small", "dent").fate(damage="dent")
    elif why == "lost":
        table.ground({(2, 11): "impassable"}).fate(damage="skid_front")
    elif why == "sandstorm":
        table.condition(1, "sandstorm").put({"blue medium": (2, 7), "green small": (2, 8)}).fate(damage="dent")
    elif why == "jammed":
        table.damage("green small", "jammed_guns")
        table.coming.clear()
        table.fate(shot="large")
    if why == "chopper":
        table.put({"blue medium": (0, 3)}).chopper("blue", (2, 9)).fate(damage="dent").active("blue medium")
        table.effect(Effect.CHOPPER_SHOT, 0)
    elif why == "own":
        table.put({"green medium": (2, 9), "blue medium": (5, 3)}).fate(damage="dent").shoot("green medium")
    else:
        table.shoot("blue medium")
    assert table.target("green small").asked == ""


@pytest.mark.rule("TR-ONE-104", "TR-CRD-55")
def test_no_return_fire_at_a_shooter_whom_the_shrapnel_has_broken() -> None:
    table = sandy().put({"blue small": (2, 9), "blue medium": (0, 3), "green small": (2, 10)})
    table.damage("blue small", "dent").hand("green", one_shot="return_fire")
    table.fate(shot="any", damage="shrapnel", direction="B").fate(damage="dent").shoot("blue small")
    table.target("green small")
    assert (table.broken("blue small"), table.broken("green small"), table.asked) == (True, False, "")


@pytest.mark.rule("TR-ONE-104")
def test_a_return_fire_is_never_answered() -> None:
    table = shot_at().hand("blue", one_shot="return_fire").fate(shot="medium", damage="dent").accept()
    assert (table.asked, table.damage_of("blue medium")) == ("", ("dent",))


@pytest.mark.rule("TR-ONE-104")
def test_return_fire_at_the_rig_names_any_command_on_the_board() -> None:
    table = sandy("big_rig", "green", "orange").put({**RIG, "green small": (2, 10)}).dented("airstrike")
    table.hand("green", one_shot="return_fire").fate(shot="large").shoot("rig front").target("green small").accept()
    assert table.offers == {
        "rig_command missile_launcher",
        "rig_command cow_catcher",
        "rig_command traction_drive",
        "rig_command hazard_dispenser",
        "rig_command targeting_computer",
    }
    table.fate(shot="large").choose("rig_command hazard_dispenser")
    assert table.team(0).dented == 0b11000


@pytest.mark.rule("TR-ONE-104", "TR-CRD-66")
def test_damage_by_return_fire_is_not_credited_to_the_player_in_turn() -> None:
    table = sandy().put({"blue medium": (2, 9), "green small": (2, 10), "orange small": (0, 10)})
    table.hand("green", one_shot="return_fire").hand("blue", bounty="head_hunter").ground({(0, 11): "impassable"})
    table.put({"orange small": (3, 9)}).ground({(3, 10): "impassable"})
    table.fate(shot="large").shoot("blue medium").target("green small")
    table.fate(shot="medium", damage="skid_front_right").fate(slam="bottom", direction="F").accept()
    while table.asked == "slam_reroll":
        table.decline()
    assert (table.eliminated("orange small"), table.asked) == (True, "")


@pytest.mark.rule("TR-ONE-12", "TR-GER-16")
def test_return_fire_uses_the_deck_of_whoever_answers() -> None:
    table = shot_at().german("green", 1)
    table.team(1).deck = 1 << 1
    table.fate(number=0, damage="dent").accept()
    assert (table.damage_of("blue medium"), table.team(1).discard) == (("dent",), 1 << 1)


@pytest.mark.rule("TR-ONE-104", "TR-CRD-41")
@pytest.mark.parametrize("masked", [True, False])
def test_that_somebody_passed_is_told_only_by_the_option(masked: bool) -> None:
    table = shot_at(mask_reactions=masked).decline()
    assert table.told("reaction_passed") == ([] if masked else [(1, 0, 0)])
    assert table.team(1).one_shot == 4


@pytest.mark.rule("TR-EFX-17", "TR-ONE-105", "TR-ONE-08", "TR-OUT-02")
def test_example_13_emergency_weld() -> None:
    table = in_ruins(sandy(), "green", but="small").put({"green small": (2, 10)}).damage("green small", "shrapnel")
    table.hand("green", one_shot="emergency_weld").active("blue medium").fate(damage="dent").hit("green small")
    assert (table.asked, table.player) == ("play_reaction", "green")
    table.accept()
    assert table.offers == {"repair green small 1", "repair green small 2"}
    table.choose("repair green small 1")
    assert (table.damage_of("green small"), table.broken("green small")) == (("dent",), False)
    assert (table.is_out("green"), table.final) == (False, 0)
    table = in_ruins(sandy(), "green", but="small").put({"green small": (2, 10)}).damage("green small", "shrapnel")
    table.active("blue medium").fate(damage="dent").hit("green small")
    assert (table.is_out("green"), table.final) == (True, 1)


@pytest.mark.rule("TR-ONE-105")
def test_a_welded_vehicle_has_still_lost_its_moves() -> None:
    table = sandy().put({"blue medium": (2, 9)}).token((2, 10), "mine").damage("blue medium", "dent")
    table.hand("blue", one_shot="emergency_weld").fate(damage="shrapnel", direction="B").drive("blue medium", 4)
    table.step("F").accept().choose("repair blue medium 2")
    assert (table.where("blue medium"), table.broken("blue medium"), table.moves) == ((2, 10), False, 0)


@pytest.mark.rule("TR-ONE-08", "TR-CRD-59")
def test_a_fire_ring_is_gone_and_nothing_else_reacts() -> None:
    table = sandy(carnage=True).put({"green small": (2, 10), "orange small": (2, 11)}).burning("green small")
    table.damage("green small", "unstable_ammo").hand("green", one_shot="emergency_weld")
    table.hand("blue", bounty="hit_and_run").dice("blue", 1).put({"blue medium": (0, 3)}).active("blue medium")
    table.fate(damage="dent").hit("green small").accept().choose("repair green small 2")
    assert (table.is_burning("green small"), table.damage_of("orange small"), table.asked) == (False, (), "")


@pytest.mark.rule("TR-ONE-09")
def test_an_effect_card_goes_with_its_token() -> None:
    table = sandy(carnage=True).put({"green small": (2, 10)}).damage("green small", "leaky_tank")
    table.hand("green", one_shot="emergency_weld").fate(damage="dent").hit("green small").accept()
    table.choose("repair green small 1")
    assert (table.damage_of("green small"), table.ongoing_discard.bit_count()) == (("dent",), 1)


@pytest.mark.rule("TR-CRD-06", "TR-ONE-105")
def test_a_bike_and_a_command_of_the_rig_can_be_welded() -> None:
    table = sandy("final_five", "green", "orange").put({"bike 1": (2, 10)})
    table.hand("final_five", one_shot="emergency_weld").hit("bike 1").accept()
    assert (table.broken("bike 1"), table.damage_of("bike 1")) == (False, ())
    table = sandy("big_rig", "green", "orange").put(RIG).hand("big_rig", one_shot="emergency_weld")
    table.team(0).dented = 0b111110
    table.hit("rig front").accept()
    assert (table.eliminated("rig front"), table.team(0).dented) == (False, 0b111110)


@pytest.mark.rule("TR-ONE-105")
@pytest.mark.parametrize("command", ["cow_catcher", "airstrike", "targeting_computer"])
def test_a_weld_repairs_the_very_command_that_was_just_damaged(command: str) -> None:
    table = sandy("big_rig", "green", "orange").put(RIG).dented("missile_launcher", "hazard_dispenser")
    before = table.team(0).dented
    table.hand("big_rig", one_shot="emergency_weld").hit("rig front").choose(f"rig_command {command}")
    assert table.team(0).dented.bit_count() == 3
    assert table.accept().team(0).dented == before


@pytest.mark.rule("TR-ONE-105")
def test_the_rig_may_weld_whatever_its_place_at_the_table() -> None:
    table = sandy("green", "orange", "big_rig").put(RIG).hand("big_rig", one_shot="emergency_weld").hit("rig front")
    table.choose("rig_command cow_catcher")
    assert (table.asked, table.player, table.team("big_rig").dented) == ("play_reaction", "big_rig", 0b10)
    assert table.accept().team("big_rig").dented == 0


@pytest.mark.rule("TR-CRD-41", "TR-ONE-105", "TR-CRD-38")
def test_of_two_cars_broken_at_once_only_one_is_welded() -> None:
    table = sandy("big_rig", "green", "orange").put({**RIG, "green small": (1, 12), "green large": (3, 12)})
    table.damage("green small", "dent").damage("green large", "dent").hand("green", one_shot="emergency_weld")
    order(table.fate(shot="any"), "missile_launcher", 1).step("F")
    assert (table.asked, table.player) == ("play_reaction", "green")
    table.accept().choose("repair green small 1")
    assert (table.broken("green small"), table.broken("green large"), table.asked) == (False, True, "")


@pytest.mark.rule("TR-CRD-41", "TR-ONE-104", "TR-CRD-38")
def test_return_fire_answers_one_of_two_shots() -> None:
    table = sandy().leader("blue", "machine_gun_joe").hand("green", one_shot="return_fire")
    table.put({"blue medium": (2, 9), "green small": (2, 10), "green large": (1, 9)}).fate(shot="any", damage="dent")
    table.shoot("blue medium").target("green small").choose("use machine_gun_joe").fate(shot="medium")
    table.target("green large")
    assert (table.asked, table.player) == ("play_reaction", "green")
    table.fate(shot="large").accept()
    assert (table.asked, table.team("green").one_shot, len(table.told("card_used"))) == ("", 0, 2)
