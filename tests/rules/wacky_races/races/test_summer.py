"""The summer races 5 to 8 (WR-R05 to WR-R08)."""

import pytest

from carambolage.games.wacky_races.names.effect import Effect
from carambolage.games.wacky_races.names.event import Event
from carambolage.games.wacky_races.names.things import Terrain, Tile
from tests.games.wacky_races.scenario import Scenario
from tests.rules.wacky_races.road import places, road

# Race 5: Nobody Fools a Buffalo


def buffalo(car: str = "sb", desert: tuple[int, ...] = (11,), **more: int) -> Scenario:
    return road(car, race=5, default="R").course(D=list(desert)).face_up("A", "").places(**more)


@pytest.mark.rule("WR-R05-01")
def test_desert_is_never_full() -> None:
    table = buffalo(B=11, C=11, D=11).start_turn("A").choose("play D")
    assert places(table, "ABCD") == [11] * 4


@pytest.mark.rule("WR-R05-01")
@pytest.mark.parametrize(
    ("hand", "payments"),
    [
        ("FFR", {"pay_pair F", "pay_triple FFR"}),
        ("FFRR", {"pay_pair F", "pay_pair R", "pay_triple FFR", "pay_triple FRR"}),
    ],
)
def test_desert_is_left_with_two_equal_or_three_cards(hand: str, payments: set[str]) -> None:
    table = buffalo(desert=(10,)).hand("A", hand).start_turn("A")
    assert table.offers == payments
    table.choose("pay_pair F")
    assert (table.place("A"), table.top, table.cards("A")[: len(hand) - 2]) == (11, "F", hand[2:])


@pytest.mark.rule("WR-R05-01")
def test_any_three_cards_leave_the_desert() -> None:
    table = buffalo(desert=(10,)).hand("A", "DFP").start_turn("A").choose("top P")
    assert (table.place("A"), table.top, table.discarded, table.asked) == (11, "P", 3, "B")
    assert [who for who, *_ in table.told("discarded")] == [0, 0, 0]


@pytest.mark.rule("WR-R05-01", "WR-TIL-11")
def test_exactly_the_three_cards_named_are_paid_by_the_one_who_leaves() -> None:
    table = buffalo(desert=(10,), A=12, B=10).hand("A", "FPR").hand("B", "FFPPRR").start_turn("B")
    table.choose("pay_triple PRR", "top P")
    assert [event[:2] for event in table.told("discarded")] == [
        (1, Terrain.PRAIRIE),
        (1, Terrain.FARM),
        (1, Terrain.FARM),
    ]
    assert (table.place("B"), table.top, sorted(table.cards("A"))) == (11, "P", ["F", "P", "R"])


@pytest.mark.rule("WR-R05-01")
def test_player_who_cannot_pay_is_stuck_in_the_desert() -> None:
    table = buffalo(desert=(10,)).hand("A", "FR").start_turn("A")
    assert table.offers == {"discard F", "discard R"}
    table.choose("discard F", "stop")
    assert (table.place("A"), table.top, table.asked) == (10, "F", "B")


@pytest.mark.rule("WR-R05-01")
def test_neutrals_leave_desert_with_the_free_move_only() -> None:
    table = buffalo(desert=(20,), D=20, E=21, F=22, B=9, C=9).fate("D").effect(Effect.NEUTRAL_REVEAL)
    assert places(table, "DEF") == [20, 21, 22]
    assert places(table.fate("R").effect(Effect.NEUTRAL_REVEAL), "DEF") == [20, 22, 23]
    assert places(table.effect(Effect.NEUTRAL_FREE), "DEF") == [21, 23, 24]


@pytest.mark.rule("WR-R05-01")
def test_powers_take_a_racer_out_of_the_desert_freely() -> None:
    table = buffalo(desert=(10,)).face_up("A", "2").start_turn("A").choose("use 2")
    assert (table.place("A"), table.cards("A")) == (12, "DFP")


@pytest.mark.rule("WR-R05-02")
@pytest.mark.parametrize(("card", "end"), [("F", 13), ("D", 11)])
def test_desert_is_not_wild_for_the_villain(card: str, end: int) -> None:
    table = buffalo().course(F=[13]).pile(card).villain(7).effect(Effect.VILLAIN)
    assert table.villain_at == end


@pytest.mark.rule("WR-R05-02")
def test_desert_is_not_wild_for_a_panic() -> None:
    table = buffalo("ac").course(F=[13]).face_up("A", "4").fate("F").start_turn("A").choose("use 4")
    assert table.place("A") == 13


