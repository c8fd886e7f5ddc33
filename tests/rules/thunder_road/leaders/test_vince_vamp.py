"""Vince Vamp (TR-CRW-110 to 114)."""

import pytest

from carambolage.games.thunder_road.names.cards import Card, Leader
from tests.games.thunder_road.scenario import Scenario
from tests.rules.thunder_road.sandy import sandy


def vince(**options: object) -> Scenario:
    return sandy(**options).leader("blue", "vince_vamp")


@pytest.mark.rule("TR-CRW-110", "TR-EFX-58", "TR-EFX-41")
def test_example_4_dark_affair_passes_a_wreck_and_gains_a_move() -> None:
    table = vince().put({"blue medium": (2, 5), "wreck 1": (2, 7)}).drive("blue medium", 3).steps("F F")
    assert (table.asked, table.offers) == ("drift", {"slam", "dark_affair"})
    table.choose("dark_affair").steps("F F")
    assert (table.where("blue medium"), table.where("wreck 1")) == ((2, 9), (2, 7))
    assert "slam" not in table.story()


@pytest.mark.rule("TR-CRW-110")
def test_example_4_without_the_power_the_last_move_is_lost() -> None:
    table = vince().put({"blue medium": (2, 5), "wreck 1": (2, 7)}).drive("blue medium", 3).steps("F F")
    table.fate(slam="bottom", direction="FL").choose("slam")
    assert (table.asked, table.moves) == ("slam_reroll", 0)
    table.decline()
    assert (table.where("blue medium"), table.where("wreck 1")) == ((2, 7), (1, 7))


@pytest.mark.rule("TR-CRW-110")
def test_example_4_no_move_left_counts() -> None:
    table = vince().put({"blue medium": (2, 5), "wreck 1": (2, 7)}).drive("blue medium", 2).steps("F F")
    assert table.choose("dark_affair").step("F").where("blue medium") == (2, 8)


@pytest.mark.rule("TR-CRW-110", "TR-CRD-10")
def test_dark_affair_is_once_per_turn() -> None:
    table = vince().put({"blue small": (2, 5), "wreck 1": (2, 6), "green small": (2, 7)})
    table.damage("green small", "dent", "dent").drive("blue small", 4).step("F").choose("dark_affair")
    assert table.team(0).spent == 1
    assert table.fate(slam="bottom", direction="FL").step("F").told("slam")[0][1] == table.vehicle("green small")
    assert table.team(0).spent == 0


@pytest.mark.rule("TR-CRW-110")
def test_dark_affair_works_with_any_inoperable_vehicle() -> None:
    table = vince().put({"blue small": (2, 5), "green large": (2, 6)}).damage("green large", "dent", "dent")
    assert table.drive("blue small", 1).step("F").offers == {"slam", "dark_affair"}


@pytest.mark.rule("TR-CRW-110")
def test_no_dark_affair_on_a_coast_with_a_running_car_or_with_lost_moves() -> None:
    coast = vince().put({"blue small": (2, 5), "wreck 1": (2, 6)})
    assert coast.drive("blue small", 1, coast=True).step("F").told("slam")
    running = vince().put({"blue small": (2, 5), "green small": (2, 6)})
    assert running.drive("blue small", 3).step("F").told("slam")
    goo = vince().put({"blue small": (2, 5), "wreck 1": (2, 6)}).ground({(2, 6): "goo"})
    assert goo.drive("blue small", 3).step("F").told("slam")


@pytest.mark.rule("TR-CRW-110")
def test_no_dark_affair_with_a_wreck_just_revealed() -> None:
    table = vince().put({"blue small": (2, 5)}).token((2, 6), "wreck").drive("blue small", 3).step("F")
    assert table.told("slam")
    assert table.moves == 0


