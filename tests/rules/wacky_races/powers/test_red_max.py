"""Red Max (WR-PW-RM1 to RM4)."""

import pytest

from carambolage.games.wacky_races.names.event import Event
from tests.rules.wacky_races.road import road


@pytest.mark.rule("WR-PW-RM1")
def test_take_off_cancels_a_broken_bridge() -> None:
    table = road("rm").trap(11, "broken_bridge").start_turn("A").choose("play D")
    assert (table.up("A"), table.asked, table.racer(0).bridge) == ("234", "A", 0)


@pytest.mark.rule("WR-PW-RM1")
def test_bridge_breaks_once_take_off_is_exhausted() -> None:
    table = road("rm").face_up("A", "234").trap(11, "broken_bridge").start_turn("A").choose("play D")
    assert (table.up("A"), table.asked, table.racer(0).bridge) == ("234", "B", 1)


@pytest.mark.rule("WR-PW-RM2")
def test_on_their_tail_flies_to_a_racer_with_a_free_space() -> None:
    table = road("rm").places(B=11, C=13, D=14, E=12, F=12).trap(12, "oil").start_turn("A").choose("use 2")
    assert table.offers == {"tile t11", "tile t13"}
    table.choose("tile t13")
    assert (table.place("A"), table.up("A"), table.trap_at(12), table.asked) == (13, "134", "oil", "A")


@pytest.mark.rule("WR-PW-RM2")
@pytest.mark.parametrize(
    ("places", "usable"),
    [({"B": 14}, False), ({"B": 13}, True), ({"B": 11}, True), ({"B": 9}, False), ({"B": 10}, False)],
)
def test_on_their_tail_needs_a_racer_one_to_three_tiles_ahead(places: dict[str, int], usable: bool) -> None:
    assert ("use 2" in road("rm").places(**places).start_turn("A").offers) is usable


@pytest.mark.rule("WR-PW-RM2")
def test_on_their_tail_reaches_as_far_as_printed() -> None:
    assert "use 2" not in road("rm").printed("rm2", range=2).places(B=13).start_turn("A").offers


@pytest.mark.rule("WR-PW-RM2")
def test_on_their_tail_flies_to_the_next_tile_too() -> None:
    assert road("rm").places(B=11).start_turn("A").choose("use 2").place("A") == 11


@pytest.mark.rule("WR-PW-RM3")
def test_strafing_run_reaches_four_tiles() -> None:
    assert "use 3" not in road("rm").places(A=11).trap(16, "oil").start_turn("A").offers
    table = road("rm").places(A=11).trap(16, "oil").trap(14, "log").start_turn("A").choose("use 3")
    assert [table.trap_at(spot) for spot in (14, 16)] == ["none", "oil"]
    assert table.told(Event.TRAP_REMOVED) == [(14, 5, 0, 0, 0x7FFF)]


@pytest.mark.rule("WR-PW-RM3")
def test_strafing_run_removes_a_trap_and_draws() -> None:
    table = road("rm").trap(11, "oil").trap(14, "log").trap(16, "boulder").start_turn("A").choose("use 3")
    assert table.offers == {"tile t11", "tile t14"}
    seen = table.reveals
    table.choose("tile t14")
    assert [table.trap_at(spot) for spot in (11, 14, 16)] == ["oil", "none", "boulder"]
    assert (table.trap_discard[5], table.reveals - seen) == (1, 2)  # the trap, and the card drawn
    assert (table.place("A"), len(table.cards("A")), table.up("A"), table.asked) == (10, 4, "124", "A")


@pytest.mark.rule("WR-PW-RM3")
def test_strafing_run_sends_the_villain_behind_the_last_racer() -> None:
    table = road("rm").places(B=8).villain(12).trap(11, "oil").start_turn("A").choose("use 3")
    assert table.offers == {"tile t11", "villain"}
    table.choose("villain")
    assert (table.villain_at, table.trap_at(11), len(table.cards("A"))) == (7, "oil", 4)
    assert table.told(Event.VILLAIN_RETURNS) == [(7, 0, 0, 0, 0x7FFF)]


@pytest.mark.rule("WR-PW-RM3")
@pytest.mark.parametrize(("villain", "usable"), [(8, False), (9, False), (10, True)])
def test_strafing_run_needs_a_villain_farther_forward(villain: int, usable: bool) -> None:
    assert ("use 3" in road("rm").villain(villain).start_turn("A").offers) is usable


@pytest.mark.rule("WR-PW-RM3")
def test_strafing_run_finds_no_villain_out_of_the_race() -> None:
    table = road("rm").villain(14)
    table.villain_out = 1
    assert "use 3" not in table.start_turn("A").offers


@pytest.mark.rule("WR-PW-RM3")
def test_strafing_run_has_the_printed_numbers() -> None:
    assert "use 3" not in road("rm").printed("rm3", range=2).trap(13, "oil").start_turn("A").offers
    table = road("rm").printed("rm3", draw=3).trap(13, "oil").start_turn("A").choose("use 3")
    assert len(table.cards("A")) == 6


@pytest.mark.rule("WR-PW-RM4")
@pytest.mark.parametrize("count", [1, 2])
def test_aerobatics_let_the_next_cards_match_any_tile(count: int) -> None:
    table = road("rm", default="P").printed("rm4", cards=count).hand("A", "DDDFFP").start_turn("A").choose("play D")
    assert "play D" not in table.offers
    table.choose("use 4")
    for _ in range(count):
        assert {"play D", "play F", "play P"} <= table.offers
        table.choose("play F")
    assert {offer for offer in table.offers if offer.startswith("play")} == {"play P"}
    assert (table.place("A"), table.up("A")) == (11 + count, "123")


@pytest.mark.rule("WR-PW-RM4")
def test_aerobatics_need_a_card() -> None:
    assert "use 4" not in road("rm").hand("A", "").trap(11, "oil").start_turn("A").offers
    assert "use 4" in road("rm").hand("A", "D").start_turn("A").offers
