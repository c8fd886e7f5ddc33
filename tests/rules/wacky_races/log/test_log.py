"""What happens in a race is told in order, with all that it carries."""

import pytest

from carambolage.games.wacky_races.names.effect import Effect
from tests.games.wacky_races.scenario import Scenario
from tests.rules.wacky_races.lineup import bring_villain, quiet_race
from tests.rules.wacky_races.log.story import begun, log
from tests.rules.wacky_races.road import road


@pytest.mark.rule("WR-TRN-09", "WR-TRE-04", "WR-CRD-01")
def test_the_trap_broken_bridge_is_told() -> None:
    table = begun(quiet_race(2).places(A=9, B=19, C=20, D=21, E=22, F=23).trap(10, "broken_bridge").hand("A", "DDF"))
    table.fate("D").start_turn("A").choose("play D")
    assert log(table) == [
        "turn_begins A",
        "played A D",
        "moved A 9 10",
        "trap_sprung A 10 broken_bridge",
        "phase_ends A",
        "bridge_out A",
        "drew A 1 (0 for A)",
        "turn_begins B",
    ]


@pytest.mark.rule("WR-TRN-09", "WR-TRE-14", "WR-CRD-01")
def test_the_trap_mud_puddle_is_told() -> None:
    table = begun(quiet_race(2).places(A=9, B=19, C=20, D=21, E=22, F=23).trap(10, "mud_puddle").hand("A", "DDF"))
    table.start_turn("A").choose("play D")
    assert log(table) == [
        "turn_begins A",
        "played A D",
        "moved A 9 10",
        "trap_sprung A 10 mud_puddle",
        "phase_ends A",
        "stuck_in_mud A",
        "no_refill A",
        "turn_begins B",
    ]


@pytest.mark.rule("WR-TRE-10")
def test_sabotage_is_told_with_the_power() -> None:
    table = begun(quiet_race(2).places(A=9, B=19, C=20, D=21, E=22, F=23).trap(10, "sabotage").hand("A", "DDF"))
    table.face_up("A", "3").fate("D").start_turn("A").choose("play D")
    assert log(table) == [
        "turn_begins A",
        "played A D",
        "moved A 9 10",
        "trap_sprung A 10 sabotage",
        "phase_ends A",
        "exhausted A 2",
        "drew A 1 (0 for A)",
        "turn_begins B",
    ]


@pytest.mark.rule("WR-TRE-01")
def test_powers_that_are_recovered_are_told() -> None:
    table = begun(quiet_race(2).places(A=9, B=19, C=20, D=21, E=22, F=23).trap(10, "foiled_again").hand("A", "DDF"))
    table.face_up("A", "1").face_up("B", "1234").fate("D").start_turn("A").choose("play D", "recover 3")
    assert log(table) == [
        "turn_begins A",
        "played A D",
        "moved A 9 10",
        "trap_sprung A 10 foiled_again",
        "phase_ends A",
        "recovered A 2",
        "drew A 1 (0 for A)",
        "turn_begins B",
    ]


@pytest.mark.rule("WR-TRE-08", "WR-TRP-03")
def test_a_log_and_a_cancelled_trap_are_told() -> None:
    table = begun(road("rr").trap(11, "log").fate("F")).start_turn("A").choose("play D")
    assert log(table) == [
        "turn_begins A",
        "played A D",
        "moved A 10 11",
        "trap_sprung A 11 log",
        "trap_cancelled A log",
        "drew A 1 (1 for A)",
        "villain_moves 0 1 D",
        "turn_begins B",
    ]


@pytest.mark.rule("WR-TIL-12", "WR-CRD-06")
def test_the_swamp_is_told_with_its_payment() -> None:
    table = begun(quiet_race(2).course(swamp=[9]).places(A=9, B=19, C=20, D=21, E=22, F=23).hand("A", "DFPR"))
    table.start_turn("A").act(table.offered[0])
    assert log(table) == [
        "turn_begins A",
        "paid A",
        "discarded A D",
        "discarded A F",
        "discarded A P",
    ]


@pytest.mark.rule("WR-VIL-02", "WR-VIL-03")
def test_the_villain_is_told_with_his_card() -> None:
    table = bring_villain(quiet_race(2), 3).places(A=9, B=19, C=20, D=21, E=22, F=23).course("F")
    begun(table.hand("A", "FDP").fate("P")).start_turn("A").choose("play F")
    assert log(table) == [
        "turn_begins A",
        "played A F",
        "moved A 9 10",
        "drew A 1 (2 for A)",
        "villain_moves 3 6 F",
        "turn_begins B",
    ]


@pytest.mark.rule("WR-PW-GT3")
def test_a_crystal_ball_is_told_without_what_it_shows() -> None:
    table = begun(road("gt").trap(12, "log").fate("D", "F")).start_turn("A").choose("use 3")
    table.act(table.offered[0])
    assert log(table) == [
        "turn_begins A",
        "used A 6",
        "trap_seen A 12 (5 for A)",
        "trap_moved 12 11",
        "drew A 1 (0 for A)",
        "drew A 1 (1 for A)",
    ]


