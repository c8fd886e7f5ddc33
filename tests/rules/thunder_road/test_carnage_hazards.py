"""Hazard tokens of Carnage at Devil's Run (TR-CAR-20 to 28)."""

import pytest

from tests.games.thunder_road.scenario import Scenario
from tests.rules.thunder_road.sandy import sandy

Space = tuple[int, int]


def reveal(token: str, **options: object) -> Scenario:
    """The small blue car stands before a facedown token on (2,9)."""
    return sandy(carnage=True, **options).put({"blue small": (2, 8)}).token((2, 9), token)


@pytest.mark.rule("TR-CAR-20", "TR-CAR-21")
def test_a_quake_shakes_all_road_vehicles_but_no_choppers() -> None:
    table = reveal("quake").put({"green small": (4, 3), "wreck 1": (0, 12), "orange large": (5, 5)})
    table.damage("orange large", "dent", "dent").chopper("green", (3, 3)).fate(direction="FR")
    table.drive("blue small", 3).step("F")
    assert [table.where(name) for name in ("blue small", "green small", "wreck 1")] == [(3, 9), (5, 3), (1, 12)]
    assert (table.where("orange large"), table.chopper_of("green")) == ("gone", (3, 3))
    assert (table.moves, table.asked) == (2, "step")
    assert (table.token_at((2, 9)), table.hazard_discard[9]) == ("", 1)


@pytest.mark.rule("TR-CAR-21", "TR-ROD-04")
def test_after_a_quake_the_moves_left_are_driven_unless_lost() -> None:
    lost = reveal("quake").ground({(2, 10): "goo"}).fate(direction="F").drive("blue small", 3).step("F")
    assert (lost.where("blue small"), lost.moves, lost.asked) == ((2, 10), 0, "")
    road = Scenario("blue", "green", carnage=True).put({"blue small": (2, 8)}).token((2, 9), "quake")
    road.ground({(3, 9): "sand"}).fate(direction="FR").drive("blue small", 1).step("F")
    assert (road.where("blue small"), road.asked) == ((3, 9), "")


@pytest.mark.rule("TR-CAR-22", "TR-EX-25")
def test_the_sand_worm_takes_all_who_are_furthest_back() -> None:
    table = reveal("sand_worm").put({"green small": (1, 3), "green large": (2, 3), "wreck 1": (0, 3)})
    table.drive("blue small", 3).step("F")
    assert (table.where("green large"), table.where("wreck 1")) == ("gone", "gone")
    assert (table.where("green small"), table.where("orange small"), table.moves) == ((1, 3), "start", 2)
    assert table.hazard_discard[10] == 1


@pytest.mark.rule("TR-CAR-22")
def test_the_one_that_revealed_the_worm_counts_too() -> None:
    table = reveal("sand_worm").put({"green small": (3, 9)}).drive("blue small", 3).step("F")
    assert (table.where("blue small"), table.where("green small"), table.asked) == ("gone", (3, 9), "")


@pytest.mark.rule("TR-CAR-23", "TR-ENT-10")
@pytest.mark.parametrize(("kind", "end", "moves"), [("glass", (2, 10), 2), ("fire", (2, 9), 2), ("ramp", (2, 11), 0)])
def test_staying_tokens_give_their_terrain_and_act_at_once(kind: str, end: Space, moves: int) -> None:
    table = reveal(kind)
    if kind == "ramp":
        table.fate(stunt=2)
    table.drive("blue small", 3).step("F")
    assert (table.where("blue small"), table.token_at((2, 9)), table.ground_at((2, 9))) == (end, kind, kind)
    assert (table.is_burning("blue small"), table.moves) == (kind == "fire", moves)


@pytest.mark.rule("TR-CAR-24")
@pytest.mark.parametrize(("option", "end"), [("eliminate", "gone"), ("spare", (2, 9))])
def test_a_ramp_revealed_from_the_wrong_side(option: str, end: Space | str) -> None:
    table = sandy(carnage=True, ramp_reveal=option).put({"blue small": (1, 8)}).token((2, 9), "ramp")
    table.drive("blue small", 3).step("FR")
    assert (table.where("blue small"), table.asked, table.ground_at((2, 9))) == (end, "", "ramp")
    later = sandy(carnage=True, ramp_reveal=option).put({"green small": (1, 8)}).token((2, 9), "ramp", faceup=True)
    assert later.drive("green small", 1).step("FR").where("green small") == "gone"


@pytest.mark.rule("TR-CAR-25", "TR-EX-30")
@pytest.mark.parametrize(
    ("face", "hit"), [("large", False), ("medium", True), ("medium_or_small", True), ("any", True)]
)
def test_a_pit_trap_rolls_the_shooting_die_against_its_finder(face: str, hit: bool) -> None:
    table = sandy(carnage=True).put({"blue medium": (2, 8)}).token((2, 9), "pit_trap").fate(shot=face)
    table.drive("blue medium", 3).step("F")
    assert table.where("blue medium") == ("gone" if hit else (2, 9))
    assert table.ground_at((2, 9)) == "impassable"
    if not hit:
        assert (table.moves, table.steps("F F").where("blue medium")) == (2, (2, 11))


@pytest.mark.rule("TR-CAR-26", "TR-ENT-04", "TR-EX-30")
def test_from_then_on_the_space_is_impassable() -> None:
    table = sandy(carnage=True).put({"blue medium": (2, 8)}).token((2, 9), "pit_trap").fate(shot="large")
    table.drive("blue medium", 1).step("F")
    assert table.where("blue medium") == (2, 9)
    table.drive("blue medium", 1).step("F")
    assert table.where("blue medium") == (2, 10)
    for name in ("green small", "wreck 1"):
        table.put({name: (2, 8)}).shove(name, "F")
        assert (table.where(name), len(table.told("shooting_die"))) == ("gone", 1)
    assert table.shove("blue medium", "B").where("blue medium") == "gone"


@pytest.mark.rule("TR-CAR-27")
def test_the_pit_trap_is_no_shot() -> None:
    """A beacon of the finder gives nobody a reroll, and the trap works in round 1."""
    table = sandy(carnage=True).put({"blue large": (2, 8)}).damage("blue large", "homing_beacon")
    table.token((2, 9), "pit_trap").fate(shot="medium")
    table.round_number = 1
    table.drive("blue large", 2).step("F")
    assert (table.asked, table.where("blue large"), table.told("shot")) == ("step", (2, 9), [])


@pytest.mark.rule("TR-CAR-28", "TR-ENT-01")
@pytest.mark.parametrize(("token", "outcomes"), [("mine", {"damage": "dent"}), ("sand_worm", {})])
def test_single_use_tokens_leave_the_printed_terrain_to_act(token: str, outcomes: dict[str, object]) -> None:
    table = reveal(token).put({"green small": (2, 2)}).ground({(2, 9): "glass"}).fate(**outcomes)
    table.drive("blue small", 3).step("F")
    assert (table.where("blue small"), table.token_at((2, 9)), table.ground_at((2, 9))) == ((2, 10), "", "glass")
