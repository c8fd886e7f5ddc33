"""Bumpo the Clown (TR-CRW-150 to 154)."""

import pytest

from carambolage.games.thunder_road.names.effect import Effect
from tests.games.thunder_road.scenario import Scenario
from tests.rules.chance import assert_even
from tests.rules.thunder_road.sandy import sandy


def bumpo(*crews: str, **options: object) -> Scenario:
    return sandy(*crews, **options).leader("blue", "bumpo")


@pytest.mark.rule("TR-CRW-150", "TR-EFX-61", "TR-EFX-54", "TR-EFX-37")
def test_example_6_order_of_reroll_rights() -> None:
    table = bumpo().put({"blue small": (2, 4), "green large": (2, 5)}).drive("blue small", 3)
    table.fate(slam="top", direction="BL").step("F")
    assert (table.asked, table.player) == ("slam_reroll", "green")
    assert table.decline().player == "blue"
    table.fate(slam="bottom", direction="B").accept()
    assert (table.asked, table.player) == ("slam_reroll", "green")
    table.fate(slam="top", direction="F").accept()
    assert table.asked in ("", "shoot_target")
    assert (table.where("blue small"), table.where("green large"), table.moves) == ((2, 6), (2, 5), 0)


@pytest.mark.rule("TR-CRW-150", "TR-CRD-34")
def test_example_6_no_rights_with_a_bike() -> None:
    table = bumpo("blue", "final_five").put({"blue small": (2, 4), "bike 1": (2, 5)}).drive("blue small", 3)
    table.fate(direction="F").step("F")
    assert (table.where("bike 1"), table.where("blue small")) == ((2, 6), (2, 5))
    assert "rerolled" not in table.story()
    assert table.asked == "shoot_target"


@pytest.mark.rule("TR-CRW-150")
def test_equal_size_is_enough_also_below() -> None:
    table = bumpo().put({"green small": (2, 4), "blue small": (2, 5)}).drive("green small", 3)
    assert (table.step("F").asked, table.player) == ("slam_reroll", "blue")


@pytest.mark.rule("TR-CRW-150", "TR-EFX-61")
def test_one_right_from_size_and_power_together() -> None:
    table = bumpo().put({"blue large": (2, 4), "green small": (2, 5)}).drive("blue large", 3).step("F")
    assert table.player == "blue"
    assert table.fate(slam="top", direction="B").accept().asked != "slam_reroll"


@pytest.mark.rule("TR-CRW-150")
def test_no_right_with_two_own_cars_or_none() -> None:
    own = bumpo().put({"blue small": (2, 4), "blue medium": (2, 5)}).damage("blue medium", "dent", "dent")
    own.drive("blue small", 3).step("F")
    assert (own.asked, own.player) == ("slam_reroll", "blue")
    assert own.slam_rights == 1
    assert own.fate(slam="top", direction="B").accept().asked != "slam_reroll"
    none = bumpo().put({"green small": (2, 4), "orange small": (2, 5)}).drive("green small", 3).step("F")
    assert none.asked != "slam_reroll"


@pytest.mark.rule("TR-CRW-151", "TR-CRW-153", "TR-CRW-12")
def test_bumpo_has_airstrike_and_repair() -> None:
    table = bumpo().leader("blue", "bumpo", tokens=0).put({"blue small": (2, 5)}).damage("blue small", "dent")
    table.dice("blue", 1, 6).turn("blue").assign(1, "medium")
    assert table.offers == {"decline", "command 6 airstrike", "command 6 repair"}


def ricochet(table: Scenario, car: str = "small", value: int = 4) -> Scenario:
    """A car of Bumpo's with Ricochet at work."""
    return table.dice("blue", value, 2).turn("blue").assign(value, car).command("ricochet", 2).decline()


@pytest.mark.rule("TR-CRW-152", "TR-EFX-59", "TR-EFX-63", "TR-EFX-10")
def test_ricochet_keeps_the_moves_through_the_first_slam() -> None:
    table = ricochet(bumpo().put({"blue small": (2, 4), "wreck 1": (2, 5), "wreck 2": (2, 8)}))
    table.fate(slam="top", direction="F").step("F").decline()
    assert (table.asked, table.moves, table.where("blue small")) == ("step", 3, (2, 6))
    table.fate(slam="bottom", direction="F").steps("F F").decline()
    assert (table.moves, len(table.told("slam"))) == (0, 2)
    assert table.asked != "step"


