"""Drifting (TR-MOV-14 to 21)."""

import pytest

from carambolage.games.thunder_road.names.things import Drift
from tests.games.thunder_road.scenario import Scenario


def drifting(value: int, *, ground: str = "sand", **options: object) -> Scenario:
    """Blue's small car on (2, 4) with a die and with Drift active; places are added by the test before `go`."""
    letter = {"sand": "S", "road": "R"}[ground]
    table = Scenario("blue", "green", "orange", **options).draw("\n".join([letter * 24] * 6))
    return table.put({"blue small": (2, 4)}).dice("blue", value, 4)


def go(table: Scenario) -> Scenario:
    """Assign the die to the small car and the 4 to Drift."""
    value = next(die for die in table.dice_of("blue") if die != 4)
    return table.turn("blue").assign(value, "small").command("drift", 4)


@pytest.mark.rule("TR-MOV-14", "TR-CMD-09")
def test_owner_chooses_to_drift_through_the_first_occupied_space() -> None:
    table = go(drifting(3).put({"green small": (2, 5)})).step("F")
    assert (table.asked, table.player, table.offers) == ("drift", "blue", {"drift", "slam"})
    table.choose("drift")
    assert (table.asked, table.moves) == ("step", 2)
    table.steps("F F")
    assert (table.where("blue small"), table.where("green small")) == ((2, 7), (2, 5))
    assert table.story("slam") == []


@pytest.mark.rule("TR-MOV-14", "TR-MOV-15")
def test_choosing_to_slam_ends_the_moves_and_uses_the_drift_up() -> None:
    table = go(drifting(3).put({"green small": (2, 5)})).step("F")
    table.fate(slam="bottom", direction="F").choose("slam")
    assert (table.where("green small"), table.moves, table.turn_drift) == ((2, 6), 0, 2)


@pytest.mark.rule("TR-MOV-15", "TR-EX-07")
def test_second_occupied_space_is_slammed_at_once() -> None:
    table = drifting(5).put({"green small": (2, 5), "green medium": (2, 6), "orange small": (4, 9)})
    table = go(table.dice("blue", 5, 4)).step("F").choose("drift")
    assert (table.where("blue small"), table.moves) == ((2, 5), 4)
    table.fate(slam="bottom", direction="F").step("F")
    assert (table.asked, table.player) == ("slam_reroll", "green")
    table.decline()
    assert (table.where("blue small"), table.where("green small"), table.where("green medium")) == (
        (2, 6),
        (2, 5),
        (2, 7),
    )
    assert table.moves == 0


@pytest.mark.rule("TR-MOV-16", "TR-MOV-17")
def test_nobody_ends_the_movement_drifting() -> None:
    table = go(drifting(1).put({"green small": (2, 5), "green large": (2, 6)}))
    table.fate(slam="bottom", direction="FL").step("F")
    assert (table.where("blue small"), table.where("green small")) == ((2, 5), (1, 5))
    assert table.story("slam", "shot") == ["slam"]
    assert (table.asked, table.offers) == (
        "shoot_target",
        {"vehicle green small", "vehicle green large", "decline"},
    )


@pytest.mark.rule("TR-MOV-16")
@pytest.mark.parametrize("hazard", ["mine", "goo"])
def test_moves_lost_on_an_occupied_space_mean_a_slam(hazard: str) -> None:
    table = drifting(3, carnage=True).put({"green small": (2, 5)})
    if hazard == "mine":
        table.token((2, 5), "mine").fate(damage="dent")
    else:
        table.ground({(2, 5): "goo"})
    table = go(table.fate(slam="bottom", direction="B")).step("F")
    assert (table.where("blue small"), table.where("green small")) == ((2, 5), (2, 4))
    assert table.story("slam") == ["slam"]


@pytest.mark.rule("TR-MOV-18", "TR-EX-08")
def test_road_bonus_carries_a_drift_on() -> None:
    table = drifting(1, ground="road").put({"green small": (2, 5)})
    table.road_die_value = 2
    go(table).step("F")
    assert (table.asked, table.where("blue small")) == ("road_bonus", (2, 5))
    table.accept().steps("F F")
    assert (table.where("blue small"), table.where("green small"), table.story("slam")) == ((2, 7), (2, 5), [])


@pytest.mark.rule("TR-MOV-18", "TR-MOV-15")
def test_bonus_that_carries_a_drift_on_uses_it() -> None:
    table = drifting(1, ground="road").put({"green small": (2, 5), "orange small": (2, 6)})
    table.road_die_value = 2
    go(table).step("F").accept()
    assert table.turn_drift == Drift.USED
    table.fate(slam="bottom", direction="F").step("F")
    assert (table.where("blue small"), table.where("orange small")) == ((2, 6), (2, 7))


@pytest.mark.rule("TR-ROD-09", "TR-MOV-14")
def test_the_steps_of_a_bonus_may_drift() -> None:
    table = drifting(1, ground="road").put({"green small": (2, 6)})
    table.road_die_value = 2
    go(table).step("F").accept().step("F")
    assert (table.where("blue small"), table.asked, table.offers) == ((2, 6), "drift", {"drift", "slam"})