@pytest.mark.rule("WR-PW-PP4")
def test_brainstorm_is_told_with_what_its_user_saw() -> None:
    table = begun(road("pp").fate("D", "F", "P", "R")).start_turn("A").choose("use 4")
    table.act(table.offered[0]).choose("top P")
    assert log(table) == [
        "turn_begins A",
        "used A 11",
        "card_seen A -1 (0 for A)",
        "card_seen A -1 (1 for A)",
        "card_seen A -1 (2 for A)",
        "card_seen A -1 (3 for A)",
        "drew A 1 (0 for A)",
        "drew A 1 (1 for A)",
        "discarded A P",
        "discarded A R",
        "top_card P",
    ]


@pytest.mark.rule("WR-PW-AS4")
def test_a_surplus_mine_is_told_with_the_card_below_the_deck() -> None:
    table = begun(road("as").fate("oil", "log")).start_turn("A").choose("use 4")
    table.act(table.offered[0]).act(table.offered[0])
    assert log(table) == [
        "turn_begins A",
        "used A 23",
        "card_seen A 0 (2 for A)",
        "card_seen A 1 (5 for A)",
        "trap_laid 7",
        "trap_under_deck A (5 for A)",
    ]


@pytest.mark.rule("WR-PWR-03", "WR-PW-AM4")
def test_lay_low_is_told() -> None:
    table = begun(road("am").fate("D", "F", "P")).start_turn("A").choose("use 4")
    assert log(table) == [
        "turn_begins A",
        "used A 27",
        "drew A 1 (0 for A)",
        "drew A 1 (1 for A)",
        "drew A 1 (2 for A)",
        "lays_low A",
    ]


@pytest.mark.rule("WR-PW-RM3")
def test_a_strafing_run_is_told_with_the_trap() -> None:
    table = begun(road("rm").trap(12, "log").fate("D")).start_turn("A").choose("use 3")
    assert log(table) == [
        "turn_begins A",
        "used A 14",
        "trap_removed 12 log",
        "drew A 1 (0 for A)",
    ]


@pytest.mark.rule("WR-PW-PE4")
def test_beauty_stop_is_told_with_what_is_discarded() -> None:
    table = begun(road("pe").fate("D", "F")).start_turn("A").choose("use 4")
    table.act(table.offered[0])
    assert log(table) == [
        "turn_begins A",
        "used A 19",
        "discarded A D",
    ]


@pytest.mark.rule("WR-SET-14", "WR-CHA-10")
def test_a_race_begins_with_grid_hands_and_round() -> None:
    table = begun(Scenario("ac", "gt", neutrals=("pp", "rm", "pe", "as")))
    table.fate(0, 0, 0).effect(Effect.START_RACE)
    assert [line for line in log(table) if not line.startswith("drew")] == [
        "race_begins 0 0 A",
        "on_grid A 1",
        "on_grid B 2",
        "on_grid D 3",
        "on_grid E 4",
        "on_grid F 5",
        "on_grid C 6",
        "round_begins 1",
        "turn_begins A",
    ]


@pytest.mark.rule("WR-END-01")
def test_the_end_of_a_race_is_told_with_the_ranks() -> None:
    table = quiet_race(2).places(A=24, B=19, C=20, D=21, E=22, F=23).hand("A", "DDF")
    begun(table).start_turn("A").choose("play D")
    assert log(table) == [
        "turn_begins A",
        "played A D",
        "moved A 24 25",
        "finished A 1",
        "ranked A 1 10",
        "ranked B 6 1",
        "ranked C 5 2",
        "ranked D 4 3",
        "ranked E 3 6",
        "ranked F 2 8",
    ]


@pytest.mark.rule("WR-TRE-10", "WR-MOV-13")
def test_sleight_of_hand_is_told_with_its_victim_first() -> None:
    table = begun(quiet_race(2).places(A=9, B=8, C=20, D=21, E=22, F=23).trap(10, "sleight_of_hand").hand("A", "DDF"))
    table.fate("D").start_turn("A").choose("play D")
    sprung = ["moved A 9 10", "trap_sprung A 10 sleight_of_hand", "phase_ends A", "swapped_places A B 10 8"]
    assert log(table)[2:6] == sprung


@pytest.mark.rule("WR-R15-04")
def test_staying_on_the_river_is_told() -> None:
    table = begun(quiet_race(3, race=15).places(A=17, B=9, C=9, D=10, E=10, F=11).hand("A", "DF"))
    table.start_turn("A").choose("play D", "leave_river", "name F", "stay")
    told = log(table)
    assert told[told.index("named A F") + 1] == "stayed A"
