"""Upgrades for driving: Turbocharger to Jump Jets (TR-UPG-101 to 107)."""

import pytest

from carambolage.games.thunder_road.names.cards import Card, Upgrade
from tests.games.thunder_road.scenario import Scenario
from tests.rules.thunder_road.sandy import sandy


def car(card: str, place: tuple[int, int] = (2, 5), **options: object) -> Scenario:
    """Blue's small car with an upgrade, in the sand."""
    return sandy(**options).put({"blue small": place}).upgrade("blue small", card)


def on_road(card: str) -> Scenario:
    """The same on road."""
    return Scenario("blue", "green").put({"blue small": (2, 5)}).upgrade("blue small", card)


@pytest.mark.rule("TR-UPG-101", "TR-EFX-41", "TR-CRD-13")
def test_turbocharger_may_add_a_move_once_per_turn() -> None:
    table = car("turbocharger").drive("blue small", 6)
    assert (table.asked, table.offers) == ("effect_menu", {"use turbocharger", "decline"})
    assert (table.choose("use turbocharger").asked, table.moves) == ("step", 7)
    assert car("turbocharger").drive("blue small", 6).decline().moves == 6


@pytest.mark.rule("TR-UPG-101", "TR-UPG-09")
def test_turbocharger_is_not_for_a_coast_nor_for_another_car() -> None:
    assert car("turbocharger").drive("blue small", 1, coast=True).asked == "step"
    assert car("turbocharger").put({"blue large": (4, 5)}).drive("blue large", 3).asked == "step"


@pytest.mark.rule("TR-UPG-16", "TR-CRD-13", "TR-HOK-12")
def test_turbocharger_and_pedal_to_the_metal_add_up() -> None:
    table = car("turbocharger").leader("blue", "cris_crass").drive("blue small", 2)
    assert table.offers == {"use turbocharger", "use cris_crass", "decline"}
    assert table.choose("use turbocharger").offers == {"use cris_crass", "decline"}
    assert table.choose("use cris_crass").moves == 4


@pytest.mark.rule("TR-UPG-102", "TR-EFX-32", "TR-HOK-10")
def test_monster_tires_pay_one_for_mud_and_ignore_goo() -> None:
    table = car("monster_tires").ground({(2, 6): "mud", (2, 7): "goo", (2, 8): "mud"}).drive("blue small", 4)
    assert [table.step("F").moves for _ in range(3)] == [3, 2, 1]


@pytest.mark.rule("TR-UPG-102", "TR-EFX-36")
def test_monster_tires_help_in_a_dazed_walk() -> None:
    table = car("monster_tires").ground({(2, 6): "mud", (2, 7): "goo"})
    table.fate(damage="dazed", stunt=3, direction=["F", "F", "F"]).hit("blue small")
    assert table.where("blue small") == (2, 8)


@pytest.mark.rule("TR-UPG-103")
@pytest.mark.parametrize(
    ("ground", "asked"), [("sand", "road_bonus"), ("mud", ""), ("salt", ""), ("road", "road_bonus")]
)
def test_sand_paddles_make_off_road_count(ground: str, asked: str) -> None:
    table = on_road("sand_paddles").ground({(2, 5): "sand", (2, 6): ground}).drive("blue small", 3).step("F")
    while table.asked == "step":
        table.step("F")
    assert table.asked == asked


@pytest.mark.rule("TR-UPG-104")
def test_overdrive_adds_one_to_the_road_die() -> None:
    table = on_road("overdrive")
    table.road_die_value = 2
    assert table.drive("blue small", 1).step("F").accept().moves == 3
    assert table.steps("F F F").where("blue small") == (2, 9)


@pytest.mark.rule("TR-UPG-105", "TR-EFX-06", "TR-CRD-31")
def test_disc_brakes_give_up_the_rest_after_a_step() -> None:
    table = on_road("disc_brakes").drive("blue small", 4)
    assert "brake" not in table.offers
    table.step("F")
    assert table.offers == {"step F", "step FL", "step FR", "brake"}
    table.choose("brake")
    assert (table.where("blue small"), table.asked) == ((2, 6), "")


@pytest.mark.rule("TR-UPG-105")
def test_disc_brakes_stop_in_the_middle_of_a_bonus() -> None:
    table = on_road("disc_brakes")
    table.road_die_value = 3
    table.drive("blue small", 1).step("F").accept().step("F").choose("brake")
    assert (table.where("blue small"), table.asked) == ((2, 7), "")


@pytest.mark.rule("TR-UPG-105")
def test_no_disc_brakes_on_a_coast() -> None:
    table = car("disc_brakes").drive("blue small", 1, coast=True)
    assert table.offers == {"step F", "step FL", "step FR"}


@pytest.mark.rule("TR-UPG-44")
def test_braking_on_an_occupied_space_brings_the_slam() -> None:
    table = car("disc_brakes").leader("blue", "cris_crass", tokens=0).put({"green small": (2, 6)})
    table.dice("blue", 4, 3).turn("blue").assign(4, "small").command("drift", 3).step("F").choose("drift")
    table.fate(slam="bottom", direction="F").choose("brake")
    assert (table.where("blue small"), table.where("green small")) == ((2, 6), (2, 7))


@pytest.mark.rule("TR-UPG-106")
def test_side_thrusters_go_backwards_once_per_turn() -> None:
    table = car("side_thrusters").drive("blue small", 3)
    assert table.offers == {"step F", "step FL", "step FR", "step BL", "step BR"}
    table.step("BL")
    assert (table.where("blue small"), table.moves) == ((1, 4), 2)
    assert table.offers == {"step F", "step FL", "step FR"}


