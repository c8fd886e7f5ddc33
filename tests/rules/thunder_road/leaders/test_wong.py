"""Wong Lei Kong (TR-CRW-160 to 164)."""

import pytest

from tests.games.thunder_road.scenario import Scenario
from tests.rules.thunder_road.sandy import sandy


def wong(**options: object) -> Scenario:
    return sandy(**options).leader("blue", "wong")


@pytest.mark.rule("TR-CRW-160", "TR-EFX-62", "TR-EFX-13")
def test_dead_eye_rerolls_a_miss_once_per_turn() -> None:
    table = wong().put({"blue small": (2, 5), "green small": (2, 6)}).fate(shot="large").shoot("blue small")
    table.target("green small")
    assert (table.asked, table.player, table.offers) == ("shot_reroll", "blue", {"accept", "decline"})
    table.fate(shot="any", damage="dent").accept()
    assert (table.asked, table.damage_of("green small")) == ("", ("dent",))
    assert table.team(0).spent == 1


@pytest.mark.rule("TR-CRW-160", "TR-CRD-10")
def test_dead_eye_has_one_reroll_and_declining_costs_nothing() -> None:
    table = wong().put({"blue small": (2, 5), "green small": (2, 6)}).fate(shot=["large", "large"]).shoot("blue small")
    assert table.target("green small").accept().asked == ""
    assert table.damage_of("green small") == ()
    kept = wong().put({"blue small": (2, 5), "green small": (2, 6)}).fate(shot="large").shoot("blue small")
    assert kept.target("green small").decline().team(0).spent == 0


@pytest.mark.rule("TR-CRW-160")
def test_dead_eye_is_for_the_chopper_too_and_not_for_hits_or_others() -> None:
    table = wong().put({"blue small": (0, 0), "green small": (2, 6)}).dice("blue", 1, 1).turn("blue")
    table.assign(1, "small").command("airstrike", 1).decline().choose("space 2,5")
    assert table.fate(shot="large").target("green small").asked == "shot_reroll"
    hit = wong().put({"blue small": (2, 5), "green small": (2, 6)}).fate(shot="any", damage="dent").shoot("blue small")
    assert hit.target("green small").asked == ""
    enemy = wong().put({"green small": (2, 5), "blue small": (2, 6)}).fate(shot="large").shoot("green small")
    assert enemy.target("blue small").asked == ""


@pytest.mark.rule("TR-EFX-62", "TR-CRD-52")
def test_dead_eye_and_scope_are_two_rights() -> None:
    table = wong().put({"blue small": (2, 5), "green small": (2, 6)}).upgrade("blue small", "targeting_scope")
    table.fate(shot=["large", "large", "any"], damage="dent").shoot("blue small").target("green small")
    table.accept()
    assert table.asked == "shot_reroll"
    assert table.accept().damage_of("green small") == ("dent",)


@pytest.mark.rule("TR-CRW-161", "TR-CRW-163", "TR-CRW-12")
def test_wong_has_airstrike_and_repair() -> None:
    table = wong().leader("blue", "wong", tokens=0).put({"blue small": (2, 5)}).damage("blue small", "dent")
    table.dice("blue", 1, 6).turn("blue").assign(1, "medium")
    assert table.offers == {"decline", "command 6 airstrike", "command 6 repair"}


def spotter(table: Scenario, space: str) -> Scenario:
    """The chopper goes out as a spotter, and the active car drives one space."""
    table.dice("blue", 1, 3).turn("blue").assign(1, "small").command("spotter", 3).decline()
    return table.choose(f"space {space}").step("F")


@pytest.mark.rule("TR-CRW-162", "TR-EFX-49")
def test_spotter_places_the_chopper_without_a_shot_and_widens_the_arc() -> None:
    table = wong().put({"blue small": (2, 4), "green small": (4, 14), "green medium": (4, 15), "green large": (4, 17)})
    table.put({"orange small": (2, 6)})
    spotter(table, "4,13")
    assert table.chopper_of("blue") == (4, 13)
    assert (table.asked, table.offers) == ("shoot_target", {"vehicle green small", "vehicle orange small", "decline"})


