"""Step 3, Move (TR-MOV), without drifting."""

import pytest

from tests.games.thunder_road.scenario import Scenario


def sand(**places: tuple[int, int]) -> Scenario:
    """Three crews on sand, so that no road bonus comes up; blue_small=(2, 4) places the small blue car."""
    table = Scenario("blue", "green", "orange").draw("\n".join(["S" * 24] * 6))
    return table.put({name.replace("_", " "): place for name, place in places.items()})


@pytest.mark.rule("TR-MOV-01", "TR-MOV-06")
@pytest.mark.parametrize("value", range(1, 7))
def test_the_die_is_the_number_of_moves_and_all_must_be_driven(value: int) -> None:
    table = sand(blue_small=(2, 4)).drive("blue small", value)
    for left in range(value, 0, -1):
        assert (table.asked, table.moves) == ("step", left)
        assert table.offers == {"step F", "step FL", "step FR"}
        table.step("F")
    assert (table.asked, table.where("blue small")) == ("", (2, 4 + value))


@pytest.mark.rule("TR-MOV-01", "TR-CST-01")
def test_a_coast_is_one_space_whatever_the_die() -> None:
    table = sand(blue_small=(2, 4)).drive("blue small", 6, coast=True)
    assert table.moves == 1
    assert (table.step("F").asked, table.where("blue small")) == ("", (2, 5))


@pytest.mark.rule("TR-MOV-02")
def test_all_moves_make_one_pool() -> None:
    table = Scenario("blue", "green", carnage=True).put({"blue small": (2, 4)}).burning("blue small")
    table.damage("blue small", "stuck_in_third").dice("blue", 6, 2)
    table.fate(fire="plus_2").turn("blue").assign(6, "small").command("nitro", 2)
    assert table.moves == 3 + 2 + 2


@pytest.mark.rule("TR-MOV-02")
def test_the_changed_base_value_is_at_least_one() -> None:
    table = Scenario("blue", "green", carnage=True).put({"blue small": (2, 4)}).damage("blue small", "flat_tyre")
    assert table.drive("blue small", 1).moves == 1
    assert table.drive("blue small", 5).moves == 4


@pytest.mark.rule("TR-MOV-03")
def test_steps_go_to_the_front_arc_only() -> None:
    table = sand(blue_small=(3, 4)).drive("blue small", 3).steps("FL F FR")
    assert table.where("blue small") == (3, 6)
    assert not any("B" in words for words in table.drive("blue small", 2).offers)


@pytest.mark.rule("TR-MOV-04", "TR-ENT-12")
def test_everything_on_a_space_is_resolved_before_the_next_step_is_chosen() -> None:
    table = sand(blue_small=(2, 4)).token((2, 5), "oil").token((1, 5), "oil").drive("blue small", 3)
    table.fate(direction=["FL", "F"]).step("F")
    assert (table.where("blue small"), table.moves, table.asked) == ((1, 6), 2, "step")
    assert (table.token_at((2, 5)), table.token_at((1, 5))) == ("oil", "oil")


@pytest.mark.rule("TR-MOV-05")
@pytest.mark.parametrize(("lane", "offers"), [(0, {"step F", "step FR"}), (5, {"step F", "step FL"})])
def test_steps_over_a_side_edge_are_not_offered(lane: int, offers: set[str]) -> None:
    table = sand(blue_small=(lane, 4)).drive("blue small", 1)
    assert table.offers == offers


@pytest.mark.rule("TR-MOV-05", "TR-TER-04")
def test_deadly_spaces_are_offered() -> None:
    table = sand(blue_small=(2, 4)).ground({(2, 5): "impassable", (1, 4): "impassable", (3, 4): "impassable"})
    assert table.drive("blue small", 1).offers == {"step F", "step FL", "step FR"}
    assert table.step("FL").where("blue small") == "gone"


@pytest.mark.rule("TR-MOV-07")
@pytest.mark.parametrize("lane", range(6))
def test_first_step_onto_the_board_goes_to_any_lane_of_the_rear_column(lane: int) -> None:
    table = sand().drive("blue small", 2)
    assert (table.asked, table.offers) == ("entry_space", {f"enter {n}" for n in range(6)})
    table.enter(lane)
    assert (table.where("blue small"), table.moves, table.asked) == ((lane, 0), 1, "step")


