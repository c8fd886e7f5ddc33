"""What upgrades do is told in order, with all that it carries."""

import pytest

from tests.games.thunder_road.scenario import Scenario
from tests.rules.thunder_road.log.story import log
from tests.rules.thunder_road.sandy import sandy


def car(name: str, place: tuple[int, int] = (2, 5), loads: int = 0, **options: object) -> Scenario:
    """Blue's small car with an upgrade."""
    return sandy(**options).put({"blue small": place}).upgrade("blue small", name, loads)


@pytest.mark.rule("TR-UPG-108")
def test_a_mine_cleared_away_is_told_with_the_roller() -> None:
    table = car("mine_roller").token((2, 6), "mine").drive("blue small", 3).step("F")
    assert log(table) == [
        "moves blue small 3",
        "stepped blue small 2,6 F",
        "card_used blue mine_roller",
        "token_gone 2,6 mine",
    ]


@pytest.mark.rule("TR-UPG-109")
def test_studded_tires_that_slide_after_all() -> None:
    table = car("studded_tires").token((2, 6), "oil").drive("blue small", 3).step("F").fate(direction="FL").decline()
    assert log(table) == [
        "moves blue small 3",
        "stepped blue small 2,6 F",
        "revealed blue small 2,6 oil",
        "direction_die blue small FL",
        "slid blue small FL",
        "moved blue small 1,6 FL",
    ]


@pytest.mark.rule("TR-UPG-109")
def test_studded_tires_that_hold_or_slide_on_glass() -> None:
    table = car("studded_tires", carnage=True).ground({(2, 6): "glass"}).drive("blue small", 3).step("F").decline()
    assert log(table) == [
        "moves blue small 3",
        "stepped blue small 2,6 F",
        "slid blue small F",
        "moved blue small 2,7 F",
    ]


@pytest.mark.rule("TR-UPG-110")
def test_a_radar_is_told_without_what_it_sees() -> None:
    table = car("hazard_radar").token((2, 8), "mine").drive("blue small", 2)
    assert log(table) == [
        "card_used blue hazard_radar",
        "moves blue small 2",
    ]


@pytest.mark.rule("TR-UPG-111")
def test_a_dozed_token_is_told() -> None:
    table = car("dozer_blade").token((2, 6), "wreck").drive("blue small", 3).step("F").accept()
    assert log(table) == [
        "moves blue small 3",
        "stepped blue small 2,6 F",
        "card_used blue dozer_blade",
        "token_gone 2,6 wreck",
    ]


@pytest.mark.rule("TR-UPG-112")
def test_a_mine_that_is_spread_is_told_with_its_kind() -> None:
    table = car("mine_spreader", loads=3).drive("blue small", 1).step("F").choose("use mine_spreader", "space 2,5")
    assert log(table) == [
        "moves blue small 1",
        "stepped blue small 2,6 F",
        "card_used blue mine_spreader",
        "token_laid 2,5 14",
    ]


@pytest.mark.rule("TR-UPG-123")
def test_armor_is_told_where_it_holds() -> None:
    table = car("armor_plating").fate(slam="top").hit("blue small")
    assert log(table) == [
        "cancelled blue small armor_plating",
    ]


@pytest.mark.rule("TR-UPG-124")
def test_a_roll_cage_is_told() -> None:
    table = car("roll_cage").fate(damage="skid_front").hit("blue small").accept()
    assert log(table) == [
        "damage_drawn blue small skid_front",
        "card_used blue roll_cage",
    ]


@pytest.mark.rule("TR-UPG-126")
def test_a_jammed_chopper_is_told() -> None:
    table = car("chopper_jammer").chopper("green", (2, 5)).end_turn()
    assert log(table) == [
        "turn_passed 0",
        "chopper_back green",
    ]


@pytest.mark.rule("TR-UPG-127")
def test_an_anchor_is_told() -> None:
    table = car("anchor_chain", (0, 5)).active("green small").shove("blue small", "FL").accept()
    assert log(table) == [
        "card_used blue anchor_chain",
        "moved blue small 0,6 F",
    ]


@pytest.mark.rule("TR-UPG-127")
def test_an_anchor_that_is_left_is_not_told() -> None:
    table = car("anchor_chain", (0, 5)).active("green small").shove("blue small", "FL").decline()
    assert log(table) == [
        "eliminated blue small 0,5",
    ]


@pytest.mark.rule("TR-UPG-105")
def test_brakes_are_told() -> None:
    table = car("disc_brakes").drive("blue small", 4).step("F").choose("brake")
    assert log(table) == [
        "moves blue small 4",
        "stepped blue small 2,6 F",
        "card_used blue disc_brakes",
    ]


@pytest.mark.rule("TR-UPG-106")
def test_side_thrusters_are_told() -> None:
    table = car("side_thrusters").drive("blue small", 3).step("BL")
    assert log(table) == [
        "moves blue small 3",
        "card_used blue side_thrusters",
        "stepped blue small 1,4 BL",
    ]


@pytest.mark.rule("TR-UPG-107")
def test_jump_jets_are_told_with_their_distance() -> None:
    table = car("jump_jets").drive("blue small", 4).choose("jump")
    assert log(table) == [
        "moves blue small 4",
        "card_used blue jump_jets",
        "jumped blue small 2",
        "stepped blue small 2,7 F",
    ]


@pytest.mark.rule("TR-UPG-117")
def test_a_buffalo_bar_is_told() -> None:
    table = car("buffalo_bar").put({"green medium": (2, 6)}).drive("blue small", 4).step("F").choose("buffalo_bar")
    table.step("FR")
    assert log(table) == [
        "moves blue small 4",
        "stepped blue small 2,6 F",
        "card_used blue buffalo_bar",
        "moved green medium 3,6 FR",
    ]


@pytest.mark.rule("TR-UPG-101")
def test_a_turbocharger_is_told_by_the_menu() -> None:
    table = car("turbocharger").drive("blue small", 2).choose("use turbocharger")
    assert log(table) == [
        "card_used blue turbocharger",
        "moves blue small 3",
    ]


@pytest.mark.rule("TR-UPG-118")
def test_a_targeting_scope_rerolls() -> None:
    table = car("targeting_scope").put({"green large": (2, 6)}).fate(shot="medium").shoot("blue small")
    table.target("green large").fate(shot="large", damage="dent").accept()
    assert log(table) == [
        "shot blue small green large blue",
        "shooting_die green large medium",
        "rerolled blue",
        "shooting_die green large large",
        "hit blue small green large",
        "damage_drawn green large dent",
    ]