@pytest.mark.rule("TR-CRW-152", "TR-EFX-63")
def test_no_ricochet_after_damage_in_the_chain() -> None:
    table = ricochet(bumpo().put({"blue small": (2, 4), "wreck 1": (2, 5)}).token((2, 6), "mine"))
    table.fate(slam="top", direction="F", damage="dent").step("F").decline()
    assert (table.moves, table.damage_of("blue small")) == (0, ("dent",))
    assert table.asked != "step"


@pytest.mark.rule("TR-CRW-152", "TR-EFX-10")
def test_no_ricochet_after_a_slide_into_a_slam() -> None:
    table = bumpo().put({"blue small": (2, 4), "wreck 1": (2, 6)}).token((2, 5), "oil", faceup=True)
    ricochet(table).fate(direction="F", slam="bottom").fate(direction="F").step("F").decline()
    assert (table.where("blue small"), table.where("wreck 1"), table.moves) == ((2, 6), (2, 7), 0)
    assert table.asked != "step"


@pytest.mark.rule("TR-CRW-152", "TR-EFX-63")
def test_no_ricochet_on_goo() -> None:
    table = ricochet(bumpo().put({"blue small": (2, 4), "wreck 1": (2, 5)}).ground({(2, 6): "goo"}))
    table.fate(slam="top", direction="F").step("F").decline()
    assert (table.moves, table.where("blue small")) == (0, (2, 6))


@pytest.mark.rule("TR-EFX-63", "TR-UPG-102")
def test_ricochet_on_goo_with_monster_tires() -> None:
    table = bumpo().put({"blue small": (2, 4), "wreck 1": (2, 5)}).ground({(2, 6): "goo"})
    ricochet(table.upgrade("blue small", "monster_tires")).fate(slam="top", direction="F").step("F").decline()
    assert (table.moves, table.where("blue small"), table.asked) == (3, (2, 6), "step")


@pytest.mark.rule("TR-CRW-152", "TR-EFX-63")
@pytest.mark.parametrize(("option", "asked"), [("never", ""), ("always", "road_bonus")])
def test_ricochet_does_not_bring_a_lost_road_die_back(option: str, asked: str) -> None:
    table = Scenario("blue", "green", road_die_after_stop=option).leader("blue", "bumpo")
    table.put({"blue small": (2, 4), "wreck 1": (2, 5)})
    ricochet(table, value=2).fate(slam="bottom", direction="BL").step("F").decline().step("F")
    assert (table.where("blue small"), table.asked) == ((2, 6), asked)


@pytest.mark.rule("TR-CRW-154", "TR-CRD-53")
def test_big_shoes_set_the_slam_die_and_choose_of_two_directions() -> None:
    table = bumpo().put({"blue small": (2, 4), "green large": (2, 5)})
    table.dice("blue", 3).turn("blue").assign(3, "small").choose("token big_shoes").step("F")
    assert (table.asked, table.player, table.offers) == ("big_shoes", "blue", {"top", "bottom"})
    table.fate(direction=["FL", "B"]).choose("bottom")
    assert (table.asked, table.offers) == ("big_shoes_way", {"step FL", "step B"})
    table.step("B")
    assert (table.where("green large"), table.where("blue small")) == ((2, 4), (2, 5))
    assert "rerolled" not in table.story()
    assert table.asked != "slam_reroll"


@pytest.mark.rule("TR-CRW-154")
def test_with_a_bike_only_the_direction_is_chosen() -> None:
    table = bumpo("blue", "final_five").put({"blue small": (2, 4), "bike 1": (2, 5)})
    table.dice("blue", 3).turn("blue").assign(3, "small").choose("token big_shoes")
    table.fate(direction=["FL", "B"]).step("F")
    assert table.asked == "big_shoes_way"
    assert table.step("FL").where("bike 1") == (1, 5)


@pytest.mark.rule("TR-CRW-154")
def test_big_shoes_serve_the_first_slam_of_the_turn_only() -> None:
    table = bumpo().put({"blue small": (2, 4), "green small": (2, 5), "green medium": (2, 6)})
    table.dice("blue", 3).turn("blue").assign(3, "small").choose("token big_shoes").step("F")
    table.fate(direction=["F", "F"]).choose("top")
    assert (table.asked, len(table.told("slam"))) == ("slam_reroll", 2)


