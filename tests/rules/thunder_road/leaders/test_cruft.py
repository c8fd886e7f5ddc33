"""Cruft (TR-CRW-180 to 185)."""

import pytest

from tests.games.thunder_road.scenario import Scenario
from tests.rules.thunder_road.sandy import sandy


def cruft(scrap: int = 0, **options: object) -> Scenario:
    return sandy(**options).leader("blue", "cruft").scrap("blue", scrap)


def scrap_of(table: Scenario) -> int:
    return table.team(0).scrap


@pytest.mark.rule("TR-CRW-180", "TR-EFX-60")
@pytest.mark.parametrize("faceup", [True, False])
def test_a_driven_step_onto_a_token_gives_scrap(faceup: bool) -> None:
    table = cruft().put({"blue small": (2, 5)}).token((2, 6), "mud", faceup=faceup).drive("blue small", 4).step("F")
    assert scrap_of(table) == 1
    assert table.seen_by("green").crews[0].scrap == 1


@pytest.mark.rule("TR-CRW-180")
def test_no_scrap_when_the_car_is_lost_or_for_a_forced_step_or_an_enemy() -> None:
    lost = (
        cruft().put({"blue small": (0, 5)}).token((0, 6), "oil").fate(direction="FL").drive("blue small", 3).step("F")
    )
    assert (lost.eliminated("blue small"), scrap_of(lost)) == (True, 0)
    forced = cruft().put({"blue small": (2, 5)}).token((2, 6), "mud").active("blue small").shove("blue small", "F")
    assert scrap_of(forced) == 0
    enemy = cruft().put({"green small": (2, 5)}).token((2, 6), "mud").drive("green small", 4).step("F")
    assert scrap_of(enemy) == 0


@pytest.mark.rule("TR-CRW-180")
def test_scrap_also_after_damage_if_the_car_is_still_on_the_board() -> None:
    table = cruft().put({"blue small": (2, 5)}).damage("blue small", "dent").token((2, 6), "mine")
    table.fate(damage="dent").drive("blue small", 3).step("F")
    assert (table.broken("blue small"), scrap_of(table)) == (True, 1)


@pytest.mark.rule("TR-CRW-180")
def test_four_scrap_are_the_limit() -> None:
    table = cruft(scrap=4).put({"blue small": (2, 5)}).token((2, 6), "mud").drive("blue small", 4).step("F")
    assert scrap_of(table) == 4


@pytest.mark.rule("TR-CRD-63")
@pytest.mark.parametrize("card", ["mine_roller", "dozer_blade"])
def test_a_token_cleared_away_gives_scrap_too(card: str) -> None:
    table = cruft().put({"blue small": (2, 5)}).token((2, 6), "mine").upgrade("blue small", card)
    table.drive("blue small", 4).step("F")
    if card == "dozer_blade":
        table.accept()
    assert (scrap_of(table), table.token_at((2, 6)), table.damage_of("blue small")) == (1, "", ())


@pytest.mark.rule("TR-CRW-181", "TR-EFX-02")
def test_two_scrap_repair_a_token_and_the_car_can_be_assigned() -> None:
    table = cruft(scrap=3).put({"blue small": (2, 5), "blue large": (0, 5)}).damage("blue large", "dent", "shrapnel")
    table.dice("blue", 3).turn("blue")
    assert (table.asked, table.offers) == ("effect_menu", {"use cruft", "decline"})
    table.choose("use cruft")
    assert (table.asked, table.offers) == ("spend_scrap", {"repair blue large 1", "repair blue large 2"})
    table.choose("repair blue large 2")
    assert (scrap_of(table), table.damage_of("blue large"), table.broken("blue large")) == (1, ("dent",), False)
    assert "assign 3 large" in table.offers


@pytest.mark.rule("TR-CRW-181", "TR-CRD-10", "TR-CRD-18")
def test_scrap_repairs_once_per_turn_and_only_with_enough_of_it() -> None:
    table = cruft(scrap=4).put({"blue large": (0, 5)}).damage("blue large", "dent", "shrapnel").dice("blue", 3)
    table.turn("blue").choose("use cruft", "repair blue large 1")
    assert (table.asked, scrap_of(table)) == ("assign", 2)
    poor = cruft(scrap=1).put({"blue large": (0, 5)}).damage("blue large", "dent").dice("blue", 3).turn("blue")
    assert poor.asked == "assign"
    whole = cruft(scrap=4).put({"blue large": (0, 5)}).dice("blue", 3).turn("blue")
    assert whole.asked == "assign"


@pytest.mark.rule("TR-CRW-182", "TR-CRW-183", "TR-CRW-184", "TR-CRW-12")
def test_cruft_has_airstrike_nitro_drift_and_no_repair() -> None:
    table = cruft().leader("blue", "cruft", tokens=0).put({"blue small": (2, 5)}).damage("blue small", "dent")
    table.dice("blue", 1, 2, 3, 6).turn("blue").assign(1, "medium")
    assert table.offers == {
        "decline",
        "command 2 airstrike",
        "command 3 airstrike",
        "command 6 airstrike",
        "command 2 nitro",
        "command 3 drift",
    }


@pytest.mark.rule("TR-CRW-185", "TR-EFX-52")
def test_magnet_crane_drops_a_token_for_scrap() -> None:
    table = cruft().put({"blue small": (2, 5), "wreck 1": (2, 3), "wreck 2": (2, 8)})
    table.token((3, 6), "mine").token((2, 8), "mud", faceup=True).token((0, 5), "oil")
    table.dice("blue", 1, 4).turn("blue").assign(1, "small").command("magnet_crane", 4).decline()
    assert (table.asked, table.offers) == ("crane_target", {"space 3,6", "space 0,5", "vehicle wreck 1"})
    table.choose("space 3,6")
    assert (table.token_at((3, 6)), scrap_of(table)) == ("", 1)
    assert table.hazard_discard[3] == 1
    assert table.damage_of("blue small") == ()


@pytest.mark.rule("TR-CRW-185")
@pytest.mark.parametrize(("before", "after"), [(0, 2), (3, 4)])
def test_magnet_crane_scraps_a_wreck(before: int, after: int) -> None:
    table = cruft(scrap=before).put({"blue small": (2, 5), "wreck 1": (2, 3)}).token((3, 6), "mine")
    table.dice("blue", 1, 4).turn("blue").assign(1, "small").command("magnet_crane", 4).decline()
    table.choose("vehicle wreck 1")
    assert (table.eliminated("wreck 1"), scrap_of(table)) == (True, after)


@pytest.mark.rule("TR-CRW-185", "TR-CRW-15", "TR-CRD-20")
def test_magnet_crane_needs_something_in_range() -> None:
    for table in (cruft().token((3, 6), "mine"), cruft().put({"wreck 1": (3, 6)})):
        table.put({"blue small": (2, 5)}).dice("blue", 1, 4).turn("blue").assign(1, "small")
        assert "command 4 magnet_crane" in table.offers
    table = cruft().put({"blue small": (2, 5)}).token((2, 8), "mine").dice("blue", 1, 4).turn("blue").assign(1, "small")
    assert "command 4 magnet_crane" not in table.offers


@pytest.mark.rule("TR-CRW-181")
def test_scrap_is_spent_by_whoever_has_cruft() -> None:
    table = sandy().leader("green", "cruft").scrap("green", 2).put({"green large": (0, 5)})
    table.damage("green large", "dent", "shrapnel").dice("green", 3).turn("green").choose("use cruft")
    assert (table.asked, table.player) == ("spend_scrap", "green")
    assert table.choose("repair green large 1").damage_of("green large") == ("shrapnel",)
