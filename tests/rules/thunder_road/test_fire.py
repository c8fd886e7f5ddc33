"""Fire (TR-FIR)."""

from collections import Counter

import pytest

from tests.games.thunder_road.scenario import Scenario
from tests.rules.thunder_road.sandy import sandy


def alight(**options: object) -> Scenario:
    """The small blue car burns on sand."""
    return sandy(carnage=True, **options).put({"blue small": (2, 4)}).burning("blue small")


@pytest.mark.rule("TR-FIR-01", "TR-FIR-10")
def test_ways_to_catch_fire() -> None:
    ground = sandy(carnage=True).put({"blue small": (2, 4)}).ground({(2, 5): "fire"}).shove("blue small", "F")
    token = sandy(carnage=True).put({"blue small": (2, 4)}).token((2, 5), "fire").shove("blue small", "F")
    damage = sandy(carnage=True).put({"blue small": (2, 4)}).fate(damage="on_fire").hit("blue small")
    assert [table.is_burning("blue small") for table in (ground, token, damage)] == [True] * 3
    assert (damage.damage_of("blue small"), damage.broken("blue small")) == (("on_fire",), False)


@pytest.mark.rule("TR-FIR-02")
def test_a_burning_vehicle_ignores_more_fire_and_a_ring_is_no_damage() -> None:
    table = alight().ground({(2, 5): "fire"}).shove("blue small", "F")
    assert (table.told("caught_fire"), table.damage_of("blue small")) == ([], ())
    table.dice("blue", 6, 1).turn("blue").assign(1, "small")
    assert not any("repair" in said for said in table.offers)


@pytest.mark.rule("TR-FIR-03", "TR-FIR-04", "TR-EX-28")
@pytest.mark.parametrize(("face", "moves"), [("plus_1", 6), ("plus_2", 7), ("out", 5)])
def test_the_fire_die_before_moving(face: str, moves: int) -> None:
    table = alight().dice("blue", 2, 3).turn("blue").assign(2, "small").fate(fire=face).command("nitro", 3)
    assert (table.moves, table.asked, table.is_burning("blue small")) == (moves, "step", face != "out")
    for left in range(moves, 0, -1):
        assert table.moves == left
        table.step("F")
    assert table.where("blue small") == (2, 4 + moves)


@pytest.mark.rule("TR-FIR-05")
def test_out_removes_the_ring() -> None:
    table = alight().fate(fire="out").drive("blue small", 2)
    assert (table.is_burning("blue small"), table.moves, len(table.told("fire_out"))) == (False, 2, 1)
    assert table.steps("F F").drive("blue small", 2).told("fire_die") == [(0, 2, 0)]


@pytest.mark.rule("TR-FIR-06", "TR-RND-07", "TR-EX-28")
def test_eliminated_before_moving() -> None:
    table = alight().fate(fire="eliminated").drive("blue small", 4)
    assert (table.where("blue small"), table.asked, table.told("stepped")) == ("gone", "", [])


@pytest.mark.rule("TR-FIR-03", "TR-CST-03", "TR-EX-28")
def test_a_coast_rolls_too() -> None:
    table = alight().fate(fire="plus_1").drive("blue small", 5, coast=True)
    assert table.moves == 2


@pytest.mark.rule("TR-FIR-03")
def test_only_the_active_vehicle_rolls() -> None:
    table = alight().put({"green small": (4, 4)}).fate(fire="plus_2").drive("green small", 2)
    assert (table.moves, table.fate_left) == (2, 1)


@pytest.mark.rule("TR-FIR-07")
def test_no_roll_in_the_step_in_which_it_caught_fire() -> None:
    table = sandy(carnage=True).put({"blue small": (2, 4)}).ground({(2, 5): "fire"}).fate(fire="eliminated")
    table.drive("blue small", 2).steps("F F")
    assert (table.where("blue small"), table.fate_left) == ((2, 6), 1)
    assert table.drive("blue small", 2).where("blue small") == "gone"


@pytest.mark.rule("TR-FIR-08", "TR-FIR-10")
def test_a_breakdown_puts_the_fire_out_but_flames_light_inoperable_cars_again() -> None:
    table = alight().damage("blue small", "dent").fate(damage="dent").hit("blue small")
    assert (table.broken("blue small"), table.is_burning("blue small")) == (True, False)
    second = sandy(carnage=True).put({"blue small": (2, 4)}).damage("blue small", "dent").fate(damage="on_fire")
    second.hit("blue small")
    assert (second.is_burning("blue small"), second.damage_of("blue small")) == (False, ("dent", "on_fire"))
    for name, burns in (("green small", True), ("wreck 1", False)):
        flames = sandy(carnage=True).put({name: (2, 4)}).damage("green small", "dent", "dent").ground({(2, 5): "fire"})
        assert flames.shove(name, "F").is_burning(name) == burns


@pytest.mark.rule("TR-FIR-08", "TR-FIR-03")
def test_a_ring_that_an_inoperable_car_caught_burns_on_after_the_repair() -> None:
    table = sandy(carnage=True).put({"green small": (2, 4)}).damage("green small", "dent", "dent")
    table.ground({(2, 5): "fire"}).shove("green small", "F").dice("green", 6, 2).turn("green")
    table.assign(2, "medium").command("repair", 6).choose("repair green small 1")
    table.stop().fate(fire="plus_2").drive("green small", 1)
    assert (table.moves, table.is_burning("green small")) == (3, True)


@pytest.mark.rule("TR-FIR-09")
def test_repairing_the_token_does_not_put_the_fire_out() -> None:
    table = alight().damage("blue small", "on_fire").dice("blue", 6, 1).turn("blue").assign(1, "medium")
    table.command("repair", 6)
    assert (table.damage_of("blue small"), table.is_burning("blue small")) == ((), True)


@pytest.mark.rule("TR-FIR-11", "TR-RIG-19")
def test_the_big_rig_never_burns() -> None:
    table = sandy("big_rig", "blue", carnage=True).put({"rig front": (2, 4)}).token((2, 5), "fire", faceup=True)
    table.shove("rig front", "F").choose("rig_command airstrike")
    assert not table.is_burning("rig front")


@pytest.mark.rule("TR-FIR-12")
@pytest.mark.parametrize(
    ("option", "faces"),
    [
        ("standard", {"moves 1": 2, "moves 2": 1, "out": 2, "gone": 1}),
        ("hot", {"moves 1": 2, "moves 2": 2, "out": 1, "gone": 1}),
    ],
)
def test_the_faces_of_the_fire_die(option: str, faces: dict[str, int]) -> None:
    found: Counter[str] = Counter()
    for number in range(6):
        table = alight(fire_die=option).fate(number=number).drive("blue small", 2)
        if table.eliminated("blue small"):
            found["gone"] += 1
        else:
            found[f"moves {table.moves - 2}" if table.is_burning("blue small") else "out"] += 1
    assert found == faces


@pytest.mark.rule("TR-FIR-06", "TR-MOV-02")
def test_a_vehicle_lost_to_its_fire_has_no_moves_to_count() -> None:
    table = sandy().put({"blue small": (2, 5)}).burning("blue small").fate(fire="eliminated").drive("blue small", 4)
    assert (table.where("blue small"), table.asked, table.story("fire_die", "moves")) == ("gone", "", ["fire_die"])
