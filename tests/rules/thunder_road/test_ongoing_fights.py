"""Ongoing effects on shots and damage: OE-07 to 09, 14, 18."""

import pytest

from tests.games.thunder_road.scenario import Scenario
from tests.rules.thunder_road.sandy import in_ruins, sandy


def carrying(*cards: str, name: str = "blue small") -> Scenario:
    """A car at (2,5) on sand with effect cards or other damage."""
    return sandy(carnage=True).put({name: (2, 5)}).damage(name, *cards)


@pytest.mark.rule("OE-07")
def test_jammed_guns_cannot_shoot_but_choppers_can() -> None:
    table = carrying("jammed_guns").put({"green small": (2, 6)})
    assert table.shoot("blue small").asked == ""
    chopper = carrying("jammed_guns").put({"green small": (2, 6)}).dice("blue", 1, 4).turn("blue")
    chopper.assign(1, "small").command("airstrike", 4).choose("space 1,5")
    assert (chopper.asked, chopper.offers) == ("shoot_target", {"vehicle green small", "decline"})


@pytest.mark.rule("OE-08")
@pytest.mark.parametrize(("number", "name"), [(0, "green small"), (1, "green large"), (2, "wreck 1")])
def test_a_hair_trigger_shoots_at_a_random_target(number: int, name: str) -> None:
    table = carrying("hair_trigger").put({"green small": (2, 6), "green large": (1, 5), "wreck 1": (3, 5)})
    table.fate(number=number, shot="medium").shoot("blue small")
    assert (table.asked, [table.name_of(target) for _, target, _ in table.told("shot")]) == ("", [name])


@pytest.mark.rule("OE-08")
def test_of_the_big_rig_a_command_is_drawn_and_jammed_guns_are_stronger() -> None:
    table = sandy("blue", "big_rig", carnage=True).put({"blue small": (2, 5), "rig rear": (2, 6), "rig middle": (1, 5)})
    table.put({"rig front": (1, 6)}).damage("blue small", "hair_trigger").dented("hazard_dispenser")
    table.fate(number=0, shot="any").shoot("blue small")
    assert (table.asked, table.team(1).dented) == ("", 0b110000)
    jammed = carrying("hair_trigger", "jammed_guns").put({"green small": (2, 6)})
    jammed.piece(0).broken = 0
    assert jammed.shoot("blue small").told("shot") == []
    assert carrying("hair_trigger").shoot("blue small").told("shot") == []


@pytest.mark.rule("OE-09")
def test_a_homing_beacon_lets_the_shooter_reroll_a_miss() -> None:
    table = carrying("homing_beacon", name="green small").put({"blue small": (2, 4)}).shoot("blue small")
    table.fate(shot=["large", "any"]).target("green small")
    assert (table.asked, table.player, table.offers) == ("beacon_reroll", "blue", {"accept", "decline"})
    table.fate(damage="dent").accept()
    assert (table.damage_of("green small"), table.asked) == (("homing_beacon", "dent"), "")


@pytest.mark.rule("OE-09")
def test_the_second_result_stands_and_a_hit_is_not_rerolled() -> None:
    again = carrying("homing_beacon", name="green small").put({"blue small": (2, 4)}).shoot("blue small")
    again.fate(shot=["large", "medium"]).target("green small").accept()
    assert (again.asked, again.damage_of("green small")) == ("", ("homing_beacon",))
    kept = carrying("homing_beacon", name="green small").put({"blue small": (2, 4)}).shoot("blue small")
    assert kept.fate(shot="large").target("green small").decline().story("missed") == ["missed"]
    hit = carrying("homing_beacon", name="green small").put({"blue small": (2, 4)}).shoot("blue small")
    hit.fate(shot="any", damage="dent").target("green small")
    assert (hit.asked, hit.damage_of("green small")) == ("", ("homing_beacon", "dent"))


@pytest.mark.rule("OE-09")
def test_the_beacon_works_for_choppers_and_not_for_another_target() -> None:
    table = carrying("homing_beacon", name="green small").put({"blue small": (5, 1), "green large": (1, 4)})
    table.dice("blue", 1, 4).turn("blue").assign(1, "small").command("airstrike", 4).choose("space 2,4")
    table.fate(shot="large").target("green small")
    assert (table.asked, table.player) == ("beacon_reroll", "blue")
    other = carrying("homing_beacon", name="green small").put({"blue small": (2, 4), "green large": (1, 4)})
    assert other.shoot("blue small").fate(shot="medium").target("green large").asked == ""


