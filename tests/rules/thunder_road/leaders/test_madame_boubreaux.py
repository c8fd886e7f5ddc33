"""Madame Boubreaux (TR-CRW-200 to 204)."""

import pytest

from carambolage.games.thunder_road.state import FACEUP
from tests.games.thunder_road.scenario import Scenario
from tests.rules.thunder_road.sandy import sandy


def boubreaux(*crews: str, **options: object) -> Scenario:
    return sandy(*crews, **options).leader("blue", "madame_boubreaux")


@pytest.mark.rule("TR-CRW-200", "TR-EFX-53")
def test_second_sight_shows_one_facedown_token_to_one_player() -> None:
    table = boubreaux().token((2, 6), "mine").token((4, 20), "oil").token((1, 1), "mud", faceup=True)
    table.dice("blue", 3).turn("blue").choose("use madame_boubreaux")
    assert (table.asked, table.offers) == ("peek_hazard", {"space 2,6", "space 4,20", "decline"})
    table.choose("space 4,20")
    space, other = table.space((4, 20)), table.space((2, 6))
    assert not table.token_eyes[space] & FACEUP
    assert table.seen_by("blue").token[space] == table.tokens_laid[space]
    assert table.seen_by("green").token[space] == table.seen_by("blue").token[other] != table.tokens_laid[space]
    assert table.asked == "assign"


@pytest.mark.rule("TR-CRW-200", "TR-EFX-53")
def test_second_sight_of_the_second_player_is_his_alone() -> None:
    table = sandy().leader("green", "madame_boubreaux").token((2, 6), "mine").token((4, 20), "oil")
    table.dice("green", 3).turn("green").choose("use madame_boubreaux", "space 2,6")
    assert table.token_eyes[table.space((2, 6))] == 0b010


@pytest.mark.rule("TR-CRW-200")
def test_a_known_token_is_not_looked_at_again() -> None:
    table = boubreaux().token((2, 6), "mine")
    table.token_eyes[table.space((2, 6))] = 0b1
    assert table.dice("blue", 3).turn("blue").asked == "assign"


@pytest.mark.rule("TR-CRW-201", "TR-CRW-203", "TR-CRW-12")
def test_boubreaux_has_airstrike_and_repair() -> None:
    table = boubreaux().leader("blue", "madame_boubreaux", tokens=0).put({"blue small": (2, 5)})
    table.damage("blue small", "dent").dice("blue", 1, 6).turn("blue").assign(1, "medium")
    assert table.offers == {"decline", "command 6 airstrike", "command 6 repair"}


def hexed(table: Scenario, victim: str) -> Scenario:
    """Blue's small car drives off after its leader has hexed a car."""
    table.dice("blue", 1, 3).turn("blue").assign(1, "small").command("hex", 3).decline()
    return table.target(victim)


@pytest.mark.rule("TR-CRW-202", "TR-CRD-22")
def test_hex_chooses_an_enemy_car_on_the_board() -> None:
    table = boubreaux("blue", "green", "final_five").put({"blue small": (2, 5), "blue large": (0, 0)})
    table.put({"green small": (4, 10), "green large": (4, 14), "bike 1": (1, 1), "wreck 1": (5, 5)})
    table.damage("green large", "dent", "dent")
    table.dice("blue", 1, 3).turn("blue").assign(1, "small").command("hex", 3).decline()
    assert (table.asked, table.offers) == ("hex_target", {"vehicle green small", "vehicle green large"})
    table.target("green large")
    assert table.team(0).hexed == table.vehicle("green large") + 1


@pytest.mark.rule("TR-CRW-202", "TR-EFX-61", "TR-EFX-09")
def test_hex_gives_a_right_in_slams_of_others() -> None:
    table = boubreaux().put({"green small": (2, 5), "orange small": (2, 6)})
    table.team(0).hexed = table.vehicle("orange small") + 1
    table.fate(slam="top", direction="B").drive("green small", 3).step("F")
    assert (table.asked, table.player) == ("slam_reroll", "blue")
    assert table.fate(slam="bottom", direction="F").accept().where("orange small") == (2, 7)
    assert table.asked != "slam_reroll"


@pytest.mark.rule("TR-CRW-202", "TR-EFX-61")
def test_hex_adds_to_the_right_of_the_larger_car() -> None:
    table = boubreaux().put({"blue large": (2, 5), "orange small": (2, 6)})
    table.team(0).hexed = table.vehicle("orange small") + 1
    table.fate(slam="top", direction="B").drive("blue large", 3).step("F")
    assert table.fate(slam="top", direction="B").accept().asked == "slam_reroll"
    assert table.fate(slam="top", direction="B").accept().asked != "slam_reroll"
    assert len(table.told("slam_dice")) == 3


@pytest.mark.rule("TR-CRW-202", "TR-CRD-12", "TR-EFX-20")
def test_hex_ends_with_the_round() -> None:
    table = boubreaux().put({"blue small": (2, 5), "orange small": (2, 16), "green small": (4, 1)})
    assert hexed(table, "orange small").team(0).hexed != 0
    table.moved("blue small", "blue medium", "blue large", "green small", "green medium", "green large")
    for c in table.teams[:3]:
        c.turns = 3
    table.turn("blue", go_on=True)
    assert table.team(0).hexed == 0


@pytest.mark.rule("TR-CRW-202", "TR-CRW-15")
def test_hex_needs_an_enemy_car() -> None:
    table = boubreaux().put({"blue small": (2, 5)}).dice("blue", 1, 3).turn("blue").assign(1, "small")
    assert "command 3 hex" not in table.offers


