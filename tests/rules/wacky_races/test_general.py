"""General terms (WR-GEN)."""

import pytest

from carambolage.games.wacky_races.move.course import decider
from carambolage.games.wacky_races.names.effect import Effect
from carambolage.games.wacky_races.names.event import Event
from carambolage.games.wacky_races.names.question import Question
from carambolage.games.wacky_races.names.things import Tile
from tests.games.wacky_races.scenario import Scenario
from tests.rules.wacky_races.lineup import bring_villain, places, quiet_race


@pytest.mark.rule("WR-GEN-01")
@pytest.mark.parametrize("players", range(1, 7))
def test_six_racers_take_part_whatever_the_number_of_players(players: int) -> None:
    table = quiet_race(players)
    assert sorted(r.place for r in table.racers) == [1, 2, 3, 4, 5, 6]
    assert [r.neutral for r in table.racers] == [0] * players + [1] * (6 - players)


@pytest.mark.rule("WR-GEN-01")
def test_villain_makes_no_tile_full() -> None:
    table = bring_villain(quiet_race().places(A=9, B=10, C=20, D=20, E=21, F=21), 10)
    table.face_up("A", "2").hand("A", "D").start_turn("A").choose("play D")
    assert table.place("A") == 10


@pytest.mark.rule("WR-GEN-01")
def test_villain_ahead_does_not_lead() -> None:
    table = bring_villain(quiet_race().course(acme=[17]), 20).places(A=16, B=9, C=9, D=10, E=10, F=11)
    table.face_up("A", "2").hand("A", "F").fate("D").start_turn("A").choose("play F")
    assert table.traps_laid[18] != 0


@pytest.mark.rule("WR-GEN-01")
def test_villain_behind_is_not_last() -> None:
    table = bring_villain(quiet_race(), 8).places(A=14, B=16, C=16, D=17, E=17, F=18)
    table.hand("A", "F").start_turn("A")
    assert table.told(Event.GAS)


@pytest.mark.rule("WR-GEN-01")
def test_villain_ahead_takes_no_rank() -> None:
    table = bring_villain(quiet_race(), 24).places(A=23, B=9, C=8, D=7, E=6, F=5)
    table.effect(Effect.END_RACE)
    assert [r.rank for r in table.racers] == [1, 2, 3, 4, 5, 6]


@pytest.mark.rule("WR-GEN-02")
def test_positions_of_a_standard_race() -> None:
    table = Scenario("sb", "gt")
    kinds = {0: {Tile.SPACE_00}, 15: {Tile.GAS}, 25: {Tile.FINISH}}
    kinds |= {place: {Tile.GRID + place - 1} for place in range(1, 7)}
    kinds |= {place: set(range(Tile.BLUE, Tile.BLUE + 8)) for place in range(7, 15)}
    kinds |= {place: set(range(Tile.ORANGE, Tile.GAS)) for place in range(16, 25)}
    assert [place for place in range(26) if table.tiles_laid[place] not in kinds[place]] == []
    assert (table.finish, table.villain_at) == (25, 0)


@pytest.mark.rule("WR-GEN-02")
def test_higher_number_is_ahead() -> None:
    table = quiet_race().places(A=9, B=10, C=12, D=20, E=21, F=22).hand("A", "D").start_turn("A")
    assert table.place("A") == 10


@pytest.mark.rule("WR-GEN-03")
def test_racer_on_the_same_tile_is_neither_ahead_nor_behind() -> None:
    table = quiet_race().trap(13, "sleight_of_hand").places(A=12, B=13, C=18, D=19, E=20, F=8)
    table.hand("A", "D").start_turn("A")
    assert places(table) == [13, 13, 18, 19, 20, 8]
    assert table.told(Event.SWAPPED_PLACES) == []
    table.effect(Effect.END_RACE)
    assert [r.rank for r in table.racers] == [4, 4, 3, 2, 1, 6]


