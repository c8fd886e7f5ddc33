"""Weapons and armour, card by card (chapters 21.8 to 21.10)."""

import pytest

from carambolage.games.road_kill_rally.combat.means import cost_of, dice_of
from carambolage.games.road_kill_rally.combat.reach import can_attack
from carambolage.games.road_kill_rally.damage.reductions import reduction
from carambolage.games.road_kill_rally.names.things import Means, Source, Tag
from tests.games.road_kill_rally.scenario import Scenario, Space

ROAD = ("start", "open_highway", "suburbia")
TAGS = (Tag.BULLET, Tag.EXPLOSIVE, Tag.FIRE, Tag.ENERGY, Tag.BLADE, Tag.RAM)


def reached(weapon: str, *spaces: Space) -> list[bool]:
    """Whether a weapon of A at (8, 2) on a straight road can attack a rival on each of some spaces."""
    table = Scenario(2).road(*ROAD).put("A", (8, 2), mounted=weapon)
    return [can_attack(table.put("B", space).g, table.t, 0, Means.WEAPON, 1) for space in spaces]


@pytest.mark.parametrize(
    ("weapon", "cost", "dice", "near", "far", "beyond"),
    [
        pytest.param("machine_gun", 2, 4, (9, 2), (12, 2), (13, 2), marks=pytest.mark.rule("RK-CRD-RA01")),
        pytest.param("rockets", 3, 5, (9, 2), (14, 2), (15, 2), marks=pytest.mark.rule("RK-CRD-RA02")),
        pytest.param("vulcan", 4, 6, (9, 2), (16, 2), (7, 2), marks=pytest.mark.rule("RK-CRD-RA03")),
        pytest.param("flames", 1, 4, (9, 2), (10, 2), (11, 2), marks=pytest.mark.rule("RK-CRD-RA04")),
        pytest.param("brushes", 0, 3, (8, 1), (8, 3), (9, 2), marks=pytest.mark.rule("RK-CRD-RA05")),
        pytest.param("rear_gun", 1, 3, (7, 2), (4, 2), (3, 2), marks=pytest.mark.rule("RK-CRD-RA06")),
        pytest.param("harpoon", 1, 3, (9, 2), (11, 2), (12, 2), marks=pytest.mark.rule("RK-CRD-RA07")),
        pytest.param("laser", 3, 4, (9, 2), (12, 2), (7, 2), marks=pytest.mark.rule("RK-CRD-RA08")),
        pytest.param("mortar", 2, 4, (11, 2), (15, 2), (10, 2), marks=pytest.mark.rule("RK-CRD-RA09")),
        pytest.param("grenades", 2, 3, (8, 1), (5, 2), (12, 2), marks=pytest.mark.rule("RK-CRD-RA10")),
    ],
)
def test_weapons(weapon: str, cost: int, dice: int, near: Space, far: Space, beyond: Space) -> None:
    table = Scenario(2).put("A", (1, 2), mounted=weapon)
    assert (cost_of(table.g, table.t, 0, Means.WEAPON), dice_of(table.g, table.t, 0, Means.WEAPON)) == (cost, dice)
    assert reached(weapon, near, far, beyond) == [True, True, False]


@pytest.mark.rule("RK-CRD-RA03", "RK-CRD-RA08")
def test_long_weapons_end_somewhere() -> None:
    table = Scenario(2).road("start", "open_highway", "proving_ground").put("A", (1, 2), mounted="vulcan")
    assert [can_attack(table.put("B", (row, 2)).g, table.t, 0, Means.WEAPON, 1) for row in (9, 10)] == [True, False]
    table.put("A", (1, 2), mounted="laser")
    assert [can_attack(table.put("B", (row, 2)).g, table.t, 0, Means.WEAPON, 1) for row in (11, 12)] == [True, False]


@pytest.mark.rule("RK-CRD-RA05")
def test_whirling_brushes_do_not_need_cards() -> None:
    table = Scenario(2).put("A", (2, 2), mounted="brushes").put("B", (2, 1), hand="pass", mounted="spiked_hull")
    table.dice(3, 3, 0, 0, 0).combat("A").choose("weapon")
    assert (table.told("reduced"), table.hand("A")) == ([(1, 1, 1)], ["pass"])


