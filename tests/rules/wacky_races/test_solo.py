"""The solo mode (WR-SOL)."""

from typing import Any

import pytest

from carambolage.engine.game import SetupError
from carambolage.games.wacky_races.names.effect import Effect
from carambolage.games.wacky_races.names.event import Event
from carambolage.games.wacky_races.names.question import Question
from tests.games.wacky_races.scenario import Scenario
from tests.rules.wacky_races.lineup import bring_villain, places, quiet_race


@pytest.mark.rule("WR-SOL-01")
def test_one_player_races_against_five_neutrals() -> None:
    table = quiet_race(1)
    assert [r.neutral for r in table.racers] == [0, 1, 1, 1, 1, 1]
    assert (table.seats, table.asked, len(table.cards("A"))) == (1, "A", 3)


@pytest.mark.rule("WR-SOL-01")
def test_a_solo_round_has_a_turn_an_activation_and_two_moves_of_the_villain() -> None:
    table = bring_villain(quiet_race(1, "F", solo_level="rookie").course(D=[10], R=[12], P=[14]), 7)
    table.places(A=8, B=16, C=18, D=20, E=22, F=23).hand("A", "DP").fate("D", "D", "P", "R")
    table.round_number = 2
    table.start_turn("A").choose("play D")
    assert places(table) == [9, 17, 19, 21, 23, 24]
    assert [row[:2] for row in table.told(Event.VILLAIN_MOVES)] == [(7, 10), (10, 12)]
    assert (table.asked, table.round_number) == ("A", 3)


@pytest.mark.rule("WR-SOL-02")
@pytest.mark.parametrize("seed", range(5))
def test_the_player_starts_behind_all_neutrals(seed: int) -> None:
    table = Scenario("sb", seed=seed, first_player="random")
    assert table.place("A") == 1
    assert sorted(places(table)[1:]) == [2, 3, 4, 5, 6]


@pytest.mark.rule("WR-SOL-03")
@pytest.mark.parametrize(
    ("options", "cards"),
    [
        ({}, 3),
        ({"solo_level": "rookie"}, 2),
        ({"solo_level": "racer"}, 3),
        ({"solo_level": "ace"}, 4),
        ({"solo_level": "legend"}, 5),
        ({"solo_level": "rookie", "neutral_reveals": 5}, 2),
    ],
)
def test_the_level_sets_the_number_of_revealed_cards(options: dict[str, Any], cards: int) -> None:
    table = quiet_race(1, "F", **options).places(A=8, B=16, C=18, D=20, E=22, F=23).fate(*["R"] * cards)
    table.round_number = 2
    table.effect(Effect.NEUTRALS)
    assert len(table.told(Event.REVEALED)) == cards


@pytest.mark.rule("WR-SOL-03")
def test_the_level_means_nothing_with_more_players() -> None:
    table = quiet_race(2, "F", solo_level="legend").places(A=8, B=9, C=16, D=18, E=20, F=22).fate("R", "R", "R")
    table.round_number = 2
    table.effect(Effect.NEUTRALS)
    assert len(table.told(Event.REVEALED)) == 3


@pytest.mark.rule("WR-SOL-04")
@pytest.mark.parametrize(("mover", "rank"), [(0, 1), (1, 2), (5, 2)])
def test_the_player_wins_only_with_his_own_racer_otherwise_his_rank_counts(mover: int, rank: int) -> None:
    table = quiet_race(1).places(A=23, B=20, C=18, D=20, E=22, F=16)
    table.places(**{"ABCDEF"[mover]: 24}).effect(Effect.MOVE, mover, 1).settle()
    assert table.over == 1
    assert table.twin.rank_of(table.g, table.t, 0) == rank
    assert table.racer(0).finished == (1 if mover == 0 else 0)


