"""Machine Gun Joe (TR-CRW-190 to 194)."""

import pytest

from tests.games.thunder_road.scenario import Scenario
from tests.rules.thunder_road.sandy import sandy

AHEAD = {"blue small": (2, 5), "green small": (1, 5), "green medium": (2, 6), "green large": (3, 5)}


def joe(*crews: str, **options: object) -> Scenario:
    return sandy(*crews, **options).leader("blue", "machine_gun_joe")


@pytest.mark.rule("TR-CRW-190", "TR-EFX-14", "TR-EFX-64", "TR-EFX-46")
def test_double_tap_after_a_hit_at_another_target() -> None:
    table = joe().put(AHEAD).fate(shot="any", damage="dent").shoot("blue small").target("green small")
    assert (table.asked, table.offers) == ("effect_menu", {"use machine_gun_joe", "decline"})
    table.choose("use machine_gun_joe")
    assert table.offers == {"vehicle green medium", "vehicle green large", "decline"}
    table.fate(shot="any", damage="dent").target("green large")
    assert (table.asked, table.damage_of("green large")) == ("", ("dent",))


@pytest.mark.rule("TR-CRW-190")
def test_no_double_tap_after_a_miss_or_without_another_target() -> None:
    miss = joe().put(AHEAD).fate(shot="large").shoot("blue small").target("green small")
    assert miss.asked == ""
    alone = joe().put({"blue small": (2, 5), "green small": (1, 5)}).fate(shot="any", damage="dent").shoot("blue small")
    assert alone.target("green small").asked == ""


@pytest.mark.rule("TR-CRW-190", "TR-UPG-32", "TR-UPG-123")
def test_example_7_a_cancelled_damage_is_still_a_hit() -> None:
    table = joe().put({"blue small": (2, 5), "green medium": (1, 5), "green large": (2, 6)})
    table.upgrade("green medium", "armor_plating")
    table.fate(shot="medium", slam="top").shoot("blue small").target("green medium")
    assert (table.damage_of("green medium"), table.asked) == ((), "effect_menu")
    table.choose("use machine_gun_joe").fate(shot="large", damage="dent").target("green large")
    assert (table.damage_of("green large"), table.asked) == (("dent",), "")
    assert len(table.told("shot")) == 2


@pytest.mark.rule("TR-CRW-191", "TR-CRW-193", "TR-CRW-12")
def test_joe_has_airstrike_and_repair() -> None:
    table = joe().leader("blue", "machine_gun_joe", tokens=0).put({"blue small": (2, 5)}).damage("blue small", "dent")
    table.dice("blue", 1, 6).turn("blue").assign(1, "medium")
    assert table.offers == {"decline", "command 6 airstrike", "command 6 repair"}


def hose(table: Scenario) -> Scenario:
    """The active small car drives a space with Bullet Hose at work."""
    return table.dice("blue", 1, 4).turn("blue").assign(1, "small").command("bullet_hose", 4).decline().step("F")


@pytest.mark.rule("TR-CRW-192", "TR-EFX-12")
def test_bullet_hose_shoots_at_all_from_left_to_right() -> None:
    table = hose(joe().put({**AHEAD, "blue small": (2, 4), "blue large": (3, 5), "green large": (0, 0)}))
    assert (table.asked, table.offers) == ("shot_mode", {"accept", "hose", "decline"})
    table.fate(shot=["large", "large", "large"], damage="dent").choose("hose")
    order = [table.name_of(target) for _, target, _ in table.told("shot")]
    assert order == ["green small", "green medium", "blue large"]
    assert table.damage_of("blue large") == ("dent",)
    assert table.asked == ""


@pytest.mark.rule("TR-CRW-192")
def test_bullet_hose_skips_targets_that_have_gone() -> None:
    table = hose(joe().put({**AHEAD, "blue small": (2, 4)}))
    table.fate(shot="any", damage="shrapnel", direction="FR").fate(damage="skid_front").choose("hose")
    assert (table.asked, table.where("green medium")) == ("effect_menu", (2, 7))
    table.fate(shot="large", damage="dent").decline()
    shots = [table.name_of(target) for _, target, _ in table.told("shot")]
    assert shots == ["green small", "green large"]
    assert table.damage_of("green large") == ("dent",)


@pytest.mark.rule("TR-CRW-192")
def test_the_normal_shot_stays_possible_or_none() -> None:
    table = hose(joe().put({**AHEAD, "blue small": (2, 4)})).accept()
    assert table.asked == "shoot_target"
    assert "decline" in table.offers
    none = hose(joe().put({**AHEAD, "blue small": (2, 4)})).decline()
    assert (none.asked, none.told("shot")) == ("", [])


@pytest.mark.rule("TR-CRW-192", "TR-CRD-19")
def test_no_bullet_hose_in_round_1() -> None:
    table = joe().put(AHEAD)
    table.round_number = 1
    table.dice("blue", 1, 4).turn("blue").assign(1, "small")
    assert table.offers == {"decline", "command 4 airstrike"}