@pytest.mark.rule("OE-14", "TR-CMP-31")
@pytest.mark.parametrize("source", ["green small", "blue large"])
def test_a_scrap_magnet_draws_shrapnel_of_any_other_car(source: str) -> None:
    table = carrying("scrap_magnet").put({source: (4, 15), "orange small": (4, 16)})
    table.fate(damage=["shrapnel", "dent"]).hit(source)
    assert (table.damage_of("blue small"), table.told("direction_die")) == (("scrap_magnet", "dent"), [])


@pytest.mark.rule("OE-14", "TR-CMP-31")
def test_shrapnel_is_normal_without_a_magnet_that_can_be_hit() -> None:
    own = carrying("scrap_magnet").put({"green small": (2, 8)}).fate(damage="shrapnel", direction="F")
    own.fate(damage="dent").hit("blue small")
    assert own.damage_of("green small") == ("dent",)
    start = sandy(carnage=True).damage("blue small", "scrap_magnet").put({"green small": (2, 5), "green large": (2, 8)})
    start.fate(damage="shrapnel", direction="F").fate(damage="dent").hit("green small")
    assert start.damage_of("green large") == ("dent",)
    full = carrying("scrap_magnet", "dent").put({"green small": (4, 5), "green large": (4, 8)})
    full.fate(damage="shrapnel", direction="F").fate(damage="dent").hit("green small")
    assert full.damage_of("green large") == ("dent",)
    busy = carrying("scrap_magnet").put({"green small": (2, 8), "orange small": (2, 11)})
    busy.fate(damage="shrapnel", direction="F").fate(damage="shrapnel", direction="F").fate(damage="dent")
    busy.hit("blue small")
    assert (busy.damage_of("orange small"), busy.damage_of("blue small")) == (("dent",), ("scrap_magnet", "shrapnel"))


@pytest.mark.rule("OE-18", "TR-SIM-03", "TR-EX-38")
def test_unstable_ammo_hits_all_around_in_one_batch() -> None:
    table = sandy("blue", "green", "big_rig", carnage=True).put({"blue small": (2, 5), "green small": (2, 6)})
    table.damage("blue small", "unstable_ammo").put({"wreck 1": (1, 5), "rig front": (3, 5)})
    table.put({"rig middle": (3, 4), "rig rear": (3, 3), "green large": (2, 7)})
    table.fate(damage="dent", shot="any").hit("blue small")
    assert (table.asked, table.player) == ("rig_damage", "big_rig")
    table.choose("rig_command airstrike")
    assert (table.asked, table.team(2).dented.bit_count()) == ("", 1)
    assert (table.damage_of("green small"), table.where("wreck 1")) == (("minor",), "gone")
    assert (table.broken("blue small"), table.damage_of("green large")) == (True, ())


@pytest.mark.rule("OE-18", "TR-CMP-34")
def test_the_result_must_cover_the_size_and_minor_damage_has_no_effect() -> None:
    table = carrying("unstable_ammo").put({"green small": (2, 6), "green large": (1, 5), "orange large": (3, 5)})
    table.damage("orange large", "dazed", "dazed").damage("green large", "dent").fate(damage="dent", shot="large")
    table.hit("blue small")
    assert (table.damage_of("green small"), table.damage_of("green large")) == ((), ("dent", "minor"))
    assert (table.broken("green large"), len(table.told("damage_drawn"))) == (True, 1)
    assert table.damage_of("orange large") == ("dazed", "dazed")


@pytest.mark.rule("OE-18", "TR-DMG-21")
def test_ammo_also_bursts_by_the_token_that_brings_it_and_before_the_out_check() -> None:
    table = in_ruins(sandy(carnage=True), "blue", but="small").put({"blue small": (2, 5), "green small": (2, 6)})
    in_ruins(table, "green", but="small").damage("blue small", "dent").damage("green small", "dent")
    table.fate(damage="ongoing", ongoing="unstable_ammo", shot="any").hit("blue small")
    assert table.story("broken", "player_out") == ["broken", "broken", "player_out", "player_out"]
    assert (table.winner, table.reason) == ("orange", "survivor")
