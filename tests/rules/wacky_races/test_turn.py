"""Round and turn (WR-TRN)."""

import pytest

from carambolage.games.wacky_races.names.effect import Effect
from carambolage.games.wacky_races.names.event import Event
from carambolage.games.wacky_races.names.question import Question
from tests.games.wacky_races.scenario import Scenario
from tests.rules.wacky_races.lineup import bring_villain, places, quiet_race

ORDER = (Event.PLAYED, Event.TILES_SWAPPED, Event.DREW, Event.VILLAIN_MOVES, Event.TURN_BEGINS)


def spread(table: Scenario, place: int = 9) -> Scenario:
    """A on a place, all others far ahead on full tiles of no interest."""
    return table.places(A=place, B=22, C=22, D=23, E=23, F=24)


@pytest.mark.rule("WR-TRN-01")
@pytest.mark.parametrize("first", range(3))
def test_round_is_one_turn_each_clockwise_and_then_the_neutrals(first: int) -> None:
    table = quiet_race(3).places(A=3, B=4, C=5, D=6, E=7, F=8)
    table.first_seat, table.round_number, heard = first, 2, len(table.events)
    table.effect(Effect.START_ROUND)
    while table.round_number == 2:
        table.act(table.offered[0])
    news = [row[:2] for row in table.events[heard:] if row[0] in (Event.TURN_BEGINS, Event.NEUTRALS_MOVE)]
    turns = [(Event.TURN_BEGINS, (first + number) % 3) for number in range(3)]
    assert news[:5] == [*turns, (Event.NEUTRALS_MOVE, first), turns[0]]


@pytest.mark.rule("WR-TRN-02")
def test_turn_is_movement_then_crossroads_then_refill_then_villain() -> None:
    table = bring_villain(spread(quiet_race().course(crossroads=[17]), 16), 7).hand("A", "F").pile("D")
    heard = len(table.events)
    table.start_turn("A").choose("tile t8", "tile t9")
    news = [row[:2] for row in table.events[heard:] if row[0] in ORDER]
    swap, draw = (Event.TILES_SWAPPED, 8), (Event.DREW, 0)
    begin_a, begin_b = (Event.TURN_BEGINS, 0), (Event.TURN_BEGINS, 1)
    assert news == [begin_a, (Event.PLAYED, 0), swap, draw, draw, draw, (Event.VILLAIN_MOVES, 7), begin_b]


@pytest.mark.rule("WR-TRN-03")
def test_player_chooses_between_cards_powers_and_the_end_again_and_again() -> None:
    table = spread(quiet_race()).hand("A", "DDF").face_up("A", "24").start_turn("A")
    assert table.offers == {"play D", "play F", "use 2", "use 4"}
    table.choose("play D")
    assert table.offers == {"play D", "use 2", "use 4", "end"}
    table.fate("R", "R", "R").choose("use 2")
    assert table.offers == {"play D", "use 4", "end"}
    table.choose("play D", "end")
    assert table.place("A") == 11
    assert table.asked == "B"


@pytest.mark.rule("WR-TRN-03")
def test_player_pays_where_the_tile_demands_it() -> None:
    table = spread(quiet_race().course(swamp=[17]), 17).hand("A", "DDF").face_up("A", "2").start_turn("A")
    assert table.offers == {"pay", "use 2"}


@pytest.mark.rule("WR-TRN-04")
def test_player_must_play_a_card_before_he_ends() -> None:
    table = spread(quiet_race()).hand("A", "F").face_up("A", "24").start_turn("A")
    assert "end" not in table.offers
    table.fate("D").choose("use 4")
    assert table.question == Question.TURN_ACTION
    assert "end" not in table.offers
    table.choose("play F")
    assert "end" in table.offers


@pytest.mark.rule("WR-TRN-04")
def test_nap_waives_the_first_card() -> None:
    table = spread(quiet_race()).hand("A", "FDP").face_up("A", "3").start_turn("A").choose("use 3", "stop")
    assert table.place("A") == 9
    assert table.asked == "B"


