"""What the six bonus commands do (TR-BON-101 to 106, TR-BON-07, TR-BON-08), with the example E22."""

import pytest

from tests.games.thunder_road.scenario import Scenario
from tests.rules.thunder_road.extra_ammo.orders import order, with_bonus
from tests.rules.thunder_road.sandy import sandy


@pytest.mark.rule("TR-BON-101")
def test_spike_strip_drops_a_hazard_after_the_move() -> None:
    table = order(with_bonus("spike_strip").token((1, 11), "mine"), "spike_strip", 1).steps("F F F")
    assert (table.where("blue medium"), table.offers) == ((2, 12), {"space 2,11", "space 3,11", "decline"})
    table.fate(hazard="oil").choose("space 3,11")
    assert (table.token_at((3, 11)), table.asked) == ("?oil", "")
    table = order(with_bonus("spike_strip"), "spike_strip", 1).steps("F F F").decline()
    assert (table.asked, table.story("token_laid")) == ("", [])
    table = order(with_bonus("spike_strip").ground({(2, 10): "impassable"}), "spike_strip", 1).step("F")
    assert (table.eliminated("blue medium"), table.asked) == (True, "")


@pytest.mark.rule("TR-BON-102", "TR-BON-08")
def test_sidestep_is_a_free_step_before_moving() -> None:
    table = order(with_bonus("sidestep").ground({(3, 9): "impassable"}), "sidestep", 2)
    assert (table.asked, table.offers) == ("sidestep", {"step FL", "step BL", "step BR"})
    table.step("BL")
    assert (table.where("blue medium"), table.moves) == ((1, 8), 3)
    table = Scenario("blue", "green").put({"blue medium": (2, 9)}).bonus("blue", "sidestep").ground({(1, 9): "sand"})
    order(table, "sidestep", 2, 1).step("FL").step("F")
    assert table.asked == ""
    table = Scenario("blue", "green").put({"blue medium": (2, 9)}).bonus("blue", "sidestep")
    assert order(table, "sidestep", 2, 1).step("FL").step("F").asked == "road_bonus"


@pytest.mark.rule("TR-BON-102")
def test_a_slam_or_damage_in_the_sidestep_takes_the_moves_of_the_turn() -> None:
    table = order(with_bonus("sidestep").put({"green medium": (1, 9)}), "sidestep", 2)
    table.fate(slam="bottom", direction="F").step("FL")
    assert (table.where("blue medium"), table.moves, table.asked) == ((1, 9), 0, "shoot_target")
    table = order(with_bonus("sidestep").token((1, 9), "mine"), "sidestep", 2).fate(damage="dent").step("FL")
    assert (table.where("blue medium"), table.moves, table.asked) == ((1, 9), 0, "")
    table = order(with_bonus("sidestep").ground({(1, 9): "goo"}), "sidestep", 2).step("FL")
    assert (table.where("blue medium"), table.moves) == ((1, 9), 3)


@pytest.mark.rule("TR-BON-102", "TR-EFX-42")
def test_no_sidestep_without_a_way_to_a_side() -> None:
    walls = {(1, 9): "impassable", (3, 9): "impassable", (1, 8): "impassable"}
    table = with_bonus("sidestep").ground(walls).dice("blue", 3, 2).turn("blue").assign(3, "medium")
    assert "command 2 sidestep" in table.offers
    table = with_bonus("sidestep").ground({**walls, (3, 8): "impassable"})
    table.dice("blue", 3, 2).turn("blue").assign(3, "medium")
    assert table.offers == {"decline", "command 2 nitro", "command 2 airstrike"}


@pytest.mark.rule("TR-BON-102", "TR-CRD-20")
def test_no_sidestep_from_the_start_area() -> None:
    table = sandy().bonus("blue", "sidestep").dice("blue", 3, 2).turn("blue").assign(3, "medium")
    assert table.offers == {"decline", "command 2 nitro", "command 2 airstrike"}


@pytest.mark.rule("TR-BON-103")
def test_rear_gunner_shoots_behind_and_rerolls_once() -> None:
    table = order(with_bonus("rear_gunner").put({"green medium": (2, 8), "orange small": (2, 11)}), "rear_gunner", 3, 1)
    table.put({"green medium": (1, 9)}).step("F")
    assert table.offers == {"vehicle green medium", "vehicle orange small", "decline"}
    table.fate(shot=["large", "medium"], damage="dent").target("green medium")
    assert table.asked == "shot_reroll"
    table.accept()
    assert (table.damage_of("green medium"), table.asked) == (("dent",), "")