@pytest.mark.rule("TR-CRW-162", "TR-EFX-35")
def test_who_is_in_front_and_near_the_spotter_is_one_target() -> None:
    table = spotter(wong().put({"blue small": (2, 4), "green small": (2, 6)}), "2,7")
    assert sorted(map(table.say, table.offered)) == ["decline", "vehicle green small"]


@pytest.mark.rule("TR-CRW-162")
def test_spotter_reaches_a_vehicle_below_the_chopper() -> None:
    table = wong().put({"blue small": (2, 4), "green small": (4, 12)})
    table.dice("blue", 1, 3).turn("blue").assign(1, "small").command("spotter", 3).decline().choose("space 4,13")
    table.put({"green small": (4, 13)}).step("F")
    assert table.offers == {"vehicle green small", "decline"}


@pytest.mark.rule("TR-CRW-162", "TR-CRW-15")
def test_spotter_needs_a_chopper() -> None:
    table = wong().put({"blue small": (2, 4)})
    table.team(0).chopper = -2
    table.dice("blue", 1, 3).turn("blue").assign(1, "small")
    assert "command 3 spotter" not in table.offers


@pytest.mark.rule("TR-CRW-164", "TR-EFX-69")
def test_called_shot_hits_without_a_roll() -> None:
    table = wong().put({"blue small": (2, 4), "green small": (2, 6)})
    table.dice("blue", 1).turn("blue").assign(1, "small").choose("token called_shot").step("F")
    table.fate(damage="dent").target("green small")
    assert (table.damage_of("green small"), table.told("shooting_die")) == (("dent",), [])


@pytest.mark.rule("TR-CRW-164")
def test_called_shot_serves_the_first_shot_only() -> None:
    table = wong().put({"blue small": (2, 4), "green small": (2, 6), "orange small": (2, 8)})
    table.dice("blue", 1, 6).turn("blue").assign(1, "small").command("airstrike", 6).choose("token called_shot")
    table.choose("first called_shot", "space 2,7").fate(damage="dent").target("orange small")
    assert table.damage_of("orange small") == ("dent",)
    table.step("F").fate(shot="large").target("green small")
    assert len(table.told("shooting_die")) == 1


@pytest.mark.rule("TR-CRW-164", "TR-CRD-19")
def test_no_called_shot_in_round_1() -> None:
    table = wong()
    table.round_number = 1
    table.dice("blue", 1).turn("blue").assign(1, "small")
    assert table.offers == {"decline", "token airstrike", "token spotter"}


@pytest.mark.rule("TR-CRD-51")
def test_paint_does_not_help_against_a_called_shot_but_armor_does() -> None:
    paint = wong().put({"blue small": (2, 4), "green small": (2, 6)}).upgrade("green small", "stealth_paint")
    paint.dice("blue", 1).turn("blue").assign(1, "small").choose("token called_shot").step("F")
    assert paint.fate(damage="dent").target("green small").damage_of("green small") == ("dent",)
    armor = wong().put({"blue small": (2, 4), "green small": (2, 6)}).upgrade("green small", "armor_plating")
    armor.dice("blue", 1).turn("blue").assign(1, "small").choose("token called_shot").step("F")
    assert armor.fate(slam="top").target("green small").damage_of("green small") == ()


@pytest.mark.rule("TR-CRW-162", "TR-FRT-06")
def test_a_spotter_that_has_left_with_the_rear_tile_reaches_nobody() -> None:
    table = spotter(wong().put({"blue small": (2, 23), "green small": (5, 23), "orange small": (2, 9)}), "2,3")
    assert (table.chopper_of("blue"), table.where("green small"), table.asked) == ("off", (5, 15), "")
