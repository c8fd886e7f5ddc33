"""Mines laid on the way, and run into (WK-EQU-07 to WK-EQU-09, WK-EQU-13 to WK-EQU-16)."""

import pytest

from carambolage.games.wreckage.move.mines import is_blast
from carambolage.games.wreckage.names.things import EDGE, FIRST_MINE
from tests.games.wreckage.scenario import Scenario
from tests.rules.wreckage.move.harmless import cards, harmless


def dropper(**options: str) -> Scenario:
    return harmless(**options).put(A=(0, 0, 0)).equip("A", "mine_dropper")


@pytest.mark.rule("WK-EQU-07", "WK-EQU-08", "WK-EQU-15", "WK-EX-39")
def test_a_mine_after_some_spaces() -> None:
    table = dropper().speeds(A=3).action("A")
    assert table.offers == {"travel", *(f"travel mine {k}" for k in range(4))}
    table.choose("travel mine 1")
    assert table.mines == [(398, 0)]
    assert table.where("A") == (3072, 0, 0)
    assert table.car("A").mines_left == 2
    assert table.story("moved", "mine_laid") == ["moved", "mine_laid", "moved"]
    assert dropper().speeds(A=3).action("A").choose("travel mine 0").mines == [(-626, 0)]
    assert dropper().speeds(A=3).action("A").choose("travel mine 3").mines == [(2446, 0)]
    assert dropper().speeds(A=3).action("A").choose("travel").mines == []


@pytest.mark.rule("WK-EQU-07", "WK-EQU-08")
def test_a_second_mine_of_another_seat() -> None:
    table = harmless().put(B=(3000, -1500, 36)).mine(5000, 5000).equip("B", "mine_dropper").speeds(B=2)
    table.action("B").choose("travel mine 1")
    assert table.mines == [(5000, 5000), (3000, -1102)]
    assert table.told("mine_laid") == [(1, 1, 3000, -1102, 0, 0)]
    assert (table.car("B").mines_left, table.car("A").mines_left) == (2, 0)


@pytest.mark.rule("WK-EQU-09", "WK-EQU-16")
def test_mines_alone_are_a_blast_by_option() -> None:
    table, crash = harmless(mine_hit="blast"), harmless(mine_hit="crash")
    first, last = 1 << FIRST_MINE, 1 << (EDGE - 1)
    assert is_blast(table.g, first)
    assert is_blast(table.g, first | last)
    assert not is_blast(crash.g, first)
    for met in (0, 1, first | 1, first | 1 << EDGE, last | 1 << (FIRST_MINE - 1)):
        assert not is_blast(table.g, met)


@pytest.mark.rule("WK-EQU-08", "WK-EX-39")
def test_a_car_that_never_gets_that_far_lays_no_mine() -> None:
    table = dropper().speeds(A=3).obstacle("boulder", 900 + 882, 0).action("A").choose("travel mine 1")
    assert table.where("A") == (900, 0, 0)
    assert table.mines == []
    assert table.car("A").mines_left == 3


@pytest.mark.rule("WK-EQU-08")
@pytest.mark.parametrize("blocker", ["car", "obstacle", "mine", "edge"])
def test_a_mine_is_not_laid_where_it_would_overlap_something(blocker: str) -> None:
    table = dropper().speeds(A=1)
    if blocker == "car":
        table.put(B=(-626 - 103 - 511, 0, 0))
    elif blocker == "obstacle":
        table.obstacle("boulder", -626 - 103 - 369, 0)
    elif blocker == "mine":
        table.mine(-626 - 205, 0)
    else:
        table.put(A=(-7168 + 728, 0, 0))
    before = len(table.mines)
    table.action("A").choose("travel mine 0")
    assert len(table.mines) == before
    assert table.car("A").mines_left == 3


@pytest.mark.rule("WK-EQU-08", "WK-EQU-15", "WK-EQU-09", "WK-EX-39")
def test_a_reversing_car_runs_into_its_own_mine() -> None:
    table = dropper().speeds(A=-2).action("A").choose("travel mine 0")
    assert table.where("A") == (-11, 0, 0)
    assert cards(table) == {"A": 3}
    assert table.mines == []
    assert table.car("A").mines_left == 2
    later = dropper().speeds(A=-2).action("A").choose("travel mine 1")
    assert later.where("A") == (-1035, 0, 0)


@pytest.mark.rule("WK-EQU-07", "WK-EX-39")
def test_two_mine_droppers_have_six_mines() -> None:
    table = harmless().equip("A", "mine_dropper", "mine_dropper")
    assert table.car("A").mines_left == 6
    table.put(A=(-6000, 0, 0)).speeds(A=1)
    for _ in range(6):
        table.action("A").choose("travel mine 0")
    assert len(table.mines) == 6
    assert table.action("A").where("A") == (-6000 + 7 * 1024, 0, 0)


