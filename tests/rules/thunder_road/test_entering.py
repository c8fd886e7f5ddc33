"""Entering a space (TR-ENT)."""

import pytest

from carambolage.games.thunder_road.ground.piles import discard_token
from tests.games.thunder_road.scenario import Scenario

Space = tuple[int, int]


def sand(*, carnage: bool = False, **options: object) -> Scenario:
    """Blue's small car on (2, 4) of a desert."""
    table = Scenario("blue", "green", "orange", carnage=carnage, **options).draw("\n".join(["S" * 24] * 6))
    return table.put({"blue small": (2, 4)})


@pytest.mark.rule("TR-ENT-01")
def test_token_then_terrain_then_slam() -> None:
    table = sand(carnage=True).ground({(2, 5): "fire"}).token((2, 5), "mine").put({"green small": (2, 5)})
    table.fate(damage="dent", slam="bottom", direction="F").drive("blue small", 3).step("F")
    wanted = ("stepped", "revealed", "damage_drawn", "caught_fire", "slam", "pushed")
    assert table.story(*wanted) == list(wanted)


@pytest.mark.rule("TR-ENT-01", "TR-ENT-04")
def test_impassable_ground_comes_before_its_token() -> None:
    table = sand().ground({(2, 5): "impassable"}).token((2, 5), "mine").drive("blue small", 3).step("F")
    assert (table.eliminated("blue small"), table.token_at((2, 5))) == (True, "?mine")
    assert table.story("revealed") == []


@pytest.mark.rule("TR-ENT-01", "TR-ROD-03")
def test_road_test_comes_last_with_the_ground_the_token_left() -> None:
    table = sand().draw("\n".join(["R" * 24] * 6)).ground({(2, 5): "sand"}).token((2, 5), "road")
    assert table.drive("blue small", 1).step("F").asked == "road_bonus"


@pytest.mark.rule("TR-ENT-02")
def test_what_moves_the_vehicle_on_drops_the_rest_of_the_old_space() -> None:
    table = sand().token((2, 5), "oil").put({"green small": (2, 5)}).token((1, 5), "mine")
    table.fate(direction="FL", damage="dent").drive("blue small", 3).step("F")
    assert (table.where("blue small"), table.where("green small")) == ((1, 5), (2, 5))
    assert (table.damage_of("blue small"), table.story("slam")) == (("dent",), [])


@pytest.mark.rule("TR-ENT-02")
def test_damage_that_moves_the_car_drops_the_slam() -> None:
    table = sand().token((2, 5), "mine").put({"green small": (2, 5)}).fate(damage="skid_front_right")
    table.drive("blue small", 3).step("F")
    assert (table.where("blue small"), table.where("green small"), table.story("slam")) == ((3, 5), (2, 5), [])


@pytest.mark.rule("TR-ENT-02")
def test_each_space_acts_once_on_a_car_that_skids_from_one_to_another() -> None:
    table = sand(carnage=True).token((2, 5), "mine").ground({(2, 6): "goo"}).fate(damage="skid_front")
    table.drive("blue small", 3).step("F")
    assert (table.where("blue small"), table.told("stopped")) == ((2, 6), [(0, table.space((2, 6)), 0)])


@pytest.mark.rule("TR-ENT-02")
def test_whoever_is_eliminated_by_a_token_does_not_slam() -> None:
    table = sand(carnage=True).token((2, 5), "sand_worm").put({"green small": (2, 5), "orange small": (2, 9)})
    table.drive("blue small", 3).step("F")
    assert (table.eliminated("blue small"), table.eliminated("green small"), table.story("slam")) == (True, True, [])


@pytest.mark.rule("TR-ENT-03", "TR-DMG-07")
@pytest.mark.parametrize(
    ("start", "way"), [((0, 9), "FL"), ((0, 9), "BL"), ((5, 9), "FR"), ((5, 9), "BR"), ((3, 0), "B")]
)
def test_over_side_and_rear_edges_a_vehicle_is_eliminated(start: Space, way: str) -> None:
    table = sand().put({"green small": start}).shove("green small", way)
    assert (table.where("green small"), table.tile_number) == ("gone", 3)


