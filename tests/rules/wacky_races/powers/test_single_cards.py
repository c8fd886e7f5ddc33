"""Further rules on single power cards (WR-PW-01 to WR-PW-12)."""

from typing import Any

import pytest

from carambolage.games.wacky_races.names.effect import Effect
from tests.games.wacky_races.scenario import Scenario
from tests.rules.wacky_races.road import places, road


def cards_to_play(table: Scenario) -> set[str]:
    return {offer for offer in table.offers if offer.startswith("play")}


@pytest.mark.rule("WR-PW-01")
@pytest.mark.parametrize(("car", "chance", "use"), [("ac", ("F",), "use 4"), ("rr", (), "use 3")])
def test_run_to_a_full_tile_goes_on_to_the_next(car: str, chance: tuple[str, ...], use: str) -> None:
    table = road(car).course(F=[12]).places(B=12, C=12, D=13, E=13).fate(*chance).start_turn("A").choose(use)
    assert table.place("A") == 14


@pytest.mark.rule("WR-PW-01")
def test_on_their_tail_cannot_choose_a_full_tile() -> None:
    table = road("rm").places(B=12, C=12, D=13).start_turn("A").choose("use 2")
    assert table.place("A") == 13
    assert "use 2" not in road("rm").places(B=12, C=12).start_turn("A").offers


@pytest.mark.rule("WR-PW-02")
@pytest.mark.parametrize(
    ("race", "tile", "hand", "pay"),
    [(0, "swamp", "FFRD", "pay_pair F"), (5, "D", "FFRD", "pay_pair F"), (12, "P", "PPRD", "pay_prairie P")],
)
def test_double_time_makes_a_paid_movement_a_run_of_two(race: int, tile: str, hand: str, pay: str) -> None:
    table = road("as", race=race, default="R").course(**{tile: [10]}).hand("A", hand).start_turn("A")
    table.choose("use 3", "pay", pay)
    assert (table.place("A"), table.turn_doubles, table.turn_played) == (12, 1, 1)


@pytest.mark.rule("WR-PW-03")
def test_aerobatics_count_a_card_that_would_have_matched() -> None:
    table = road("rm", default="P").hand("A", "DPPPF").start_turn("A").choose("play D", "use 4", "play P", "play P")
    assert cards_to_play(table) == {"play P"}


@pytest.mark.rule("WR-PW-03")
def test_aerobatics_count_a_card_played_on_the_river() -> None:
    table = road("rm", race=15).face_up("A", "4").places(A=16, B=19, C=20).hand("A", "DDFF").start_turn("A")
    table.choose("use 4", "play D")
    assert table.turn_loops == 1
    table.choose("leave_river", "name F", "play_named")
    assert table.turn_loops == 0


@pytest.mark.rule("WR-PW-03")
@pytest.mark.parametrize(("car", "slot"), [("rm", 4), ("as", 3)])
def test_unused_matches_and_runs_expire(car: str, slot: int) -> None:
    table = road(car, default="P").face_up("A", str(slot)).hand("A", "DFP").start_turn("A")
    table.choose("play D", f"use {slot}", "end").hand("A", "DRR").start_turn("A").choose("play D")
    assert (table.place("A"), table.asked) == (12, "B")


@pytest.mark.rule("WR-PW-04")
def test_aerobatics_and_double_time_apply_to_the_first_card_too() -> None:
    table = road("rm", default="P").hand("A", "DFRP").start_turn("A").choose("use 4", "play D", "play F")
    assert cards_to_play(table) == {"play P"}
    table = road("as").hand("A", "DDDF").start_turn("A").choose("use 3", "play D")
    assert table.place("A") == 12


@pytest.mark.rule("WR-PW-05")
@pytest.mark.parametrize(("car", "use"), [("pe", "use 2"), ("am", "use 3")])
def test_targets_that_lie_low_cannot_be_chosen(car: str, use: str) -> None:
    table = road(car).places(B=12, C=11).lay_low("B").start_turn("A").choose(use)
    assert table.place("B") == 12
    assert table.cards("B") == "DFP"
    assert use not in road(car).places(B=12).lay_low("B").start_turn("A").offers


@pytest.mark.rule("WR-PW-05")
@pytest.mark.parametrize(("car", "use"), [("sb", "use 3"), ("gt", "use 4"), ("as", "use 2"), ("rr", "use 4")])
def test_pushes_leave_who_lies_low_where_it_is(car: str, use: str) -> None:
    here = {"as": 9, "sb": 11}.get(car, 12)
    table = road(car).places(B=here, C=here).lay_low("B").fate("D", "D").start_turn("A").choose(use)
    assert table.place("B") == here
    assert table.place("C") < here


@pytest.mark.rule("WR-PW-06")
def test_convert_a_car_cannot_copy_itself() -> None:
    assert "use 2" not in road("pp").start_turn("A").offers
    table = road("pp").places(F=12)
    table.racer(5).car = table.racer(0).car
    assert table.start_turn("A").choose("use 2").offers == {"convert F 3", "convert F 4"}


