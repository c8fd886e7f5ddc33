"""Damage: tokens are drawn, act, fill the slots (TR-DMG-01 to 11, 20, 21)."""

import pytest

from tests.games.thunder_road.scenario import Scenario
from tests.rules.thunder_road.sandy import sandy

PILE = 20


def damages(table: Scenario, kind: int = -1) -> int:
    """The tokens in the damage pile, of one kind or all."""
    assert sum(table.damages) == table.damages_left
    return table.damages_left if kind < 0 else table.damages[kind]


@pytest.mark.rule("TR-DMG-01", "TR-DMG-10")
def test_a_token_is_drawn_shown_and_put_into_a_slot() -> None:
    table = sandy().put({"blue small": (2, 5)}).fate(damage="dent").hit("blue small")
    assert (table.damage_of("blue small"), damages(table)) == (("dent",), PILE - 1)
    assert table.told("damage_drawn") == [(table.vehicle("blue small"), 0, 0)]
    assert (table.where("blue small"), table.broken("blue small")) == ((2, 5), False)


@pytest.mark.rule("TR-DMG-01")
def test_the_effect_comes_before_the_token_is_placed() -> None:
    table = sandy().put({"blue large": (2, 5), "green small": (2, 6)}).fate(damage="skid_front", slam="top")
    table.fate(direction="FL").hit("blue large")
    assert (table.asked, table.player, table.where("blue large")) == ("slam_reroll", "blue", (2, 6))
    assert table.damage_of("blue large") == ()
    assert table.decline().damage_of("blue large") == ("skid_front",)


@pytest.mark.rule("TR-DMG-02")
def test_the_second_token_makes_a_car_inoperable() -> None:
    table = sandy().put({"blue small": (2, 5)}).fate(damage=["dent", "skid_rear"]).hit("blue small")
    assert not table.broken("blue small")
    table.hit("blue small")
    assert (table.broken("blue small"), table.where("blue small")) == (True, (2, 4))
    assert table.damage_of("blue small") == ("dent", "skid_rear")


@pytest.mark.rule("TR-DMG-03")
def test_an_inoperable_car_ignores_damage_but_is_pushed_and_eliminated() -> None:
    table = sandy().put({"blue small": (2, 5), "green small": (2, 4)}).damage("blue small", "dent", "dent")
    left = damages(table)
    table.hit("blue small")
    assert (table.story("damage_drawn", "damage_ignored"), damages(table)) == (["damage_ignored"], left)
    table.shove("blue small", "F")
    assert table.where("blue small") == (2, 6)
    assert table.shoot("blue small").asked == ""
    table.ground({(2, 7): "impassable"}).shove("blue small", "F")
    assert (table.where("blue small"), damages(table)) == ("gone", PILE)


@pytest.mark.rule("TR-DMG-03")
def test_an_inoperable_car_gets_no_dice() -> None:
    table = sandy().put({"blue small": (2, 5)}).damage("blue small", "dent", "dent").dice("blue", 4).turn("blue")
    assert table.offers == {"assign 4 medium", "assign 4 large"}


@pytest.mark.rule("TR-DMG-04", "TR-EX-11")
def test_a_token_in_resolution_holds_its_slot() -> None:
    """Mine, dazed walk, a second mine that has no effect."""
    table = sandy().put({"blue small": (2, 5)}).damage("blue small", "dent").token((2, 6), "mine")
    table.token((2, 7), "mine").fate(damage="dazed", stunt=3, direction=["F", "FR", "B"])
    table.drive("blue small", 1).step("F")
    assert (table.where("blue small"), table.broken("blue small"), table.asked) == ((3, 6), True, "")
    assert (table.damage_of("blue small"), table.hazard_discard[3]) == (("dent", "dazed"), 2)
    assert len(table.told("damage_drawn")) == 1


@pytest.mark.rule("TR-DMG-04", "TR-OUT-05", "TR-EX-32")
def test_a_car_counts_as_operable_until_its_last_token_is_placed() -> None:
    table = sandy().lose("orange medium", "orange large").damage("orange small", "dent")
    table.put({"orange small": (3, 23)}).fate(damage="skid_front").hit("orange small")
    assert (table.tile_number, table.where("orange small"), table.broken("orange small")) == (4, (3, 16), True)
    assert (table.is_out("orange"), table.final) == (True, 1)
    assert table.story("scrolled", "broken", "player_out", "finish_line") == [
        "scrolled",
        "broken",
        "player_out",
        "finish_line",
    ]
    for _ in range(8):
        table.shove("orange small", "F")
    assert (table.where("orange small"), table.over) == ("gone", 0)


