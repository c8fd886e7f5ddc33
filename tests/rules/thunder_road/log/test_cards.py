"""What leaders and cards do is told in order, with all that it carries."""

import pytest

from tests.rules.thunder_road.extra_ammo.choppers import airstrike, holding
from tests.rules.thunder_road.extra_ammo.orders import order, with_bonus
from tests.rules.thunder_road.log.story import log
from tests.rules.thunder_road.sandy import sandy


@pytest.mark.rule("TR-CRW-144")
def test_swap_meet_is_told_with_both_cars_and_the_token() -> None:
    table = sandy().leader("blue", "ms_betty").put({"blue small": (2, 5), "blue medium": (4, 9), "blue large": (0, 9)})
    table.damage("blue large", "dent", "skid_front").damage("blue medium", "shrapnel").dice("blue", 1).turn("blue")
    table.assign(1, "small").choose("token swap_meet").choose("swap large 2 1")
    assert log(table) == [
        "turn_begins 0 blue",
        "assigned blue small 1 0",
        "token_placed blue swap_meet",
        "command blue swap_meet 0",
        "token_swapped blue large blue medium skid_front",
        "runs_again blue large",
        "broken blue medium",
        "moves blue small 1",
    ]


@pytest.mark.rule("TR-CRW-140")
def test_jury_rigging_is_told_with_both_tokens() -> None:
    table = sandy().leader("blue", "ms_betty").put({"blue small": (2, 5)}).fate(damage=["skid_front", "dent"])
    table.hit("blue small").choose("damage dent")
    assert log(table) == [
        "jury_rigged blue small skid_front dent",
        "damage_drawn blue small dent",
    ]


@pytest.mark.rule("TR-CRW-210")
def test_playing_with_fire_is_told_with_its_reroll() -> None:
    table = sandy(carnage=True).leader("blue", "em_berco").put({"blue small": (2, 5)}).drive("blue small", 2)
    table.fate(fire="eliminated").choose("use em_berco").fate(fire="plus_2").accept()
    assert log(table) == [
        "card_used blue em_berco",
        "caught_fire blue small",
        "rerolled blue",
        "fire_die blue small plus_2",
        "moves blue small 4",
    ]


@pytest.mark.rule("TR-CRW-174")
def test_a_second_wind_is_told_with_its_moves() -> None:
    table = sandy().leader("blue", "cris_crass").put({"blue small": (2, 5)}).dice("blue", 1).turn("blue")
    table.assign(1, "small").choose("token second_wind")
    table.decline().step("F")
    assert log(table) == [
        "turn_begins 0 blue",
        "assigned blue small 1 0",
        "token_placed blue second_wind",
        "command blue second_wind 0",
        "moves blue small 1",
        "stepped blue small 2,6 F",
        "moves blue small 2",
    ]


@pytest.mark.rule("TR-CRW-200")
def test_second_sight_is_told_without_what_it_sees() -> None:
    table = sandy().leader("blue", "madame_boubreaux").token((2, 6), "mine").token((4, 20), "oil").dice("blue", 3)
    table.turn("blue").choose("use madame_boubreaux", "space 4,20")
    assert log(table) == [
        "turn_begins 0 blue",
        "card_used blue madame_boubreaux",
        "peeked blue 4,20",
    ]


@pytest.mark.rule("TR-CRW-202")
def test_a_hex_is_told_with_its_car() -> None:
    table = sandy().leader("blue", "madame_boubreaux").put({"blue small": (2, 5), "green small": (4, 9)})
    table.put({"green large": (5, 9)}).dice("blue", 1, 3).turn("blue").assign(1, "small").command(
        "hex", 3
    ).decline().target("green large")
    assert log(table) == [
        "turn_begins 0 blue",
        "assigned blue small 1 0",
        "command_placed blue hex 3",
        "command blue hex 3",
        "hexed blue green large",
        "moves blue small 1",
    ]


