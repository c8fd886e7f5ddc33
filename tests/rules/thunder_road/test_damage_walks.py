"""Damage tokens that need dice: blat off, dazed, shrapnel (TR-DMG-12 to 19)."""

import pytest

from tests.games.thunder_road.scenario import Scenario
from tests.rules.thunder_road.sandy import sandy

Space = tuple[int, int]


def blat(start: Space, way: str, stunt: int, table: Scenario | None = None) -> Scenario:
    """A small blue car that draws blat off."""
    table = (table or sandy()).put({"blue small": start})
    return table.fate(damage="blat_off", direction=way, stunt=stunt).hit("blue small")


@pytest.mark.rule("TR-DMG-12", "TR-EX-13")
def test_blat_off_flies_over_everything() -> None:
    table = sandy().put({"green small": (1, 11)}).ground({(2, 11): "impassable"}).token((3, 10), "mine")
    blat((4, 10), "FL", 4, table)
    assert (table.where("blue small"), table.where("green small")) == ((0, 12), (1, 11))
    assert (table.token_at((3, 10)), table.damage_of("blue small")) == ("?mine", ("blat_off",))


@pytest.mark.rule("TR-DMG-12")
def test_the_landing_space_is_entered_in_the_direction_of_flight() -> None:
    mine = blat((2, 5), "F", 3, sandy().token((2, 8), "mine").damage("blue small", "dent"))
    assert (mine.where("blue small"), mine.token_at((2, 8))) == ((2, 8), "")
    glass = blat((2, 5), "FR", 2, sandy(carnage=True).ground({(4, 6): "glass"}))
    assert glass.where("blue small") == (5, 6)
    slam = sandy().put({"green small": (2, 8)})
    slam.put({"blue small": (2, 5)}).fate(damage="blat_off", direction="F", stunt=3, slam="bottom")
    slam.fate(direction="FL").hit("blue small")
    assert (slam.where("blue small"), slam.where("green small")) == ((2, 8), (1, 8))


@pytest.mark.rule("TR-DMG-13", "TR-EX-13")
@pytest.mark.parametrize(
    ("start", "way", "stunt"), [((3, 10), "FL", 4), ((3, 1), "B", 2), ((4, 23), "FR", 2), ((0, 1), "BR", 4)]
)
def test_blat_off_past_another_edge_eliminates(start: Space, way: str, stunt: int) -> None:
    table = blat(start, way, stunt)
    assert (table.where("blue small"), table.tile_number) == ("gone", 3)


@pytest.mark.rule("TR-DMG-13", "TR-FRT-09")
def test_blat_off_past_the_front_scrolls_and_lands_on_the_new_tile() -> None:
    table = sandy().next_tile("4a", {(2, 2): "mud"})
    blat((2, 23), "F", 3, table)
    assert (table.tile_number, table.where("blue small")) == (4, (2, 18))
    assert table.ground_at((2, 18)) == "mud"


@pytest.mark.rule("TR-DMG-13", "TR-WIN-03")
def test_blat_off_past_the_finish_wins() -> None:
    table = sandy()
    table.final = 1
    blat((2, 22), "F", 4, table)
    assert (table.winner, table.reason) == ("blue", "finish")


def daze(table: Scenario, stunt: int, *ways: str, start: Space = (2, 5)) -> Scenario:
    """A small blue car that draws dazed, with the directions of its walk."""
    table.put({"blue small": start}).fate(damage="dazed", stunt=stunt)
    return table.fate(direction=list(ways))


@pytest.mark.rule("TR-DMG-14")
def test_dazed_rolls_a_direction_for_each_move() -> None:
    table = daze(sandy(), 4, "F", "FR", "B", "BL").hit("blue small")
    assert (table.where("blue small"), table.damage_of("blue small"), table.fate_left) == ((2, 5), ("dazed",), 0)
    assert [way for _, _, way in table.told("moved")] == [0, 2, 3, 4]


@pytest.mark.rule("TR-DMG-15")
def test_mud_uses_two_moves_of_a_dazed_walk() -> None:
    table = daze(sandy().ground({(2, 6): "mud"}), 3, "F", "F").hit("blue small")
    assert (table.where("blue small"), table.fate_left) == ((2, 7), 0)
    last = daze(sandy().ground({(2, 6): "mud"}), 1, "F").hit("blue small")
    assert last.where("blue small") == (2, 6)


@pytest.mark.rule("TR-DMG-15", "TR-ENT-08")
@pytest.mark.parametrize(("charge", "end"), [(True, (2, 7)), (False, (2, 8))])
def test_mud_that_a_token_brings_up_costs_a_dazed_walk_what_it_costs_a_driver(
    charge: bool, end: tuple[int, int]
) -> None:
    table = sandy(mud_reveal_charge=charge).token((2, 6), "mud")
    table = daze(table, 3, *("F" * (2 if charge else 3))).hit("blue small")
    assert (table.where("blue small"), table.fate_left) == (end, 0)
    faceup = daze(sandy(mud_reveal_charge=charge).token((2, 6), "mud", faceup=True), 3, "F", "F").hit("blue small")
    assert (faceup.where("blue small"), faceup.fate_left) == ((2, 7), 0)


@pytest.mark.rule("TR-DMG-15")
def test_mud_onto_which_a_dazed_car_slides_costs_nothing() -> None:
    table = sandy().token((2, 6), "oil").token((2, 7), "mud", faceup=True)
    table = daze(table, 3, "F", "F", "F", "F").hit("blue small")
    assert (table.where("blue small"), table.fate_left) == ((2, 9), 0)


