"""Sergeant Blast and Private Meekly (WR-PW-AS1 to AS4)."""

import pytest

from carambolage.games.wacky_races.names.event import Event
from tests.rules.wacky_races.road import places, road


@pytest.mark.rule("WR-PW-AS1")
@pytest.mark.parametrize(("slots", "place", "left", "asked"), [("1234", 11, "234", "A"), ("234", 10, "234", "B")])
def test_open_fire_cancels_a_boulder(slots: str, place: int, left: str, asked: str) -> None:
    table = road("as").face_up("A", slots).trap(11, "boulder").start_turn("A").choose("play D")
    assert (table.place("A"), table.up("A"), table.asked) == (place, left, asked)


@pytest.mark.rule("WR-PW-AS2")
def test_cannon_recoil_pushes_back_then_runs() -> None:
    table = road("as").places(B=10, C=9, D=9, E=11, F=8).start_turn("A").choose("use 2")
    assert table.offers == {"racer C", "racer D"}
    table.choose("racer D")
    assert places(table) == [12, 9, 7, 8, 11, 8]
    assert (table.up("A"), table.cards("A"), table.asked) == ("134", "DFP", "A")


@pytest.mark.rule("WR-PW-AS2")
@pytest.mark.parametrize(("numbers", "a", "b"), [({"push": 2}, 12, 8), ({"distance": 3}, 13, 9)])
def test_cannon_recoil_has_the_printed_numbers(numbers: dict[str, int], a: int, b: int) -> None:
    table = road("as").printed("as2", **numbers).places(B=10).start_turn("A").choose("use 2")
    assert places(table, "AB") == [a, b]


@pytest.mark.rule("WR-PW-AS2")
def test_cannon_recoil_leaves_who_lies_low() -> None:
    table = road("as").places(B=10, C=9).lay_low("B").lay_low("C").start_turn("A").choose("use 2")
    assert places(table, "ABC") == [12, 10, 9]


@pytest.mark.rule("WR-PW-AS2")
def test_cannon_recoil_stops_on_a_trap_and_pushes_into_one() -> None:
    table = road("as").places(B=10).trap(9, "log").trap(11, "mud_puddle").start_turn("A").choose("use 2")
    assert (places(table, "AB"), table.asked) == ([11, 7], "B")


@pytest.mark.rule("WR-PW-AS2")
def test_cannon_recoil_with_nobody_to_push_runs() -> None:
    assert road("as").start_turn("A").choose("use 2").place("A") == 12


@pytest.mark.rule("WR-PW-AS3")
def test_double_time_doubles_two_card_movements() -> None:
    table = road("as").places(A=7).hand("A", "DDDD").start_turn("A").choose("play D", "use 3")
    assert (table.place("A"), table.up("A")) == (8, "124")
    assert [table.choose("play D").place("A") for _ in range(3)] == [10, 12, 13]


@pytest.mark.rule("WR-PW-AS3")
@pytest.mark.parametrize(("numbers", "ends"), [({"movements": 1}, [12, 13]), ({"distance": 3}, [13, 16])])
def test_double_time_has_the_printed_numbers(numbers: dict[str, int], ends: list[int]) -> None:
    table = road("as").printed("as3", **numbers).hand("A", "DDDF").start_turn("A").choose("use 3")
    assert [table.choose("play D").place("A") for _ in range(2)] == ends


@pytest.mark.rule("WR-PW-AS3")
def test_double_time_is_a_run_over_full_tiles_and_into_traps() -> None:
    table = road("as").places(B=11, C=11).start_turn("A").choose("use 3", "play D")
    assert table.place("A") == 12
    table = road("as").trap(11, "mud_puddle").start_turn("A").choose("use 3", "play D")
    assert (table.place("A"), table.asked) == (11, "B")


@pytest.mark.rule("WR-PW-AS3")
def test_double_time_needs_a_card() -> None:
    assert "use 3" not in road("as").hand("A", "").start_turn("A").offers
    assert "use 3" in road("as").hand("A", "D").start_turn("A").offers


@pytest.mark.rule("WR-PW-AS4")
def test_surplus_mine_lays_one_of_two_traps() -> None:
    table = road("as").places(B=9, C=12).trap(11, "oil").fate("log", "boulder").start_turn("A").choose("use 4")
    assert table.offers == {"trap log", "trap boulder"}
    assert [event[3:] for event in table.told(Event.CARD_SEEN)] == [(5, 1), (4, 1)]
    table.choose("trap boulder")
    assert table.offers == {"tile t7", "tile t8", "tile t13"}
    table.choose("tile t8")
    assert (table.trap_at(8), table.trap_eyes[8]) == ("boulder", 1)
    assert (table.trap_under[0], table.trap_under_eyes[0], table.trap_unders) == (5, 1, 1)
    assert (table.up("A"), table.place("A"), table.asked) == ("123", 10, "A")


@pytest.mark.rule("WR-PW-AS4")
def test_surplus_mine_may_not_lie_on_the_gas_station_nor_on_the_finish() -> None:
    table = road("as").places(A=13, F=19).fate("log", "log").start_turn("A").choose("use 4")
    assert table.offers == {"tile t10", "tile t11", "tile t12", "tile t14", "tile t16"}
    table = road("as").places(A=24, B=1, C=1, D=2, E=2, F=3).fate("log", "log").start_turn("A").choose("use 4")
    assert table.offers == {"tile t21", "tile t22", "tile t23"}


@pytest.mark.rule("WR-PW-AS4")
def test_surplus_mine_may_lie_on_the_grid_but_not_on_space_00() -> None:
    table = road("as").places(A=3).fate("log", "log").start_turn("A").choose("use 4")
    assert table.offers == {"tile t1", "tile t2", "tile t4", "tile t5", "tile t6"}


@pytest.mark.rule("WR-PW-AS4")
def test_surplus_mine_reaches_as_far_as_printed() -> None:
    table = road("as").printed("as4", range=1).fate("log", "log").start_turn("A").choose("use 4")
    assert table.offers == {"tile t9", "tile t11"}


@pytest.mark.rule("WR-PW-AS4")
def test_surplus_mine_with_a_single_trap_card_lays_that_one() -> None:
    table = road("as").printed("as4", range=1).places(B=9)
    table.trap_bag[:] = [0] * 5 + [1] + [0] * 4
    table.trap_left = 1
    table.start_turn("A").choose("use 4")
    assert (table.trap_at(11), table.trap_unders, table.trap_left) == ("log", 0, 0)


@pytest.mark.rule("WR-PW-AS4")
def test_surplus_mine_needs_a_trap_card_and_a_tile() -> None:
    empty = road("as")
    empty.trap_bag[:], empty.trap_left = [0] * 10, 0
    assert "use 4" not in empty.start_turn("A").offers
    full = road("as").printed("as4", range=1).places(B=9, C=11)
    assert "use 4" not in full.start_turn("A").offers
    out = road("as")
    out.villain_out = 1
    assert "use 4" not in out.start_turn("A").offers