@pytest.mark.rule("WR-GEN-04")
def test_two_racers_can_lead_together() -> None:
    table = bring_villain(quiet_race().course(acme=[17]), 20).places(A=16, B=17, C=9, D=10, E=10, F=11)
    table.face_up("A", "2").hand("A", "F").fate("D").start_turn("A").choose("play F")
    assert table.traps_laid[18] != 0


@pytest.mark.rule("WR-GEN-04")
def test_racer_strictly_ahead_leads_alone() -> None:
    table = bring_villain(quiet_race().course(acme=[17]), 20).places(A=16, B=18, C=9, D=10, E=10, F=11)
    table.face_up("A", "2").hand("A", "F").start_turn("A").choose("play F")
    assert table.told(Event.ACME) == []


@pytest.mark.rule("WR-GEN-04")
def test_two_racers_can_be_last_together() -> None:
    table = quiet_race().course(level_crossing=[17]).places(A=16, B=9, C=9, D=10, E=12, F=13)
    table.hand("A", "F").start_turn("A")
    assert table.offers == {"racer B", "racer C"}
    table.choose("racer C")
    assert places(table) == [17, 11, 10, 10, 12, 13]


@pytest.mark.rule("WR-GEN-05")
def test_full_tiles_count_in_a_distance() -> None:
    table = Scenario("pe", "gt", "pp", "rm", "pf", "rr").course("D").hand("A", "D")
    table.places(A=9, B=10, C=10, D=11, E=12, F=20).face_up("A", "2").start_turn("A").choose("use 2")
    assert table.offers == {"racer B", "racer C", "racer D"}


@pytest.mark.rule("WR-GEN-05")
def test_directly_ahead_is_the_next_tile_even_if_it_is_full() -> None:
    table = Scenario("sb", "gt", "pp", "rm", "pf", "rr").course("D").hand("A", "DF")
    table.places(A=9, B=10, C=10, D=11, E=12, F=20).face_up("A", "3").start_turn("A").choose("use 3", "racer C")
    assert places(table) == [9, 8, 8, 11, 12, 20]


@pytest.mark.rule("WR-GEN-06")
@pytest.mark.parametrize("active", ["A", "B", "C"])
def test_active_player_decides_in_his_turn_and_in_the_villain_step_after_it(active: str) -> None:
    table = bring_villain(quiet_race(race=8), 16).hand(active, "D").pile("D")
    table.places(A=11, B=11, C=11, D=17, E=17, F=3).start_turn(active)
    assert table.asked == active
    assert table.question == Question.ORDER_RACERS
    assert table.offers == {"racer D", "racer E"}


@pytest.mark.rule("WR-GEN-06")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_first_player_decides_in_the_neutral_activation(first: int) -> None:
    table = quiet_race(3).trap(10, "oil").places(A=12, B=12, C=18, D=9, E=3, F=4)
    table.round_number, table.first_seat = 2, first
    table.effect(Effect.NEUTRALS)
    assert table.asked == "ABC"[first]
    assert table.offers == {"racer A", "racer B"}


@pytest.mark.rule("WR-GEN-06")
@pytest.mark.parametrize("first", [0, 1])
def test_first_player_decides_in_the_extra_villain_move(first: int) -> None:
    table = bring_villain(quiet_race(2, race=8), 16).course(F=[20])
    table.places(A=20, B=20, C=7, D=9, E=11, F=22).fate("P", "P", "F")
    table.round_number, table.first_seat = 2, first
    table.effect(Effect.NEUTRALS)
    assert table.villain_at == 20
    assert table.question == Question.ORDER_RACERS
    assert table.asked == "AB"[first]
    assert table.offers == {"racer A", "racer B"}


@pytest.mark.rule("WR-GEN-07")
def test_several_racers_go_forward_from_front_to_back() -> None:
    table = quiet_race().trap(13, "oil").places(A=12, B=9, C=10, D=10, E=16, F=17)
    table.hand("A", "D").start_turn("A")
    assert table.offers == {"racer C", "racer D"}
    table.choose("racer D")
    assert places(table) == [13, 10, 11, 11, 17, 18]
    assert [row[0] for row in table.told(Event.MOVED)[-5:]] == [5, 4, 3, 2, 1]


