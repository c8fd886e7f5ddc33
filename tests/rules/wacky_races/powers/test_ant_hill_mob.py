"""The Ant Hill Mob (WR-PW-AM1 to AM4)."""

import pytest

from carambolage.games.wacky_races.names.effect import Effect
from carambolage.games.wacky_races.names.event import Event
from tests.rules.wacky_races.road import places, road


@pytest.mark.rule("WR-PW-AM1")
@pytest.mark.parametrize("kind", ["sleight_of_hand", "mud_puddle"])
def test_never_con_a_con_cancels(kind: str) -> None:
    table = road("am").places(B=9).trap(11, kind).start_turn("A").choose("play D")
    assert (places(table, "AB"), table.racer(0).mud) == ([11, 9], 0)
    assert (table.up("A"), table.asked) == ("234", "A")


@pytest.mark.rule("WR-PW-AM1")
def test_mob_is_conned_once_the_card_is_exhausted() -> None:
    table = road("am").face_up("A", "234").places(B=9).trap(11, "sleight_of_hand").start_turn("A").choose("play D")
    assert (places(table, "AB"), table.asked) == ([9, 11], "B")


@pytest.mark.rule("WR-PW-AM2")
def test_getaway_with_one_card_runs_two() -> None:
    table = road("am").start_turn("A").choose("use 2")
    assert table.offers == {"discard D", "discard F", "discard P"}
    table.choose("discard F")
    assert table.offers == {"discard D", "discard P", "stop"}
    table.choose("stop")
    assert (table.place("A"), table.cards("A"), table.top, table.up("A")) == (12, "DP", "F", "134")
    assert "end" not in table.offers


@pytest.mark.rule("WR-PW-AM2")
def test_getaway_with_two_cards_runs_three_and_no_third_can_be_discarded() -> None:
    table = road("am").start_turn("A").choose("use 2", "discard P", "discard D")
    assert (table.place("A"), table.cards("A"), table.top, table.discarded) == (13, "F", "D", 2)


@pytest.mark.rule("WR-PW-AM2")
def test_getaway_has_the_printed_bonus() -> None:
    table = road("am").printed("am2", bonus=3).start_turn("A").choose("use 2", "discard P", "stop")
    assert table.place("A") == 14


@pytest.mark.rule("WR-PW-AM2")
def test_getaway_needs_a_card_and_stops_on_a_trap() -> None:
    assert "use 2" not in road("am").hand("A", "").start_turn("A").offers
    assert road("am").hand("A", "F").start_turn("A").choose("use 2").place("A") == 12
    table = road("am").trap(11, "log").hand("A", "DF").start_turn("A").choose("use 2", "discard D", "discard F")
    assert (table.place("A"), table.asked) == (9, "B")


@pytest.mark.rule("WR-PW-AM3")
def test_stick_em_up_takes_two_cards_at_random() -> None:
    table = road("am").places(B=13).hand("B", "DFPR").fate("R", "D").start_turn("A").choose("use 3")
    assert (table.cards("A"), table.cards("B")) == ("DDFPR", "FP")
    assert (table.up("A"), table.place("A"), table.asked) == ("124", 10, "A")


@pytest.mark.rule("WR-PW-AM3")
def test_stick_em_up_leaves_a_card() -> None:
    table = road("am").places(B=7).hand("B", "RR").start_turn("A").choose("use 3")
    assert (table.cards("A"), table.cards("B")) == ("DFPR", "R")


@pytest.mark.rule("WR-PW-AM3")
def test_stick_em_up_of_a_neutral_draws_a_card() -> None:
    table = road("am").places(B=13, D=10).fate("R").start_turn("A").choose("use 3")
    assert table.offers == {"racer B", "racer D"}
    table.choose("racer D")
    assert (table.cards("A"), table.cards("B")) == ("DFPR", "DFP")


@pytest.mark.rule("WR-PW-AM3")
@pytest.mark.parametrize(("place", "usable"), [(6, False), (7, True), (13, True), (14, False)])
@pytest.mark.parametrize("racer", ["B", "D"])
def test_stick_em_up_reaches_three_tiles_either_way(racer: str, place: int, usable: bool) -> None:
    assert ("use 3" in road("am").places(**{racer: place}).start_turn("A").offers) is usable


@pytest.mark.rule("WR-PW-AM3")
def test_stick_em_up_needs_a_hand_worth_taking() -> None:
    assert "use 3" not in road("am").places(B=11).hand("B", "D").start_turn("A").offers
    assert "use 3" not in road("am").places(B=11).lay_low("B").start_turn("A").offers
    assert "use 3" not in road("am").places(D=11).no_cards_left().start_turn("A").offers


@pytest.mark.rule("WR-PW-AM3")
def test_stick_em_up_has_the_printed_numbers() -> None:
    assert "use 3" in road("am").printed("am3", range=4).places(B=14).start_turn("A").offers
    assert len(road("am").printed("am3", cards=1).places(B=13).start_turn("A").choose("use 3").cards("A")) == 4
    assert len(road("am").printed("am3", draw=3).places(D=13).start_turn("A").choose("use 3").cards("A")) == 6


@pytest.mark.rule("WR-PW-AM4")
@pytest.mark.parametrize("count", [2, 3])
def test_lay_low_draws_and_protects(count: int) -> None:
    table = road("am").printed("am4", draw=count).start_turn("A").choose("use 4")
    assert (len(table.cards("A")), table.racer(0).low) == (3 + count, 1)
    assert (table.up("A"), table.place("A"), table.asked) == ("123", 10, "A")
    assert table.told(Event.LAYS_LOW) == [(0, 0, 0, 0, 0x7FFF)]


@pytest.mark.rule("WR-PW-AM4")
def test_lay_low_ends_at_the_start_of_the_next_own_turn() -> None:
    table = road("am", "pe").places(B=9).face_up("B", "2").start_turn("A").choose("use 4")
    table.choose("play D", "end")
    assert table.asked == "B"
    assert "use 2" not in table.offers
    assert table.start_turn("A").racer(0).low == 0
    assert "use 2" in table.start_turn("B").offers


@pytest.mark.rule("WR-PW-AM4")
def test_lay_low_does_not_help_against_traps() -> None:
    table = road("am", "sb").places(B=12).trap(13, "sleight_of_hand").lay_low("A").start_turn("B").choose("play D")
    assert places(table, "AB") == [13, 10]


@pytest.mark.rule("WR-PW-AM4")
def test_lay_low_does_not_stop_a_push_forward() -> None:
    table = road("am", "pf").lay_low("A").face_up("B", "3").start_turn("B").choose("use 3")
    assert table.place("A") == 11


@pytest.mark.rule("WR-PW-AM3", "WR-GEN-05")
def test_nobody_who_has_finished_is_held_up() -> None:
    table = road("am", finish_mode="run_out").places(A=24, B=24, C=9, D=10, E=11, F=12).hand("B", "DDD")
    assert "use 3" in table.face_up("A", "3").start_turn("A").offers
    table.effect(Effect.MOVE, 1, 1)
    assert (table.racer("B").finished, table.place("B")) == (1, 25)
    assert "use 3" not in table.start_turn("A").offers