@pytest.mark.rule("WR-R05-03")
def test_desert_of_the_grid_counts() -> None:
    table = buffalo(A=5).hand("A", "FFR").start_turn("A").choose("pay_pair F")
    assert table.place("A") == 6
    assert places(buffalo(A=4, B=5, C=5).start_turn("A").choose("play D"), "A") == [5]
    assert places(buffalo(D=5).fate("D").effect(Effect.NEUTRAL_REVEAL), "D") == [5]


@pytest.mark.rule("WR-R05-04")
def test_later_payment_needs_no_matching_terrain() -> None:
    table = buffalo().hand("A", "RFFP").start_turn("A").choose("play R")
    assert table.offers == {"pay", "end"}
    table.choose("pay", "pay_pair F")
    assert table.place("A") == 12


# Race 6: The Sheriff Is Not Racing


def sheriff(car: str = "sb", default: str = "D", **more: int) -> Scenario:
    """Every ordinary tile is face down where no racer stands."""
    table = road(car, race=6, default=default).places(**more)
    table.covered[:] = [int(7 <= n <= 24 and n != 15 and not table.standing[n]) for n in range(26)]
    return table


@pytest.mark.rule("WR-R06-01")
@pytest.mark.parametrize("seed", range(4))
def test_ordinary_tiles_are_laid_face_down(seed: int) -> None:
    table = Scenario("sb", "gt", "pp", race=6, seed=seed)
    special = next(spot for spot in range(16, 25) if Tile.SWAMP <= table.tiles_laid[spot] <= Tile.ACME)
    assert {spot for spot in range(26) if table.covered[spot]} == {*range(7, 15), *range(16, 25)} - {special}


@pytest.mark.rule("WR-R06-02")
def test_entered_tile_is_turned_up_before_its_card_requirement_matters() -> None:
    table = sheriff().course(P=[11]).face_up("A", "").start_turn("A").choose("play D")
    assert (table.covered[11], table.covered[12]) == (0, 1)
    assert table.offers == {"play P", "end"}
    table.choose("play P")
    assert table.covered[11:14] == [0, 0, 1]
    assert table.told(Event.TILE_REVEALED) == [(11, 4, 0, 0, 0x7FFF), (12, 0, 0, 0, 0x7FFF)]


@pytest.mark.rule("WR-R06-02")
def test_crossed_tile_is_turned_up_too() -> None:
    table = sheriff().start_turn("A").choose("use 2")
    assert table.covered[10:14] == [0, 0, 0, 1]


@pytest.mark.rule("WR-R06-03")
@pytest.mark.parametrize("card", "DFPR")
def test_villain_stops_on_any_face_down_tile_without_trap(card: str) -> None:
    table = sheriff(A=12).trap(8, "log").pile(card).villain(7).effect(Effect.VILLAIN)
    assert (table.villain_at, table.covered[9]) == (9, 1)


@pytest.mark.rule("WR-R06-03")
def test_villain_lays_a_trap_on_a_face_down_tile() -> None:
    table = sheriff(B=8, C=8, D=9, E=9, F=11).fate("log").pile("F").villain(11).effect(Effect.VILLAIN)
    assert (table.trap_at(12), table.covered[12], table.villain_at) == ("log", 1, 7)


@pytest.mark.rule("WR-R06-04")
def test_acme_ignores_face_down_tiles() -> None:
    table = sheriff(A=16, B=9, C=9, D=11, E=12, F=13).course(acme=[17])
    table.covered[17] = table.covered[20] = 0
    table.fate("D", "log").face_up("A", "").start_turn("A").choose("play D")
    assert [spot for spot in range(26) if table.traps_laid[spot]] == [20]


@pytest.mark.rule("WR-R06-04")
@pytest.mark.parametrize(("covered", "usable"), [(1, False), (0, True)])
def test_powers_that_ask_for_a_terrain_ignore_face_down_tiles(covered: int, usable: bool) -> None:
    table = sheriff("rr").course(F=[13])
    table.covered[13] = covered
    offers = table.start_turn("A").offers
    assert [use in offers for use in ("use 2", "use 3")] == [usable, usable]
    table = sheriff("ac").course(F=[13]).fate("F")
    table.covered[13] = covered
    assert table.start_turn("A").choose("use 4").place("A") == (13 if usable else 11)


@pytest.mark.rule("WR-R06-05")
@pytest.mark.parametrize(("forest", "covered"), [(7, 1), (20, 0)])
def test_sawtooth_swaps_a_face_down_tile_and_turns_it_up_under_a_racer(forest: int, covered: int) -> None:
    table = sheriff("rr").course(F=[forest], P=[11])
    table.covered[forest] = 0
    table.start_turn("A").choose("use 2")
    assert (table.tiles_laid[11], table.covered[11]) == (Tile.BLUE + 2, 0)
    assert (table.tiles_laid[forest], table.covered[forest]) == (Tile.BLUE + 4, covered)


