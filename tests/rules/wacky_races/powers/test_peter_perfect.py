"""Peter Perfect (WR-PW-PF1 to PF4)."""

import pytest

from carambolage.games.wacky_races.names.event import Event
from tests.rules.wacky_races.road import places, road


@pytest.mark.rule("WR-PW-PF1")
@pytest.mark.parametrize(("slots", "bridge", "asked"), [("1234", 0, "A"), ("234", 1, "B")])
def test_telescopic_chassis_cancels_a_broken_bridge(slots: str, bridge: int, asked: str) -> None:
    table = road("pf").face_up("A", slots).trap(11, "broken_bridge").start_turn("A").choose("play D")
    assert (table.racer(0).bridge, table.up("A"), table.asked) == (bridge, "234", asked)


@pytest.mark.rule("WR-PW-PF2")
@pytest.mark.parametrize(
    ("answer", "end", "up"), [("decline", 12, "134"), ("exhaust 1", 13, "34"), ("exhaust 4", 13, "13")]
)
def test_turbo_boost_runs_farther_for_another_power(answer: str, end: int, up: str) -> None:
    table = road("pf").start_turn("A").choose("use 2")
    assert table.offers == {"decline", "exhaust 1", "exhaust 3", "exhaust 4"}
    table.choose(answer)
    assert (table.place("A"), table.up("A"), table.asked) == (end, up, "A")


@pytest.mark.rule("WR-PW-PF2")
def test_turbo_boost_alone_runs_two() -> None:
    table = road("pf").face_up("A", "2").start_turn("A").choose("use 2")
    assert (table.place("A"), table.up("A")) == (12, "")


@pytest.mark.rule("WR-PW-PF2")
@pytest.mark.parametrize(("answer", "end"), [("decline", 11), ("exhaust 1", 15)])
def test_turbo_boost_has_the_printed_numbers(answer: str, end: int) -> None:
    table = road("pf").printed("pf2", distance=1, boosted=5).start_turn("A").choose("use 2", answer)
    assert table.place("A") == end


@pytest.mark.rule("WR-PW-PF2")
def test_turbo_boost_needs_its_chassis_before_it_moves() -> None:
    table = road("pf").trap(11, "broken_bridge").start_turn("A").choose("use 2", "exhaust 1")
    assert (table.place("A"), table.up("A"), table.asked) == (11, "34", "B")


@pytest.mark.rule("WR-PW-PF3")
def test_perfect_gentleman_helps_the_rearmost_other_racer() -> None:
    table = road("pf").places(A=7, B=9, C=8, D=8).start_turn("A").choose("use 3")
    assert table.offers == {"racer C", "racer D"}
    table.choose("racer D")
    assert places(table, "ABCD") == [7, 9, 8, 9]
    assert (len(table.cards("A")), table.up("A"), table.asked) == (5, "124", "A")


@pytest.mark.rule("WR-PW-PF3")
def test_perfect_gentleman_draws_as_printed() -> None:
    table = road("pf").printed("pf3", draw=1).start_turn("A").choose("use 3")
    assert (len(table.cards("A")), table.place("B")) == (4, 21)


@pytest.mark.rule("WR-PW-PF3")
def test_perfect_gentleman_helps_without_any_card_left_to_draw() -> None:
    table = road("pf").no_cards_left().start_turn("A").choose("use 3")
    assert (table.place("B"), table.cards("A")) == (21, "DFP")


@pytest.mark.rule("WR-PW-PF3")
def test_perfect_gentleman_skips_a_full_tile() -> None:
    table = road("pf").places(B=8, C=9, D=9).start_turn("A").choose("use 3")
    assert places(table, "ABCD") == [10, 10, 9, 9]


@pytest.mark.rule("WR-PW-PF4")
@pytest.mark.parametrize(("named", "playable"), [("F", {"play F", "play P"}), ("R", {"play P"})])
def test_perfect_line_lets_a_terrain_match_any_tile(named: str, playable: set[str]) -> None:
    table = road("pf", default="P").hand("A", "DDFFP").start_turn("A").choose("play D", "use 4")
    assert table.offers == {"name D", "name F", "name P", "name R"}
    table.choose(f"name {named}")
    assert {offer for offer in table.offers if offer.startswith("play")} == playable
    assert table.up("A") == "123"
    assert [event[:2] for event in table.told(Event.PERFECT_LINE)] == [(0, "DFPR".index(named))]


@pytest.mark.rule("WR-PW-PF4")
def test_perfect_line_lasts_for_every_card_of_the_turn_and_no_longer() -> None:
    table = road("pf", default="P").hand("A", "DFFFFP").face_up("A", "4").start_turn("A")
    table.choose("use 4", "name F", "play F", "play F", "play F")
    assert {offer for offer in table.offers if offer.startswith("play")} == {"play F", "play P"}
    table.choose("end").hand("A", "DDF").start_turn("A").choose("play D")
    assert table.asked == "B"


@pytest.mark.rule("WR-PW-PF4")
def test_perfect_line_needs_a_card() -> None:
    assert "use 4" not in road("pf").hand("A", "").start_turn("A").offers
    assert "use 4" in road("pf").hand("A", "D").start_turn("A").offers
