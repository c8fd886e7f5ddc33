"""Upgrades for shots: Targeting Scope to Stealth Paint (TR-UPG-118 to 122)."""

import pytest

from tests.games.thunder_road.scenario import Scenario
from tests.rules.thunder_road.sandy import sandy

AHEAD = {"blue small": (2, 5), "green small": (1, 5), "green medium": (2, 6), "green large": (3, 5)}


def gun(card: str, places: dict[str, tuple[int, int]] | None = None, **options: object) -> Scenario:
    """Blue's small car with an upgrade and targets ahead, in the sand."""
    return sandy(**options).put(places or AHEAD).upgrade("blue small", card)


@pytest.mark.rule("TR-UPG-118", "TR-EFX-13")
def test_targeting_scope_rerolls_once_per_turn() -> None:
    table = gun("targeting_scope").fate(shot="large").shoot("blue small").target("green small")
    assert (table.asked, table.player) == ("shot_reroll", "blue")
    assert table.fate(shot="any", damage="dent").accept().damage_of("green small") == ("dent",)
    assert (table.asked, table.piece(0).spent) == ("", 1)


@pytest.mark.rule("TR-UPG-118")
def test_a_hit_may_be_rerolled_too() -> None:
    table = gun("targeting_scope").fate(shot="any").shoot("blue small").target("green small")
    assert table.asked == "shot_reroll"
    assert table.fate(shot="large").accept().damage_of("green small") == ()


@pytest.mark.rule("TR-UPG-15", "TR-UPG-118")
def test_an_upgrade_is_never_for_the_chopper() -> None:
    table = gun("targeting_scope", {"blue small": (2, 5), "green small": (4, 10)}).dice("blue", 1, 1).turn("blue")
    table.assign(1, "small").command("airstrike", 1).choose("space 4,9").fate(shot="large").target("green small")
    assert table.asked == "step"


@pytest.mark.rule("TR-UPG-119", "TR-EFX-12", "TR-EFX-64")
def test_twin_guns_shoot_twice_at_different_vehicles() -> None:
    table = gun("twin_guns").fate(shot="large").shoot("blue small").target("green small")
    assert (table.asked, table.offers) == ("effect_menu", {"use twin_guns", "decline"})
    table.choose("use twin_guns")
    assert table.offers == {"vehicle green medium", "vehicle green large", "decline"}
    table.fate(shot="large", damage="dent").target("green large")
    assert (table.asked, table.damage_of("green large")) == ("", ("dent",))


@pytest.mark.rule("TR-UPG-119")
def test_no_second_shot_without_a_second_target_or_a_first_shot() -> None:
    alone = gun("twin_guns", {"blue small": (2, 5), "green small": (1, 5)}).fate(shot="large").shoot("blue small")
    assert alone.target("green small").asked == ""
    assert gun("twin_guns").shoot("blue small").decline().asked == ""


@pytest.mark.rule("TR-UPG-33", "TR-EFX-64")
def test_twin_guns_and_double_tap_make_three_shots_at_three_targets() -> None:
    table = gun("twin_guns").leader("blue", "machine_gun_joe").fate(shot="any", damage="dent").shoot("blue small")
    table.target("green small")
    assert table.offers == {"use twin_guns", "use machine_gun_joe", "decline"}
    table.choose("use twin_guns").fate(shot="large").target("green medium")
    assert table.offers == {"use machine_gun_joe", "decline"}
    table.fate(shot="large", damage="dent").choose("use machine_gun_joe").target("green large")
    assert (table.asked, len(table.told("shot"))) == ("", 3)


@pytest.mark.rule("TR-UPG-34")
def test_bullet_hose_replaces_the_second_gun() -> None:
    table = (
        gun("twin_guns", {**AHEAD, "blue small": (2, 4)})
        .leader("blue", "machine_gun_joe")
        .upgrade("blue large", "rear_gun")
    )
    table.dice("blue", 1, 4).turn("blue").assign(1, "small").command("bullet_hose", 4).decline().step("F")
    table.fate(shot=["medium", "large", "medium"]).choose("hose")
    assert (len(table.told("shot")), table.asked) == (3, "")


@pytest.mark.rule("TR-UPG-120", "TR-EFX-35", "TR-CRD-24")
def test_rear_gun_adds_the_rear_arc() -> None:
    behind = {"blue small": (2, 5), "green small": (2, 4), "green medium": (1, 4), "green large": (3, 4)}
    assert gun("rear_gun", behind).shoot("blue small").offers == {
        "vehicle green small",
        "vehicle green medium",
        "vehicle green large",
        "decline",
    }
    assert gun("twin_guns", behind).shoot("blue small").asked == ""


