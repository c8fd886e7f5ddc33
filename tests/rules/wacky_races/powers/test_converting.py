"""Convert-a-Car copies the powers of other racers (WR-PW-PP2, WR-PW-06)."""

import pytest

from carambolage.games.wacky_races.names.event import Event
from carambolage.games.wacky_races.names.question import Question
from carambolage.games.wacky_races.names.things import Power
from tests.games.wacky_races.scenario import Scenario
from tests.rules.wacky_races.road import road

COPIES = [f"{car}{slot}" for car in ("sb", "gt", "rm", "pe", "as", "am", "ac", "pf", "rr") for slot in (2, 3, 4)]


def after_using(table: Scenario, chance: tuple[str, ...], *words: str) -> tuple[object, ...]:
    """All that a power has changed, with the first answer to every further question."""
    table.course(F=[12, 14]).places(B=11, C=9, F=12).trap(13, "mud_puddle").fate(*chance).start_turn("A")
    table.choose(*words)
    while table.question != Question.TURN_ACTION:
        table.act(table.offered[0])
    racers = [(r.place, r.low, r.mud) for r in table.racers]
    turn = (table.turn_loops, table.turn_doubles, table.turn_lines, table.turn_moved, table.turn_over)
    return (
        racers,
        turn,
        table.hands,
        table.tiles_laid,
        table.traps_laid,
        table.trap_under,
        table.discard_counts,
        table.top_card,
        table.asked,
    )


@pytest.mark.rule("WR-PW-PP2")
@pytest.mark.parametrize("power", COPIES)
def test_copied_power_does_what_the_power_itself_does(power: str) -> None:
    car, slot = power[:2], power[2]
    chance = ("log", "boulder") if power == "as4" else ("D", "F", "D", "R")
    between = tuple(name for name in ("pf", "gt", "ac") if name != car)[:2]
    own = road(car, neutrals=(*between, "pp")).face_up("A", slot)
    copy = road("pp", neutrals=(*between, car)).face_up("A", "2")
    expected = after_using(own, chance, f"use {slot}")
    assert after_using(copy, chance, "use 2", f"convert F {slot}") == expected


@pytest.mark.rule("WR-PW-PP2", "WR-PW-06")
def test_player_s_copied_power_stays_face_up() -> None:
    table = road("pp", "sb").places(B=12).face_up("B", "12").face_up("A", "2").start_turn("A").choose("use 2")
    assert (table.place("A"), table.up("A"), table.up("B")) == (12, "", "12")
    assert [row[:3] for row in table.told(Event.COPIED)] == [(0, Power.CLUB_START, 1)]


@pytest.mark.rule("WR-PW-PP2", "WR-PW-06")
def test_player_s_exhausted_power_cannot_be_copied() -> None:
    table = road("pp", "sb").places(B=12).face_up("B", "1").start_turn("A")
    assert "use 2" not in table.offers


@pytest.mark.rule("WR-PW-PP2")
@pytest.mark.parametrize(("place", "usable"), [(7, False), (8, True), (10, True), (12, True), (13, False)])
def test_copying_reaches_two_tiles_either_way(place: int, usable: bool) -> None:
    table = road("pp", neutrals=("ac", "gt", "sb")).places(F=place).start_turn("A")
    assert ("use 2" in table.offers) is usable


@pytest.mark.rule("WR-PW-PP2")
def test_copying_reaches_as_far_as_printed() -> None:
    table = road("pp", neutrals=("ac", "gt", "sb")).printed("pp2", range=3).places(F=13).start_turn("A")
    assert "use 2" in table.offers


@pytest.mark.rule("WR-PW-PP2")
def test_neutral_s_powers_all_count_as_face_up_but_not_the_cancelling_one() -> None:
    table = road("pp", neutrals=("ac", "rr", "gt")).places(F=12).start_turn("A").choose("use 2")
    assert table.offers == {"convert F 2", "convert F 3", "convert F 4"}


@pytest.mark.rule("WR-PW-PP2")
def test_conditions_of_the_copied_power_hold() -> None:
    table = road("pp", neutrals=("ac", "gt", "sb")).places(F=12).start_turn("A").choose("use 2")
    assert table.place("A") == 12


@pytest.mark.rule("WR-PW-06")
def test_rebuilt_from_rubble_can_be_copied_but_never_recovers_convert_a_car() -> None:
    table = road("pp", neutrals=("ac", "gt", "sb")).places(F=12).face_up("A", "123").start_turn("A")
    table.choose("use 2", "convert F 4")
    assert (table.up("A"), table.place("A")) == ("134", 10)


@pytest.mark.rule("WR-PW-06")
def test_forty_winks_can_be_copied_before_the_first_card() -> None:
    table = road("pp", neutrals=("gt", "rr", "ac")).places(F=12).face_up("A", "24").start_turn("A")
    table.choose("use 2", "convert F 3")
    assert table.offers == {"recover 1", "recover 3", "stop"}
    table.choose("recover 1", "recover 3")
    assert (table.up("A"), len(table.cards("A")), table.asked) == ("134", 5, "B")


@pytest.mark.rule("WR-PW-06")
def test_forty_winks_cannot_be_copied_after_a_card() -> None:
    table = road("pp", neutrals=("gt", "rr", "ac")).places(F=12).face_up("A", "24").start_turn("A")
    table.choose("play D", "use 2")
    assert table.offers == {"convert F 2", "convert F 4"}


@pytest.mark.rule("WR-PW-PP2", "WR-PWR-05", "WR-PWR-01")
@pytest.mark.parametrize(("up", "usable"), [("1", False), ("12", True), ("", False)])
def test_a_trap_cancelling_power_alone_is_nothing_to_copy(up: str, usable: bool) -> None:
    table = road("pp", "ac").places(B=12).face_up("A", "2").face_up("B", up).start_turn("A")
    assert ("use 2" in table.offers) is usable
