"""The autumn race 9, Against the Clock: two laps (WR-R09)."""

import pytest

from carambolage.games.wacky_races.names.effect import Effect
from carambolage.games.wacky_races.names.event import Event
from carambolage.games.wacky_races.names.things import Tile
from tests.games.wacky_races.scenario import Scenario
from tests.rules.wacky_races.road import places, road


def clock(car: str = "sb", /, **more: int) -> Scenario:
    return road(car, race=9).places(**more)


@pytest.mark.rule("WR-R09-01")
@pytest.mark.parametrize("seed", range(3))
def test_course_is_a_loop_of_24_tiles_without_special_tile(seed: int) -> None:
    table = Scenario("sb", "gt", "pp", race=9, seed=seed)
    assert table.tiles_laid[1:7] == [Tile.GRID + n for n in range(6)]
    assert sorted(table.tiles_laid[7:15]) == list(range(8))
    assert table.tiles_laid[15] == Tile.GAS
    assert sorted(table.tiles_laid[16:24]) == list(range(8, 16))
    assert (table.tiles_laid[24], table.lap) == (Tile.FINISH, 24)


@pytest.mark.rule("WR-R09-02")
def test_first_arrival_at_the_finish_goes_on_to_the_grid() -> None:
    table = clock(A=23, E=20, F=19).hand("A", "DFP").face_up("A", "").start_turn("A").choose("play D", "play F")
    assert (table.place("A"), table.standing[1], table.over) == (25, 1, 0)
    assert table.offers == {"play P", "end"}


@pytest.mark.rule("WR-R09-02")
def test_second_arrival_at_the_finish_wins() -> None:
    table = clock(A=46, E=20, F=47).start_turn("A").choose("play D")
    assert (table.place("A"), table.over) == (47, 0)
    table = clock(A=47, F=46).start_turn("A").choose("play D")
    assert (table.over, table.racer(0).rank, table.racer(5).rank) == (1, 1, 2)


@pytest.mark.rule("WR-R09-03")
def test_finish_between_laps_is_a_wild_tile_with_two_spaces() -> None:
    table = clock(A=23, E=24, F=19).face_up("A", "").start_turn("A").choose("play D")
    assert (table.place("A"), table.offers) == (24, {"play F", "play P", "end"})
    assert clock(A=23, E=24, F=24).start_turn("A").choose("play D").place("A") == 25
    assert places(clock(F=24).fate("R").effect(Effect.NEUTRAL_REVEAL), "F") == [25]


@pytest.mark.rule("WR-R09-04")
def test_full_tiles_and_traps_are_judged_on_the_physical_tile() -> None:
    assert clock(A=10, B=35, C=11).start_turn("A").choose("play D").place("A") == 12
    table = clock(A=34).trap(11, "log").start_turn("A").choose("play D")
    assert (table.place("A"), table.trap_at(11)) == (33, "none")


@pytest.mark.rule("WR-R09-04")
def test_empty_tiles_are_judged_on_the_physical_tile() -> None:
    table = clock("rm", A=10, B=34).trap(11, "boulder").start_turn("A").choose("play D")
    assert table.place("A") == 9
    table = clock("pp", A=10, B=35).start_turn("A").choose("use 3")
    assert table.place("A") == 12


@pytest.mark.rule("WR-R09-05")
def test_leading_and_last_and_ranks_go_by_progress() -> None:
    table = (
        clock(A=30, B=11, C=12, D=13, E=14, F=14)
        .fate("log")
        .pile("F")
        .course(F=[10])
        .villain(31)
        .effect(Effect.VILLAIN)
    )
    assert (table.trap_at(10), table.villain_at) == ("log", 10)
    table = clock("pf", A=30, B=12, C=33, D=34, E=35, F=36).start_turn("A").choose("use 3")
    assert table.place("B") == 13
    table = clock(A=30, B=47, C=12, D=34, E=35, F=36).effect(Effect.END_RACE)
    assert [r.rank for r in table.racers] == [5, 1, 6, 4, 3, 2]