@pytest.mark.rule("WR-GEN-07")
def test_several_racers_go_back_from_back_to_front() -> None:
    table = Scenario("gt", "sb", "pp", "rm", "pf", "rr").course("D").hand("A", "DF")
    table.places(A=20, B=9, C=10, D=10, E=15, F=15).face_up("A", "4").fate("D", "D").start_turn("A").choose("use 4")
    assert table.offers == {"racer C", "racer D"}
    table.choose("racer D")
    assert places(table) == [20, 8, 9, 9, 15, 15]
    assert [row[0] for row in table.told(Event.MOVED)[-3:]] == [1, 3, 2]


@pytest.mark.rule("WR-GEN-08")
def test_racer_moved_meanwhile_is_still_moved_once_from_where_it_is() -> None:
    table = quiet_race().trap(13, "oil").trap(10, "sleight_of_hand").places(A=12, B=9, C=8, D=18, E=19, F=20)
    table.hand("A", "D").start_turn("A")
    assert places(table) == [13, 8, 11, 19, 20, 21]


@pytest.mark.rule("WR-GEN-08")
def test_racer_that_comes_to_meet_the_condition_later_is_not_moved() -> None:
    table = quiet_race().course(level_crossing=[17]).trap(10, "log").places(A=16, B=9, C=9, D=9, E=12, F=13)
    table.hand("A", "F").start_turn("A").choose("racer B", "racer C")
    assert places(table) == [17, 8, 10, 10, 12, 13]


@pytest.mark.rule("WR-GEN-09")
def test_nested_events_are_resolved_before_the_next_racer_moves() -> None:
    table = quiet_race().trap(14, "oil").trap(12, "log").places(A=13, B=18, C=11, D=9, E=9, F=20)
    table.hand("A", "D").start_turn("A").choose("racer D")
    assert places(table) == [14, 19, 10, 10, 11, 21]


@pytest.mark.rule("WR-GEN-10")
@pytest.mark.parametrize(("first", "second"), [("F", "P"), ("P", "F"), ("R", "R")])
def test_random_terrains_are_cards_of_the_deck_put_on_the_discard_pile(first: str, second: str) -> None:
    table = Scenario("gt", "sb", "pp", "rm", "pf", "rr").course("D").hand("A", "DF").pile("D").face_up("A", "4")
    deck = table.deck_left
    table.places(A=20, B=10, C=10, D=11, E=12, F=12).fate(first, second).start_turn("A").choose("use 4")
    assert table.deck_left == deck - 2
    assert table.top == second
    assert [row[0] for row in table.told(Event.REVEALED)] == ["DFPR".index(first), "DFPR".index(second)]
    assert table.discarded == 3


@pytest.mark.rule("WR-GEN-11")
def test_part_that_cannot_be_done_is_skipped() -> None:
    table = Scenario("as", "sb", "pp", "rm", "pf", "rr").course("D").hand("A", "DF").face_up("A", "2")
    table.places(A=9, B=20, C=20, D=21, E=21, F=22).start_turn("A").choose("use 2")
    assert table.place("A") == 11


@pytest.mark.rule("WR-GEN-11")
@pytest.mark.parametrize(("trap", "declinable"), [("foiled_again", True), ("sabotage", False)])
def test_only_effects_with_may_can_be_declined(trap: str, declinable: bool) -> None:
    table = quiet_race().trap(10, trap).places(A=9, B=20, C=20, D=21, E=21, F=22)
    table.hand("A", "DF").face_up("A", "1234" if trap == "sabotage" else "").start_turn("A").choose("play D")
    assert len(table.offers - {"decline"}) == 4
    assert ("decline" in table.offers) == declinable


@pytest.mark.rule("WR-GEN-12")
@pytest.mark.parametrize("card", "DFPR")
@pytest.mark.parametrize("wild", ["acme", "crossroads", "level_crossing", "gas"])
def test_every_card_matches_a_wild_tile(wild: str, card: str) -> None:
    table = (
        quiet_race(3)
        .course("F" if card != "F" else "D", **{wild: [17]})
        .places(A=18, B=20, C=20, D=17, E=22, F=22)
        .fate(card)
    )
    table.effect(Effect.NEUTRAL_REVEAL)
    assert table.place("D") == 18


