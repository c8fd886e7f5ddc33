"""The villain (WR-VIL)."""

from typing import Any

import pytest

from carambolage.engine.rules.dice import sow
from carambolage.games.wacky_races.names.effect import Effect
from carambolage.games.wacky_races.names.event import Event
from carambolage.games.wacky_races.names.things import Tile
from tests.games.wacky_races.scenario import LETTERS, TILES, Scenario
from tests.rules.wacky_races.lineup import bring_villain, places, quiet_race


def race_with_villain(at: int, card: str, players: int = 6, default: str = "D", **options: Any) -> Scenario:
    """The villain on a place, with a card on the discard pile for his next move; all racers far in front."""
    table = bring_villain(quiet_race(players, default, **options), at).pile(card)
    return table.places(A=24, B=24, C=23, D=23, E=22, F=22)


def laid(table: Scenario) -> list[int]:
    """The tiles that hold a trap."""
    return [spot for spot in range(26) if table.traps_laid[spot]]


# His move


@pytest.mark.rule("WR-VIL-01")
def test_villain_moves_once_after_every_turn_when_the_hand_is_full_again() -> None:
    table = bring_villain(quiet_race(3, neutral_reveals=1).course("D", P=[9, 12]), 7).places(A=9, B=11, C=12)
    table.places(D=16, E=17, F=18).hand("A", "PD").hand("B", "PF")
    table.start_turn("A").choose("play P", "end")
    kinds = [row[0] for row in table.events]
    last_draw = len(kinds) - kinds[::-1].index(Event.DREW)
    assert kinds[last_draw] == Event.VILLAIN_MOVES
    assert table.told(Event.VILLAIN_MOVES) == [(7, 9, LETTERS.index("P"), 0, 0x7FFF)]
    table.choose("play P")
    assert [row[:2] for row in table.told(Event.VILLAIN_MOVES)] == [(7, 9), (9, 12)]


@pytest.mark.rule("WR-VIL-02")
def test_villain_follows_the_top_card_of_the_discard_pile() -> None:
    table = race_with_villain(7, "FRP", default="D").course(F=[9], R=[10], P=[11]).effect(Effect.VILLAIN)
    assert table.villain_at == 11
    assert table.top == "P"


@pytest.mark.rule("WR-VIL-02")
def test_an_empty_pile_is_started_with_the_top_card_of_the_deck() -> None:
    table = race_with_villain(7, "").course("D", F=[9], R=[10]).fate("R")
    left = table.deck_left
    table.effect(Effect.VILLAIN)
    assert table.villain_at == 10
    assert (table.top, table.discarded, table.deck_left) == ("R", 1, left - 1)


@pytest.mark.rule("WR-VIL-02")
def test_a_pile_with_cards_is_not_added_to() -> None:
    table = race_with_villain(7, "FP").course("D", P=[11])
    left = table.deck_left
    table.effect(Effect.VILLAIN)
    assert (table.discarded, table.deck_left) == (2, left)


@pytest.mark.rule("WR-VIL-03")
def test_villain_passes_racers_full_tiles_and_other_terrains_to_the_nearest_match() -> None:
    table = race_with_villain(7, "P").course("D", P=[14, 16]).places(A=8, B=8, C=9, D=14, E=14, F=24)
    table.effect(Effect.VILLAIN)
    assert table.villain_at == 14
    assert places(table) == [8, 8, 9, 14, 14, 24]


@pytest.mark.rule("WR-VIL-03")
def test_a_match_under_the_villain_is_not_ahead_of_him() -> None:
    assert race_with_villain(9, "P").course("D", P=[9, 21]).effect(Effect.VILLAIN).villain_at == 21


@pytest.mark.rule("WR-VIL-04")
@pytest.mark.parametrize("special", ["swamp", "crossroads", "level_crossing", "acme"])
@pytest.mark.parametrize("card", LETTERS)
def test_special_tiles_stop_the_villain_whatever_his_card(special: str, card: str) -> None:
    table = race_with_villain(16, card, default="D" if card != "D" else "F")
    table.tiles_laid[18], table.tiles_laid[20] = TILES[special], TILES[card]
    assert table.effect(Effect.VILLAIN).villain_at == 18


@pytest.mark.rule("WR-VIL-04")
@pytest.mark.parametrize("card", LETTERS)
@pytest.mark.parametrize(("start", "stop"), [(0, 1), (1, 2)])
def test_the_wild_grid_terrains_stop_the_villain_whatever_his_card(card: str, start: int, stop: int) -> None:
    assert race_with_villain(start, card).effect(Effect.VILLAIN).villain_at == stop


