"""Players who leave for good (WR-NEU-10 and WR-NEU-11)."""

from typing import Any

import pytest

from carambolage.engine.rules.dice import Chooser, sow
from carambolage.games.wacky_races.names.effect import Effect
from carambolage.games.wacky_races.names.event import Event
from carambolage.games.wacky_races.names.question import Question
from tests.games.wacky_races.scenario import Scenario
from tests.rules.wacky_races.lineup import bring_villain, places, quiet_race
from tests.rules.wacky_races.road import road


def race_of_four(**options: Any) -> Scenario:
    """Four players and two neutrals on Desert alone; it is A's turn and he may choose."""
    table = quiet_race(4, **options).places(A=9, B=11, C=13, D=16, E=18, F=20)
    for racer in "ABCD":
        table.hand(racer, "DFP")
    return table.start_turn("A")


# What becomes of the pieces


@pytest.mark.rule("WR-NEU-10")
def test_the_hand_goes_below_the_top_card_of_the_pile() -> None:
    table = race_of_four().pile("RRF").hand("B", "DDP").leave("B")
    assert table.top == "F"
    assert (table.discarded, table.discard_counts) == (6, [2, 1, 1, 2])
    assert (table.cards("B"), table.hand_sizes[1]) == ("", 0)


@pytest.mark.rule("WR-NEU-10")
def test_with_an_empty_pile_one_of_his_cards_is_on_top() -> None:
    table = race_of_four().pile("").hand("B", "PRR").leave("B")
    assert table.top in ("P", "R")
    assert table.discarded == 3


@pytest.mark.rule("WR-NEU-10")
def test_the_powers_leave_the_game() -> None:
    table = race_of_four().face_up("B", "1234").leave("B").trap(12, "log")
    assert table.up("B") == ""
    table.effect(Effect.MOVE, 1, 1)
    assert table.told(Event.TRAP_CANCELLED) == []
    table.places(A=14, B=16, C=16, D=17, E=17, F=18).effect(Effect.MOVE, 0, 1)
    assert [table.asked, table.offers] == ["A", {"recover 1", "recover 2", "recover 3", "recover 4"}]
    assert [table.choose("recover 1").asked, table.choose("recover 1").asked] == ["C", "D"]


@pytest.mark.rule("WR-NEU-10")
def test_the_racer_is_neutral_from_the_next_activation_on() -> None:
    table = race_of_four(neutral_reveals=1).course("F", D=[]).leave("B")
    table.round_number = 2
    table.hand("A", "DR").hand("C", "DR").hand("D", "DR").choose("play D")
    assert table.asked == "C"
    assert table.place("B") == 11
    table.choose("play D").fate("R", "R", "P").choose("play D")
    assert places(table) == [10, 12, 14, 17, 19, 21]


@pytest.mark.rule("WR-NEU-10")
def test_a_player_who_leaves_during_an_activation_takes_no_part_in_it() -> None:
    table = race_of_four(neutral_reveals=2).places(E=18, F=18)
    table.round_number = 2
    table.fate("D", "D").effect(Effect.NEUTRALS)
    assert (table.asked, table.offers) == ("A", {"racer E", "racer F"})
    table.leave("A")
    while table.question == Question.ORDER_NEUTRALS:
        table.act(table.offered[0])
    assert places(table)[0] == 9
    assert places(table)[4:] == [21, 21]


@pytest.mark.rule("WR-NEU-10")
def test_if_it_was_his_turn_it_ends_without_refill_and_the_villain_moves() -> None:
    table = bring_villain(race_of_four().course("D", F=[14]), 10).choose("play F")
    left = table.deck_left
    table.leave("A")
    assert (table.asked, table.deck_left, table.cards("A")) == ("B", left, "")
    assert table.villain_at == 14
    assert table.place("A") == 10