@pytest.mark.rule("WR-R09-05")
def test_distances_go_by_progress_but_tiles_hold_racers_of_both_laps() -> None:
    assert "use 2" not in clock("pe", A=10, B=35).start_turn("A").offers
    assert "use 3" not in clock("am", A=10, B=34).start_turn("A").offers
    table = clock("rr", A=10, B=37, C=13).start_turn("A").choose("use 4")
    assert places(table, "BC") == [33, 10]  # the tile of 34 is full by then
    assert places(clock(A=10, B=35).start_turn("A").choose("use 3"), "B") == [33]


@pytest.mark.rule("WR-R09-03", "WR-R09-05")
def test_who_stands_on_the_finish_in_the_first_lap_is_reached_from_the_last_tile_of_the_second() -> None:
    assert places(clock(A=47, B=24, E=11, F=12).start_turn("A").choose("use 3"), "B") == [22]


@pytest.mark.rule("WR-R09-05", "WR-PW-05")
def test_the_first_tile_is_reached_from_the_second_but_not_from_before_the_end() -> None:
    assert places(clock("as", A=2, B=25, F=10).start_turn("A").choose("use 2"), "B") == [24]
    assert "use 4" not in clock("rr", A=46, B=25, C=11, D=12, E=13, F=14).start_turn("A").offers
    assert "use 4" in clock("rr", A=46, B=24, C=11, D=12, E=13, F=14).start_turn("A").offers


@pytest.mark.rule("WR-R09-06")
def test_backward_move_may_undo_the_crossing_of_the_finish() -> None:
    table = clock(A=25, E=20, F=19).trap(2, "log").start_turn("A").choose("play D")
    assert (table.place("A"), table.standing[24]) == (24, 1)
    table = clock(A=1).trap(2, "log").start_turn("A").choose("play D")
    assert table.place("A") == 1


@pytest.mark.rule("WR-R09-06")
def test_swap_of_places_swaps_progress() -> None:
    table = clock("pe", A=24, B=25, F=19).start_turn("A").choose("use 2")
    assert places(table, "AB") == [25, 24]


@pytest.mark.rule("WR-R09-07")
def test_villain_circulates() -> None:
    assert Scenario("sb", "gt", race=9).villain_at == 0
    table = clock(A=40).course(F=[8]).trap(1, "log").trap(2, "oil").trap(6, "oil").pile("F").villain(20)
    assert table.effect(Effect.VILLAIN).villain_at == 32


@pytest.mark.rule("WR-R09-07")
def test_villain_is_out_only_if_no_tile_of_a_whole_loop_qualifies() -> None:
    table = clock(A=40).trap(1, "log").trap(2, "oil").pile("F").villain(20)
    assert (table.effect(Effect.VILLAIN).villain_at, table.villain_out) == (30, 0)
    table.trap(6, "oil").villain(20).effect(Effect.VILLAIN)
    assert table.villain_out == 1


@pytest.mark.rule("WR-R09-07")
def test_villain_returns_behind_the_last_racer_s_progress() -> None:
    spots = {"A": 28, "B": 29, "C": 29, "D": 30, "E": 30, "F": 31}
    table = clock(**spots).course(F=[8]).fate("log").pile("F").villain(31).effect(Effect.VILLAIN)
    assert (table.trap_at(8), table.villain_at) == ("log", 27)


@pytest.mark.rule("WR-R09-08")
def test_space_00_is_not_part_of_the_loop() -> None:
    table = clock(A=24, F=19).start_turn("A").choose("play D")
    assert (table.place("A"), table.standing[0], table.standing[1]) == (25, 0, 1)


@pytest.mark.rule("WR-R09-08")
@pytest.mark.parametrize(("start", "b", "works"), [(14, 20, 1), (14, 12, 0), (38, 40, 1), (38, 20, 0)])
def test_gas_station_reacts_in_each_lap_by_progress(start: int, b: int, works: int) -> None:
    others = {"C": 41, "D": 42, "E": 43, "F": 44}
    table = clock(A=start, B=b, **others).face_up("A", "").start_turn("A").choose("play D")
    assert len(table.told(Event.GAS)) == works
