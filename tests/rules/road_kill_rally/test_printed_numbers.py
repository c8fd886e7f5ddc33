"""Each rule reads the number that is printed for it: here every number of a card is changed, each to another one."""

from typing import Any

import pytest

from carambolage.engine.record import copy_record
from carambolage.games.road_kill_rally.combat.attacks import hits_needed
from carambolage.games.road_kill_rally.combat.means import cost_of, dice_of, reach_of
from carambolage.games.road_kill_rally.damage.reductions import reduction
from carambolage.games.road_kill_rally.damage.suffer import retaliation_dice
from carambolage.games.road_kill_rally.move.checks import check_dice
from carambolage.games.road_kill_rally.move.collisions import collision_dice
from carambolage.games.road_kill_rally.move.speed import free_down, free_up, is_in_slipstream
from carambolage.games.road_kill_rally.move.targets import run_over_dice
from carambolage.games.road_kill_rally.names.things import Means, Purpose, Rally, Source, Tag
from carambolage.games.road_kill_rally.turn.drawing import draw_count, draw_limit
from tests.games.road_kill_rally.scenario import ACCESSORY, RALLY, SKILL, Scenario

TAGS = (Tag.BULLET, Tag.EXPLOSIVE, Tag.FIRE, Tag.ENERGY, Tag.BLADE, Tag.RAM)
ROAD = ("start", "open_highway", "suburbia")
NUMBERS = (3, 4, 5)
HITS = 9


def print_on(table: Scenario, name: str, *numbers: int) -> Scenario:
    """The table plays with a pack in which a card has other numbers."""
    table.t = copy_record(table.t)
    printed: list[int]
    if name in SKILL:
        printed = table.t.skill[SKILL.index(name)]
    else:
        cards: Any = table.t.accessory if name in ACCESSORY else table.t.rally
        printed = cards[(ACCESSORY if name in ACCESSORY else RALLY).index(name)].number
    printed[:] = numbers or NUMBERS
    return table


def with_accessory(name: str, also: str = "", hand: str = "") -> Scenario:
    """A has an accessory with the numbers 3, 4 and 5."""
    table = Scenario(2).road(*ROAD).put("A", (8, 2), hand=hand, mounted=f"{also} {name}").put("B", (1, 1))
    return print_on(table, name)


def with_skill(name: str, hand: str = "", mounted: str = "") -> Scenario:
    """A has a skill with the numbers 3, 4 and 5."""
    table = Scenario(2).road(*ROAD).put("A", (8, 2), hand=hand, mounted=mounted, skill=name).put("B", (1, 1))
    return print_on(table, name)


def cuts(table: Scenario, source: int = Source.ATTACK, distance: int = 1) -> list[int]:
    """What the car of A takes off nine hits, for each tag."""
    return [reduction(table.g, table.t, 0, source, 1, HITS, tag, distance) for tag in TAGS]


@pytest.mark.parametrize(
    ("armour", "reductions"),
    [
        pytest.param("ballistic", [4, 3, 3, 3, 3, 3], marks=pytest.mark.rule("RK-CRD-RA11")),
        pytest.param("fireproof", [3, 3, 9, 3, 3, 3], marks=pytest.mark.rule("RK-CRD-RA12")),
        pytest.param("reactive", [3, 4, 3, 3, 3, 3], marks=pytest.mark.rule("RK-CRD-RA13")),
        pytest.param("ram_plates", [0, 0, 0, 0, 0, 4], marks=pytest.mark.rule("RK-CRD-RA14")),
        pytest.param("mirror", [3, 3, 3, 9, 3, 3], marks=pytest.mark.rule("RK-CRD-RA15")),
        pytest.param("roll_cage", [0, 0, 0, 0, 0, 0], marks=pytest.mark.rule("RK-CRD-RA16")),
        pytest.param("spiked_hull", [0, 0, 0, 0, 3, 3], marks=pytest.mark.rule("RK-CRD-RA17")),
    ],
)
def test_armour_against_attacks(armour: str, reductions: list[int]) -> None:
    assert cuts(with_accessory(armour)) == reductions


