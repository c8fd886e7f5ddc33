"""Neutral racers (WR-NEU-01 to WR-NEU-09)."""

from typing import Any

import pytest

from carambolage.games.wacky_races.names.effect import Effect
from carambolage.games.wacky_races.names.event import Event
from carambolage.games.wacky_races.names.question import Question
from tests.games.wacky_races.scenario import LETTERS, Scenario
from tests.rules.wacky_races.lineup import places, quiet_race


def activation(*revealed: str, players: int = 3, **where: int) -> Scenario:
    """Activate the neutrals in round 2 of a race on Desert alone, with these cards to be revealed."""
    return activate(quiet_race(players, neutral_reveals=len(revealed)), *revealed, **where)


def activate(table: Scenario, *revealed: str, **where: int) -> Scenario:
    table.places(A=7, B=7, C=8).places(**where).fate(*revealed)
    table.round_number = 2
    return table.effect(Effect.NEUTRALS)


def moves(table: Scenario) -> list[tuple[int, ...]]:
    """Who moved from where to where."""
    return [row[:3] for row in table.told(Event.MOVED)]


@pytest.mark.rule("WR-NEU-01")
@pytest.mark.parametrize(("number", "moved"), [(1, False), (2, True), (3, True)])
def test_neutrals_are_activated_after_the_last_turn_but_not_in_the_first_round(number: int, moved: bool) -> None:
    table = quiet_race(3, "F").places(A=9, B=10, C=11, D=18, E=20, F=22)
    table.round_number = number
    table.hand("A", "DR").hand("B", "DR").hand("C", "DR").start_turn("A").choose("play D", "play D")
    assert (table.asked, table.told(Event.NEUTRALS_MOVE)) == ("C", [])
    table.fate("P", "P", "R", "R", "R").choose("play D")
    assert bool(table.told(Event.NEUTRALS_MOVE)) == moved
    assert places(table)[3:] == ([19, 21, 23] if moved else [18, 20, 22])
    assert table.round_number == number + 1
    assert table.asked == "A"


@pytest.mark.rule("WR-NEU-02")
def test_the_free_move_goes_from_the_front_and_the_first_player_settles_ties() -> None:
    table = activation("F", D=20, E=20, F=22)
    assert (table.asked, table.offers) == ("A", {"racer D", "racer E"})
    table.choose("racer E")
    assert moves(table)[:3] == [(5, 22, 23), (4, 20, 21), (3, 20, 21)]


@pytest.mark.rule("WR-NEU-02")
def test_ties_are_settled_by_whoever_is_first_player() -> None:
    table = quiet_race(3, neutral_reveals=1)
    table.first_seat = 2
    assert activate(table, "F", D=20, E=20, F=22).asked == "C"


@pytest.mark.rule("WR-NEU-02")
def test_a_neutral_in_front_makes_room_for_the_one_behind() -> None:
    table = activation("F", A=20, C=21, D=20, E=21, F=22)
    assert places(table) == [20, 7, 21, 21, 22, 23]


@pytest.mark.rule("WR-NEU-03")
def test_each_revealed_card_moves_the_neutrals_on_matching_and_wild_tiles() -> None:
    table = quiet_race(3, neutral_reveals=3).course("D", F=[9, 18], P=[19], swamp=[], crossroads=[21])
    table.pile("R")
    activate(table, "F", "P", "R", D=8, E=17, F=20)
    assert moves(table)[:3] == [(5, 20, 21), (4, 17, 18), (3, 8, 9)]
    assert moves(table)[3:6] == [(5, 21, 22), (4, 18, 19), (3, 9, 10)]
    assert moves(table)[6:] == [(4, 19, 20)]
    assert table.top == "R"
    assert (table.discarded, table.discard_counts) == (4, [0, 1, 1, 2])
    assert [row[0] for row in table.told(Event.REVEALED)] == [LETTERS.index(card) for card in "FPR"]


@pytest.mark.rule("WR-NEU-03")
def test_players_racers_stay_where_they_are() -> None:
    assert places(activation("D", "D", "D", A=9, B=10, C=11, D=16, E=18, F=20))[:3] == [9, 10, 11]


@pytest.mark.rule("WR-NEU-04")
def test_each_neutral_moves_once_in_a_pass_though_it_still_matches() -> None:
    table = activation("D", D=10, E=16, F=19)
    assert places(table)[3:] == [12, 18, 21]


@pytest.mark.rule("WR-NEU-04")
def test_whether_a_neutral_matches_is_checked_at_its_moment() -> None:
    """F enters the Level Crossing and pushes the last racer D off its Desert tile onto Forest: no match any more."""
    table = quiet_race(3, neutral_reveals=1).course("F", D=[9, 17], level_crossing=[18])
    activate(table, "D", A=12, B=12, C=13, D=8, E=20, F=16)
    assert moves(table) == [(4, 20, 21), (5, 16, 17), (3, 8, 9), (5, 17, 18), (3, 9, 10)]
    assert table.place("D") == 10


