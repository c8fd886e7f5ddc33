"""The end of a race and its ranking (WR-END)."""

import pytest

from carambolage.games.wacky_races.names.effect import Effect
from carambolage.games.wacky_races.names.event import Event
from tests.games.wacky_races.scenario import Scenario
from tests.rules.wacky_races.lineup import bring_villain, places, quiet_race


def ranks(table: Scenario) -> list[int]:
    """The ranks of A to F."""
    return [r.rank for r in table.racers]


def near_the_end(players: int = 3, **options: str) -> Scenario:
    """A on 24, B on 22, C on 20, then the neutrals."""
    return quiet_race(players, **options).places(A=24, B=22, C=20, D=18, E=16, F=9).hand("A", "DF")


# Winning


@pytest.mark.rule("WR-END-01", "WR-END-04", "WR-END-05")
def test_the_first_racer_at_the_finish_wins_and_the_race_stops() -> None:
    table = near_the_end().start_turn("A").choose("play F")
    assert table.over == 1
    assert places(table) == [25, 22, 20, 18, 16, 9]
    assert ranks(table) == [1, 2, 3, 4, 5, 6]
    assert table.told(Event.FINISHED) == [(0, 1, 0, 0, 0x7FFF)]


@pytest.mark.rule("WR-END-01")
@pytest.mark.parametrize("mover", ["C", "E"])
def test_a_racer_moved_to_the_finish_in_the_turn_of_another_wins(mover: str) -> None:
    table = near_the_end().places(A=9, F=10, **{mover: 24}).trap(10, "oil").start_turn("A").choose("play F")
    assert table.over == 1
    assert table.racer(mover).rank == 1
    assert table.racer(mover).finished == 1


@pytest.mark.rule("WR-END-02")
@pytest.mark.parametrize("first", ["B", "C"])
def test_of_several_brought_to_the_finish_the_order_of_moving_decides(first: str) -> None:
    table = near_the_end().places(A=9, B=24, C=24, D=23, E=23, F=7).trap(10, "oil").start_turn("A").choose("play F")
    assert (table.asked, table.offers) == ("A", {"racer B", "racer C"})
    table.choose(f"racer {first}")
    assert table.over == 1
    assert table.racer(first).rank == 1
    assert [table.racer(n).finished for n in range(6)].count(1) == 1
    assert table.place("B" if first == "C" else "C") == 24


@pytest.mark.rule("WR-END-03")
def test_if_a_neutral_wins_no_player_has_won_but_all_are_ranked() -> None:
    table = near_the_end().places(A=23, D=24).effect(Effect.MOVE, 3, 1).settle()
    assert table.over == 1
    assert [table.twin.rank_of(table.g, table.t, seat) for seat in range(3)] == [2, 3, 4]
    assert table.racer(3).rank == 1


@pytest.mark.rule("WR-END-04")
def test_first_wins_is_the_default_and_drops_everything_that_waits() -> None:
    """Nobody is asked about the order of the remaining racers, no hand is refilled, the villain stays."""
    table = bring_villain(near_the_end(), 7).places(A=9, B=24, C=23, D=23, E=16, F=7).trap(10, "oil").hand("A", "DF")
    table.start_turn("A").choose("play F")
    assert table.over == 1
    assert places(table) == [10, 25, 23, 23, 16, 7]
    assert table.cards("A") == "D"
    assert table.villain_at == 7


# Ranking


@pytest.mark.rule("WR-END-05", "WR-END-06")
@pytest.mark.parametrize(
    ("where", "expected"),
    [
        ([24, 22, 20, 17, 17, 22], [1, 2, 4, 5, 5, 2]),
        ([24, 10, 10, 10, 10, 10], [1, 2, 2, 2, 2, 2]),
        ([24, 9, 23, 9, 23, 23], [1, 5, 2, 5, 2, 2]),
        ([24, 1, 2, 3, 4, 24], [1, 6, 5, 4, 3, 2]),
    ],
)
def test_racers_on_one_tile_share_the_better_rank_and_ranks_are_skipped(where: list[int], expected: list[int]) -> None:
    table = near_the_end().places(**dict(zip("ABCDEF", where, strict=True))).start_turn("A").choose("play F")
    assert ranks(table) == expected


@pytest.mark.rule("WR-END-07")
@pytest.mark.parametrize(
    ("option", "first", "expected"),
    [
        ("shared", 0, [2, 2, 2, 2, 6, 1]),
        ("turn_order", 0, [2, 3, 4, 5, 6, 1]),
        ("turn_order", 1, [4, 2, 3, 5, 6, 1]),
        ("turn_order", 2, [3, 4, 2, 5, 6, 1]),
    ],
)
def test_ties_are_shared_or_broken_by_turn_order_players_first(option: str, first: int, expected: list[int]) -> None:
    table = near_the_end(rank_ties=option).places(A=20, B=20, C=20, D=20, E=9, F=24)
    table.first_seat = first
    assert ranks(table.effect(Effect.MOVE, 5, 1).settle()) == expected


