"""Road conditions that push and hit: Diesel Spill, Speed Trap, Demolition Derby (TR-ROA-104, 109, 110, 11, 12, 15)."""

import pytest

from carambolage.games.thunder_road.names.cards import Condition
from tests.games.thunder_road.scenario.names import way_of
from tests.rules.thunder_road.extra_ammo.tiles import RIG, middle
from tests.rules.thunder_road.sandy import sandy


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


@pytest.mark.rule("TR-ROA-104", "TR-CRD-32")
def test_whoever_does_not_refuse_the_diesel_rolls_for_it() -> None:
    table = middle("diesel_spill").ground({(2, 10): "road"}).upgrade("blue medium", "studded_tires")
    table.drive("blue medium", 1).step("F").fate(direction="BL").decline()
    assert (table.where("blue medium"), table.told("direction_die"), table.fate_left) == (
        (1, 9),
        [(table.vehicle("blue medium"), way_of("BL"), 0)],
        0,
    )


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


@pytest.mark.rule("TR-ROA-110", "TR-CAR-02")
def test_toxic_goo_stops_a_derby_push_at_once() -> None:
    table = sandy(carnage=True).put({"blue small": (2, 9), "green small": (2, 10)})
    table.condition(1, "demolition_derby").ground({(2, 11): "goo"})
    table.fate(slam="bottom", direction="F").drive("blue small", 3).step("F")
    assert table.where("green small") == (2, 11)
    tired = (
        sandy(carnage=True).put({"blue small": (2, 9), "green small": (2, 10)}).upgrade("green small", "monster_tires")
    )
    tired.condition(1, "demolition_derby").ground({(2, 11): "goo"})
    tired.fate(slam="bottom", direction="F").drive("blue small", 3).step("F")
    assert tired.where("green small") == (2, 12)


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


@pytest.mark.rule("TR-ROA-110", "TR-ROA-15")
@pytest.mark.parametrize(("printed", "end"), [(1, (2, 11)), (2, (2, 12)), (3, (2, 13)), (4, (2, 14))])
def test_a_derby_pushes_as_many_spaces_as_its_card_says(printed: int, end: tuple[int, int]) -> None:
    table = middle("demolition_derby").put({"green medium": (2, 10)})
    table.t.condition_number[Condition.DEMOLITION_DERBY][0] = printed
    table.fate(slam="bottom", direction="F").drive("blue medium", 1).step("F")
    assert table.where("green medium") == end