@pytest.mark.rule("WR-VIL-04")
def test_a_trapped_special_tile_does_not_stop_him() -> None:
    table = race_with_villain(16, "F").course("D", acme=[18], F=[20]).trap(18, "log").effect(Effect.VILLAIN)
    assert table.villain_at == 20


@pytest.mark.rule("WR-VIL-05")
@pytest.mark.parametrize("card", LETTERS)
def test_villain_never_stops_at_the_gas_station(card: str) -> None:
    table = race_with_villain(14, card, default="F" if card != "F" else "D")
    table.tiles_laid[17] = TILES[card]
    assert table.effect(Effect.VILLAIN).villain_at == 17


@pytest.mark.rule("WR-VIL-05", "WR-VIL-08")
@pytest.mark.parametrize("card", LETTERS)
def test_villain_never_stops_at_the_finish(card: str) -> None:
    other = "F" if card != "F" else "D"
    table = race_with_villain(20, card, default=other).effect(Effect.VILLAIN)
    assert (table.villain_at, table.villain_out) == (20, 1)


@pytest.mark.rule("WR-VIL-06")
def test_villain_skips_every_trapped_tile() -> None:
    table = race_with_villain(7, "P").course("D", P=[9, 10, 12]).trap(9, "log").trap(10, "oil").effect(Effect.VILLAIN)
    assert table.villain_at == 12
    assert laid(table) == [9, 10]


@pytest.mark.rule("WR-VIL-07")
def test_racers_find_room_beside_the_villain() -> None:
    table = race_with_villain(10, "R").places(A=9, B=10).hand("A", "D").face_up("A", "2").start_turn("A")
    table.choose("play D")
    assert table.place("A") == 10
    assert table.standing[10] == 2


@pytest.mark.rule("WR-VIL-07")
def test_villain_stops_on_a_tile_with_both_spaces_taken() -> None:
    table = race_with_villain(7, "P").course("D", P=[10]).places(A=10, B=10).effect(Effect.VILLAIN)
    assert table.villain_at == 10
    assert table.standing[10] == 2


# Out of the race


@pytest.mark.rule("WR-VIL-08")
def test_villain_without_a_tile_to_stop_on_is_out_for_good_and_traps_stay() -> None:
    table = race_with_villain(21, "F").course("D", R=[23], P=[24]).trap(23, "log").effect(Effect.VILLAIN)
    assert table.villain_out == 1
    assert laid(table) == [23]
    table.pile("D").effect(Effect.VILLAIN)
    assert table.villain_out == 1
    assert len(table.told(Event.VILLAIN_MOVES)) == 0
    table.places(A=22, C=21, D=21).hand("A", "D").start_turn("A")
    assert table.told(Event.TRAP_SPRUNG)[-1][:2] == (0, 23)


@pytest.mark.rule("WR-VIL-08")
def test_villain_on_space_00_is_out_too_when_nothing_qualifies() -> None:
    table = race_with_villain(0, "F").course("D").trap(1, "log").trap(2, "oil").trap(6, "oil").effect(Effect.VILLAIN)
    assert table.villain_out == 1


@pytest.mark.rule("WR-VIL-09")
@pytest.mark.parametrize(("out", "traps"), [(0, [18]), (1, [])])
def test_acme_lays_no_trap_when_the_villain_is_out(out: int, traps: list[int]) -> None:
    table = quiet_race().course("D", acme=[17]).places(A=16, B=9, C=9, D=8, E=8, F=7).hand("A", "F").villain(0)
    table.villain_out = out
    table.fate("D").face_up("A", "2").start_turn("A").choose("play F")
    assert laid(table) == traps
    assert table.top == "D"


@pytest.mark.rule("WR-VIL-09")
@pytest.mark.parametrize(("out", "offered"), [(0, True), (1, False)])
def test_surplus_mine_cannot_be_laid_when_the_villain_is_out(out: int, offered: bool) -> None:
    table = Scenario("as", "gt").course("D").places(A=9).hand("A", "DF").face_up("A", "4")
    table.villain_out = out
    assert ("use 4" in table.start_turn("A").offers) == offered


# Laying traps