@pytest.mark.rule("RK-CRD-RA15")
@pytest.mark.parametrize(("distance", "cut"), [(4, 3), (5, 4), (6, 4)])
def test_mirror_plating_from_afar(distance: int, cut: int) -> None:
    assert cuts(with_accessory("mirror"), distance=distance) == [cut, cut, cut, 9, cut, cut]


@pytest.mark.rule("RK-CRD-RA14", "RK-CRD-RA16", "RK-DMG-03")
@pytest.mark.parametrize(
    ("armour", "check", "collision"), [("ram_plates", 0, 3), ("roll_cage", 3, 4), ("spiked_hull", 0, 0), ("", 0, 0)]
)
def test_armour_against_checks_and_collisions(armour: str, check: int, collision: int) -> None:
    table = with_accessory(armour) if armour else Scenario(2).put("A", (1, 1))
    assert cuts(table, Source.CHECK) == [check] * len(TAGS)
    assert cuts(table, Source.COLLISION) == [collision] * len(TAGS)


@pytest.mark.rule("RK-CRD-RA14", "RK-CRD-SK11", "RK-COL-02", "RK-COL-08")
def test_dice_of_a_collision() -> None:
    plates, bully = with_accessory("ram_plates"), with_skill("bully")
    assert [collision_dice(plates.g, plates.t, 0, difference) for difference in (0, 1, 4)] == [6, 6, 9]
    assert [collision_dice(bully.g, bully.t, 0, difference) for difference in (0, 1, 4)] == [4, 4, 7]


@pytest.mark.rule("RK-CRD-RC01", "RK-CRD-SK11", "RK-WPN-09")
def test_dice_of_a_bump_by_a_bully() -> None:
    table = with_skill("bully")
    assert [dice_of(table.g, table.t, 0, card) for card in (Rally.BUMP, Rally.MISSILE)] == [3 + 4, 4]


@pytest.mark.rule("RK-CRD-RA17", "RK-CRD-RC16")
def test_dice_of_retaliations() -> None:
    table = print_on(with_accessory("spiked_hull"), "return_fire", 6, 7, 8)
    assert retaliation_dice(table.t, Purpose.SPIKES) == 4
    assert retaliation_dice(table.t, Purpose.RETURN_FIRE) == 7


@pytest.mark.rule("RK-CRD-RA05", "RK-CRD-RA23", "RK-RUN-02", "RK-RUN-11")
@pytest.mark.parametrize("name", ["brushes", "cow_catcher"])
def test_dice_for_targets(name: str) -> None:
    table = with_accessory(name)
    assert [run_over_dice(table.g, table.t, seat) for seat in (0, 1)] == [4, 1]


@pytest.mark.rule("RK-CRD-RA26", "RK-SHO-03", "RK-WPN-04", "RK-WPN-09")
def test_targeting_computer() -> None:
    table = with_accessory("computer", "harpoon")
    assert (dice_of(table.g, table.t, 0, Means.WEAPON), reach_of(table.g, table.t, 0, Means.WEAPON)) == (6, 7)
    assert [reach_of(table.g, table.t, 0, card) for card in (Rally.MISSILE, Rally.COCKTAIL)] == [8, 2]


@pytest.mark.rule("RK-CRD-RA22", "RK-WPN-04", "RK-WPN-09")
@pytest.mark.parametrize(("weapon", "dice"), [("machine_gun", 7), ("laser", 4)])
def test_piercing_rounds(weapon: str, dice: int) -> None:
    table = with_accessory("piercing", weapon)
    assert dice_of(table.g, table.t, 0, Means.WEAPON) == dice


@pytest.mark.rule("RK-CRD-RA27", "RK-WPN-03")
def test_ammunition_feed() -> None:
    table = with_accessory("feed", "vulcan")
    assert [cost_of(table.g, table.t, 0, means) for means in (Means.WEAPON, Rally.BUMP, Means.SLINGSHOT)] == [1, 0, 0]