@pytest.mark.rule("TR-CRW-110", "TR-CRW-16", "TR-CRD-25")
def test_dark_affair_is_not_for_a_forced_step_nor_for_others() -> None:
    forced = vince().put({"blue small": (2, 5), "wreck 1": (2, 6)}).active("blue small").shove("blue small", "F")
    assert forced.told("slam")
    enemy = vince().put({"green small": (2, 5), "wreck 1": (2, 6)}).drive("green small", 3).step("F")
    assert enemy.told("slam")


@pytest.mark.rule("TR-CRW-111", "TR-CRW-112", "TR-CRW-12")
def test_vince_has_airstrike_and_nitro_up_to_4() -> None:
    table = vince().leader("blue", "vince_vamp", tokens=0)
    table.dice("blue", 6, 4, 5).turn("blue").assign(6, "small")
    assert table.offers == {"decline", "command 4 airstrike", "command 5 airstrike", "command 4 nitro"}
    assert table.command("nitro", 4).enter(2).moves == 9


@pytest.mark.rule("TR-CRW-113", "TR-EFX-42", "TR-EFX-48", "TR-EFX-67")
def test_raise_the_dead_lets_the_car_make_a_free_step() -> None:
    table = vince().put({"blue small": (2, 5), "blue large": (0, 9)}).damage("blue large", "dent", "shrapnel")
    table.ground({(0, 10): "impassable"}).token((1, 9), "mud")
    table.dice("blue", 2, 6).turn("blue").assign(2, "small").command("raise_the_dead", 6)
    table.decline()
    assert (table.asked, table.offers) == ("repair", {"repair blue large 1", "repair blue large 2"})
    table.choose("repair blue large 1")
    assert (table.asked, table.offers) == ("raise_step", {"step FR", "decline"})
    table.step("FR")
    assert (table.where("blue large"), table.token_at((1, 9))) == ((1, 9), "mud")
    assert not table.broken("blue large")
    assert table.damage_of("blue large") == ("shrapnel",)
    assert table.piece("blue large").moved == 0


@pytest.mark.rule("TR-CRW-113")
def test_raise_the_dead_gives_no_step_to_a_car_that_was_running() -> None:
    table = vince().put({"blue small": (2, 5), "blue large": (0, 9)}).damage("blue large", "dent")
    table.dice("blue", 2, 6).turn("blue").assign(2, "small").command("raise_the_dead", 6).decline()
    assert (table.asked, table.damage_of("blue large"), table.where("blue large")) == ("step", (), (0, 9))


@pytest.mark.rule("TR-CRW-113", "TR-CRW-15", "TR-CRD-18")
def test_raise_the_dead_needs_a_damaged_car() -> None:
    table = vince().put({"blue small": (2, 5)}).dice("blue", 2, 6).turn("blue").assign(2, "small")
    assert "command 6 raise_the_dead" not in table.offers


@pytest.mark.rule("TR-CRW-114", "TR-CRD-65", "TR-CRW-10")
@pytest.mark.parametrize(("broken", "moves"), [(0, 3), (1, 3), (3, 5), (6, 6)])
def test_dead_mens_nitro_counts_wrecks_and_inoperable_vehicles(broken: int, moves: int) -> None:
    dead = ["wreck 1", "green small", "blue large", "wreck 2", "orange small", "orange large"][:broken]
    table = vince().put({"blue small": (2, 5)} | {name: (0, 3 + 2 * n) for n, name in enumerate(dead)})
    for name in dead:
        if "wreck" not in name:
            table.damage(name, "dent", "dent")
    table.dice("blue", 2).turn("blue").assign(2, "small")
    table.choose("token dead_mens_nitro")
    assert table.moves == moves


@pytest.mark.rule("TR-CRW-110")
def test_dark_affair_gains_the_printed_number_of_moves() -> None:
    table = vince().put({"blue medium": (2, 5), "wreck 1": (2, 7)})
    table.t.number[Card.POWER + Leader.VINCE_VAMP][0] = 3
    assert table.drive("blue medium", 3).steps("F F").choose("dark_affair").moves == 4