@pytest.mark.rule("WR-VIL-10", "WR-VIL-11", "WR-VIL-12")
def test_alone_in_front_he_lays_the_top_trap_unseen_and_returns_behind_the_last_racer() -> None:
    table = race_with_villain(8, "P").course("D", P=[14]).places(A=9, B=10, C=10, D=11, E=12, F=13).fate("boulder")
    table.effect(Effect.VILLAIN)
    assert table.trap_at(14) == "boulder"
    assert (table.trap_eyes[14], table.trap_left) == (0, 15)
    assert table.told(Event.TRAP_LAID) == [(14, 0, 0, 0, 0x7FFF)]
    assert table.villain_at == 8


@pytest.mark.rule("WR-VIL-10", "WR-VIL-13")
@pytest.mark.parametrize("place", [14, 16])
@pytest.mark.parametrize("racer", ["B", "F"])
def test_a_racer_beside_or_ahead_of_him_keeps_him_from_laying(racer: str, place: int) -> None:
    table = race_with_villain(8, "P", players=3).course("D", P=[14]).places(A=9, B=9, C=10, D=10, E=11, F=11)
    table.places(**{racer: place}).effect(Effect.VILLAIN)
    assert laid(table) == []
    assert table.villain_at == 14
    assert table.told(Event.VILLAIN_RETURNS) == []


@pytest.mark.rule("WR-VIL-10")
def test_a_racer_a_lap_behind_on_his_tile_keeps_him_from_laying() -> None:
    table = race_with_villain(29, "P", race=9).course("D", P=[8]).places(A=20, B=20, C=21, D=22, E=23, F=8)
    table.effect(Effect.VILLAIN)
    assert table.villain_at == 32
    assert laid(table) == []


@pytest.mark.rule("WR-VIL-11")
def test_every_card_of_the_trap_deck_is_equally_likely_to_be_laid() -> None:
    found = [0] * 10
    table = race_with_villain(7, "P").course("D", P=[20]).places(A=8, B=8, C=9, D=9, E=10, F=10)
    for seed in range(1600):
        sow(table.g, seed)
        table.villain(7).effect(Effect.VILLAIN)
        found[table.traps_laid[20]] += 1
        table.trap_bag[table.traps_laid[20]] += 1
        table.trap_left += 1
        table.traps_laid[20] = 0
    expected = [0, 200, 200, 200, 200, 200, 200, 200, 100, 100]
    assert [kind for kind in range(10) if abs(found[kind] - expected[kind]) > 45] == []


@pytest.mark.rule("WR-VIL-12")
@pytest.mark.parametrize(("last", "back"), [(1, 0), (2, 1), (16, 15), (10, 9)])
def test_he_returns_directly_behind_the_last_racer_wherever_that_is(last: int, back: int) -> None:
    table = race_with_villain(7, "P").course("D", P=[20]).trap(9, "log")
    table.places(A=17, B=17, C=18, D=18, E=19, F=last).effect(Effect.VILLAIN)
    assert table.villain_at == back
    assert laid(table) == [9, 20]
    assert table.told(Event.TRAP_SPRUNG) == []
    assert table.told(Event.GAS) == []


@pytest.mark.rule("WR-VIL-13")
def test_not_in_front_he_stays_where_he_stopped_and_goes_on_from_there() -> None:
    table = race_with_villain(8, "P").course("D", P=[10, 12]).effect(Effect.VILLAIN)
    assert table.villain_at == 10
    assert table.effect(Effect.VILLAIN).villain_at == 12


def with_trap_cards(table: Scenario, deck: int, discards: int) -> Scenario:
    """So many Logs in the trap deck and Oils in its discard pile."""
    table.trap_bag[:] = [0, 0, 0, 0, 0, deck, 0, 0, 0, 0]
    table.trap_left = deck
    table.trap_discard[:] = [0, 0, discards, 0, 0, 0, 0, 0, 0, 0]
    return table


@pytest.mark.rule("WR-VIL-14")
@pytest.mark.parametrize(
    ("reshuffle", "deck", "discards", "laid_kind", "left"),
    [
        ("true", 1, 2, "log", (0, 2)),
        ("true", 0, 2, "oil", (1, 0)),
        ("true", 0, 0, "none", (0, 0)),
        ("false", 1, 2, "log", (0, 2)),
        ("false", 0, 2, "none", (0, 2)),
    ],
)
def test_an_empty_trap_deck(reshuffle: str, deck: int, discards: int, laid_kind: str, left: tuple[int, int]) -> None:
    table = race_with_villain(7, "P", trap_reshuffle=reshuffle).course("D", P=[20])
    with_trap_cards(table, deck, discards).places(A=8, B=9, C=9, D=10, E=10, F=11).effect(Effect.VILLAIN)
    assert table.trap_at(20) == laid_kind
    assert (table.trap_left, sum(table.trap_discard)) == left
    assert table.villain_at == 7