@pytest.mark.rule("TR-DMG-05", "TR-DMG-07")
@pytest.mark.parametrize(
    ("start", "token"),
    [((0, 5), "skid_front_left"), ((5, 5), "skid_rear_right"), ((2, 0), "skid_rear"), ((2, 7), "skid_front")],
)
def test_a_token_whose_car_is_lost_returns_with_the_others(start: tuple[int, int], token: str) -> None:
    table = sandy().put({"blue small": start}).damage("blue small", "blat_off").ground({(2, 8): "impassable"})
    table.fate(damage=token).hit("blue small")
    assert (table.where("blue small"), damages(table), table.damage_of("blue small")) == ("gone", PILE, ())


@pytest.mark.rule("TR-DMG-06")
def test_all_that_an_eliminated_car_carried_goes_back() -> None:
    table = sandy(carnage=True).put({"blue small": (0, 5)}).burning("blue small")
    table.damage("blue small", "flat_tyre", "minor").shove("blue small", "FL")
    assert (table.where("blue small"), table.is_burning("blue small")) == ("gone", False)
    assert (damages(table), damages(table, 11)) == (30, 7)
    assert (table.ongoing_deck.bit_count(), table.ongoing_discard) == (20, 1 << 1)
    assert table.dice("blue", 3).turn("blue").offers == {"assign 3 medium", "assign 3 large"}


@pytest.mark.rule("TR-DMG-07")
def test_choppers_and_scrolls_eliminate() -> None:
    table = sandy().put({"blue small": (2, 9), "green small": (2, 7), "green large": (2, 23)})
    table.chopper("orange", (2, 9)).end_turn()
    assert (table.where("blue small"), table.where("green small")) == ("gone", (2, 7))
    table.shove("green large", "F")
    assert (table.where("green small"), table.where("green large")) == ("gone", (2, 16))


@pytest.mark.rule("TR-DMG-08", "TR-DMG-09")
def test_an_empty_pile_means_minor_damage() -> None:
    table = sandy().put({"blue small": (2, 5)}).pile(skid_front=1).hit("blue small").hit("blue small")
    assert (table.damage_of("blue small"), table.where("blue small")) == (("skid_front", "minor"), (2, 6))
    assert (table.broken("blue small"), damages(table)) == (True, 0)


@pytest.mark.rule("TR-DMG-09")
def test_minor_damage_is_repaired_like_any_other_into_its_supply() -> None:
    table = sandy().put({"blue small": (2, 5)}).damage("blue small", "minor", "dent").dice("blue", 6, 6)
    table.turn("blue").assign(6, "medium").command("repair", 6).choose("repair blue small 1")
    assert (table.damage_of("blue small"), table.broken("blue small")) == (("dent",), False)
    assert damages(table) == PILE - 1


@pytest.mark.rule("TR-DMG-11")
@pytest.mark.parametrize(
    ("way", "end"),
    [
        ("front", (2, 6)),
        ("front_left", (1, 5)),
        ("front_right", (3, 5)),
        ("rear", (2, 4)),
        ("rear_left", (1, 4)),
        ("rear_right", (3, 4)),
    ],
)
def test_a_skid_moves_one_space_as_printed(way: str, end: tuple[int, int]) -> None:
    table = sandy().put({"blue small": (2, 5)}).fate(damage=f"skid_{way}").hit("blue small")
    assert (table.where("blue small"), table.damage_of("blue small")) == (end, (f"skid_{way}",))


@pytest.mark.rule("TR-DMG-20", "TR-BIK-20", "TR-BIK-21")
def test_motorcycles_and_truck_never_draw() -> None:
    table = sandy("blue", "big_rig", "final_five", carnage=True)
    table.put({"rig front": (2, 9), "rig middle": (2, 8), "rig rear": (2, 7), "bike 1": (4, 9)})
    table.hit("bike 1")
    assert (table.damage_of("bike 1"), table.broken("bike 1")) == (("minor",), True)
    table.hit("rig middle")
    assert (table.asked, table.player) == ("rig_damage", "big_rig")
    assert (damages(table), table.told("damage_drawn")) == (30, [])


@pytest.mark.rule("TR-DMG-21", "TR-FIR-08", "OE-18")
def test_order_of_becoming_inoperable() -> None:
    """Placed, inoperable, fire out, what reacts, the out check."""
    table = sandy(carnage=True).lose("orange medium", "orange large").burning("orange small")
    table.put({"orange small": (2, 5), "wreck 1": (2, 6)}).damage("orange small", "dent")
    table.fate(damage="ongoing", ongoing="unstable_ammo", shot="any").hit("orange small")
    kinds = ("ongoing_effect", "broken", "shooting_die", "eliminated", "player_out")
    assert tuple(table.story(*kinds)) == kinds
    assert not table.is_burning("orange small")