@pytest.mark.rule("TR-CRW-204")
def test_fate_rewritten_is_told() -> None:
    table = sandy().leader("blue", "madame_boubreaux").put({"blue small": (2, 5)}).token((2, 6), "oil", faceup=True)
    table.dice("blue", 2).turn("blue").assign(2, "small").choose("token rewrite_fate").fate(direction="FL").step("F")
    table.fate(direction="FR").accept()
    assert log(table) == [
        "turn_begins 0 blue",
        "assigned blue small 2 0",
        "token_placed blue rewrite_fate",
        "command blue rewrite_fate 0",
        "moves blue small 2",
        "stepped blue small 2,6 F",
        "rerolled blue",
        "direction_die blue small FR",
        "slid blue small FR",
        "moved blue small 3,6 FR",
    ]


@pytest.mark.rule("TR-CRW-180")
def test_scrap_is_told_with_how_much_there_is() -> None:
    table = sandy().leader("blue", "cruft").scrap("blue", 1).put({"blue small": (2, 5)}).token((2, 6), "mud")
    table.drive("blue small", 4).step("F")
    assert log(table) == [
        "moves blue small 4",
        "stepped blue small 2,6 F",
        "revealed blue small 2,6 mud",
        "scrap blue 2",
    ]


@pytest.mark.rule("TR-BON-106")
def test_a_jam_is_told_with_the_chopper_that_goes() -> None:
    table = with_bonus("radio_jam").chopper("green", (5, 20)).chopper("orange", (4, 20))
    order(table, "radio_jam", 6).choose("crew orange")
    assert log(table) == [
        "turn_begins 0 blue",
        "assigned blue medium 3 0",
        "command_placed blue radio_jam 6",
        "command blue radio_jam 6",
        "chopper_back orange",
        "moves blue medium 3",
    ]


@pytest.mark.rule("TR-BON-101")
def test_spikes_are_told_with_their_space() -> None:
    table = order(with_bonus("spike_strip"), "spike_strip", 1, 1).step("F").fate(hazard="oil").choose("space 2,9")
    assert log(table) == [
        "turn_begins 0 blue",
        "assigned blue medium 1 0",
        "command_placed blue spike_strip 1",
        "command blue spike_strip 1",
        "moves blue medium 1",
        "stepped blue medium 2,10 F",
        "token_laid 2,9 0",
    ]


@pytest.mark.rule("TR-AIR-106")
def test_eggs_are_told_with_their_spaces() -> None:
    table = airstrike(holding("egg_layer"), (2, 12)).choose("use egg_layer").fate(hazard="oil").choose("space 2,11")
    table.fate(hazard="mud").choose("space 1,11")
    assert log(table) == [
        "chopper_placed blue 2,12",
        "card_used blue egg_layer",
        "token_laid 2,11 0",
        "token_laid 1,11 0",
    ]


@pytest.mark.rule("OE-17")
def test_loose_cargo_is_told_with_its_space() -> None:
    table = sandy(carnage=True).put({"green small": (2, 5), "blue small": (2, 4)}).damage("green small", "loose_cargo")
    table.token((2, 6), "mine").fate(slam="bottom", direction="F").fate(damage="shrapnel", direction="B")
    table.fate(damage="skid_rear").fate(hazard="oil").drive("blue small", 1).step("F")
    assert log(table) == [
        "moves blue small 1",
        "stepped blue small 2,5 F",
        "slam blue small green small 2,5",
        "slam_dice bottom F",
        "pushed green small F",
        "moved green small 2,6 F",
        "revealed green small 2,6 mine",
        "token_gone 2,6 mine",
        "damage_drawn green small shrapnel",
        "direction_die green small B",
        "shrapnel green small blue small",
        "damage_drawn blue small skid_rear",
        "moved blue small 2,4 B",
        "broken green small",
        "token_laid 2,5 0",
    ]


@pytest.mark.rule("OE-21")
def test_lucky_dice_are_told_as_a_reroll() -> None:
    table = sandy(carnage=True).put({"green small": (2, 5), "blue small": (2, 4)}).damage("green small", "lucky_dice")
    table.fate(slam="bottom", direction="FL").drive("blue small", 1).step("F").fate(direction="FR").accept()
    assert log(table) == [
        "moves blue small 1",
        "stepped blue small 2,5 F",
        "slam blue small green small 2,5",
        "slam_dice bottom FL",
        "rerolled green",
        "direction_die green small FR",
        "pushed green small FR",
        "moved green small 3,5 FR",
    ]