@pytest.mark.rule("WR-TRN-05")
def test_player_without_cards_may_end_and_use_powers_but_must_play_what_he_draws() -> None:
    table = spread(quiet_race()).hand("A", "").face_up("A", "2").start_turn("A")
    assert table.offers == {"use 2", "end"}
    table.fate("R", "F", "P").choose("use 2")
    assert table.offers == {"play R", "play F", "play P"}


@pytest.mark.rule("WR-TRN-05")
def test_player_without_cards_and_powers_just_refills() -> None:
    table = spread(quiet_race()).hand("A", "").start_turn("A")
    assert table.place("A") == 9
    assert len(table.cards("A")) == 3
    assert table.asked == "B"


@pytest.mark.rule("WR-TRN-06")
def test_stuck_player_discards_any_number_from_one_on_without_moving() -> None:
    table = spread(quiet_race().course(swamp=[17]), 17).hand("A", "FP").face_up("A", "2").start_turn("A")
    assert table.offers == {"stuck", "use 2"}
    table.choose("stuck")
    assert table.offers == {"discard F", "discard P"}
    table.choose("discard P")
    assert table.offers == {"discard F", "stop"}
    table.choose("stop")
    assert table.cards("A") == "F"
    assert table.offers == {"use 2", "end"}
    assert table.place("A") == 17
    table.choose("end")
    assert len(table.cards("A")) == 3


@pytest.mark.rule("WR-TRN-06")
def test_stuck_player_may_discard_everything() -> None:
    table = spread(quiet_race().course(swamp=[17]), 17).hand("A", "FP").face_up("A", "2").start_turn("A")
    table.choose("stuck", "discard P", "discard F")
    assert table.cards("A") == ""
    assert table.top == "F"
    assert table.offers == {"use 2", "end"}


@pytest.mark.rule("WR-TRN-06")
@pytest.mark.parametrize("card", "FP")
def test_stuck_player_discards_exactly_one_with_the_option(card: str) -> None:
    table = spread(quiet_race(stuck_discard="one").course(swamp=[17]), 17).hand("A", "FP").face_up("A", "2")
    table.start_turn("A").choose("stuck", f"discard {card}")
    assert table.cards("A") == "FP".replace(card, "")
    assert table.offers == {"use 2", "end"}


@pytest.mark.rule("WR-TRN-06")
def test_player_who_can_pay_or_has_no_card_is_not_stuck() -> None:
    table = spread(quiet_race().course(swamp=[17]), 17).hand("A", "FF").face_up("A", "2").start_turn("A")
    assert table.offers == {"pay", "use 2"}
    table.hand("A", "").start_turn("A")
    assert table.offers == {"use 2", "end"}


@pytest.mark.rule("WR-TRN-07")
def test_stuck_player_goes_on_with_matching_cards_after_a_power_took_him_off() -> None:
    table = spread(quiet_race().course("P", swamp=[17]), 17).hand("A", "FP").face_up("A", "24").start_turn("A")
    table.choose("stuck", "discard F", "stop")
    assert table.offers == {"use 2", "use 4", "end"}
    table.fate("P").choose("use 4")
    assert table.place("A") == 18
    assert table.offers == {"play P", "use 2", "end"}


@pytest.mark.rule("WR-TRN-07")
def test_card_after_being_stuck_is_no_first_card() -> None:
    table = spread(quiet_race().course("D", swamp=[17]), 17).hand("A", "FP").face_up("A", "24").start_turn("A")
    table.choose("stuck", "discard F", "stop").fate("D").choose("use 4")
    assert table.place("A") == 18
    assert table.offers == {"use 2", "end"}


@pytest.mark.rule("WR-TRN-08")
def test_player_may_end_although_more_moves_are_possible() -> None:
    table = spread(quiet_race()).hand("A", "DDD").face_up("A", "2").start_turn("A").choose("play D")
    assert table.offers == {"play D", "use 2", "end"}
    table.choose("end")
    assert table.place("A") == 10
    assert table.asked == "B"


