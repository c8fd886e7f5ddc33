"""The Gruesome Twosome (WR-PW-GT1 to GT4)."""

import pytest

from carambolage.games.wacky_races.names.event import Event
from tests.games.wacky_races.scenario import TRAP_KINDS
from tests.rules.wacky_races.road import places, road


@pytest.mark.rule("WR-PW-GT1")
def test_ghostly_shortcut_cancels_a_painted_tunnel() -> None:
    table = road("gt").places(B=7, C=8).trap(11, "painted_tunnel").start_turn("A").choose("play D")
    assert places(table, "ABC") == [11, 7, 8]
    assert (table.up("A"), table.asked) == ("234", "A")


@pytest.mark.rule("WR-PW-GT1")
def test_painted_tunnel_works_once_the_shortcut_is_exhausted() -> None:
    table = road("gt").face_up("A", "234").places(B=7, C=8).trap(11, "painted_tunnel").start_turn("A").choose("play D")
    assert places(table, "ABC") == [11, 9, 10]
    assert table.asked == "B"


@pytest.mark.rule("WR-PW-GT2")
@pytest.mark.parametrize("distance", [2, 3])
def test_belfry_dragon_flies_over_traps(distance: int) -> None:
    table = road("gt").printed("gt2", distance=distance).trap(11, "log").start_turn("A").choose("use 2")
    assert (table.place("A"), table.trap_at(11), table.up("A"), table.asked) == (10 + distance, "log", "134", "A")


@pytest.mark.rule("WR-PW-GT2")
def test_belfry_dragon_triggers_the_trap_where_it_lands() -> None:
    table = road("gt").places(B=12, C=12).trap(13, "log").start_turn("A").choose("use 2")
    assert (table.place("A"), table.trap_at(13), table.asked) == (11, "none", "B")


@pytest.mark.rule("WR-PW-GT3")
def test_crystal_ball_shows_traps_moves_one_and_draws() -> None:
    table = road("gt").trap(11, "oil").trap(13, "log").trap(16, "boulder").start_turn("A").choose("use 3")
    seen = [(spot, TRAP_KINDS[kind], eyes) for _, spot, _, kind, eyes in table.told(Event.TRAP_SEEN)]
    assert seen == [(11, "oil", 1), (13, "log", 1)]
    assert table.offers == {"shift t11 ahead", "shift t13 back", "shift t13 ahead", "decline"}
    table.choose("shift t13 ahead")
    assert [table.trap_at(spot) for spot in (11, 13, 14, 16)] == ["oil", "none", "log", "boulder"]
    assert (len(table.cards("A")), table.up("A"), table.place("A")) == (5, "124", 10)


@pytest.mark.rule("WR-PW-GT3")
def test_crystal_ball_moves_a_trap_backward() -> None:
    table = road("gt").trap(13, "log").start_turn("A").choose("use 3", "shift t13 back")
    assert [table.trap_at(spot) for spot in (12, 13)] == ["log", "none"]


@pytest.mark.rule("WR-PW-GT3")
def test_crystal_ball_needs_a_tile_that_may_hold_the_trap() -> None:
    table = road("gt").places(B=13).trap(12, "oil").trap(14, "log").start_turn("A").choose("use 3")
    assert table.offers == {"shift t12 back", "decline"}
    table.choose("decline")
    assert [table.trap_at(spot) for spot in (12, 14)] == ["oil", "log"]
    assert len(table.cards("A")) == 5


@pytest.mark.rule("WR-PW-GT3")
def test_crystal_ball_moves_no_trap_onto_another() -> None:
    table = road("gt").trap(12, "oil").trap(13, "log").start_turn("A").choose("use 3")
    assert table.offers == {"shift t12 back", "shift t13 ahead", "decline"}


@pytest.mark.rule("WR-PW-GT3")
def test_crystal_ball_without_trap_draws() -> None:
    table = road("gt").printed("gt3", draw=3).start_turn("A").choose("use 3")
    assert (len(table.cards("A")), table.asked) == (6, "A")
    assert "play D" in table.offers


@pytest.mark.rule("WR-PW-GT3")
def test_crystal_ball_sees_as_far_as_printed() -> None:
    table = road("gt").printed("gt3", range=2).trap(12, "oil").trap(13, "log").start_turn("A").choose("use 3")
    assert [event[1] for event in table.told(Event.TRAP_SEEN)] == [12]


@pytest.mark.rule("WR-PW-GT3")
def test_crystal_ball_moves_no_trap_beyond_four_tiles() -> None:
    table = road("gt").places(A=11).trap(13, "oil").trap(16, "log").start_turn("A").choose("use 3")
    assert table.offers == {"shift t13 back", "shift t13 ahead", "decline"}
    assert [event[1] for event in table.told(Event.TRAP_SEEN)] == [13]


@pytest.mark.rule("WR-PW-GT3")
def test_crystal_ball_needs_a_trap_or_a_card() -> None:
    assert "use 3" not in road("gt").no_cards_left().start_turn("A").offers
    assert "use 3" in road("gt").no_cards_left().trap(14, "log").start_turn("A").offers
    assert "use 3" in road("gt").no_cards_left().trap(11, "log").start_turn("A").offers
    assert "use 3" not in road("gt").no_cards_left().places(A=11).trap(16, "log").start_turn("A").offers


@pytest.mark.rule("WR-PW-GT4")
def test_haunting_frightens_racers_on_two_terrains() -> None:
    table = (
        road("gt").course(F=[20, 9], P=[21], R=[22]).places(E=15, F=9).fate("F", "P").start_turn("A").choose("use 4")
    )
    assert places(table) == [10, 19, 20, 22, 15, 8]
    assert (table.top, table.discarded, table.up("A"), table.asked) == ("P", 2, "123", "A")


@pytest.mark.rule("WR-PW-GT4")
def test_haunting_with_two_equal_terrains_frightens_once() -> None:
    table = road("gt").fate("D", "D").start_turn("A").choose("use 4")
    assert places(table) == [10, 19, 20, 21, 22, 23]


@pytest.mark.rule("WR-PW-GT4")
def test_haunting_counts_the_grid_but_no_wild_tile() -> None:
    table = (
        road("gt")
        .course(level_crossing=[20])
        .places(B=1, C=20, D=5, E=3)
        .fate("D", "D")
        .start_turn("A")
        .choose("use 4")
    )
    assert places(table) == [10, 1, 20, 4, 3, 23]


@pytest.mark.rule("WR-PW-GT4")
def test_haunting_leaves_who_lies_low_and_drives_others_into_traps() -> None:
    table = road("gt").course(F=[20]).places(C=20).lay_low("B").trap(19, "log").fate("F", "F").start_turn("A")
    table.choose("use 4")
    assert places(table, "BC") == [20, 17]
    assert table.asked == "A"


@pytest.mark.rule("WR-PW-GT4")
def test_haunting_needs_a_card_to_reveal() -> None:
    assert "use 4" not in road("gt").no_cards_left().start_turn("A").offers