@pytest.mark.rule("TR-CRD-69")
def test_hair_trigger_does_not_force_the_hose_and_jammed_guns_forbid_it() -> None:
    hair = hose(joe(carnage=True).put({**AHEAD, "blue small": (2, 4)}).damage("blue small", "hair_trigger"))
    assert (hair.asked, hair.offers) == ("shot_mode", {"accept", "hose"})
    jammed = hose(joe(carnage=True).put({**AHEAD, "blue small": (2, 4)}).damage("blue small", "jammed_guns"))
    assert jammed.asked == ""


@pytest.mark.rule("TR-CRW-194", "TR-CRD-52")
def test_opening_fire_is_one_more_shot_before_moving_without_double_tap() -> None:
    table = joe().put(AHEAD).dice("blue", 1).turn("blue").assign(1, "small").choose("token opening_fire")
    assert table.offers == {"vehicle green small", "vehicle green medium", "vehicle green large", "decline"}
    table.fate(shot="any", damage="dent").target("green small")
    assert (table.asked, table.damage_of("green small")) == ("step", ("dent",))
    table.fate(slam="bottom", direction="F").step("F").decline()
    assert table.asked == "shoot_target"


@pytest.mark.rule("TR-CRW-194", "TR-CRW-15", "TR-CRD-19")
def test_opening_fire_needs_a_target_a_space_and_a_later_round() -> None:
    empty = joe().put({"blue small": (2, 5)}).dice("blue", 1).turn("blue").assign(1, "small")
    assert "token opening_fire" not in empty.offers
    start = joe().put({"green small": (0, 0)}).dice("blue", 1).turn("blue").assign(1, "small")
    assert "token opening_fire" not in start.offers
    first = joe().put(AHEAD)
    first.round_number = 1
    assert "token opening_fire" not in first.dice("blue", 1).turn("blue").assign(1, "small").offers
    assert "token opening_fire" in joe().put(AHEAD).dice("blue", 1).turn("blue").assign(1, "small").offers


@pytest.mark.rule("TR-CRD-52")
def test_explosive_rounds_serve_opening_fire_too() -> None:
    table = joe().put(AHEAD).upgrade("blue small", "explosive_rounds")
    table.dice("blue", 1).turn("blue").assign(1, "small").choose("token opening_fire")
    table.fate(shot="any", damage="dent").target("green small")
    assert (table.asked, table.offers) == ("effect_menu", {"use explosive_rounds", "decline"})


@pytest.mark.rule("TR-CRW-192")
@pytest.mark.parametrize("place", [(1, 5), (2, 6), (3, 5)])
def test_one_target_anywhere_in_the_front_arc_is_enough_for_bullet_hose(place: tuple[int, int]) -> None:
    table = hose(joe().put({"blue small": (2, 4), "green small": place}))
    assert (table.asked, table.offers) == ("shot_mode", {"accept", "hose", "decline"})


@pytest.mark.rule("TR-CRW-190", "TR-EFX-13", "TR-EFX-14")
def test_the_roll_that_stands_decides_about_double_tap() -> None:
    """The shot waits for the reroll, then for its damage; what it is afterwards is what the last roll made of it."""
    table = joe().put(AHEAD).upgrade("blue small", "targeting_scope").hand("green", one_shot="return_fire")
    table.fate(shot=["large", "any"], damage="dent").shoot("blue small").target("green medium")
    assert table.asked == "shot_reroll"
    assert (table.accept().asked, table.offers) == ("effect_menu", {"use machine_gun_joe", "decline"})
    assert (table.decline().asked, table.player, table.damage_of("green medium")) == (
        "play_reaction",
        "green",
        ("dent",),
    )


@pytest.mark.rule("TR-CRW-190", "TR-EFX-13")
def test_a_miss_that_stands_after_a_reroll_brings_no_double_tap() -> None:
    table = joe().put(AHEAD).upgrade("blue small", "targeting_scope").fate(shot=["large", "large"])
    table.shoot("blue small").target("green medium")
    assert (table.accept().asked, table.damage_of("green medium")) == ("", ())


@pytest.mark.rule("TR-CRW-190", "TR-EFX-64")
def test_double_tap_of_another_crew_is_shot_by_its_own_car() -> None:
    table = sandy().leader("green", "machine_gun_joe").put({"green large": (2, 5), "blue small": (1, 5)})
    table.put({"orange medium": (2, 6)}).fate(shot="any", damage="dent").shoot("green large").target("blue small")
    table.choose("use machine_gun_joe").fate(shot="any", damage="dent").target("orange medium")
    assert [table.name_of(shooter) for shooter, _, _ in table.told("shot")] == ["green large", "green large"]
    assert [crew for _, _, crew in table.told("shot")] == [1, 1]


@pytest.mark.rule("TR-CRW-194", "TR-CRW-15", "TR-GEO-07")
def test_opening_fire_finds_nobody_behind_a_car() -> None:
    """Neither behind the active car, nor behind the large one of its crew, which is no rear section of a truck."""
    for place in ((2, 4), (4, 8)):
        table = joe().put({"blue small": (2, 5), "blue large": (4, 9), "green small": place})
        assert "token opening_fire" not in table.dice("blue", 1).turn("blue").assign(1, "small").offers
