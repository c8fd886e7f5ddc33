"""The Slag Brothers (WR-PW-SB1 to SB4)."""

import pytest

from tests.rules.wacky_races.road import places, road


@pytest.mark.rule("WR-PW-SB1")
def test_boulder_breakers_cancel_a_boulder() -> None:
    table = road("sb").trap(11, "boulder").start_turn("A").choose("play D")
    assert (table.place("A"), table.up("A"), table.asked) == (11, "234", "A")


@pytest.mark.rule("WR-PW-SB1")
def test_boulder_rolls_back_slags_with_exhausted_breakers() -> None:
    table = road("sb").face_up("A", "234").trap(11, "boulder").start_turn("A").choose("play D")
    assert (table.place("A"), table.up("A"), table.asked) == (10, "234", "B")


@pytest.mark.rule("WR-PW-SB1")
def test_boulder_breakers_cancel_no_log() -> None:
    table = road("sb").trap(11, "log").start_turn("A").choose("play D")
    assert (table.place("A"), table.up("A"), table.asked) == (9, "1234", "B")


@pytest.mark.rule("WR-PW-SB2")
@pytest.mark.parametrize("distance", [2, 3])
def test_club_start_runs(distance: int) -> None:
    table = road("sb").printed("sb2", distance=distance).start_turn("A").choose("use 2")
    assert (table.place("A"), table.up("A"), table.cards("A")) == (10 + distance, "134", "DFP")


@pytest.mark.rule("WR-PW-SB2")
@pytest.mark.parametrize(("full", "end"), [(11, 12), (12, 13)])
def test_club_start_counts_full_tiles_and_passes_a_full_destination(full: int, end: int) -> None:
    table = road("sb").places(B=full, C=full).start_turn("A").choose("use 2")
    assert table.place("A") == end


@pytest.mark.rule("WR-PW-SB2")
def test_club_start_stops_on_a_trap_and_goes_on_if_it_is_cancelled() -> None:
    stopped = road("sb").trap(11, "broken_bridge").start_turn("A").choose("use 2")
    assert (stopped.place("A"), stopped.asked) == (11, "B")
    cancelled = road("sb").trap(11, "boulder").start_turn("A").choose("use 2")
    assert (cancelled.place("A"), cancelled.up("A"), cancelled.asked) == (12, "34", "A")


@pytest.mark.rule("WR-PW-SB2")
def test_club_start_reaches_the_finish() -> None:
    table = road("sb").places(A=24, F=19).start_turn("A").choose("use 2")
    assert (table.over, table.racer(0).rank) == (1, 1)


@pytest.mark.rule("WR-PW-SB3")
def test_bonk_hits_own_tile_and_the_one_ahead() -> None:
    table = road("sb").places(B=10, C=11, D=11, E=9, F=12).start_turn("A").choose("use 3")
    assert table.offers == {"racer C", "racer D"}
    table.choose("racer C")
    assert places(table) == [10, 8, 9, 8, 9, 12]
    assert table.up("A") == "124"
    assert table.asked == "A"


@pytest.mark.rule("WR-PW-SB3")
def test_bonk_goes_as_far_as_printed() -> None:
    table = road("sb").places(B=11).printed("sb3", distance=3).start_turn("A").choose("use 3")
    assert table.place("B") == 8


@pytest.mark.rule("WR-PW-SB3")
@pytest.mark.parametrize(("b", "usable"), [(9, False), (10, True), (11, True), (12, False)])
def test_bonk_needs_somebody_to_hit(b: int, usable: bool) -> None:
    assert ("use 3" in road("sb").places(B=b).start_turn("A").offers) is usable


@pytest.mark.rule("WR-PW-SB3")
def test_bonk_is_no_use_when_nobody_can_go_back() -> None:
    assert "use 3" not in road("sb").places(A=1, B=1).start_turn("A").offers
    assert "use 3" not in road("sb").places(A=1, D=1).start_turn("A").offers
    assert "use 3" not in road("sb").places(A=24, F=19).start_turn("A").offers


@pytest.mark.rule("WR-PW-SB3")
def test_bonk_leaves_who_lies_low() -> None:
    table = road("sb").places(B=11, C=11).lay_low("B").start_turn("A").choose("use 3")
    assert places(table, "BC") == [11, 9]
    assert "use 3" not in road("sb").places(B=11).lay_low("B").start_turn("A").offers


@pytest.mark.rule("WR-PW-SB3")
def test_bonk_into_a_trap_ends_nobodys_turn() -> None:
    table = road("sb").places(B=11).trap(9, "log").start_turn("A").choose("use 3")
    assert (table.place("B"), table.trap_at(9), table.asked) == (7, "none", "A")


@pytest.mark.rule("WR-PW-SB4")
def test_rebuilt_from_rubble_recovers_another_power() -> None:
    table = road("sb").face_up("A", "34").start_turn("A").choose("use 4")
    assert table.offers == {"recover 1", "recover 2"}
    table.choose("recover 1")
    assert (table.up("A"), table.place("A"), table.cards("A")) == ("13", 10, "DFP")


@pytest.mark.rule("WR-PW-SB4")
def test_rebuilt_from_rubble_needs_another_face_down_power() -> None:
    assert "use 4" not in road("sb").start_turn("A").offers
