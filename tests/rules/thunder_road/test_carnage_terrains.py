"""Terrains of Carnage at Devil's Run (TR-CAR-01 to 12)."""

import pytest

from tests.games.thunder_road.scenario import Scenario
from tests.rules.thunder_road.sandy import sandy

Space = tuple[int, int]


def wild(**grounds: Space) -> Scenario:
    """Carnage on sand, with one space of each ground named."""
    return sandy(carnage=True).ground({place: name for name, place in grounds.items()})


@pytest.mark.rule("TR-CAR-01")
@pytest.mark.parametrize("ground", ["fire", "salt", "glass"])
def test_they_cost_1_and_are_no_road(ground: str) -> None:
    table = Scenario("blue", "green", carnage=True).put({"blue small": (2, 4)}).ground({(2, 5): ground})
    table.drive("blue small", 3).step("F")
    assert table.moves == 2
    table.steps("F F")
    assert table.asked == ""


@pytest.mark.rule("TR-CAR-02", "TR-ROD-06")
def test_goo_stops() -> None:
    table = wild(goo=(2, 5)).put({"blue small": (2, 4), "green small": (2, 6)}).drive("blue small", 5).step("F")
    assert (table.where("blue small"), table.moves, table.asked) == ((2, 5), 0, "shoot_target")


@pytest.mark.rule("TR-CAR-03", "TR-EX-27")
def test_glass_slides_on_in_the_direction_of_entry() -> None:
    table = wild(glass=(3, 10)).put({"blue small": (2, 10)}).drive("blue small", 3).step("FR")
    assert (table.where("blue small"), table.moves) == ((4, 11), 2)
    pushed = wild(glass=(3, 10)).put({"blue small": (3, 11)}).shove("blue small", "B")
    assert pushed.where("blue small") == (3, 9)


@pytest.mark.rule("TR-CAR-04")
@pytest.mark.parametrize("way", ["F", "FL", "FR", "B", "BL", "BR"])
def test_every_kind_of_step_gives_the_direction(way: str) -> None:
    """Push, oil slide, dazed step, skid: two spaces in the same direction."""
    start = (2, 10)
    first = {"F": (2, 11), "FL": (1, 10), "FR": (3, 10), "B": (2, 9), "BL": (1, 9), "BR": (3, 9)}[way]
    second = {"F": (2, 12), "FL": (0, 11), "FR": (4, 11), "B": (2, 8), "BL": (0, 9), "BR": (4, 9)}[way]
    skids = {"F": "front", "FL": "front_left", "FR": "front_right", "B": "rear", "BL": "rear_left", "BR": "rear_right"}
    pushed = wild(glass=first).put({"blue small": start}).shove("blue small", way)
    oil = wild(glass=first).put({"blue small": (2, 9)}).token(start, "oil").fate(direction=way).drive("blue small", 2)
    dazed = wild(glass=first).put({"blue small": start}).fate(damage="dazed", stunt=1, direction=way)
    skid = wild(glass=first).put({"blue small": start}).fate(damage=f"skid_{skids[way]}").hit("blue small")
    tables = (pushed, oil.step("F"), dazed.hit("blue small"), skid)
    assert [table.where("blue small") for table in tables] == [second] * 4


@pytest.mark.rule("TR-CAR-04", "TR-MOV-08")
def test_consecutive_glass_slides_on_and_from_the_start_area_forward() -> None:
    table = wild().ground({(2, column): "glass" for column in (0, 1, 2)}).drive("blue small", 2).enter(2)
    assert (table.where("blue small"), table.moves) == ((2, 3), 1)


@pytest.mark.rule("TR-CAR-04")
def test_a_flight_and_a_quake_give_the_direction_too() -> None:
    blat = wild(glass=(2, 12)).put({"blue small": (2, 10)}).fate(damage="blat_off", direction="F", stunt=2)
    assert blat.hit("blue small").where("blue small") == (2, 13)
    quake = wild(glass=(4, 8)).put({"blue small": (2, 8), "green small": (4, 9)}).token((2, 9), "quake")
    quake.fate(direction="B").drive("blue small", 2).step("F")
    assert quake.where("green small") == (4, 7)