@pytest.mark.rule("WR-VIL-14")
def test_asking_an_empty_deck_for_traps_again_and_again_changes_nothing() -> None:
    table = with_trap_cards(race_with_villain(7, "P").course("D", P=[20]), 0, 0)
    table.places(A=8, B=9, C=9, D=10, E=10, F=11).effect(Effect.VILLAIN).effect(Effect.VILLAIN)
    assert table.trap_age == 0


# The extra move


@pytest.mark.rule("WR-VIL-15")
@pytest.mark.parametrize(
    ("players", "option", "extra"),
    [
        (1, "auto", 1),
        (2, "auto", 1),
        (3, "auto", 0),
        (3, "always", 1),
        (5, "always", 1),
        (2, "never", 0),
        (1, "never", 0),
    ],
)
def test_the_extra_move_comes_after_the_last_revealed_card(players: int, option: str, extra: int) -> None:
    table = race_with_villain(7, "P", players, villain_extra_move=option, solo_level="rookie", neutral_reveals=2)
    table.course("D", F=[9], R=[12]).places(A=8, B=9, C=10, D=11, E=16, F=18).fate("F", "R")
    table.round_number = 2
    table.effect(Effect.NEUTRALS)
    moves = [row[:2] for row in table.told(Event.VILLAIN_MOVES)]
    assert moves == [(7, 12)] * extra
    if extra:
        kinds = [row[0] for row in table.events]
        assert kinds.index(Event.VILLAIN_MOVES) > len(kinds) - 1 - kinds[::-1].index(Event.REVEALED)


@pytest.mark.rule("WR-VIL-15")
def test_the_extra_move_lays_a_trap_like_any_other() -> None:
    table = race_with_villain(7, "P", 2, neutral_reveals=1).course("D", F=[24])
    table.places(A=8, B=9, C=10, D=11, E=16, F=18).fate("F", "oil")
    table.round_number = 2
    table.effect(Effect.NEUTRALS)
    assert table.trap_at(24) == "oil"
    assert table.villain_at == 7


@pytest.mark.rule("WR-VIL-16")
@pytest.mark.parametrize("option", ["auto", "always"])
def test_there_is_no_extra_move_in_the_first_round(option: str) -> None:
    table = race_with_villain(7, "P", 2, villain_extra_move=option)
    before = places(table)
    table.effect(Effect.NEUTRALS)
    assert table.villain_at == 7
    assert table.told(Event.VILLAIN_MOVES) == []
    assert places(table) == before


@pytest.mark.rule("WR-VIL-17")
def test_villain_never_wins_and_takes_no_rank() -> None:
    table = race_with_villain(7, "P").course("D", P=[24]).places(A=8, B=9, C=10, D=11, E=12, F=13)
    table.effect(Effect.VILLAIN)
    assert table.over == 0
    table.villain(24).effect(Effect.END_RACE)
    assert [r.rank for r in table.racers] == [6, 5, 4, 3, 2, 1]
    assert table.tiles_laid[25] == Tile.FINISH


@pytest.mark.rule("WR-VIL-02", "WR-CRD-10")
def test_without_any_card_in_deck_and_pile_he_neither_moves_nor_leaves() -> None:
    table = bring_villain(quiet_race(), 0).no_cards_left().effect(Effect.VILLAIN)
    assert (table.villain_at, table.villain_out) == (0, 0)
    assert table.story("villain_card", "villain_moves", "villain_out") == []
    assert (table.discarded, table.discard_counts) == (0, [0] * 4)


@pytest.mark.rule("WR-VIL-02", "WR-VIL-03")
def test_a_desert_turned_up_for_an_empty_pile_is_his_card_too() -> None:
    table = bring_villain(quiet_race(), 9).places(A=11, B=12, C=12, D=13, E=13, F=14).pile("").fate("D")
    table.effect(Effect.VILLAIN)
    assert (table.villain_at, table.top, table.story("villain_card", "villain_moves")) == (
        10,
        "D",
        ["villain_card", "villain_moves"],
    )
