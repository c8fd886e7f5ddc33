"""The ten road conditions (TR-ROA-10 to 15, TR-ROA-101 to 110)."""

import pytest

from carambolage.games.thunder_road.names import op
from tests.games.thunder_road.scenario import Scenario
from tests.rules.thunder_road.sandy import sandy

RIG = {"rig front": (2, 9), "rig middle": (2, 8), "rig rear": (2, 7)}


def middle(name: str, *crews: str) -> Scenario:
    """Some crews on sand, blue's medium car at the rear of the middle tile, which has a card."""
    table = sandy(*crews).condition(1, name)
    return table.put({"blue medium": (2, 9)}) if not crews or "blue" in crews else table


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
    table.active("blue medium").effect(op.CHOPPER_SHOT, 0)
    assert table.asked == ""
    table.chopper("blue", (4, 7)).put({"green small": (4, 8)}).effect(op.CHOPPER_SHOT, 0)
    assert table.asked == "shoot_target"


@pytest.mark.rule("TR-ROA-101")
def test_missiles_are_no_shot_and_fly_in_a_sandstorm() -> None:
    table = middle("sandstorm", "big_rig", "green", "orange").put({**RIG, "green small": (2, 12)})
    table.active("rig front", 1)
    table.g.turn.rig_command = 1
    table.fate(shot="any").effect(op.RIG_AFTER_MOVE, table.vehicle("rig front"))
    assert table.damage_of("green small") == ("minor",)


@pytest.mark.rule("TR-ROA-102")
def test_off_road_counts_as_road_on_fresh_asphalt() -> None:
    for name, asked in (("fresh_asphalt", "road_bonus"), ("sandstorm", "")):
        table = middle(name).drive("blue medium", 1).step("F")
        assert table.asked == asked
    table = middle("fresh_asphalt").ground({(2, 10): "mud"}).drive("blue medium", 1).step("F")
    assert table.asked == ""


@pytest.mark.rule("TR-ROA-103")
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


@pytest.mark.rule("TR-ROA-104", "TR-ROA-12")
@pytest.mark.parametrize("coast", [False, True])
def test_diesel_pushes_who_ends_on_road(coast: bool) -> None:
    table = middle("diesel_spill").ground({(2, 10): "road"}).put({"green small": (1, 10)})
    table.fate(direction="BR").drive("blue medium", 1, coast=coast).step("F")
    assert (table.where("blue medium"), table.fate_left) == ((3, 9), 0)
    assert table.asked == ""
    table = middle("diesel_spill").ground({(2, 10): "road"}).put({"green small": (1, 10)})
    table.fate(direction="B").drive("blue medium", 1, coast=coast).step("F")
    assert table.where("blue medium") == (2, 9)
    table = middle("diesel_spill").ground({(2, 10): "road"}).put({"green small": (2, 12)})
    table.fate(direction="F").drive("blue medium", 1, coast=coast).step("F")
    assert (table.asked, table.offers) == ("shoot_target", {"vehicle green small", "decline"})


@pytest.mark.rule("TR-ROA-104")
def test_diesel_spares_off_road_and_pushes_over_the_edge() -> None:
    table = middle("diesel_spill").drive("blue medium", 1).step("F")
    assert (table.where("blue medium"), table.asked) == ((2, 10), "")
    table = middle("diesel_spill").put({"blue medium": (0, 9)}).ground({(0, 10): "road"})
    table.fate(direction="FL").drive("blue medium", 1).step("F")
    assert table.eliminated("blue medium")


@pytest.mark.rule("TR-ROA-104")
def test_diesel_dents_the_rig_and_leaves_sand() -> None:
    table = middle("diesel_spill", "big_rig", "green", "orange").put(RIG).ground({(2, 10): "road"})
    table.drive("rig front", 1)
    assert table.asked == "rig_damage"
    table.choose("rig_command cow_catcher")
    assert (table.where("rig front"), table.ground_at((2, 10))) == ((2, 10), "sand")


@pytest.mark.rule("TR-ROA-104")
def test_studded_tires_may_refuse_the_diesel() -> None:
    table = middle("diesel_spill").ground({(2, 10): "road"}).upgrade("blue medium", "studded_tires")
    table.drive("blue medium", 1).step("F")
    assert table.asked == "refuse_slide"
    table.accept()
    assert (table.where("blue medium"), table.asked) == ((2, 10), "")


@pytest.mark.rule("TR-ROA-105", "TR-ROA-14")
def test_no_chopper_is_placed_in_a_no_fly_zone() -> None:
    table = middle("no_fly_zone").active("blue medium").effect(op.PLACE_CHOPPER, 0)
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