@pytest.mark.rule("RK-CRD-RA07", "RK-EDG-05", "RK-DMG-15", "RK-EX-28")
@pytest.mark.parametrize(
    ("hand", "faces", "speed"),
    [("bump", (3, 3, 0), 1), ("bump bump bump bump bump", (3, 3, 0), 4), ("bump", (0, 0, 0), 6)],
)
def test_harpoon_gun(hand: str, faces: tuple[int, ...], speed: int) -> None:
    table = Scenario(2).put("A", (1, 2), hand="nitro", mounted="harpoon").put("B", (3, 2), speed=6, hand=hand)
    table.dice(*faces).combat("A").choose("weapon")
    assert table.car("B").speed == speed


@pytest.mark.rule("RK-CRD-RA07", "RK-DMG-14", "RK-DMG-15")
def test_a_harpoon_whose_hits_are_all_taken_off_slows_nobody() -> None:
    table = Scenario(2).put("A", (1, 2), hand="nitro", mounted="harpoon").put("B", (3, 2), 6, "bump", "ballistic")
    table.dice(3, 0, 0).combat("A").choose("weapon")
    assert table.told("reduced") == [(1, 1, 0)]
    assert (table.car("B").speed, table.hand("B"), table.asked) == (6, ["bump"], "")


@pytest.mark.rule("RK-CRD-RA07", "RK-GEN-02")
def test_no_speed_falls_below_1() -> None:
    table = Scenario(2).put("A", (1, 2), hand="nitro", mounted="harpoon").put("B", (3, 2), speed=2, hand="bump bump")
    table.dice(3, 0, 0).combat("A").choose("weapon")
    assert (table.car("B").speed, table.told("speed_changed")) == (1, [(1, 2, 1)])


@pytest.mark.rule("RK-CRD-RA07", "RK-EX-28")
def test_the_harpoon_slows_before_the_wipe_out() -> None:
    table = Scenario(2).put("A", (1, 2), hand="nitro", mounted="harpoon").put("B", (3, 2), speed=6, hand="bump")
    table.dice(3, 3, 0).combat("A").choose("weapon")
    assert table.story("gave", "speed_changed", "wiped_out") == ["gave", "speed_changed", "wiped_out"]
    assert table.told("speed_changed") == [(1, 6, 4)]


@pytest.mark.rule("RK-CRD-RA07", "RK-DMG-10", "RK-EX-28")
def test_the_harpoon_does_not_slow_who_has_wiped_out_this_round() -> None:
    table = Scenario(2).put("A", (1, 2), hand="nitro", mounted="harpoon").put("B", (3, 2), 6, "bump", wiped=1)
    table.dice(3, 0, 0).combat("A").choose("weapon")
    assert (table.car("B").speed, table.hand("A")) == (6, ["bump"])


def cuts(armour: str, source: int = Source.ATTACK, distance: int = 2, attacker: str = "") -> list[int]:
    """What armour takes off 6 hits, for each tag."""
    table = Scenario(2).put("A", (1, 2), mounted=attacker).put("B", (3, 2), mounted=armour)
    return [reduction(table.g, table.t, 1, source, 0, 6, tag, distance) for tag in TAGS]


@pytest.mark.parametrize(
    ("armour", "reductions"),
    [
        pytest.param("ballistic", [2, 1, 1, 1, 1, 1], marks=pytest.mark.rule("RK-CRD-RA11")),
        pytest.param("fireproof", [1, 1, 6, 1, 1, 1], marks=pytest.mark.rule("RK-CRD-RA12")),
        pytest.param("reactive", [1, 2, 1, 1, 1, 1], marks=pytest.mark.rule("RK-CRD-RA13")),
        pytest.param("ram_plates", [0, 0, 0, 0, 0, 2], marks=pytest.mark.rule("RK-CRD-RA14")),
        pytest.param("mirror", [1, 1, 1, 6, 1, 1], marks=pytest.mark.rule("RK-CRD-RA15")),
        pytest.param("roll_cage", [0, 0, 0, 0, 0, 0], marks=pytest.mark.rule("RK-CRD-RA16")),
        pytest.param("spiked_hull", [0, 0, 0, 0, 1, 1], marks=pytest.mark.rule("RK-CRD-RA17")),
    ],
)
def test_armour_against_attacks(armour: str, reductions: list[int]) -> None:
    assert cuts(armour) == reductions


