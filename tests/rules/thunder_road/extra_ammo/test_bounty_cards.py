"""Slow and Steady, Rubbing Is Racing, Pinball Wizard (TR-BOU-102 to 104, TR-BOU-12, TR-BOU-13), with E21."""

import pytest

from tests.games.thunder_road.scenario import Scenario
from tests.rules.thunder_road.sandy import sandy

RIG = {"rig front": (2, 5), "rig middle": (2, 4), "rig rear": (2, 3)}


def trailing(**places: tuple[int, int]) -> Scenario:
    """E21: blue's cars at progress 11 and 14, operable enemies at 15, 18 and 20, a broken one at 9."""
    table = sandy().hand("blue", bounty="slow_and_steady").lose("blue large")
    table.put({"blue small": (1, 5), "blue medium": (2, 7), "green small": (3, 7), "green medium": (4, 9)})
    table.put({"orange small": (0, 10), "green large": (1, 4)}).damage("green large", "dent", "dent")
    table.put({name.replace("_", " "): place for name, place in places.items()})
    table.round_number = 3
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
    table.round_number = 1
    assert table.turn("blue").asked == "assign"
    assert trailing().start_area("blue small", "blue medium").turn("blue").asked == "assign"
    table = trailing().start_area("green small", "green medium", "orange small")
    assert table.turn("blue").asked == "assign"


@pytest.mark.rule("TR-BOU-102")
def test_slow_and_steady_goes_beyond_a_coast_and_gives_the_rig_two() -> None:
    table = trailing().lose("blue medium").moved("blue small").turn("blue").accept()
    assert (table.turn_coast, table.moves) == (1, 4)
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
    table.round_number = 1 if why == "round 1" else 2
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


@pytest.mark.rule("TR-BOU-13", "TR-BOU-103")
def test_rubbing_is_not_claimed_for_a_later_chain_of_others() -> None:
    table = sandy().put({"blue medium": (2, 9), "green medium": (2, 10), "orange medium": (2, 12)})
    table.put({"orange small": (1, 10)}).hand("blue", bounty="rubbing_is_racing").fate(slam="bottom", direction="F")
    table.drive("blue medium", 1)
    assert table.step("F").asked == "claim_bounty"
    table.decline().fate(shot="medium", damage="skid_front").fate(slam="bottom", direction="F").target("green medium")
    assert (table.where("orange medium"), table.asked) == ((2, 13), "")


@pytest.mark.rule("TR-BOU-104", "TR-BOU-13")
def test_pinball_needs_two_slams_with_three_vehicles() -> None:
    table = sandy().put({"blue medium": (2, 9), "green medium": (2, 10), "wreck 1": (2, 11)})
    table.hand("blue", bounty="pinball_wizard").damage("blue large", "dent").fate(slam="bottom", direction="F")
    table.fate(slam="bottom", direction="F").drive("blue medium", 1).step("F").decline()
    assert table.asked == "claim_bounty"
    table.accept()
    assert (table.damage_of("blue large"), table.team(0).bounty) == ((), 0)


@pytest.mark.rule("TR-BOU-104")
def test_pinball_is_not_met_by_two_vehicles_or_by_two_chains() -> None:
    table = sandy().put({"blue medium": (2, 9), "green medium": (2, 10)}).damage("blue large", "dent")
    table.hand("blue", bounty="pinball_wizard").fate(slam="bottom", direction="F").drive("blue medium", 1).step("F")
    assert (table.asked, table.where("green medium")) == ("shoot_target", (2, 11))
    table.put({"orange medium": (2, 12)}).fate(slam="bottom", direction="F").slam("green medium", "orange medium")
    assert table.asked == ""


@pytest.mark.rule("TR-BOU-104")
def test_all_sections_of_the_rig_are_one_vehicle_for_pinball() -> None:
    table = sandy("blue", "big_rig", "green").put({**RIG, "blue medium": (2, 2)}).damage("blue large", "dent")
    table.hand("blue", bounty="pinball_wizard").fate(direction=["F", "F", "FL"]).drive("blue medium", 1).step("F")
    assert (len(table.told("slam")), table.asked) == (3, "")


@pytest.mark.rule("TR-BOU-104")
def test_pinball_repairs_a_command_of_the_rig() -> None:
    table = sandy("big_rig", "green", "orange").put({**RIG, "green medium": (2, 6), "orange medium": (2, 7)})
    table.hand("big_rig", bounty="pinball_wizard").dented("cow_catcher", "airstrike")
    table.fate(direction="F").fate(slam="bottom", direction="FL").drive("rig front", 1)
    table.accept()
    assert table.offers == {"rig_command cow_catcher", "rig_command airstrike"}


@pytest.mark.rule("TR-BOU-103", "TR-GEO-09", "TR-RIG-03", "TR-RIG-35")
@pytest.mark.parametrize(("behind", "asked"), [((3, 7), "claim_bounty"), ((3, 6), "")])
def test_rubbing_of_the_rig_finds_targets_behind_its_rear_section(behind: tuple[int, int], asked: str) -> None:
    table = sandy("big_rig", "green", "orange").put({"rig front": (2, 9), "rig middle": (2, 8), "rig rear": (2, 7)})
    table.put({"green small": (2, 10)}).hand("big_rig", bounty="rubbing_is_racing").put({"orange small": behind})
    table.fate(direction="BL").drive("rig front", 1)
    assert (table.where("green small"), table.asked) == ((1, 9), asked)


@pytest.mark.rule("TR-BOU-103", "TR-GEO-09", "TR-RIG-03")
def test_rubbing_of_the_rig_finds_nobody_behind_a_section_that_is_not_on_the_board() -> None:
    table = sandy("big_rig", "green", "orange").put({"rig front": (2, 0), "green small": (2, 1)})
    table.put({"orange small": (5, 22)}).hand("big_rig", bounty="rubbing_is_racing").fate(direction="BL")
    table.drive("rig front", 1)
    assert (table.where("rig middle"), table.where("rig rear"), table.asked) == ((2, 0), "start", "")
