"""Truck, motorcycles, effect cards, rounds and endings are told in order, with all that they carry."""

import pytest

from carambolage.games.thunder_road.names.effect import Effect
from carambolage.games.thunder_road.names.things import Cause
from tests.games.thunder_road.scenario import Scenario
from tests.rules.thunder_road.log.story import log
from tests.rules.thunder_road.rigs import order as rig_order
from tests.rules.thunder_road.rigs import rig
from tests.rules.thunder_road.sandy import in_ruins, sandy


@pytest.mark.rule("TR-DMG-09", "TR-BIK-20")
def test_minor_damage_is_told_as_such() -> None:
    table = sandy("blue", "green", "final_five").put({"blue small": (2, 4), "bike 1": (4, 4)})
    table.effect(Effect.MINOR, 0, Cause.CARD).hit("bike 1")
    assert log(table) == [
        "minor_damage blue small",
        "minor_damage bike 1",
        "broken bike 1",
    ]


@pytest.mark.rule("OE-10")
def test_an_ongoing_effect_and_its_oil_are_told() -> None:
    table = (
        sandy(carnage=True).put({"blue small": (2, 4)}).fate(damage="ongoing", ongoing="leaky_tank").hit("blue small")
    )
    table.drive("blue small", 1).step("F")
    assert log(table) == [
        "damage_drawn blue small ongoing",
        "ongoing_effect blue small leaky_tank",
        "moves blue small 1",
        "stepped blue small 2,5 F",
        "token_laid 2,4 12",
    ]


@pytest.mark.rule("OE-11")
def test_a_smoking_engine_is_told_with_its_die() -> None:
    table = sandy(carnage=True).put({"blue small": (2, 4)}).damage("blue small", "smoking_engine").fate(stunt=4)
    table.drive("blue small", 1).step("F")
    assert log(table) == [
        "moves blue small 1",
        "stepped blue small 2,5 F",
        "stunt_die blue small 4",
        "caught_fire blue small",
    ]


@pytest.mark.rule("OE-06")
def test_a_cross_eyed_driver_is_told_with_the_die() -> None:
    table = (
        sandy(carnage=True).put({"blue small": (2, 4)}).damage("blue small", "cross_eyed_driver").fate(direction="FR")
    )
    table.drive("blue small", 2)
    assert log(table) == [
        "moves blue small 2",
        "direction_die blue small FR",
        "stepped blue small 3,4 FR",
    ]


@pytest.mark.rule("TR-BIK-18")
def test_a_motorcycle_passes_without_a_question() -> None:
    table = sandy("final_five", "green").put({"bike 2": (2, 4), "green small": (2, 5)}).drive("bike 2", 2).steps("F F")
    assert log(table) == [
        "moves bike 2 2",
        "stepped bike 2 2,5 F",
        "drifted bike 2 green small",
        "stepped bike 2 2,6 F",
    ]


@pytest.mark.rule("TR-BIK-09")
def test_dice_of_motorcycles_and_of_their_command_are_told() -> None:
    table = sandy("final_five", "green").put({f"bike {n}": (n, 4) for n in range(1, 6)}).chopper("green", (0, 20))
    table.dice("final_five", 2, 3, 5).turn("final_five").choose("assign 2 4", "command 3 nitro")
    assert log(table) == [
        "turn_begins 0 final_five",
        "assigned bike 4 2 0",
        "command_placed final_five nitro 3",
        "command final_five nitro 3",
        "moves bike 4 5",
    ]


@pytest.mark.rule("TR-RIG-06", "TR-RIG-34")
def test_the_truck_is_told_with_steering_and_repairs() -> None:
    table = rig((2, 9)).dented("cow_catcher").dice("big_rig", 1, 2, 3, 3).turn("big_rig").choose("steering 3")
    table.choose("rig 3 repair_front").step("FL")
    assert log(table) == [
        "turn_begins 0 big_rig",
        "steered big_rig 3",
        "assigned rig front 3 0",
        "command_placed big_rig repair_front 3",
        "rig_repaired big_rig cow_catcher",
        "moves rig front 3",
        "steered big_rig 2",
        "stepped rig front 1,9 FL",
    ]


@pytest.mark.rule("TR-RIG-26", "TR-RIG-40")
def test_missiles_and_damaged_commands_are_told() -> None:
    table = rig_order(rig((2, 9)).put({"blue small": (2, 12)}), "missile_launcher", 1).fate(shot="any").step("F")
    table.hit("rig front").choose("rig_command airstrike")
    assert log(table) == [
        "turn_begins 0 big_rig",
        "steered big_rig 2",
        "assigned rig front 1 0",
        "command_placed big_rig missile_launcher 1",
        "moves rig front 1",
        "stepped rig front 2,10 F",
        "missiles rig front any",
        "minor_damage blue small",
        "rig_damaged big_rig airstrike",
    ]


