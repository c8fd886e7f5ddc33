"""Burning tyres, burning cars and the fuel pump (chapter 18)."""

import pytest

from carambolage.games.wreckage.names.effect import Effect
from carambolage.games.wreckage.names.things import NOBODY, Cause
from carambolage.games.wreckage.obstacles.tyres_and_pump import faces
from tests.games.wreckage.scenario import Scenario

HEADINGS = (0, 24, 30, 36, 42, 48, 72, 96, 102, 108, 114, 120)
FACING = {0, 24, 30, 114, 120}


def tyres(**options: str) -> Scenario:
    """The car of the example, two spaces before burning tyres."""
    table = Scenario("pick_up", "sedan", **options).put(A=(-2000, 0, 0)).speeds(A=2)
    return table.obstacle("burning_tyres", 882, 0)


@pytest.mark.rule("WK-EX-22", "WK-OBS-05", "WK-OBS-06")
@pytest.mark.parametrize("heading", HEADINGS)
def test_burning_tyres(heading: int) -> None:
    facing = heading in FACING
    table = tyres().fate(heading // 6, *(["dented_panel"] if facing else [])).action("A")
    assert table.where("A") == (0, 0, heading)
    assert table.speed("A") == 0
    assert table.hits_of("A") == int(facing)
    assert table.car("A").burning == int(facing)
    assert len(table.drawn("A")) == int(facing)


@pytest.mark.rule("WK-OBS-06", "WK-OPT-18")
def test_tyres_always_set_on_fire_by_option() -> None:
    table = tyres(tyre_fire="always").fate(12).action("A")
    assert table.where("A")[2] == 72
    assert (table.car("A").burning, table.drawn("A")) == (1, [])
    table = tyres(tyre_fire="always").fate(0, "ricochet").action("A")
    assert (table.car("A").burning, table.drawn("A")) == (1, ["ricochet"])


@pytest.mark.rule("WK-OBS-21", "WK-OBS-22")
def test_a_car_that_has_spun_is_tested_as_it_stands() -> None:
    table = tyres()
    table.car("A").spun = 1
    table.fate("burst_tyre").action("A")
    assert (table.where("A"), table.car("A").burning, table.hits_of("A")) == ((0, 0, 0), 1, 1)
    assert table.told("spun") == []


@pytest.mark.rule("WK-OBS-21")
def test_a_car_that_backs_into_tyres_faces_away() -> None:
    table = tyres().put(A=(2882, 0, 0)).speeds(A=-2)
    table.car("A").spun = 1
    table.action("A")
    assert table.where("A") == (1764, 0, 0)
    assert (table.car("A").burning, table.drawn("A")) == (0, [])


@pytest.mark.rule("WK-OBS-22", "WK-EQU-14", "WK-EQU-04")
def test_the_card_for_facing_tyres_is_fire_damage() -> None:
    table = tyres().equip("A", "ram", "steel_plating").fate(0, "burst_tyre").action("A")
    assert table.offers == {"plating", "keep"}
    assert table.told("ram") == []
    table.choose("plating")
    assert (table.hits_of("A"), table.car("A").burning) == (0, 1)
    assert len(table.told("spun")) == 1


@pytest.mark.rule("WK-OBS-07")
def test_a_burning_car_meets_tyres_again() -> None:
    table = tyres()
    table.car("A").burning = 1
    table.fate(0, "ricochet").action("A", 2)
    assert (table.car("A").burning, table.told("on_fire")) == (1, [])


@pytest.mark.rule("WK-EX-48", "WK-OBS-07", "WK-OBS-24", "WK-TRN-06")
def test_burning_card_before_the_first_card_of_a_turn() -> None:
    table = Scenario("pick_up", "sedan").put(A=(0, 0, 0)).plan(A=("turn_right", "turn_left"))
    table.car("A").burning = 1
    table.fate("dented_panel").action("A")
    assert table.story("burns", "damage_card", "card_shown") == ["burns", "damage_card", "card_shown"]
    assert table.hits_of("A") == 1
    table.choose("decline")
    table.action("A", 2)
    assert table.hits_of("A") == 1
    assert len(table.told("burns")) == 1


@pytest.mark.rule("WK-EX-48", "WK-OBS-24")
def test_a_car_destroyed_by_its_fire_takes_no_action() -> None:
    table = Scenario("pick_up", "sedan", "coupe").put(A=(0, 0, 0)).plan(A=("turn_right", "turn_left")).hits(A=9)
    table.car("A").burning = 1
    table.fate("dented_panel").action("A")
    assert table.is_out("A")
    assert (table.asked, table.told("applied"), table.told("moved")) == ("", [], [])


@pytest.mark.rule("WK-EX-48", "WK-OBS-08", "WK-PLN-07")
def test_a_turn_spent_on_the_fire() -> None:
    table = Scenario("pick_up", "sedan").put(A=(0, 0, 0), B=(2000, 0, 0)).speeds(A=-2).equip("A", "machine_gun")
    table.car("A").burning = table.car("A").dousing = 1
    table.phase(1)
    assert (table.where("A"), table.speed("A"), table.drawn("A"), table.told("fired")) == ((0, 0, 0), 0, [], [])
    assert table.car("A").gear == 0
    assert table.order[0] == 0
    table.phase(2)
    assert (table.where("A"), table.told("fired"), table.car("A").burning) == ((0, 0, 0), [], 1)
    table.end_turn()
    assert (table.car("A").burning, table.car("A").dousing) == (0, 0)
    assert table.told("fire_out") == [(0, 0, 0)]


@pytest.mark.rule("WK-EX-41", "WK-OBS-04")
def test_fuel_pump_and_a_bystander() -> None:
    table = Scenario("pick_up", "sedan", "coupe").put(A=(0, 0, 0), B=(1936, 400, 36)).cans(A=1).speeds(A=3)
    table.equip("A", "ram", "steel_plating").obstacle("fuel_pump", 2000, -300, 36)
    table.fate("dented_panel", "ricochet", "ricochet").action("A")
    assert (table.drawn("A"), len(table.drawn("B")), table.hits_of("B")) == ([], 3, 1)
    assert table.is_out("A")
    assert table.obstacles == []
    assert (table.car("A").discarded, table.car("A").rams_used) == (0, 0)
    assert table.where("A") == (1168, 0, 0)
    assert table.asked == "A"
    table.choose("drop 8")
    assert table.cans_on_ground == [(480, 0)]


@pytest.mark.rule("WK-EX-41", "WK-END-04")
def test_pump_and_bystander_gone_in_one_resolution() -> None:
    for cans, winner in (({"A": 1}, "A"), ({"B": 1}, "B"), ({}, "AB")):
        table = Scenario("pick_up", "sedan", drop_cans="auto").put(A=(0, 0, 0), B=(1936, 400, 36)).cans(**cans)
        table.speeds(A=3).hits(B=7).obstacle("fuel_pump", 2000, -300, 36)
        table.fate("dented_panel", "ricochet", "ricochet").action("A")
        assert table.is_out("A")
        assert table.is_out("B")
        assert table.won_by == (winner, "last_together")


@pytest.mark.rule("WK-OBS-23")
def test_a_spin_beside_a_special_obstacle_touches_nothing() -> None:
    table = Scenario("pick_up", "sedan").put(A=(0, 0, 0)).obstacle("fuel_pump", 900, 0)
    table.effect(Effect.SPIN, 0)
    assert not table.is_out("A")
    assert table.obstacles == [("fuel_pump", 900, 0, 0)]


@pytest.mark.rule("WK-OBS-05", "WK-OBS-06", "WK-OBS-21", "WK-OBS-22")
def test_tyres_beside_another_obstacle_for_another_seat() -> None:
    """B drives north into the third obstacle of the table, away from the centre."""
    table = Scenario("sedan", "pick_up").put(B=(3000, -2000, 36)).speeds(B=2)
    table.obstacle("boulder", -5000, 0).obstacle("boulder", -5000, -2000).obstacle("burning_tyres", 3000, 882)
    table.car("B").spun = 1
    table.fate("dented_panel").action("B")
    assert table.where("B") == (3000, 0, 36)
    assert (table.car("B").burning, table.car("A").burning, table.hits_of("B")) == (1, 0, 1)
    assert table.told("on_fire") == [(1, 0, 0)]
    assert table.told("hits") == [(1, 1, 1, Cause.FIRE, NOBODY, 0)]
    away = Scenario("sedan", "pick_up").put(B=(3000, -2000, 36)).speeds(B=2)
    away.obstacle("boulder", -5000, 0).obstacle("burning_tyres", 3000, 882).fate(0).action("B")
    assert (away.where("B")[2], away.car("B").burning) == (0, 0)


@pytest.mark.rule("WK-OBS-06")
@pytest.mark.parametrize(("x", "y", "facing"), [(0, 0, False), (171, -1298, True), (-171, 1298, False)])
def test_facing_is_more_than_beside(x: int, y: int, facing: bool) -> None:
    """At heading 3 the nearest point ahead of the line across the car is 1 of 4096 parts of a unit away."""
    table = Scenario("sedan", "pick_up").put(B=(2000, -1000, 3)).obstacle("burning_tyres", 2000 + x, -1000 + y)
    assert faces(table.g, 1, 0) == facing


@pytest.mark.rule("WK-OBS-04")
def test_the_pump_that_was_met_goes() -> None:
    table = Scenario("sedan", "pick_up", "coupe").put(B=(3000, -2000, 36)).speeds(B=2)
    table.obstacle("fuel_pump", -5000, 0).obstacle("boulder", -5000, -2000).obstacle("fuel_pump", 3000, 0).action("B")
    assert table.obstacles == [("fuel_pump", -5000, 0, 0), ("boulder", -5000, -2000, 0)]
    assert table.told("pump_exploded") == [(2, 1, 0)]
    assert table.told("destroyed") == [(1, NOBODY, 0)]
    assert [table.is_out(name) for name in "ABC"] == [False, True, False]


@pytest.mark.rule("WK-OBS-05", "WK-OBS-06", "WK-OBS-22")
def test_a_car_that_is_gone_neither_spins_nor_burns() -> None:
    table = Scenario("sedan", "pick_up", "coupe", tyre_fire="always").put(B=(0, 0, 0)).obstacle("burning_tyres", 900, 0)
    table.car("B").out = 1
    table.effect(Effect.TYRES, 1, 0)
    assert table.events == []
    assert table.car("B").burning == 0