@pytest.mark.rule("WK-EQU-09", "WK-EX-20", "WK-COL-10", "WK-COL-09", "WK-COL-02")
def test_a_mine_stops_the_car() -> None:
    table = harmless().put(A=(-3000, 0, 0), B=(0, 0, 0)).mine(-626, 0).speeds(A=3).action("A")
    assert table.where("A") == (-1241, 0, 0)
    assert table.speed("A") == 0
    assert cards(table) == {"A": 4}
    assert table.mines == []
    assert table.told("collided") == [(0, 0, 0, 1, 0, 3)]
    assert table.story("collided", "mine_exploded", "damage_card")[:2] == ["collided", "mine_exploded"]


@pytest.mark.rule("WK-EQU-09", "WK-EQU-16", "WK-EX-20", "WK-OPT-17", "WK-GEO-21")
def test_a_blast_does_not_stop_it() -> None:
    table = harmless(mine_hit="blast").put(A=(-3000, 0, 0), B=(3000, 0, 36)).mine(-626, 0).speeds(A=3)
    table.equip("A", "machine_gun").action("A")
    assert table.where("A") == (72, 0, 0)
    assert table.speed("A") == 3
    assert cards(table) == {"A": 1}
    assert table.offers == {"fire machine_gun B", "pass"}


@pytest.mark.rule("WK-EQU-16")
def test_blasts_owed_are_added_to_the_draw_of_a_collision() -> None:
    table = harmless(mine_hit="blast").put(A=(0, 0, 0), B=(3000, 0, 36)).mine(1000, 0).speeds(A=3).action("A")
    assert table.where("A") == (2232, 0, 0)
    assert cards(table) == {"A": 4, "B": 3}


@pytest.mark.rule("WK-EQU-16")
def test_under_blast_a_mine_beside_another_solid_is_a_crash() -> None:
    table = harmless(mine_hit="blast").put(A=(0, 0, 0), B=(2000, 400, 36)).mine(2000 - 256 + 103, -150).speeds(A=3)
    table.action("A")
    assert table.where("A") == (1232, 0, 0)
    assert table.told("collided") == [(0, 2, 0, 1, 0, 3)]
    assert cards(table) == {"A": 4, "B": 3}


@pytest.mark.rule("WK-EQU-14", "WK-EQU-16", "WK-EQU-04")
def test_ram_takes_the_mine() -> None:
    for rule in ("crash", "blast"):
        table = harmless(mine_hit=rule).put(A=(0, 0, 0)).equip("A", "ram").mine(1000, 0).speeds(A=2).action("A")
        assert cards(table) == {}
        assert table.told("ram") == [(0, 0, 0)]


@pytest.mark.rule("WK-EQU-13")
def test_landing_on_a_mine() -> None:
    table = harmless("pick_up", "sedan").put(A=(0, 0, 0)).mine(2000, 100).mine(1000, 0).speeds(A=2)
    table.plan(A=("jump", "empty")).action("A").choose("apply")
    assert table.where("A") == (2048, 0, 0)
    assert table.speed("A") == 0
    assert cards(table) == {"A": 3}
    assert table.mines == [(1000, 0)]
    blast = harmless("pick_up", "sedan", mine_hit="blast").put(A=(0, 0, 0)).mine(2000, 100).speeds(A=2)
    blast.plan(A=("jump", "empty")).action("A").choose("apply")
    assert blast.speed("A") == 2
    assert cards(blast) == {"A": 1}


@pytest.mark.rule("WK-EQU-07", "WK-CRD-27")
def test_a_jumping_car_lays_before_it_jumps_or_where_it_lands() -> None:
    for answer, place in (("travel mine 0", (-626, 0)), ("travel mine 2", (1422, 0))):
        table = harmless("pick_up", "sedan").put(A=(0, 0, 0)).equip("A", "mine_dropper").speeds(A=2)
        table.plan(A=("jump", "empty")).action("A").choose("apply")
        assert table.offers == {"travel", "travel mine 0", "travel mine 2"}
        assert table.choose(answer).mines == [place]


@pytest.mark.rule("WK-EQU-07", "WK-MOV-03")
def test_a_car_that_holds_may_lay_a_mine() -> None:
    table = dropper().speeds(A=2).plan(A=("turn_left", "empty")).action("A").choose("decline", "hold mine 0")
    assert table.where("A") == (0, 0, 0)
    assert table.mines == [(-626, 0)]


@pytest.mark.rule("WK-EQU-16", "WK-END-03")
def test_a_blast_that_destroys_the_last_but_one_ends_the_game_at_once() -> None:
    table = harmless("sedan", "pick_up", mine_hit="blast").put(A=(-3000, 0, 0), B=(3000, 0, 36)).mine(-626, 0)
    table.pile(*("dented_panel",) * 40).hits(A=8).speeds(A=3).action("A")
    assert table.is_out("A")
    assert table.g.over != 0
