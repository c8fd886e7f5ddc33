"""Professor Pat Pending (WR-PW-PP1, PP3, PP4); Convert-a-Car has its own file."""

import pytest

from carambolage.games.wacky_races.names.event import Event
from tests.rules.wacky_races.road import places, road


@pytest.mark.rule("WR-PW-PP1")
def test_drill_a_way_cancels_a_painted_tunnel() -> None:
    table = road("pp").places(B=7, C=8).trap(11, "painted_tunnel").start_turn("A").choose("play D")
    assert places(table, "ABC") == [11, 7, 8]
    assert (table.up("A"), table.asked) == ("234", "A")


@pytest.mark.rule("WR-PW-PP1")
def test_painted_tunnel_works_once_the_drill_is_exhausted() -> None:
    table = road("pp").face_up("A", "34").places(B=7, C=8).trap(11, "painted_tunnel").start_turn("A").choose("play D")
    assert places(table, "ABC") == [11, 9, 10]
    assert table.asked == "B"


@pytest.mark.rule("WR-PW-PP3")
@pytest.mark.parametrize(("others", "end"), [({}, 11), ({"B": 11}, 12), ({"B": 11, "C": 12}, 13)])
def test_spring_wheels_land_on_the_nearest_empty_tile(others: dict[str, int], end: int) -> None:
    table = road("pp").places(**others).start_turn("A").choose("use 3")
    assert (table.place("A"), table.up("A"), table.asked) == (end, "124", "A")


@pytest.mark.rule("WR-PW-PP3")
@pytest.mark.parametrize(("reach", "usable"), [(2, False), (3, True)])
def test_spring_wheels_reach_as_far_as_printed(reach: int, usable: bool) -> None:
    table = road("pp").printed("pp3", range=reach).places(B=11, C=12).start_turn("A")
    assert ("use 3" in table.offers) is usable


@pytest.mark.rule("WR-PW-PP3")
def test_spring_wheels_need_an_empty_tile() -> None:
    assert "use 3" not in road("pp").places(B=11, C=12, D=13).start_turn("A").offers


@pytest.mark.rule("WR-PW-PP3")
def test_spring_wheels_trigger_the_trap_where_they_land() -> None:
    table = road("pp").places(B=11).trap(12, "log").start_turn("A").choose("use 3")
    assert (table.place("A"), table.trap_at(12), table.asked) == (10, "none", "B")


@pytest.mark.rule("WR-PW-PP3")
def test_spring_wheels_jump_over_racers_to_the_finish() -> None:
    table = road("pp").places(A=23, E=24).start_turn("A").choose("use 3")
    assert (table.over, table.racer(0).finished) == (1, 1)


@pytest.mark.rule("WR-PW-PP4")
def test_brainstorm_takes_two_of_four_and_orders_the_others() -> None:
    table = road("pp").hand("A", "D").fate("D", "F", "P", "R").start_turn("A").choose("use 4")
    assert table.offers == {f"keep_pair {pair}" for pair in ("DF", "DP", "DR", "FP", "FR", "PR")}
    assert [event[3:] for event in table.told(Event.CARD_SEEN)] == [(0, 1), (1, 1), (2, 1), (3, 1)]
    table.choose("keep_pair FR")
    assert table.offers == {"top D", "top P"}
    table.choose("top D")
    assert (table.cards("A"), table.top, table.discarded) == ("DFR", "D", 2)
    assert (table.up("A"), table.asked) == ("123", "A")


@pytest.mark.rule("WR-PW-PP4")
def test_brainstorm_offers_only_pairs_that_were_seen() -> None:
    table = road("pp").fate("D", "D", "P", "D").start_turn("A").choose("use 4")
    assert table.offers == {"keep_pair DD", "keep_pair DP"}


@pytest.mark.rule("WR-PW-PP4")
def test_brainstorm_looks_at_as_many_cards_as_printed() -> None:
    table = road("pp").printed("pp4", look=3).fate("D", "F", "P").start_turn("A").choose("use 4", "keep_pair DF")
    assert (table.cards("A"), table.top, table.discarded) == ("DDFFP", "P", 1)


@pytest.mark.rule("WR-PW-PP4")
def test_brainstorm_keeps_all_of_two_last_cards() -> None:
    table = road("pp").pile("").deck("DR").start_turn("A").choose("use 4")
    assert (table.cards("A"), table.asked) == ("DDFPR", "A")
    assert "play R" in table.offers


@pytest.mark.rule("WR-PW-PP4")
def test_brainstorm_needs_a_card_to_look_at() -> None:
    assert "use 4" not in road("pp").no_cards_left().start_turn("A").offers
    assert "use 4" in road("pp").pile("").deck("D").start_turn("A").offers
    assert "use 4" in road("pp").pile("D").deck("").start_turn("A").offers
