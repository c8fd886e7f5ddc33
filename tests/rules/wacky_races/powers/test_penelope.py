"""Penelope Pitstop (WR-PW-PE1 to PE4)."""

import pytest

from carambolage.games.wacky_races.names.event import Event
from tests.games.wacky_races.scenario import Scenario
from tests.rules.wacky_races.road import places, road


@pytest.mark.rule("WR-PW-PE1")
def test_powder_puff_cancels_an_oil() -> None:
    table = road("pe").places(F=19).trap(11, "oil").start_turn("A").choose("play D")
    assert places(table) == [11, 20, 21, 22, 23, 19]
    assert (table.up("A"), table.asked) == ("234", "A")


@pytest.mark.rule("WR-PW-PE1")
def test_oil_flows_once_the_powder_puff_is_exhausted() -> None:
    table = road("pe").face_up("A", "234").places(F=19).trap(11, "oil").start_turn("A").choose("play D")
    assert places(table) == [11, 21, 22, 23, 24, 20]
    assert table.asked == "B"


@pytest.mark.rule("WR-PW-PE2")
def test_hayulp_swaps_places() -> None:
    table = road("pe").places(B=11, C=12, D=12, E=13, F=9).start_turn("A").choose("use 2")
    assert table.offers == {"racer B", "racer C", "racer D"}
    table.choose("racer C")
    assert places(table) == [12, 11, 10, 12, 13, 9]
    assert (table.up("A"), table.cards("A"), table.asked) == ("134", "DFP", "A")


@pytest.mark.rule("WR-PW-PE2")
def test_hayulp_triggers_nothing() -> None:
    table = road("pe").places(A=14, B=15).face_up("A", "2").start_turn("A").choose("use 2")
    assert (table.place("A"), table.place("B"), table.up("A")) == (15, 14, "")
    assert table.told(Event.GAS) == []


@pytest.mark.rule("WR-PW-PE2")
@pytest.mark.parametrize(("place", "usable"), [(9, False), (10, False), (11, True), (12, True), (13, False)])
def test_hayulp_needs_a_racer_one_or_two_tiles_ahead(place: int, usable: bool) -> None:
    assert ("use 2" in road("pe").places(F=place).start_turn("A").offers) is usable


@pytest.mark.rule("WR-PW-PE2")
def test_hayulp_reaches_as_far_as_printed() -> None:
    assert "use 2" in road("pe").printed("pe2", range=3).places(F=13).start_turn("A").offers


@pytest.mark.rule("WR-PW-PE3")
def test_ladies_first_takes_card_by_card() -> None:
    table = road("pe").hand("B", "DFP").hand("C", "RR").fate("F", "R").start_turn("A").choose("use 3")
    assert table.offers == {"racer B", "racer C"}
    table.choose("racer B")
    assert table.offers == {"racer B", "racer C"}
    assert [(numbers[:2], eyes) for numbers, _, eyes in table.whispered("took")] == [((0, 1), 0b011)]
    table.choose("racer C")
    assert (table.cards("A"), table.cards("B"), table.cards("C")) == ("DFFPR", "DP", "R")
    assert (table.up("A"), table.asked) == ("124", "A")


@pytest.mark.rule("WR-PW-PE3")
def test_ladies_first_takes_both_from_one_opponent() -> None:
    table = road("pe").hand("B", "DFP").fate("F", "D").start_turn("A").choose("use 3", "racer B", "racer B")
    assert (table.cards("A"), table.cards("B")) == ("DDFFP", "P")


@pytest.mark.rule("WR-PW-PE3")
def test_ladies_first_leaves_everybody_a_card_and_draws_the_rest() -> None:
    table = road("pe").hand("B", "DF").hand("C", "R").fate("D", "R").start_turn("A").choose("use 3")
    assert (table.cards("A"), table.cards("B"), table.cards("C")) == ("DDFPR", "F", "R")


@pytest.mark.rule("WR-PW-PE3")
def test_ladies_first_takes_as_many_cards_as_printed() -> None:
    table = road("pe").printed("pe3", cards=1).fate("F").start_turn("A").choose("use 3", "racer B")
    assert (table.cards("A"), table.cards("B"), table.cards("C")) == ("DFFP", "DP", "DFP")
    assert "play D" in table.offers


@pytest.mark.rule("WR-PW-PE3")
def test_ladies_first_robs_nobody_who_lies_low() -> None:
    table = road("pe").lay_low("B").fate("D", "F").start_turn("A").choose("use 3")
    assert (table.cards("A"), table.cards("B"), table.cards("C")) == ("DDFFP", "DFP", "P")


@pytest.mark.rule("WR-PW-PE3")
def test_ladies_first_needs_a_card_to_come_by() -> None:
    bare = road("pe").no_cards_left().hand("B", "D").hand("C", "F")
    assert "use 3" not in bare.deck("").start_turn("A").offers
    assert "use 3" in bare.hand("C", "FF").deck("").start_turn("A").offers


def beauty_stop(**numbers: int) -> Scenario:
    table = road("pe").pile("").hand("A", "DFP")
    return (table.printed("pe4", **numbers) if numbers else table).start_turn("A").choose("use 4")


@pytest.mark.rule("WR-PW-PE4")
def test_beauty_stop_changes_cards() -> None:
    table = beauty_stop().fate("R", "R", "R", "R")
    assert table.offers == {"discard D", "discard F", "discard P", "stop"}
    table.choose("discard F")
    assert table.offers == {"discard D", "discard P", "stop"}
    table.choose("discard D", "stop")
    assert (table.cards("A"), table.top, table.discarded) == ("PRRRR", "D", 2)
    assert (table.up("A"), table.place("A"), table.asked) == ("123", 10, "A")


@pytest.mark.rule("WR-PW-PE4")
def test_beauty_stop_may_discard_none_or_all() -> None:
    assert len(beauty_stop().choose("stop").cards("A")) == 5
    table = beauty_stop().fate("R", "R", "R", "R", "R").choose("discard D", "discard F", "discard P")
    assert (table.cards("A"), table.top) == ("RRRRR", "P")


@pytest.mark.rule("WR-PW-PE4")
def test_beauty_stop_draws_as_printed() -> None:
    assert len(beauty_stop(draw=3).choose("stop").cards("A")) == 6


@pytest.mark.rule("WR-PW-PE4")
def test_beauty_stop_needs_a_card_to_draw_or_to_change() -> None:
    assert "use 4" not in road("pe").hand("A", "").places(B=11).no_cards_left().start_turn("A").offers
    assert "use 4" in road("pe").hand("A", "D").places(B=11).no_cards_left().start_turn("A").offers


@pytest.mark.rule("WR-PW-PE3", "WR-PWR-11")
def test_only_two_see_the_card_that_is_taken() -> None:
    table = road("ac", "pe").face_up("B", "3").hand("C", "RR").hand("A", "D").fate("R").start_turn("B").choose("use 3")
    assert [(numbers[:2], eyes) for numbers, _, eyes in table.whispered("took")][:1] == [((1, 2), 0b110)]
