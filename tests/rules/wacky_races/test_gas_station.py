"""The Gas Station (WR-TIL-50 to WR-TIL-53)."""

import pytest

from carambolage.games.wacky_races.names.effect import Effect
from carambolage.games.wacky_races.names.event import Event
from tests.games.wacky_races.scenario import Scenario
from tests.rules.wacky_races.lineup import quiet_race


def before_gas(players: int = 6, **options: str) -> Scenario:
    """A on 14, the last racer, all others ahead; every player's powers are face down."""
    return quiet_race(players, **options).places(A=14, B=16, C=16, D=17, E=17, F=18).hand("A", "F")


@pytest.mark.rule("WR-TIL-50")
@pytest.mark.parametrize("active", "ABC")
def test_every_player_recovers_one_power_clockwise_from_the_active_player(active: str) -> None:
    table = before_gas(3).places(A=16, B=16, C=16).places(**{active: 14}).hand(active, "F").start_turn(active)
    seats = ["ABC"[("ABC".index(active) + number) % 3] for number in range(3)]
    for seat in seats:
        assert table.asked == seat
        assert table.offers == {"recover 1", "recover 2", "recover 3", "recover 4"}
        table.choose("recover 3")
    assert [table.up(seat) for seat in "ABC"] == ["3", "3", "3"]


@pytest.mark.rule("WR-TIL-50")
@pytest.mark.parametrize(("other", "reacts"), [(15, True), (16, True), (14, False), (1, False)])
def test_racer_behind_the_station_prevents_it(other: int, reacts: bool) -> None:
    table = before_gas().places(B=other).start_turn("A")
    assert bool(table.told(Event.GAS)) == reacts


@pytest.mark.rule("WR-TIL-50")
@pytest.mark.parametrize(("option", "times"), [("book", 0), ("enter_or_cross", 1), ("enter_only", 0)])
def test_last_racer_jumping_over_the_full_station_does_not_move_onto_it(option: str, times: int) -> None:
    table = before_gas(special_trigger=option).places(B=15, C=15).start_turn("A")
    assert table.place("A") == 16
    assert len(table.told(Event.GAS)) == times


@pytest.mark.rule("WR-TIL-51")
def test_recovering_cannot_be_declined_and_needs_a_face_down_power() -> None:
    table = before_gas(3).face_up("A", "1234").face_up("B", "13").face_up("C", "124").hand("A", "FF").start_turn("A")
    table.choose("play F")
    assert (table.asked, table.offers) == ("B", {"recover 2", "recover 4"})
    table.choose("recover 4")
    assert [table.up(seat) for seat in "ABC"] == ["1234", "134", "1234"]


@pytest.mark.rule("WR-TIL-52")
@pytest.mark.parametrize(("option", "times"), [("every_time", 2), ("once", 1)])
def test_station_works_again_unless_the_option_says_once(option: str, times: int) -> None:
    table = before_gas(1, gas_repeat=option).places(A=14).start_turn("A").choose("recover 1")
    assert table.up("A") == "1"
    table.places(A=16, B=18, C=18, D=19, E=19, F=20).trap(17, "log").hand("A", "F").face_up("A", "").start_turn("A")
    assert table.place("A") == 15
    assert len(table.told(Event.GAS)) == times


@pytest.mark.rule("WR-TIL-52")
def test_station_that_did_not_react_is_not_used_up() -> None:
    table = before_gas(1, gas_repeat="once").places(B=3).start_turn("A")
    assert table.told(Event.GAS) == []
    table.places(A=14, B=18).hand("A", "F").start_turn("A")
    assert len(table.told(Event.GAS)) == 1


@pytest.mark.rule("WR-TIL-53")
@pytest.mark.parametrize("first", range(3))
def test_neutral_arriving_last_triggers_it_for_the_players(first: int) -> None:
    table = before_gas(3).places(A=17, D=14, E=22, F=23)
    table.round_number, table.first_seat = 2, first
    table.effect(Effect.NEUTRALS)
    assert table.asked == "ABC"[first]
    table.choose("recover 2")
    assert table.asked == "ABC"[(first + 1) % 3]
    table.choose("recover 2")
    assert table.asked == "ABC"[(first + 2) % 3]
    table.choose("recover 2")
    assert [table.up(racer) for racer in "ABC"] == ["2", "2", "2"]
    assert [r.ready for r in table.racers[3:]] == [0, 0, 0]
