"""Ongoing effects on slams: OE-12, 13, 17, 19, 21."""

import pytest

from carambolage.games.thunder_road.names.effect import Effect
from tests.games.thunder_road.scenario import Scenario
from tests.rules.thunder_road.sandy import in_ruins, sandy


def carrying(*cards: str, name: str = "blue small") -> Scenario:
    """A car at (2,5) on sand with effect cards or other damage."""
    return sandy(carnage=True).put({name: (2, 5)}).damage(name, *cards)


@pytest.mark.rule("OE-12")
@pytest.mark.parametrize(
    ("cut", "other", "holder"),
    [
        ("green large", "blue medium", ""),
        ("green medium", "blue medium", "blue"),
        ("green small", "blue small", "blue"),
        ("green large", "blue small", "green"),
    ],
)
def test_a_gutted_chassis_counts_one_size_smaller_in_slams(cut: str, other: str, holder: str) -> None:
    table = carrying("gutted_chassis", name=cut).put({other: (2, 4)}).fate(slam="bottom", direction="F")
    table.drive(other, 1).step("F")
    assert (table.player if table.asked == "slam_reroll" else "") == holder


@pytest.mark.rule("OE-12")
def test_shots_see_the_true_size_and_a_wreck_is_larger_than_a_gutted_small_car() -> None:
    table = carrying("gutted_chassis", name="green large").put({"blue small": (2, 4)}).shoot("blue small")
    assert table.fate(shot="large", damage="dent").target("green large").told("hit") != []
    wreck = carrying("gutted_chassis").put({"wreck 1": (2, 6)}).fate(slam="bottom", direction="F")
    assert wreck.drive("blue small", 1).step("F").asked == "shoot_target"
    plain = sandy(carnage=True).put({"blue medium": (2, 5), "wreck 1": (2, 6)}).damage("blue medium", "gutted_chassis")
    assert plain.fate(slam="bottom", direction="F").drive("blue medium", 1).step("F").asked == "shoot_target"


@pytest.mark.rule("OE-13")
def test_rubber_bumpers_push_two_spaces_one_after_the_other() -> None:
    table = carrying("rubber_bumpers", name="green small").put({"blue small": (2, 4)}).token((3, 6), "mud")
    table.fate(slam="bottom", direction="FR").drive("blue small", 1).step("F")
    assert (table.where("green small"), [way for _, _, way in table.told("moved")]) == ((4, 6), [2, 2])
    top = carrying("rubber_bumpers").put({"green small": (2, 6)}).fate(slam="top", direction="F")
    assert top.drive("blue small", 1).step("F").where("blue small") == (2, 8)


@pytest.mark.rule("OE-13")
def test_the_second_push_needs_a_quiet_first_one() -> None:
    def pushed(table: Scenario) -> Scenario:
        later, table.coming = table.coming, []
        table.damage("green small", "rubber_bumpers").put({"blue small": (2, 4)}).fate(slam="bottom", direction="F")
        table.coming += later
        return table.put({"green small": (2, 5)}).drive("blue small", 1).step("F")

    def base() -> Scenario:
        return sandy(carnage=True)

    slam = pushed(base().put({"orange small": (2, 6)}).fate(slam="bottom", direction="FL"))
    assert (slam.where("green small"), slam.where("orange small")) == ((2, 6), (1, 6))
    mine = pushed(base().token((2, 6), "mine").fate(damage="dent"))
    slide = pushed(base().ground({(2, 6): "glass"}))
    jump = pushed(base().ground({(2, 6): "ramp"}).fate(stunt=2))
    assert [table.where("green small") for table in (mine, slide, jump)] == [(2, 6), (2, 7), (2, 8)]
    goo = pushed(base().ground({(2, 6): "goo"}))
    assert goo.where("green small") == (2, 6)


@pytest.mark.rule("OE-13", "TR-FRT-08")
def test_no_second_push_after_a_scroll() -> None:
    table = sandy(carnage=True).put({"blue small": (2, 22), "green small": (2, 23)})
    table.damage("green small", "rubber_bumpers").fate(slam="bottom", direction="F").drive("blue small", 1).step("F")
    assert (table.tile_number, table.where("green small")) == (4, (2, 16))


@pytest.mark.rule("OE-13")
def test_other_pushes_are_single() -> None:
    table = carrying("rubber_bumpers").fate(damage="skid_front").hit("blue small")
    assert table.where("blue small") == (2, 6)


@pytest.mark.rule("OE-17", "TR-CMP-32")
def test_loose_cargo_falls_on_the_space_left_if_it_is_empty_after_the_chain() -> None:
    """The pushed truck-load comes back through a mine and pushes the other away: the space is empty then."""
    table = carrying("loose_cargo", name="green small").put({"blue small": (2, 4)}).token((2, 6), "mine")
    table.fate(slam="bottom", direction="F").fate(damage="skid_rear", slam="bottom", direction="B")
    table.fate(hazard="oil").drive("blue small", 1).step("F")
    assert (table.where("green small"), table.where("blue small")) == ((2, 5), (2, 4))
    assert table.told("token_laid") == []
    empty = carrying("loose_cargo", name="green small").put({"blue small": (2, 4)}).token((2, 6), "mine")
    empty.fate(slam="bottom", direction="F").fate(damage="shrapnel", direction="B").fate(damage="skid_rear")
    empty.fate(hazard="oil").drive("blue small", 1).step("F")
    assert (empty.where("green small"), empty.where("blue small"), empty.token_at((2, 5))) == ((2, 6), (2, 4), "?oil")
    empty.stop().put({"orange small": (2, 3), "blue small": (5, 5)}).fate(direction="FL")
    empty.drive("orange small", 3).steps("F F")
    assert (empty.where("orange small"), empty.token_at((2, 5)), empty.hazards_left) == ((1, 5), "oil", 46)
    empty.stop().put({"orange small": (3, 23)}).shove("orange small", "F")
    assert empty.hazard_discard[1] == 1


