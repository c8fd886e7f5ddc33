"""One shots of the own turn (TR-ONE-01 to 05, TR-ONE-101, TR-ONE-102, TR-ONE-107)."""

import pytest

from carambolage.games.thunder_road.names.cards import OneShot
from tests.games.thunder_road.scenario import Scenario
from tests.rules.chance import assert_even
from tests.rules.thunder_road.extra_ammo.one_shot_hands import RIG, holding


@pytest.mark.slow
@pytest.mark.rule("TR-ONE-01")
def test_every_crew_gets_one_of_eight_different_cards() -> None:
    found = []
    for seed in range(200):
        table = Scenario.from_the_box(6, seed=seed, one_shots=True, crew_choice="random").settle()
        hands = [c.one_shot - 1 for c in table.teams]
        assert (len(set(hands)), min(hands) >= 0) == (6, True)
        found += [held for c, held in zip(table.teams, hands, strict=True) if c.kind < 4]
    assert_even([held for held in found if held != OneShot.GHOST_RIDE], 7)


def menus_of(table: Scenario) -> int:
    """Play a turn on, declining what can be declined; how often an effect menu was opened."""
    menus = 0
    while table.asked:
        menus += table.asked == "effect_menu"
        wishes = ("decline", "assign 1 medium", "step F")
        table.choose(next(said for said in (*wishes, *sorted(table.offers)) if said in table.offers))
    return menus


@pytest.mark.rule("TR-ONE-02", "TR-ONE-03")
@pytest.mark.parametrize("name", ["loaded_dice", "nitro_burst", "ghost_ride", "free_order", "hotwire", "brake_check"])
def test_six_cards_are_for_the_own_turn_only_and_may_be_kept(name: str) -> None:
    table = holding(name).put({"wreck 1": (1, 9)}).dice("blue", 1, 2).turn("blue")
    assert (menus_of(table), table.team(0).one_shot) == (1, getattr(OneShot, name.upper()) + 1)
    table = holding(name).put({"blue medium": (4, 9), "green medium": (2, 9), "wreck 1": (1, 9)}).dice("green", 1, 2)
    assert menus_of(table.turn("green")) == 0


@pytest.mark.rule("TR-ONE-04")
def test_what_is_no_shot_may_be_played_in_round_one() -> None:
    table = holding("nitro_burst").start_area("blue medium")
    table.round_number = 1
    assert table.drive("blue medium", 2).choose("use nitro_burst").moves == 6


@pytest.mark.rule("TR-ONE-101")
def test_loaded_dice_rolls_some_dice_again() -> None:
    table = holding("loaded_dice").dice("blue", 1, 1, 5, 6).turn("blue").choose("use loaded_dice")
    assert len(table.offers) == 3 * 2 * 2 - 1
    table.fate(die=[4, 2]).choose("dice 3")
    assert (table.dice_of("blue"), table.asked, table.fate_left) == ([2, 4, 5, 6], "assign", 0)


@pytest.mark.rule("TR-ONE-101")
def test_loaded_dice_of_the_rig_and_without_dice() -> None:
    table = holding("loaded_dice", "big_rig", "green", "orange").put(RIG).dice("big_rig", 1, 1)
    table.team(0).turns = 1
    table.turn("big_rig").choose("use loaded_dice").fate(rig_die=[3, 3]).choose("dice 3")
    assert table.dice_of("big_rig") == [3, 3]
    assert holding("loaded_dice").turn("blue").asked == ""


@pytest.mark.rule("TR-ONE-102", "TR-ONE-05")
def test_nitro_burst_gives_four_moves_and_the_rig_two() -> None:
    table = holding("nitro_burst").drive("blue medium", 3).choose("use nitro_burst")
    assert (table.moves, table.team(0).one_shot) == (7, 0)
    table = holding("nitro_burst", "big_rig", "green", "orange").put(RIG).drive("rig front", 2)
    table.team(0).steering = 1
    assert table.choose("use nitro_burst").moves == 4
    assert holding("nitro_burst").drive("blue medium", 3, coast=True).asked == "step"


@pytest.mark.rule("TR-ONE-107", "TR-ONE-06")
def test_hotwire_rolls_a_broken_vehicle_two_spaces() -> None:
    table = holding("hotwire").put({"green small": (3, 10), "wreck 1": (2, 12), "blue small": (2, 8)})
    table.put({"orange small": (4, 9)}).damage("green small", "dent", "dent").damage("blue small", "dent", "dent")
    table.dice("blue", 1).turn("blue").choose("use hotwire")
    assert table.offers == {"vehicle green small", "vehicle blue small"}
    table.target("green small")
    assert table.offers == {"step F", "step FL", "step FR"}
    table.put({"wreck 1": (5, 20)}).steps("FL F")
    assert (table.where("green small"), table.broken("green small"), table.asked) == ((2, 12), True, "assign")
