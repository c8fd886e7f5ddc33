"""The limits of the box (TR-OBS-10 to TR-OBS-13); wrecks are among the obstacles."""

import pytest

from carambolage.games.thunder_road.ground.piles import stand_ins_in_use, used_as
from carambolage.games.thunder_road.names.things import Damage
from tests.games.thunder_road.scenario import Scenario
from tests.rules.thunder_road.rigs import dents, order
from tests.rules.thunder_road.sandy import sandy

CREWS = ("blue", "green", "orange", "white", "big_rig", "final_five")
CARS = [f"{crew} {size}" for crew in CREWS[:4] for size in ("small", "medium", "large")]
BIKES = [f"bike {number}" for number in range(1, 6)]
DENT = "rig_command airstrike"


def limited(*crews: str, **options: object) -> Scenario:
    """Some crews on sand with the limits of the box."""
    return sandy(*(crews or CREWS), **{"carnage": True, "box_limits": True, **options})


@pytest.mark.rule("TR-OBS-11")
@pytest.mark.parametrize(("limits", "ground"), [(True, "impassable"), (False, "sand")])
def test_with_eight_sand_tokens_laid_a_space_keeps_its_printed_ground(limits: bool, ground: str) -> None:
    table = limited("big_rig", "blue", "green", box_limits=limits).put({"rig front": (2, 9)})
    table.sand[0], table.sand[1] = 0b111111, 0b11
    table.ground({(2, 10): "impassable"}).token((2, 10), "oil", faceup=True)
    order(table, "cow_catcher", 1).step("F").choose(DENT)
    assert (table.ground_at((2, 10)), table.token_at((2, 10)), dents(table)) == (ground, "", 1)


@pytest.mark.rule("TR-OBS-11")
def test_the_eighth_sand_token_is_still_there() -> None:
    table = limited("big_rig", "blue", "green").put({"rig front": (2, 9)})
    table.sand[0], table.sand[1] = 0b111111, 0b1
    order(table.ground({(2, 10): "impassable"}), "cow_catcher", 1).step("F").choose(DENT)
    assert table.ground_at((2, 10)) == "sand"


@pytest.mark.rule("TR-OBS-12")
@pytest.mark.parametrize(("limits", "rings", "burns"), [(True, 11, True), (True, 12, False), (False, 12, True)])
def test_without_a_ring_left_nobody_catches_fire(limits: bool, rings: int, burns: bool) -> None:
    table = limited(box_limits=limits).burning(*[*CARS, *BIKES][:rings])
    table.put({"bike 5": (2, 4)}).ground({(2, 5): "fire"}).shove("bike 5", "F")
    assert table.is_burning("bike 5") == burns


def dented_by(table: Scenario, minors: int) -> Scenario:
    """Minor damage on so many cars and motorcycles, two on a car, a car on the board left whole."""
    names = [name for name in CARS if name != "blue small"]
    for name in names[: minors // 2]:
        table.damage(name, "minor", "minor")
    if minors % 2:
        table.damage(names[minors // 2], "minor")
    return table


@pytest.mark.rule("TR-OBS-13", "TR-DMG-09")
@pytest.mark.parametrize(
    ("limits", "minors", "kind"), [(True, 14, "minor"), (True, 15, "stand_in"), (False, 15, "minor")]
)
def test_a_facedown_token_of_the_pile_stands_in_for_the_sixteenth(limits: bool, minors: int, kind: str) -> None:
    table = dented_by(limited(box_limits=limits), minors).put({"bike 1": (2, 4)})
    left = table.damages_left
    table.hit("bike 1")
    assert (table.damage_of("bike 1"), table.broken("bike 1")) == ((kind,), True)
    assert table.damages_left == left - int(kind == "stand_in")
    assert sum(table.damages) == left
    assert table.told("damage_drawn") == []


@pytest.mark.rule("TR-OBS-13")
def test_a_stand_in_goes_back_to_the_pile_when_it_is_repaired_or_its_vehicle_lost() -> None:
    table = dented_by(limited(), 15).put({"bike 1": (2, 4), "bike 2": (4, 4)})
    left = table.damages_left
    table.hit("bike 1").hit("bike 2")
    assert (stand_ins_in_use(table.g), table.damages_left) == (2, left - 2)
    table.dice("final_five", 6, 2).turn("final_five").assign(2, "3").command("repair", 6)
    table.choose("repair bike 1 1")
    assert (stand_ins_in_use(table.g), table.damages_left, table.broken("bike 1")) == (1, left - 1, False)
    table.stop().ground({(4, 5): "impassable"}).shove("bike 2", "F")
    assert (stand_ins_in_use(table.g), table.damages_left) == (0, left)


@pytest.mark.rule("TR-OBS-13")
def test_a_token_drawn_later_may_be_any_but_those_seen() -> None:
    """The one stand-in could be either of the two tokens left, so each is drawn with even chance."""
    table = dented_by(limited(), 15).pile(dent=1, dazed=1).put({"bike 1": (2, 4), "blue small": (4, 4)}).hit("bike 1")
    assert (table.damages_left, stand_ins_in_use(table.g)) == (1, 1)
    table.fate(damage="dazed", stunt=1, direction="F").hit("blue small")
    assert (table.damage_of("blue small"), table.damages_left, sum(table.damages)) == (("dazed",), 0, 1)
    table.hit("blue small")
    assert (table.damage_of("blue small"), table.damages_left) == (("dazed", "minor"), 0)


@pytest.mark.rule("TR-OBS-13")
def test_tokens_set_aside_make_a_new_pile_before_the_supply_is_unlimited() -> None:
    table = dented_by(limited(), 15).pile().put({"bike 1": (2, 4), "bike 2": (4, 4)})
    table.damages_aside[Damage.ONGOING] = 1
    table.hit("bike 1").hit("bike 2")
    assert (table.damage_of("bike 1"), table.damage_of("bike 2")) == (("stand_in",), ("minor",))
    assert (sum(table.damages_aside), table.damages[Damage.ONGOING], table.damages_left) == (0, 1, 0)


@pytest.mark.rule("TR-OBS-13")
def test_the_truck_s_commands_use_the_same_supply_and_the_same_stand_ins() -> None:
    table = dented_by(limited(), 14).put({"rig front": (2, 9)})
    left = table.damages_left
    table.hit("rig front").choose("rig_command airstrike").hit("rig front").choose("rig_command cow_catcher")
    assert (used_as(table.g, Damage.MINOR), stand_ins_in_use(table.g)) == (15, 1)
    assert (table.damages_left, table.team("big_rig").stand_ins) == (left - 1, 0b10)
    order(table, "repair_front")
    assert (table.damages_left, table.team("big_rig").stand_ins, dents(table)) == (left, 0, 1)


@pytest.mark.rule("TR-OBS-13", "TR-DMG-06")
def test_a_lost_truck_gives_its_tokens_back() -> None:
    table = dented_by(limited(), 15).put({"rig front": (2, 9), "blue small": (3, 3)})
    left = table.damages_left
    for command in ("airstrike", "cow_catcher", "missile_launcher", "traction_drive", "hazard_dispenser"):
        table.hit("rig front").choose(f"rig_command {command}")
    assert table.damages_left == left - 5
    table.hit("rig front")
    assert (table.eliminated("rig front"), table.damages_left, stand_ins_in_use(table.g)) == (True, left, 0)
    assert used_as(table.g, Damage.MINOR) == 15