@pytest.mark.rule("WR-SOL-05")
@pytest.mark.parametrize(("cars", "extra"), [(("sb",), True), (("sb", "gt"), True), (("sb", "gt", "ac"), False)])
def test_one_person_holds_one_to_three_seats_that_count_as_players(cars: tuple[str, ...], extra: bool) -> None:
    table = bring_villain(Scenario(*cars, solo_cars=len(cars)).course("D"), 7)
    assert (table.seats, table.together) == (len(cars), 1)
    assert [r.neutral for r in table.racers] == [0] * len(cars) + [1] * (6 - len(cars))
    assert sorted(r.place for r in table.racers) == [1, 2, 3, 4, 5, 6]
    for number, racer in enumerate("ABC"[: len(cars)]):
        assert (len(table.cards(racer)), table.up(racer), table.place(racer)) == (3, "1234", number + 1)
    table.round_number = 2
    table.fate("D", "D", "D").places(A=8, B=9, C=11, D=16, E=18, F=20).effect(Effect.NEUTRALS)
    assert (table.villain_at != 7) == extra


@pytest.mark.rule("WR-SOL-05")
@pytest.mark.parametrize("cars", [1, 2, 3])
def test_the_seats_of_one_person_take_their_turns_clockwise(cars: int) -> None:
    table = quiet_race(cars, solo_cars=cars).places(A=9, B=10, C=11, D=16, E=18, F=20)
    for racer in "ABC"[:cars]:
        table.hand(racer, "F")
    table.events.clear()
    table.g.told = 0
    table.start_turn("A")
    assert [row[0] for row in table.told(Event.TURN_BEGINS)] == [*range(cars), 0]


@pytest.mark.rule("WR-SOL-05")
def test_several_cars_are_for_one_player_alone() -> None:
    with pytest.raises(SetupError, match="solo_cars"):
        Scenario("sb", "gt", players=2, solo_cars=2)


@pytest.mark.rule("WR-SOL-06")
def test_ladies_first_draws_when_there_is_no_opponent() -> None:
    table = Scenario("pe").course("D").places(A=9).hand("A", "DF").face_up("A", "3").fate("P", "R").start_turn("A")
    table.choose("use 3")
    assert table.cards("A") == "DFPR"


@pytest.mark.rule("WR-SOL-06")
def test_a_hold_up_can_only_choose_neutrals() -> None:
    table = Scenario("am").course("D").places(A=9, B=10, C=12, D=13, E=20, F=6).hand("A", "DF").face_up("A", "3")
    table.fate("P").start_turn("A").choose("use 3")
    assert table.offers == {"racer B", "racer C", "racer F"}
    table.choose("racer C")
    assert table.cards("A") == "DFP"


@pytest.mark.rule("WR-SOL-06")
def test_convert_a_car_copies_neutrals() -> None:
    table = Scenario("pp", neutrals=("pf", "sb", "gt", "ac", "rr")).course("D")
    table.places(A=9, B=10, C=20, D=21, E=22, F=23).hand("A", "DF").face_up("A", "2").start_turn("A").choose("use 2")
    assert table.offers == {"convert B 2", "convert B 3", "convert B 4"}


@pytest.mark.rule("WR-SOL-07")
def test_in_race_3_the_solo_player_chooses_the_trap() -> None:
    table = bring_villain(quiet_race(1, race=3).course("D", P=[24]), 7).places(A=20, B=9, C=9, D=10, E=10, F=11)
    table.pile("P").fate("log", "oil").effect(Effect.VILLAIN)
    assert (table.asked, table.offers) == ("A", {"trap log", "trap oil"})
    table.choose("trap log")
    assert table.trap_at(24) == "log"


@pytest.mark.rule("WR-SOL-07")
def test_in_race_14_the_solo_player_lays_every_other_tile() -> None:
    table = Scenario(players=1, race=14)
    table.act(table.offered[0])
    laid = []
    while table.question == Question.LAY_TILE:
        assert table.asked == "A"
        laid.append(len(table.told(Event.TILE_LAID)))
        table.act(table.offered[0])
    assert laid == [0, 2, 4, 6]  # the fifth tile is his last: no choice
    assert [row[2] for row in table.told(Event.TILE_LAID)] == [0, -1] * 5
    assert table.finish == 17


@pytest.mark.rule("WR-SOL-07")
def test_in_race_15_chance_names_the_terrain_for_the_solo_player() -> None:
    named = [0, 0, 0, 0]
    table = quiet_race(1, race=15).hand("A", "DFPR").places(A=16)
    for _ in range(400):
        table.turn_named_place = 0
        table.effect(Effect.NAME_RIVER, 0)
        named[table.about[0]] += 1
    assert all(70 < count < 130 for count in named), named
    assert table.asked == "A"
    assert "stay" in table.offers
