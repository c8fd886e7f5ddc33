"""Spaces and moving (WR-MOV)."""

import pytest

from carambolage.games.wacky_races.names.effect import Effect
from carambolage.games.wacky_races.names.event import Event
from tests.games.wacky_races.scenario import Scenario
from tests.rules.wacky_races.lineup import CARS, bring_villain, places, quiet_race

FAR = {"B": 22, "C": 22, "D": 23, "E": 23, "F": 24}


def around(car: str, up: str, **where: int) -> Scenario:
    """A on 9 unless told otherwise, the others far ahead, nobody can cancel anything, every crossed tile reacts."""
    others = [other for other in CARS if other != car][:5]
    table = Scenario(car, *others, special_trigger="enter_or_cross").course("D")
    table.hand("A", "FP").places(**{"A": 9} | FAR | where)
    for racer in "BCDEF":
        table.face_up(racer, "").hand(racer, "DFP")
    table.villain_out = 1
    return table.face_up("A", up)


def crowd(places_taken: list[int]) -> dict[str, int]:
    """B, C, D, E on some places, the rest far ahead."""
    return FAR | dict(zip("BCDE", places_taken, strict=False))


@pytest.mark.rule("WR-MOV-01", "WR-MOV-02", "WR-MOV-03")
@pytest.mark.parametrize(
    ("taken", "end"),
    [([], 10), ([10], 10), ([10, 10], 11), ([10, 10, 11], 11), ([10, 10, 11, 11], 12), ([10, 11, 11], 10)],
)
def test_step_goes_to_the_nearest_tile_with_a_free_space(taken: list[int], end: int) -> None:
    table = quiet_race().places(A=9, **crowd(taken)).hand("A", "D").start_turn("A")
    assert table.place("A") == end


@pytest.mark.rule("WR-MOV-01")
def test_swamp_takes_any_number_of_racers() -> None:
    table = quiet_race().course(swamp=[17]).places(A=16, B=17, C=17, D=17, E=17, F=17).hand("A", "D").start_turn("A")
    assert places(table) == [17] * 6


@pytest.mark.rule("WR-MOV-01")
def test_finish_takes_any_number_of_racers() -> None:
    table = quiet_race(finish_mode="run_out").places(A=24, B=24, C=23, D=9, E=9, F=10)
    table.hand("A", "D").start_turn("A").hand("B", "D").start_turn("B").places(C=24).hand("C", "D").start_turn("C")
    assert places(table)[:3] == [25, 25, 25]
    assert [r.finished for r in table.racers[:4]] == [1, 2, 3, 0]


@pytest.mark.rule("WR-MOV-02")
@pytest.mark.parametrize(("taken", "end"), [([10], 10), ([10, 10], 11)])
def test_villain_takes_no_space(taken: list[int], end: int) -> None:
    table = bring_villain(quiet_race().places(A=9, **crowd(taken)), 10).hand("A", "D").start_turn("A")
    assert table.place("A") == end


@pytest.mark.rule("WR-MOV-03", "WR-MOV-05")
@pytest.mark.parametrize(("taken", "end"), [([], 9), ([9], 9), ([9, 9], 8), ([9, 9, 8, 8], 7)])
def test_step_back_goes_to_the_nearest_tile_with_a_free_space(taken: list[int], end: int) -> None:
    table = around("gt", "4", A=20, F=10, **{k: v for k, v in crowd(taken).items() if k != "F"}).course("P", D=[10])
    table.fate("D", "D").start_turn("A").choose("use 4")
    assert table.place("F") == end


@pytest.mark.rule("WR-MOV-04")
@pytest.mark.parametrize(
    ("taken", "end"),
    [([], 11), ([10, 10], 11), ([11], 11), ([11, 11], 12), ([10, 10, 11, 11], 12), ([11, 11, 12, 12], 13)],
)
def test_run_counts_full_tiles_and_passes_only_a_full_destination(taken: list[int], end: int) -> None:
    table = around("sb", "2", **crowd(taken)).start_turn("A").choose("use 2")
    assert table.place("A") == end


@pytest.mark.rule("WR-MOV-04", "WR-MOV-05")
@pytest.mark.parametrize(
    ("taken", "end"), [([], 8), ([9, 9], 8), ([8], 8), ([8, 8], 7), ([9, 9, 8, 8], 7), ([8, 8, 7, 7], 6)]
)
def test_run_back_by_a_trap_counts_the_same_way(taken: list[int], end: int) -> None:
    table = around("sb", "", **crowd(taken)).trap(10, "log").start_turn("A").choose("play F")
    assert table.place("A") == end


@pytest.mark.rule("WR-MOV-04")
def test_run_forward_by_a_trap_counts_the_same_way() -> None:
    table = quiet_race().trap(13, "painted_tunnel").places(A=12, B=10, C=10, D=11, E=11, F=8).hand("A", "D")
    table.start_turn("A").choose("racer B")
    assert places(table) == [13, 12, 10, 11, 11, 10]


