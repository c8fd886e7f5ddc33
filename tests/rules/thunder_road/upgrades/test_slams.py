"""Upgrades for slams: Ram Plate to Buffalo Bar (TR-UPG-114 to 117)."""

import pytest

from tests.games.thunder_road.scenario import Scenario
from tests.rules.thunder_road.sandy import sandy


def ram(card: str, top: str = "blue small", bottom: str = "green small", **options: object) -> Scenario:
    """A car with an upgrade drives from (2, 4) towards another on (2, 5)."""
    return sandy(**options).put({top: (2, 4), bottom: (2, 5)}).upgrade(top, card)


@pytest.mark.rule("TR-UPG-114", "TR-EFX-34", "TR-EFX-57", "TR-UPG-31")
@pytest.mark.parametrize(
    ("top", "bottom", "player"),
    [
        ("blue small", "green small", "blue"),
        ("blue small", "green medium", ""),
        ("blue large", "green large", "blue"),
        ("blue small", "green large", "green"),
    ],
)
def test_ram_plate_counts_one_size_more_on_top(top: str, bottom: str, player: str) -> None:
    table = ram("ram_plate", top, bottom).fate(slam="bottom", direction="F").drive(top, 3).step("F")
    assert (table.player if table.asked == "slam_reroll" else "") == player


@pytest.mark.rule("TR-UPG-114", "TR-UPG-10")
def test_ram_plate_does_nothing_below_or_on_a_broken_car() -> None:
    below = sandy().put({"green small": (2, 4), "blue small": (2, 5)}).upgrade("blue small", "ram_plate")
    assert below.fate(slam="bottom", direction="F").drive("green small", 3).step("F").asked == "shoot_target"
    broken = sandy().put({"blue small": (2, 4), "green small": (2, 5)}).upgrade("blue small", "ram_plate")
    broken.damage("blue small", "dent", "dent").fate(slam="bottom", direction="F").slam("blue small", "green small")
    assert broken.asked == ""


@pytest.mark.rule("TR-CRD-73")
def test_gutted_chassis_and_ram_plate_make_no_change() -> None:
    table = ram("ram_plate", carnage=True).damage("blue small", "gutted_chassis")
    table.fate(slam="bottom", direction="F").drive("blue small", 3).step("F")
    assert table.asked == "shoot_target"


@pytest.mark.rule("TR-UPG-115")
def test_spiked_bumper_may_damage_the_vehicle_that_was_pushed() -> None:
    table = ram("spiked_bumper").fate(slam="bottom", direction="F").drive("blue small", 3).step("F")
    assert (table.asked, table.offers) == ("effect_menu", {"use spiked_bumper", "decline"})
    table.fate(damage="dent").choose("use spiked_bumper")
    assert (table.damage_of("green small"), table.piece(0).spent) == (("dent",), 1)
    spared = ram("spiked_bumper").fate(slam="bottom", direction="F").drive("blue small", 3).step("F").decline()
    assert (spared.damage_of("green small"), spared.piece(0).spent) == ((), 0)


@pytest.mark.rule("TR-UPG-115")
def test_no_spikes_when_the_own_car_was_pushed_or_the_other_is_gone() -> None:
    own = ram("spiked_bumper").fate(slam="top", direction="F").drive("blue small", 3).step("F")
    assert own.asked != "effect_menu"
    gone = ram("spiked_bumper").ground({(2, 6): "impassable"}).fate(slam="bottom", direction="F")
    assert gone.drive("blue small", 3).step("F").asked != "effect_menu"


@pytest.mark.rule("TR-UPG-115")
def test_spikes_only_after_a_driven_step_once_per_round() -> None:
    forced = ram("spiked_bumper").fate(slam="bottom", direction="F").active("blue small").shove("blue small", "F")
    assert forced.asked == ""
    table = ram("spiked_bumper").fate(slam="bottom", direction="F").drive("blue small", 3).step("F")
    table.fate(damage="dent").choose("use spiked_bumper").decline()
    table.put({"blue small": (2, 4), "green small": (2, 5)}).fate(slam="bottom", direction="F")
    assert table.drive("blue small", 3).step("F").asked != "effect_menu"


@pytest.mark.rule("TR-UPG-115")
def test_spikes_eliminate_a_wreck() -> None:
    table = ram("spiked_bumper", bottom="wreck 1").fate(slam="bottom", direction="F").drive("blue small", 3).step("F")
    assert table.choose("use spiked_bumper").eliminated("wreck 1")


@pytest.mark.rule("TR-UPG-116", "TR-EFX-59", "TR-EFX-63")
@pytest.mark.parametrize(("value", "kept"), [(5, 2), (2, 1)])
def test_spring_bumper_keeps_up_to_two_moves(value: int, kept: int) -> None:
    table = ram("spring_bumper").fate(slam="bottom", direction="FL").drive("blue small", value).step("F")
    assert (table.asked, table.offers) == ("effect_menu", {"use spring_bumper", "decline"})
    assert (table.choose("use spring_bumper").asked, table.moves) == ("step", kept)


@pytest.mark.rule("TR-UPG-116", "TR-EFX-63")
def test_no_spring_after_damage_or_without_moves() -> None:
    hurt = ram("spring_bumper").token((2, 6), "mine").fate(slam="top", direction="F", damage="dent")
    assert hurt.drive("blue small", 3).step("F").asked == ""
    spent = ram("spring_bumper").fate(slam="bottom", direction="BL").drive("blue small", 1).step("F")
    assert spent.asked == ""


