"""Special tiles: which are wild, when they react, Swamp and Level Crossing (WR-TIL-01 to WR-TIL-24)."""

import pytest

from carambolage.games.wacky_races.names.effect import Effect
from carambolage.games.wacky_races.names.event import Event
from tests.games.wacky_races.scenario import Scenario
from tests.rules.wacky_races.lineup import bring_villain, places, quiet_race

FAR = {"B": 22, "C": 22, "D": 23, "E": 23, "F": 24}
SPECIALS = ["swamp", "crossroads", "level_crossing", "acme"]
REACTIONS = {"level_crossing": Event.LEVEL_CROSSING, "acme": Event.ACME, "gas": Event.GAS}


def in_swamp(hand: str, **where: int) -> Scenario:
    """A in the Swamp on 17 with some cards and a power that only draws; it is A's turn."""
    table = quiet_race().course("D", swamp=[17]).places(**{"A": 17} | FAR | where).hand("A", hand).face_up("A", "2")
    return table.start_turn("A")


@pytest.mark.rule("WR-TIL-01")
@pytest.mark.parametrize("card", "DFPR")
@pytest.mark.parametrize(("name", "spot"), [*((name, 17) for name in SPECIALS), ("", 1), ("", 2)])
def test_special_tiles_and_the_rear_of_the_grid_stop_the_villain_with_every_card(
    name: str, spot: int, card: str
) -> None:
    table = bring_villain(quiet_race(default="F" if card != "F" else "D"), spot - 1).pile(card).places(A=24, **FAR)
    table.course("", **({name: [17]} if name else {})).effect(Effect.VILLAIN)
    assert table.villain_at == spot


@pytest.mark.rule("WR-TIL-01")
@pytest.mark.parametrize("card", "DFPR")
@pytest.mark.parametrize(("name", "spot"), [*((name, 17) for name in (*SPECIALS[1:], "gas")), ("", 1), ("", 2)])
def test_neutral_leaves_a_wild_tile_with_every_card(name: str, spot: int, card: str) -> None:
    table = quiet_race(3, default="F" if card != "F" else "D").course("", **({name: [17]} if name else {})).fate(card)
    table.places(A=24, B=23, C=22, D=spot, E=9, F=8).effect(Effect.NEUTRAL_REVEAL)
    assert table.place("D") == spot + 1


@pytest.mark.rule("WR-TIL-02")
@pytest.mark.parametrize("option", ["book", "enter_or_cross", "enter_only"])
@pytest.mark.parametrize("name", REACTIONS)
def test_only_the_level_crossing_reacts_to_being_jumped_over_unless_the_option_treats_all_alike(
    name: str, option: str
) -> None:
    table = quiet_race(special_trigger=option).course("", **{name: [17]}).places(A=16, B=17, C=17, D=17, E=17, F=17)
    table.hand("A", "D").start_turn("A")
    assert table.place("A") >= 18
    reacts = option == "enter_or_cross" or (option == "book" and name == "level_crossing")
    assert len(table.told(REACTIONS[name])) == int(reacts)


@pytest.mark.rule("WR-TIL-02")
@pytest.mark.parametrize(("option", "times"), [("book", 0), ("enter_or_cross", 1), ("enter_only", 0)])
def test_running_past_the_free_laboratory_is_not_moving_onto_it(option: str, times: int) -> None:
    table = Scenario("sb", "gt", special_trigger=option).course("D", acme=[17]).hand("A", "FP").face_up("A", "2")
    table.places(A=16, B=3, C=4, D=5, E=6, F=6).start_turn("A").choose("use 2")
    assert table.place("A") == 18
    assert len(table.told(Event.ACME)) == times


@pytest.mark.rule("WR-TIL-02")
@pytest.mark.parametrize("option", ["book", "enter_or_cross", "enter_only"])
@pytest.mark.parametrize("name", REACTIONS)
def test_entered_tile_reacts_with_every_option(name: str, option: str) -> None:
    table = quiet_race(special_trigger=option).course("", **{name: [17]}).places(A=16)
    table.places(**dict.fromkeys("BCDEF", 12 if name == "acme" else 18))
    table.hand("A", "D").face_up("A", "2").start_turn("A").choose("play D")
    assert len(table.told(REACTIONS[name])) == 1


@pytest.mark.rule("WR-TIL-02", "WR-MOV-11")
def test_tiles_crossed_on_the_way_to_the_finish_react_in_the_order_of_crossing() -> None:
    table = quiet_race(finish_mode="run_out", special_trigger="enter_or_cross").course(level_crossing=[23], acme=[24])
    table.places(A=22, B=8, C=9, D=10, E=11, F=12).effect(Effect.MOVE, 0, 3)
    assert table.story("finished", "level_crossing", "acme") == ["finished", "level_crossing", "acme"]