@pytest.mark.rule("TR-ROA-109", "TR-ROA-12")
def test_the_speed_trap_hits_fast_vehicles() -> None:
    table = middle("speed_trap").put({"blue medium": (2, 8), "green small": (2, 14)})
    table.fate(shot="medium", damage="dent").drive("blue medium", 5).steps("F F F F F")
    assert (table.damage_of("blue medium"), table.asked) == (("dent",), "shoot_target")
    table = middle("speed_trap").put({"blue medium": (2, 8)}).fate(shot="large")
    table.drive("blue medium", 6).steps("F F F F F F")
    assert (table.damage_of("blue medium"), table.fate_left) == ((), 0)


@pytest.mark.rule("TR-ROA-109")
def test_the_speed_trap_ignores_slow_vehicles_coasts_and_other_tiles() -> None:
    table = middle("speed_trap").fate(shot="any").drive("blue medium", 4).steps("F F F F")
    assert table.fate_left == 1
    table = middle("speed_trap").fate(shot="any").drive("blue medium", 6, coast=True).step("F")
    assert table.fate_left == 1
    table = middle("speed_trap").put({"blue medium": (2, 14)}).fate(shot="any").drive("blue medium", 5)
    table.steps("F F F F F")
    assert table.fate_left == 1


@pytest.mark.rule("TR-ROA-109")
def test_the_speed_trap_catches_the_rig_with_a_three() -> None:
    for value, asked in ((3, "rig_damage"), (2, "")):
        table = middle("speed_trap", "big_rig", "green", "orange").put(RIG).fate(shot="large")
        assert table.drive("rig front", value).asked == asked


@pytest.mark.rule("TR-ROA-110", "TR-ROA-15")
def test_a_derby_pushes_two_spaces() -> None:
    table = middle("demolition_derby").put({"green medium": (2, 10)})
    table.fate(slam="bottom", direction="FR").drive("blue medium", 1).step("F")
    assert table.where("green medium") == (4, 11)
    table = sandy().condition(1, "demolition_derby").put({"blue medium": (2, 6), "green medium": (2, 7)})
    table.fate(slam="bottom", direction="F").drive("blue medium", 1).step("F")
    assert table.where("green medium") == (2, 8)
    table = sandy().condition(1, "demolition_derby").put({"blue medium": (2, 14), "green medium": (2, 15)})
    table.fate(slam="bottom", direction="F").drive("blue medium", 1).step("F")
    assert table.where("green medium") == (2, 17)


@pytest.mark.rule("TR-ROA-110")
def test_a_derby_push_ends_early_where_the_first_space_stops_it() -> None:
    table = middle("demolition_derby").put({"green medium": (2, 10), "orange medium": (2, 11)})
    table.fate(slam="bottom", direction="F").fate(slam="top", direction="FL").drive("blue medium", 1).step("F")
    assert table.where("green medium") == (0, 12)
    table = middle("demolition_derby").put({"green medium": (2, 10)}).token((2, 11), "mine")
    table.fate(slam="bottom", direction="F", damage="dent").drive("blue medium", 1).step("F")
    assert table.where("green medium") == (2, 11)
    table = middle("demolition_derby").put({"green medium": (2, 10)}).token((2, 11), "oil")
    table.fate(slam="bottom", direction=["F", "FL"]).drive("blue medium", 1).step("F")
    assert table.where("green medium") == (1, 11)
    table = middle("demolition_derby").put({"green medium": (2, 10)}).ground({(2, 11): "impassable"})
    table.fate(slam="bottom", direction="F").drive("blue medium", 1).step("F")
    assert table.eliminated("green medium")


@pytest.mark.rule("TR-ROA-110", "TR-ROA-15")
def test_a_derby_pushes_bikes_and_what_the_rig_meets_two_spaces() -> None:
    table = middle("demolition_derby", "big_rig", "final_five", "orange").put({**RIG, "bike 1": (2, 10)})
    table.fate(direction="F").drive("rig front", 1)
    assert table.where("bike 1") == (2, 12)


@pytest.mark.rule("TR-ROA-11")
def test_a_push_by_diesel_onto_a_speed_trap_springs_nothing() -> None:
    table = sandy().condition(1, "diesel_spill").condition(2, "speed_trap").ground({(2, 15): "road"})
    table.put({"blue medium": (2, 10)}).fate(direction="F", shot="any").drive("blue medium", 5).steps("F F F F F")
    assert (table.where("blue medium"), table.fate_left, table.damage_of("blue medium")) == ((2, 16), 1, ())


@pytest.mark.rule("TR-ROA-10", "TR-ROA-104")
def test_an_eliminated_vehicle_is_not_pushed() -> None:
    table = middle("diesel_spill").ground({(2, 10): "impassable"}).fate(direction="F")
    table.drive("blue medium", 1).step("F")
    assert (table.eliminated("blue medium"), table.fate_left) == (True, 1)
