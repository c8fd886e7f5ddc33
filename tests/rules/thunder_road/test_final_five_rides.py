"""Motorcycles drift through everything, slam and break (TR-BIK-15 to 21)."""

import pytest

from tests.games.thunder_road.scenario import Scenario
from tests.rules.thunder_road.sandy import sandy


def bikes(**options: object) -> Scenario:
    """The Final Five and two car crews on sand."""
    return sandy("final_five", "blue", "green", **options)


@pytest.mark.rule("TR-BIK-15", "TR-BIK-16", "TR-SLM-12", "TR-EX-23")
def test_it_drives_through_everything_and_slams_only_at_the_end() -> None:
    table = bikes().put({"bike 4": (1, 3), "blue small": (1, 4), "green small": (1, 5), "blue large": (1, 8)})
    table.put({"green large": (1, 10)}).fate(direction="F").drive("bike 4", 5).steps("F F F F")
    assert (table.where("bike 4"), table.told("slam")) == ((1, 7), [])
    table.step("F")
    assert (table.where("bike 4"), table.where("blue large"), table.fate_left) == ((1, 9), (1, 8), 0)
    assert (table.asked, table.offers) == ("shoot_target", {"vehicle green large", "decline"})


@pytest.mark.rule("TR-BIK-15")
def test_any_kind_of_vehicle_is_avoided() -> None:
    table = sandy("final_five", "big_rig").put({"bike 1": (1, 3), "bike 2": (1, 4), "wreck 1": (1, 5)})
    table.put({"rig rear": (1, 6), "rig middle": (1, 7), "rig front": (1, 8)}).drive("bike 1", 6).steps("F F F F F F")
    assert (table.where("bike 1"), table.told("slam"), len(table.told("drifted"))) == ((1, 9), [], 5)


@pytest.mark.rule("TR-BIK-15")
def test_by_the_option_each_time_is_a_choice() -> None:
    table = bikes(bike_drift="choice").put({"bike 1": (1, 3), "blue small": (1, 4), "green small": (1, 5)})
    table.drive("bike 1", 4).step("F")
    assert (table.asked, table.offers) == ("drift", {"drift", "slam"})
    table.choose("drift").step("F").fate(direction="FL").choose("slam")
    assert (table.where("bike 1"), table.moves) == ((0, 6), 0)


@pytest.mark.rule("TR-BIK-16", "TR-MOV-16", "TR-MOV-17")
def test_a_bike_that_loses_its_moves_on_an_occupied_space_slams() -> None:
    table = bikes(carnage=True).put({"bike 1": (1, 3), "blue small": (1, 4)}).ground({(1, 4): "goo"})
    table.fate(direction="F").drive("bike 1", 4).step("F")
    assert (table.where("bike 1"), table.moves) == ((1, 5), 0)


@pytest.mark.rule("TR-BIK-16", "TR-MOV-18")
def test_the_road_bonus_carries_it_on() -> None:
    table = Scenario("final_five", "blue").put({"bike 1": (1, 3), "blue small": (1, 4)}).drive("bike 1", 1).step("F")
    assert table.asked == "road_bonus"
    table.accept().step("F")
    assert (table.where("bike 1"), table.told("slam")) == ((1, 5), [])
    declined = Scenario("final_five", "blue").put({"bike 1": (1, 3), "blue small": (1, 4)}).drive("bike 1", 1)
    declined.step("F").fate(direction="FR").decline()
    assert declined.where("bike 1") == (2, 5)


@pytest.mark.rule("TR-BIK-16", "TR-MOV-20")
@pytest.mark.parametrize(("allowed", "end"), [(False, (0, 5)), (True, (1, 4))])
def test_a_wreck_just_revealed_is_not_avoided(allowed: bool, end: tuple[int, int]) -> None:
    table = bikes(drift_on_revealed_wreck=allowed).put({"bike 1": (1, 3)}).token((1, 4), "wreck")
    table.fate(direction="FL").drive("bike 1", 4).step("F")
    assert (table.where("bike 1"), table.where("wreck 1"), table.moves) == (end, (1, 4), 3 if allowed else 0)


@pytest.mark.rule("TR-BIK-16", "TR-MOV-19")
def test_tokens_of_spaces_ridden_through_apply() -> None:
    table = bikes().put({"bike 1": (1, 3), "blue small": (1, 4)}).token((1, 4), "oil", faceup=True)
    table.fate(direction="F").drive("bike 1", 3).step("F")
    assert (table.where("bike 1"), table.moves, table.asked) == ((1, 5), 2, "step")


@pytest.mark.rule("TR-BIK-17", "TR-BIK-19", "TR-SLM-12")
def test_cars_slam_motorcycles_which_are_pushed() -> None:
    table = bikes().put({"blue large": (2, 5), "bike 1": (2, 6)}).fate(direction="F").drive("blue large", 4).step("F")
    assert (table.where("bike 1"), table.where("blue large"), table.moves) == ((2, 7), (2, 6), 0)
    assert (table.asked, table.fate_left) == ("shoot_target", 0)


