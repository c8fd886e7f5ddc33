"""Rufus Ruffcut and Sawtooth (WR-PW-RR1 to RR4)."""

import pytest

from carambolage.games.wacky_races.names.event import Event
from carambolage.games.wacky_races.names.things import Tile
from tests.rules.wacky_races.road import places, road

DESERT, FOREST = Tile.BLUE, Tile.BLUE + 2


@pytest.mark.rule("WR-PW-RR1")
@pytest.mark.parametrize(("slots", "place", "asked"), [("1234", 11, "A"), ("234", 9, "B")])
def test_buzz_saw_wheels_cancel_a_log(slots: str, place: int, asked: str) -> None:
    table = road("rr").hand("A", "DDF").face_up("A", slots).trap(11, "log").start_turn("A").choose("play D")
    assert (table.place("A"), table.up("A"), table.asked) == (place, "234", asked)


@pytest.mark.rule("WR-PW-RR2")
def test_sawtooth_fetches_a_forest() -> None:
    table = road("rr").course(F=[7, 18], P=[11]).start_turn("A").choose("use 2")
    assert table.offers == {"tile t7", "tile t18"}
    table.choose("tile t18")
    assert (table.tiles_laid[11], table.tiles_laid[18], table.tiles_laid[7]) == (FOREST, Tile.BLUE + 4, FOREST)
    assert (table.up("A"), places(table)[0], table.asked) == ("134", 10, "A")


@pytest.mark.rule("WR-PW-RR2")
@pytest.mark.parametrize("place", [5, 14, 24, 19])
def test_sawtooth_needs_an_ordinary_tile_ahead(place: int) -> None:
    table = road("rr").course(F=[7], swamp=[20]).places(A=place, F=18).start_turn("A")
    assert "use 2" not in table.offers


@pytest.mark.rule("WR-PW-RR2")
def test_sawtooth_needs_another_forest_than_the_tile_ahead_and_the_grid() -> None:
    assert "use 2" not in road("rr").course(F=[11]).start_turn("A").offers
    assert "use 2" in road("rr").course(F=[10]).start_turn("A").offers


@pytest.mark.rule("WR-PW-RR2")
def test_sawtooth_moves_traps_with_their_tiles_but_no_racer() -> None:
    table = road("rr").course(F=[7]).trap(7, "oil").start_turn("A").choose("use 2")
    assert [table.trap_at(spot) for spot in (7, 11)] == ["none", "oil"]
    table = road("rr").course(F=[20]).places(C=20).trap(11, "log").start_turn("A").choose("use 2")
    assert table.offers == {"racer B", "racer C"}
    table.choose("racer C")
    assert (places(table, "ABC"), table.trap_at(11), table.asked) == ([10, 20, 18], "none", "A")


@pytest.mark.rule("WR-PW-RR2")
def test_sawtooth_under_the_own_wheels_ends_the_phase() -> None:
    table = road("rr").course(F=[10]).trap(11, "mud_puddle").start_turn("A").choose("use 2")
    assert (table.racer(0).mud, table.tiles_laid[11], table.asked) == (0, FOREST, "B")
    assert table.told(Event.NO_REFILL) == [(0, 0, 0, 0, 0x7FFF)]


@pytest.mark.rule("WR-PW-RR2")
def test_sawtooth_enters_no_tile() -> None:
    table = road("rr").course(F=[7]).places(B=7).start_turn("A").choose("use 2")
    assert (places(table, "AB"), table.told(Event.MOVED)) == ([10, 7], [])


@pytest.mark.rule("WR-PW-RR3")
@pytest.mark.parametrize(("forest", "end"), [([11], 11), ([13, 14], 13), ([14], 14)])
def test_clear_cut_runs_to_the_nearest_forest(forest: list[int], end: int) -> None:
    table = road("rr").course(F=forest).start_turn("A").choose("use 3")
    assert (table.place("A"), table.up("A"), table.asked) == (end, "124", "A")


@pytest.mark.rule("WR-PW-RR3")
def test_clear_cut_counts_the_grid_s_forest() -> None:
    assert road("rr").places(A=2).start_turn("A").choose("use 3").place("A") == 6


@pytest.mark.rule("WR-PW-RR3")
@pytest.mark.parametrize(("reach", "usable"), [(3, False), (4, True)])
def test_clear_cut_needs_a_forest_in_range(reach: int, usable: bool) -> None:
    table = road("rr").printed("rr3", range=reach).course(F=[14]).start_turn("A")
    assert ("use 3" in table.offers) is usable
    assert "use 3" not in road("rr").places(A=11).start_turn("A").offers


@pytest.mark.rule("WR-PW-RR3")
def test_clear_cut_stops_on_a_trap() -> None:
    table = road("rr").course(F=[14]).trap(12, "mud_puddle").start_turn("A").choose("use 3")
    assert (table.place("A"), table.asked) == (12, "B")


@pytest.mark.rule("WR-PW-RR4")
def test_timber_hits_every_racer_on_a_tile() -> None:
    table = road("rr").places(B=13, C=13, D=7, E=10, F=15).start_turn("A").choose("use 4")
    assert table.offers == {"tile t7", "tile t13"}
    table.choose("tile t13")
    assert table.offers == {"racer B", "racer C"}
    table.choose("racer C")
    assert places(table) == [10, 9, 9, 7, 10, 15]
    assert (table.up("A"), table.asked) == ("123", "A")


@pytest.mark.rule("WR-PW-RR4")
def test_timber_falls_backward_too() -> None:
    table = road("rr").places(B=8).start_turn("A").choose("use 4")
    assert table.place("B") == 5


@pytest.mark.rule("WR-PW-RR4")
def test_timber_has_the_printed_numbers() -> None:
    assert "use 4" in road("rr").printed("rr4", range=5).places(B=15).start_turn("A").offers
    table = road("rr").printed("rr4", distance=2).places(B=13).start_turn("A").choose("use 4")
    assert table.place("B") == 11


@pytest.mark.rule("WR-PW-RR4")
@pytest.mark.parametrize(("place", "usable"), [(5, False), (6, True), (10, False), (14, True), (15, False)])
def test_timber_needs_a_racer_one_to_four_tiles_away(place: int, usable: bool) -> None:
    assert ("use 4" in road("rr").places(B=place).start_turn("A").offers) is usable


@pytest.mark.rule("WR-PW-RR4")
def test_timber_leaves_who_lies_low() -> None:
    table = road("rr").places(B=13, C=13).lay_low("B").start_turn("A").choose("use 4")
    assert places(table, "BC") == [13, 10]
    assert "use 4" not in road("rr").places(B=13).lay_low("B").start_turn("A").offers


@pytest.mark.rule("WR-PW-RR4")
def test_timber_into_a_trap_goes_on_for_its_victim_alone() -> None:
    table = road("rr").places(B=13).trap(12, "boulder").start_turn("A").choose("use 4")
    assert (table.place("B"), table.trap_at(12), table.asked) == (11, "none", "A")


@pytest.mark.rule("WR-PW-RR2", "WR-PWR-05")
@pytest.mark.parametrize(("place", "usable"), [(10, True), (14, False), (24, False), (19, False)])
def test_sawtooth_looks_ahead_of_the_one_who_uses_it(place: int, usable: bool) -> None:
    table = road("ac", "rr").course(F=[7, 18], swamp=[20]).places(A=8, B=place, F=21).face_up("B", "2")
    assert ("use 2" in table.start_turn("B").offers) is usable