@pytest.mark.rule("TR-BOU-101")
def test_a_bounty_is_told_with_its_card_and_the_die_it_sets() -> None:
    table = sandy().put({"blue medium": (2, 9), "green small": (2, 10)}).hand("blue", bounty="hit_and_run")
    table.damage("green small", "dent").dice("blue", 1, 4).active("blue medium").fate(damage="dent").hit("green small")
    table.accept().choose("die 4")
    assert log(table) == [
        "damage_drawn green small dent",
        "broken green small",
        "card_used blue hit_and_run",
        "die_set blue 4 6",
    ]


@pytest.mark.rule("TR-ONE-104")
def test_a_reaction_is_told_with_its_card() -> None:
    table = sandy().put({"blue medium": (2, 9), "green small": (2, 10)}).hand("green", one_shot="return_fire")
    table.fate(shot="large").shoot("blue medium").target("green small").fate(shot="large").accept()
    assert log(table) == [
        "shot blue medium green small blue",
        "shooting_die green small large",
        "missed blue medium green small",
        "card_used green return_fire",
        "shot green small blue medium green",
        "shooting_die blue medium large",
        "missed green small blue medium",
    ]


@pytest.mark.rule("TR-ONE-106")
def test_a_free_order_is_told_with_its_command() -> None:
    table = sandy().hand("blue", one_shot="free_order").put({"blue medium": (2, 9)}).dice("blue", 2).turn("blue")
    table.assign(2, "medium").choose("use free_order", "token nitro")
    assert log(table) == [
        "turn_begins 0 blue",
        "assigned blue medium 2 0",
        "card_used blue free_order",
        "token_placed blue nitro",
        "command blue nitro 1",
        "moves blue medium 3",
    ]


@pytest.mark.rule("TR-ONE-101")
def test_loaded_dice_are_told_with_their_new_total() -> None:
    table = sandy().hand("blue", one_shot="loaded_dice").put({"blue medium": (2, 9)}).dice("blue", 1, 2, 3).turn("blue")
    table.choose("use loaded_dice")
    table.fate(die=[6, 6, 6]).act(table.offered[-1])
    assert log(table) == [
        "turn_begins 0 blue",
        "card_used blue loaded_dice",
        "dice_rolled blue 18",
    ]


@pytest.mark.rule("TR-GER-06", "TR-GER-28")
def test_cards_of_a_german_crew_are_told() -> None:
    table = (
        sandy().put({"blue medium": (2, 9)}).german("blue", 1, 5, 9).hand("blue", one_shot="loaded_dice").turn("blue")
    )
    table.choose("use loaded_dice").fate(number=[0, 0]).choose("dice 5")
    assert log(table) == [
        "turn_begins 0 blue",
        "card_used blue loaded_dice",
        "card_revealed blue 0 0",
        "card_revealed blue 8 0",
        "cards_drawn blue 2",
    ]


@pytest.mark.rule("TR-GER-15")
def test_a_german_shot_is_told_with_its_card() -> None:
    table = sandy().put({"blue medium": (2, 9), "green large": (2, 10)}).german("blue", 1).fate(number=2, damage="dent")
    table.shoot("blue medium").target("green large")
    assert log(table) == [
        "shot blue medium green large blue",
        "card_revealed blue 3 0",
        "shooting_die green large large",
        "hit blue medium green large",
        "damage_drawn green large dent",
    ]


@pytest.mark.rule("TR-ROA-109")
def test_a_speed_trap_is_told_with_its_die() -> None:
    table = sandy().put({"blue small": (2, 9)}).condition(1, "speed_trap").fate(shot="large").drive("blue small", 6)
    table.steps("F F F F F F")
    assert log(table) == [
        "moves blue small 6",
        "stepped blue small 2,10 F",
        "stepped blue small 2,11 F",
        "stepped blue small 2,12 F",
        "stepped blue small 2,13 F",
        "stepped blue small 2,14 F",
        "stepped blue small 2,15 F",
        "shooting_die blue small large",
    ]
