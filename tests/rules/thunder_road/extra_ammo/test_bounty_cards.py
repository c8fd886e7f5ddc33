"""Goals and rewards of the bounties from Slow and Steady on (TR-BOU-102 to 108), with the example E21."""

import pytest

from tests.games.thunder_road.scenario import Scenario
from tests.rules.thunder_road.sandy import in_ruins, sandy

RIG = {"rig front": (2, 5), "rig middle": (2, 4), "rig rear": (2, 3)}


def trailing(**places: tuple[int, int]) -> Scenario:
    """E21: blue's cars at progress 11 and 14, operable enemies at 15, 18 and 20, a broken one at 9."""
    table = sandy().hand("blue", bounty="slow_and_steady").lose("blue large")
    table.put({"blue small": (1, 5), "blue medium": (2, 7), "green small": (3, 7), "green medium": (4, 9)})
    table.put({"orange small": (0, 10), "green large": (1, 4)}).damage("green large", "dent", "dent")
    table.put({name.replace("_", " "): place for name, place in places.items()})
    table.g.round = 3
    return table.dice("blue", 3)


@pytest.mark.rule("TR-BOU-102", "TR-BOU-12")
def test_example_21_slow_and_steady() -> None:
    table = trailing().turn("blue")
    assert (table.asked, table.player) == ("claim_bounty", "blue")
    assert table.accept().assign(3, "small").moves == 6
    assert trailing(orange_small=(4, 7)).turn("blue").asked == "assign"


@pytest.mark.rule("TR-BOU-102", "TR-BOU-12")
def test_slow_and_steady_needs_both_sides_on_the_board_and_a_later_round() -> None:
    table = trailing()
    table.g.round = 1
    assert table.turn("blue").asked == "assign"
    assert trailing().start_area("blue small", "blue medium").turn("blue").asked == "assign"
    table = trailing().start_area("green small", "green medium", "orange small")
    assert table.turn("blue").asked == "assign"


@pytest.mark.rule("TR-BOU-102")
def test_slow_and_steady_goes_beyond_a_coast_and_gives_the_rig_two() -> None:
    table = trailing().lose("blue medium").moved("blue small").turn("blue").accept()
    assert (table.g.turn.coast, table.moves) == (1, 4)
    table = sandy("big_rig", "green", "orange").put({**RIG, "green small": (2, 12)})
    table.hand("big_rig", bounty="slow_and_steady").dice("big_rig", 1, 2, 2, 2).turn("big_rig").accept()
    assert table.choose("steering 2", "rig 2 cow_catcher").moves == 4


@pytest.mark.rule("TR-BOU-102")
def test_of_the_final_five_the_first_bike_moved_gains() -> None:
    table = sandy("final_five", "green", "orange").put({f"bike {n}": (n, 2) for n in range(1, 6)})
    table.put({"green small": (2, 12)}).hand("final_five", bounty="slow_and_steady").dice("final_five", 1, 1, 1, 1)
    table.turn("final_five").accept().choose("assign 1 1", "assign 1 3", "vehicle bike 3")
    assert table.moves == 4
    assert table.steps("F F F F").moves == 1


@pytest.mark.rule("TR-BOU-103", "TR-BOU-13")
def test_rubbing_grants_a_shot_after_the_chain() -> None:
    table = sandy().put({"blue medium": (2, 9), "green medium": (2, 10)}).hand("blue", bounty="rubbing_is_racing")
    table.fate(slam="bottom", direction="F").drive("blue medium", 1).step("F")
    assert table.asked == "claim_bounty"
    table.accept()
    assert (table.asked, table.offers) == ("shoot_target", {"vehicle green medium", "decline"})
    table.fate(shot="large").target("green medium")
    assert (table.asked, table.offers) == ("shoot_target", {"vehicle green medium", "decline"})


@pytest.mark.rule("TR-BOU-103", "TR-BOU-13")
@pytest.mark.parametrize("why", ["round 1", "own car", "wreck", "broken", "no target"])
def test_rubbing_is_not_claimed(why: str) -> None:
    other = {"own car": "blue large", "wreck": "wreck 1"}.get(why, "green medium")
    table = sandy().put({"blue medium": (2, 9), other: (2, 10)}).hand("blue", bounty="rubbing_is_racing")
    table.g.round = 1 if why == "round 1" else 2
    if why == "broken":
        table.damage("blue medium", "dent").token((2, 11), "mine")
        table.fate(slam="top", direction="F", damage="dent")
    else:
        table.fate(slam="bottom", direction="B" if why == "no target" else "F")
    table.drive("blue medium", 1).step("F")
    while table.asked in ("slam_reroll", "shoot_target"):
        table.decline()
    assert table.asked == ""


