"""The autumn races 10 to 12 (WR-R10 to WR-R12); race 9 has its own file."""

import pytest

from carambolage.games.wacky_races.names.effect import Effect
from carambolage.games.wacky_races.names.event import Event
from tests.games.wacky_races.scenario import Scenario
from tests.rules.wacky_races.road import places, road

# Race 10: Saw, Saw the Wood


@pytest.mark.rule("WR-R10-01")
@pytest.mark.parametrize("seed", range(3))
def test_every_forest_off_the_grid_begins_with_an_unseen_trap(seed: int) -> None:
    table = Scenario("sb", "gt", "pp", race=10, seed=seed)
    forests = [spot for spot in range(7, 25) if table.t.terrain[table.tiles_laid[spot]] == 1]
    assert len(forests) == 4
    assert [spot for spot in range(26) if table.traps_laid[spot]] == forests
    assert (table.trap_left, table.trap_eyes) == (12, [0] * 26)


def wood(card: str, villain: int, **more: int) -> Scenario:
    table = road("sb", race=10).places(**more).pile(card).villain(villain)
    table.traps_laid[:] = [0] * 26
    return table


@pytest.mark.rule("WR-R10-02")
@pytest.mark.parametrize("trapped", [False, True])
def test_villain_does_not_move_to_a_forest(trapped: bool) -> None:
    table = wood("F", 10).course(F=[12], level_crossing=[13])
    if trapped:
        table.trap(12, "log")
    assert (table.effect(Effect.VILLAIN).villain_at, table.villain_out) == (10, 0)


@pytest.mark.rule("WR-R10-02")
@pytest.mark.parametrize(("trapped", "end"), [(False, 11), (True, 10)])
def test_villain_goes_to_a_wild_tile_before_the_forest(trapped: bool, end: int) -> None:
    table = wood("F", 10).course(F=[12], level_crossing=[11])
    if trapped:
        table.trap(11, "log")
    assert table.effect(Effect.VILLAIN).villain_at == end


@pytest.mark.rule("WR-R10-02")
@pytest.mark.parametrize(("villain", "out"), [(0, 0), (2, 0), (16, 1)])
def test_villain_stays_before_the_grid_s_forest_and_is_out_with_neither_forest_nor_wild_ahead(
    villain: int, out: int
) -> None:
    table = wood("F", villain).trap(1, "oil").trap(2, "oil").course(acme=[8])
    assert (table.effect(Effect.VILLAIN).villain_at, table.villain_out) == (villain, out)
    assert table.told(Event.VILLAIN_OUT) == ([(1, 0, 0, 0, 32767)] if out else [])


@pytest.mark.rule("WR-R10-03")
def test_villain_who_does_not_move_lays_no_trap_even_alone_in_front() -> None:
    table = wood("F", 16, A=9, B=8, C=9, D=10, E=10, F=15).course(F=[18]).effect(Effect.VILLAIN)
    assert (table.trap_at(16), table.villain_at, table.trap_left) == ("none", 16, 12)
    assert (table.told(Event.VILLAIN_STAYS), table.told(Event.VILLAIN_RETURNS)) == ([(16, 1, 0, 0, 32767)], [])


@pytest.mark.rule("WR-R10-04")
@pytest.mark.parametrize(("card", "end"), [("D", 11), ("P", 13)])
def test_villain_moves_as_usual_by_other_cards(card: str, end: int) -> None:
    table = wood(card, 10).course(F=[12], P=[13])
    assert table.effect(Effect.VILLAIN).villain_at == end
    out = wood("R", 10)
    assert out.effect(Effect.VILLAIN).villain_out == 1


# Race 11: By Way of Ghost Town


def ghost(farm: int, **more: int) -> Scenario:
    return road("sb", race=11).course(R=[farm]).face_up("A", "").places(**more)


@pytest.mark.rule("WR-R11-01")
def test_player_on_a_farm_keeps_one_card() -> None:
    table = ghost(11).hand("A", "DFP").fate("F").start_turn("A").choose("play D")
    assert (table.asked, table.offers) == ("A", {"keep F", "keep P"})
    table.choose("keep P")
    assert (table.cards("A"), table.top, table.asked) == ("P", "F", "B")


@pytest.mark.rule("WR-R11-01")
def test_discarded_cards_are_ordered_by_their_owner() -> None:
    table = ghost(11).hand("A", "DFP").fate("D").start_turn("A").choose("play D", "keep P")
    assert table.offers == {"top D", "top F"}
    assert (table.choose("top D").top, table.cards("A")) == ("D", "P")


@pytest.mark.rule("WR-R11-01")
def test_a_single_card_is_kept_and_other_tiles_do_not_haunt() -> None:
    table = ghost(11).trap(11, "mud_puddle").hand("A", "DF").start_turn("A").choose("play D")
    assert (table.cards("A"), table.top, table.asked) == ("F", "D", "B")
    assert len(ghost(12).start_turn("A").choose("play F", "end").cards("A")) == 3


@pytest.mark.rule("WR-R11-01")
def test_of_two_cards_one_is_kept() -> None:
    table = ghost(11).trap(11, "mud_puddle").hand("A", "DFP").start_turn("A").choose("play D")
    assert (table.asked, table.offers) == ("A", {"keep F", "keep P"})
    assert (table.choose("keep F").cards("A"), table.top) == ("F", "P")