@pytest.mark.rule("WR-TIL-10")
@pytest.mark.parametrize("others", [2, 3, 5])
def test_swamp_is_never_full_and_never_skipped(others: int) -> None:
    table = quiet_race().course(swamp=[17]).places(**{"A": 16} | FAR | dict.fromkeys("BCDEF"[:others], 17))
    table.hand("A", "D").start_turn("A")
    assert table.place("A") == 17
    assert table.standing[17] == others + 1


@pytest.mark.rule("WR-TIL-10")
def test_run_ends_in_a_crowded_swamp() -> None:
    table = Scenario("sb", "gt").course("D", swamp=[17]).places(A=15, B=17, C=17, D=17, E=22, F=22)
    table.hand("A", "FP").face_up("A", "2").start_turn("A").choose("use 2")
    assert table.place("A") == 17


@pytest.mark.rule("WR-TIL-11", "WR-TIL-12")
@pytest.mark.parametrize(
    ("hand", "payments"),
    [
        ("FFD", {"pay_pair F", "pay_triple DFF"}),
        ("FFF", {"pay_pair F", "pay_triple FFF"}),
        ("FFDD", {"pay_pair F", "pay_pair D", "pay_triple DFF", "pay_triple DDF"}),
        ("DFPR", {"pay_triple DFP", "pay_triple DFR", "pay_triple DPR", "pay_triple FPR"}),
    ],
)
def test_swamp_is_left_with_a_pair_or_any_three_cards_of_the_players_choice(hand: str, payments: set[str]) -> None:
    table = in_swamp(hand)
    assert table.offers == {"pay", "use 2"}
    table.choose("pay")
    assert table.offers == payments


@pytest.mark.rule("WR-TIL-11")
@pytest.mark.parametrize(("taken", "end"), [({}, 18), ({"B": 18, "C": 18}, 19)])
def test_payment_is_one_card_movement_of_one_step(taken: dict[str, int], end: int) -> None:
    table = in_swamp("FFD", **taken).choose("pay", "pay_pair F")
    assert table.place("A") == end
    assert (table.cards("A"), table.top) == ("D", "F")
    assert table.offers == {"play D", "use 2", "end"}


@pytest.mark.rule("WR-TIL-11")
def test_swamp_is_left_in_the_same_way_as_a_later_movement() -> None:
    table = in_swamp("PFF", A=16).choose("play P")
    assert table.offers == {"pay", "use 2", "end"}
    table.choose("pay")
    assert (table.place("A"), table.cards("A")) == (18, "")


@pytest.mark.rule("WR-TIL-12")
def test_player_who_can_pay_must_leave() -> None:
    table = quiet_race().course("D", swamp=[17]).places(A=17, **FAR).hand("A", "FF").start_turn("A")
    assert table.place("A") == 18
    assert table.asked == "B"


@pytest.mark.rule("WR-TIL-13")
@pytest.mark.parametrize(("hand", "stuck"), [("F", True), ("FD", True), ("FF", False), ("FDP", False)])
def test_player_with_no_pair_and_fewer_than_three_cards_is_stuck(hand: str, stuck: bool) -> None:
    table = in_swamp(hand)
    assert table.offers == {"stuck" if stuck else "pay", "use 2"}


@pytest.mark.rule("WR-TIL-13")
def test_card_movement_ends_in_the_swamp_when_a_later_payment_is_impossible() -> None:
    table = in_swamp("PFD", A=16).choose("play P")
    assert table.offers == {"use 2", "end"}
    table.choose("end")
    assert table.place("A") == 17
    assert len(table.cards("A")) == 3


@pytest.mark.rule("WR-TIL-14")
@pytest.mark.parametrize("card", "DFPR")
def test_neutral_leaves_the_swamp_only_with_the_free_move(card: str) -> None:
    table = quiet_race(3, default="F" if card != "F" else "D").course(swamp=[17], R=[18] if card != "R" else [])
    table.places(A=24, B=23, C=22, D=17, E=9, F=8).fate(card).effect(Effect.NEUTRAL_REVEAL)
    assert table.place("D") == 17
    pile = table.discarded
    table.effect(Effect.NEUTRAL_FREE)
    assert table.place("D") == 18
    assert table.discarded == pile


@pytest.mark.rule("WR-TIL-20")
@pytest.mark.parametrize("last", ["B", "BC", "BCD"])
def test_all_racers_tied_for_last_step_forward(last: str) -> None:
    table = quiet_race().course(level_crossing=[17], swamp=[7]).places(**{"A": 16} | FAR | dict.fromkeys(last, 7))
    table.hand("A", "D").start_turn("A").choose(*[f"racer {racer}" for racer in last[:-1]])
    expected = {"A": 17} | FAR | dict(zip(last, [8, 8, 9], strict=False))
    assert places(table) == [expected[racer] for racer in "ABCDEF"]