@pytest.mark.rule("WR-PW-07")
@pytest.mark.parametrize(
    ("car", "words"),
    [
        ("pe", ("use 4", "discard F", "discard P", "stop")),
        ("am", ("use 2", "discard F", "discard P")),
        ("pp", ("use 4", "keep_pair DR", "top P")),
    ],
)
def test_discards_of_powers_set_the_villain_s_card(car: str, words: tuple[str, ...]) -> None:
    table = road(car).course(F=[12], P=[14]).villain(7)
    if car == "pp":
        table.fate("D", "F", "P", "R")
    table.start_turn("A").choose(*words)
    assert table.top == "P"
    assert table.effect(Effect.VILLAIN).villain_at == 14


def hood(car: str, forest: list[int], **more: Any) -> Scenario:
    return road(car, race=2).course(F=forest).places(**more)


@pytest.mark.rule("WR-PW-08")
@pytest.mark.parametrize(
    ("car", "words"),
    [("sb", ("use 2",)), ("gt", ("use 2",)), ("pf", ("use 2", "decline")), ("am", ("use 2", "discard P", "stop"))],
)
def test_riding_hood_counts_a_driving_power_as_movement(car: str, words: tuple[str, ...]) -> None:
    table = hood(car, [12]).start_turn("A").choose(*words)
    assert (table.place("A"), cards_to_play(table)) == (12, set())


@pytest.mark.rule("WR-PW-08")
def test_riding_hood_counts_hayulp_as_movement() -> None:
    table = hood("pe", [11], B=11).start_turn("A").choose("use 2")
    assert (table.place("A"), cards_to_play(table)) == (11, set())
    table = hood("pe", [11], A=10, B=12).start_turn("A").choose("play D")
    assert "use 2" not in table.offers


@pytest.mark.rule("WR-PW-08")
def test_riding_hood_does_not_count_double_time_as_movement() -> None:
    table = hood("as", [10, 12]).start_turn("A").choose("use 3")
    assert cards_to_play(table) == {"play D", "play F", "play P"}
    table.choose("play D")
    assert (table.place("A"), cards_to_play(table)) == (12, set())


def solo(car: str, *neutrals: str) -> Scenario:
    return road(car, seats=1, neutrals=neutrals)


@pytest.mark.rule("WR-PW-09")
def test_alone_powers_against_opponents_do_without() -> None:
    table = solo("pe").fate("R", "R").start_turn("A").choose("use 3")
    assert table.cards("A") == "DFPRR"
    table = solo("am").places(B=11).fate("R").start_turn("A").choose("use 3")
    assert table.cards("A") == "DFPR"
    assert "use 3" not in solo("am").start_turn("A").offers
    table = solo("pp", "sb").places(B=12).start_turn("A").choose("use 2")
    assert table.place("A") == 12


@pytest.mark.rule("WR-PW-10")
def test_recovered_cancelling_card_cancels_again() -> None:
    table = road("sb").trap(11, "boulder").trap(12, "boulder").hand("A", "DDD").start_turn("A").choose("play D")
    assert table.up("A") == "234"
    table.choose("use 4", "play D")
    assert (table.place("A"), table.up("A"), table.asked) == (12, "23", "A")


@pytest.mark.rule("WR-PW-11")
@pytest.mark.parametrize(("start", "end"), [(12, 14), (14, 16), (15, 16), (16, 17)])
def test_double_time_goes_no_farther_than_the_first_river_tile(start: int, end: int) -> None:
    table = road("as", race=15).face_up("A", "3").places(A=start, B=9, C=9).start_turn("A").choose("use 3", "play D")
    assert table.place("A") == end


@pytest.mark.rule("WR-PW-11")
def test_double_time_before_a_full_river_is_a_plain_step() -> None:
    table = road("as", race=15).places(A=14, B=15, C=15, D=16, E=16).start_turn("A").choose("use 3", "play D")
    assert table.place("A") == 17


@pytest.mark.rule("WR-PW-11", "WR-CRD-11")
@pytest.mark.parametrize("distance", [2, 4])
def test_on_the_last_river_tile_a_named_card_is_a_plain_step_in_double_time(distance: int) -> None:
    table = road("as", race=15).printed("as3", distance=distance).face_up("A", "3").places(A=23, B=9, C=9)
    table.start_turn("A").choose("play D", "use 3", "leave_river", "name F", "play_named")
    assert (table.place("A"), table.racer("A").finished) == (25, 1)


@pytest.mark.rule("WR-PW-12")
@pytest.mark.parametrize(("car", "words"), [("sb", ("use 3",)), ("rr", ("use 4", "tile t11"))])
def test_pushed_racers_trigger_traps_and_tiles(car: str, words: tuple[str, ...]) -> None:
    printed = {"sb": "sb3", "rr": "rr4"}[car]
    table = (
        road(car).printed(printed, distance=2).places(B=11, C=8).trap(9, "mud_puddle").start_turn("A").choose(*words)
    )
    assert (table.place("B"), table.racer(1).mud, table.asked) == (9, 1, "A")
    table = (
        road(car)
        .printed(printed, distance=2)
        .places(B=11, C=8)
        .course(level_crossing=[9])
        .start_turn("A")
        .choose(*words)
    )
    assert places(table, "BC") == [9, 9]


@pytest.mark.rule("WR-PW-12")
def test_gentleman_s_protege_triggers_traps() -> None:
    table = road("pf").face_up("A", "3").places(B=8).trap(9, "log").start_turn("A").choose("use 3")
    assert (table.place("B"), table.asked, len(table.cards("A"))) == (7, "A", 5)
