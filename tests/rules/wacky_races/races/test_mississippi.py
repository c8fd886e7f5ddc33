"""The winter race 15, All Along the Mississippi (WR-R15)."""

import pytest

from carambolage.games.wacky_races.names.effect import Effect
from carambolage.games.wacky_races.names.event import Event
from tests.games.wacky_races.scenario import LETTERS, Scenario
from tests.rules.chance import assert_even
from tests.rules.wacky_races.road import places, road


def river(car: str = "sb", /, **more: int) -> Scenario:
    return road(car, race=15).places(**more)


@pytest.mark.rule("WR-R15-01")
@pytest.mark.parametrize("special", ["swamp", "crossroads", "level_crossing", "acme"])
def test_second_half_is_river_without_terrain_or_effect(special: str) -> None:
    g = Scenario("sb", "gt", "pp", race=15).g
    assert [spot for spot in range(26) if g.covered[spot]] == list(range(16, 25))
    table = river(A=16, B=8, F=19).course(**{special: [17]}).face_up("A", "").start_turn("A").choose("play D")
    assert (table.place("A"), table.offers, table.place("B")) == (17, {"leave_river", "end"}, 8)
    table.choose("end")
    assert (table.asked, table.covered[17], table.told(Event.REVEALED)) == ("B", 1, [])


@pytest.mark.rule("WR-R15-01")
def test_haunting_and_clear_cut_find_no_terrain_on_the_river() -> None:
    assert places(river("gt").fate("D", "D").start_turn("A").choose("use 4"), "BC") == [20, 21]
    assert "use 3" not in river("rr", A=15).course(F=[17]).start_turn("A").offers


@pytest.mark.rule("WR-R15-02")
def test_first_card_leaves_the_river_without_naming() -> None:
    table = river(A=17).face_up("A", "").start_turn("A")
    assert table.offers == {"play D", "play F", "play P"}
    assert (table.choose("play P").place("A"), table.told(Event.NAMED)) == (18, [])


@pytest.mark.rule("WR-R15-03")
@pytest.mark.parametrize(("driver", "right"), [("A", "C"), ("B", "A"), ("C", "B")])
def test_player_to_the_right_names_a_terrain(driver: str, right: str) -> None:
    spots = {"A": 9, "B": 9, "C": 10} | {driver: 16}
    table = river(**spots).face_up("A", "").start_turn(driver).choose("play D", "leave_river")
    assert (table.asked, table.offers) == (right, {"name D", "name F", "name P", "name R"})
    table.choose("name F")
    assert (table.asked, table.offers) == (driver, {"play_named", "stay"})
    table.choose("play_named")
    assert (table.place(driver), table.cards(driver), table.top) == (18, "P", "F")
    assert [LETTERS[card] for _, card, *_ in table.told("played")] == ["D", "F"]
    assert [seat for seat, *_ in table.told("played")] == [table.seat_of(driver)] * 2


@pytest.mark.rule("WR-R15-03", "WR-R15-04")
@pytest.mark.parametrize(("named", "words"), [("F", ("stay",)), ("R", ())])
def test_player_who_does_not_play_the_named_card_plays_no_more(named: str, words: tuple[str, ...]) -> None:
    table = river(A=16).face_up("A", "4").start_turn("A").choose("play D", "leave_river", f"name {named}", *words)
    assert (table.place("A"), table.cards("A")[:2], table.offers) == (17, "FP", {"use 4", "end"})


@pytest.mark.rule("WR-R15-04", "WR-TRN-02")
def test_a_terrain_is_named_for_everybody_who_reaches_the_tile() -> None:
    """What was named for A on 17 does not count for B, who comes there in the next turn."""
    table = river(A=16, B=16).face_up("A", "").hand("B", "DFP").start_turn("A").choose("play D", "leave_river")
    table.choose("name F", "stay", "play D")
    assert (table.asked, table.place("B"), table.offers) == ("B", 17, {"leave_river", "end"})


@pytest.mark.rule("WR-R15-04")
def test_each_tile_reached_has_a_naming_of_its_own() -> None:
    table = river(A=16).face_up("A", "4").hand("A", "DFPR").start_turn("A")
    table.choose("play D", "leave_river", "name F", "play_named")
    assert (table.place("A"), "leave_river" in table.offers) == (18, True)


@pytest.mark.rule("WR-R15-04")
def test_power_that_brings_him_to_another_tile_allows_cards_again() -> None:
    table = river("pf", A=14, B=8, F=19).trap(9, "oil").face_up("A", "3").hand("A", "DFP").start_turn("A")
    table.places(A=16).choose("play D", "leave_river", "name R")
    assert table.offers == {"use 3", "end"}
    assert table.choose("use 3").place("A") == 18
    assert "leave_river" in table.offers