@pytest.mark.rule("TR-BOU-13", "TR-BOU-103")
def test_rubbing_counts_when_an_enemy_is_thrown_onto_the_active_vehicle() -> None:
    table = sandy().put({"blue medium": (2, 9), "green medium": (2, 10), "orange medium": (2, 11)})
    table.hand("blue", bounty="rubbing_is_racing").active("blue medium")
    table.fate(slam="bottom", direction="B").fate(slam="bottom", direction="BL").slam("orange medium", "green medium")
    assert (table.where("green medium"), table.where("blue medium")) == ((2, 9), (1, 8))
    assert table.asked == "claim_bounty"


@pytest.mark.rule("TR-BOU-104", "TR-BOU-13")
def test_pinball_needs_two_slams_with_three_vehicles() -> None:
    table = sandy().put({"blue medium": (2, 9), "green medium": (2, 10), "wreck 1": (2, 11)})
    table.hand("blue", bounty="pinball_wizard").damage("blue large", "dent").fate(slam="bottom", direction="F")
    table.fate(slam="bottom", direction="F").drive("blue medium", 1).step("F").decline()
    assert table.asked == "claim_bounty"
    table.accept()
    assert (table.damage_of("blue large"), table.g.crews[0].bounty) == ((), 0)


@pytest.mark.rule("TR-BOU-104")
def test_pinball_is_not_met_by_two_vehicles_or_by_two_chains() -> None:
    table = sandy().put({"blue medium": (2, 9), "green medium": (2, 10)}).damage("blue large", "dent")
    table.hand("blue", bounty="pinball_wizard").fate(slam="bottom", direction="F").drive("blue medium", 1).step("F")
    assert (table.asked, table.where("green medium")) == ("shoot_target", (2, 11))
    table.put({"orange medium": (2, 12)}).fate(slam="bottom", direction="F").slam("green medium", "orange medium")
    assert table.asked == ""


@pytest.mark.rule("TR-BOU-104")
def test_pinball_repairs_a_command_of_the_rig() -> None:
    table = sandy("big_rig", "green", "orange").put({**RIG, "green medium": (2, 6), "orange medium": (2, 7)})
    table.hand("big_rig", bounty="pinball_wizard").dented("cow_catcher", "airstrike")
    table.fate(direction="F").fate(slam="bottom", direction="FL").drive("rig front", 1)
    table.accept()
    assert table.offers == {"rig_command cow_catcher", "rig_command airstrike"}


@pytest.mark.rule("TR-BOU-105")
def test_down_and_dirty_brings_the_road_die_even_after_a_stop() -> None:
    table = sandy().put({"blue medium": (2, 9)}).ground({(2, 10): "mud"}).hand("blue", bounty="down_and_dirty")
    table.g.dice.road = 3
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
    table = sandy().put({"blue medium": (2, 9), "green small": (1, 9), "orange small": (4, 13)})
    table.ground({(1, 10): "impassable"}).hand("blue", bounty="head_hunter").hand("green", one_shot="return_fire")
    table.shoot("blue medium").fate(shot="any", damage="skid_front").target("green small").accept()
    table.choose("space 4,12").fate(shot="large").target("orange small")
    assert (table.eliminated("green small"), table.asked, table.g.shot.target) == (
        True,
        "",
        table.vehicle("green small"),
    )


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
    assert (table.token_at((3, 19)), table.token_at((5, 23)), table.g.hazards_discarded) == ("?oil", "", 2)


@pytest.mark.rule("TR-BOU-107")
def test_front_runner_is_for_driven_steps_of_the_active_vehicle() -> None:
    table = sandy().put({"blue medium": (2, 22), "green medium": (2, 23)}).hand("blue", bounty="front_runner")
    table.next_tile("4a", spots=((5, 5),)).fate(slam="bottom", direction="F", hazard="mine")
    table.drive("blue medium", 1).step("F")
    assert (table.g.tile_number, table.asked) == (4, "shoot_target")
    table = sandy().put({"blue medium": (2, 23)}).hand("blue", bounty="front_runner").next_tile("4a")
    assert table.drive("blue medium", 2).step("F").asked == "step"


@pytest.mark.rule("TR-BOU-108")
def test_last_legs_repairs_two_tokens() -> None:
    table = sandy().put({"blue medium": (2, 9), "blue small": (2, 7)}).lose("blue large")
    table.damage("blue small", "dent", "shrapnel").damage("blue medium", "dazed").hand("blue", bounty="last_legs")
    table.active("blue medium").end_turn()
    assert table.asked == "claim_bounty"
    table.accept().choose("repair blue small 2", "repair blue small 1")
    assert (table.damage_of("blue small"), table.broken("blue small"), table.asked) == ((), False, "")


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
        assert table.g.crews[0].dented == 0b101