@pytest.mark.rule("WR-MOV-06")
@pytest.mark.parametrize(
    ("start", "taken", "end"),
    [
        (1, [], 1),
        (1, [1, 1], 2),
        (2, [], 1),
        (2, [1, 1], 2),
        (2, [1, 1, 2, 2], 3),
        (3, [2, 2], 1),
        (3, [2, 2, 1], 1),
        (3, [1, 1, 2, 2], 3),
        (4, [3, 3, 2, 2], 1),
    ],
)
def test_no_racer_goes_behind_position_one(start: int, taken: list[int], end: int) -> None:
    table = quiet_race().places(A=start, **crowd(taken)).trap(start + 1, "log").hand("A", "D").start_turn("A")
    assert table.place("A") == end


@pytest.mark.rule("WR-MOV-07")
@pytest.mark.parametrize(
    ("start", "crossing_too", "entering_only"),
    [(15, 1, 1), (16, 1, 0), (17, 0, 0)],
    ids=["enters", "crosses", "leaves"],
)
def test_tile_where_a_move_ends_is_entered_and_those_between_are_crossed(
    start: int, crossing_too: int, entering_only: int
) -> None:
    expectations = {"book": crossing_too, "enter_or_cross": crossing_too, "enter_only": entering_only}
    for option, expected in expectations.items():
        table = Scenario("sb", "gt", special_trigger=option).course("D", level_crossing=[17]).hand("A", "FP")
        table.places(A=start, B=3, C=22, D=22, E=23, F=23).face_up("A", "2").start_turn("A").choose("use 2")
        assert table.place("A") == start + 2
        assert len(table.told(Event.LEVEL_CROSSING)) == expected


@pytest.mark.rule("WR-MOV-08")
@pytest.mark.parametrize("start", [22, 23, 24])
def test_run_that_reaches_or_passes_the_finish_ends_there(start: int) -> None:
    table = around("pf", "24", A=start, B=9, C=9, D=8, E=8, F=7).start_turn("A").choose("use 2", "exhaust 4")
    assert table.place("A") == 25
    assert table.over == 1


@pytest.mark.rule("WR-MOV-08")
def test_step_over_a_full_tile_ends_on_the_finish() -> None:
    table = quiet_race().places(A=23, B=24, C=24, D=8, E=8, F=7).hand("A", "D").start_turn("A")
    assert table.place("A") == 25
    assert table.racer(0).rank == 1


@pytest.mark.rule("WR-MOV-09")
@pytest.mark.parametrize("spot", [10, 11])
def test_run_stops_on_the_first_trap_and_its_rest_is_lost(spot: int) -> None:
    table = around("pf", "24").trap(spot, "sabotage").trap(12, "oil").start_turn("A").choose("use 2", "exhaust 4")
    assert table.place("A") == spot
    assert (table.trap_at(spot), table.trap_at(12)) == ("none", "oil")
    assert table.asked == "B"


@pytest.mark.rule("WR-MOV-09")
@pytest.mark.parametrize(("spot", "taken", "end"), [(10, [], 11), (11, [], 11), (10, [11, 11], 12)])
def test_run_goes_on_when_the_trap_is_cancelled(spot: int, taken: list[int], end: int) -> None:
    table = around("sb", "12", **crowd(taken)).trap(spot, "boulder").start_turn("A").choose("use 2")
    assert table.place("A") == end
    assert table.up("A") == ""
    assert table.offers == {"play F", "play P"}


@pytest.mark.rule("WR-MOV-09")
@pytest.mark.parametrize(("up", "end"), [("", 9), ("1", 8)])
def test_run_back_stops_on_a_trap_too(up: str, end: int) -> None:
    table = around("pe", up).trap(10, "log").trap(9, "oil").hand("A", "F").start_turn("A")
    assert table.place("A") == end
    assert table.trap_at(9) == "none"
    assert (table.place("F") == 25) == (up == "")


@pytest.mark.rule("WR-MOV-10")
def test_flying_run_ignores_crossed_traps() -> None:
    table = around("gt", "2").trap(10, "boulder").start_turn("A").choose("use 2")
    assert table.place("A") == 11
    assert table.trap_at(10) == "boulder"
    assert table.offers == {"play F", "play P"}


@pytest.mark.rule("WR-MOV-10")
def test_flying_run_springs_the_trap_where_it_lands() -> None:
    table = around("gt", "2").trap(10, "boulder").trap(11, "broken_bridge").start_turn("A").choose("use 2")
    assert table.place("A") == 11
    assert (table.trap_at(10), table.trap_at(11)) == ("boulder", "none")
    assert table.racer(0).bridge == 1
    assert table.asked == "B"


