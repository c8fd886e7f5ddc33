"""When bounties are dealt, met and claimed (TR-BOU-01 to 15)."""

import pytest

from carambolage.games.thunder_road.names.cards import BOUNTY_KINDS, Bounty
from carambolage.games.thunder_road.names.effect import Effect
from tests.games.thunder_road.scenario import Scenario
from tests.rules.chance import assert_even
from tests.rules.thunder_road.sandy import in_ruins, sandy


def hunting(name: str, *crews: str) -> Scenario:
    """Blue holds a bounty; its medium car drives in lane 2."""
    return sandy(*crews).put({"blue medium": (2, 9)}).hand("blue", bounty=name)


def push_off(table: Scenario, enemy: str = "green small") -> Scenario:
    """Blue's medium car pushes somebody off the left edge."""
    table.put({"blue medium": (0, 9), enemy: (0, 10)}).fate(slam="bottom", direction="FL")
    table.drive("blue medium", 1).step("F")
    return table.decline() if table.asked == "slam_reroll" else table


@pytest.mark.slow
@pytest.mark.rule("TR-BOU-01")
def test_every_crew_gets_one_of_eight_different_cards() -> None:
    found = []
    for seed in range(150):
        table = Scenario.from_the_box(6, seed=seed, bounties=True, crew_choice="random").settle()
        hands = [c.bounty - 1 for c in table.teams]
        assert (len(set(hands)), min(hands) >= 0) == (6, True)
        found += hands
    assert_even(found, BOUNTY_KINDS)


@pytest.mark.rule("TR-BOU-02", "TR-BOU-04", "TR-BOU-106")
def test_the_goal_met_is_rewarded_at_once_and_the_card_leaves() -> None:
    table = push_off(hunting("head_hunter"))
    assert (table.asked, table.player, table.offers) == ("claim_bounty", "blue", {"accept", "decline"})
    table.accept()
    assert (table.asked, table.team(0).bounty) == ("airstrike_space", 0)
    assert table.told("card_used") == [(0, 46 + Bounty.HEAD_HUNTER, 0)]
    assert "step" not in table.story()


@pytest.mark.rule("TR-BOU-03")
def test_declining_keeps_the_card_for_a_later_goal() -> None:
    table = push_off(hunting("head_hunter")).decline()
    assert (table.team(0).bounty, table.asked) == (Bounty.HEAD_HUNTER + 1, "")
    table.drive("blue medium", 1)
    assert table.step("F").asked == ""
    assert push_off(table, "orange small").asked == "claim_bounty"


@pytest.mark.rule("TR-BOU-05", "TR-CRD-66")
def test_nothing_is_claimed_in_another_players_turn() -> None:
    table = sandy().hand("blue", bounty="head_hunter").put({"green medium": (0, 9), "orange small": (0, 10)})
    table.fate(slam="bottom", direction="FL").drive("green medium", 1).step("F").decline()
    assert (table.eliminated("orange small"), table.asked) == (True, "")


@pytest.mark.rule("TR-BOU-06")
def test_a_reward_without_effect_is_not_offered() -> None:
    table = hunting("head_hunter")
    table.team(0).chopper = -2
    assert push_off(table).asked == ""
    table = hunting("hit_and_run").put({"green small": (2, 10)}).damage("green small", "dent").dice("blue", 6)
    table.active("blue medium").fate(damage="dent").hit("green small")
    assert (table.broken("green small"), table.asked) == (True, "")


@pytest.mark.rule("TR-BOU-07", "TR-CRD-22")
def test_wrecks_and_own_vehicles_do_not_count() -> None:
    assert push_off(hunting("head_hunter"), "wreck 1").asked == ""
    assert push_off(hunting("head_hunter"), "blue small").asked == ""


@pytest.mark.rule("TR-BOU-07", "TR-CRD-29")
def test_who_is_lost_with_the_rear_tile_is_not_credited() -> None:
    table = hunting("head_hunter").put({"blue medium": (2, 23), "green small": (2, 3)})
    table.drive("blue medium", 1).step("F")
    assert (table.eliminated("green small"), table.asked) == (True, "")


@pytest.mark.rule("TR-BOU-08")
def test_a_player_who_goes_out_by_the_same_event_gets_nothing() -> None:
    table = in_ruins(sandy().hand("blue", bounty="head_hunter"), "blue", but="medium")
    table.put({"blue medium": (2, 9), "green small": (3, 9)}).active("blue medium")
    table.turn_vehicle = table.vehicle("blue medium")
    table.chopper("green", (2, 9)).chopper("orange", (3, 9)).end_turn()
    assert (table.is_out("blue"), table.eliminated("green small"), table.asked) == (True, True, "")


@pytest.mark.rule("TR-BOU-09")
def test_a_goal_that_ends_the_game_is_not_rewarded() -> None:
    table = in_ruins(Scenario("blue", "green").hand("blue", bounty="head_hunter"), "green", but="small")
    push_off(table)
    assert (table.winner, table.asked) == ("blue", "")
    table = in_ruins(Scenario("blue", "green").hand("blue", bounty="hit_and_run"), "green", but="small")
    table.dice("blue", 1, 2).put({"blue medium": (2, 9), "green small": (2, 10)}).damage("green small", "dent")
    table.active("blue medium").fate(damage="dent").hit("green small")
    assert (table.winner, table.asked) == ("blue", "")