@pytest.mark.rule("TR-RIG-32")
def test_the_hazard_of_the_dispenser_is_told_with_its_space() -> None:
    table = rig_order(rig((2, 9)).fate(hazard="oil"), "hazard_dispenser", 1).step("F").choose("space 2,7")
    assert log(table) == [
        "turn_begins 0 big_rig",
        "steered big_rig 2",
        "assigned rig front 1 0",
        "command_placed big_rig hazard_dispenser 1",
        "moves rig front 1",
        "stepped rig front 2,10 F",
        "token_laid 2,7 0",
    ]


@pytest.mark.rule("TR-RIG-33")
def test_the_computer_of_the_truck_rerolls_its_shot() -> None:
    table = rig_order(rig((2, 9)).put({"blue small": (2, 11)}), "targeting_computer", 1).step("F")
    table.fate(shot="large").target("blue small").fate(shot="medium").accept()
    assert log(table) == [
        "turn_begins 0 big_rig",
        "steered big_rig 2",
        "assigned rig front 1 0",
        "command_placed big_rig targeting_computer 1",
        "moves rig front 1",
        "stepped rig front 2,10 F",
        "shot rig front blue small big_rig",
        "shooting_die blue small large",
        "rerolled big_rig",
        "shooting_die blue small medium",
        "missed rig front blue small",
    ]


@pytest.mark.rule("TR-RIG-18", "TR-OBS-07")
def test_a_bomb_on_the_truck_sends_the_chopper_back() -> None:
    table = rig((2, 9)).chopper("green", (2, 8)).end_turn().choose("rig_command airstrike")
    assert log(table) == [
        "turn_passed 0",
        "chopper_back green",
        "rig_damaged big_rig airstrike",
    ]


@pytest.mark.rule("TR-RND-02", "TR-RND-03")
def test_a_round_is_told_with_its_dice_and_who_begins() -> None:
    table = (
        sandy("blue", "big_rig", "green").fate(die=[1, 2, 3, 4], rig_die=[1, 1, 2, 3]).fate(die=[6, 5, 4, 4], road=3)
    )
    table.round("green", number=3)
    assert log(table) == [
        "round_begins 3",
        "dice_rolled blue 10",
        "dice_rolled big_rig 7",
        "dice_rolled green 19",
        "road_die 2 3",
        "turn_begins 2 green",
    ]


@pytest.mark.rule("TR-RND-08")
def test_a_turn_without_a_die_is_told_as_passed() -> None:
    table = sandy().dice("blue").turn("blue")
    assert log(table) == [
        "turn_begins 0 blue",
        "turn_passed 0",
    ]


@pytest.mark.rule("TR-OUT-06")
def test_who_gives_up_is_told_with_all_that_stops() -> None:
    table = sandy().put({"blue small": (2, 4), "green small": (2, 9)}).leave("green")
    assert log(table) == [
        "gave_up 1",
        "broken green small",
        "eliminated green medium nobody",
        "eliminated green large nobody",
        "player_out green 1",
        "finish_line 2",
    ]


@pytest.mark.rule("TR-WIN-01")
def test_a_victory_is_told_with_its_reason() -> None:
    table = sandy("blue", "green").put({"green small": (2, 23)})
    table.final = 1
    table.drive("green small", 1).step("F")
    assert log(table) == [
        "moves green small 1",
        "won 1 0",
    ]


@pytest.mark.rule("TR-WIN-06")
def test_a_drawn_game_is_told_with_its_reason() -> None:
    table = in_ruins(in_ruins(sandy("blue", "green"), "green", but="small"), "blue", but="large")
    table.put({"green small": (2, 9), "blue large": (3, 5)}).chopper("blue", (2, 9)).chopper("green", (3, 5)).end_turn()
    assert log(table) == [
        "turn_passed 0",
        "eliminated green small 2,9",
        "eliminated blue large 3,5",
        "player_out blue 0",
        "player_out green 1",
        "drawn_game 2",
    ]


@pytest.mark.rule("TR-SET-02", "TR-SET-03")
def test_every_crew_is_told_when_it_is_chosen() -> None:
    table = Scenario.from_the_box(3, crew_choice="free", carnage=False).settle()
    table.choose("crew orange", "crew blue", "crew big_rig")
    assert [line for line in log(table) if line.startswith("crew_chosen")] == [
        "crew_chosen orange 2",
        "crew_chosen blue 0",
        "crew_chosen big_rig 4",
    ]
    assert [crew.running for crew in table.teams[:3]] == [3, 3, 1]