@pytest.mark.rule("WR-MOV-11")
def test_crossed_tiles_react_in_the_order_crossed_before_the_trap() -> None:
    table = around("pf", "24", A=16, B=3, C=14, D=14, E=13, F=13)
    table.course(level_crossing=[17], acme=[18]).trap(19, "mud_puddle").start_turn("A").choose("use 2", "exhaust 4")
    kinds = (Event.LEVEL_CROSSING, Event.ACME, Event.TRAP_SPRUNG)
    assert [row[0] for row in table.events if row[0] in kinds] == list(kinds)


@pytest.mark.rule("WR-MOV-11")
@pytest.mark.parametrize(("trap", "reacts"), [("mud_puddle", True), ("log", False), ("sleight_of_hand", False)])
def test_tile_reacts_after_its_trap_if_the_racer_is_still_there(trap: str, reacts: bool) -> None:
    table = quiet_race().course(acme=[17]).trap(17, trap).places(A=16, B=15, C=14, D=14, E=13, F=13).hand("A", "D")
    table.start_turn("A")
    kinds = [row[0] for row in table.events if row[0] in (Event.ACME, Event.TRAP_SPRUNG)]
    assert kinds == ([Event.TRAP_SPRUNG, Event.ACME] if reacts else [Event.TRAP_SPRUNG])


@pytest.mark.rule("WR-MOV-11")
def test_trap_is_not_sprung_by_a_racer_that_a_crossed_tile_took_away() -> None:
    table = around("gt", "2", A=16).course(level_crossing=[17]).trap(18, "boulder").start_turn("A").choose("use 2")
    assert table.place("A") == 19
    assert table.trap_at(18) == "boulder"
    assert table.offers == {"play F", "play P"}


@pytest.mark.rule("WR-MOV-12")
def test_crossed_tile_reacts_after_the_racer_has_been_placed() -> None:
    table = around("sb", "2", A=16, B=17).course(level_crossing=[17]).start_turn("A").choose("use 2")
    assert places(table)[:2] == [18, 18]
    assert len(table.told(Event.LEVEL_CROSSING)) == 1


@pytest.mark.rule("WR-MOV-13")
@pytest.mark.parametrize("ground", ["level_crossing", "gas", "acme"])
def test_swapping_places_enters_and_crosses_nothing(ground: str) -> None:
    table = around("pe", "2", A=16, B=18, C=15, D=15).course("", **{ground: [17, 18]}).trap(17, "oil").start_turn("A")
    table.choose("use 2")
    assert places(table)[:2] == [18, 16]
    assert table.trap_at(17) == "oil"
    assert table.told(Event.LEVEL_CROSSING) + table.told(Event.GAS) + table.told(Event.ACME) == []
    assert [table.standing[spot] for spot in (15, 16, 17, 18)] == [2, 1, 0, 1]


@pytest.mark.rule("WR-MOV-14")
def test_power_takes_a_racer_off_the_swamp_freely() -> None:
    table = around("sb", "2", A=17).course(swamp=[17]).start_turn("A").choose("use 2")
    assert table.place("A") == 19
    assert table.cards("A") == "FP"


@pytest.mark.rule("WR-MOV-14")
@pytest.mark.parametrize(("race", "ground"), [(0, "swamp"), (5, "D"), (12, "P")])
def test_trap_and_tile_effects_and_swaps_take_racers_off_freely(race: int, ground: str) -> None:
    table = quiet_race(race=race).course("F", **{ground: [7]}, level_crossing=[17]).hand("B", "PR")
    table.places(A=12, B=7, C=22, D=22, E=23, F=23).trap(13, "oil").hand("A", "F").start_turn("A")
    table.choose("racer E", "racer C")
    assert (table.place("B"), table.cards("B")) == (8, "PR")
    table.places(A=16, B=7, C=20, D=20, E=21, F=21).hand("A", "F").start_turn("A")
    assert (table.place("B"), table.cards("B")) == (8, "PR")
    table.places(A=9, B=7, C=20, D=20, E=21, F=21).trap(10, "sleight_of_hand").hand("A", "F").start_turn("A")
    assert (table.place("A"), table.place("B"), table.cards("B")) == (7, 10, "PR")


@pytest.mark.rule("WR-MOV-15")
def test_blocked_racer_makes_no_movement_and_triggers_nothing() -> None:
    table = bring_villain(quiet_race(race=8).course(level_crossing=[1]), 0).pile("D").places(A=1, **FAR)
    heard = len(table.events)
    table.effect(Effect.VILLAIN)
    assert table.villain_at == 1
    assert table.place("A") == 1
    assert [row for row in table.events[heard:] if row[0] in (Event.MOVED, Event.LEVEL_CROSSING)] == []


@pytest.mark.rule("WR-MOV-09")
def test_run_passes_a_full_tile_whose_trap_is_about_to_spring() -> None:
    table = around("sb", "2", **crowd([10, 10])).trap(10, "log").start_turn("A").choose("use 2")
    assert table.place("A") == 11
    assert table.trap_at(10) == "log"