@pytest.mark.rule("RK-CRD-RA15")
@pytest.mark.parametrize(("distance", "cut"), [(3, 1), (4, 2), (9, 2)])
def test_mirror_plating_from_afar(distance: int, cut: int) -> None:
    assert cuts("mirror", distance=distance)[0] == cut
    assert cuts("mirror", distance=distance)[Tag.ENERGY] == 6


@pytest.mark.rule("RK-CRD-RA14", "RK-CRD-RA16", "RK-DMG-03")
@pytest.mark.parametrize(
    ("armour", "check", "collision"),
    [("ram_plates", 0, 2), ("roll_cage", 1, 1), ("ballistic", 0, 0), ("mirror", 0, 0)],
)
def test_armour_against_other_damage(armour: str, check: int, collision: int) -> None:
    assert cuts(armour, Source.CHECK)[0] == check
    assert cuts(armour, Source.COLLISION)[0] == collision
    assert cuts(armour, Source.RETALIATION)[0] == 0


@pytest.mark.rule("RK-CRD-RA16", "RK-CRA-10", "RK-EX-05")
def test_roll_cage_in_a_crash_check() -> None:
    table = Scenario(2).put("A", (1, 2), hand="bump bump bump bump", mounted="roll_cage").hit("A", 3, Source.CHECK)
    assert table.discards == ["bump", "bump"]


@pytest.mark.rule("RK-CRD-RA22")
@pytest.mark.parametrize("armour", ["ballistic", "mirror", "reactive", "fireproof"])
def test_piercing_rounds_ignore_mounted_armour_for_bullets_only(armour: str) -> None:
    piercing = cuts(armour, attacker="machine_gun piercing")
    assert piercing[Tag.BULLET] == 0
    assert piercing[1:] == cuts(armour)[1:]


@pytest.mark.rule("RK-CRD-RA22", "RK-DMG-03")
@pytest.mark.parametrize(("seat", "tag", "cut"), [(0, Tag.BULLET, 2), (1, Tag.BULLET, 0), (1, Tag.EXPLOSIVE, 1)])
def test_piercing_rounds_are_those_of_the_attacker(seat: int, tag: int, cut: int) -> None:
    table = Scenario(3).put("A", (1, 2)).put("B", (2, 2), mounted="piercing").put("C", (3, 2), mounted="ballistic")
    assert reduction(table.g, table.t, 2, Source.ATTACK, seat, 6, tag, 2) == cut


@pytest.mark.rule("RK-CRD-RA22", "RK-CRD-SK03")
def test_piercing_rounds_do_not_ignore_a_skill() -> None:
    table = Scenario(2).put("A", (1, 2), mounted="piercing").put("B", (3, 2), mounted="ballistic", skill="tough")
    assert reduction(table.g, table.t, 1, Source.ATTACK, 0, 6, Tag.BULLET, 2) == 1


@pytest.mark.rule("RK-CRD-RA22")
def test_piercing_rounds_add_a_die_to_bullet_weapons_only() -> None:
    for weapon, dice in (("machine_gun", 5), ("rockets", 5), ("rear_gun", 4), ("laser", 4)):
        table = Scenario(2).put("A", (1, 2), mounted=f"{weapon} piercing")
        assert dice_of(table.g, table.t, 0, Means.WEAPON) == dice


@pytest.mark.rule("RK-CRD-RA26", "RK-WPN-09", "RK-TGT-01")
def test_targeting_computer_against_a_target() -> None:
    table = Scenario(2).road(*ROAD).put("A", (1, 2), hand="nitro", mounted="flames computer").put("B", (1, 1))
    table.target((4, 2), "green").dice(3, 3, 3, 0, 0).combat("A").choose("weapon")
    assert (table.car("A").scored, table.fate_left) == ([1, 0, 0], 0)


@pytest.mark.rule("RK-WPN-03", "RK-CRD-RA27")
def test_a_feed_makes_nothing_cheaper_than_free() -> None:
    table = Scenario(2).put("A", (1, 2), mounted="brushes feed").put("B", (2, 2))
    assert cost_of(table.g, table.t, 0, Means.WEAPON) == 0