@pytest.mark.rule("TR-UPG-106")
def test_side_thrusters_never_go_off_an_edge() -> None:
    assert "step BL" not in car("side_thrusters", (0, 5)).drive("blue small", 3).offers
    assert not {"step BL", "step BR"} & car("side_thrusters", (2, 0)).drive("blue small", 3).offers


@pytest.mark.rule("TR-UPG-106")
def test_side_thrusters_pay_the_normal_cost_and_work_on_a_coast() -> None:
    mud = car("side_thrusters").ground({(1, 4): "mud"}).drive("blue small", 3).step("BL")
    assert mud.moves == 1
    assert "step BL" in car("side_thrusters").drive("blue small", 1, coast=True).offers


@pytest.mark.rule("TR-UPG-107", "TR-EFX-07")
def test_jump_jets_enter_only_the_second_space() -> None:
    table = car("jump_jets").put({"green small": (2, 6)}).token((2, 7), "mud").drive("blue small", 4)
    assert "jump" in table.offers
    table.choose("jump")
    assert (table.where("blue small"), table.moves, table.where("green small")) == ((2, 7), 1, (2, 6))
    assert table.token_at((2, 7)) == "mud"
    assert "jump" not in table.offers


@pytest.mark.rule("TR-UPG-107", "TR-UPG-44")
def test_a_mud_landing_costs_nothing_more_and_two_moves_are_needed() -> None:
    table = car("jump_jets").ground({(2, 7): "mud"}).drive("blue small", 4).choose("jump")
    assert table.told("card_used") == [(0, Card.UPGRADE + Upgrade.JUMP_JETS, 0)]
    assert table.moves == 2
    assert "jump" not in car("jump_jets").drive("blue small", 1).offers


@pytest.mark.rule("TR-UPG-107")
def test_jump_jets_slam_on_landing_and_take_a_ramp_from_its_foot() -> None:
    slam = car("jump_jets").put({"green small": (2, 7)}).fate(slam="bottom", direction="F").drive("blue small", 4)
    slam.choose("jump")
    assert (slam.where("blue small"), slam.where("green small"), slam.moves) == ((2, 7), (2, 8), 0)
    ramp = car("jump_jets", carnage=True).ground({(2, 7): "ramp"}).fate(stunt=3).drive("blue small", 4).choose("jump")
    assert ramp.where("blue small") == (2, 10)


@pytest.mark.rule("TR-UPG-107", "TR-CRD-10", "TR-CRD-11")
def test_jump_jets_are_once_per_round() -> None:
    table = car("jump_jets").drive("blue small", 2).choose("jump")
    assert table.piece(0).spent == 1
    assert "jump" not in table.drive("blue small", 2).offers
    table.damage("blue small", "dent", "dent")
    table.piece(0).broken = 0
    assert "jump" not in table.drive("blue small", 2).offers
    table.stop().turn("blue", go_on=False)
    table.team(0).turns = table.team(1).turns = table.team(2).turns = 3
    table.turn("blue", go_on=True)
    assert table.piece(0).spent == 0


@pytest.mark.rule("TR-UPG-39")
def test_jump_jets_over_the_front_scroll_or_finish() -> None:
    table = car("jump_jets", (2, 22)).put({"green small": (2, 10), "orange small": (2, 12)}).drive("blue small", 2)
    table.choose("jump")
    assert (table.where("blue small"), len(table.told("scrolled"))) == ((2, 16), 1)
    final = car("jump_jets", (2, 22))
    final.final = 1
    assert final.drive("blue small", 2).choose("jump").winner == "blue"


@pytest.mark.rule("TR-UPG-40")
def test_only_the_landing_space_counts_for_the_road_die() -> None:
    table = on_road("jump_jets").ground({(2, 6): "sand"}).drive("blue small", 2).choose("jump")
    assert table.asked == "road_bonus"


@pytest.mark.rule("TR-UPG-14")
def test_upgrades_work_on_coasts_unless_marked() -> None:
    table = car("monster_tires").ground({(2, 6): "goo"}).drive("blue small", 1, coast=True).step("F")
    assert table.turn_lost == 0


@pytest.mark.rule("TR-UPG-103", "TR-ROA-103")
def test_a_downpour_leaves_no_sand_to_paddle_on() -> None:
    table = on_road("sand_paddles").ground({(2, 6): "sand"}).condition(0, "downpour").drive("blue small", 2).step("F")
    assert table.asked == ""


@pytest.mark.rule("TR-UPG-107", "TR-BOU-107")
def test_a_jump_over_the_front_edge_is_a_driven_step_for_front_runner() -> None:
    table = car("jump_jets", (2, 22)).put({"green small": (2, 10), "orange small": (2, 12)})
    table.hand("blue", bounty="front_runner").next_tile("5a", spots=((4, 4),)).drive("blue small", 3).choose("jump")
    assert (table.asked, table.where("blue small")) == ("claim_bounty", (2, 14))
    assert table.decline().where("blue small") == (2, 16)


@pytest.mark.rule("TR-UPG-107")
@pytest.mark.parametrize(("moves", "offered"), [(2, False), (3, True)])
def test_a_jump_costs_the_printed_number_of_moves(moves: int, offered: bool) -> None:
    table = sandy().put({"blue small": (2, 5)}).upgrade("blue small", "jump_jets")
    table.t.number[Card.UPGRADE + Upgrade.JUMP_JETS][0] = 3
    assert ("jump" in table.drive("blue small", moves).offers) == offered
