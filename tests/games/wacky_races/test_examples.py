"""The catalogue's worked examples (part 4)."""

import pytest

from carambolage.games.wacky_races.names.effect import Effect
from carambolage.games.wacky_races.names.event import Event
from tests.games.wacky_races.scenario import TILES, Scenario

SIX = ("sb", "gt", "pp", "rm", "pf", "rr")


def quiet(table: Scenario) -> Scenario:
    """No power is face up, the villain is out, every player holds three different cards."""
    for racer in "ABCDEF"[: table.seats]:
        table.face_up(racer, "").hand(racer, "DFP")
    table.villain_out = 1
    return table


def places(table: Scenario) -> list[int]:
    """Where the racers A to F stand."""
    return [table.place(racer) for racer in "ABCDEF"]


@pytest.mark.rule("WR-EX-01")
@pytest.mark.parametrize("seed", range(5))
def test_set_up_of_three_players(seed: int) -> None:
    table = Scenario("pp", "rr", "am", neutrals=("rm", "sb", "pe"), seed=seed)
    assert table.villain_at == 0
    assert places(table)[:3] == [1, 2, 3]
    assert sorted(places(table)[3:]) == [4, 5, 6]
    assert [len(table.cards(racer)) for racer in "ABC"] == [3, 3, 3]
    assert [table.up(racer) for racer in "ABC"] == ["1234"] * 3
    assert (table.trap_left, table.deck_left) == (16, 55)


@pytest.mark.rule("WR-EX-02")
def test_full_tile_is_skipped() -> None:
    table = quiet(Scenario("pp", "rr", "am", neutrals=("rm", "sb", "pe")))
    table.course(F=[9], P=[10, 12], R=[11]).places(A=9, B=11, C=11, D=20, E=21, F=22).hand("A", "DPR").start_turn("A")
    assert table.offers == {"play D", "play P", "play R"}
    table.choose("play D")
    assert table.place("A") == 10
    table.choose("play P")
    assert table.place("A") == 12
    assert [row[0] for row in table.told(Event.DREW)][-2:] == [0, 0]
    assert (table.cards("A").count("R") >= 1, len(table.cards("A"))) == (True, 3)
    assert table.asked == "B"


@pytest.mark.rule("WR-EX-03")
def test_villain_goes_to_the_next_matching_tile_without_a_trap() -> None:
    table = Scenario("am", "rr", "pp").course("R", D=[9], P=[10, 12], F=[11]).trap(10, "oil").villain(8).pile("P")
    table.places(A=13, B=9, C=9, D=11, E=11, F=7).effect(Effect.VILLAIN)
    assert table.villain_at == 12
    assert (table.trap_at(10), table.trap_at(12), table.trap_left) == ("oil", "none", 15)


@pytest.mark.rule("WR-EX-04")
def test_villain_alone_in_front_lays_a_trap_and_returns() -> None:
    table = quiet(Scenario("am", "rr", "pp")).course("P", D=[8, 14]).villain(8).pile("R").hand("B", "D")
    table.villain_out = 0
    table.places(A=9, B=9, C=10, D=11, E=12, F=12).fate("F", "F", "F", "log").start_turn("B")
    assert places(table) == [9, 10, 10, 11, 12, 12]
    assert table.trap_at(14) == "log"
    assert (table.villain_at, table.trap_left) == (8, 15)


@pytest.mark.rule("WR-EX-05")
def test_neutral_activation_with_two_players() -> None:
    table = quiet(Scenario("pp", "rr", neutrals=("pe", "rm", "sb", "gt"))).face_up("A", "2").face_up("B", "2")
    table.course("P", R=[9, 12], F=[11], D=[21]).places(A=18, B=19, C=14, D=10, E=8, F=20).pile("").villain(20)
    table.round_number, table.villain_out = 2, 0
    table.fate("F", "F", "D").effect(Effect.NEUTRALS)
    moves = [row[:3] for row in table.told(Event.MOVED)]
    assert moves == [(5, 20, 21), (2, 14, 15), (3, 10, 11), (4, 8, 9), (2, 15, 16), (3, 11, 12), (5, 21, 22)]
    assert table.told(Event.GAS) == []
    assert (list(table.discard_counts), table.top) == ([1, 2, 0, 0], "D")
    assert table.villain_at == 21