@pytest.mark.rule("RK-CRD-RA24", "RK-CRD-RA25", "RK-CRD-SK04", "RK-SPD-05", "RK-SPD-07")
def test_free_steps() -> None:
    for table, up, down in (
        (with_accessory("turbo"), 4, 2),
        (with_accessory("brakes"), 1, 5),
        (with_skill("lead_foot"), 4, 2),
    ):
        assert (free_up(table.g, table.t, 0), free_down(table.g, table.t, 0)) == (up, down)
        assert (free_up(table.g, table.t, 1), free_down(table.g, table.t, 1)) == (1, 2)


@pytest.mark.rule("RK-CRD-RA18", "RK-DRW-03", "RK-DRW-01")
@pytest.mark.parametrize(("hand", "drawn"), [("bump bump bump bump bump", 6), ("bump bump", 7), ("", 9)])
def test_veteran_driver(hand: str, drawn: int) -> None:
    table = print_on(with_accessory("veteran", hand=hand), "veteran", 6, 9, 12)
    assert draw_count(table.g, table.t, 0) == drawn


@pytest.mark.rule("RK-CRD-SK07", "RK-DRW-08")
def test_hoarder() -> None:
    table = with_skill("hoarder")
    assert [draw_limit(table.g, table.t, seat) for seat in (0, 1)] == [8, 5]


@pytest.mark.rule("RK-CRD-SK01", "RK-CRA-06")
def test_nerves_of_steel() -> None:
    table = print_on(with_skill("nerves"), "nerves", 2, 4, 1)
    table.put("A", (12, 1), speed=9, skill="nerves").put("B", (12, 2), speed=9)
    assert [check_dice(table.g, table.t, seat, 13, 0, 0) for seat in (0, 1)] == [2, 4]


@pytest.mark.rule("RK-CRD-SK02", "RK-SHO-03", "RK-WPN-04")
def test_drivers_slingshot() -> None:
    table = with_skill("slingshot")
    assert (dice_of(table.g, table.t, 0, Means.SLINGSHOT), reach_of(table.g, table.t, 0, Means.SLINGSHOT)) == (3, 4)


@pytest.mark.rule("RK-CRD-SK03", "RK-DMG-03")
def test_tough_as_nails() -> None:
    table = with_skill("tough")
    sources = (Source.ATTACK, Source.CHECK, Source.COLLISION, Source.RETALIATION)
    assert [cuts(table, source) for source in sources] == [[3] * len(TAGS)] * len(sources)


@pytest.mark.rule("RK-CRD-SK08", "RK-TGT-02")
def test_eagle_eye() -> None:
    table = with_skill("eagle_eye")
    print_on(table, "eagle_eye", 5, 6, 7)
    assert [hits_needed(table.g, table.t, seat) for seat in (0, 1)] == [5, 3]


@pytest.mark.rule("RK-CRD-SK09", "RK-PIT-06")
def test_grease_monkey() -> None:
    table = (
        with_skill("mechanic", "bump bump bump nitro").combat("A").choose("two_card_stop", "spend bump", "spend bump")
    )
    table.choose("spend nitro")
    assert table.hand("A") == ["bump"]
    assert (len(table.told("spent")), table.part_hand_sizes[0]) == (3, 4)


@pytest.mark.rule("RK-CRD-SK09", "RK-CMB-07")
@pytest.mark.parametrize(("hand", "offered"), [("bump bump", False), ("bump bump nitro", True)])
def test_grease_monkey_needs_the_cards_that_he_spends(hand: str, offered: bool) -> None:
    assert ("two_card_stop" in with_skill("mechanic", hand).put("B", (7, 2)).combat("A").offers) is offered


@pytest.mark.rule("RK-CRD-SK12")
def test_survivor() -> None:
    table = with_skill("survivor").hit("A", 1, Source.CHECK)
    assert (table.car("A").wiped, table.hand_sizes[0]) == (1, 3)