@pytest.mark.rule("TR-CAR-05", "TR-EX-26")
def test_a_ramp_from_behind_is_a_jump_and_ends_the_move() -> None:
    table = wild(ramp=(2, 10), impassable=(2, 11)).put({"blue small": (2, 9), "green small": (2, 12)})
    table.fate(stunt=3).drive("blue small", 4).step("F")
    assert (table.where("blue small"), table.moves, table.told("slam"), table.asked) == ((2, 13), 0, [], "")
    short = wild(ramp=(2, 10), impassable=(2, 11)).put({"blue small": (2, 9)}).fate(stunt=1).drive("blue small", 4)
    assert short.step("F").where("blue small") == "gone"


@pytest.mark.rule("TR-CAR-05", "TR-ROD-06", "TR-EX-26")
def test_no_road_bonus_after_a_jump() -> None:
    table = Scenario("blue", "green", carnage=True).put({"blue small": (2, 9)}).ground({(2, 10): "ramp"})
    assert table.fate(stunt=2).drive("blue small", 1).step("F").asked == ""


@pytest.mark.rule("TR-CAR-05")
def test_the_landing_space_is_entered_normally() -> None:
    mine = wild(ramp=(2, 10)).put({"blue small": (2, 9)}).token((2, 12), "mine").fate(stunt=2, damage="dent")
    assert mine.drive("blue small", 4).step("F").damage_of("blue small") == ("dent",)
    slam = wild(ramp=(2, 10)).put({"blue small": (2, 9), "green small": (2, 12)}).fate(stunt=2, slam="top")
    slam.fate(direction="FL").drive("blue small", 4).step("F")
    assert slam.where("blue small") == (1, 12)


@pytest.mark.rule("TR-CAR-06", "TR-EX-26")
@pytest.mark.parametrize(("start", "way"), [((1, 9), "FR"), ((3, 9), "FL")])
def test_a_ramp_from_any_other_side_eliminates_a_driver(start: Space, way: str) -> None:
    table = wild(ramp=(2, 10)).put({"blue small": start}).drive("blue small", 4).step(way)
    assert (table.where("blue small"), table.asked) == ("gone", "")


@pytest.mark.rule("TR-CAR-06", "TR-CAR-07")
@pytest.mark.parametrize(
    ("start", "way"), [((1, 9), "FR"), ((3, 9), "FL"), ((2, 11), "B"), ((1, 10), "BR"), ((3, 10), "BL")]
)
def test_pushed_from_the_wrong_side_is_lost_too(start: Space, way: str) -> None:
    assert wild(ramp=(2, 10)).put({"blue small": start}).shove("blue small", way).where("blue small") == "gone"


@pytest.mark.rule("TR-CAR-07", "TR-EX-26")
def test_whoever_comes_from_its_foot_jumps() -> None:
    table = wild(ramp=(2, 10)).put({"blue small": (2, 9)}).fate(stunt=2).shove("blue small", "F")
    assert table.where("blue small") == (2, 12)
    flung = wild(ramp=(2, 10)).put({"blue small": (2, 9)}).fate(damage="blat_off", direction="F", stunt=1)
    assert flung.fate(stunt=2).hit("blue small").where("blue small") == (2, 12)
    slid = wild(glass=(2, 9), ramp=(2, 10)).put({"blue small": (2, 8)}).fate(stunt=1).drive("blue small", 3)
    assert slid.step("F").where("blue small") == (2, 11)


@pytest.mark.rule("TR-CAR-08")
@pytest.mark.parametrize(("far", "end"), [(1, (2, 15)), (2, "gone"), (3, "gone")])
def test_landing_on_another_ramp_from_further_than_its_foot_eliminates(far: int, end: tuple[int, int] | str) -> None:
    table = sandy(carnage=True).ground({(2, 10): "ramp", (2, 10 + far): "ramp"}).put({"blue small": (2, 9)})
    table.fate(stunt=[far, 4]).drive("blue small", 3).step("F")
    assert (table.where("blue small"), len(table.told("jumped"))) == (end, 2 if far == 1 else 1)


