"""Triggering and cancelling traps (WR-TRP)."""

import pytest

from carambolage.games.wacky_races.names.effect import Effect
from carambolage.games.wacky_races.names.event import Event
from carambolage.games.wacky_races.traps.deck import clear_trap
from tests.games.wacky_races.scenario import TRAP_KINDS, Scenario
from tests.rules.wacky_races.lineup import bring_villain, places, quiet_race

CANCELLED_BY = {
    "sb": {"boulder"},
    "gt": {"painted_tunnel"},
    "pp": {"painted_tunnel"},
    "rm": {"broken_bridge"},
    "pe": {"oil"},
    "as": {"boulder"},
    "am": {"sleight_of_hand", "mud_puddle"},
    "ac": {"log"},
    "pf": {"broken_bridge"},
    "rr": {"log"},
}


def trapped(kind: str, spot: int = 10) -> Scenario:
    """Three players and three neutrals, one trap on the course, A two tiles behind it."""
    return quiet_race(3).places(A=8, B=20, C=21, D=22, E=23, F=24).trap(spot, kind).hand("A", "D")


def sprung(table: Scenario) -> list[tuple[int, ...]]:
    """Who sprang which trap where, so far: (racer, tile, kind)."""
    return [row[:3] for row in table.told(Event.TRAP_SPRUNG)]


# Triggering


@pytest.mark.rule("WR-TRP-01")
@pytest.mark.parametrize("racer", ["A", "D"])
@pytest.mark.parametrize(
    ("start", "distance", "stop"),
    [(9, 1, 10), (11, -1, 10), (8, 2, 10), (8, 3, 10), (12, -3, 10), (8, 1, 9), (12, -1, 11)],
)
def test_crossing_or_entering_either_way_triggers(racer: str, start: int, distance: int, stop: int) -> None:
    table = trapped("broken_bridge").places(**{racer: start})
    table.effect(Effect.MOVE, table.index(racer), distance)
    assert table.place(racer) == stop
    assert sprung(table) == ([(table.index(racer), 10, 1)] if stop == 10 else [])


@pytest.mark.rule("WR-TRP-01")
def test_a_step_over_full_tiles_crosses_a_trap_among_them() -> None:
    table = trapped("broken_bridge", 11).places(A=9, B=10, C=10)
    table.effect(Effect.MOVE, 0, 1)
    assert table.place("A") == 11
    assert sprung(table) == [(0, 11, 1)]


@pytest.mark.rule("WR-TRP-01")
def test_a_flying_run_passes_a_trap_but_not_the_one_where_it_lands() -> None:
    table = trapped("broken_bridge").trap(11, "mud_puddle")
    table.effect(Effect.MOVE, 0, 3, 1)
    assert table.place("A") == 11
    assert sprung(table) == [(0, 11, 9)]
    assert table.trap_at(10) == "broken_bridge"


@pytest.mark.rule("WR-TRP-02")
def test_a_trap_is_turned_up_and_resolved_before_anything_else() -> None:
    table = trapped("log", 9).hand("A", "DF").start_turn("A").choose("play D")
    kinds = [
        row[0] for row in table.events if row[0] in (Event.TRAP_SPRUNG, Event.MOVED, Event.DREW, Event.TURN_BEGINS)
    ]
    after = kinds[kinds.index(Event.TRAP_SPRUNG) :]
    assert after[:3] == [Event.TRAP_SPRUNG, Event.MOVED, Event.DREW]
    assert table.told(Event.TRAP_SPRUNG)[-1][4] == 0x7FFF
    assert table.place("A") == 7


# Cancelling


@pytest.mark.rule("WR-TRP-03")
@pytest.mark.parametrize("car", CANCELLED_BY)
@pytest.mark.parametrize("kind", TRAP_KINDS[1:])
def test_a_face_up_power_cancels_its_traps_and_no_others(car: str, kind: str) -> None:
    table = Scenario(car, "gt" if car != "gt" else "pp").course("D").places(A=9, B=20, C=20, D=21, E=22, F=23)
    table.villain_out = 1
    table.trap(10, kind).hand("A", "DDF").face_up("A", "1").start_turn("A").choose("play D")
    cancelled = kind in CANCELLED_BY[car]
    assert (table.up("A") == "") == cancelled or kind == "sabotage"
    assert bool(table.told(Event.TRAP_CANCELLED)) == cancelled
    assert sprung(table) == [(0, 10, TRAP_KINDS.index(kind))]
    if cancelled:
        assert (table.asked, table.offers, places(table)) == ("A", {"play D", "end"}, [10, 20, 20, 21, 22, 23])