@pytest.mark.rule("TR-UPG-121", "TR-EFX-44", "TR-CRD-60")
def test_explosive_rounds_may_push_what_was_hit() -> None:
    table = gun("explosive_rounds").damage("green small", "dent").fate(shot="any", damage="dent").shoot("blue small")
    table.target("green small")
    assert (table.broken("green small"), table.offers) == (True, {"use explosive_rounds", "decline"})
    table.fate(direction="FL").choose("use explosive_rounds")
    assert (table.where("green small"), table.asked) == ((0, 6), "")


@pytest.mark.rule("TR-UPG-121", "TR-CRD-60", "TR-UPG-32")
def test_no_push_after_a_miss_of_a_wreck_or_of_the_rig_but_after_a_cancelled_damage() -> None:
    assert gun("explosive_rounds").fate(shot="large").shoot("blue small").target("green small").asked == ""
    wreck = gun("explosive_rounds", {"blue small": (2, 5), "wreck 1": (1, 5)}).fate(shot="any").shoot("blue small")
    assert wreck.target("wreck 1").asked == ""
    rig = Scenario("blue", "big_rig").put({"blue small": (2, 5)}).upgrade("blue small", "explosive_rounds")
    rig.put({"rig front": (2, 8), "rig middle": (2, 7), "rig rear": (2, 6)}).fate(shot="any").shoot("blue small")
    assert rig.choose("rig_command hazard_dispenser").asked == ""
    armor = gun("explosive_rounds").upgrade("green small", "armor_plating").fate(shot="any", slam="top")
    assert armor.shoot("blue small").target("green small").asked == "effect_menu"


@pytest.mark.rule("TR-UPG-121", "TR-CRD-14")
def test_a_push_still_knows_its_target_after_a_double_tap() -> None:
    table = (
        gun("explosive_rounds").leader("blue", "machine_gun_joe").fate(shot="any", damage="dent").shoot("blue small")
    )
    table.target("green small").choose("use machine_gun_joe").fate(shot="medium").target("green large")
    table.fate(direction="FL").choose("use explosive_rounds")
    assert table.where("green small") == (0, 6)


@pytest.mark.rule("TR-UPG-122", "TR-UPG-31", "TR-CRD-28")
@pytest.mark.parametrize(
    ("car", "shot", "hit"),
    [
        ("green small", "medium_or_small", False),
        ("green small", "any", True),
        ("green medium", "medium", False),
        ("green medium", "medium_or_small", True),
        ("green large", "large", False),
        ("green large", "medium", True),
    ],
)
def test_stealth_paint_makes_a_car_one_size_smaller(car: str, shot: str, hit: bool) -> None:
    table = sandy().put(AHEAD).upgrade(car, "stealth_paint").fate(shot=shot)
    if hit:
        table.fate(damage="dent")
    assert table.shoot("blue small").target(car).damage_of(car) == (("dent",) if hit else ())


@pytest.mark.rule("TR-UPG-122")
def test_stealth_paint_helps_in_a_pit_trap() -> None:
    table = sandy(carnage=True).put({"green large": (2, 5)}).upgrade("green large", "stealth_paint")
    table.token((2, 6), "pit_trap").fate(shot="large").drive("green large", 2).step("F")
    assert table.where("green large") == (2, 6)


@pytest.mark.rule("TR-UPG-122", "TR-UPG-118", "TR-CRW-160")
def test_example_8_stealth_paint_and_cards() -> None:
    table = sandy().put({"blue small": (2, 5), "green small": (1, 5)}).upgrade("green small", "stealth_paint")
    table.leader("blue", "wong").german("blue", 1, 4, 7, 10, 13).shoot("blue small")
    small, any_size = 4, 17
    deck = table.team(0).deck
    table.fate(number=(deck & ((1 << small) - 1)).bit_count())
    table.target("green small")
    assert (table.asked, table.team(0).discard) == ("shot_reroll", 1 << small)
    deck = table.team(0).deck
    table.fate(number=(deck & ((1 << any_size) - 1)).bit_count(), damage="dent").accept()
    c = table.team(0)
    assert table.damage_of("green small") == ("dent",)
    assert c.discard == 1 << small | 1 << any_size
    assert (c.deck | c.discard).bit_count() == 13
