"""What happens in the third phase is told in order, with all that it carries."""

import pytest

from carambolage.games.road_kill_rally.names.things import Source, Tag
from tests.games.road_kill_rally.scenario import Scenario
from tests.rules.road_kill_rally.log.story import log

ROAD = ("start", "open_highway", "suburbia")


@pytest.mark.rule("RK-CMB-06", "RK-WPN-02", "RK-WPN-04", "RK-WPN-05", "RK-DMG-02", "RK-DMG-05", "RK-DMG-07")
@pytest.mark.rule("RK-CRD-RA07", "RK-CRD-RC12", "RK-TOK-01", "RK-SPD-06", "RK-DMG-08", "RK-DIC-02", "RK-INF-05")
def test_a_weapon_is_told_from_its_victim_to_the_token() -> None:
    table = Scenario(4).road(*ROAD).put("C", (6, 2), 4, "nitro bump pass", "harpoon").put("A", (9, 2), hand="bump")
    table.put("B", (8, 2), 6, "evasive pass pass").put("D", (1, 1)).dice(3, 3, 5, 0).combat("C")
    table.choose("weapon", "spend pass", "play evasive")
    assert log(table) == [
        "attacked C B weapon 6,2 8,2",
        "spent C pass ammo",
        "rolled C attack 1 2 1",
        "hit B 4 attack C",
        "defended B evasive 1",
        "gave B C (pass for BC)",
        "speed_changed B 6 4",
        "took_shot C",
    ]


@pytest.mark.rule("RK-CMB-06", "RK-TGT-01", "RK-TGT-02", "RK-TGT-05", "RK-TGT-06", "RK-WPN-08", "RK-RUN-10")
@pytest.mark.rule("RK-ATK-02", "RK-RAL-05")
def test_shots_at_targets_are_told() -> None:
    table = Scenario(3).road(*ROAD).put("C", (6, 2), 4, "pineapple nitro bump", "machine_gun").put("B", (1, 2))
    table.target((8, 1), "yellow").target((7, 3), "red").dice(3, 3, 0, 0).combat("C")
    table.choose("weapon", "target (8, 1)", "spend bump", "spend nitro").dice(3, 5, 0, 0).combat("C")
    table.choose("play pineapple", "target (7, 3)")
    assert log(table) == [
        "aimed C 8,1 weapon 6,2",
        "spent C bump ammo",
        "spent C nitro ammo",
        "rolled C aim 2 2 0",
        "missed C 8,1 yellow",
        "played C pineapple",
        "aimed C 7,3 pineapple 6,2",
        "rolled C aim 2 1 1",
        "scored C 7,3 red",
    ]


@pytest.mark.rule("RK-ATK-01", "RK-ATK-06", "RK-CRD-RC07", "RK-CRD-RC16", "RK-DMG-12", "RK-DMG-16", "RK-DMG-18")
@pytest.mark.rule("RK-RAL-04", "RK-GEN-11")
def test_an_attack_on_several_is_told_one_rival_after_the_other() -> None:
    table = Scenario(5).put("C", (2, 2), 4, "broadside bump").put("B", (2, 1), 5, "pass return_fire", "spiked_hull")
    table.put("D", (2, 3), 6, "nitro bump").put("E", (3, 2)).dice(3, 0, 0, 3, 3, 0, 3, 0, 3, 0).combat("C")
    table.choose("play broadside", "lose nitro", "play return_fire", "lose bump", "lose pass")
    assert log(table) == [
        "played C broadside",
        "attacked C D broadside 2,2 2,3",
        "rolled C attack 2 1 0",
        "hit D 1 attack C",
        "gave D C (nitro for CD)",
        "took_shot C",
        "attacked C B broadside 2,2 2,1",
        "rolled C attack 1 2 0",
        "hit B 2 attack C",
        "defended B return_fire 1",
        "gave B C (pass for BC)",
        "took_shot C",
        "retaliated B C return_fire",
        "rolled B return_fire 1 1 0",
        "hit C 1 retaliation B",
        "lost C bump",
        "retaliated B C spikes",
        "rolled B spikes 1 1 0",
        "hit C 1 retaliation B",
        "lost C pass",
    ]


@pytest.mark.rule("RK-CRD-SK10", "RK-DIC-09", "RK-WPN-04", "RK-DMG-03", "RK-CRD-RA11")
def test_a_reroll_is_told_with_the_one_who_rolls() -> None:
    table = Scenario(3).put("C", (1, 2), 4, "nitro", "machine_gun", skill="trigger").put("A", (1, 1))
    table.put("B", (3, 2), hand="bump pass pass pass pass", mounted="ballistic").dice(0, 3, 0, 4, 3, 0).combat("C")
    table.choose("weapon", "reroll", "lose bump")
    assert log(table) == [
        "attacked C B weapon 1,2 3,2",
        "spent C nitro ammo",
        "rolled C attack 2 2 0",
        "rolled C reroll 1 1 0",
        "hit B 3 attack C",
        "reduced B 2 1",
        "gave B C (bump for BC)",
        "took_shot C",
    ]
    assert table.car("C").rerolled == 1


