"""Long chains: one effect brings the next, depth first, until all stand alone."""

import pytest

from tests.games.thunder_road.scenario import Scenario
from tests.rules.thunder_road.sandy import sandy


@pytest.mark.rule("TR-SLM-09", "TR-SLM-10", "TR-FRT-03", "TR-FRT-08")
def test_a_slam_chain_across_the_front_edge_and_back() -> None:
    """Blue pushes green over the front; there a wreck throws it back onto blue, which is pushed onto the wreck."""
    table = sandy().put({"blue small": (2, 22), "green small": (2, 23), "orange small": (4, 3)})
    table.next_tile("4a", spots=((2, 0),)).fate(slam="bottom", direction="F").fate(hazard="wreck")
    table.fate(slam="top", direction="B").fate(slam="bottom", direction="F").fate(slam="bottom", direction="FR")
    table.drive("blue small", 4).step("F")
    assert (table.tile_number, table.where("orange small"), table.fate_left) == (4, "gone", 0)
    assert [table.where(name) for name in ("green small", "blue small", "wreck 1")] == [(2, 15), (2, 16), (3, 16)]
    assert (table.moves, len(table.told("slam"))) == (0, 4)


@pytest.mark.rule("TR-SLM-10", "TR-FRT-11", "TR-DMG-05")
def test_both_vehicles_of_a_slam_are_lost_by_the_scroll_that_it_causes() -> None:
    """Green is pushed onto a mine whose shrapnel makes orange skid over the front, far ahead."""
    table = sandy().put({"blue small": (2, 4), "green small": (2, 5), "orange small": (2, 23)}).token((2, 6), "mine")
    table.fate(slam="bottom", direction="F").fate(damage="shrapnel", direction="F").fate(damage="skid_front")
    table.drive("blue small", 4).step("F")
    assert [table.where(name) for name in ("blue small", "green small", "orange small")] == ["gone", "gone", (2, 16)]
    assert (table.damages_left, table.damage_of("orange small"), table.asked) == (19, ("skid_front",), "")
    assert table.hazard_discard[3] == 1


@pytest.mark.rule("TR-ENT-02", "TR-ENT-12", "TR-DMG-11", "TR-SLM-08")
def test_oil_into_a_mine_into_a_slam() -> None:
    table = sandy().put({"blue small": (2, 5), "green large": (3, 7)}).token((2, 6), "oil").token((3, 6), "mine")
    table.fate(direction="FR", damage="skid_front", slam="top").fate(direction="BL")
    table.drive("blue small", 5).step("F")
    assert (table.asked, table.player) == ("slam_reroll", "green")
    assert (table.where("blue small"), table.damage_of("blue small")) == ((3, 7), ())
    table.decline()
    assert (table.where("blue small"), table.damage_of("blue small"), table.moves) == ((2, 7), ("skid_front",), 0)
    assert (table.token_at((2, 6)), table.token_at((3, 6))) == ("oil", "")


@pytest.mark.rule("TR-DMG-04", "TR-DMG-17", "TR-DMG-19")
def test_shrapnel_to_and_fro_fills_the_slots_in_reverse_order() -> None:
    table = sandy().put({"blue small": (2, 5), "green small": (2, 8)})
    table.fate(damage="shrapnel", direction="F").fate(damage="shrapnel", direction="B")
    table.fate(damage="shrapnel", direction="F").fate(damage="dent").hit("blue small")
    assert (table.damage_of("blue small"), table.damage_of("green small")) == (
        ("shrapnel", "shrapnel"),
        ("dent", "shrapnel"),
    )
    assert [table.name_of(v) for v, _, _ in table.told("broken")] == ["green small", "blue small"]


