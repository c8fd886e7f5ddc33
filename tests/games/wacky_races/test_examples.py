"""The catalogue's worked examples (part 4)."""

import pytest

from tests.games.wacky_races.scenario import Scenario


@pytest.mark.rule("WR-EX-02")
def test_full_tile_is_skipped() -> None:
    table = Scenario("pp", "rr", "am", neutrals=("rm", "sb", "pe"))
    table.course(F=[9], P=[10, 12], R=[11]).places(A=9, B=11, C=11, D=20, E=21, F=22).hand("A", "DPR").face_up("A", "1")
    table.start_turn("A")
    assert table.offers == {"play D", "play P", "play R"}
    table.answer("play D")
    assert table.place("A") == 10
    table.answer("play P")
    assert table.place("A") == 12
    assert table.cards("A").count("R") >= 1
    assert len(table.cards("A")) == 3
    assert table.asked == "B"


@pytest.mark.rule("WR-EX-08")
def test_oil_with_a_nested_log() -> None:
    table = Scenario("sb", "gt", "pp", "rm", "pf", "rr")
    table.course("D").places(A=12, B=12, C=11, D=9, E=9, F=5).hand("A", "DDF").face_up("A", "1")
    table.trap(13, "oil").trap(10, "log").face_up("D", "").face_up("E", "").start_turn("A").answer("play D")
    assert table.asked == "A"
    assert table.offers == {"racer D", "racer E"}
    table.answer("racer D")
    assert [table.place(r) for r in "ABCDEF"] == [13, 13, 12, 8, 10, 6]
    assert table.asked == "B"