@pytest.mark.rule("TR-DMG-16")
def test_a_slam_ends_a_dazed_walk() -> None:
    table = daze(sandy().put({"green small": (2, 6)}), 4, "F").fate(slam="bottom", direction="F").hit("blue small")
    assert (table.where("blue small"), table.where("green small")) == ((2, 6), (2, 7))


@pytest.mark.rule("TR-DMG-16")
@pytest.mark.parametrize(("ground", "end"), [("goo", (2, 6)), ("ramp", (2, 8))])
def test_goo_and_ramps_end_a_dazed_walk(ground: str, end: Space) -> None:
    table = daze(sandy(carnage=True).ground({(2, 6): ground}), 4, "F")
    if ground == "ramp":
        table.fate(stunt=2)
    assert (table.hit("blue small").where("blue small"), table.fate_left) == (end, 0)


@pytest.mark.rule("TR-DMG-16", "TR-CAR-03")
def test_slides_are_extra_and_do_not_end_a_dazed_walk() -> None:
    table = daze(sandy(carnage=True).ground({(2, 6): "glass"}).token((2, 8), "oil"), 2, "F", "F")
    table.fate(direction="FL").hit("blue small")
    assert (table.where("blue small"), table.fate_left) == ((1, 8), 0)


@pytest.mark.rule("TR-DMG-16")
def test_the_loss_of_the_car_ends_a_dazed_walk() -> None:
    table = daze(sandy(), 4, "BL", start=(0, 5)).hit("blue small")
    assert (table.where("blue small"), table.damages_left) == ("gone", 20)


@pytest.mark.rule("TR-DMG-16", "TR-FRT-02")
def test_the_finish_ends_a_dazed_walk() -> None:
    table = daze(sandy(), 4, "F", start=(2, 23))
    table.final = 1
    assert table.hit("blue small").winner == "blue"


@pytest.mark.rule("TR-DMG-16", "TR-FRT-08")
def test_a_dazed_walk_goes_on_beyond_a_scroll() -> None:
    table = daze(sandy().next_tile("4a", {(2, 0): "mud"}), 3, "F", "FR", start=(2, 23)).hit("blue small")
    assert (table.tile_number, table.where("blue small"), table.fate_left) == (4, (3, 16), 0)


def shrapnel(table: Scenario, way: str) -> Scenario:
    """The small blue car draws shrapnel; what is drawn next may be fixed before."""
    later, table.coming = table.coming, []
    table.fate(damage="shrapnel", direction=way)
    table.coming += later
    return table.hit("blue small")


@pytest.mark.rule("TR-DMG-17")
def test_the_first_vehicle_in_line_takes_damage_whoever_owns_it() -> None:
    table = sandy().put({"blue small": (3, 10), "blue large": (1, 9), "green small": (0, 9)})
    table.ground({(2, 10): "impassable"}).fate(damage="dent")
    shrapnel(table, "BL")
    assert (table.damage_of("blue large"), table.damage_of("green small")) == (("dent",), ())
    assert table.damage_of("blue small") == ("shrapnel",)


@pytest.mark.rule("TR-DMG-17")
def test_shrapnel_that_reaches_the_edge_does_nothing() -> None:
    table = sandy().put({"blue small": (3, 10), "green small": (3, 9)})
    shrapnel(table, "F")
    assert (len(table.told("damage_drawn")), table.tile_number) == (1, 3)


@pytest.mark.rule("TR-DMG-18", "TR-EX-14")
def test_shrapnel_ignores_choppers_and_stops_at_inoperable_cars() -> None:
    table = sandy().put({"blue small": (3, 10), "green large": (1, 9), "green small": (0, 9)})
    table.chopper("orange", (2, 10)).damage("green large", "dent", "dent")
    shrapnel(table, "BL")
    assert (len(table.told("damage_drawn")), table.damage_of("green small")) == (1, ())
    assert table.chopper_of("orange") == (2, 10)


@pytest.mark.rule("TR-DMG-18", "TR-OBS-05")
def test_shrapnel_eliminates_a_wreck() -> None:
    table = sandy().put({"blue small": (3, 10), "wreck 1": (3, 14)})
    shrapnel(table, "F")
    assert table.eliminated("wreck 1")


@pytest.mark.rule("TR-DMG-18", "TR-RIG-40")
def test_shrapnel_dents_a_command_of_the_rig_owners_choice() -> None:
    table = sandy("blue", "big_rig").put({"blue small": (3, 10)})
    table.put({"rig front": (3, 16), "rig middle": (3, 15), "rig rear": (3, 14)})
    shrapnel(table, "F")
    assert (table.asked, table.player, len(table.offers)) == ("rig_damage", "big_rig", 6)


@pytest.mark.rule("TR-DMG-19", "TR-EX-12")
def test_damage_ends_the_dazed_walk_and_is_resolved_before_the_older_token_is_placed() -> None:
    table = sandy().put({"blue small": (2, 5)}).token((2, 6), "mine").token((2, 7), "mine")
    table.fate(damage="dazed", stunt=3, direction="F").fate(damage="skid_front_left")
    table.drive("blue small", 1).step("F")
    assert (table.where("blue small"), table.broken("blue small")) == ((1, 7), True)
    assert table.damage_of("blue small") == ("skid_front_left", "dazed")