@pytest.mark.rule("WR-TIL-21")
def test_last_place_is_judged_after_the_mover_has_stopped() -> None:
    table = quiet_race().course(level_crossing=[17]).places(**{"A": 16} | FAR | {"B": 17}).hand("A", "D")
    table.start_turn("A")
    assert table.asked == "A"
    assert table.offers == {"racer A", "racer B"}


@pytest.mark.rule("WR-TIL-21")
def test_mover_steps_itself_if_it_is_last() -> None:
    table = quiet_race().course(level_crossing=[17]).places(**{"A": 16} | FAR).hand("A", "D").start_turn("A")
    assert places(table) == [18, 22, 22, 23, 23, 24]


@pytest.mark.rule("WR-TIL-22")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_player_of_the_mover_orders_the_last_even_in_another_turn(first: int) -> None:
    table = quiet_race().course(level_crossing=[17]).trap(13, "oil").places(A=12, B=16, C=8, D=8, E=19, F=20)
    table.first_seat = first
    table.hand("A", "D").start_turn("A")
    assert table.told(Event.LEVEL_CROSSING) == [(1, 0, 0, 0, 32767)]
    assert table.asked == "B"
    assert table.offers == {"racer C", "racer D"}


@pytest.mark.rule("WR-TIL-22")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_first_player_orders_the_last_if_the_mover_is_neutral(first: int) -> None:
    table = quiet_race(3).course(level_crossing=[17]).trap(13, "oil").places(A=12, B=8, C=8, D=16, E=19, F=20)
    table.first_seat = first
    table.hand("A", "D").start_turn("A")
    assert table.asked == "ABC"[first]
    assert table.offers == {"racer B", "racer C"}


@pytest.mark.rule("WR-TIL-23")
def test_villain_is_never_last() -> None:
    table = bring_villain(quiet_race().course(level_crossing=[17]), 5).places(**{"A": 16} | FAR | {"B": 8})
    table.hand("A", "D").face_up("A", "2").start_turn("A").choose("play D")
    assert table.place("B") == 9
    assert table.villain_at == 5


@pytest.mark.rule("WR-TIL-24")
def test_racer_stepped_onto_the_crossing_triggers_it_again() -> None:
    table = quiet_race().course(level_crossing=[17]).places(A=16, B=16, C=18, D=19, E=20, F=20).hand("A", "D")
    table.start_turn("A")
    assert table.asked == "B"
    assert table.offers == {"racer A", "racer B"}
    table.choose("racer A")
    assert places(table) == [18, 19, 18, 19, 20, 20]
    assert len(table.told(Event.LEVEL_CROSSING)) == 2


@pytest.mark.rule("WR-TIL-25", "WR-MOV-11")
@pytest.mark.parametrize("option", ["book", "enter_or_cross", "enter_only"])
def test_trap_that_throws_the_mover_off_the_crossing_does_not_undo_the_passing(option: str) -> None:
    table = quiet_race(special_trigger=option).course(level_crossing=[17]).trap(17, "log")
    table.places(**{"A": 16} | FAR | {"B": 3}).hand("A", "D").start_turn("A")
    assert (table.place("A"), table.place("B")) == (15, 4)
    assert table.told(Event.LEVEL_CROSSING) == [(0, 0, 0, 0, 32767)]


@pytest.mark.rule("WR-TIL-25")
def test_racer_thrown_off_the_crossing_may_be_the_last_one_who_steps() -> None:
    table = quiet_race().course(level_crossing=[20]).trap(20, "log").places(**{"A": 19} | FAR).hand("A", "D")
    assert table.start_turn("A").place("A") == 19


@pytest.mark.rule("WR-MOV-11")
def test_laboratory_does_not_react_to_a_racer_that_its_trap_has_thrown_off() -> None:
    table = quiet_race().course(acme=[17]).trap(17, "log").places(A=16, B=3, C=3, D=4, E=4, F=5).hand("A", "D")
    table.start_turn("A")
    assert (table.place("A"), table.told(Event.ACME)) == (15, [])


@pytest.mark.rule("WR-MOV-09", "WR-MOV-11")
def test_tile_of_a_cancelled_trap_reacts_to_the_racer_that_entered_it() -> None:
    table = Scenario("sb", "gt", "pp").course("D", level_crossing=[17]).trap(17, "painted_tunnel").face_up("B", "1")
    table.places(A=3, B=16, C=20, D=21, E=22, F=23).hand("B", "D").face_up("A", "").face_up("C", "").start_turn("B")
    assert (table.up("B"), table.place("B"), table.place("A")) == ("", 17, 4)
    assert table.told(Event.LEVEL_CROSSING) == [(1, 0, 0, 0, 32767)]