@pytest.mark.rule("WR-EX-06")
def test_sawtooth_fetches_a_forest() -> None:
    table = quiet(Scenario("rr", "pp", "am")).course("D", R=[8], P=[9, 10], F=[12]).hand("A", "FFDP").face_up("A", "2")
    table.places(A=8, B=20, C=20, D=21, E=21, F=22).start_turn("A").choose("use 2")
    assert [table.tiles_laid[spot] for spot in (9, 12)] == [TILES["F"], TILES["P"]]
    assert table.up("A") == ""
    table.choose("play D")
    assert (table.place("A"), table.offers) == (9, {"play F", "end"})
    table.choose("play F")
    assert (table.place("A"), table.offers) == (10, {"play P", "end"})


@pytest.mark.rule("WR-EX-07")
def test_drill_cancels_the_tunnel_without_asking() -> None:
    table = quiet(Scenario("pp", "rr", "am")).course("D").trap(13, "painted_tunnel").face_up("A", "14")
    table.places(A=11, B=9, C=9, D=8, E=7, F=20).hand("A", "FDD").start_turn("A").choose("play F", "play D")
    assert places(table) == [13, 9, 9, 8, 7, 20]
    assert (table.up("A"), table.trap_at(13), table.trap_discard[3]) == ("4", "none", 1)
    table.choose("play D")
    assert table.place("A") == 14


@pytest.mark.rule("WR-EX-07")
def test_tunnel_lets_the_two_rearmost_run_and_ends_the_turn() -> None:
    table = quiet(Scenario("pp", "rr", "am")).course("D").trap(13, "painted_tunnel").face_up("A", "4")
    table.places(A=11, B=9, C=9, D=8, E=7, F=20).hand("A", "FDD").start_turn("A").choose("play F", "play D")
    assert places(table) == [13, 9, 9, 10, 10, 20]
    assert (table.asked, len(table.cards("A"))) == ("B", 3)


@pytest.mark.rule("WR-EX-08")
def test_oil_with_a_nested_log() -> None:
    table = quiet(Scenario(*SIX)).course("D").places(A=12, B=12, C=11, D=9, E=9, F=5).hand("A", "DDF")
    table.trap(13, "oil").trap(10, "log").start_turn("A").choose("play D")
    assert table.asked == "A"
    assert table.offers == {"racer D", "racer E"}
    table.choose("racer D")
    assert places(table) == [13, 13, 12, 8, 10, 6]
    assert table.asked == "B"
    assert len(table.cards("A")) == 3
    assert table.told(Event.PHASE_ENDS) == [(0, 0, 0, 0, 32767)]


@pytest.mark.rule("WR-EX-09")
def test_run_stops_on_a_broken_bridge() -> None:
    table = quiet(Scenario(*SIX)).course("D").trap(10, "broken_bridge").face_up("A", "2").hand("A", "DDD")
    table.places(A=9, B=20, C=20, D=21, E=21, F=22).start_turn("A").choose("use 2")
    assert (table.place("A"), table.asked) == (10, "B")
    table.hand("A", "DDD").face_up("A", "2").start_turn("A").choose("play D")
    assert table.place("A") == 11
    assert table.offers == {"use 2", "end"}


@pytest.mark.rule("WR-EX-09")
def test_dragon_flies_over_the_bridge() -> None:
    table = quiet(Scenario("gt", "sb", "pp")).course("D").trap(10, "broken_bridge").face_up("A", "2")
    table.places(A=9, B=20, C=20, D=21, E=21, F=22).start_turn("A").choose("use 2")
    assert (table.place("A"), table.trap_at(10), table.asked) == (11, "broken_bridge", "A")


@pytest.mark.rule("WR-EX-10")
@pytest.mark.parametrize(
    ("start", "others", "end"), [(3, [3, 2, 1, 20], 1), (3, [1, 1, 2, 2, 3], 3), (2, [1, 1, 2, 2, 20], 3)]
)
def test_boulder_at_the_rear(start: int, others: list[int], end: int) -> None:
    table = quiet(Scenario("gt", "pe", "pp")).trap(start + 1, "boulder").hand("A", "D")
    table.places(A=start, **dict(zip("BCDEF", [*others, 21], strict=False))).start_turn("A")
    assert table.told(Event.TRAP_SPRUNG)[0][:2] == (0, start + 1)
    assert table.place("A") == end


@pytest.mark.rule("WR-EX-11")
def test_swamp_payment_and_the_villains_card() -> None:
    table = quiet(Scenario("ac", "gt", "pp")).course("D", swamp=[20]).places(A=20, B=9, C=9, D=8, E=8, F=7)
    table.hand("A", "FFD").face_up("A", "2").start_turn("A").choose("pay")
    assert table.offers == {"pay_pair F", "pay_triple DFF"}
    table.choose("pay_pair F")
    assert (table.place("A"), table.top) == (21, "F")
    assert table.offers == {"play D", "use 2", "end"}
    table.villain_out = 0
    table.course(F=[10]).villain(8).choose("end")
    assert table.villain_at == 10


