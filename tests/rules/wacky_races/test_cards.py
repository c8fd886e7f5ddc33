"""Movement cards (WR-CRD)."""

from collections import Counter

import pytest

from carambolage.games.wacky_races.names.effect import Effect
from carambolage.games.wacky_races.names.event import Event
from tests.games.wacky_races.scenario import Scenario
from tests.rules.chance import assert_even
from tests.rules.wacky_races.lineup import quiet_race

TERRAINS = "DFPR"
WILD = ["crossroads", "level_crossing", "acme", "gas"]


def spread(table: Scenario, place: int = 9) -> Scenario:
    """A on a place, all others far ahead."""
    return table.places(A=place, B=22, C=22, D=23, E=23, F=24)


@pytest.mark.rule("WR-CRD-01")
@pytest.mark.parametrize("card", TERRAINS)
@pytest.mark.parametrize("ground", [*TERRAINS, "crossroads"])
def test_first_card_moves_one_tile_whatever_card_and_tile_show(ground: str, card: str) -> None:
    table = spread(quiet_race().course("", **{ground: [9]})).hand("A", card * 2).face_up("A", "2").start_turn("A")
    table.choose(f"play {card}")
    assert table.place("A") == 10
    assert table.cards("A") == card


@pytest.mark.rule("WR-CRD-02")
@pytest.mark.parametrize("later", [2, 3])
@pytest.mark.parametrize("ground", TERRAINS)
def test_later_card_must_show_the_terrain_of_the_tile(ground: str, later: int) -> None:
    table = spread(quiet_race().course("D", **{ground: [8 + later]})).hand("A", "DDDFPR").face_up("A", "2")
    table.start_turn("A").choose(*["play D"] * (later - 1))
    assert table.place("A") == 8 + later
    assert table.offers == {f"play {ground}", "use 2", "end"}
    table.choose(f"play {ground}")
    assert table.place("A") == 9 + later


@pytest.mark.rule("WR-CRD-02")
@pytest.mark.parametrize("ground", WILD)
def test_every_later_card_matches_a_wild_tile(ground: str) -> None:
    table = spread(quiet_race().course("D", **{ground: [17]}), 16).places(F=7).hand("A", "DFFPR").face_up("A", "2")
    table.start_turn("A").choose("play F")
    assert table.offers == {"play D", "play F", "play P", "play R", "use 2", "end"}


@pytest.mark.rule("WR-CRD-03")
def test_player_with_more_cards_goes_on_as_long_as_each_matches() -> None:
    table = spread(quiet_race().course("D", P=[14])).hand("A", "DDDDDDP").face_up("A", "2").start_turn("A")
    table.choose(*["play D"] * 5)
    assert table.place("A") == 14
    assert table.offers == {"play P", "use 2", "end"}


@pytest.mark.rule("WR-CRD-04")
def test_played_card_lies_on_the_discard_pile_before_the_move() -> None:
    table = spread(quiet_race().course("D", acme=[17]), 16).places(B=9, C=9, D=8, E=8, F=7).pile("P")
    table.hand("A", "RD").face_up("A", "2").fate("F").start_turn("A").choose("play R")
    assert list(table.discard_counts) == [0, 1, 1, 1]
    assert table.top == "F"
    assert table.cards("A") == "D"


@pytest.mark.rule("WR-CRD-05")
@pytest.mark.parametrize("before", [True, False])
def test_movement_by_a_power_is_no_card(before: bool) -> None:
    table = spread(quiet_race().course("D")).hand("A", "FP").face_up("A", "24").start_turn("A").fate("D")
    if before:
        table.choose("use 4")
        assert table.place("A") == 10
        assert table.offers == {"play F", "play P", "use 2"}
    else:
        table.choose("play F", "use 4")
        assert table.place("A") == 11
        assert table.offers == {"use 2", "end"}


@pytest.mark.rule("WR-CRD-06")
@pytest.mark.parametrize("top", "DFP")
def test_owner_of_cards_discarded_together_decides_which_is_on_top(top: str) -> None:
    table = spread(quiet_race().course(swamp=[17]), 17).hand("A", "DFP").face_up("A", "2").start_turn("A")
    table.choose("pay")
    assert table.asked == "A"
    assert table.offers == {"top D", "top F", "top P"}
    table.choose(f"top {top}")
    assert table.top == top
    assert list(table.discard_counts) == [1, 1, 1, 0]


@pytest.mark.rule("WR-CRD-06")
@pytest.mark.parametrize("last", "FP")
def test_stuck_player_decides_which_card_is_on_top(last: str) -> None:
    other = "FP".replace(last, "")
    table = spread(quiet_race().course(swamp=[17]), 17).hand("A", "FP").face_up("A", "2").start_turn("A")
    table.choose("stuck", f"discard {other}", f"discard {last}")
    assert table.top == last


@pytest.mark.rule("WR-CRD-06")
def test_order_is_not_asked_when_all_cards_show_one_terrain() -> None:
    table = spread(quiet_race().course(swamp=[17]), 17).hand("A", "FF").face_up("A", "2").start_turn("A").choose("pay")
    assert table.top == "F"
    assert table.place("A") == 18