@pytest.mark.rule("TR-BIK-17", "TR-MOV-14")
def test_cars_pass_motorcycles_with_drift_only() -> None:
    table = bikes().put({"blue large": (2, 5), "bike 1": (2, 6)}).dice("blue", 4, 3).turn("blue")
    table.assign(4, "large").command("drift", 3).step("F")
    assert (table.asked, table.offers) == ("drift", {"drift", "slam"})


@pytest.mark.rule("TR-BIK-18")
def test_a_slide_in_its_own_move_avoids_vehicles_too() -> None:
    table = bikes().put({"bike 1": (1, 3), "blue small": (1, 5)}).token((1, 4), "oil").fate(direction="F")
    table.drive("bike 1", 4).step("F")
    assert (table.where("bike 1"), table.moves, table.told("slam")) == ((1, 5), 3, [])
    glass = bikes(carnage=True).put({"bike 1": (1, 3), "blue small": (1, 5)}).ground({(1, 4): "glass"})
    glass.drive("bike 1", 2).step("F")
    assert (glass.where("bike 1"), glass.moves, glass.told("slam")) == ((1, 5), 1, [])


@pytest.mark.rule("TR-BIK-18", "TR-BIK-16")
def test_a_slide_with_the_last_move_slams_where_it_ends() -> None:
    table = bikes().put({"bike 1": (1, 3), "blue small": (1, 5)}).token((1, 4), "oil").fate(direction=["F", "FR"])
    table.drive("bike 1", 1).step("F")
    assert (table.where("bike 1"), table.moves, len(table.told("slam"))) == ((2, 6), 0, 1)


@pytest.mark.rule("TR-BIK-18")
def test_slides_outside_its_own_move_do_not_drift() -> None:
    """Pushed onto oil in another turn, and pushed onto oil after its own slam."""
    table = bikes().put({"bike 1": (1, 3), "blue small": (1, 5)}).token((1, 4), "oil").fate(direction=["F", "FR"])
    table.active("blue small").shove("bike 1", "F")
    assert (table.where("bike 1"), len(table.told("slam"))) == ((2, 6), 1)
    own = bikes().put({"bike 1": (1, 3), "blue small": (1, 5)}).token((1, 4), "oil").fate(direction=["F", "FR"])
    own.active("bike 1").shove("bike 1", "F")
    assert (own.where("bike 1"), len(own.told("slam"))) == ((2, 6), 1)


@pytest.mark.rule("TR-BIK-19", "TR-SLM-12")
def test_wrecks_push_motorcycles_too_and_nobody_rerolls() -> None:
    table = bikes().put({"bike 1": (1, 3), "wreck 1": (1, 4)}).fate(direction="FR").slam("wreck 1", "bike 1")
    assert (table.where("bike 1"), table.where("wreck 1"), table.asked) == ((2, 4), (1, 3), "")


@pytest.mark.rule("TR-BIK-19", "TR-SLM-13")
@pytest.mark.parametrize(("pushed", "places"), [("bike 1", [(2, 4), (1, 3)]), ("bike 2", [(1, 3), (2, 4)])])
def test_of_two_motorcycles_the_owner_chooses_after_the_die(pushed: str, places: list[tuple[int, int]]) -> None:
    table = bikes().put({"bike 1": (1, 5), "bike 2": (1, 3)}).fate(direction="FR").slam("bike 1", "bike 2")
    assert (table.asked, table.player, table.dice_direction) == ("bike_slam", "final_five", 2)
    table.target(pushed)
    assert [table.where("bike 1"), table.where("bike 2")] == places


@pytest.mark.rule("TR-SLM-13", "TR-DEC-02")
def test_when_their_owner_is_out_the_one_that_came_is_pushed() -> None:
    table = bikes().put({"bike 1": (1, 5), "bike 2": (1, 3)})
    table.team(0).out = 1
    table.fate(direction="FR").slam("bike 1", "bike 2")
    assert (table.where("bike 1"), table.where("bike 2"), table.asked) == ((2, 4), (1, 3), "")


@pytest.mark.rule("TR-BIK-20", "TR-CMD-13")
def test_damage_breaks_it_and_repair_mends_it() -> None:
    table = bikes().put({"bike 1": (1, 3), "bike 2": (4, 3)}).token((1, 4), "mine").drive("bike 1", 4).step("F")
    assert (table.damage_of("bike 1"), table.broken("bike 1"), table.moves) == (("minor",), True, 0)
    table.dice("final_five", 1, 6).turn("final_five").assign(1, "2").command("repair", 6)
    assert (table.damage_of("bike 1"), table.broken("bike 1")) == ((), False)


@pytest.mark.rule("TR-BIK-21", "TR-FIR-01")
def test_it_draws_no_token_but_catches_fire_from_the_ground() -> None:
    table = bikes(carnage=True).put({"bike 1": (1, 3)}).ground({(1, 4): "fire"}).drive("bike 1", 2).step("F")
    assert (table.is_burning("bike 1"), table.moves) == (True, 1)
    pile = list(table.damages)
    table.hit("bike 1")
    assert (table.damages, table.is_burning("bike 1"), table.damage_of("bike 1")) == (pile, False, ("minor",))