@pytest.mark.rule("TR-CAR-07")
@pytest.mark.parametrize("token", [False, True])
def test_a_blat_off_of_several_spaces_onto_a_ramp_eliminates(token: bool) -> None:
    table = sandy(carnage=True).put({"blue small": (2, 7)})
    table = table.token((2, 10), "ramp") if token else table.ground({(2, 10): "ramp"})
    table.fate(damage="blat_off", direction="F", stunt=3).hit("blue small")
    assert table.eliminated("blue small")


@pytest.mark.rule("TR-CAR-04", "TR-DMG-12")
def test_a_flight_that_lands_on_glass_slides_on_in_its_direction() -> None:
    table = wild(glass=(2, 10)).put({"blue small": (2, 7)}).fate(damage="blat_off", direction="F", stunt=3)
    assert table.hit("blue small").where("blue small") == (2, 11)
    assert (table.told("slid")[0][1], table.told("stepped"), len(table.told("moved"))) == (0, [], 2)


@pytest.mark.rule("TR-CAR-09", "TR-FIR-01", "TR-FIR-07")
def test_fire_lights_whoever_enters_and_the_move_goes_on() -> None:
    table = wild(fire=(2, 5)).put({"blue small": (2, 4)}).drive("blue small", 3).step("F")
    assert (table.is_burning("blue small"), table.moves, table.told("fire_die")) == (True, 2, [])


def on_salt(*grounds: str, **options: object) -> Scenario:
    """The small blue car drives from sand over grounds of its lane, with a road die of 2."""
    table = sandy(carnage=True, **options).put({"blue small": (2, 4)})
    table.ground({(2, 5 + n): ground for n, ground in enumerate(grounds)})
    table.road_die_value = 2
    return table.drive("blue small", len(grounds))


@pytest.mark.rule("TR-CAR-10", "TR-EX-29")
def test_ending_on_salt_gives_the_road_die() -> None:
    table = on_salt("sand", "sand", "salt").steps("F F F")
    assert table.asked == "road_bonus"
    assert table.accept().moves == 2
    assert on_salt("sand", "salt", "sand").steps("F F F").asked == ""
    assert on_salt("sand", "salt", "sand", salt_flats="enter").steps("F F F").asked == "road_bonus"


@pytest.mark.rule("TR-CAR-11", "TR-EX-29")
def test_salt_helps_after_a_slam_by_the_option_but_not_on_a_coast_or_twice() -> None:
    for option, asked in (("never", "shoot_target"), ("always", "road_bonus")):
        slam = sandy(carnage=True, road_die_after_stop=option).ground({(2, 5): "salt"})
        slam.put({"blue small": (2, 4), "green small": (2, 5)}).fate(slam="bottom", direction="F")
        assert slam.drive("blue small", 1).step("F").asked == asked
    coast = sandy(carnage=True).put({"blue small": (2, 4)}).ground({(2, 5): "salt"})
    assert coast.drive("blue small", 4, coast=True).step("F").asked == ""
    twice = sandy(carnage=True).put({"blue small": (2, 4)}).ground({(2, 5): "salt", (2, 6): "salt"})
    assert twice.drive("blue small", 1).step("F").accept().step("F").asked == ""


@pytest.mark.rule("TR-CAR-11")
def test_salt_is_not_road_and_no_help_for_the_truck() -> None:
    table = Scenario("blue", "big_rig", carnage=True).put({"blue small": (2, 4)}).ground({(2, 5): "salt"})
    assert table.drive("blue small", 2).steps("F F").asked == ""
    table.put({"rig front": (4, 9)}).ground({(4, 10): "salt"}).drive("rig front", 1)
    assert (table.where("rig front"), table.asked) == ((4, 10), "")


@pytest.mark.rule("TR-CAR-12", "TR-TER-06")
@pytest.mark.parametrize("name", ["wreck 1", "green small"])
def test_grounds_act_on_wrecks_and_inoperable_cars(name: str) -> None:
    table = wild(glass=(2, 5), ramp=(2, 6)).put({name: (2, 4)}).damage("green small", "dent", "dent")
    table.fate(stunt=4).shove(name, "F")
    assert table.where(name) == (2, 10)
    table.put({name: (1, 6)}).shove(name, "BR")
    assert table.where(name) == "gone"
    fire = wild(fire=(2, 5)).put({name: (2, 4)}).damage("green small", "dent", "dent")
    assert fire.shove(name, "F").is_burning(name) == (name == "green small")
