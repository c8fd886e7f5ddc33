"""Effects on several vehicles at the same time (TR-SIM)."""

import pytest

from carambolage.games.thunder_road.ground.places import partner, put_on, take_off
from carambolage.games.thunder_road.names.effect import Effect
from tests.games.thunder_road.scenario import Scenario
from tests.rules.thunder_road.sandy import in_ruins, sandy


def shake(table: Scenario, way: str, *, reveal: tuple[int, int] = (2, 9)) -> Scenario:
    """The small blue car drives onto a quake from behind; what was fixed before comes after the direction."""
    later, table.coming = table.coming, []
    lane, column = reveal
    table.put({"blue small": (lane, column - 1)}).token(reveal, "quake").fate(direction=way)
    table.coming += later
    return table.drive("blue small", 3).step("F")


@pytest.mark.rule("TR-SIM-01", "TR-SIM-04", "TR-CAR-20")
def test_a_quake_moves_everybody_at_once() -> None:
    """A queue of cars moves up without any slam, though each goes to the space of the next."""
    table = sandy(carnage=True).put({"green small": (2, 10), "green large": (2, 11), "wreck 1": (2, 12)})
    table.damage("green large", "dent", "dent")
    shake(table, "F")
    places = [table.where(name) for name in ("blue small", "green small", "green large", "wreck 1")]
    assert places == [(2, 10), (2, 11), (2, 12), (2, 13)]
    assert (table.told("slam"), table.moves, table.asked) == ([], 2, "step")


@pytest.mark.rule("TR-SIM-02", "TR-SIM-04", "TR-GEO-15")
def test_consequences_come_front_to_back_and_left_to_right() -> None:
    table = sandy(carnage=True).put({"green small": (4, 15), "green large": (0, 15), "orange small": (3, 12)})
    for place in ((4, 16), (0, 16), (3, 13)):
        table.token(place, "mine")
    table.fate(damage=["dent", "dent", "dent"])
    shake(table, "F")
    names = [table.name_of(v) for v, _, _ in table.told("damage_drawn")]
    assert names == ["green large", "green small", "orange small"]


@pytest.mark.rule("TR-SIM-02", "TR-SIM-04")
def test_edges_and_rocks_come_first_then_the_scroll_then_the_rest() -> None:
    table = sandy(carnage=True).put({"green small": (3, 23), "green large": (5, 12), "orange small": (1, 10)})
    table.put({"orange large": (1, 12)}).ground({(1, 13): "impassable"}).token((1, 11), "mine").fate(damage="dent")
    shake(table, "F", reveal=(5, 11))
    story = table.story("eliminated", "scrolled", "damage_drawn")
    assert story == ["eliminated", "scrolled", "damage_drawn"]
    assert (table.where("orange large"), table.where("green small")) == ("gone", (3, 16))
    assert (table.where("orange small"), table.where("green large")) == ((1, 3), (5, 5))


@pytest.mark.rule("TR-SIM-03")
def test_who_is_hit_by_the_sand_worm_is_fixed_when_it_comes() -> None:
    table = sandy(carnage=True).put({"blue small": (2, 8), "green small": (4, 3), "orange small": (2, 3)})
    table.put({"orange large": (1, 3)}).token((2, 9), "sand_worm").drive("blue small", 1).step("F")
    gone = [name for name in ("green small", "orange small", "orange large", "blue small") if table.eliminated(name)]
    assert gone == ["green small", "orange small"]


@pytest.mark.rule("TR-SIM-03")
def test_vehicles_in_the_start_area_are_not_shaken() -> None:
    table = sandy(carnage=True).put({"green small": (4, 0)})
    shake(table, "B")
    assert (table.where("green small"), table.where("green large"), table.where("blue small")) == (
        "gone",
        "start",
        (2, 8),
    )


@pytest.mark.rule("TR-SIM-04")
def test_the_state_before_the_quake_says_whether_the_front_is_the_finish() -> None:
    """Orange goes out by the same quake that takes green over the front: scroll, and the new tile is final."""
    table = in_ruins(sandy(carnage=True), "orange", but="small").put({"orange small": (0, 12), "green small": (3, 23)})
    shake(table, "FL")
    assert (table.is_out("orange"), table.over, table.final, table.tile_number) == (True, 0, 1, 4)
    assert table.story("player_out", "scrolled", "finish_line") == ["player_out", "scrolled", "finish_line"]
    assert table.where("green small") == (2, 16)


@pytest.mark.rule("TR-SIM-04", "TR-EX-24")
def test_quake_at_the_front() -> None:
    table = sandy("blue", "green", "orange", "white", carnage=True)
    table.put({"green small": (3, 23), "orange small": (4, 7), "white small": (0, 5)})
    shake(table, "F", reveal=(2, 22))
    assert (table.tile_number, table.where("blue small"), table.where("green small")) == (4, (2, 15), (3, 16))
    assert (table.where("orange small"), table.where("white small"), table.moves) == ((4, 0), "gone", 2)
    assert table.steps("F F").where("blue small") == (2, 17)


@pytest.mark.rule("TR-SIM-05")
def test_out_checks_after_the_losses_and_after_every_consequence() -> None:
    table = sandy("blue", "green", "orange", "white", carnage=True)
    in_ruins(in_ruins(table, "orange", but="small"), "white", but="small")
    table.put({"orange small": (5, 12), "white small": (4, 14), "green small": (1, 12)}).damage("white small", "dent")
    table.token((5, 14), "mine").token((2, 13), "mine").fate(damage=["dent", "dent"])
    shake(table, "FR")
    story = table.story("eliminated", "damage_drawn", "player_out", "broken")
    assert story == ["eliminated", "player_out", "damage_drawn", "broken", "player_out", "damage_drawn"]


