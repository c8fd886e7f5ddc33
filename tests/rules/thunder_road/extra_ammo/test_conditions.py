"""Road conditions of sight, ground and wind (TR-ROA-101 to 103, 105, 107, 108, TR-ROA-10, 13, 14)."""

import pytest

from carambolage.games.thunder_road.names.effect import Effect
from tests.games.thunder_road.scenario import Scenario
from tests.rules.thunder_road.extra_ammo.tiles import RIG, middle
from tests.rules.thunder_road.sandy import sandy


@pytest.mark.rule("TR-ROA-101")
def test_nobody_shoots_out_of_a_sandstorm() -> None:
    table = middle("sandstorm").put({"green small": (2, 10)})
    assert table.shoot("blue medium").asked == ""
    table.put({"blue medium": (2, 7), "green small": (2, 8)}).shoot("blue medium")
    assert (table.asked, table.offers) == ("shoot_target", {"vehicle green small", "decline"})
    table.put({"blue medium": (2, 15), "green small": (2, 16)})
    assert table.shoot("blue medium").asked == ""


@pytest.mark.rule("TR-ROA-101")
def test_no_chopper_shoots_out_of_a_sandstorm() -> None:
    table = middle("sandstorm").chopper("blue", (4, 12)).put({"green small": (4, 13)})
    table.active("blue medium").effect(Effect.CHOPPER_SHOT, 0)
    assert table.asked == ""
    table.chopper("blue", (4, 7)).put({"green small": (4, 8)}).effect(Effect.CHOPPER_SHOT, 0)
    assert table.asked == "shoot_target"


@pytest.mark.rule("TR-ROA-101")
def test_missiles_are_no_shot_and_fly_in_a_sandstorm() -> None:
    table = middle("sandstorm", "big_rig", "green", "orange").put({**RIG, "green small": (2, 12)})
    table.active("rig front", 1)
    table.turn_rig_command = 1
    table.fate(shot="any").effect(Effect.RIG_AFTER_MOVE, table.vehicle("rig front"))
    assert table.damage_of("green small") == ("minor",)


@pytest.mark.rule("TR-ROA-102")
def test_off_road_counts_as_road_on_fresh_asphalt() -> None:
    for name, asked in (("fresh_asphalt", "road_bonus"), ("sandstorm", "")):
        table = middle(name).drive("blue medium", 1).step("F")
        assert table.asked == asked
    table = middle("fresh_asphalt").ground({(2, 10): "mud"}).drive("blue medium", 1).step("F")
    assert table.asked == ""


@pytest.mark.rule("TR-EFX-71", "TR-ROA-103")
def test_off_road_is_mud_in_a_downpour() -> None:
    table = middle("downpour").ground({(2, 11): "road"}).drive("blue medium", 4).step("F")
    assert table.moves == 2
    table.step("F")
    assert table.moves == 1
    table.step("F")
    assert (table.moves, table.where("blue medium")) == (0, (2, 12))


@pytest.mark.rule("TR-ROA-103")
def test_a_mud_token_costs_no_more_than_the_downpour() -> None:
    table = middle("downpour").token((2, 10), "mud").drive("blue medium", 4).step("F")
    assert (table.moves, table.ground_at((2, 10))) == (2, "mud")


@pytest.mark.rule("TR-ROA-103", "TR-ROA-09")
def test_sand_paddles_do_not_help_in_a_downpour() -> None:
    for name, asked in (("downpour", ""), ("sandstorm", "road_bonus")):
        table = middle(name).upgrade("blue medium", "sand_paddles").drive("blue medium", 1).step("F")
        assert table.asked == asked


@pytest.mark.rule("TR-ROA-105", "TR-ROA-14")
def test_no_chopper_is_placed_in_a_no_fly_zone() -> None:
    table = middle("no_fly_zone").active("blue medium").effect(Effect.PLACE_CHOPPER, 0)
    columns = {int(said.split(",")[1]) for said in table.offers}
    assert columns == set(range(8)) | set(range(16, 24))
    table.chopper("green", (5, 12)).choose("space 0,0")
    assert table.chopper_of("green") == (5, 12)


@pytest.mark.rule("TR-ROA-107", "TR-ROA-10")
def test_tailwind_gives_a_move_but_not_on_a_coast_or_in_the_start_area() -> None:
    assert middle("tailwind").drive("blue medium", 3).moves == 4
    assert middle("tailwind").drive("blue medium", 3, coast=True).moves == 1
    assert sandy().condition(0, "tailwind").drive("blue small", 3).moves == 3
    table = sandy().condition(1, "tailwind").put({"blue medium": (2, 7)}).drive("blue medium", 3).step("F")
    assert (table.where("blue medium"), table.moves) == ((2, 8), 2)


@pytest.mark.rule("TR-ROA-108", "TR-ROA-13")
def test_headwind_takes_one_of_the_value_and_leaves_at_least_one() -> None:
    assert middle("headwind").drive("blue medium", 4).moves == 3
    assert middle("headwind").drive("blue medium", 1).moves == 1
    assert middle("headwind").drive("blue medium", 4, coast=True).moves == 1
    table = middle("headwind").dice("blue", 4, 2).turn("blue").assign(4, "medium").command("nitro", 2)
    assert table.moves == 5
    table = middle("headwind").upgrade("blue medium", "turbocharger").drive("blue medium", 1)
    assert table.choose("use turbocharger").moves == 2


@pytest.mark.rule("TR-ROA-03", "TR-ROA-10")
def test_a_condition_acts_on_the_first_space_of_the_road_too() -> None:
    table = sandy().condition(0, "tailwind").put({"blue medium": (0, 0)})
    assert table.drive("blue medium", 3).moves == 4


@pytest.mark.rule("TR-ROA-01", "TR-ROA-02")
def test_the_first_two_cards_lie_at_the_middle_and_the_lead_tile() -> None:
    table = Scenario.from_the_box(3, road_conditions=True, crew_choice="random").settle()
    shown = [table.conditions[(table.rear + tile) % 3] for tile in range(3)]
    assert [card > 0 for card in shown] == [False, True, True]
    assert shown[1] != shown[2]