@pytest.mark.rule("WR-END-07")
def test_tied_neutrals_are_put_in_random_order() -> None:
    found = dict.fromkeys(((4, 5, 6), (4, 6, 5), (5, 4, 6), (5, 6, 4), (6, 4, 5), (6, 5, 4)), 0)
    table = near_the_end(rank_ties="turn_order").places(A=24, B=20, C=10, D=10, E=10, F=10)
    for _ in range(600):
        table.over, table.races_run = 0, 0
        table.effect(Effect.END_RACE)
        assert ranks(table)[:3] == [1, 2, 3]
        order = ranks(table)[3:]
        found[order[0], order[1], order[2]] += 1
    assert all(60 < count < 140 for count in found.values()), found


@pytest.mark.rule("WR-END-07")
def test_the_finisher_is_ahead_of_all_ties() -> None:
    table = near_the_end(rank_ties="turn_order").places(A=22, B=24, C=22, D=22, E=22, F=22).effect(Effect.MOVE, 1, 1)
    assert sorted(ranks(table.settle())) == [1, 2, 3, 4, 5, 6]
    assert table.racer(1).rank == 1


@pytest.mark.rule("WR-END-07", "WR-NEU-11")
def test_without_a_finisher_a_tie_in_front_is_broken_too() -> None:
    table = near_the_end(2, rank_ties="turn_order").places(A=9, B=10, C=20, D=20, E=12, F=11)
    assert sorted(ranks(table.leave("A").leave("B"))) == [1, 2, 3, 4, 5, 6]


# Running on


@pytest.mark.rule("WR-END-08", "WR-END-09")
def test_in_run_out_a_finished_racer_leaves_the_course_and_the_villain_still_moves() -> None:
    table = bring_villain(near_the_end(finish_mode="run_out"), 7).course("D", F=[10])
    table.start_turn("A").choose("play F")
    assert (table.over, table.racer(0).finished) == (0, 1)
    assert table.villain_at == 10
    assert (table.asked, table.cards("A")) == ("B", "D")
    assert table.standing[24] == table.standing[25] == 0


@pytest.mark.rule("WR-END-08")
def test_finished_racers_count_neither_for_leading_nor_for_last_place() -> None:
    table = bring_villain(near_the_end(finish_mode="run_out"), 7).course("D", P=[23]).pile("P")
    table.effect(Effect.MOVE, 0, 1).pile("P").effect(Effect.VILLAIN)
    assert table.trap_at(23) != "none"
    table.course(level_crossing=[19]).places(B=24, C=24, D=18, E=23, F=23)
    table.effect(Effect.MOVE, 1, 1).effect(Effect.MOVE, 3, 1)
    assert [row[:3] for row in table.told(Event.MOVED)][-2:] == [(3, 18, 19), (3, 19, 20)]


@pytest.mark.rule("WR-END-08", "WR-END-09")
def test_players_who_have_finished_take_no_more_turns_and_cause_no_villain_step() -> None:
    table = bring_villain(near_the_end(finish_mode="run_out"), 7).course("D", F=[10, 12]).effect(Effect.MOVE, 0, 1)
    table.round_number = 1
    table.hand("B", "DR").hand("C", "FR").start_turn("A")
    assert table.asked == "B"
    assert table.told(Event.VILLAIN_MOVES) == []
    assert [row[0] for row in table.told(Event.TURN_BEGINS)][1:] == [1]  # the first is from before the test


@pytest.mark.rule("WR-END-08")
def test_the_race_ends_at_once_when_all_players_have_finished() -> None:
    table = bring_villain(near_the_end(2, finish_mode="run_out"), 7).places(B=24).hand("B", "DF")
    table.round_number = 2
    table.start_turn("A").choose("play F", "play F")
    assert table.over == 1
    assert ranks(table) == [1, 2, 3, 4, 5, 6]
    assert places(table)[2:] == [20, 18, 16, 9]
    assert table.told(Event.NEUTRALS_MOVE) == []


@pytest.mark.rule("WR-END-08")
def test_the_race_ends_at_once_when_one_racer_is_left() -> None:
    table = near_the_end(6, finish_mode="run_out")
    for racer in (3, 4, 1, 2):
        table.places(**{"ABCDEF"[racer]: 24}).effect(Effect.MOVE, racer, 1)
        assert table.over == 0
    begun = len(table.told(Event.TURN_BEGINS))
    table.start_turn("A").choose("play F")
    assert table.over == 1
    assert ranks(table) == [5, 3, 4, 1, 2, 6]
    assert len(table.told(Event.TURN_BEGINS)) == begun + 1


@pytest.mark.rule("WR-END-08")
def test_ranks_follow_the_order_of_finishing_and_the_rest_by_position() -> None:
    table = near_the_end(3, finish_mode="run_out").places(D=9, E=18, F=18)
    for racer in (5, 1, 0):
        table.places(**{"ABCDEF"[racer]: 24}).effect(Effect.MOVE, racer, 1)
    table.places(C=24).effect(Effect.MOVE, 2, 1).settle()
    assert ranks(table) == [3, 2, 4, 6, 5, 1]