@pytest.mark.rule("OE-17")
def test_nothing_falls_while_the_space_is_occupied() -> None:
    table = carrying("loose_cargo", name="green small").put({"blue small": (2, 4)}).fate(slam="bottom", direction="F")
    table.drive("blue small", 1).step("F")
    assert (table.token_at((2, 5)), table.told("token_laid"), table.hazards_left) == ("", [], 48)


@pytest.mark.rule("OE-17")
def test_cargo_of_the_first_kind_is_told_like_any_other() -> None:
    table = carrying("loose_cargo", name="green small").put({"blue small": (2, 4)}).token((2, 6), "mine")
    table.fate(slam="bottom", direction="F").fate(damage="shrapnel", direction="B").fate(damage="skid_rear", number=0)
    table.drive("blue small", 1).step("F")
    assert table.told("token_laid") == [(table.space((2, 5)), 0, 0)]


@pytest.mark.rule("OE-19")
@pytest.mark.parametrize("way", ["F", "BL"])
def test_a_berserk_driver_always_pushes_the_other(way: str) -> None:
    table = carrying("berserk_driver").put({"green small": (2, 6)}).fate(direction=way)
    table.drive("blue small", 3).step("F")
    assert (table.where("blue small"), table.fate_left) == ((2, 6), 0)
    assert table.where("green small") == ((2, 7) if way == "F" else (1, 5))


@pytest.mark.rule("OE-19")
def test_a_size_reroll_rolls_the_direction_only() -> None:
    table = carrying("berserk_driver").put({"green large": (2, 6)}).fate(direction=["F", "FL"])
    table.drive("blue small", 3).step("F")
    assert (table.asked, table.player) == ("slam_reroll", "green")
    table.accept()
    assert (table.where("green large"), table.where("blue small"), table.fate_left) == ((1, 6), (2, 6), 0)


@pytest.mark.rule("OE-19")
def test_not_when_forced_and_not_against_motorcycles() -> None:
    forced = carrying("berserk_driver").token((2, 6), "oil").put({"green small": (2, 7)})
    forced.fate(direction="F").fate(slam="top", direction="FL").drive("blue small", 2).step("F")
    assert (forced.where("blue small"), forced.where("green small")) == ((1, 7), (2, 7))
    bikes = sandy("blue", "final_five", carnage=True).put({"blue small": (2, 5), "bike 1": (2, 6)})
    bikes.damage("blue small", "berserk_driver").fate(direction="F").drive("blue small", 1).step("F")
    assert (bikes.where("bike 1"), bikes.where("blue small")) == ((2, 7), (2, 6))


@pytest.mark.rule("OE-21")
def test_lucky_dice_reroll_the_direction_of_a_push_once() -> None:
    table = carrying("lucky_dice", name="green small").put({"blue small": (2, 4)}).fate(slam="bottom", direction="FL")
    table.drive("blue small", 1).step("F")
    assert (table.asked, table.player, table.offers) == ("lucky_reroll", "green", {"accept", "decline"})
    table.fate(direction="FR").accept()
    assert (table.where("green small"), table.asked) == ((3, 5), "shoot_target")
    kept = carrying("lucky_dice", name="green small").put({"blue small": (2, 4)}).fate(slam="bottom", direction="FL")
    assert kept.drive("blue small", 1).step("F").decline().where("green small") == (1, 5)


@pytest.mark.rule("OE-21")
def test_only_when_the_car_itself_is_pushed_and_after_a_size_reroll() -> None:
    other = carrying("lucky_dice", name="green small").put({"blue small": (2, 4)}).fate(slam="top", direction="FL")
    assert other.drive("blue small", 1).step("F").asked != "lucky_reroll"
    order = carrying("lucky_dice", name="green small").put({"blue large": (2, 4)}).fate(slam="bottom", direction="FL")
    order.drive("blue large", 1).step("F")
    assert (order.asked, order.player) == ("slam_reroll", "blue")
    order.fate(slam="bottom", direction="F").accept()
    assert (order.asked, order.player, order.dice_direction) == ("lucky_reroll", "green", 0)


@pytest.mark.rule("OE-21", "TR-DEC-02")
def test_an_owner_who_is_out_is_not_asked() -> None:
    table = in_ruins(sandy(carnage=True), "green", but="small").put({"green small": (2, 5), "blue small": (2, 4)})
    table.damage("green small", "lucky_dice", "dent")
    table.team(1).out = 1
    table.fate(slam="bottom", direction="FL").drive("blue small", 1).step("F")
    assert (table.where("green small"), table.asked) == ((1, 5), "")


@pytest.mark.rule("OE-17", "TR-HAZ-10")
def test_no_cargo_falls_while_pile_and_discard_are_empty() -> None:
    table = sandy(carnage=True)
    table.hazards_left = table.hazards_discarded = 0
    table.effect(Effect.LOOSE_CARGO, table.space((2, 5)), table.tile_number)
    assert (table.token_at((2, 5)), table.told("token_laid")) == ("", [])
