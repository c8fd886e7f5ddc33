"""The spring races 1 to 4 (WR-R01 to WR-R04)."""

import pytest

from carambolage.games.wacky_races.names.effect import Effect
from carambolage.games.wacky_races.names.event import Event
from carambolage.games.wacky_races.names.question import Question
from tests.games.wacky_races.scenario import Scenario
from tests.rules.wacky_races.road import places, road


def cards_to_play(table: Scenario) -> set[str]:
    return {offer for offer in table.offers if offer.startswith("play")}


# Race 1: Zig Zag


@pytest.mark.rule("WR-R01-01")
def test_zig_zag_runs_like_a_race_without_any_rule() -> None:
    plain, zig_zag = (Scenario("sb", "gt", "pp", race=race, seed=5) for race in (0, 1))
    while not plain.over:
        for table in (plain, zig_zag):
            table.act(table.offered[table.decisions % len(table.offered)])
    assert zig_zag.over == 1
    assert zig_zag.race_number == 1
    assert [row for row in zig_zag.events if row[0] != Event.RACE_BEGINS] == [
        row for row in plain.events if row[0] != Event.RACE_BEGINS
    ]


# Race 2: Little Red Riding Hood


def hood(car: str = "sb", forest: tuple[int, ...] = (11,), **more: int) -> Scenario:
    return road(car, race=2).course(F=list(forest)).places(**more)


@pytest.mark.rule("WR-R02-01")
def test_first_card_leaves_a_forest() -> None:
    table = hood(forest=(10,)).hand("A", "PDF").start_turn("A").choose("play P")
    assert (table.place("A"), cards_to_play(table)) == (11, {"play D"})


@pytest.mark.rule("WR-R02-01")
def test_own_power_leaves_a_forest_as_first_movement() -> None:
    table = hood(forest=(10,)).start_turn("A").choose("use 2")
    assert (table.place("A"), cards_to_play(table)) == (12, {"play D", "play F", "play P"})


@pytest.mark.rule("WR-R02-01", "WR-TRN-02")
def test_what_another_has_moved_in_his_turn_holds_nobody_in_the_forest() -> None:
    table = hood(forest=(20,)).hand("A", "DFF").hand("B", "FFP").start_turn("A").choose("play D", "end")
    assert (table.asked, table.place("B"), cards_to_play(table)) == ("B", 20, {"play F", "play P"})


@pytest.mark.rule("WR-R02-02")
def test_racer_that_has_moved_by_card_stays_in_the_forest() -> None:
    table = hood(B=12).face_up("A", "234").start_turn("A").choose("play D")
    assert table.offers == {"use 3", "use 4", "end"}


@pytest.mark.rule("WR-R02-02", "WR-R02-06", "WR-TRN-06")
def test_racer_that_has_moved_by_power_stays_in_the_forest_and_must_discard_a_card() -> None:
    table = hood(forest=(12,)).face_up("A", "1234").start_turn("A").choose("use 2")
    assert table.offers == {"stuck", "use 4"}
    table.choose("stuck", "discard F", "stop")
    assert (table.place("A"), table.cards("A"), table.top, table.turn_played) == (12, "DP", "F", 1)
    assert table.offers == {"use 4", "end"}


@pytest.mark.rule("WR-R02-06")
def test_racer_in_the_forest_by_power_with_no_card_in_hand_just_ends() -> None:
    table = hood(forest=(12,)).face_up("A", "24").hand("A", "").start_turn("A").choose("use 2")
    assert table.offers == {"use 4", "end"}


@pytest.mark.rule("WR-R02-02")
@pytest.mark.parametrize(
    ("car", "use"),
    [("gt", "use 2"), ("pp", "use 3"), ("rm", "use 2"), ("pe", "use 2"), ("am", "use 2"), ("ac", "use 4")],
)
def test_no_power_drives_a_racer_that_has_moved_out_of_the_forest(car: str, use: str) -> None:
    table = hood(car, (11, 14), B=12)
    assert use in table.start_turn("A").offers
    assert use not in table.choose("play D").offers


@pytest.mark.rule("WR-R02-02")
def test_cannon_recoil_still_pushes_others_when_it_cannot_drive() -> None:
    table = hood("as", B=11).start_turn("A").choose("play D", "use 2")
    assert places(table, "AB") == [11, 10]


@pytest.mark.rule("WR-R02-03")
def test_trap_of_another_takes_a_racer_out_of_the_forest() -> None:
    table = hood("pf", B=8, F=19).trap(9, "oil").hand("A", "DDF").start_turn("A").choose("play F", "use 3")
    assert (table.place("A"), table.place("B")) == (12, 9)
    assert "play D" in table.offers


@pytest.mark.rule("WR-R02-03")
def test_tile_effect_and_other_players_powers_take_a_racer_out_of_the_forest() -> None:
    table = hood("ac", (8,), A=8, B=10, F=19).course(level_crossing=[11]).start_turn("B").choose("play D")
    assert table.place("A") == 9
    table = road("ac", "pf", race=2).course(F=[10]).face_up("B", "3").start_turn("B").choose("play D", "use 3")
    assert table.place("A") == 11


@pytest.mark.rule("WR-R02-04")
def test_neutrals_leave_forest_with_the_free_move_only() -> None:
    table = hood(forest=(20, 21), D=20, E=21, F=22, B=9, C=9).fate("F").effect(Effect.NEUTRAL_REVEAL)
    assert places(table, "DEF") == [20, 21, 22]
    assert places(table.fate("D").effect(Effect.NEUTRAL_REVEAL), "DEF") == [20, 21, 23]
    assert places(table.effect(Effect.NEUTRAL_FREE), "DEF") == [21, 22, 24]