@pytest.mark.rule("TR-MOV-18", "TR-EX-08")
def test_declining_the_bonus_means_the_slam() -> None:
    table = go(drifting(1, ground="road").put({"green small": (2, 5)})).step("F")
    table.fate(slam="bottom", direction="F").decline()
    assert (table.where("blue small"), table.where("green small")) == ((2, 5), (2, 6))


@pytest.mark.rule("TR-MOV-19")
def test_token_and_terrain_of_a_drifted_space_apply() -> None:
    mud = go(drifting(5).put({"green small": (2, 5)}).ground({(2, 5): "mud"})).step("F")
    assert (mud.asked, mud.moves) == ("drift", 3)
    fire = go(drifting(5, carnage=True).put({"green small": (2, 5)}).ground({(2, 5): "fire"})).step("F").choose("drift")
    assert fire.is_burning("blue small")


@pytest.mark.rule("TR-MOV-20", "TR-HAZ-01")
def test_wreck_just_revealed_cannot_be_drifted_through() -> None:
    table = go(drifting(3).token((2, 5), "wreck")).fate(slam="bottom", direction="F").step("F")
    assert (table.where("blue small"), table.where("wreck 1"), table.moves) == ((2, 5), (2, 6), 0)


@pytest.mark.rule("TR-MOV-20")
def test_wreck_just_revealed_can_be_drifted_through_by_the_option() -> None:
    table = go(drifting(3, drift_on_revealed_wreck=True).token((2, 5), "wreck")).step("F")
    assert table.asked == "drift"
    table.choose("drift").steps("F F")
    assert (table.where("blue small"), table.where("wreck 1")) == ((2, 7), (2, 5))


@pytest.mark.rule("TR-MOV-20")
def test_a_wreck_that_stood_there_can_be_drifted_through() -> None:
    table = go(drifting(3).put({"wreck 1": (2, 5)})).step("F")
    assert table.asked == "drift"


@pytest.mark.rule("TR-MOV-20")
def test_a_slide_in_the_own_move_onto_the_first_occupied_space_may_drift() -> None:
    table = go(drifting(3).token((2, 5), "oil").put({"green small": (2, 6)}))
    table.fate(direction="F").step("F")
    assert (table.asked, table.offers, table.moves) == ("drift", {"drift", "slam"}, 2)
    table.choose("drift").steps("F F")
    assert (table.where("blue small"), table.where("green small"), table.told("slam")) == ((2, 8), (2, 6), [])


@pytest.mark.rule("TR-MOV-20", "TR-MOV-16")
def test_a_slide_with_the_last_move_onto_an_occupied_space_slams() -> None:
    table = go(drifting(1).token((2, 5), "oil").put({"green small": (2, 6)}))
    table.fate(direction="F").fate(slam="bottom", direction="F").step("F")
    assert (table.where("blue small"), table.where("green small"), table.moves) == ((2, 6), (2, 7), 0)


@pytest.mark.rule("TR-MOV-20")
def test_a_quake_in_the_own_move_does_not_drift() -> None:
    """Not even when the vehicle slid onto the quake's space just before."""
    table = Scenario("blue", "green", "big_rig", carnage=True).draw("\n".join(["S" * 24] * 6))
    table.put({"blue small": (2, 4), "rig front": (2, 9), "rig middle": (2, 8), "rig rear": (2, 7)})
    table = go(table.dice("blue", 3, 4).token((2, 5), "oil").token((2, 6), "quake"))
    table.fate(direction=["F", "F", "FL"]).step("F").choose("rig_command airstrike")
    assert (len(table.told("slam")), table.moves, table.where("blue small")) == (1, 0, (1, 7))


@pytest.mark.rule("TR-MOV-20")
def test_a_push_onto_oil_and_on_does_not_drift() -> None:
    """Blue slams and is pushed onto oil, and from there onto a second car: the drift was for its own movement."""
    table = go(drifting(3).put({"green small": (2, 5), "orange small": (1, 5)}).token((2, 6), "oil"))
    table.step("F").fate(slam="top", direction="F").fate(direction="BL").fate(slam="bottom", direction="FL")
    table.choose("slam")
    assert (len(table.told("slam")), table.moves, table.asked) == (2, 0, "shoot_target")


@pytest.mark.rule("TR-MOV-21")
def test_a_space_left_by_sliding_is_not_the_first_occupied_one() -> None:
    table = drifting(3).token((2, 5), "oil", faceup=True).put({"green small": (2, 5), "orange small": (1, 6)})
    table = go(table).fate(direction="FL").step("F")
    assert (table.where("blue small"), table.asked) == ((1, 5), "step")
    table.step("F")
    assert table.asked == "drift"


@pytest.mark.rule("TR-MOV-16", "TR-TER-03")
def test_mud_with_the_last_move_leaves_none_to_drift_with() -> None:
    table = go(drifting(1).put({"green small": (2, 5)}).ground({(2, 5): "mud"}))
    table.fate(slam="bottom", direction="F").step("F")
    assert (table.where("blue small"), table.where("green small")) == ((2, 5), (2, 6))