@pytest.mark.rule("WR-NEU-10")
def test_if_it_was_not_his_turn_the_turn_goes_on() -> None:
    table = bring_villain(race_of_four(), 10)
    offers = table.offers
    table.leave("C")
    assert (table.asked, table.offers, table.villain_at) == ("A", offers, 10)


@pytest.mark.rule("WR-NEU-10")
def test_a_broken_bridge_stays_with_the_racer() -> None:
    table = race_of_four(neutral_reveals=1).trap(12, "broken_bridge").effect(Effect.MOVE, 1, 1).leave("B")
    table.round_number = 2
    table.fate("D").effect(Effect.NEUTRALS)
    assert table.place("B") == 13


# Questions that must not vanish


@pytest.mark.rule("WR-NEU-10")
def test_a_running_effect_goes_on_and_the_first_player_settles_its_order() -> None:
    table = race_of_four().places(A=9, B=14, C=14, D=12, E=12, F=20).trap(10, "oil")
    table.choose("play D")
    assert (table.asked, table.offers) == ("A", {"racer B", "racer C"})
    table.leave("A")
    assert (table.asked, table.offers) == ("B", {"racer D", "racer E"})
    assert table.choose("racer E").asked == "B"
    assert places(table) == [10, 15, 15, 13, 13, 21]


@pytest.mark.rule("WR-NEU-10")
def test_the_trap_that_a_leaving_player_was_choosing_is_laid() -> None:
    table = bring_villain(race_of_four(race=3).course("D", F=[24]), 7).fate("D", "D", "log", "oil")
    table.places(A=20, B=12, C=20, D=21, E=21, F=22).hand("A", "FR").start_turn("A").choose("play F")
    assert (table.asked, table.offers) == ("B", {"trap log", "trap oil"})
    table.leave("B")
    assert table.trap_at(24) == "oil"
    assert (table.trap_unders, table.trap_under[0]) == (1, 5)
    assert list(table.seen) == [0, 0]
    assert table.villain_at == 11


@pytest.mark.rule("WR-NEU-10")
def test_the_cards_of_a_brainstorm_are_not_lost() -> None:
    table = Scenario("pp", "gt", "ac").places(A=9, B=11, C=13).hand("A", "DF").face_up("A", "4").pile("R")
    table.fate("D", "F", "P", "P").start_turn("A").choose("use 4")
    assert len(table.offers) == 4
    table.leave("A")
    assert list(table.look) == [0, 0, 0, 0]
    assert table.deck_left + table.discarded + sum(table.hand_sizes) == 64
    assert sum(table.deck_counts) + sum(table.discard_counts) + sum(map(sum, table.hands)) == 64
    assert table.asked == "B"


@pytest.mark.rule("WR-NEU-10")
def test_who_may_decline_declines() -> None:
    table = race_of_four().course("D", crossroads=[10], F=[12]).choose("play D", "end")
    assert table.question == Question.CROSSROADS_FIRST
    tiles = list(table.tiles_laid)
    left = table.deck_left
    table.leave("A")
    assert (table.tiles_laid, table.asked, table.deck_left) == (tiles, "B", left)


# The First Player, the last player


@pytest.mark.rule("WR-NEU-11")
@pytest.mark.parametrize(("gone", "first"), [("A", 1), ("BA", 2), ("ABC", 3), ("B", 0), ("D", 0)])
def test_the_role_of_first_player_goes_on_clockwise(gone: str, first: int) -> None:
    table = race_of_four()
    for racer in gone:
        table.leave(racer)
    assert table.first_seat == first


@pytest.mark.rule("WR-NEU-11")
def test_the_others_still_take_their_turns_when_the_first_player_leaves_in_his() -> None:
    table = race_of_four().leave("A")
    for racer in "BCD":
        assert (table.asked, table.round_number) == (racer, 1)
        table.hand(racer, "DR").course("F").choose("play D")
    assert (table.asked, table.round_number) == ("B", 2)