@pytest.mark.rule("WR-CRD-07")
@pytest.mark.parametrize(("race", "size"), [(0, 3), (1, 3), (4, 4), (13, 2)])
@pytest.mark.parametrize("held", [1, 2])
def test_player_refills_to_his_hand_size(race: int, size: int, held: int) -> None:
    table = (
        spread(quiet_race(race=race)).hand("A", "F" * held).face_up("A", "2").start_turn("A").choose("play F", "end")
    )
    assert len(table.cards("A")) == size
    assert [row[0] for row in table.told(Event.DREW)[-(size + 1 - held) :]] == [0] * (size + 1 - held)


@pytest.mark.rule("WR-CRD-08")
@pytest.mark.parametrize(("held", "left"), [(4, 3), (5, 4), (9, 8)])
def test_player_with_many_cards_keeps_them_all_and_draws_none(held: int, left: int) -> None:
    table = spread(quiet_race()).hand("A", "F" * held).face_up("A", "2")
    deck = table.deck_left
    table.start_turn("A").choose("play F", "end")
    assert table.cards("A") == "F" * left
    assert table.deck_left == deck


@pytest.mark.rule("WR-CRD-09")
@pytest.mark.parametrize("pile", ["DFPRRR", "P"])
def test_whole_discard_pile_becomes_the_deck_when_a_card_is_needed(pile: str) -> None:
    table = spread(quiet_race()).pile(pile).hand("A", "").deck("")
    table.effect(Effect.POWER_DRAW, 0, 1)
    assert len(table.cards("A")) == 1
    left = Counter(pile) - Counter(table.cards("A"))
    assert list(table.deck_counts) == [left[card] for card in TERRAINS]
    assert (table.deck_left, table.discarded, table.top_card) == (len(pile) - 1, 0, -1)
    assert table.told(Event.RESHUFFLED) == [(len(pile), 0, 0, 0, 32767)]


@pytest.mark.rule("WR-CRD-09")
def test_revealing_reshuffles_too_and_starts_a_new_pile() -> None:
    table = quiet_race(3).places(A=9, B=9, C=8, D=22, E=23, F=24).pile("DDD").deck("")
    table.effect(Effect.NEUTRAL_REVEAL)
    assert (table.deck_left, list(table.discard_counts), table.top) == (2, [1, 0, 0, 0], "D")


@pytest.mark.rule("WR-CRD-09")
def test_deck_is_not_renewed_before_a_card_is_needed() -> None:
    table = spread(quiet_race()).hand("A", "FFF").pile("RRR").deck("P").face_up("A", "2").start_turn("A")
    table.choose("play F", "end")
    assert table.told(Event.RESHUFFLED) == []
    assert (table.deck_left, table.discarded) == (0, 4)


@pytest.mark.slow
@pytest.mark.rule("WR-CRD-09")
def test_renewed_deck_is_shuffled() -> None:
    drawn = []
    for seed in range(400):
        table = quiet_race(1, seed=seed).pile("DDFFPPRR").hand("A", "").deck("")
        drawn.append(table.effect(Effect.POWER_DRAW, 0, 1).cards("A"))
    assert_even(drawn, 4)


@pytest.mark.rule("WR-CRD-10")
def test_draw_is_skipped_when_deck_and_pile_are_empty() -> None:
    table = spread(quiet_race()).hand("A", "").pile("").deck("").start_turn("A")
    assert table.asked == "B"
    assert table.cards("A") == ""
    assert (table.deck_left, table.discarded) == (0, 0)
    assert table.effect(Effect.NEUTRAL_REVEAL).top == ""


@pytest.mark.rule("WR-CRD-10")
def test_player_draws_what_there_is() -> None:
    table = spread(quiet_race()).hand("A", "").pile("P").deck("F").start_turn("A")
    assert table.asked == "B"
    assert sorted(table.cards("A")) == ["F", "P"]


@pytest.mark.rule("WR-CRD-11")
@pytest.mark.parametrize("ground", ["swamp", "D", "P"])
def test_payment_replaces_the_card_and_is_one_step(ground: str) -> None:
    race = {"swamp": 0, "D": 5, "P": 12}[ground]
    table = spread(quiet_race(race=race).course("F", **{ground: [17]}), 16).hand("A", "FPPP").face_up("A", "2")
    table.start_turn("A").choose("play F")
    assert table.place("A") == 17
    assert table.offers == {"pay", "use 2", "end"}
    table.choose("pay", *(["pay_pair P"] if race != 12 else []))
    assert table.place("A") == 18
    assert table.cards("A") == "P"
    assert table.turn_played == 2


@pytest.mark.rule("WR-CRD-11")
@pytest.mark.parametrize("ground", ["swamp", "D", "P"])
def test_payment_is_the_first_card_of_the_turn(ground: str) -> None:
    race = {"swamp": 0, "D": 5, "P": 12}[ground]
    table = spread(quiet_race(race=race).course("F", **{ground: [17]}), 17).hand("A", "FPP").face_up("A", "2")
    table.start_turn("A")
    assert table.offers == {"pay", "use 2"}
    table.choose("pay", {0: "pay_pair P", 5: "pay_pair P", 12: "pay_prairie P"}[race])
    assert table.place("A") == 18
    assert table.offers == {"play F", "use 2", "end"}