@pytest.mark.rule("RK-CRD-RA07", "RK-EDG-05")
def test_harpoon() -> None:
    table = with_accessory("harpoon", hand="bump").put("B", (10, 2), 8, "nitro pass").dice(3, 0, 0).combat("A")
    table.choose("weapon", "lose nitro")
    assert table.told("speed_changed") == [(1, 8, 5)]


@pytest.mark.parametrize(
    ("card", "source"),
    [
        pytest.param("evasive", Source.ATTACK, marks=pytest.mark.rule("RK-CRD-RC12")),
        pytest.param("brace", Source.CHECK, marks=pytest.mark.rule("RK-CRD-RC13")),
        pytest.param("seat_belt", Source.CHECK, marks=pytest.mark.rule("RK-CRD-RC14")),
        pytest.param("countermeasures", Source.ATTACK, marks=pytest.mark.rule("RK-CRD-RC15")),
        pytest.param("return_fire", Source.ATTACK, marks=pytest.mark.rule("RK-CRD-RC16")),
        pytest.param("tight_grip", Source.ATTACK, marks=pytest.mark.rule("RK-CRD-RC17")),
    ],
)
def test_defence_cards(card: str, source: int) -> None:
    table = print_on(Scenario(2).put("A", (2, 2), hand=f"{card} bump nitro").put("B", (3, 2)), card)
    table.hit("A", 5, source, "B", Tag.BULLET, 1).choose(f"play {card}")
    assert table.told("defended") == [(0, RALLY.index(card), 2)]


@pytest.mark.rule("RK-CRD-RC24", "RK-SPD-08")
def test_slipstream() -> None:
    table = Scenario(2).road(*ROAD).put("A", (5, 1), speed=2, hand="slipstream").put("B", (8, 1))
    print_on(table, "slipstream", 3, 4, 5)
    assert is_in_slipstream(table.g, table.t, 0)
    assert not is_in_slipstream(table.put("B", (9, 1)).g, table.t, 0)
    table.put("B", (8, 1)).move("A").choose("play slipstream")
    assert (table.hand_sizes[0], free_up(table.g, table.t, 0)) == (5, 5)


@pytest.mark.rule("RK-CRD-RC20", "RK-CRD-RC26", "RK-CRD-RC28", "RK-SPD-08")
def test_nitro_crowd_and_cheque() -> None:
    table = Scenario(2).road(*ROAD).put("A", (5, 1), speed=1, hand="nitro crowd cheque", cheered=1).put("B", (1, 1))
    print_on(print_on(print_on(table, "nitro", 2, 5, 8), "crowd", 1, 5, 8), "cheque", 4, 1, 2)
    table.move("A").choose("play nitro")
    assert free_up(table.g, table.t, 0) == 3
    table.draws("bump").choose("play crowd").draws("bump", "bump", "bump", "bump").choose("play cheque")
    assert table.hand("A") == ["bump"] * 5


@pytest.mark.rule("RK-CRD-RC21", "RK-MOV-21")
def test_handbrake() -> None:
    table = Scenario(2).road(*ROAD).put("A", (5, 1), speed=9, hand="handbrake").put("B", (1, 1))
    print_on(table, "handbrake", 2, 3, 1).move("A").choose("speed 9")
    assert {said for said in table.offers if "brake" in said} == {"brake 1", "brake 2"}


@pytest.mark.rule("RK-CRD-RC25", "RK-RUN-02")
def test_bullseye() -> None:
    table = Scenario(2).road(*ROAD).put("A", (5, 1), speed=1, hand="bullseye").put("B", (1, 1)).target((6, 1), "red")
    print_on(table, "bullseye", 2, 5, 8).move("A").choose("speed 1", "step 1 drive")
    table.dice(0, 0, 0).choose("play bullseye")
    assert table.told("tried")[0][3] == 1 + 2