@pytest.mark.rule("WR-TRP-03")
def test_a_face_down_power_cancels_nothing() -> None:
    table = Scenario("ac", "gt").course("D").places(A=9, B=20, C=20, D=21, E=22, F=23).trap(10, "log")
    table.hand("A", "DD").face_up("A", "234").start_turn("A").choose("play D")
    assert table.place("A") == 8
    assert table.asked == "B"
    assert table.up("A") == "234"


@pytest.mark.rule("WR-TRP-04")
def test_cancelling_works_in_the_turn_of_somebody_else() -> None:
    table = quiet_race(2).places(A=9, B=11, C=20, D=21, E=22, F=23).trap(10, "oil").trap(12, "painted_tunnel")
    table.face_up("B", "1").hand("A", "D").start_turn("A")
    assert table.place("B") == 12
    assert table.up("B") == ""
    assert table.told(Event.TRAP_CANCELLED) == [(1, 3, 0, 0, 0x7FFF)]
    assert table.place("A") == 10


@pytest.mark.rule("WR-TRP-04")
def test_neutral_racers_never_cancel() -> None:
    table = Scenario("gt", "pp", neutrals=("ac", "rr", "sb", "as")).course("D")
    table.places(A=20, B=20, C=9, D=21, E=21, F=22).trap(10, "log").effect(Effect.MOVE, 2, 1)
    assert table.place("C") == 8
    assert table.told(Event.TRAP_CANCELLED) == []


@pytest.mark.rule("WR-TRP-05")
@pytest.mark.parametrize(("ready", "place"), [("1", 10), ("", 8)])
def test_the_card_goes_to_the_trap_discard_pile_cancelled_or_not(ready: str, place: int) -> None:
    table = quiet_race(2).places(A=9, B=20, C=20, D=21, E=22, F=23).trap(10, "log").face_up("A", ready)
    table.effect(Effect.MOVE, 0, 1)
    assert table.place("A") == place
    assert table.trap_at(10) == "none"
    assert table.trap_discard[TRAP_KINDS.index("log")] == sum(table.trap_discard) == 1


@pytest.mark.rule("WR-TRP-05")
def test_the_card_is_discarded_before_its_effect_so_that_a_second_racer_passes() -> None:
    table = quiet_race(2).places(A=9, B=9, C=20, D=21, E=22, F=23).trap(10, "oil").effect(Effect.MOVE, 0, 1)
    assert table.trap_at(10) == "none"
    assert table.told(Event.TRAP_SPRUNG) == [(0, 10, 2, 0, 0x7FFF)]
    assert places(table) == [10, 10, 21, 22, 23, 24]


# Where traps lie


@pytest.mark.rule("WR-TRP-06")
def test_acme_lays_only_on_tiles_without_racers() -> None:
    table = bring_villain(quiet_race(6, "R").course(acme=[17], D=[18, 20]), 0)
    table.places(A=16, B=9, C=9, D=8, E=8, F=18).fate("D").effect(Effect.CROSSED, 5, 17)
    assert (table.trap_at(18), table.trap_at(20) != "none") == ("none", True)


@pytest.mark.rule("WR-TRP-06", "WR-TRP-07")
def test_a_trap_brought_under_two_racers_hits_the_one_the_decider_names() -> None:
    table = quiet_race(3).course("D", crossroads=[18], F=[16]).places(A=17, B=16, C=16, D=12, E=12, F=11)
    table.trap(22, "log").hand("A", "D").start_turn("A").choose("tile t16", "tile t22")
    assert table.asked == "A"
    assert table.offers == {"racer B", "racer C"}
    table.choose("racer C")
    assert places(table) == [18, 16, 14, 12, 12, 11]
    assert table.trap_at(16) == table.trap_at(22) == "none"


@pytest.mark.rule("WR-TRP-06")
def test_a_trap_brought_under_one_racer_is_triggered_at_once() -> None:
    table = quiet_race(3).course("D", crossroads=[18], F=[16]).places(A=17, B=16, C=23, D=12, E=12, F=11)
    table.trap(22, "log").hand("A", "D").start_turn("A").choose("tile t16", "tile t22")
    assert table.place("B") == 14
    assert table.asked == "B"


@pytest.mark.rule("WR-TRP-06")
@pytest.mark.parametrize("seed", range(12))
def test_at_rest_no_tile_holds_both_a_racer_and_a_trap(seed: int) -> None:
    table = Scenario("as", "gt", "rr", "sb", seed=seed)
    while not table.over:
        table.act(table.offered[table.rolls % len(table.offered)])
        if table.question == 3:
            under = [spot for spot in range(26) if table.traps_laid[spot] and table.standing[spot]]
            assert under == []
            assert [table.traps_laid[spot] for spot in (0, 15, 25)] == [0, 0, 0]