@pytest.mark.rule("WR-NEU-11")
def test_the_round_goes_on_when_the_first_player_leaves_in_the_turn_of_another() -> None:
    table = race_of_four().course("F").choose("play D", "end").leave("A")
    for racer in "BCD":
        assert (table.asked, table.round_number) == (racer, 1)
        table.hand(racer, "DR").choose("play D")
    assert (table.asked, table.round_number) == ("B", 2)


@pytest.mark.rule("WR-NEU-11")
def test_with_one_player_left_the_race_goes_on_as_a_solo_race() -> None:
    table = race_of_four(neutral_reveals=1).course("F", R=[12]).leave("A").leave("B").leave("C")
    assert (table.asked, table.over) == ("D", 0)
    table.round_number = 2
    bring_villain(table, 7).hand("D", "DP").course(D=[10]).fate("R", "R", "R").choose("play D")
    assert [row[:2] for row in table.told(Event.VILLAIN_MOVES)][-2:] == [(7, 10), (10, 12)]


@pytest.mark.rule("WR-NEU-11")
def test_with_no_player_left_the_race_ends() -> None:
    table = race_of_four().leave("A").leave("B").leave("C").leave("D")
    assert table.over == 1
    assert [r.rank for r in table.racers] == [6, 5, 4, 3, 2, 1]
    assert places(table) == [9, 11, 13, 16, 18, 20]


@pytest.mark.rule("WR-NEU-11")
@pytest.mark.parametrize("first", ["rotate", "lowest_total", "random"])
def test_with_no_player_left_no_further_race_of_the_season_is_run(first: str) -> None:
    table = race_of_four(season="spring", championship_first=first)
    table.leave("C").leave("D").leave("B").leave("A")
    assert (table.over, table.races_run) == (1, 1)


@pytest.mark.rule("WR-NEU-11")
def test_a_race_that_only_finished_players_have_not_left_is_over() -> None:
    table = quiet_race(2, finish_mode="run_out").places(A=24, B=9, C=13, D=16, E=18, F=20).hand("A", "DF")
    table.round_number = 2
    table.start_turn("A").choose("play F")
    assert (table.asked, table.over) == ("B", 0)
    table.leave("B")
    assert table.over == 1
    assert places(table)[1:] == [9, 13, 16, 18, 20]
    assert [r.rank for r in table.racers] == [1, 6, 5, 4, 3, 2]


@pytest.mark.rule("WR-NEU-10", "WR-NEU-11")
@pytest.mark.parametrize("race", [0, 3, 14, 15])
@pytest.mark.parametrize("seed", range(6))
def test_whenever_a_player_leaves_he_is_never_asked_again_and_no_card_is_lost(race: int, seed: int) -> None:
    table, chance = blank_race(race, seed), Chooser()
    sow(chance, seed)
    moment = 5 * seed
    while not table.over:
        if table.decisions in (moment, moment + 9):
            leaver = table.asked_seat if table.decisions == moment else (table.asked_seat + 1) % 4
            if not table.left_seats >> leaver & 1 and not table.over:
                table.leave("ABCD"[leaver])
        if table.over:
            break
        assert not table.left_seats >> table.asked_seat & 1
        table.act(table.offered[(7 * table.decisions + seed) % len(table.offered)])
        assert table.deck_left + table.discarded + sum(table.hand_sizes) + sum(table.look) in (0, 64)
        assert all(table.tiles_laid[spot] < 29 for spot in range(26))


def blank_race(race: int, seed: int) -> Scenario:
    """A race of four whose racers are still to be chosen."""
    table = Scenario(race=race, seed=seed, players=4)
    assert table.question == Question.CHOOSE_RACER
    return table