@pytest.mark.rule("WR-TRN-09")
def test_trap_ends_the_movement_phase_but_not_the_rest_of_the_turn() -> None:
    table = bring_villain(spread(quiet_race().trap(10, "broken_bridge")), 7)
    table.hand("A", "DDF").face_up("A", "24").start_turn("A").choose("play D")
    assert table.place("A") == 10
    assert len(table.cards("A")) == 3
    assert table.villain_at == 8
    assert table.asked == "B"


@pytest.mark.rule("WR-TRN-09")
def test_crossroads_works_after_a_trap_has_ended_the_phase() -> None:
    table = spread(quiet_race().course(crossroads=[17]), 16).trap(17, "mud_puddle").hand("A", "DDF").face_up("A", "24")
    table.start_turn("A").choose("play D")
    assert table.question == Question.CROSSROADS_FIRST


@pytest.mark.rule("WR-TRN-09")
def test_cancelled_trap_does_not_end_the_phase() -> None:
    table = spread(quiet_race().trap(10, "log")).hand("A", "DDF").face_up("A", "14").start_turn("A").choose("play D")
    assert table.place("A") == 10
    assert table.up("A") == "4"
    assert table.offers == {"play D", "use 4", "end"}


@pytest.mark.rule("WR-TRN-10")
def test_nobody_loses_a_turn_when_another_racer_springs_a_trap() -> None:
    table = quiet_race().course(level_crossing=[17]).trap(10, "broken_bridge").hand("A", "DDF").face_up("A", "2")
    table.places(A=16, B=9, C=22, D=23, E=23, F=24).start_turn("A").choose("play F")
    assert (table.place("B"), table.racer(1).bridge) == (10, 1)
    assert table.offers == {"play D", "use 2", "end"}
    table.choose("end")
    assert table.asked == "B"


@pytest.mark.rule("WR-TRN-11")
def test_trap_of_a_crossroads_swap_changes_nothing_in_the_turn() -> None:
    table = bring_villain(spread(quiet_race().course(crossroads=[17]), 16), 7).trap(20, "broken_bridge").hand("A", "FF")
    table.face_up("A", "2").start_turn("A").choose("play F", "end", "tile t17", "tile t20")
    assert table.racer(0).bridge == 1
    assert table.told(Event.PHASE_ENDS) == []
    assert len(table.cards("A")) == 3
    assert table.villain_at > 7
    assert table.asked == "B"


@pytest.mark.rule("WR-TRN-11")
def test_trap_of_a_villain_push_changes_nothing_in_the_turn() -> None:
    table = bring_villain(quiet_race(race=8), 10).trap(10, "oil").places(A=10, B=22, C=22, D=23, E=23, F=20)
    table.hand("A", "D").start_turn("A")
    assert table.villain_at == 11
    assert table.told(Event.PHASE_ENDS) == []
    assert [row[1:] for row in table.told(Event.TRAP_SPRUNG)] == [(10, 2, 0, 32767)]
    assert table.offers == {"racer D", "racer E"}
    assert table.asked == "A"
    table.choose("racer D", "racer B")
    assert places(table) == [10, 23, 23, 24, 24, 21]
    assert table.asked == "B"


@pytest.mark.rule("WR-TRN-02", "WR-PW-03")
def test_a_turn_begins_with_nothing_of_the_one_before() -> None:
    table = quiet_race(2).places(A=9, B=12, C=20, D=21, E=22, F=23)
    names = ("played", "moved", "over", "one_card", "loops", "doubles", "lines", "named_place")
    for name in names:
        setattr(table.g.turn, name, 3)
    table.start_turn("B")
    assert [getattr(table.g.turn, name) for name in names] == [0] * len(names)
    assert (table.active, table.g.driving) == (1, 1)