@pytest.mark.rule("TR-CRD-34")
def test_hex_gives_no_right_with_a_bike() -> None:
    table = boubreaux("blue", "green", "final_five").put({"bike 1": (2, 5), "green small": (2, 4)})
    table.team(0).hexed = table.vehicle("green small") + 1
    table.fate(direction="F").drive("green small", 3).step("F")
    assert "rerolled" not in table.story()
    assert table.asked != "slam_reroll"


def fate(table: Scenario, value: int = 2) -> Scenario:
    return table.dice("blue", value).turn("blue").assign(value, "small").choose("token rewrite_fate")


@pytest.mark.rule("TR-CRW-204", "TR-EFX-22")
def test_rewrite_fate_rolls_a_direction_again_once() -> None:
    table = fate(boubreaux().put({"blue small": (2, 5)}).token((2, 6), "oil", faceup=True))
    table.fate(direction="B").step("F")
    assert (table.asked, table.player) == ("fate_reroll", "blue")
    table.fate(direction="FL").accept()
    assert table.where("blue small") == (1, 6)


@pytest.mark.rule("TR-CRW-204", "TR-EFX-62")
def test_rewrite_fate_comes_after_all_other_rights_of_a_shot() -> None:
    table = boubreaux().put({"blue small": (2, 4), "green small": (2, 6)}).upgrade("blue small", "targeting_scope")
    fate(table, 1).step("F").fate(shot="large").target("green small")
    assert table.asked == "shot_reroll"
    assert table.fate(shot="large").accept().asked == "fate_reroll"
    assert table.fate(shot="any", damage="dent").accept().damage_of("green small") == ("dent",)


@pytest.mark.rule("TR-CRW-204", "TR-EFX-61")
def test_rewrite_fate_comes_after_the_rights_of_a_slam_and_is_final() -> None:
    table = fate(boubreaux().put({"blue small": (2, 5), "green large": (2, 6)}))
    table.fate(slam="top", direction="B").step("F")
    assert (table.asked, table.player) == ("slam_reroll", "green")
    assert table.decline().asked == "fate_reroll"
    table.fate(slam="bottom", direction="F").accept()
    assert (table.where("green large"), table.where("blue small")) == ((2, 7), (2, 6))
    assert len(table.told("slam_dice")) == 2
    assert table.asked == "shoot_target"


@pytest.mark.rule("TR-CRW-204")
def test_rewrite_fate_may_wait_for_a_later_roll_of_the_turn() -> None:
    table = boubreaux().put({"blue small": (2, 5)}).token((2, 6), "oil", faceup=True).burning("blue small")
    fate(table.fate(fire="plus_1"))
    assert (table.asked, table.decline().asked) == ("fate_reroll", "step")
    assert table.fate(direction="B").step("F").asked == "fate_reroll"
    assert table.fate(direction="F").accept().where("blue small") == (2, 7)


@pytest.mark.rule("TR-CRW-204", "TR-CRW-13")
def test_rewrite_fate_ends_with_the_turn() -> None:
    table = fate(boubreaux().put({"blue small": (2, 5), "green small": (2, 15)}).token((2, 16), "oil", faceup=True), 1)
    table.step("F")
    table.fate(direction="F").drive("green small", 2).step("F")
    assert table.asked != "fate_reroll"


@pytest.mark.rule("TR-CRW-204")
def test_rewrite_fate_is_used_once() -> None:
    table = boubreaux().put({"blue small": (2, 5)}).token((2, 6), "oil", faceup=True).token((1, 6), "oil", faceup=True)
    fate(table).fate(direction="B").step("F").fate(direction=["FL", "F"]).accept()
    assert (table.where("blue small"), table.asked) == ((1, 7), "step")


@pytest.mark.rule("TR-CRW-204", "TR-EFX-62")
def test_after_a_rewritten_shot_nobody_rerolls() -> None:
    table = boubreaux().put({"blue small": (2, 4), "green small": (2, 6)}).upgrade("blue small", "targeting_scope")
    fate(table, 1).step("F").fate(shot="large").target("green small")
    assert table.decline().asked == "fate_reroll"
    assert table.fate(shot="large").accept().asked == ""
    assert table.damage_of("green small") == ()


@pytest.mark.rule("TR-CRW-204", "OE-21")
def test_after_a_rewritten_slam_lucky_dice_do_not_help() -> None:
    table = (
        boubreaux(carnage=True).put({"blue small": (2, 5), "green small": (2, 6)}).damage("green small", "lucky_dice")
    )
    fate(table).fate(slam="bottom", direction="FL").step("F")
    assert (table.asked, table.player) == ("lucky_reroll", "green")
    assert table.decline().asked == "fate_reroll"
    table.fate(slam="bottom", direction="FR").accept()
    assert (table.where("green small"), table.asked) == ((3, 6), "shoot_target")


@pytest.mark.rule("TR-CRW-202", "TR-EFX-61")
def test_hex_gives_no_right_in_slams_without_the_hexed_car() -> None:
    table = boubreaux().put({"green small": (2, 5), "orange small": (2, 6), "green large": (5, 5)})
    table.team(0).hexed = table.vehicle("green large") + 1
    table.fate(slam="bottom", direction="F").drive("green small", 1).step("F")
    assert (table.where("orange small"), table.asked) == ((2, 7), "shoot_target")