@pytest.mark.rule("TR-MOV-08")
def test_entry_costs_and_triggers_like_any_step() -> None:
    mud = sand().ground({(2, 0): "mud"}).drive("blue small", 3).enter(2)
    assert (mud.moves, mud.where("blue small")) == (1, (2, 0))
    mine = sand().token((2, 0), "mine").fate(damage="dent").drive("blue small", 3).enter(2)
    assert (mine.damage_of("blue small"), mine.asked) == (("dent",), "")
    slam = sand(green_small=(2, 0)).fate(slam="bottom", direction="F").drive("blue small", 3).enter(2)
    assert (slam.where("blue small"), slam.where("green small"), slam.moves) == ((2, 0), (2, 1), 0)
    rock = sand().ground({(2, 0): "impassable"}).drive("blue small", 3).enter(2)
    assert rock.eliminated("blue small")


@pytest.mark.rule("TR-MOV-08")
def test_entry_has_the_direction_front() -> None:
    table = Scenario("blue", "green", carnage=True).ground({(2, 0): "glass"}).drive("blue small", 3).enter(2)
    assert (table.where("blue small"), table.moves) == ((2, 1), 2)


@pytest.mark.rule("TR-MOV-09", "TR-OBS-07", "TR-EX-15")
def test_driving_through_a_chopper_has_no_effect() -> None:
    table = sand(blue_small=(3, 6)).chopper("green", (3, 7)).drive("blue small", 2).step("F")
    assert (table.where("blue small"), table.moves) == ((3, 7), 1)
    table.step("F")
    assert (table.where("blue small"), table.chopper_of("green")) == ((3, 8), (3, 7))


@pytest.mark.rule("TR-MOV-10")
def test_damage_takes_the_moves_away() -> None:
    table = sand(blue_small=(2, 4)).token((2, 5), "mine").fate(damage="dent").drive("blue small", 4).step("F")
    assert (table.where("blue small"), table.moves, table.asked) == ((2, 5), 0, "")


@pytest.mark.rule("TR-MOV-10", "TR-DMG-04")
def test_damage_that_is_ignored_does_not_stop_a_walk() -> None:
    table = sand(blue_small=(2, 4)).damage("blue small", "dent").token((2, 5), "mine").token((2, 6), "mine")
    table.fate(damage="dazed", stunt=2, direction=["F", "F"]).drive("blue small", 4).step("F")
    assert (table.where("blue small"), table.token_at((2, 6))) == ((2, 7), "")


@pytest.mark.rule("TR-MOV-11", "TR-SLM-02")
@pytest.mark.parametrize("slam", ["top", "bottom"])
def test_entering_an_occupied_space_slams_and_ends_the_moves(slam: str) -> None:
    table = sand(blue_small=(2, 4), green_small=(2, 5)).fate(slam=slam, direction="FR")
    table.drive("blue small", 4).step("F")
    pushed, other = ("blue small", "green small") if slam == "top" else ("green small", "blue small")
    assert (table.where(pushed), table.where(other)) == ((3, 5), (2, 5))
    assert table.moves == 0


@pytest.mark.rule("TR-MOV-12", "TR-ENT-09")
def test_forced_moves_cost_nothing_even_into_mud() -> None:
    table = sand(blue_small=(2, 4)).token((2, 5), "oil").ground({(2, 6): "mud"}).fate(direction="F")
    table.drive("blue small", 3).step("F")
    assert (table.where("blue small"), table.moves) == ((2, 6), 2)


@pytest.mark.rule("TR-MOV-13")
@pytest.mark.parametrize(("hazard", "end"), [("oil", (1, 5)), ("quake", (1, 5)), ("glass", (2, 6))])
def test_after_a_slide_or_quake_the_drive_goes_on(hazard: str, end: tuple[int, int]) -> None:
    table = Scenario("blue", "green", carnage=True).put({"blue small": (2, 4)}).token((2, 5), hazard)
    if hazard != "glass":
        table.fate(direction="FL")
    table.drive("blue small", 3).step("F")
    assert (table.where("blue small"), table.moves, table.asked) == (end, 2, "step")
    table.step("F")
    assert table.where("blue small") == (end[0], end[1] + 1)


@pytest.mark.rule("TR-MOV-22")
def test_over_the_front_the_remaining_moves_are_driven_on_the_new_tile() -> None:
    table = sand(blue_small=(2, 22)).next_tile("4a", {(2, 1): "mud"}).drive("blue small", 5).steps("F F")
    assert (table.tile_number, table.where("blue small"), table.moves) == (4, (2, 16), 3)
    table.steps("F F")
    assert (table.where("blue small"), table.asked) == ((2, 18), "")