@pytest.mark.rule("WR-TRP-08")
def test_a_tile_never_holds_two_traps() -> None:
    table = Scenario("as", "gt").course("D").places(A=9, B=20, C=20, D=21, E=21, F=22).hand("A", "D")
    table.trap(8, "log").trap(11, "oil").face_up("A", "4").fate("log", "mud_puddle").start_turn("A")
    table.choose("use 4", "trap log")
    assert table.offers == {"tile t6", "tile t7", "tile t10", "tile t12"}


@pytest.mark.rule("WR-TRP-08")
def test_the_crystal_ball_moves_no_trap_onto_another() -> None:
    table = Scenario("gt", "as").course("D").places(A=9, B=20, C=20, D=21, E=21, F=22).hand("A", "D")
    table.trap(11, "log").trap(12, "oil").face_up("A", "3").start_turn("A").choose("use 3")
    assert table.offers == {"shift t11 back", "shift t12 ahead", "decline"}


@pytest.mark.rule("WR-TRP-09")
def test_traps_lie_on_grid_and_special_tiles_but_not_on_gas_station_finish_or_space_00() -> None:
    table = Scenario("as", "gt").course("D", swamp=[16]).places(A=14, B=20, C=20, D=21, E=21, F=22).hand("A", "D")
    table.face_up("A", "4").fate("log", "oil").start_turn("A").choose("use 4", "trap log")
    assert table.offers == {"tile t11", "tile t12", "tile t13", "tile t16", "tile t17"}
    table.places(A=23).hand("A", "DF").face_up("A", "4").fate("boulder", "mud_puddle").start_turn("A")
    table.choose("use 4", "trap boulder")
    assert table.trap_at(24) == "boulder"  # the only tile left: racers stand on 20 to 22, the Finish is on 25
    table.places(A=2, B=20).hand("A", "D").face_up("A", "4").fate("log", "oil").start_turn("A")
    table.choose("use 4", "trap log")
    assert table.offers == {"tile t1", "tile t3", "tile t4", "tile t5"}


# Neutral racers, and traps in traps


@pytest.mark.rule("WR-TRP-10")
@pytest.mark.parametrize("kind", TRAP_KINDS[1:])
def test_a_trap_ends_the_activation_of_a_neutral_unless_it_is_mud(kind: str) -> None:
    table = quiet_race(2, neutral_reveals=1).places(A=18, B=18, C=9, D=22, E=22, F=23).trap(10, kind).fate("D")
    table.course("D", F=[22, 23, 24])
    table.round_number = 2
    table.effect(Effect.NEUTRALS)
    while table.question:
        table.act(table.offered[0])
    own = [row[:3] for row in table.told(Event.MOVED) if row[0] == 2]
    back = {"log": [(2, 10, 8)], "boulder": [(2, 10, 9)], "painted_tunnel": [(2, 10, 12)]}
    on = [(2, 10, 11)] if kind == "mud_puddle" else back.get(kind, [])
    assert own == [(2, 9, 10), *on]


@pytest.mark.rule("WR-TRP-11")
def test_a_movement_caused_by_a_trap_triggers_the_next_trap_before_the_rest() -> None:
    table = quiet_race(6).places(A=9, B=12, C=11, D=7, E=6, F=5).trap(10, "oil").trap(13, "log").trap(9, "mud_puddle")
    table.hand("A", "D").effect(Effect.MOVE, 0, 1)
    assert sprung(table) == [(0, 10, 2), (1, 13, 5)]
    assert places(table) == [10, 11, 12, 8, 7, 6]


@pytest.mark.rule("WR-TRP-11")
def test_a_trap_that_throws_a_racer_onto_the_level_crossing_sets_it_off() -> None:
    table = quiet_race(3).course("D", level_crossing=[17]).places(A=18, B=9, C=20, D=21, E=22, F=23)
    table.trap(19, "log").effect(Effect.MOVE, 0, 1)
    assert table.place("A") == 17
    assert table.place("B") == 10


@pytest.mark.rule("WR-TRP-02", "WR-HID-01")
def test_nothing_of_a_trap_stays_on_a_tile_that_is_cleared() -> None:
    table = quiet_race().trap(10, "log", seen_by="BC")
    table.g.trap_batch[10] = 2
    clear_trap(table.g, 10)
    assert (table.trap_at(10), table.trap_eyes[10], table.g.trap_batch[10]) == ("none", 0, 0)