@pytest.mark.rule("TR-BOU-10", "TR-BOU-106")
def test_no_shot_of_a_reward_in_round_one() -> None:
    table = hunting("head_hunter").put({"orange small": (4, 13)})
    table.round_number = 1
    push_off(table).accept().choose("space 4,12")
    assert (table.chopper_of("blue"), table.asked) == ((4, 12), "")
    table = push_off(hunting("head_hunter").put({"orange small": (4, 13)})).accept().choose("space 4,12")
    assert (table.asked, table.offers) == ("shoot_target", {"vehicle orange small", "decline"})


@pytest.mark.rule("TR-BOU-101", "TR-BOU-11")
def test_any_breakdown_of_a_small_enemy_in_the_own_turn_counts() -> None:
    for enemy, asked in (("green small", "claim_bounty"), ("green medium", ""), ("blue small", "")):
        table = hunting("hit_and_run").put({enemy: (3, 12)}).damage(enemy, "dent").token((3, 13), "mine")
        table.dice("blue", 2).active("blue medium").fate(damage="dent").shove(enemy, "F")
        assert (table.broken(enemy), table.asked) == (True, asked)
    table = hunting("hit_and_run", "blue", "final_five", "green").put({"bike 1": (3, 12)}).dice("blue", 2)
    assert table.active("blue medium").hit("bike 1").asked == "claim_bounty"


@pytest.mark.rule("TR-EFX-55", "TR-BOU-101")
def test_hit_and_run_turns_a_die_to_six() -> None:
    table = hunting("hit_and_run").put({"green small": (2, 10)}).damage("green small", "dent").dice("blue", 1, 1, 4, 6)
    table.active("blue medium").fate(damage="dent").hit("green small").accept()
    assert (table.asked, table.offers) == ("set_die", {"die 1", "die 4"})
    assert table.choose("die 1").dice_of("blue") == [1, 4, 6, 6]
    assert table.told("die_set") == [(0, 1, 6)]


@pytest.mark.rule("TR-BOU-101", "TR-CRD-35")
def test_hit_and_run_turns_a_die_of_the_rig_to_three() -> None:
    table = sandy("big_rig", "green", "orange").put({"rig front": (2, 9), "green small": (2, 10)})
    table.hand("big_rig", bounty="hit_and_run").damage("green small", "dent").dice("big_rig", 1, 2, 3)
    table.active("rig front").fate(damage="dent").hit("green small").accept()
    assert table.offers == {"die 1", "die 2"}
    assert table.choose("die 1").dice_of("big_rig") == [2, 3, 3]


@pytest.mark.rule("TR-BOU-14")
def test_head_hunter_counts_the_chopper_check_at_the_end_of_the_turn() -> None:
    table = hunting("head_hunter").put({"green small": (4, 12)}).chopper("orange", (4, 12)).active("blue medium")
    table.end_turn()
    assert (table.eliminated("green small"), table.asked, table.player) == (True, "claim_bounty", "blue")


@pytest.mark.rule("TR-BOU-04", "TR-BOU-106")
def test_several_lost_together_are_claimed_once() -> None:
    table = hunting("head_hunter").put({"green small": (4, 12), "orange small": (3, 12)})
    table.chopper("orange", (4, 12)).chopper("green", (3, 12)).active("blue medium").end_turn()
    assert table.asked == "claim_bounty"
    assert table.decline().asked == ""


@pytest.mark.rule("TR-BOU-15")
def test_damaging_the_rig_is_no_breakdown_but_its_loss_counts() -> None:
    rig = {"rig front": (4, 12), "rig middle": (4, 11), "rig rear": (4, 10)}
    table = hunting("hit_and_run", "blue", "big_rig", "green").put(rig).dice("blue", 1)
    table.active("blue medium").hit("rig front").choose("rig_command cow_catcher")
    assert table.asked == ""
    table = hunting("head_hunter", "blue", "big_rig", "green").put(rig).active("blue medium")
    table.team(1).dented = 0b111110
    table.hit("rig front")
    assert (table.eliminated("rig front"), table.asked) == (True, "claim_bounty")


@pytest.mark.rule("TR-BOU-04", "TR-BOU-101")
def test_inside_a_batch_the_claim_waits_for_its_end() -> None:
    table = sandy("big_rig", "green", "orange").put({"rig front": (2, 9), "rig middle": (2, 8), "rig rear": (2, 7)})
    table.put({"green small": (2, 11), "orange small": (2, 12)}).damage("green small", "dent")
    table.hand("big_rig", bounty="hit_and_run").dice("big_rig", 1).active("rig front")
    table.turn_rig_command = 1
    table.fate(shot="any").effect(Effect.RIG_AFTER_MOVE, table.vehicle("rig front"))
    assert (table.broken("green small"), table.damage_of("orange small")) == (True, ("minor",))
    assert (table.asked, table.batch) == ("claim_bounty", 0)