@pytest.mark.rule("RK-CRD-RC11", "RK-EDG-05", "RK-DMG-08", "RK-SPD-06", "RK-ATK-04")
def test_a_grappling_hook_is_told_with_both_speeds() -> None:
    table = Scenario(3).put("C", (2, 2), 4, "hook").put("B", (4, 2), 7, "bump pass").dice(3, 0).combat("C")
    table.choose("play hook", "lose pass")
    assert log(table) == [
        "played C hook",
        "attacked C B hook 2,2 4,2",
        "rolled C attack 1 1 0",
        "hit B 1 attack C",
        "gave B C (pass for BC)",
        "speed_changed B 7 4",
        "speed_changed C 4 7",
        "took_shot C",
    ]


@pytest.mark.rule("RK-ELI-01", "RK-ELI-02", "RK-WIP-01", "RK-WIP-02", "RK-WIP-05", "RK-TOK-01", "RK-TOK-02")
def test_the_third_wipe_out_is_told() -> None:
    table = Scenario(4, elimination="true").put("B", (1, 1), 4).put("A", (1, 2)).put("D", (2, 2), hand="nitro")
    table.put("C", (2, 3), 5, "bump", "turret mortar ballistic", tokens=2)
    table.hit("C", 3, Source.ATTACK, "D", Tag.RAM, 1).choose("lose_slot weapon")
    assert log(table) == [
        "hit C 3 attack D",
        "reduced C 1 2",
        "gave C D (bump for CD)",
        "wiped_out C 2,3",
        "lost_accessory C mortar weapon",
        "took_wipe C 3",
        "out_of_race C 2,3",
        "took_shot D",
    ]
    assert table.is_wreck_at((2, 3))


@pytest.mark.rule("RK-DMG-05", "RK-DMG-10", "RK-DMG-11", "RK-CRD-RC17", "RK-CRD-RC18", "RK-DMG-09")
def test_an_escape_is_told() -> None:
    table = Scenario(3).put("C", (2, 2), 4, "lucky_escape tight_grip bump").put("B", (2, 3))
    table.hit("C", 6, Source.ATTACK, "B", Tag.FIRE, 1).choose("play tight_grip", "play lucky_escape")
    assert log(table) == [
        "hit C 6 attack B",
        "defended C tight_grip 5",
        "defended C lucky_escape 5",
        "lost C bump",
        "escaped C",
        "took_shot B",
    ]


@pytest.mark.rule("RK-CRD-SK12", "RK-WIP-14", "RK-DMG-09", "RK-DRW-09")
def test_a_survivor_is_told_to_draw() -> None:
    table = Scenario(3).put("C", (2, 2), 4, "tight_grip bump", skill="survivor").put("B", (2, 3))
    table.draws("pass", "nitro").hit("C", 6, Source.ATTACK, "B", Tag.FIRE, 1).choose("lose_all")
    assert log(table) == [
        "hit C 6 attack B",
        "gave C B (bump for BC)",
        "gave C B (tight_grip for BC)",
        "wiped_out C 2,2",
        "took_wipe C 1",
        "took_shot B",
        "drew C (pass for C)",
        "drew C (nitro for C)",
    ]


@pytest.mark.rule("RK-CRD-SK11", "RK-DMG-07", "RK-INF-05")
def test_what_a_bully_takes_is_told_to_both() -> None:
    table = Scenario(3).put("C", (2, 2), skill="bully").put("B", (3, 2), hand="bump nitro").put("A", (1, 1))
    table.hit("B", 1, Source.COLLISION, "C").choose("lose nitro")
    assert log(table) == ["hit B 1 collision C", "gave B C (nitro for BC)"]


@pytest.mark.rule("RK-PIT-01", "RK-PIT-05", "RK-PIT-06", "RK-CRD-RC27", "RK-INF-05", "RK-RAL-04")
def test_a_pit_stop_is_told() -> None:
    table = Scenario(3).put("C", (3, 2), hand="pit_stop", mounted="machine_gun", parts="rockets").put("B", (1, 1))
    table.part_pile("", "turret feed").draws("turret").combat("C")
    table.choose("play pit_stop", "mount rockets", "mount turret")
    assert log(table) == [
        "played C pit_stop",
        "pit_stop C",
        "reshuffled 2 1",
        "drew_accessory C (turret for C)",
        "mounted C weapon rockets",
        "mounted C extra turret",
    ]


@pytest.mark.rule("RK-CRD-SK09", "RK-PIT-04", "RK-GEN-05")
def test_a_stop_for_two_cards_is_told() -> None:
    table = Scenario(3).put("C", (3, 2), hand="bump nitro pass", skill="mechanic").put("B", (1, 1))
    table.draws("feed", "laser").combat("C").choose("two_card_stop", "spend bump", "spend pass", "keep", "mount feed")
    assert log(table) == [
        "spent C bump stop",
        "spent C pass stop",
        "pit_stop C",
        "drew_accessory C (feed for C)",
        "drew_accessory C (laser for C)",
        "mounted C extra feed",
    ]


@pytest.mark.rule("RK-CRD-RC10", "RK-HAZ-13", "RK-RAL-05", "RK-CMB-01")
def test_oil_and_a_pass_are_told() -> None:
    table = Scenario(3).road(*ROAD).put("C", (6, 2), hand="oil_slick oil_slick").put("B", (1, 1)).combat("C")
    table.choose("play oil_slick", "oil 3").combat("C").choose("pass")
    assert log(table) == ["played C oil_slick", "oil_laid C 5,3", "passed C"]