@pytest.mark.rule("WR-EX-11")
@pytest.mark.parametrize("top", "DF")
def test_three_cards_paid_in_the_swamp_can_be_ordered(top: str) -> None:
    table = quiet(Scenario("ac", "gt", "pp")).course("D", swamp=[20]).places(A=20, B=9, C=9, D=8, E=8, F=7)
    table.hand("A", "FFD").face_up("A", "2").start_turn("A").choose("pay", "pay_triple DFF")
    assert table.offers == {"top D", "top F"}
    assert (table.choose(f"top {top}").top, table.place("A")) == (top, 21)


@pytest.mark.rule("WR-EX-12")
@pytest.mark.parametrize("discards", [["discard F", "stop"], ["discard D", "stop"], ["discard F", "discard D"]])
def test_swamp_with_two_unequal_cards(discards: list[str]) -> None:
    table = quiet(Scenario("ac", "gt", "pp")).course("D", swamp=[20]).places(A=20, B=9, C=9, D=8, E=8, F=7)
    table.hand("A", "FD").start_turn("A")
    assert table.offers == {"discard F", "discard D"}
    table.choose(*discards)
    assert table.discarded == 2 - discards.count("stop")
    assert (table.place("A"), len(table.cards("A")), table.asked) == (20, 3, "B")


@pytest.mark.rule("WR-EX-13")
@pytest.mark.parametrize("neutral", [13, 20])
@pytest.mark.parametrize("trigger", ["book", "enter_or_cross", "enter_only"])
def test_gas_station_skipped(trigger: str, neutral: int) -> None:
    table = quiet(Scenario("sb", "gt", "pp", special_trigger=trigger)).course("D")
    table.places(A=14, B=15, C=15, D=neutral, E=21, F=22).hand("A", "D").start_turn("A")
    assert table.place("A") == 16
    times = int(trigger == "enter_or_cross" and neutral == 20)
    assert len(table.told(Event.GAS)) == times
    table.choose(*["recover 1"] * 3 * times)
    assert [table.up(racer) for racer in "ABC"] == ["1" * times] * 3


@pytest.mark.rule("WR-EX-14")
def test_crossroads_brings_a_trap_under_two_racers() -> None:
    table = quiet(Scenario(*SIX)).course("P", F=[16], D=[22], crossroads=[18]).trap(22, "log").villain(4)
    table.villain_out = 0
    table.places(A=17, B=16, C=16, D=9, E=9, F=8).hand("A", "P").start_turn("A").choose("tile t16", "tile t22")
    assert table.offers == {"racer B", "racer C"}
    table.choose("racer C")
    assert (table.place("B"), table.place("C"), table.trap_at(16)) == (16, 14, "none")
    assert table.tiles_laid[16] == TILES["D"]
    assert (len(table.cards("A")), table.villain_at > 4, table.asked) == (3, True, "B")


@pytest.mark.rule("WR-EX-15")
def test_reshuffle_before_the_villain() -> None:
    table = quiet(Scenario(*SIX)).course("D", R=[12]).pile("R").hand("A", "DP").deck("F").villain(8)
    table.places(A=9, B=20, C=20, D=21, E=21, F=22).fate("F", "P", "R")
    table.villain_out = 0
    table.face_up("A", "2").start_turn("A").choose("play P", "end")
    assert table.cards("A") == "DFP"
    assert table.told(Event.RESHUFFLED) == [(2, 0, 0, 0, 32767)]
    assert (table.top, table.discarded, table.deck_left) == ("R", 1, 0)
    assert table.villain_at == 12


@pytest.mark.rule("WR-EX-16")
def test_villain_out_of_the_race() -> None:
    table = quiet(Scenario(*SIX)).course("P", D=[22], R=[23], P=[24], acme=[18], F=[19]).trap(23, "sabotage").pile("F")
    table.villain_out = 0
    table.villain(21).places(A=17, B=9, C=9, D=8, E=8, F=7).effect(Effect.VILLAIN)
    assert table.villain_out == 1
    assert table.trap_at(23) == "sabotage"
    table.fate("F").hand("A", "P").start_turn("A")
    assert table.told(Event.ACME)
    assert [spot for spot in range(26) if table.traps_laid[spot]] == [23]
    table.places(A=22).face_up("A", "34").hand("A", "DD").start_turn("A").choose("play D")
    assert table.offers == {"exhaust 3", "exhaust 4"}


