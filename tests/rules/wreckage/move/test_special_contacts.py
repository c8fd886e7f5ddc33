"""Collisions with spike columns, fuel pumps and burning tyres, and with several things at once (chapters 11 and 18)."""

import pytest

from tests.games.wreckage.scenario import Scenario
from tests.rules.wreckage.move.harmless import cards, harmless


@pytest.mark.rule("WK-OBS-02", "WK-OBS-03", "WK-COL-10")
def test_a_spike_column_costs_two_more_cards() -> None:
    table = harmless().put(A=(0, 0, 0)).obstacle("spike_column", 2000, 0).speeds(A=3).action("A")
    assert table.where("A") == (1118, 0, 0)
    assert cards(table) == {"A": 5}


@pytest.mark.rule("WK-OBS-02")
def test_a_special_obstacle_concerns_only_the_car_that_moves() -> None:
    table = harmless().put(A=(0, 0, 0), B=(2000, 0, 36)).obstacle("spike_column", 2000 + 256 + 370, 0)
    assert cards(table.speeds(A=1, B=2).put(A=(1200, 0, 0)).action("A")) == {"A": 1, "B": 1}


@pytest.mark.rule("WK-OBS-02", "WK-OBS-04", "WK-EX-41", "WK-COL-09")
def test_a_fuel_pump_and_a_bystander() -> None:
    table = harmless("coupe", "sedan", "interceptor").put(A=(0, 0, 0), B=(1936, 400, 36)).cans(A=1)
    table.equip("A", "ram", "steel_plating").obstacle("fuel_pump", 2000, -300, 36).speeds(A=3).action("A")
    assert cards(table) == {"B": 3}
    assert table.is_out("A")
    assert table.obstacles == []
    assert table.told("collided") == [(0, 2, 1, 0, 0, 3)]
    assert table.where("A") == (1168, 0, 0)
    assert table.story("damage_card", "pump_exploded", "destroyed") == [
        *["damage_card"] * 3,
        "pump_exploded",
        "destroyed",
    ]
    assert table.told("ram") == []
    assert table.car("A").discarded == 0
    assert table.offers == {f"drop {site}" for site in range(4, 12)}


@pytest.mark.rule("WK-EX-41", "WK-END-04")
def test_pump_and_bystander_gone_in_one_resolution() -> None:
    table = Scenario("coupe", "sedan").put(A=(0, 0, 0), B=(1936, 400, 36)).cans(A=1).hits(B=7)
    table.obstacle("fuel_pump", 2000, -300, 36).speeds(A=3).pile(*("dented_panel",) * 40).action("A")
    while table.asked:
        table.act(table.offered[0])
    assert table.won_by == ("A", "last_together")


@pytest.mark.rule("WK-OBS-02", "WK-OBS-05", "WK-OBS-06", "WK-EX-22", "WK-COL-09")
def test_burning_tyres_spin_the_car() -> None:
    headings = (0, 24, 30, 36, 42, 48, 72, 96, 102, 108, 114, 120)
    for heading in headings:
        table = harmless().put(A=(-2000, 0, 0)).obstacle("burning_tyres", 882, 0).speeds(A=2)
        table.fate(heading // 6).action("A")
        assert table.where("A") == (0, 0, heading)
        assert table.speed("A") == 0
        facing = heading in (0, 24, 30, 114, 120)
        assert table.car("A").burning == facing
        assert cards(table) == ({"A": 1} if facing else {})


@pytest.mark.rule("WK-OBS-05", "WK-COL-10")
def test_tyres_beside_another_solid_cost_n_cards() -> None:
    table = harmless().put(A=(0, 0, 0), B=(2000, 400, 36)).obstacle("burning_tyres", 2114, -400).speeds(A=3)
    table.fate("ricochet", "ricochet", "ricochet", "ricochet", "ricochet", "ricochet").action("A")
    assert len(table.drawn("B")) == 3
    assert table.story("damage_card", "spun")[:7] == [*["damage_card"] * 6, "spun"]


@pytest.mark.rule("WK-OBS-05", "WK-EQU-16")
def test_a_mine_owed_is_drawn_at_the_tyres() -> None:
    table = harmless(mine_hit="blast").put(A=(-2000, 0, 0)).mine(-1000, 0).obstacle("burning_tyres", 882, 0)
    table.speeds(A=2).fate("ricochet", 6).action("A")
    assert cards(table) == {"A": 1}


@pytest.mark.rule("WK-EX-12", "WK-EQU-03", "WK-COL-02")
def test_ram_covers_one_collision_of_the_turn() -> None:
    table = harmless("sedan", "pick_up", "interceptor").equip("A", "ram")
    table.put(A=(0, 0, 0), B=(2000, 0, 36), C=(1232, 2500, 108)).speeds(A=3, C=2)
    table.action("A")
    assert cards(table) == {"B": 3}
    table.action("C", 2)
    assert table.where("C") == (1232, 768, 108)
    assert cards(table) == {"A": 2, "B": 3, "C": 2}


@pytest.mark.rule("WK-EX-19", "WK-END-04", "WK-COL-09")
def test_both_destroyed() -> None:
    for cans, winners in ((2, "B"), (1, "AB")):
        table = Scenario("sedan", "pick_up", drop_cans="auto").put(A=(0, 0, 0), B=(2000, 0, 36)).hits(A=7, B=9)
        table.cans(A=1, B=cans).speeds(A=4).pile(*("dented_panel",) * 40).action("A")
        assert table.won_by == (winners, "last_together")


@pytest.mark.rule("WK-ACT-06", "WK-EX-09", "WK-TRN-08")
def test_a_collision_ends_only_this_action() -> None:
    table = harmless().put(A=(0, 0, 0)).obstacle("boulder", 2000, 0).speeds(A=3).plan(A=("smash", "turn_left"))
    table.action("A", 1).choose("apply")
    assert table.where("A") == (1118, 0, 0)
    table.action("A", 2)
    assert "turn left 45" in table.offers


@pytest.mark.rule("WK-GEO-10")
def test_nothing_overlaps_after_a_collision() -> None:
    table = harmless().put(A=(0, 0, 3), B=(2000, 500, 100)).speeds(A=4).action("A")
    ahead = harmless().put(A=table.where("A"), B=(2000, 500, 100)).speeds(A=1).action("A")
    assert ahead.where("A") == table.where("A")
    assert ahead.told("moved") == []


@pytest.mark.rule("WK-OBS-02", "WK-COL-09", "WK-EQU-16")
def test_a_special_obstacle_with_a_high_number() -> None:
    """The last of eight obstacles, met by the second car; nothing is owed afterwards."""
    table = harmless(mine_hit="blast").put(A=(6000, 0, 36), B=(-2000, 0, 0)).speeds(B=2)
    for place in range(7):
        table.obstacle("boulder", -5000 + 1000 * place, 4000)
    table.mine(-1000, 0).obstacle("burning_tyres", 882, 0).fate("ricochet", 6).action("B")
    assert table.told("collided") == [(1, 0, 1 << 7, 0, 0, 2)]
    assert table.car("B").spun
    assert not table.car("A").spun
    assert len(table.drawn("B")) == 1