@pytest.mark.rule("TR-ENT-03", "TR-SLM-08")
def test_over_the_front_the_procedure_goes_on_with_the_new_space() -> None:
    table = sand().next_tile("4a", spots=((3, 0),)).put({"green small": (3, 23)})
    table.fate(hazard="mine", damage="dent").shove("green small", "F")
    assert (table.where("green small"), table.damage_of("green small")) == ((3, 16), ("dent",))


@pytest.mark.rule("TR-ENT-04", "TR-TER-04")
@pytest.mark.parametrize("forced", [False, True])
def test_impassable_ground_eliminates(forced: bool) -> None:
    table = sand().ground({(2, 5): "impassable"})
    table = table.shove("blue small", "F") if forced else table.drive("blue small", 2).step("F")
    assert table.eliminated("blue small")


@pytest.mark.rule("TR-ENT-04")
def test_a_faceup_pit_trap_is_impassable() -> None:
    table = sand(carnage=True).token((2, 5), "pit_trap", faceup=True).drive("blue small", 2).step("F")
    assert table.eliminated("blue small")


@pytest.mark.rule("TR-ENT-05", "TR-HAZ-07")
def test_a_token_is_turned_up_once_and_acts_on_every_visitor() -> None:
    table = sand().put({"green small": (2, 3)}).token((2, 5), "oil").fate(direction="F")
    table.drive("blue small", 1).step("F")
    assert (table.token_at((2, 5)), table.where("blue small"), len(table.told("revealed"))) == ("oil", (2, 6), 1)
    table.fate(direction="FL").drive("green small", 2).steps("F F")
    assert (table.where("green small"), len(table.told("revealed")), table.fate_left) == ((1, 5), 1, 0)


@pytest.mark.rule("TR-ENT-06")
def test_a_token_acts_on_whoever_enters_on_anybodys_turn() -> None:
    table = sand().put({"green small": (2, 5)}).token((2, 6), "mine")
    table.fate(slam="bottom", direction="F", damage="dent").drive("blue small", 3).step("F")
    assert (table.damage_of("green small"), table.damage_of("blue small")) == (("dent",), ())


@pytest.mark.rule("TR-ENT-06", "TR-OBS-04")
def test_wrecks_and_cars_of_players_who_are_out_slide_on_oil() -> None:
    table = sand().put({"wreck 1": (2, 8), "green small": (4, 8)}).token((2, 9), "oil").token((4, 9), "oil")
    table.damage("green small", "dent", "dent").lose("green medium", "green large").team(1).out = 1
    table.fate(direction="FL").shove("wreck 1", "F").fate(direction="FR").shove("green small", "F")
    assert (table.where("wreck 1"), table.where("green small"), table.asked) == ((1, 9), (5, 9), "")


@pytest.mark.rule("TR-ENT-07", "TR-TER-03", "TR-EX-04")
def test_mud_costs_two_moves_or_the_last_one() -> None:
    table = sand().ground({(2, 5): "mud", (2, 6): "mud"}).drive("blue small", 3).step("F")
    assert (table.moves, table.where("blue small")) == (1, (2, 5))
    table.step("F")
    assert (table.moves, table.where("blue small"), table.asked) == (0, (2, 6), "")


@pytest.mark.rule("TR-ENT-07", "TR-HAZ-05")
def test_faceup_mud_costs_two_from_the_start() -> None:
    table = sand().token((2, 5), "mud", faceup=True).drive("blue small", 4).step("F")
    assert table.moves == 2


@pytest.mark.rule("TR-ENT-07")
def test_cost_is_paid_before_the_token_acts() -> None:
    table = sand().token((2, 5), "oil").ground({(2, 6): "mud"}).fate(direction="B").drive("blue small", 1).step("F")
    assert (table.where("blue small"), table.asked) == ((2, 4), "")