@pytest.mark.rule("TR-SIM-04", "TR-RIG-44", "TR-RIG-23")
def test_a_truck_on_the_rear_tile_is_lost_when_the_quake_scrolls_and_asked_nothing() -> None:
    table = sandy("big_rig", "blue", "green", carnage=True).put({"rig front": (2, 7), "rig middle": (2, 6)})
    table.put({"blue small": (4, 10), "green small": (3, 23)}).token((4, 11), "quake").fate(direction="F")
    table.drive("blue small", 2).step("F")
    assert (table.where("rig front"), table.is_out("big_rig"), table.tile_number) == ("gone", True, 4)
    assert (table.asked, table.final, table.told("rig_damaged")) == ("step", 1, [])


@pytest.mark.rule("TR-CAR-04", "TR-CAR-06", "TR-SLM-08")
def test_pushed_over_glass_onto_the_side_of_a_ramp() -> None:
    table = sandy(carnage=True).put({"blue small": (2, 5), "green small": (2, 6)})
    table.ground({(3, 6): "glass", (4, 7): "ramp"}).fate(slam="bottom", direction="FR")
    table.drive("blue small", 2).step("F")
    assert (table.where("green small"), table.where("blue small")) == ("gone", (2, 6))


@pytest.mark.rule("TR-CAR-05", "TR-CAR-25", "TR-ENT-02")
def test_a_jump_into_a_pit_that_is_survived_ends_the_move_there() -> None:
    table = sandy(carnage=True).put({"blue small": (2, 5)}).ground({(2, 6): "ramp"}).token((2, 9), "pit_trap")
    table.fate(stunt=3, shot="large").drive("blue small", 4).step("F")
    assert (table.where("blue small"), table.moves, table.ground_at((2, 9))) == ((2, 9), 0, "impassable")


@pytest.mark.rule("TR-HAZ-01", "TR-SLM-09", "TR-OBS-04")
def test_a_wreck_pushed_onto_a_wreck_token_slams_the_new_wreck() -> None:
    table = sandy().put({"blue small": (2, 5), "wreck 1": (2, 6)}).token((2, 7), "wreck")
    table.fate(slam="bottom", direction="F").fate(slam="top", direction="FL").drive("blue small", 3).step("F")
    places = [table.where(name) for name in ("blue small", "wreck 1", "wreck 2")]
    assert places == [(2, 6), (1, 7), (2, 7)]


@pytest.mark.rule("TR-CAR-20", "TR-CAR-22", "TR-SIM-07")
def test_a_quake_that_uncovers_a_worm_and_another_quake() -> None:
    """Orange is shaken onto a worm, which takes green; green's own quake is never met."""
    table = sandy(carnage=True).put({"blue small": (2, 9), "orange small": (3, 15), "green small": (4, 2)})
    table.token((2, 10), "quake").token((3, 16), "sand_worm").token((4, 3), "quake").fate(direction="F")
    table.drive("blue small", 1).step("F")
    assert (table.where("green small"), table.token_at((4, 3))) == ("gone", "?quake")
    assert (table.where("blue small"), table.where("orange small"), len(table.told("quake"))) == ((2, 11), (3, 16), 1)


@pytest.mark.rule("TR-MOV-20", "TR-MOV-15")
def test_drift_is_kept_from_a_wreck_that_a_token_has_just_revealed() -> None:
    def drifter(**options: object) -> Scenario:
        table = sandy(**options).put({"blue large": (2, 5)}).token((2, 6), "wreck").dice("blue", 4, 3).turn("blue")
        return table.assign(4, "large").command("drift", 3).fate(slam="bottom", direction="F").step("F")

    assert drifter().asked == "slam_reroll"
    allowed = drifter(drift_on_revealed_wreck=True)
    assert (allowed.asked, allowed.offers) == ("drift", {"drift", "slam"})
    assert allowed.choose("drift").step("F").where("blue large") == (2, 7)


@pytest.mark.rule("TR-FIR-06", "TR-OUT-02", "TR-FRT-21")
def test_the_last_car_burns_out_and_brings_the_finish() -> None:
    table = sandy(carnage=True).lose("blue medium", "blue large").put({"blue small": (2, 5)}).burning("blue small")
    table.fate(fire="eliminated").drive("blue small", 3)
    assert (table.is_out("blue"), table.final, table.asked) == (True, 1, "")