@pytest.mark.rule("WR-NEU-11")
def test_if_the_first_player_leaves_while_racers_are_chosen_everybody_still_chooses_once() -> None:
    table = blank_race(0, 1).leave("A")
    chosen = {0: table.racer(0).car}
    while table.question == Question.CHOOSE_RACER:
        seat = table.asked_seat
        assert seat not in chosen
        table.act(table.offered[0])
        chosen[seat] = table.racer(seat).car
    assert sorted(chosen) == [0, 1, 2, 3]
    assert len({r.car for r in table.racers}) == 6
    assert [table.place(racer) for racer in "BCD"] == [1, 2, 3]
    assert table.asked == "B"


@pytest.mark.rule("WR-NEU-10")
def test_who_leaves_before_choosing_gets_any_racer_and_is_not_asked() -> None:
    table = blank_race(0, 1).leave("C")
    while table.question == Question.CHOOSE_RACER:
        assert table.asked != "C"
        table.act(table.offered[0])
    assert len({r.car for r in table.racers}) == 6
    assert (table.cards("C"), table.up("C"), table.place("C") > 3) == ("", "", True)


@pytest.mark.rule("WR-NEU-11")
def test_if_the_first_player_leaves_while_race_14_is_laid_the_course_is_still_complete() -> None:
    table = blank_race(14, 1)
    while table.question == Question.CHOOSE_RACER:
        table.act(table.offered[0])
    table.act(table.offered[0]).leave("A")
    while table.question == Question.LAY_TILE:
        assert table.asked != "A"
        table.act(table.offered[0])
    assert table.finish == 19
    assert len(set(table.tiles_laid[7:19])) == 12
    assert max(table.tiles_laid[7:19]) < 21


@pytest.mark.rule("WR-NEU-10")
def test_a_power_being_used_moves_nobody_any_more() -> None:
    table = Scenario("am", "gt", "ac").course("D").places(A=9, B=11, C=13, D=16, E=18, F=20).hand("A", "DFP")
    table.face_up("A", "2").start_turn("A").choose("use 2")
    assert table.question == Question.PW_DISCARD
    table.leave("A")
    assert (table.place("A"), table.asked) == (9, "B")


@pytest.mark.rule("WR-TRE-01", "WR-NEU-10")
def test_who_is_left_recovers_powers_in_turn_and_who_has_gone_does_not() -> None:
    table = race_of_four().leave("C").face_up("A", "1").face_up("B", "1").face_up("D", "1")
    table.trap(14, "foiled_again").places(A=13).effect(Effect.MOVE, 0, 1)
    asked = []
    while table.question == Question.RECOVER_FOILED:
        asked.append(table.asked)
        table.choose("decline")
    assert asked == ["A", "B", "D"]


@pytest.mark.rule("WR-PW-AC3", "WR-NEU-10")
def test_a_nap_draws_cards_whoever_else_has_gone() -> None:
    table = road("ac", seats=3).hand("A", "DFP").leave("B").face_up("A", "3").start_turn("A").choose("use 3", "stop")
    assert len(table.cards("A")) == 5


@pytest.mark.rule("WR-NEU-04", "WR-NEU-02", "WR-NEU-10")
def test_tied_racers_of_those_who_have_gone_are_ordered_by_the_first_player() -> None:
    table = race_of_four(neutral_reveals=1).leave("A").leave("B").places(A=11, B=11)
    table.round_number = 2
    table.effect(Effect.NEUTRALS)
    assert (table.asked, table.offers) == ("C", {"racer A", "racer B"})
    table.choose("racer B")
    assert (table.place("A"), table.place("B")) == (12, 12)


@pytest.mark.rule("WR-R15-03", "WR-NEU-10")
def test_the_next_player_to_the_right_who_is_still_there_names_the_terrain() -> None:
    table = quiet_race(4, race=15).places(A=17, B=9, C=9, D=10, E=10, F=11).hand("A", "DF").leave("D").start_turn("A")
    assert table.choose("play D", "leave_river").asked == "C"


@pytest.mark.rule("WR-NEU-10")
def test_that_a_player_leaves_is_told() -> None:
    assert [numbers[0] for numbers in race_of_four().leave("C").told(Event.LEFT)] == [2]
