"""Obstacles, wrecks and choppers (TR-OBS)."""

import pytest

from carambolage.games.thunder_road.ground.grid import is_empty
from tests.games.thunder_road.scenario import Scenario


def sand(*crews: str, **options: object) -> Scenario:
    """Some crews in a desert."""
    return Scenario(*(crews or ("blue", "green", "orange")), **options).draw("\n".join(["S" * 24] * 6))


@pytest.mark.rule("TR-OBS-01", "TR-OBS-02")
def test_what_makes_a_space_not_empty() -> None:
    table = sand("blue", "big_rig", carnage=True)
    table.put({"blue small": (0, 1), "rig front": (1, 9), "rig middle": (1, 8), "rig rear": (1, 7), "wreck 1": (0, 2)})
    table.chopper("blue", (0, 3)).token((0, 4), "mud").token((0, 5), "road", faceup=True)
    table.ground({(0, 6): "impassable"})
    grounds = ("mud", "goo", "glass", "ramp", "fire", "salt", "sand", "road")
    table.ground({(3, a): ground for a, ground in enumerate(grounds)})
    taken = {(lane, a) for lane in range(6) for a in range(24) if not is_empty(table.g, table.space((lane, a)))}
    assert taken == {*((0, a) for a in range(1, 7)), (1, 7), (1, 8), (1, 9)}


@pytest.mark.rule("TR-OBS-03", "TR-SLM-05")
def test_own_cars_occupy_a_space_too() -> None:
    table = sand().put({"blue small": (2, 4), "blue large": (2, 5)}).fate(slam="bottom", direction="F")
    table.drive("blue small", 3).step("F")
    assert (table.asked, table.player) == ("slam_reroll", "blue")
    table.decline()
    assert (table.where("blue large"), table.moves) == ((2, 6), 0)


@pytest.mark.rule("TR-OBS-04", "TR-OBS-05")
def test_any_damage_eliminates_a_wreck() -> None:
    table = sand().put({"wreck 1": (2, 5)}).hit("wreck 1")
    assert (table.eliminated("wreck 1"), table.story("damage_drawn")) == (True, [])
    table = sand().put({"blue small": (2, 4), "wreck 1": (2, 5)}).fate(shot="any").shoot("blue small").target("wreck 1")
    assert table.eliminated("wreck 1")


@pytest.mark.rule("TR-OBS-04", "TR-SHT-04")
def test_a_wreck_counts_as_small() -> None:
    table = sand().put({"blue small": (2, 4), "wreck 1": (2, 5)})
    hit = []
    for face in ("large", "medium", "medium_or_small", "any"):
        table = sand().put({"blue small": (2, 4), "wreck 1": (2, 5)}).fate(shot=face)
        hit.append(table.shoot("blue small").target("wreck 1").eliminated("wreck 1"))
    assert hit == [False, False, True, True]


@pytest.mark.rule("TR-OBS-04")
def test_a_wreck_is_pushed_onto_tokens_and_meets_them() -> None:
    table = sand().put({"blue small": (2, 4), "wreck 1": (2, 5)}).token((2, 6), "mine").token((1, 5), "oil")
    table.fate(slam="bottom", direction="FL").fate(direction="F").drive("blue small", 1).step("F")
    assert (table.where("wreck 1"), table.token_at((1, 5))) == ((1, 6), "oil")
    table.put({"wreck 1": (2, 5), "blue small": (2, 4)})
    table.fate(slam="bottom", direction="F").drive("blue small", 1).step("F")
    assert (table.eliminated("wreck 1"), table.token_at((2, 6))) == (True, "")


@pytest.mark.rule("TR-OBS-04")
def test_a_wreck_under_a_chopper_is_eliminated_at_the_end_of_any_turn() -> None:
    table = sand().put({"wreck 1": (2, 5), "blue small": (4, 9)}).chopper("green", (2, 5))
    table.drive("blue small", 1).step("F")
    assert (table.eliminated("wreck 1"), table.chopper_of("green")) == (True, (2, 5))


@pytest.mark.rule("TR-OBS-06", "TR-OBS-10")
@pytest.mark.parametrize(("limits", "wrecks"), [(False, 5), (True, 4)])
def test_supply_of_wrecks(limits: bool, wrecks: int) -> None:
    table = sand(box_limits=limits).put({f"wreck {n}": (0, n) for n in range(1, 5)}).put({"blue small": (3, 4)})
    table.token((3, 5), "wreck").drive("blue small", 2)
    if wrecks == 5:
        table.fate(slam="bottom", direction="F")
    table.step("F")
    on_board = [table.where(f"wreck {n}") for n in range(1, 13) if not table.eliminated(f"wreck {n}")]
    assert len(on_board) == wrecks
    assert (table.token_at((3, 5)), table.hazard_discard[4]) == ("", 1)
    assert table.asked == ("shoot_target" if wrecks == 5 else "step")