@pytest.mark.rule("WR-EX-17")
@pytest.mark.parametrize("first", [0, 1])
def test_level_crossing_chain(first: int) -> None:
    table = quiet(Scenario("sb", "gt")).course("D", level_crossing=[17]).places(A=16, B=20, C=16, D=21, E=22, F=22)
    table.first_seat = first
    table.hand("A", "D").start_turn("A")
    assert (table.asked, table.offers) == ("AB"[first], {"racer A", "racer C"})
    table.choose("racer C")
    assert places(table) == [18, 20, 18, 21, 22, 22]


@pytest.mark.rule("WR-EX-18")
def test_missouri() -> None:
    table = quiet(Scenario("ac", "gt", "pp", race=12)).course("F", P=[9]).places(A=9, B=20, C=20, D=21, E=21, F=22)
    table.hand("A", "DFR").start_turn("A")
    assert table.offers == {"discard D", "discard F", "discard R"}
    table.choose("discard D", "stop")
    assert (table.place("A"), len(table.cards("A"))) == (9, 3)
    table.hand("A", "PRF").face_up("A", "2").start_turn("A").choose("pay")
    assert table.offers == {"pay_prairie R", "pay_prairie F"}
    table.choose("pay_prairie R", "top R")
    assert (table.place("A"), table.cards("A")) == (10, "F")


@pytest.mark.rule("WR-EX-18")
@pytest.mark.parametrize(("hand", "can"), [("DPRF", False), ("DPPF", True)])
def test_missouri_asks_two_prairies_for_a_later_movement(hand: str, can: bool) -> None:
    table = quiet(Scenario("ac", "gt", "pp", race=12)).course("F", P=[10]).places(A=9, B=20, C=20, D=21, E=21, F=22)
    table.hand("A", hand).face_up("A", "2").start_turn("A").choose("play D")
    assert table.place("A") == 10
    assert ("pay" in table.offers) == can


@pytest.mark.rule("WR-EX-19")
def test_two_laps() -> None:
    table = quiet(Scenario(*SIX, race=9)).course("D").places(A=23, B=24, C=24, D=9, E=9, F=10).hand("A", "D")
    table.start_turn("A")
    assert (table.place("A"), table.over, table.finish) == (25, 0, 48)
    table.hand("B", "D").start_turn("B")
    assert (table.place("B"), table.standing[1]) == (25, 2)
    table.places(A=47).hand("A", "D").start_turn("A")
    assert (table.place("A"), table.over, table.racer(0).rank) == (48, 1, 1)


@pytest.mark.rule("WR-EX-20")
def test_mississippi() -> None:
    table = quiet(Scenario("sb", "gt", "pp", race=15)).places(A=15, B=9, C=9, D=8, E=8, F=7).hand("A", "DFP")
    table.face_up("A", "24").start_turn("A").choose("use 2")
    assert table.place("A") == 16
    table.choose("use 4", "recover 2")
    assert table.up("A") == "2"
    assert table.offers == {"play D", "play F", "play P"}
    table.choose("play D")
    assert table.place("A") == 17
    assert table.offers == {"leave_river", "end"}
    table.choose("leave_river")
    assert table.asked == "C"
    table.choose("name R")
    assert table.place("A") == 17
    assert table.asked == "B"


@pytest.mark.rule("WR-EX-21")
@pytest.mark.parametrize(("ties", "points"), [("shared", [10, 8, 3, 2, 2, 8]), ("turn_order", [10, 8, 3, 2, 1, 6])])
def test_ranking_and_points(ties: str, points: list[int]) -> None:
    table = quiet(Scenario("sb", "gt", "pp", "rm", "pf", rank_ties=ties)).course("D")
    table.places(A=24, B=22, C=20, D=17, E=17, F=22).hand("A", "D").start_turn("A")
    assert table.over == 1
    assert list(table.points) == points


@pytest.mark.rule("WR-EX-22")
def test_convert_a_car() -> None:
    table = (
        quiet(Scenario("pp", "am", neutrals=("pf", "rm", "sb", "pe"))).course("D").face_up("A", "24").face_up("B", "23")
    )
    table.places(A=12, B=15, C=14, D=20, E=20, F=21).start_turn("A").choose("use 2")
    assert {said for said in table.offers if "B" in said} == set()
    table.choose("convert C 2")
    assert table.offers == {"exhaust 4", "decline"}
    table.choose("exhaust 4")
    assert (table.place("A"), table.up("A"), table.racer(2).ready) == (15, "", 0)