@pytest.mark.rule("TR-CRD-72")
def test_big_shoes_beat_a_berserk_driver_and_lucky_dice() -> None:
    table = (
        bumpo(carnage=True).put({"blue small": (2, 4), "green small": (2, 5)}).damage("blue small", "berserk_driver")
    )
    table.damage("green small", "lucky_dice")
    table.dice("blue", 3).turn("blue").assign(3, "small").choose("token big_shoes").step("F")
    assert table.asked == "big_shoes"
    table.fate(direction=["F", "F"]).choose("top")
    assert table.where("blue small") == (2, 6)
    lucky = bumpo(carnage=True).put({"blue small": (2, 4), "green small": (2, 5)}).damage("green small", "lucky_dice")
    lucky.dice("blue", 3).turn("blue").assign(3, "small").choose("token big_shoes").step("F")
    lucky.fate(direction=["F", "F"]).choose("bottom")
    assert (lucky.where("green small"), lucky.asked) == ((2, 6), "shoot_target")


@pytest.mark.rule("TR-CRW-150", "TR-EFX-61", "TR-CRD-49")
def test_a_player_with_two_crews_has_one_right_too() -> None:
    table = Scenario("blue", "green", "orange", "white", players=2, big_team=True).leader("blue", "bumpo")
    table.put({"blue small": (2, 4), "orange large": (2, 5)}).fate(slam="top", direction="B")
    assert table.drive("blue small", 3).step("F").asked == "slam_reroll"
    assert table.slam_rights == 1 << table.crew("orange")


@pytest.mark.rule("TR-CRW-150")
def test_two_own_cars_of_equal_size_give_no_right() -> None:
    table = (
        bumpo(carnage=True).put({"blue small": (2, 4), "blue medium": (2, 5)}).damage("blue medium", "gutted_chassis")
    )
    table.fate(slam="bottom", direction="B").drive("blue small", 3).step("F")
    assert (table.where("blue medium"), table.asked) == ((2, 4), "")


@pytest.mark.rule("TR-EFX-61")
def test_without_a_larger_car_the_holders_come_clockwise_from_the_active_player() -> None:
    table = bumpo().leader("orange", "madame_boubreaux").put({"green small": (2, 4), "blue small": (2, 5)})
    table.team(2).hexed = table.vehicle("blue small") + 1
    table.slam_first = table.crew("blue")
    table.fate(slam="top", direction="B").drive("green small", 3).step("F")
    assert (table.player, table.decline().player) == ("orange", "blue")


@pytest.mark.slow
@pytest.mark.rule("TR-CRW-154")
def test_both_rolls_of_big_shoes_are_even_chance_and_independent() -> None:
    def rolled(seed: int) -> tuple[int, int]:
        table = bumpo(seed=seed).active("blue small").stop().push(Effect.BIG_SHOES_ROLL)
        table.twin.carry_on(table.g, table.t)
        return table.about[0], table.about[1]

    pairs = [rolled(seed) for seed in range(400)]
    assert_even((first for first, _ in pairs), 6)
    assert_even((second for _, second in pairs), 6)
    assert_even(((second - first) % 6 for first, second in pairs), 6)


@pytest.mark.rule("TR-CRW-154")
def test_big_shoes_wait_for_a_slam_with_the_active_car() -> None:
    """Others slam first: as always. Then a car is thrown onto the active one, and they serve."""
    table = bumpo().put({"blue small": (2, 4), "green small": (2, 9), "orange small": (2, 10)})
    table.dice("blue", 3).turn("blue").assign(3, "small").choose("token big_shoes")
    table.fate(slam="bottom", direction="F").slam("green small", "orange small")
    assert (table.where("orange small"), table.where("green small"), table.asked) == ((2, 11), (2, 10), "")
    table.slam("green small", "blue small")
    assert (table.asked, table.player, table.offers) == ("big_shoes", "blue", {"top", "bottom"})


@pytest.mark.rule("TR-UPG-115", "TR-CRW-152")
def test_spikes_reach_nobody_who_was_pushed_in_an_earlier_slam() -> None:
    table = (
        bumpo().put({"blue small": (2, 4), "wreck 1": (2, 5), "wreck 2": (2, 6)}).upgrade("blue small", "spiked_bumper")
    )
    ricochet(table).fate(slam="bottom", direction="FL").step("F").decline()
    assert (table.asked, table.offers) == ("effect_menu", {"use spiked_bumper", "decline"})
    table.decline().fate(slam="top", direction="F").step("F").decline()
    assert (table.where("blue small"), table.asked) == ((2, 7), "")