@pytest.mark.rule("WR-GEN-12")
@pytest.mark.parametrize("card", "DFPR")
def test_villain_stops_on_a_wild_tile_with_every_card(card: str) -> None:
    table = bring_villain(quiet_race().course("F" if card != "F" else "D", acme=[18]), 15).pile(card)
    table.places(A=24, B=24, C=23, D=23, E=22, F=22).effect(Effect.VILLAIN)
    assert table.villain_at == 18


@pytest.mark.rule("WR-GEN-12")
def test_panic_ends_on_a_wild_tile() -> None:
    table = quiet_race().course("D", crossroads=[11]).places(A=9, B=20, C=20, D=21, E=21, F=22)
    table.face_up("A", "4").hand("A", "DP").fate("F").start_turn("A").choose("use 4")
    assert table.place("A") == 11


@pytest.mark.rule("WR-GEN-12")
def test_haunting_leaves_racers_on_wild_tiles_alone() -> None:
    table = Scenario("gt", "sb", "pp", "rm", "pf", "rr").course("D", crossroads=[20]).hand("A", "DP")
    table.places(A=10, B=15, C=20, D=2, E=8, F=1).face_up("A", "4").fate("D", "F").start_turn("A").choose("use 4")
    assert places(table) == [10, 15, 20, 2, 7, 1]


@pytest.mark.rule("WR-GEN-12")
def test_laboratory_looks_for_a_printed_terrain() -> None:
    table = bring_villain(quiet_race().course("F", acme=[16], crossroads=[17], D=[19]), 3)
    table.places(A=14, B=15, C=13, D=12, E=11, F=10).face_up("A", "2").hand("A", "FF").fate("D").start_turn("A")
    table.choose("play F", "play F")
    assert [spot for spot in range(26) if table.traps_laid[spot]] == [19]


@pytest.mark.rule("WR-GEN-13")
def test_race_ends_at_once_and_everything_pending_is_dropped() -> None:
    table = quiet_race().trap(13, "oil").places(A=12, B=24, C=10, D=10, E=9, F=8).hand("A", "D").start_turn("A")
    assert table.over == 1
    assert places(table) == [13, 25, 10, 10, 9, 8]
    assert table.offers == set()
    assert table.hand_sizes[0] == 0


@pytest.mark.rule("WR-GEN-13")
def test_running_out_goes_on_after_the_first_finisher() -> None:
    table = quiet_race(finish_mode="run_out").trap(13, "oil").places(A=12, B=24, C=10, D=10, E=9, F=8)
    table.hand("A", "D").start_turn("A")
    assert table.over == 0
    assert table.offers == {"racer C", "racer D"}
    table.choose("racer C")
    assert places(table) == [13, 25, 11, 11, 10, 9]


@pytest.mark.rule("WR-GEN-14")
@pytest.mark.parametrize(("number", "over"), [(99, 0), (100, 1)])
def test_safety_stop_after_round_one_hundred(number: int, over: int) -> None:
    table = quiet_race().places(A=9, B=20, C=20, D=21, E=3, F=22)
    table.round_number = number
    table.effect(Effect.END_ROUND)
    table.settle()
    assert table.over == over
    assert ("safety_stop" in table.story()) == (over == 1)
    if over:
        assert [r.rank for r in table.racers] == [5, 3, 3, 2, 6, 1]
        assert [r.finished for r in table.racers] == [0] * 6
        assert table.told(Event.FINISHED) == []


@pytest.mark.rule("WR-GEN-06")
@pytest.mark.parametrize(
    ("active", "left", "decides"), [(1, 0, 1), (1, 0b010, 2), (1, 0b101, 1), (-1, 0, 2), (0, 0, 0)]
)
def test_who_decides_freely(active: int, left: int, decides: int) -> None:
    table = quiet_race(3)
    table.active, table.left_seats, table.first_seat = active, left, 2
    assert decider(table.g) == decides
