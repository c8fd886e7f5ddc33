"""Bounties of the road: Down and Dirty, Head Hunter, Front Runner, On Its Last Legs (TR-BOU-105 to 108)."""

import pytest

from tests.rules.thunder_road.sandy import in_ruins, sandy

RIG = {"rig front": (2, 5), "rig middle": (2, 4), "rig rear": (2, 3)}


@pytest.mark.rule("TR-BOU-105")
def test_down_and_dirty_brings_the_road_die_even_after_a_stop() -> None:
    table = sandy().put({"blue medium": (2, 9)}).ground({(2, 10): "mud"}).hand("blue", bounty="down_and_dirty")
    table.road_die_value = 3
    table.drive("blue medium", 4).steps("F F F")
    assert table.asked == "claim_bounty"
    table.accept()
    assert table.asked == "road_bonus"
    assert table.accept().moves == 3
    table = sandy().put({"blue medium": (2, 9), "green medium": (2, 12)}).ground({(2, 10): "mud"})
    table.hand("blue", bounty="down_and_dirty").fate(slam="bottom", direction="FL")
    table.drive("blue medium", 6).steps("F F F")
    assert table.asked == "claim_bounty"
    assert table.accept().accept().moves == 1


@pytest.mark.rule("TR-BOU-105", "TR-BOU-06")
@pytest.mark.parametrize("why", ["two spaces", "no mud", "coast", "choked"])
def test_down_and_dirty_is_not_met(why: str) -> None:
    table = sandy(carnage=True).put({"blue medium": (2, 9)}).hand("blue", bounty="down_and_dirty")
    table.ground({(2, 10): "sand" if why == "no mud" else "mud"})
    if why == "choked":
        table.damage("blue medium", "choked_carburettor")
    moves = {"two spaces": 3, "no mud": 3}.get(why, 4)
    table.drive("blue medium", moves, coast=why == "coast")
    while table.asked == "step":
        table.step("F")
    assert table.asked == ""


@pytest.mark.rule("TR-BOU-105", "TR-BIK-13")
@pytest.mark.parametrize("answer", ["accept", "decline"])
def test_down_and_dirty_is_for_one_motorcycle_of_the_turn(answer: str) -> None:
    table = sandy("final_five", "green").put({"bike 1": (1, 9), "bike 2": (3, 9)}).ground({(1, 10): "mud"})
    table.hand("final_five", bounty="down_and_dirty").ground({(3, 10): "mud"}).dice("final_five", 4, 4)
    table.turn("final_five").choose("assign 4 1", "assign 4 2", "vehicle bike 1").steps("F F F").choose(answer)
    if answer == "accept":
        table.decline()
    table.steps("F F F")
    assert table.asked == ("" if answer == "accept" else "claim_bounty")


@pytest.mark.rule("TR-BOU-105")
def test_down_and_dirty_frees_the_rig_from_traction_drive() -> None:
    table = sandy("big_rig", "green", "orange").put(RIG).ground({(2, 6): "mud"})
    table.hand("big_rig", bounty="down_and_dirty").drive("rig front", 5)
    assert table.asked == "claim_bounty"
    assert table.accept().asked == "road_bonus"


@pytest.mark.rule("TR-BOU-105", "TR-ROA-103")
def test_a_downpour_makes_mud_for_down_and_dirty() -> None:
    table = sandy().put({"blue medium": (2, 9)}).condition(1, "downpour").hand("blue", bounty="down_and_dirty")
    table.drive("blue medium", 6).steps("F F F")
    assert table.asked == "claim_bounty"


@pytest.mark.rule("TR-BOU-106")
def test_head_hunter_moves_the_chopper_and_shoots() -> None:
    table = sandy().put({"blue medium": (0, 9), "green small": (0, 10), "orange small": (4, 13)})
    table.chopper("blue", (5, 20)).hand("blue", bounty="head_hunter").fate(slam="bottom", direction="FL")
    table.drive("blue medium", 1).step("F").decline().accept()
    assert ("space 5,20" in table.offers, "space 4,13" in table.offers) == (False, False)
    table.choose("space 4,12").fate(shot="any", damage="dent").target("orange small")
    assert (table.damage_of("orange small"), table.asked) == (("dent",), "")