@pytest.mark.rule("TR-BON-103", "TR-CRD-19")
def test_rear_gunner_has_no_use_in_round_one() -> None:
    table = with_bonus("rear_gunner").dice("blue", 1, 4)
    table.round_number = 1
    table.turn("blue").assign(1, "medium")
    assert "command 4 rear_gunner" not in table.offers
    assert "command 4 drift" in table.offers


@pytest.mark.rule("TR-BON-104")
@pytest.mark.parametrize(("value", "moves"), [(1, 1), (2, 1), (3, 2), (5, 3), (6, 3)])
def test_patch_up_repairs_the_active_car_and_halves_its_value(value: int, moves: int) -> None:
    table = order(with_bonus("patch_up").damage("blue medium", "dent"), "patch_up", 4, value)
    assert (table.damage_of("blue medium"), table.moves) == ((), moves)


@pytest.mark.rule("TR-BON-104")
def test_patch_up_needs_a_token_and_bikes_repair_another() -> None:
    table = with_bonus("patch_up").dice("blue", 3, 5).damage("blue small", "dent").turn("blue").assign(3, "medium")
    assert "command 5 patch_up" not in table.offers
    whole = sandy("final_five", "blue").bonus("final_five", "patch_up").put({"bike 1": (2, 5), "bike 2": (2, 6)})
    whole.dice("final_five", 3, 2, 5).turn("final_five").assign(3, "1")
    assert "command 5 patch_up" not in whole.offers
    table = sandy("green", "final_five", "orange").put({f"bike {n}": (n, 4) for n in range(1, 6)})
    for bike in (2, 3, 5):
        table.damage(f"bike {bike}", "minor")
    table.bonus("final_five", "patch_up").dice("final_five", 3, 3, 5, 5).turn("final_five")
    table.choose("assign 3 1", "command 5 patch_up")
    assert table.offers == {"vehicle bike 2", "vehicle bike 3"}
    table.target("bike 3")
    assert (table.broken("bike 3"), table.moves) == (False, 2)


@pytest.mark.rule("TR-BON-105")
def test_afterburner_goes_straight_ahead() -> None:
    table = order(with_bonus("afterburner").ground({(2, 11): "impassable"}), "afterburner", 5, 1)
    assert (table.turn_moves, table.where("blue medium")) == (3, (2, 10))
    assert table.offers == {"step F", "step FL", "step FR"}
    table.step("FL")
    assert (table.where("blue medium"), table.asked) == ((1, 12), "")


@pytest.mark.rule("TR-BON-105")
def test_road_die_moves_are_free_of_the_afterburner() -> None:
    table = Scenario("blue", "green").put({"blue medium": (2, 9)}).bonus("blue", "afterburner")
    order(table, "afterburner", 5, 1)
    assert (table.asked, table.where("blue medium")) == ("road_bonus", (2, 13))
    assert table.accept().offers == {"step F", "step FL", "step FR"}


@pytest.mark.rule("TR-BON-106")
def test_radio_jam_sends_an_enemy_chopper_back() -> None:
    table = with_bonus("radio_jam").chopper("green", (5, 20)).chopper("orange", (4, 20)).chopper("blue", (3, 20))
    order(table, "radio_jam", 6)
    assert (table.asked, table.offers) == ("jam_target", {"crew green", "crew orange"})
    table.choose("crew orange")
    assert (table.chopper_of("orange"), table.chopper_of("green")) == ("off", (5, 20))
    table = with_bonus("radio_jam").chopper("blue", (3, 20)).dice("blue", 3, 6).turn("blue").assign(3, "medium")
    assert "command 6 radio_jam" not in table.offers


@pytest.mark.rule("TR-BON-07")
def test_afterburner_and_drift_hold_together_by_a_free_order() -> None:
    table = with_bonus("afterburner").hand("blue", one_shot="free_order").put({"green medium": (2, 10)})
    order(table, "afterburner", 5, 1).choose("use free_order", "token drift", "first drift")
    assert (table.asked, table.offers) == ("drift", {"drift", "slam"})
    table.choose("drift")
    assert (table.where("blue medium"), table.where("green medium")) == ((2, 13), (2, 10))


@pytest.mark.rule("TR-BON-104", "TR-ROA-13", "TR-CRD-58")
def test_example_22_counting_moves() -> None:
    for patched, moves in ((True, 4), (False, 6)):
        table = sandy(carnage=True).put({"blue medium": (2, 9)}).condition(1, "headwind").burning("blue medium")
        table.upgrade("blue medium", "turbocharger").damage("blue medium", "dent").bonus("blue", "patch_up")
        table.dice("blue", 4, 5).turn("blue").assign(4, "medium")
        table.command("patch_up", 5) if patched else table.decline()
        table.fate(fire="plus_2").choose("use turbocharger")
        assert table.moves == moves