@pytest.mark.rule("WR-NEU-04")
def test_the_order_of_a_pass_is_that_of_its_start() -> None:
    """F enters the Level Crossing and pushes the last racer D beside E: it is still E's moment before D's."""
    table = quiet_race(3, neutral_reveals=1).course("D", level_crossing=[18]).places(A=16, B=16, C=19)
    activate(table, "F", A=16, B=16, C=19, D=11, E=12, F=17)
    assert moves(table)[:4] == [(5, 17, 18), (3, 11, 12), (4, 12, 13), (3, 12, 13)]
    assert table.asked == ""


@pytest.mark.rule("WR-NEU-05")
@pytest.mark.parametrize("reveals", range(1, 6))
def test_a_neutral_makes_at_most_one_step_and_one_more_for_each_card(reveals: int) -> None:
    table = activation(*["D"] * reveals, D=7, E=16, F=17, A=24, B=24)
    assert table.place("D") == 8 + reveals


@pytest.mark.rule("WR-NEU-06")
@pytest.mark.parametrize(("kind", "place"), [("sabotage", 11), ("foiled_again", 11), ("log", 9), ("mud_puddle", 13)])
def test_after_a_trap_that_is_not_mud_a_neutral_moves_no_more(kind: str, place: int) -> None:
    table = quiet_race(3, neutral_reveals=2, powers="off").trap(11, kind)
    activate(table, "D", "D", D=10, E=18, F=21)
    assert table.place("D") == place
    table.places(D=10, E=16, F=19).fate("D", "D").effect(Effect.NEUTRALS)
    assert table.place("D") == 13


@pytest.mark.rule("WR-NEU-06")
def test_a_neutral_trapped_in_the_turn_of_a_player_takes_part_in_the_next_activation() -> None:
    table = quiet_race(3, neutral_reveals=1).places(A=7, B=7, C=8, D=10, E=18, F=21).trap(11, "sabotage")
    table.effect(Effect.MOVE, 3, 1)
    activate(table, "D")
    assert table.place("D") == 13


@pytest.mark.rule("WR-NEU-07")
def test_cards_are_revealed_though_no_neutral_can_use_them() -> None:
    table = activation("F", "P", "R", D=9, E=16, F=20)
    assert places(table)[3:] == [10, 17, 21]
    assert len(table.told(Event.REVEALED)) == 3
    assert table.top == "R"


@pytest.mark.rule("WR-NEU-07")
def test_a_race_without_neutrals_reveals_nothing() -> None:
    table = quiet_race(6).places(A=7, B=8, C=9, D=10, E=11, F=12)
    table.round_number = 2
    table.effect(Effect.NEUTRALS)
    assert table.told(Event.REVEALED) == table.told(Event.NEUTRALS_MOVE) == []
    assert places(table) == [7, 8, 9, 10, 11, 12]


@pytest.mark.rule("WR-NEU-08")
def test_a_neutral_racer_can_win() -> None:
    table = quiet_race(3, neutral_reveals=1).places(A=20, B=21, C=22, D=9, E=12, F=24).fate("F")
    table.round_number = 2
    table.effect(Effect.NEUTRALS).settle()
    assert table.over == 1
    assert [r.rank for r in table.racers] == [4, 3, 2, 6, 5, 1]
    assert table.told(Event.MOVED) == [(5, 24, 25, 0, 0x7FFF)]


@pytest.mark.rule("WR-NEU-09")
@pytest.mark.parametrize(("options", "cards"), [({}, 3), *(({"neutral_reveals": n}, n) for n in range(1, 6))])
def test_the_number_of_revealed_cards_is_an_option(options: dict[str, Any], cards: int) -> None:
    table = quiet_race(3, "F", **options)
    activate(table, *["R"] * cards, "D", "D", D=9, E=16, F=20)
    assert len(table.told(Event.REVEALED)) == cards
    assert table.question != Question.ORDER_NEUTRALS


@pytest.mark.rule("WR-NEU-03", "WR-GEN-10")
def test_without_any_card_nothing_is_revealed_and_neutrals_move_freely_only() -> None:
    table = quiet_race(3).places(A=9, B=9, C=8, D=16, E=18, F=20).no_cards_left()
    table.round_number = 2
    table.effect(Effect.NEUTRALS)
    assert (places(table)[3:], table.discarded, table.top) == ([17, 19, 21], 0, "")
    assert table.story("revealed", "neutrals_move") == ["neutrals_move"]