@pytest.mark.rule("TR-BOU-106", "TR-CRD-14")
def test_a_shot_goes_on_after_the_reward_that_came_in_its_middle() -> None:
    cars = {"blue medium": (2, 9), "green small": (1, 9), "green large": (2, 10), "orange small": (4, 13)}
    table = sandy().put(cars).leader("blue", "machine_gun_joe", tokens=0)
    table.ground({(1, 10): "impassable"}).hand("blue", bounty="head_hunter").hand("green", one_shot="return_fire")
    table.shoot("blue medium").fate(shot="any", damage="skid_front").target("green small").accept()
    table.choose("space 4,12").fate(shot="large").target("orange small")
    assert (table.eliminated("green small"), table.asked) == (True, "effect_menu")
    assert "use machine_gun_joe" in table.offers


@pytest.mark.rule("TR-BOU-107")
def test_front_runner_drops_tokens_of_the_new_tile_before_going_on() -> None:
    table = sandy().put({"blue medium": (2, 23)}).hand("blue", bounty="front_runner")
    table.next_tile("4a", spots=((2, 0), (3, 3), (5, 7))).fate(hazard=["mine", "oil", "wreck"])
    table.drive("blue medium", 2).step("F")
    assert (table.asked, table.where("blue medium")) == ("claim_bounty", (2, 15))
    table.accept()
    assert table.offers == {"space 2,16", "space 3,19", "space 5,23", "decline"}
    table.choose("space 2,16", "space 5,23")
    assert (table.where("blue medium"), table.moves, table.damage_of("blue medium")) == ((2, 16), 1, ())
    assert (table.token_at((3, 19)), table.token_at((5, 23)), table.hazards_discarded) == ("?oil", "", 2)


@pytest.mark.rule("TR-BOU-107")
def test_front_runner_drops_tokens_of_every_kind_also_of_the_first() -> None:
    table = sandy().put({"blue medium": (2, 23)}).hand("blue", bounty="front_runner")
    table.next_tile("4a", spots=((0, 0), (3, 3))).fate(number=[0, 1]).drive("blue medium", 2).step("F").accept()
    assert table.offers == {"space 0,16", "space 3,19", "decline"}
    table.choose("space 0,16", "space 3,19")
    assert (table.token_at((0, 16)), table.hazard_discard[:2]) == ("", [1, 1])


@pytest.mark.rule("TR-BOU-107")
def test_front_runner_is_for_driven_steps_of_the_active_vehicle() -> None:
    table = sandy().put({"blue medium": (2, 22), "green medium": (2, 23)}).hand("blue", bounty="front_runner")
    table.next_tile("4a", spots=((5, 5),)).fate(slam="bottom", direction="F", hazard="mine")
    table.drive("blue medium", 1).step("F")
    assert (table.tile_number, table.asked) == (4, "shoot_target")
    table = sandy().put({"blue medium": (2, 23)}).hand("blue", bounty="front_runner").next_tile("4a")
    assert table.drive("blue medium", 2).step("F").asked == "step"


@pytest.mark.rule("TR-BOU-108")
def test_last_legs_repairs_two_tokens() -> None:
    table = sandy().put({"blue medium": (2, 9), "blue small": (2, 7), "blue large": (2, 5)})
    table.damage("blue small", "dent", "shrapnel").damage("blue medium", "dazed").damage("blue large", "dent", "dent")
    table.hand("blue", bounty="last_legs").active("blue medium").end_turn()
    assert table.asked == "claim_bounty"
    table.accept().choose("repair blue small 2", "repair blue small 1")
    assert (table.damage_of("blue small"), table.broken("blue small"), table.asked) == ((), False, "")
    assert (table.damage_of("blue medium"), table.damage_of("blue large")) == (("dazed",), ("dent", "dent"))


@pytest.mark.rule("TR-BOU-108")
def test_last_legs_needs_exactly_one_running_and_one_broken_on_the_board() -> None:
    table = sandy().put({"blue medium": (2, 9), "blue small": (2, 7)}).damage("blue small", "dent", "dent")
    assert table.hand("blue", bounty="last_legs").active("blue medium").end_turn().asked == ""
    table = in_ruins(sandy(), "blue", but="medium").put({"blue medium": (2, 9)}).hand("blue", bounty="last_legs")
    assert table.active("blue medium").end_turn().asked == ""


@pytest.mark.rule("TR-BOU-108")
@pytest.mark.parametrize(("dents", "asked"), [(3, ""), (4, "claim_bounty")])
def test_last_legs_of_the_rig_are_four_damaged_commands(dents: int, asked: str) -> None:
    names = ("missile_launcher", "cow_catcher", "traction_drive", "airstrike")[:dents]
    table = sandy("big_rig", "green", "orange").put(RIG).dented(*names).hand("big_rig", bounty="last_legs")
    assert table.active("rig front").end_turn().asked == asked
    if asked:
        table.accept().choose("rig_command airstrike", "rig_command cow_catcher")
        assert table.team(0).dented == 0b101