@pytest.mark.rule("WR-R11-02")
def test_ghosts_come_after_refill_and_villain() -> None:
    table = (
        ghost(11, C=24)
        .course(P=[13], R=[11])
        .villain(11)
        .fate("R", "R")
        .hand("A", "PF")
        .start_turn("A")
        .choose("play P")
    )
    assert (table.villain_at, table.offers) == (13, {"keep F", "keep R"})
    assert table.choose("keep F").top == "R"


@pytest.mark.rule("WR-R11-02")
def test_position_after_the_crossroads_counts() -> None:
    table = (
        ghost(12, A=17).course(crossroads=[18], R=[12]).hand("A", "D").start_turn("A").choose("tile t12", "tile t18")
    )
    assert (table.asked, table.offers <= {"keep D", "keep F", "keep P", "keep R"}) == ("A", True)
    assert table.hand_sizes[0] == 3


@pytest.mark.rule("WR-R11-03")
def test_neutrals_leave_farms_with_the_free_move_only() -> None:
    table = ghost(20, D=20, E=21, F=22, B=9, C=9).fate("R").effect(Effect.NEUTRAL_REVEAL)
    assert places(table, "DEF") == [20, 21, 22]
    assert places(table.fate("D").effect(Effect.NEUTRAL_REVEAL), "DEF") == [20, 22, 23]
    assert places(table.effect(Effect.NEUTRAL_FREE), "DEF") == [21, 23, 24]


@pytest.mark.rule("WR-R11-04")
def test_farm_of_the_grid_counts() -> None:
    table = ghost(20, A=3).start_turn("A").choose("play D")
    assert (table.place("A"), table.asked, {"keep F", "keep P"} <= table.offers) == (4, "A", True)
    assert places(ghost(20, D=4).fate("R").effect(Effect.NEUTRAL_REVEAL), "D") == [4]


# Race 12: Missouri Mix-Up


def missouri(*prairie: int, **more: int) -> Scenario:
    return road("sb", race=12).course(P=list(prairie)).face_up("A", "").places(**more)


@pytest.mark.rule("WR-R12-01", "WR-R12-03")
def test_first_movement_off_a_prairie_takes_two_cards_with_a_prairie() -> None:
    table = missouri(10).hand("A", "PRFD").start_turn("A")
    assert table.offers == {"pay_prairie D", "pay_prairie F", "pay_prairie R"}
    table.choose("pay_prairie R", "top R")
    assert (table.place("A"), table.cards("A"), table.top, table.turn_played) == (11, "DF", "R", 1)
    assert table.offers == {"play D", "end"}


@pytest.mark.rule("WR-R12-01", "WR-R12-03")
def test_a_desert_pays_with_a_prairie_too() -> None:
    table = missouri(10).hand("A", "PRFD").start_turn("A").choose("pay_prairie D")
    assert (table.cards("A"), table.offers) == ("FR", {"top D", "top P"})
    assert table.choose("top D").place("A") == 11


@pytest.mark.rule("WR-R12-01")
def test_two_prairies_pay_the_first_movement_too() -> None:
    assert missouri(10).hand("A", "PPF").start_turn("A").offers == {"pay_prairie F", "pay_prairie P"}


@pytest.mark.rule("WR-R12-01")
def test_the_last_two_cards_pay_the_first_movement() -> None:
    table = missouri(10).hand("A", "PR").start_turn("A").choose("top R")
    assert (table.place("A"), table.top, table.discarded, table.asked) == (11, "R", 2, "B")


@pytest.mark.rule("WR-R12-02")
@pytest.mark.parametrize(("hand", "place"), [("DPFF", 11), ("DPPF", 12)])
def test_later_movement_off_a_prairie_takes_two_prairies(hand: str, place: int) -> None:
    table = missouri(11).hand("A", hand).start_turn("A").choose("play D")
    if place == 12:
        assert table.offers == {"pay", "end"}
        table.choose("pay")
    assert (table.place("A"), table.asked) == (place, "B")


@pytest.mark.rule("WR-R12-04")
@pytest.mark.parametrize("hand", ["DFR", "P"])
def test_player_who_cannot_pay_is_stuck(hand: str) -> None:
    table = missouri(10).hand("A", hand).start_turn("A")
    if hand != "P":
        assert table.offers == {"discard D", "discard F", "discard R"}
        table.choose("discard D", "stop")
    assert (table.place("A"), table.asked, len(table.told(Event.STUCK))) == (10, "B", 1)


@pytest.mark.rule("WR-R12-05")
def test_neutrals_leave_prairies_with_the_free_move_only() -> None:
    table = missouri(20, D=20, E=21, F=22, B=9, C=9).fate("P").effect(Effect.NEUTRAL_REVEAL)
    assert places(table, "DEF") == [20, 21, 22]
    assert places(table.fate("D").effect(Effect.NEUTRAL_REVEAL), "DEF") == [20, 22, 23]
    assert places(table.effect(Effect.NEUTRAL_FREE), "DEF") == [21, 23, 24]


@pytest.mark.rule("WR-R12-06")
def test_prairie_of_the_grid_counts() -> None:
    assert missouri(A=3).hand("A", "PRD").start_turn("A").offers == {"pay_prairie D", "pay_prairie R"}
    assert places(missouri(D=3).fate("P").effect(Effect.NEUTRAL_REVEAL), "D") == [3]