@pytest.mark.rule("TR-SIM-06")
@pytest.mark.parametrize(("name", "end"), [("orange small", (4, 15)), ("wreck 1", "gone")])
def test_who_was_moved_or_lost_by_an_earlier_consequence_is_skipped(name: str, end: tuple[int, int] | str) -> None:
    """The shrapnel of green's mine drives the one behind off its new space before it has met the token there."""
    table = sandy(carnage=True).put({"green small": (3, 14), name: (3, 13)})
    table.token((3, 15), "mine").token((3, 14), "mine").fate(damage="shrapnel", direction="B")
    if name != "wreck 1":
        table.fate(damage="skid_front_right")
    shake(table, "F")
    assert (table.where("green small"), table.where(name), table.fate_left) == ((3, 15), end, 0)
    assert table.token_at((3, 14)) == "?mine"


@pytest.mark.rule("TR-SIM-06")
def test_who_is_lost_by_the_scroll_of_the_quake_is_skipped() -> None:
    table = sandy(carnage=True).put({"green small": (3, 23), "orange small": (4, 5)}).token((4, 6), "mine")
    shake(table, "F")
    assert (table.where("orange small"), table.told("damage_drawn"), table.hazard_discard[3]) == ("gone", [], 1)


@pytest.mark.rule("TR-SIM-04", "TR-HAZ-01")
@pytest.mark.parametrize("slam", ["top", "bottom"])
def test_a_wreck_appears_also_under_one_thrown_onto_a_vehicle_that_waits(slam: str) -> None:
    """Green is shaken onto a mine and skids back onto orange's new space, whose hidden wreck nobody has met yet."""
    table = sandy(carnage=True).put({"green small": (3, 14), "orange small": (3, 13)})
    table.token((3, 15), "mine").token((3, 14), "wreck").fate(damage="skid_rear", slam=slam, direction="BL")
    table.fate(slam="top", direction="BR")
    shake(table, "F")
    green, wreck = ((2, 14), (3, 14)) if slam == "top" else ((3, 14), (2, 14))
    assert (table.where("green small"), table.where("wreck 1"), table.token_at((3, 14))) == (green, wreck, "")
    assert (table.where("orange small"), len(table.told("slam")), table.g.crowd) == ((4, 14), 2, 0)
    assert table.told("slam")[1][:2] == (
        table.vehicle("orange small"),
        table.vehicle("wreck 1" if slam == "top" else "green small"),
    )


@pytest.mark.rule("TR-SIM-04", "TR-CAR-25", "TR-CAR-26")
def test_only_the_one_that_turned_a_pit_trap_up_rolls() -> None:
    """Green skids back onto the space where orange waits, and falls into the pit trap; orange stands safely."""
    table = sandy(carnage=True).put({"green small": (3, 14), "orange small": (3, 13)})
    table.token((3, 15), "mine").token((3, 14), "pit_trap").fate(damage="skid_rear", shot="any")
    shake(table, "F")
    assert (table.where("green small"), table.where("orange small")) == ("gone", (3, 14))
    assert (len(table.told("shooting_die")), table.fate_left) == (1, 0)


@pytest.mark.rule("TR-SIM-03", "TR-SIM-06")
def test_a_fresh_wreck_with_the_figure_of_one_lost_in_the_quake_was_not_shaken() -> None:
    """The shrapnel of green's mine ends the shaken wreck; orange then reveals a wreck, which meets no goo by itself."""
    table = sandy(carnage=True).put({"green small": (3, 16), "wreck 1": (3, 13), "orange small": (0, 14)})
    table.token((3, 17), "mine").token((0, 15), "wreck").ground({(0, 15): "goo"})
    table.fate(damage="shrapnel", direction="B", slam="top")
    table.fate(direction="FR")
    shake(table, "F")
    assert (table.where("wreck 1"), table.where("orange small")) == ((0, 15), (1, 15))
    assert [v for v, _, _ in table.told("stopped")] == []


@pytest.mark.rule("TR-SIM-07")
def test_a_second_quake_waits_for_the_first() -> None:
    """Green is shaken onto another quake: orange still meets its mine first, then all are shaken again."""
    table = sandy(carnage=True).put({"green small": (3, 14), "orange small": (3, 10)})
    table.token((3, 15), "quake").token((3, 11), "mine").fate(damage="dent", direction="B")
    shake(table, "F")
    assert table.story("quake", "damage_drawn") == ["quake", "damage_drawn", "quake"]
    assert (table.where("green small"), table.where("orange small"), table.where("blue small")) == (
        (3, 14),
        (3, 10),
        (2, 9),
    )
    assert (table.moves, table.asked) == (2, "step")


@pytest.mark.rule("TR-SIM-04", "TR-SLM-15")
def test_a_third_vehicle_on_a_section_slams_it_and_is_pushed_on() -> None:
    """A quake has set a motorcycle on the middle section, where it waits; another one is thrown there meanwhile."""
    table = Scenario("big_rig", "final_five")
    table.put({"rig front": (2, 10), "rig middle": (2, 9), "rig rear": (2, 8), "bike 1": (0, 3), "bike 2": (2, 11)})
    g, waiting, thrown = table.g, table.vehicle("bike 1"), table.vehicle("bike 2")
    take_off(g, waiting)
    put_on(g, waiting, table.space((2, 9)))
    table.fate(direction="front_left")
    take_off(g, thrown)
    put_on(g, thrown, table.space((2, 9)))
    assert g.crowd == 1
    assert partner(g, thrown) == table.vehicle("rig middle")
    table.effect(Effect.SLAM_BEGIN, thrown)
    assert table.where("bike 2") == (1, 9)
    assert table.where("bike 1") == (2, 9)
    assert (g.crowd, g.visitor[table.space((2, 9))]) == (0, waiting)