@pytest.mark.rule("WR-R06-05")
def test_crossroads_swap_face_down_tiles() -> None:
    table = sheriff(A=17).course(crossroads=[18], P=[9]).face_up("A", "").hand("A", "D")
    table.covered[18] = 0
    table.start_turn("A")
    assert {"tile t9", "tile t20"} <= table.offers
    table.choose("tile t9", "tile t20")
    assert (table.tiles_laid[20], table.covered[20], table.covered[9]) == (Tile.BLUE + 4, 0, 0)


# Race 7: All the Fun of the Fair


@pytest.mark.rule("WR-R07-01")
@pytest.mark.parametrize("seed", range(6))
def test_fair_begins_with_four_unseen_traps(seed: int) -> None:
    table = Scenario("sb", "gt", "pp", race=7, seed=seed)
    assert [spot for spot in range(26) if table.traps_laid[spot]] == [16, 17, 18, 19]
    assert table.trap_eyes == [0] * 26
    assert table.trap_left == 12
    whole = [table.trap_bag[kind] + table.traps_laid[16:20].count(kind) for kind in range(10)]
    assert whole == [0, 2, 2, 2, 2, 2, 2, 2, 1, 1]


@pytest.mark.rule("WR-R07-01")
def test_fair_lays_a_trap_on_the_special_tile_too() -> None:
    games = [Scenario("sb", "gt", "pp", race=7, seed=seed).g for seed in range(6)]
    specials = [spot for g in games for spot in range(16, 20) if g.tile[spot] >= Tile.SWAMP and g.trap[spot]]
    assert specials


# Race 8: Now That's Sport


def sport(**more: int) -> Scenario:
    """The villain is about to move from 10 to 12."""
    spots = {"A": 14, "B": 12, "C": 12, "D": 11, "E": 20, "F": 20} | more
    table = road("sb", race=8, default="F").course(D=[12]).places(**spots).start_turn("A").pile("D").villain(10)
    table.active = 0
    return table


@pytest.mark.rule("WR-R08-01", "WR-R08-02")
def test_villain_pushes_racers_of_his_tile_back_in_the_decider_s_order() -> None:
    table = sport().effect(Effect.VILLAIN)
    assert (table.asked, table.offers) == ("A", {"racer B", "racer C"})
    table.choose("racer C")
    assert places(table) == [14, 10, 11, 11, 20, 20]
    assert table.villain_at == 12


@pytest.mark.rule("WR-R08-02")
def test_first_player_decides_in_the_neutral_activation() -> None:
    table = sport()
    table.active, table.first_seat = -1, 2
    assert table.effect(Effect.VILLAIN).asked == "C"


@pytest.mark.rule("WR-R08-01")
def test_villain_pushes_nobody_who_lies_low() -> None:
    table = sport().lay_low("B").effect(Effect.VILLAIN)
    assert places(table, "BC") == [12, 11]


@pytest.mark.rule("WR-R08-01")
def test_villain_pushes_into_traps() -> None:
    table = sport(C=20, D=9).trap(11, "log").effect(Effect.VILLAIN)
    assert (table.place("B"), table.trap_at(11)) == (9, "none")


@pytest.mark.rule("WR-R08-03")
@pytest.mark.parametrize(("low", "trap", "villain"), [(False, "oil", 6), (True, "none", 12)])
def test_push_comes_before_the_check_whether_he_is_alone_in_front(low: bool, trap: str, villain: int) -> None:
    table = sport(A=7, C=8, D=9, E=9, F=10).fate("oil")
    if low:
        table.lay_low("B")
    table.effect(Effect.VILLAIN)
    assert (table.trap_at(12), table.villain_at, table.place("B")) == (trap, villain, 12 if low else 11)


@pytest.mark.rule("WR-R08-04")
def test_passing_and_returning_push_nobody() -> None:
    table = sport(B=11, C=11, D=9, A=7, E=9, F=7).fate("oil").effect(Effect.VILLAIN)
    assert (table.trap_at(12), table.villain_at) == ("oil", 6)
    assert places(table) == [7, 11, 11, 9, 9, 7]


@pytest.mark.rule("WR-R08-01")
def test_villain_pushes_in_race_eight_only() -> None:
    table = sport()
    table.race_number = 7
    assert places(table.effect(Effect.VILLAIN), "BC") == [12, 12]