@pytest.mark.rule("TR-OBS-06")
def test_a_wreck_on_the_first_space_of_the_board_is_not_taken_away_for_another() -> None:
    table = sand().put({"wreck 1": (0, 0), "blue small": (3, 4)}).token((3, 5), "wreck")
    table.fate(slam="bottom", direction="F").drive("blue small", 2).step("F")
    assert (table.where("wreck 1"), table.where("wreck 2")) == ((0, 0), (3, 6))


@pytest.mark.rule("TR-OBS-10")
def test_a_fourth_wreck_comes_back_once_another_is_lost() -> None:
    table = sand(box_limits=True).put({f"wreck {n}": (0, n) for n in range(1, 5)}).hit("wreck 2")
    table.put({"blue small": (3, 4)}).token((3, 5), "wreck").fate(slam="bottom", direction="F")
    table.drive("blue small", 2).step("F")
    assert table.where("wreck 2") == (3, 6)


@pytest.mark.rule("TR-OBS-07", "TR-OBS-09")
def test_choppers_are_no_targets_and_are_not_slammed() -> None:
    table = sand().put({"blue small": (2, 4), "green small": (3, 4)}).chopper("green", (2, 5)).shoot("blue small")
    assert table.offers == {"vehicle green small", "decline"}
    table.drive("blue small", 1).step("F")
    assert (table.story("slam"), table.chopper_of("green")) == ([], (2, 5))


@pytest.mark.rule("TR-OBS-07")
def test_a_chopper_stays_until_its_tile_goes_or_its_owner_is_out() -> None:
    table = sand().chopper("green", (2, 3)).chopper("orange", (2, 9)).put({"blue small": (3, 23)})
    table.end_turn()
    assert table.chopper_of("green") == (2, 3)
    table.shove("blue small", "F")
    assert (table.chopper_of("green"), table.chopper_of("orange")) == ("off", (2, 1))
    assert table.choppers_over[table.space((2, 19))] == -1
    table.lose("orange small", "orange medium").put({"orange large": (0, 9)}).shove("orange large", "FL")
    assert (table.is_out("orange"), table.chopper_of("orange")) == (True, "gone")
    assert table.choppers_over[table.space((2, 1))] == -1


@pytest.mark.rule("TR-OBS-08", "TR-CMD-05")
def test_a_chopper_shoots_its_own_crew_too() -> None:
    table = sand().put({"blue small": (2, 4), "blue large": (2, 9)}).dice("blue", 1, 2)
    table.turn("blue").assign(1, "small").command("airstrike", 2).choose("space 2,8")
    assert table.offers == {"vehicle blue large", "decline"}


@pytest.mark.rule("TR-OBS-09", "TR-EX-14")
def test_a_chopper_does_not_stop_shrapnel() -> None:
    table = sand().put({"blue small": (3, 10), "green small": (1, 9)}).chopper("orange", (2, 10))
    table.fate(damage="shrapnel", direction="BL").fate(damage="dent").hit("blue small")
    assert table.damage_of("green small") == ("dent",)


@pytest.mark.rule("TR-OBS-09")
def test_a_chopper_does_not_keep_a_token_from_acting() -> None:
    table = sand().put({"blue small": (2, 4)}).token((2, 5), "mine").chopper("orange", (2, 5)).fate(damage="dent")
    table.drive("blue small", 3).step("F")
    assert (table.story("damage_drawn", "eliminated"), table.token_at((2, 5))) == (["damage_drawn", "eliminated"], "")


@pytest.mark.rule("TR-EX-15")
def test_example_of_a_car_pushed_under_a_chopper() -> None:
    table = sand().chopper("blue", (3, 7)).put({"green small": (3, 6), "orange small": (3, 8), "blue large": (0, 1)})
    table.drive("green small", 2).step("F")
    assert table.where("green small") == (3, 7)
    table.fate(slam="bottom", direction="B").step("F")
    assert (table.where("green small"), table.eliminated("orange small")) == ((3, 8), True)
    table.damage("blue large", "dent", "dent").put({"blue large": (3, 7)}).end_turn()
    assert table.eliminated("blue large")