@pytest.mark.rule("TR-ENT-08", "TR-HAZ-05", "TR-EX-05")
@pytest.mark.parametrize(("charge", "moves", "left"), [(True, 3, 1), (False, 3, 2), (True, 1, 0), (True, 2, 0)])
def test_revealed_mud_costs_one_move_more_if_one_is_left(charge: bool, moves: int, left: int) -> None:
    table = sand(mud_reveal_charge=charge).token((2, 5), "mud").drive("blue small", moves).step("F")
    assert (table.where("blue small"), table.moves, table.token_at((2, 5))) == ((2, 5), left, "mud")


@pytest.mark.rule("TR-ENT-08", "TR-ENT-09")
def test_mud_revealed_by_a_slide_costs_nothing() -> None:
    table = sand().token((2, 5), "oil").token((2, 6), "mud").fate(direction="F").drive("blue small", 3).step("F")
    assert (table.where("blue small"), table.moves) == ((2, 6), 2)


@pytest.mark.rule("TR-ENT-09")
def test_forced_moves_meet_terrain_and_tokens_on_anybodys_turn() -> None:
    table = sand(carnage=True).ground({(2, 6): "fire"}).put({"green small": (2, 5)})
    table.fate(slam="bottom", direction="F").drive("blue small", 3).step("F")
    assert table.is_burning("green small")


@pytest.mark.rule("TR-ENT-10", "TR-HAZ-04")
def test_a_staying_token_covers_the_printed_ground() -> None:
    table = sand().ground({(2, 5): "mud", (2, 7): "road"}).token((2, 5), "road", faceup=True).token((2, 7), "mud")
    table.drive("blue small", 3).step("F")
    assert (table.moves, table.ground_at((2, 5)), table.ground_at((2, 7))) == (2, "road", "road")
    table.steps("F F")
    assert (table.ground_at((2, 7)), table.token_at((2, 7))) == ("mud", "mud")


@pytest.mark.rule("TR-ENT-10")
def test_facedown_token_does_not_change_the_ground() -> None:
    table = sand().ground({(2, 5): "mud"}).token((2, 5), "road").drive("blue small", 4).step("F")
    assert (table.moves, table.ground_at((2, 5))) == (2, "road")


@pytest.mark.rule("TR-ENT-10")
def test_printed_ground_counts_again_when_the_token_goes() -> None:
    table = sand().token((2, 5), "mud", faceup=True)
    assert table.ground_at((2, 5)) == "mud"
    discard_token(table.g, table.t, table.space((2, 5)))
    assert (table.ground_at((2, 5)), table.token_at((2, 5))) == ("sand", "")


@pytest.mark.rule("TR-ENT-11")
def test_whoever_stays_while_the_board_scrolls_has_not_entered_again() -> None:
    table = sand().put({"green small": (3, 12), "blue small": (2, 23)}).token((3, 12), "oil", faceup=True)
    table.drive("blue small", 2).step("F")
    assert (table.tile_number, table.where("green small"), table.story("slid")) == (4, (3, 4), [])


@pytest.mark.rule("TR-ENT-11")
def test_bottom_of_a_slam_has_not_entered_again() -> None:
    table = sand().put({"green small": (2, 5)}).token((2, 5), "mine").fate(damage="dent", slam="top", direction="B")
    table.drive("blue small", 2).step("F")
    assert (table.damage_of("blue small"), table.damage_of("green small")) == (("dent",), ())


@pytest.mark.rule("TR-ENT-12", "TR-SLM-10")
def test_everything_caused_by_an_entry_is_finished_first() -> None:
    table = sand().put({"green small": (2, 5), "orange small": (2, 6), "orange medium": (2, 8)}).token((2, 7), "mine")
    table.fate(slam="bottom", direction="F").fate(slam="bottom", direction="F").fate(damage="skid_front")
    table.fate(slam="bottom", direction="F").drive("blue small", 3).step("F")
    assert (table.asked, table.player) == ("slam_reroll", "orange")
    table.decline()
    assert [table.where(name) for name in ("green small", "orange small", "orange medium")] == [(2, 6), (2, 8), (2, 9)]
    assert table.story("slam", "damage_drawn") == ["slam", "slam", "damage_drawn", "slam"]