@pytest.mark.rule("WR-R02-05")
def test_forest_of_the_grid_holds_racers_too() -> None:
    table = hood(A=5).face_up("A", "2").start_turn("A").choose("play D")
    assert (table.place("A"), table.asked) == (6, "B")
    assert places(hood(D=6).fate("F").effect(Effect.NEUTRAL_REVEAL), "D") == [6]


# Race 3: Beware of the Gorilla


def gorilla(**more: int) -> Scenario:
    """The villain is about to lay a trap on 16."""
    spots = {"A": 9, "B": 10, "C": 11, "D": 7, "E": 12, "F": 12} | more
    return road("sb", race=3).course(F=[16]).places(**spots).pile("F").villain(13)


@pytest.mark.rule("WR-R03-01", "WR-VIL-12")
def test_last_player_chooses_the_trap() -> None:
    table = gorilla().fate("log", "boulder").effect(Effect.VILLAIN)
    assert (table.asked, table.offers) == ("A", {"trap log", "trap boulder"})
    table.choose("trap boulder")
    assert table.told(Event.VILLAIN_RETURNS) == [(6, 0, 0, 0, 0x7FFF)]
    assert (table.trap_at(16), table.villain_at, table.trap_left) == ("boulder", 6, 14)
    assert (table.trap_unders, table.trap_under[0]) == (1, 5)


@pytest.mark.rule("WR-R03-01")
def test_last_player_need_not_be_the_active_one() -> None:
    assert gorilla(C=8).fate("log", "boulder").effect(Effect.VILLAIN).asked == "C"


@pytest.mark.rule("WR-R03-02")
@pytest.mark.parametrize(("first", "chooser"), [(0, "A"), (1, "B"), (2, "A")])
def test_tie_goes_to_the_first_in_turn_order(first: int, chooser: str) -> None:
    table = gorilla(A=10, B=10).fate("log", "boulder")
    table.first_seat = first
    assert table.effect(Effect.VILLAIN).asked == chooser


def trap_cards(table: Scenario, deck: list[int], discards: list[int]) -> Scenario:
    """The trap deck and the trap discard pile hold these kinds."""
    for kind in range(10):
        table.trap_bag[kind] = deck.count(kind)
        table.trap_discard[kind] = discards.count(kind)
    table.trap_left = len(deck)
    return table


@pytest.mark.rule("WR-R03-03")
def test_discards_come_under_a_deck_of_one() -> None:
    table = trap_cards(gorilla(), [5], [2, 2]).effect(Effect.VILLAIN)
    assert table.offers == {"trap log", "trap oil"}
    table.choose("trap log")
    assert (table.trap_left, table.trap_unders, sum(table.trap_discard)) == (1, 1, 0)


@pytest.mark.rule("WR-R03-03", "WR-VIL-09", "WR-VIL-14")
def test_discards_are_enough_for_a_choice_unless_they_stay_out() -> None:
    assert trap_cards(gorilla(), [], [5, 2]).effect(Effect.VILLAIN).offers == {"trap log", "trap oil"}
    kept_out = road("sb", race=3, trap_reshuffle="false").course(F=[16]).pile("F").villain(13)
    trap_cards(kept_out.places(A=9, B=10, C=11, D=7, E=12, F=12), [], [5, 2]).effect(Effect.VILLAIN)
    assert (kept_out.asked, kept_out.trap_at(16), kept_out.villain_at) == ("", "none", 6)
    empty = trap_cards(gorilla(), [], []).effect(Effect.VILLAIN)
    assert (empty.asked, empty.trap_at(16), empty.trap_age) == ("", "none", 0)


@pytest.mark.rule("WR-R03-03")
def test_only_card_of_all_is_laid_without_choice_but_seen() -> None:
    table = trap_cards(gorilla(), [5], []).effect(Effect.VILLAIN)
    assert (table.trap_at(16), table.trap_eyes[16], table.villain_at) == ("log", 1, 6)
    assert [event[3:] for event in table.told(Event.CARD_SEEN)] == [(5, 1)]


@pytest.mark.rule("WR-R03-04")
def test_acme_lays_its_trap_unseen() -> None:
    table = gorilla(A=17).course(acme=[18], F=[20]).fate("F", "log").hand("A", "DDD").start_turn("A").choose("play D")
    assert (table.trap_at(20), table.trap_eyes[20]) == ("log", 0)
    assert table.question != Question.GORILLA_TRAP


@pytest.mark.rule("WR-R03-04")
def test_surplus_mine_is_laid_by_its_user() -> None:
    table = road("as", race=3).places(B=5).fate("log", "boulder").start_turn("A").choose("use 4")
    assert (table.asked, table.question) == ("A", Question.PW_MINE_TRAP)


@pytest.mark.rule("WR-R03-05")
def test_chooser_alone_knows_the_trap_and_the_bottom_card() -> None:
    table = gorilla(B=8).fate("log", "boulder").effect(Effect.VILLAIN).choose("trap log")
    assert (table.trap_eyes[16], table.trap_under_eyes[0]) == (0b010, 0b010)
    assert table.told(Event.CARD_SEEN) == [(1, 0, 0, 5, 0b010), (1, 1, 0, 4, 0b010)]
    assert table.told(Event.TRAP_UNDER_DECK) == [(1, 0, 0, 4, 0b010)]


# Race 4: The Grand Manoeuvres


@pytest.mark.rule("WR-R04-01")
def test_hand_size_is_four() -> None:
    table = Scenario("sb", "gt", "pp", race=4)
    assert table.hand_sizes[:3] == [4, 4, 4]
    table = road("sb", race=4).face_up("A", "").hand("A", "FFFF").start_turn("A")
    assert (table.place("A"), table.asked, len(table.cards("A"))) == (11, "B", 4)