@pytest.mark.rule("WR-R15-05")
@pytest.mark.parametrize(("car", "words"), [("sb", ("use 2",)), ("gt", ("use 2",)), ("pf", ("use 2", "exhaust 1"))])
def test_power_run_ends_on_the_first_river_tile(car: str, words: tuple[str, ...]) -> None:
    assert river(car, A=15, B=9).start_turn("A").choose(*words).place("A") == 16
    assert words[0] not in river(car, A=16, B=9).start_turn("A").offers


@pytest.mark.rule("WR-R15-05")
def test_spring_wheels_and_on_their_tail_go_no_farther_than_the_first_river_tile() -> None:
    assert river("pp", A=14, B=15, C=16).start_turn("A").choose("use 3").place("A") == 16
    assert river("rm", A=14, B=17).start_turn("A").choose("use 2").place("A") == 16


@pytest.mark.rule("WR-R15-05")
@pytest.mark.parametrize(("start", "end"), [(15, 16), (16, 16)])
def test_another_player_s_power_moves_nobody_off_the_river(start: int, end: int) -> None:
    table = river("pf", A=20, B=start).start_turn("A").choose("use 3")
    assert (table.place("B"), len(table.cards("A"))) == (end, 5)


@pytest.mark.rule("WR-R15-06")
@pytest.mark.parametrize(("a", "b", "usable"), [(14, 16, True), (15, 16, True), (15, 17, False), (16, 17, False)])
def test_swaps_by_power_over_or_off_the_river_are_forbidden(a: int, b: int, usable: bool) -> None:
    table = river("pe", A=a, B=b, C=9).start_turn("A")
    assert ("use 2" in table.offers) is usable
    if usable:
        assert places(table.choose("use 2"), "AB") == [b, a]


@pytest.mark.rule("WR-R15-06")
def test_backward_moves_by_powers_and_traps_and_tiles_are_free() -> None:
    assert places(river("rr", A=16, B=17, C=9).start_turn("A").choose("use 4"), "B") == [14]
    table = river(A=12, B=16, C=17, F=19).trap(13, "oil").face_up("A", "").start_turn("A").choose("play D")
    assert places(table) == [13, 17, 18, 23, 24, 20]


@pytest.mark.rule("WR-R15-07")
def test_neutrals_treat_the_river_as_swamp() -> None:
    table = river(A=9, B=21, C=21, D=20, E=22, F=14).course(swamp=[22]).fate("D").effect(Effect.NEUTRAL_REVEAL)
    assert places(table, "DEF") == [20, 22, 15]
    table.effect(Effect.NEUTRAL_FREE)
    assert places(table, "DEF") == [21, 23, 16]


@pytest.mark.rule("WR-R15-07")
@pytest.mark.parametrize("third", [20, 17])
def test_river_with_two_or_more_racers_is_full_for_players(third: int) -> None:
    table = river(A=16, B=17, C=17, D=third).start_turn("A").choose("play D")
    assert table.place("A") == 18


@pytest.mark.rule("WR-R15-08")
@pytest.mark.parametrize("card", "DFPR")
def test_villain_stops_on_the_next_river_tile_without_trap(card: str) -> None:
    table = river().pile(card).trap(16, "log").villain(15)
    assert table.effect(Effect.VILLAIN).villain_at == 17


@pytest.mark.rule("WR-R15-08")
def test_alone_the_terrain_is_named_by_chance() -> None:
    def named(seed: int) -> int:
        table = road("sb", seats=1, race=15, seed=seed).places(A=16, B=9).face_up("A", "4").start_turn("A")
        return table.choose("play D", "leave_river").told(Event.NAMED)[0][1]

    assert_even([named(seed) for seed in range(100)], 4)


@pytest.mark.rule("WR-R15-09")
def test_power_run_before_a_full_river_tile_ends_on_the_last_free_one() -> None:
    assert river(A=14, B=16, C=16).start_turn("A").choose("use 2").place("A") == 15
    assert river("gt", A=13, B=16, C=16, D=15, E=15).start_turn("A").choose("use 2").place("A") == 14


@pytest.mark.rule("WR-R15-09")
@pytest.mark.parametrize(
    ("car", "use"), [("sb", "use 2"), ("gt", "use 2"), ("pp", "use 3"), ("pf", "use 2"), ("ac", "use 4")]
)
def test_power_with_no_tile_to_go_to_is_not_offered(car: str, use: str) -> None:
    assert use not in river(car, A=15, B=16, C=16).start_turn("A").offers
    assert use not in river(car, A=14, B=16, C=16, D=15, E=15).start_turn("A").offers


@pytest.mark.rule("WR-R15-09")
def test_gentleman_s_protege_stays_before_a_full_river_tile() -> None:
    table = river("pf", A=20, B=15, C=16, D=16).start_turn("A").choose("use 3")
    assert (table.place("B"), len(table.cards("A"))) == (15, 5)