@pytest.mark.rule("TR-UPG-116", "TR-EFX-63")
@pytest.mark.parametrize(("option", "asked"), [("never", ""), ("always", "road_bonus")])
def test_a_lost_road_die_stays_lost_after_a_spring(option: str, asked: str) -> None:
    table = Scenario("blue", "green", road_die_after_stop=option).put({"blue small": (2, 4), "green small": (2, 5)})
    table.upgrade("blue small", "spring_bumper").fate(slam="bottom", direction="BL").drive("blue small", 2).step("F")
    assert table.choose("use spring_bumper").step("F").asked == asked


@pytest.mark.rule("TR-UPG-35")
def test_ricochet_leaves_the_spring_unused() -> None:
    table = ram("spring_bumper").leader("blue", "bumpo").dice("blue", 5, 2).turn("blue").assign(5, "small")
    table.command("ricochet", 2).decline().fate(slam="bottom", direction="FL").step("F").decline()
    assert (table.asked, table.moves, table.piece(0).spent) == ("step", 4, 0)


@pytest.mark.rule("TR-UPG-117")
def test_example_10_buffalo_bar() -> None:
    table = Scenario("blue", "green").put({"blue small": (2, 4), "green medium": (2, 6)}).token((3, 6), "mine")
    table.upgrade("blue small", "buffalo_bar").drive("blue small", 4).steps("F F")
    assert (table.asked, table.player, table.offers) == ("drift", "blue", {"slam", "buffalo_bar"})
    table.choose("buffalo_bar")
    assert (table.asked, table.player, table.offers) == ("cow_catcher", "green", {"step FL", "step FR"})
    table.fate(damage="dent").step("FR")
    assert (table.where("green medium"), table.damage_of("green medium")) == ((3, 6), ("dent",))
    assert (table.asked, table.moves) == ("step", 2)
    table.steps("F F")
    assert (table.where("blue small"), table.asked) == ((2, 8), "road_bonus")
    table.decline()
    table.put({"green large": (2, 9)}).drive("blue small", 2).step("F")
    assert table.told("slam")


@pytest.mark.rule("TR-UPG-117")
def test_the_driver_chooses_for_a_wreck() -> None:
    table = ram("buffalo_bar", bottom="wreck 1").drive("blue small", 2).step("F").choose("buffalo_bar")
    assert table.player == "blue"
    assert table.step("FL").where("wreck 1") == (1, 5)


@pytest.mark.rule("TR-UPG-117")
def test_a_chain_after_the_bar_is_resolved_and_the_car_keeps_its_moves() -> None:
    table = ram("buffalo_bar").put({"orange small": (1, 5)}).drive("blue small", 3).step("F").choose("buffalo_bar")
    table.fate(slam="bottom", direction="F").step("FL")
    assert (table.where("green small"), table.where("orange small")) == ((1, 5), (1, 6))
    assert (table.asked, table.moves) == ("step", 2)


@pytest.mark.rule("TR-UPG-117")
def test_no_bar_against_the_rig_or_for_a_forced_step() -> None:
    table = Scenario("blue", "big_rig").put({"blue small": (2, 4)}).upgrade("blue small", "buffalo_bar")
    table.put({"rig front": (2, 7), "rig middle": (2, 6), "rig rear": (2, 5)}).drive("blue small", 3).step("F")
    assert table.told("slam")
    forced = ram("buffalo_bar").active("blue small").shove("blue small", "F")
    assert forced.told("slam")


@pytest.mark.rule("TR-UPG-36", "TR-CRD-57", "TR-EFX-08")
def test_slam_drift_dark_affair_and_bar_are_one_question() -> None:
    table = ram("buffalo_bar").leader("blue", "cris_crass", tokens=0).dice("blue", 4, 3).turn("blue").assign(4, "small")
    table.command("drift", 3).step("F")
    assert table.offers == {"slam", "drift", "buffalo_bar"}
    assert (table.choose("drift").asked, table.piece(0).spent) == ("step", 0)
    vince = ram("buffalo_bar", bottom="wreck 1").leader("blue", "vince_vamp").drive("blue small", 3).step("F")
    assert vince.offers == {"slam", "dark_affair", "buffalo_bar"}


@pytest.mark.rule("TR-UPG-116", "TR-EFX-63")
def test_after_a_spring_the_car_may_still_drift() -> None:
    table = ram("spring_bumper").leader("blue", "cris_crass", tokens=0).put({"orange small": (2, 6)})
    table.dice("blue", 4, 3).turn("blue").assign(4, "small").command("drift", 3).step("F")
    table.fate(slam="bottom", direction="FL").choose("slam", "use spring_bumper")
    table.turn_drift = 1
    assert (table.step("F").asked, table.offers) == ("drift", {"slam", "drift"})


@pytest.mark.rule("TR-UPG-116", "TR-EFX-63")
def test_only_damage_of_the_chain_itself_forbids_the_spring() -> None:
    table = Scenario("blue", "green", road_die_after_stop="always").put({"blue small": (2, 4), "green small": (2, 6)})
    table.token((2, 5), "mine").upgrade("blue small", "spring_bumper")
    table.road_die_value = 3
    table.fate(damage="dent").drive("blue small", 2).step("F").accept()
    table.fate(slam="bottom", direction="FL").step("F")
    assert table.offers == {"use spring_bumper", "decline"}
    assert table.choose("use spring_bumper").moves == 2
